/** The deck in a real browser: gestures at their thresholds, swipes in a row, keys, search, filters, and each of its screens. */
import type { Locator, Page } from '@playwright/test';
import { messages } from '#rules/discovery.ts';
import { limits } from '#rules/limits.ts';
import { paths } from '#rules/paths.ts';
import { type Api, newcomer, type Person } from '#tests/factories/people.ts';
import { axeFindings } from './axe.ts';
import { expect, type Fixtures, long, moving, test } from './fixtures.ts';
import { finger } from './steps.ts';

type Here = Pick<Fixtures, 'browserOf' | 'demo'>;
type Options = Parameters<Fixtures['browserOf']>[0];

const LIKE = `mutation Like($input: LikeProfileInput!) { likeProfile(input: $input) { __typename } }`;
const DECISIONS = `{ viewer { likesLeft } }`;
const DECK = `{ deck(filter: {}) { profiles { id } } }`;

/** The card on top: what waits below and what flies off is hidden from everybody but the eye. */
const card = (page: Page): Locator => page.getByRole('article');
/** All that is mounted, in the order of the document. */
const mounted = (page: Page): Locator => page.locator('article');
/** What carries the card and moves. */
const carrier = (page: Page): Locator => page.locator('article >> xpath=..').first();
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** The demo people alone, each with a name of their own: those whom journeys make tell no education. */
const browse = `${paths.browse}?education=bachelors`;

/** As most people hold it: what follows is pressed and swiped by touch, but for the keys. */
const phone = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true, ...moving } as const;

async function deckOf({ browserOf, demo }: Here, options: Options = phone, path: string = browse) {
  // Fits nobody of the demo, who would like him within seconds: a match would stand before the deck. The address says whom he sees.
  const showMe = path === browse ? 'OTHER' : null;
  const chidi = await newcomer(demo.api, 'Chidi', { profile: { gender: 'MALE', showMe } });
  const page = await browserOf({ baseURL: demo.url, signedInAs: chidi, ...options });
  await page.goto(path);
  return { page, chidi };
}

/** The swipes that leave the page, in their order: operation and person. */
function swipesOf(page: Page): { name: string; id: string }[] {
  const sent: { name: string; id: string }[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    const name = /"operationName":"(LikeProfile|PassProfile|SuperLikeProfile|UndoPass)"/.exec(body)?.[1];
    if (name !== undefined) sent.push({ name, id: JSON.parse(body).variables.input.profileId });
  });
  return sent;
}

/** Answers the page's main query as the server would, changed on its way. */
async function changedAnswer(page: Page, change: (data: BrowseAnswer) => void): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!/"operationName":"BrowsePage"/.test(route.request().postData() ?? '')) return route.fallback();
    const response = await route.fetch();
    const json = (await response.json()) as { data: BrowseAnswer | null };
    if (json.data) change(json.data);
    // With its own content type, by which the client tells a refusal from a broken server.
    await route.fulfill({ response, body: JSON.stringify(json) });
  });
}
/** Lets the page believe that the viewer's plan has an ability, whichever query reads it: each writes into the same cache. */
async function believesIn(page: Page, ability: string): Promise<void> {
  // The events of a page begin with the truth.
  await page.routeWebSocket(/\/graphql$/, () => undefined);
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data?: { viewer?: { plan?: { abilities?: string[] } } | null } | null };
    json.data?.viewer?.plan?.abilities?.push(ability);
    await route.fulfill({ response, body: JSON.stringify(json) });
  });
}
type BrowseAnswer = {
  viewer: {
    plan: { abilities: string[] };
    viewQuota: { remaining: number; canViewMore: boolean; resetsAt: string | null };
  };
  deck: { profiles: { id: string; photos: { id: string }[] }[]; end: string | null };
};

async function like5(api: Api, { accessToken }: Person): Promise<void> {
  const { data } = await api.gql(DECK, {}, accessToken);
  for (const { id } of data.deck.profiles.slice(-limits.likesPerDay.free))
    await api.gql(LIKE, { input: { profileId: id } }, accessToken);
}

/** Those of the photographs that are fetched ahead. */
const photosLoaded = (of: Locator) =>
  expect
    .poll(() => of.locator('img').evaluateAll((all: HTMLImageElement[]) => all.every(({ complete }) => complete)))
    .toBe(true);

