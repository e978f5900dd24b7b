/** Nothing is promised on a page that sells that is not true: each sentence is in a table beside its ground, and each of the table is there. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { upsells } from '#client/components/plans/upsell-texts.ts';
import { chatPath, gamePath, paths } from '#rules/paths.ts';
import { matched, newcomer } from '#tests/factories/people.ts';
import { type Claims, claims, dialogs, type Ground, labels } from './claims.ts';
import { expect, test } from './fixtures.ts';

/** Headings, buttons, links and questions lead to something; the table of abilities is made from the rules. */
const BESIDE = 'h1, h2, h3, h4, button, a, summary, label, legend, table, form input, [role=radiogroup], .sr-only';

const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.?!])\s+(?=\p{L})/u)
    .filter(
      (sentence) =>
        sentence !== '' &&
        !labels.some((label) => (typeof label === 'string' ? label === sentence : label.test(sentence))),
    );

/** The sentences of a page, as blocks of text have them. */
async function sentences(page: Page): Promise<string[]> {
  const blocks = await page.locator('main').evaluate((main, beside) => {
    const texts = new Map<Element, string>();
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      let block: Element = node.parentElement ?? main;
      if (block.closest(beside) !== null || block.closest('noscript') !== null) continue;
      while (block !== main && getComputedStyle(block).display.startsWith('inline'))
        block = block.parentElement ?? main;
      texts.set(block, (texts.get(block) ?? '') + (node.nodeValue ?? ''));
    }
    return [...texts.values()];
  }, BESIDE);
  return blocks.flatMap(sentencesOf);
}

const told = (of: Claims): string[] => of.flatMap(([, ...list]) => list).toSorted();
const unique = (list: readonly string[]): string[] => [...new Set(list)].toSorted();

/** Whether a ground holds now; one that names a test must name one that is there. */
function holds(ground: Ground): boolean {
  if (typeof ground === 'function') return ground();
  const [file = '', ...title] = ground.split(': ');
  const folder = file.endsWith('.spec.ts') ? 'tests/e2e' : 'tests/server';
  return title.length > 0 && readFileSync(`${folder}/${file}`, 'utf8').includes(`'${title.join(': ')}'`);
}

test('every ground holds', () => {
  for (const [ground, sentence] of [...Object.values(claims).flat(), ...dialogs]) {
    expect(holds(ground), `“${sentence}” stands on ${ground}`).toBe(true);
  }
});

test('the dialogs say what is in the table, and nothing else', () => {
  const said = Object.values(upsells).flatMap(({ body, perks }) => [...sentencesOf(body), ...perks]);
  expect(unique(said)).toEqual(told(dialogs));
});

test('the landing page and the plans say what is in the table, and nothing else', async ({ browserOf, demo }) => {
  const page = await browserOf({ baseURL: demo.url });
  await page.goto(paths.home);
  expect(unique(await sentences(page))).toEqual(told(claims.landing));
  await page.goto(paths.pricing);
  await expect(page.getByRole('heading', { name: 'Pay once' })).toBeVisible();
  // The note about test cards comes with the answer about payments.
  await expect(async () => expect(unique(await sentences(page))).toEqual(told(claims.pricing))).toPass({
    timeout: 60_000,
  });
});

test('the locked pages say what is in the table, and nothing else', async ({ browserOf, demo }) => {
  const me = await newcomer(demo.api, 'Ife', { profile: { gender: 'MALE' } });
  const matchId = await matched(demo.api, me, await newcomer(demo.api, 'Sade'));
  const page = await browserOf({ baseURL: demo.url, signedInAs: me });
  const known = new Set(told(claims.pricing));
  const said: string[] = [];
  const pages = [
    [paths.pricing, 'Confirm your email for 30 days free'],
    [paths.whoLikesYou, 'See who likes you'],
    [paths.dateIdeas, 'Places worth dressing up for'],
    [paths.companion, 'What you can ask and practise'],
    [chatPath(matchId), 'Upgrade to Chat'],
    [gamePath('pairs'), 'Premium Feature'],
  ] as const;
  for (const [path, heading] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    said.push(...(await sentences(page)));
  }
  expect(unique(said.filter((sentence) => !known.has(sentence)))).toEqual(told(claims.locked));
});
