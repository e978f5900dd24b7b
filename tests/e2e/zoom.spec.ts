/** At 200 % nothing is lost: a desktop's window zoomed, and a phone whose letters are twice as large. */
import type { Page } from '@playwright/test';
import { paths } from '#rules/paths.ts';
import { matched, newcomer } from '#tests/factories/people.ts';
import { wideElements } from './axe.ts';
import { expect, long, test } from './fixtures.ts';
import { demoSession, firstMatch } from './steps.ts';
import { adminConsole, free, inside, onTheWayIn, type Stop, signedOut, texts, tools } from './stops.ts';

/** What a window of 1280 by 800 pixels shows at 200 %. */
const zoomed = { width: 640, height: 400 };
const phone = { width: 360, height: 740 };

/**
 * What cannot be reached, and the part of the height that bars take at the middle of the page. A control is reached when the keyboard's
 * focus brings its middle to where a finger finds it, and nothing else. Behind an open dialog nothing needs to be.
 */
function looked(page: Page) {
  return page.evaluate(() => {
    const modal = document.querySelector('[data-modal], dialog[open]');
    const controls = (modal ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    const covered: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert], [aria-hidden=true]'))
        continue;
      if (Math.min(control.offsetWidth, control.offsetHeight) < 8 || control.matches(':disabled')) continue;
      control.focus();
      const [box = control.getBoundingClientRect()] = control.getClientRects();
      const { left, right, top, bottom } = box;
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      // Of a field of many lines the browser shows the one that is written in.
      const end = control.localName === 'textarea' ? Math.min(bottom, top + 32) : bottom;
      const y = (Math.max(top, 0) + Math.min(end, innerHeight)) / 2;
      const hit = document.elementFromPoint(x, y);
      const isHit = control.contains(hit) || hit?.closest('label')?.contains(control);
      if (!isHit)
        covered.push(`${control.outerHTML.slice(0, 160)} at ${x}, ${y} under ${hit?.outerHTML.slice(0, 120)}`);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    if (modal) return { covered, bars: 0 };
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
    const isBar = (x: number, y: number): boolean => {
      for (let each = document.elementFromPoint(x, y); each !== null; each = each.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(each).position)) return true;
      return false;
    };
    let rows = 0;
    for (let y = 0.5; y < innerHeight; y += 1) if ([0.25, 0.5, 0.75].every((x) => isBar(innerWidth * x, y))) rows += 1;
    // A conversation scrolls between bars that stand in the page's own layout.
    const thread = document.querySelector('main [aria-label="Messages"]');
    return { covered, bars: thread ? 1 - thread.clientHeight / innerHeight : rows / innerHeight };
  });
}

async function visit(page: Page, stops: readonly Stop[]): Promise<void> {
  const settings = await page.context().newCDPSession(page);
  // As Chromium's own setting does it, which media queries in rem follow too.
  const letters = async (standard: number) => {
    await settings.send('Page.setFontSizes', { fontSizes: { standard } });
    // It comes later: what is looked at before it proves nothing.
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe(`${standard}px`);
  };
  for (const { path, shows } of stops) {
    await letters(16);
    await page.setViewportSize(zoomed);
    await page.goto(path);
    await shows(page);
    await expect.soft.poll(() => wideElements(page), `${path} at 640 px`).toEqual([]);
    // Parts that come late move the page under the focus.
    await expect.soft.poll(async () => (await looked(page)).covered, `${path}: what a bar covers`).toEqual([]);
    expect.soft((await looked(page)).bars, `${path}: the height of the bars`).toBeLessThanOrEqual(0.5);
    await page.setViewportSize(phone);
    await letters(32);
    await expect.soft.poll(() => wideElements(page), `${path} with large letters`).toEqual([]);
  }
}

test.describe('at 200 % every page is there', () => {
  const look = { viewport: zoomed, deviceScaleFactor: 2 } as const;

  test('for visitors', long, async ({ browserOf, demo }) => {
    await visit(await browserOf({ ...look, baseURL: demo.url }), [...signedOut, ...texts]);
  });

  test('for newcomers', long, async ({ browserOf, demo }) => {
    const bola = await newcomer(demo.api, 'Bola', { profile: false });
    await visit(await browserOf({ ...look, baseURL: demo.url, signedInAs: bola }), onTheWayIn);
    const chidi = await newcomer(demo.api, 'Chidi', { profile: { gender: 'MALE' } });
    const matchId = await matched(demo.api, chidi, await newcomer(demo.api, 'Dayo'));
    await visit(await browserOf({ ...look, baseURL: demo.url, signedInAs: chidi }), free(matchId));
  });

  test('for premium people', long, async ({ browserOf, demo }) => {
    const ada = await demoSession(demo.api, 'ada');
    const matchId = await firstMatch(demo.api, ada.accessToken);
    await visit(await browserOf({ ...look, baseURL: demo.url, signedInAs: ada }), [...inside(matchId), ...tools]);
  });

  test('for administrators', long, async ({ browserOf, demo }) => {
    const admin = await demoSession(demo.api, 'admin');
    await visit(await browserOf({ ...look, baseURL: demo.url, signedInAs: admin }), adminConsole);
  });
});

test('every address of the product is walked', () => {
  const walked = [signedOut, texts, onTheWayIn, free('one'), inside('one'), tools, adminConsole]
    .flat()
    .map(({ path }) => path);
  const isWalked = (pattern: string) => {
    const shape = new RegExp(`^${pattern.replace(/\/\*$/, '(/.*)?').replace(/:\w+/g, '[^/]+')}([?#].*)?$`);
    return walked.some((path) => shape.test(path));
  };
  expect(Object.values(paths).filter((pattern) => !isWalked(pattern))).toEqual([]);
});