const springsBack = (page: Page) =>
  expect.poll(() => carrier(page).evaluate((element) => getComputedStyle(element).transform)).toBe('none');

/** Until the page has not scrolled for a quarter of a second. */
const stands = (page: Page) =>
  page.evaluate(async () => {
    const rest = () => new Promise((resolve) => setTimeout(resolve, 250));
    for (let last = Number.NaN; last !== window.scrollY; await rest()) last = window.scrollY;
  });

/** A finger on the card on top, from the middle of its photograph. */
async function drag(page: Page, across: number, down: number): Promise<void> {
  const box = await card(page).boundingBox();
  if (box === null) throw new Error('no card');
  await finger(page, { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 3) }, across, down);
}

test('a drag counts above 100 px across and below 50 px down, and else the card springs back', async ({
  browserOf,
  demo,
}) => {
  const { page } = await deckOf({ browserOf, demo });
  const sent = swipesOf(page);
  await card(page).waitFor();
  const name = async () => (await card(page).getAttribute('aria-label')) ?? '';

  for (const [across, down] of [
    [100, 0],
    [-100, 0],
    [101, 50],
    [101, -50],
    [-101, 50],
    [-101, -50],
    [20, 120],
  ] as const) {
    const before = await name();
    await drag(page, across, down);
    await springsBack(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await name(), `${across}, ${down}`).toBe(before);
  }
  expect(sent).toEqual([]);

  for (const [across, down, decision] of [
    [101, 49, 'LikeProfile'],
    [101, -49, 'LikeProfile'],
    [-101, 49, 'PassProfile'],
    [-101, -49, 'PassProfile'],
    [101, 0, 'LikeProfile'],
    [-101, 0, 'PassProfile'],
  ] as const) {
    const before = await name();
    const count = sent.length;
    await drag(page, across, down);
    await expect(card(page), `${across}, ${down}`).not.toHaveAttribute('aria-label', before);
    await expect.poll(() => sent.slice(count).map((swipe) => swipe.name)).toEqual([decision]);
  }
});

test('a finger swipes on the photograph, scrolls the page up and down, and turns photographs with a tap', async ({
  browserOf,
  demo,
}) => {
  const { page } = await deckOf({ browserOf, demo });
  const sent = swipesOf(page);
  await card(page).waitFor();
  const start = { x: 195, y: 300 };

  await finger(page, start, 0, -150);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  await springsBack(page);
  expect(sent).toEqual([]);
  // It rolls on after the finger, and a tap would only stop it.
  await stands(page);
  await page.evaluate(() => window.scrollTo(0, 0));

  // Somebody with several photographs.
  while ((await page.getByRole('button', { name: 'Next photo' }).count()) === 0) {
    const before = (await card(page).getAttribute('aria-label')) ?? '';
    await button(page, 'Pass').tap();
    await expect(card(page)).not.toHaveAttribute('aria-label', before);
  }
  const strip = card(page).getByRole('list', { name: /^Photos/ });
  // The card is in reach once it is painted on top.
  await expect(strip.locator('xpath=ancestor::*[@inert]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Previous photo' })).toHaveCount(0);
  await page.touchscreen.tap(300, 300);
  await expect(page.getByRole('button', { name: 'Previous photo' })).toBeVisible();
  await page.touchscreen.tap(60, 300);
  await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBe(0);

  const before = (await card(page).getAttribute('aria-label')) ?? '';
  const count = sent.length;
  await finger(page, start, -140, 12);
  await expect(card(page)).not.toHaveAttribute('aria-label', before);
  await expect.poll(() => sent.slice(count).map(({ name }) => name)).toEqual(['PassProfile']);
});

