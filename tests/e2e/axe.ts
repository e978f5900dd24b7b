import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds on a page as it stands, a line each. In the dark only what colours can break: everything else is the same there, and is
 * looked at in the light. No page has frames, so axe runs in the page alone. A page gets it once: reading its half megabyte takes long.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // Colours fade from the light to the dark, and what is half faded has a contrast of its own. What inherits a colour fades once more.
    // A transition that is held never finishes, so the wait has an end.
    const fading = () => document.getAnimations().filter((each) => each instanceof CSSTransition);
    const end = performance.now() + 3_000;
    do {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const half = new Promise((over) => setTimeout(over, 500));
      await Promise.race([half, Promise.allSettled(fading().map(({ finished }) => finished))]);
    } while (fading().length > 0 && performance.now() < end);
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.run({
      resultTypes: ['violations'],
      ...(isDark && { runOnly: ['color-contrast'] }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  });
}

/** What makes a page scroll sideways, when it does. */
export function wideElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => Math.round(element.getBoundingClientRect().right) === scrollWidth,
    );
    const found = wide.map(({ tagName, className }) => `${tagName} ${className}: ${scrollWidth} px`);
    return found.length > 0 ? found : [`the page: ${scrollWidth} px`];
  });
}

/** Nothing for axe to find at these widths, in the light and in the dark, and nothing that scrolls a page of 320 px sideways. */
export async function examine(page: Page, what: string, widths: readonly number[] = [360, 1280]): Promise<void> {
  const before = page.viewportSize();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await axeFindings(page), `${what} at ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.soft.poll(() => wideElements(page), { message: `${what} at 320 px` }).toEqual([]);
  if (before) await page.setViewportSize(before);
}
