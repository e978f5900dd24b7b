/** Where the time of a message stands: at the end of the last line if there is room for it, and never on the text. */
import type { Page } from '@playwright/test';
import { chatPath } from '#rules/paths.ts';
import { matched, newcomer } from '#tests/factories/people.ts';
import { expect, test } from './fixtures.ts';
import { bubble, grantPremium } from './steps.ts';

const SEND = `mutation Send($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }`;

const texts = [
  'Ok',
  'A long first line\nend',
  'A text that fills more than one line of a phone, and ends with a few words of its own',
  'A text of about one line',
  `${'Donaudampfschifffahrt'.repeat(4)}!`,
  'مرحبا',
  'שלום, זה טקסט ארוך מאוד שנכתב מימין לשמאל ונגמר כאן',
];

type Stand = { text: string; isOverText: boolean; isBelow: boolean; hasRoom: boolean };

/** Of every bubble, where its time stands to its last line. What is left of a line at its start and at its end counts by the way the text runs. */
const stands = (page: Page): Promise<Stand[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('li div > span > time')].map((time) => {
      const foot = time.parentElement as HTMLElement;
      const box = foot.parentElement as HTMLElement;
      const range = document.createRange();
      range.selectNodeContents(box.firstChild as Node);
      const rects = [...range.getClientRects()];
      const low = Math.max(...rects.map(({ bottom }) => bottom));
      const last = rects.filter(({ bottom }) => low - bottom < 4);
      const [left, right] = [Math.min(...last.map((each) => each.left)), Math.max(...last.map((each) => each.right))];
      const { paddingLeft, paddingRight, direction } = getComputedStyle(box);
      const [outer, at] = [box.getBoundingClientRect(), foot.getBoundingClientRect()];
      const isLeftward = direction === 'rtl';
      const room = isLeftward
        ? left - outer.left - Number.parseFloat(paddingLeft)
        : outer.right - Number.parseFloat(paddingRight) - right;
      const isBelow = at.top >= low - 8;
      return {
        text: box.textContent ?? '',
        isBelow,
        isOverText: !isBelow && at.left < right && at.right > left,
        // The margin grows with the letters; a pixel of border on either side does not.
        hasRoom: room >= at.width + Number.parseFloat(getComputedStyle(foot).marginInlineStart) + 2,
      };
    }),
  );

test('the time stands at the end of the last line, and moves for no tick', async ({ api, browserOf }) => {
  const [ada, chidi] = [await newcomer(api, 'Ada'), await newcomer(api, 'Chidi', { profile: { gender: 'MALE' } })];
  const matchId = await matched(api, ada, chidi);
  await grantPremium(api, [ada.email, chidi.email]);
  for (const by of [ada, chidi])
    for (const content of texts) {
      const input = { matchId, clientId: crypto.randomUUID(), content };
      const { data, body } = await api.gql(SEND, { input }, by.accessToken);
      expect(data?.sendMessage.__typename, body).toBe('SendMessageSuccess');
    }
  const page = await browserOf({
    signedInAs: ada,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(chatPath(matchId));
  await expect(bubble(page, 'Ok')).toHaveCount(2);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"SendMessage"')) await held;
    await route.continue();
  });
  await page.getByRole('textbox', { name: /^Message to/ }).fill('On its way');
  await page.getByRole('button', { name: 'Send message' }).tap();
  const own = bubble(page, 'On its way');
  await expect(own.getByRole('img', { name: 'Sending' })).toBeVisible();
  const sizeOf = () => own.locator('> div').evaluate((box) => [box.clientWidth, box.clientHeight]);
  const before = await sizeOf();
  answer();
  await expect(own.getByRole('img', { name: /^(Sent|Read)$/ })).toBeVisible();
  expect(await sizeOf()).toEqual(before);

  for (const [width, size] of [
    [360, '100%'],
    [320, '100%'],
    [320, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((to) => {
      document.documentElement.style.fontSize = to;
    }, size);
    const all = await stands(page);
    expect(all).toHaveLength(texts.length * 2 + 1);
    for (const { text, ...each } of all) {
      expect(each.isOverText, text).toBe(false);
      if (each.hasRoom) expect(each.isBelow, text).toBe(false);
    }
    const messages = page.getByRole('region', { name: 'Messages', exact: true });
    expect(await messages.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    if (size === '100%') expect(all.filter(({ isBelow }) => !isBelow).length).toBeGreaterThanOrEqual(6);
  }
});