test(
  'forty swipes by a finger over cards with no, one and several photographs are forty decisions',
  long,
  async ({ browserOf, demo }) => {
    const chidi = await newcomer(demo.api, 'Chidi', { profile: { gender: 'MALE', showMe: 'OTHER' } });
    const page = await browserOf({ baseURL: demo.url, signedInAs: chidi, ...phone });
    const kinds = new Map<string, number>();
    await changedAnswer(page, ({ deck }) => {
      for (const [at, profile] of deck.profiles.entries()) {
        const [first] = profile.photos;
        const kind = first === undefined ? 0 : at % 3;
        const copies = [first, { ...first, id: `${first?.id} again` }, { ...first, id: `${first?.id} once more` }];
        profile.photos = copies.slice(0, kind === 2 ? 3 : kind) as typeof profile.photos;
        kinds.set(profile.id, kind);
      }
    });
    const sent = swipesOf(page);
    await page.goto(browse);
    for (let swipe = 1; swipe <= 40; swipe += 1) {
      const before = (await card(page).getAttribute('aria-label')) ?? '';
      await expect(card(page).locator('xpath=ancestor-or-self::*[@inert]')).toHaveCount(0);
      // One of ten is a like: a free person has five a day.
      await drag(page, swipe % 10 < 1 ? 140 : -140, swipe % 2 === 0 ? 14 : -14);
      await expect(card(page), `swipe ${swipe}`).not.toHaveAttribute('aria-label', before);
    }
    await expect.poll(() => sent.length).toBe(40);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(40);
    const swiped = sent.map(({ id }) => kinds.get(id));
    for (const kind of [0, 1, 2]) expect(swiped.filter((one) => one === kind).length, `${kind}`).toBeGreaterThan(9);
    await expect
      .poll(async () => (await demo.api.gql(DECISIONS, {}, chidi.accessToken)).data.viewer.likesLeft)
      .toBe(limits.likesPerDay.free - 4);
  },
);

test('five swipes at once are five mutations in order, onto cards that are there already, and nothing shifts', async ({
  browserOf,
  demo,
}) => {
  const { page } = await deckOf({ browserOf, demo });
  const sent = swipesOf(page);
  // The server answers a pass when the test lets it.
  const held: (() => void)[] = [];
  await page.route('**/graphql', async (route) => {
    if (/"operationName":"PassProfile"/.test(route.request().postData() ?? ''))
      await new Promise<void>((resolve) => held.push(resolve));
    await route.fallback();
  });
  await card(page).waitFor();
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });

  const names: string[] = [];
  for (let swipe = 0; swipe < 5; swipe += 1) {
    const top = (await card(page).getAttribute('aria-label')) ?? '';
    const waiting = mounted(page).last();
    await expect(waiting).not.toHaveAttribute('aria-label', top);
    const next = (await waiting.getAttribute('aria-label')) ?? '';
    await photosLoaded(waiting);
    await waiting.evaluate((element, mark) => Object.assign(element, { mark }), swipe);
    names.push(top);
    await drag(page, -130, 10);
    await expect(card(page)).toHaveAttribute('aria-label', next);
    // The very element that waited below.
    expect(await card(page).evaluate((element) => (element as Element & { mark?: number }).mark)).toBe(swipe);
  }
  expect(new Set(names).size).toBe(5);
  for (let answered = 0; answered < 5; answered += 1) {
    await expect.poll(() => held.length).toBe(answered + 1);
    expect(sent.map((swipe) => swipe.name)).toEqual(Array(answered + 1).fill('PassProfile'));
    held[answered]?.();
  }

  // Undone one by one, the last pass first: the people passed in order are those who were shown in order.
  const passed = sent.map(({ id }) => id);
  for (const [at, name] of [...names.entries()].reverse()) {
    await page.keyboard.press('Backspace');
    await expect(card(page)).toHaveAttribute('aria-label', name);
    await expect.poll(() => sent.at(-1)).toEqual({ name: 'UndoPass', id: passed[at] });
  }
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('a swipe is not lost when the page is left with it', async ({ browserOf, demo }) => {
  const { page } = await deckOf({ browserOf, demo });
  const first = (await card(page).getAttribute('aria-label')) ?? '';
  await page.evaluate((elsewhere) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }));
    location.assign(elsewhere);
  }, paths.termsOfService);
  await page.waitForURL((url) => url.pathname === paths.termsOfService);
  await page.goto(browse);
  await expect(card(page)).toBeVisible();
  await expect(card(page)).not.toHaveAttribute('aria-label', first);
});

