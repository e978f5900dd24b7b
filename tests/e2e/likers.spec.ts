/** /who-likes-you: from a like to the match on a plan, and nothing but the door without one. */
import { paths } from '#rules/paths.ts';
import { like, newcomer, type Person } from '#tests/factories/people.ts';
import { createApi } from './api.ts';
import { axeFindings } from './axe.ts';
import { expect, moving, test, urls } from './fixtures.ts';
import { grantPremium, toasts } from './steps.ts';

const api = createApi(urls.empty);
let ada: Person;
let efe: Person;
let likers: Person[];

test.beforeAll(async () => {
  ada = await newcomer(api, 'Ada');
  efe = await newcomer(api, 'Efe');
  likers = [];
  for (const name of ['Bola', 'Chidi', 'Dayo']) {
    const someone = await newcomer(api, name, { profile: { gender: 'MALE', location: 'Yaba, Lagos' } });
    await like(api, someone, ada);
    await like(api, someone, efe);
    likers.push(someone);
  }
  await grantPremium(api, [ada.email]);
});

test('on a plan: a full card, a pass, a refused like that stays, and a like back that is a match', async ({
  browserOf,
}) => {
  const page = await browserOf({ signedInAs: ada, viewport: { width: 360, height: 740 }, ...moving });
  await page.goto(paths.matches);
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Likes' }).click();
  await page.waitForURL(`**${paths.whoLikesYou}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Who likes you' })).toBeFocused();
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names).toHaveText([/^Dayo Test, \d+\s*$/, /^Chidi Test, \d+\s*$/, /^Bola Test, \d+\s*$/]);
  await expect(page.getByRole('main')).toContainText('Yaba, Lagos');
  await expect(page.getByRole('main')).toContainText(
    /(High|Medium) compatibility|the same age|between you|You (both|share|agree)/,
  );
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await page.getByRole('button', { name: /^Chidi Test, \d+$/ }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Chidi Test' })).toContainText('better jollof');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // By keyboard: the pass takes the card away, and the focus goes on to the next person.
  await page.getByRole('button', { name: 'Pass Dayo Test' }).press('Enter');
  await expect(names).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Chidi Test, \d+$/ })).toBeFocused();

  const cut = (isCut: boolean) =>
    isCut
      ? page.route('**/graphql', (route) =>
          route.request().postData()?.includes('LikeBack') ? route.abort() : route.continue(),
        )
      : page.unroute('**/graphql');
  await cut(true);
  await page.getByRole('button', { name: 'Like Back Bola Test' }).click();
  await expect(toasts(page)).toContainText('Failed to like profile');
  await expect(names).toHaveCount(2);
  await cut(false);

  await page.getByRole('button', { name: 'Like Back Bola Test' }).click();
  await page.waitForURL(`**${paths.matches}`);
  await expect(toasts(page)).toContainText("It's a match!");
  await expect(toasts(page)).toContainText('You can now chat with this person');
  await expect(page.getByRole('heading', { level: 3, name: 'Bola Test' })).toBeVisible();
  // Told once: by the toast, not by a dialog as well.
  await expect(toasts(page)).not.toContainText('Failed to like profile');
  await expect(page.getByRole('button', { name: 'Keep browsing' })).toHaveCount(0);

  // The list that is asked for on the way in was read before the pass, and arrives after it: nobody comes back by it.
  let passed = () => {};
  const afterPass = new Promise<void>((resolve) => {
    passed = resolve;
  });
  let isFirst = true;
  await page.route('**/graphql', async (route) => {
    if (!isFirst || !route.request().postData()?.includes('"LikersPage"')) return route.continue();
    isFirst = false;
    const response = await route.fetch();
    await afterPass;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Likes' }).click();
  await expect(names).toHaveText([/^Chidi Test, \d+\s*$/]);
  const answered = page.waitForResponse((response) => response.request().postData()?.includes('PassLiker') ?? false);
  await page.getByRole('button', { name: 'Pass Chidi Test' }).press('Enter');
  await answered;
  passed();
  await expect(page.getByRole('heading', { name: 'Nobody waits for you yet' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('on a phone two stand beside each other, and a thumb answers below the photo', async ({ browserOf }) => {
  const ngozi = await newcomer(api, 'Ngozi');
  for (const name of ['Oluwaseun Babatunde', 'Tunde', 'Uche'])
    await like(api, await newcomer(api, name, { profile: { gender: 'MALE', location: 'Yaba, Lagos' } }), ngozi);
  await grantPremium(api, [ngozi.email]);
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const page = await browserOf({ signedInAs: ngozi, ...phone });
  await page.goto(paths.whoLikesYou);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(3);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    const boxes = await cards.evaluateAll((all) =>
      all.map((card) => {
        const of = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
        const buttons = [...card.querySelectorAll('button[aria-label]')].map(of);
        const texts = [...card.querySelectorAll('h2, p, time')].map(of);
        return { top: of(card).top, buttons, lowest: Math.max(...texts.map(({ bottom }) => bottom)) };
      }),
    );
    expect(boxes[1]?.top, 'beside the first').toBe(boxes[0]?.top);
    expect(boxes[2]?.top, 'below it').toBeGreaterThan(boxes[0]?.top ?? Number.POSITIVE_INFINITY);
    for (const { buttons, lowest } of boxes) {
      expect(buttons).toHaveLength(2);
      for (const { top, width: wide, height } of buttons) {
        expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
        expect(top).toBeGreaterThanOrEqual(lowest);
      }
    }
  }
  await page.getByRole('button', { name: 'Pass Uche Test' }).tap();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: /^Tunde Test, \d+$/ }).tap();
  await expect(page.getByRole('dialog', { name: 'Tunde Test' })).toContainText('Yaba, Lagos');
});

test('somebody who left between the list and the like is said so, and nothing is counted', async ({ browserOf }) => {
  const gbenga = await newcomer(api, 'Gbenga');
  const kemi = await newcomer(api, 'Kemi', { profile: { gender: 'MALE' } });
  await like(api, kemi, gbenga);
  await grantPremium(api, [gbenga.email]);
  const page = await browserOf({ signedInAs: gbenga });
  await page.goto(paths.whoLikesYou);
  await expect(page.getByRole('button', { name: 'Like Back Kemi Test' })).toBeVisible();
  const BLOCK = 'mutation ($id: ID!) { blockProfile(input: { profileId: $id }) { __typename } }';
  await api.gql(BLOCK, { id: gbenga.id }, kemi.accessToken);
  await page.getByRole('button', { name: 'Like Back Kemi Test' }).click();
  await expect(toasts(page)).toContainText('This person is no longer available.');
  await expect(page.getByRole('heading', { name: 'Nobody waits for you yet' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(paths.whoLikesYou);
});

test('without a plan: what it is and the way to one, with no trace of anybody', async ({ browserOf }) => {
  const page = await browserOf({ signedInAs: efe, viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/graphql')) answers.push(await response.text().catch(() => ''));
  });
  await page.goto(paths.whoLikesYou);
  await expect(page.getByRole('heading', { name: 'See who likes you' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const main = page.getByRole('main');
  await expect(main.getByRole('img')).toHaveCount(0);
  await expect(main).not.toContainText(/\d/);
  await page.getByRole('button', { name: 'Upgrade to See' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'See who likes you' })).toContainText('newest first');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Upgrade to See' })).toBeFocused();
  for (const { id, name } of likers)
    for (const trace of [id, `${name} Test`]) {
      expect(await page.content()).not.toContain(trace);
      expect(answers.join()).not.toContain(trace);
    }

  // A plan that begins while the page is open opens it.
  await grantPremium(api, [efe.email]);
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(3);
});