test('an undo waits for its pass, and a pass that is refused brings its card back', async ({ browserOf, demo }) => {
  const { page } = await deckOf({ browserOf, demo });
  const sent = swipesOf(page);
  let answer = () => {};
  await page.route('**/graphql', async (route) => {
    if (!/"operationName":"PassProfile"/.test(route.request().postData() ?? '')) return route.fallback();
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fulfill({ response: await route.fetch() });
  });
  const first = (await card(page).getAttribute('aria-label')) ?? '';
  await page.keyboard.press('ArrowLeft');
  await expect(card(page)).not.toHaveAttribute('aria-label', first);
  // The part that sends may come a moment later.
  await expect.poll(() => sent.map(({ name }) => name)).toEqual(['PassProfile']);
  await button(page, 'Undo the last pass').tap();
  await expect(card(page)).toHaveAttribute('aria-label', first);
  expect(sent.map(({ name }) => name)).toEqual(['PassProfile']);
  answer();
  await expect.poll(() => sent.map(({ name }) => name)).toEqual(['PassProfile', 'UndoPass']);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/graphql', (route) =>
    /"operationName":"PassProfile"/.test(route.request().postData() ?? '')
      ? route.fulfill({ json: { errors: [{ message: 'Not now', extensions: { code: 'FORBIDDEN' } }] } })
      : route.fallback(),
  );
  await drag(page, -140, 0);
  await expect(page.getByText('Failed to pass profile')).toBeVisible();
  await expect(card(page)).toHaveAttribute('aria-label', first);
  await springsBack(page);
});

test('keys decide, a question mark lists them, and the focus goes on at the next card', async ({ browserOf, demo }) => {
  const { page } = await deckOf({ browserOf, demo }, {});
  const sent = swipesOf(page);
  await card(page).waitFor();
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'Backspace']) {
    const before = (await card(page).getAttribute('aria-label')) ?? '';
    await page.keyboard.press(key);
    await expect(card(page)).not.toHaveAttribute('aria-label', before);
  }
  await expect
    .poll(() => sent.map(({ name }) => name))
    .toEqual(['LikeProfile', 'PassProfile', 'SuperLikeProfile', 'UndoPass']);

  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keys of the deck' });
  for (const words of ['Pass', 'Like', 'Super like', 'Undo the last pass']) {
    await expect(list.getByText(words, { exact: true })).toBeVisible();
  }
  expect(await axeFindings(page), 'the list of keys').toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  expect(sent).toHaveLength(4);

  const before = (await card(page).getAttribute('aria-label')) ?? '';
  await page.getByRole('region', { name: /^More about/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(card(page)).not.toHaveAttribute('aria-label', before);
  expect(
    await page.evaluate(() => [document.activeElement !== document.body, document.activeElement?.closest('[inert]')]),
  ).toEqual([true, null]);
  // It comes within reach once it is painted.
  await expect(card(page).locator('xpath=ancestor-or-self::*[@inert]')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(card(page).locator(':focus')).toHaveCount(1);

  for (const each of await page.getByRole('main').getByRole('button').all()) {
    const box = await each.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0), (await each.textContent()) ?? '').toBeGreaterThanOrEqual(44);
  }
});

test('without likes left a swipe to the right springs back and tells of the plans', async ({ browserOf, demo }) => {
  const { page, chidi } = await deckOf({ browserOf, demo });
  await like5(demo.api, chidi);
  await page.reload();
  await expect(page.getByText('0 likes left')).toBeVisible();
  const sent = swipesOf(page);
  const before = (await card(page).getAttribute('aria-label')) ?? '';
  await drag(page, 150, 0);
  const upsell = page.getByRole('dialog', { name: 'Like without counting' });
  await expect(upsell).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(upsell).toBeHidden();
  await springsBack(page);
  await expect(card(page)).toHaveAttribute('aria-label', before);
  expect(sent).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Upgrade/ })
    .tap();
  await expect(page).toHaveURL(paths.pricing);
});

test('?q= searches, as text; nobody, too much and all of them have a way back to the whole deck', async ({
  browserOf,
  demo,
}) => {
  const evil = '<img src=x onerror=alert(1)>';
  const { page } = await deckOf({ browserOf, demo }, phone, `${browse}&q=${encodeURIComponent(evil)}`);
  await expect(page.getByRole('heading', { name: `Nobody here matches “${evil}”` })).toBeVisible();
  expect(await axeFindings(page), 'a search that finds nobody').toEqual([]);
  await button(page, 'Show everyone').tap();
  await expect(page).toHaveURL((url) => !url.searchParams.has('q'));
  const label = (await card(page).getAttribute('aria-label')) ?? '';
  const name = label.split(',')[0] ?? '';

  const field = page.getByRole('searchbox', { name: 'Search people' });
  await button(page, 'Search').tap();
  await expect(field).toBeFocused();
  await field.fill(name);
  await field.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === name);
  await expect(card(page)).toHaveAttribute('aria-label', label);
  await expect(page.getByText('1 profile remaining')).toBeVisible();
  await button(page, 'Pass').tap();
  await expect(page.getByRole('heading', { name: "That's everyone for now!" })).toBeVisible();

  await field.fill('x'.repeat(limits.search.characters + 1));
  await field.press('Enter');
  await expect(page.getByText(messages.searchLength)).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === name);
  await button(page, 'Clear the search').tap();
  await expect(page).toHaveURL((url) => !url.searchParams.has('q'));
  await expect(field).toBeFocused();
  await expect(page.getByText(messages.searchLength)).toBeHidden();
  await expect(card(page)).toBeVisible();

  // Nobody is handed out for it.
  let asked = 0;
  page.on('request', (request) => {
    if (/"operationName":"BrowsePage"/.test(request.postData() ?? '')) asked += 1;
  });
  await page.goto(`${browse}&q=${'y'.repeat(limits.search.characters + 1)}`);
  await expect(page.getByRole('heading', { name: 'This search is too long' })).toBeVisible();
  expect(asked).toBe(0);
  await expect(page.getByText(messages.searchLength)).toBeVisible();
  await button(page, 'Show everyone').tap();
  await expect(card(page)).toBeVisible();
});

test('everybody sees the advanced filters, the plan opens them, and the server has the last word', async ({
  browserOf,
  demo,
}) => {
  const { page } = await deckOf({ browserOf, demo });
  await page.getByRole('button', { name: /^Filters/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByText('Verified people only')).toBeVisible();
  await expect(sheet.locator('[inert]').getByRole('checkbox', { name: 'Verified people only' })).toHaveCount(1);
  expect(await axeFindings(page), 'the filters without the plan').toEqual([]);
  await button(page, 'What Diamond adds').tap();
  await expect(page.getByRole('dialog', { name: 'Find exactly whom you look for' })).toBeVisible();
  await expect(sheet).toBeHidden();

  await believesIn(page, 'ADVANCED_FILTERS');
  await page.reload();
  await page.getByRole('button', { name: /^Filters/ }).tap();
  await expect(sheet.locator('[inert]')).toHaveCount(0);
  await sheet.getByRole('checkbox', { name: 'Verified people only' }).check();
  const interests = sheet.getByRole('textbox', { name: 'Interests' });
  await interests.fill(Array.from({ length: limits.filterInterests + 1 }, (_, at) => `interest ${at}`).join(','));
  await button(page, 'Show people').tap();
  await expect(sheet.getByText(messages.interests)).toBeVisible();
  expect(await axeFindings(page), 'the filters with the plan').toEqual([]);
  await interests.fill('Chess, Highlife');
  await button(page, 'Show people').tap();
  await expect(page).toHaveURL((url) => url.searchParams.get('verified') === 'true');
  await expect(page).toHaveURL((url) => url.searchParams.get('interests') === 'Chess, Highlife');
  // The plan was this test's own invention: the server knows better.
  await expect(page.getByRole('heading', { name: 'Advanced filters need the Diamond plan' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filters 3/ })).toBeVisible();
  expect(await axeFindings(page), 'filters that the plan does not hold').toEqual([]);
  await button(page, 'Show people without them').tap();
  await expect(card(page)).toBeVisible();
  await expect(page).toHaveURL((url) => !url.searchParams.has('verified') && !url.searchParams.has('interests'));
});

test('filters last: they hold without the address, on another device too', async ({ browserOf, demo }) => {
  const { page, chidi } = await deckOf({ browserOf, demo }, phone, paths.browse);
  const filters = (of: Page) => of.getByRole('button', { name: /^Filters/ });
  await filters(page).tap();
  await page.getByRole('combobox', { name: 'Religion' }).selectOption('muslim');
  const saved = page.waitForResponse((response) => /SaveDeckFilter/.test(response.request().postData() ?? ''));
  await button(page, 'Show people').tap();
  await expect(page).toHaveURL((url) => url.searchParams.get('religion') === 'muslim');
  await saved;

  const other = await browserOf({ baseURL: demo.url, signedInAs: chidi, ...phone });
  for (const each of [page, other]) {
    await each.goto(paths.browse);
    await expect(filters(each)).toHaveAccessibleName(/1 in use/);
    await filters(each).tap();
    await expect(each.getByRole('combobox', { name: 'Religion' })).toHaveValue('muslim');
  }
});

test('the hourly limit counts down by itself and lifts when the hour ends', async ({ browserOf, demo }) => {
  const chidi = await newcomer(demo.api, 'Chidi', { profile: { gender: 'MALE' } });
  const page = await browserOf({ baseURL: demo.url, signedInAs: chidi, ...phone });
  await page.clock.install();
  const resetsAt = Date.now() + 12 * 60_000 + 30_000;
  let isOver = false;
  await changedAnswer(page, ({ viewer, deck }) => {
    if (isOver) return;
    viewer.viewQuota = {
      ...viewer.viewQuota,
      remaining: 0,
      canViewMore: false,
      resetsAt: new Date(resetsAt).toISOString(),
    };
    Object.assign(deck, { profiles: [], end: 'VIEW_LIMIT' });
  });
  await page.goto(paths.browse);
  await expect(page.getByRole('heading', { name: 'Browse Limit Reached' })).toBeVisible();
  await expect(page.getByText(messages.viewLimit)).toBeVisible();
  await expect(page.getByText('0 views left/hr')).toBeVisible();
  await expect(page.getByText('Resets in 13 minutes')).toBeVisible();
  expect(await axeFindings(page), 'the limit').toEqual([]);
  await page.clock.runFor(5 * 60_000);
  await expect(page.getByText('Resets in 8 minutes')).toBeVisible();
  await page.clock.runFor(6 * 60_000 + 40_000);
  await expect(page.getByText('Resets in 1 minute')).toBeVisible();
  const upgrade = page.getByRole('main').getByRole('link', { name: 'Upgrade', exact: true }).last();
  await expect(upgrade).toHaveAttribute('href', paths.pricing);
  await expect(page.getByRole('main').getByRole('link', { name: 'Your matches' })).toHaveAttribute(
    'href',
    paths.matches,
  );
  isOver = true;
  await page.clock.runFor(60_000);
  await expect(card(page)).toBeVisible();
  // The card on top counts as soon as it is seen.
  await expect(page.getByText(/^(49|50) views left\/hr$/)).toBeVisible();
  // The last of the ticks may have asked once more.
  await page.unrouteAll({ behavior: 'wait' });
});

test('a failure, no network, and the network back', async ({ browserOf, demo }) => {
  const chidi = await newcomer(demo.api, 'Chidi', { profile: { gender: 'MALE' } });
  const page = await browserOf({ baseURL: demo.url, signedInAs: chidi, ...phone });
  await page.route('**/graphql', (route) =>
    /"operationName":"BrowsePage"/.test(route.request().postData() ?? '')
      ? route.fulfill({ status: 500, body: '{}' })
      : route.fallback(),
  );
  await page.goto(paths.browse);
  await expect(page.getByRole('heading', { name: 'Failed to load profiles' })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  await expect(card(page)).toBeVisible();
});

test('a phone gets the renditions for cards; the data saver gets small ones on a tap, and nothing ahead', async ({
  browserOf,
  demo,
}) => {
  const chidi = await newcomer(demo.api, 'Chidi', { profile: { gender: 'MALE' } });
  const opened = async () => {
    const page = await browserOf({ baseURL: demo.url, signedInAs: chidi, ...phone, deviceScaleFactor: 2 });
    const widths = new Set<number>();
    page.on('request', (request) => {
      const width = /\/photos\/[^/]+\/(\d+)\./.exec(request.url())?.[1];
      if (width !== undefined) widths.add(Number(width));
    });
    return { page, widths };
  };
  const usual = await opened();
  await usual.page.goto(browse);
  await card(usual.page).waitFor();
  for (const each of [mounted(usual.page).first(), mounted(usual.page).last()]) await photosLoaded(each);
  expect([...usual.widths]).toEqual([limits.photoSizes.card]);

  const { page, widths } = await opened();
  await page.goto(paths.settings);
  await page.getByRole('checkbox', { name: 'Data saver' }).check();
  await expect(page.getByText(/^\d+ kB, less than ₦1$/)).toBeVisible();
  await page.goto(browse);
  await card(page).waitFor();
  await expect(page.locator('article img')).toHaveCount(0);
  expect(widths).toEqual(new Set());
  await card(page).getByRole('button', { name: 'Show photo' }).click();
  await photosLoaded(card(page));
  expect([...widths]).toEqual([limits.photoSizes.small]);
  await expect(page.locator('article img')).toHaveCount(1);
});
