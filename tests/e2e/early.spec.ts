/** What people do on a page whose code is not there yet. */
import type { Page } from '@playwright/test';
import type {} from '#client/apollo/started.ts';
import { limits } from '#rules/limits.ts';
import { paths } from '#rules/paths.ts';
import { type Api, newcomer, type Person, like as sendLike } from '#tests/factories/people.ts';
import { expect, long, SESSION_KEY, test } from './fixtures.ts';
import { demoSession, finger, signIn } from './steps.ts';

/** The files wait until the returned function is called. */
async function withLateFiles(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return go;
}

const email = (page: Page) => page.getByRole('textbox', { name: 'Email', exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true });

/** The addresses that were asked for, and how often the password was sent. */
function requestsOf(page: Page, { password }: { password: string }) {
  const urls: string[] = [];
  let signIns = 0;
  page.on('request', (request) => {
    urls.push(request.url());
    if (request.postData()?.includes(password)) signIns += 1;
  });
  return { urls, signIns: () => signIns };
}

test('a sign-in on /auth before its code is there is sent at once, only once, and never in an address', async ({
  api,
  browserOf,
}) => {
  const ada = await newcomer(api, 'Ada');
  const page = await browserOf();
  const { urls, signIns } = requestsOf(page, ada);
  const go = await withLateFiles(page);
  await page.goto(`${paths.auth}?next=${encodeURIComponent(paths.settings)}`, { waitUntil: 'commit' });
  const answered = page.waitForResponse('**/graphql');
  await signIn(page, ada);
  expect((await answered).ok()).toBe(true);
  await expect(signInButton(page)).toHaveAttribute('aria-busy', 'true');
  await signInButton(page).click();
  await expect(email(page)).toHaveValue(ada.email);
  await expect(password(page)).toHaveValue(ada.password);
  expect(new URL(page.url()).pathname).toBe(paths.auth);
  go();
  await page.waitForURL((url) => url.pathname === paths.settings);
  expect(signIns()).toBe(1);
  expect(urls.join('\n')).not.toContain(encodeURIComponent(ada.password));
});

test('what the server says to it is shown once the code is there, and what was changed meanwhile is sent', async ({
  api,
  browserOf,
}) => {
  const ada = await newcomer(api, 'Ada');
  const wrong = { ...ada, password: `not ${ada.password}` };
  const page = await browserOf();
  const { signIns } = requestsOf(page, ada);
  let go = await withLateFiles(page);
  await page.goto(paths.auth, { waitUntil: 'commit' });
  await signIn(page, wrong);
  await expect.poll(signIns).toBe(1);
  go();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await expect(signInButton(page)).not.toHaveAttribute('aria-busy');
  expect(signIns()).toBe(1);

  go = await withLateFiles(page);
  await page.goto(`${paths.auth}?next=${encodeURIComponent(paths.settings)}`, { waitUntil: 'commit' });
  await signIn(page, wrong);
  await password(page).fill(ada.password);
  go();
  await page.waitForURL((url) => url.pathname === paths.settings);
  expect(signIns()).toBe(3);
});

test('what is typed on /auth before its code is there stays, also in the other form', async ({ browserOf }) => {
  const page = await browserOf();
  const go = await withLateFiles(page);
  await page.goto(paths.auth, { waitUntil: 'commit' });
  await email(page).fill('ada@example.com');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  go();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  await expect(email(page)).toHaveValue('ada@example.com');
});

test('without scripts /auth says that it needs them, and what is submitted is read by nobody', async ({
  browserOf,
}) => {
  const page = await browserOf({ javaScriptEnabled: false });
  await page.goto(paths.auth);
  const hint = page.locator('main noscript');
  await expect(hint).toBeVisible();
  expect(await hint.textContent()).toContain('To sign in needs JavaScript.');
  await email(page).fill('ada@example.com');
  await password(page).fill('correct horse');
  const sent = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  expect((await sent).status()).toBe(303);
  await expect(page).toHaveURL(paths.auth);
  await expect(password(page)).toHaveValue('');
});

/** How often the page has asked for the deck. */
function decksOf(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (/"operationName":"BrowsePage"/.test(request.postData() ?? '')) asked += 1;
  });
  return () => asked;
}

const cards = (page: Page) => page.getByRole('article');
const like = (page: Page) => page.getByRole('button', { name: 'Like', exact: true });

test('the first card of the deck is there before the app, which deals no second deck', async ({ demo, browserOf }) => {
  const page = await browserOf({ baseURL: demo.url, signedInAs: await demoSession(demo.api, 'chidi') });
  const asked = decksOf(page);
  const go = await withLateFiles(page, '**/assets/*.{js,css}');
  await page.goto(paths.browse, { waitUntil: 'commit' });
  await expect(cards(page).getByRole('heading', { level: 2 })).toBeVisible();
  const name = await cards(page).first().getAttribute('aria-label');
  const photo = cards(page).first().locator('img');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const before = await cards(page).first().boundingBox();
  expect([asked(), await like(page).count()]).toEqual([1, 0]);
  go();
  await expect(like(page)).toBeVisible();
  expect(await cards(page).first().getAttribute('aria-label')).toBe(name);
  expect(await cards(page).first().boundingBox()).toMatchObject({ x: before?.x, y: before?.y, width: before?.width });
  await page.waitForLoadState('networkidle');
  expect(asked()).toBe(1);
});

/** False for those who were liked or passed, as the server knows it. */
const isDealt = async (api: Api, token: string, id: string | undefined): Promise<boolean> => {
  const { data } = await api.gql('{ deck { profiles { id } } }', {}, token);
  return data.deck.profiles.some((person: { id: string }) => person.id === id);
};

/** Who was swiped in the document, as it tells the app. */
const swipedEarly = (page: Page): Promise<string[]> =>
  page.evaluate(() => globalThis.zoboStarted?.swipes.map(({ profileId }) => profileId) ?? []);

/** Pulls the card on top to a side, until another one is in its place. */
async function pull(page: Page, across: number): Promise<void> {
  const card = page.locator('article:not([aria-hidden])').first();
  const box = await card.boundingBox();
  // Two people in a row may have one name.
  await card.evaluate((element) => element.setAttribute('data-seen', ''));
  await finger(page, { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 200 }, across, 4);
  await expect(card).not.toHaveAttribute('data-seen');
}

const touched = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

test('cards can be swiped before the app is there, which sends each swipe once and can undo the last', async ({
  api,
  browserOf,
}) => {
  const ada = await newcomer(api, 'Ada');
  for (const name of ['Chidi', 'Emeka', 'Tunde']) await newcomer(api, name, { profile: { gender: 'MALE' } });
  const page = await browserOf({ ...touched, signedInAs: ada });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(/"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1] ?? ''));
  const go = await withLateFiles(page, '**/assets/*.{js,css}');
  await page.goto(paths.browse, { waitUntil: 'commit' });
  await expect(cards(page).getByRole('heading', { level: 2 })).toBeVisible();
  await pull(page, 160);
  const name = (await page.locator('article:not([aria-hidden])').first().getAttribute('aria-label')) ?? '';
  await pull(page, -160);
  const [liked, passed] = await swipedEarly(page);
  const swipes = () => sent.filter((name) => /^(Like|Pass)Profile$/.test(name));
  expect(swipes()).toEqual([]);
  go();
  await expect(like(page)).toBeVisible();
  await expect.poll(() => isDealt(api, ada.accessToken, liked)).toBe(false);
  await expect.poll(() => isDealt(api, ada.accessToken, passed)).toBe(false);
  expect(swipes()).toEqual(['LikeProfile', 'PassProfile']);
  await page.getByRole('button', { name: 'Undo the last pass' }).click();
  await expect(cards(page).first()).toHaveAttribute('aria-label', name);
  await expect.poll(() => isDealt(api, ada.accessToken, passed)).toBe(true);
});

test('a swipe on a page that is left before the app is there is sent on the next one', async ({ api, browserOf }) => {
  // Nobody of another journey comes between the two.
  const ada = await newcomer(api, 'Ada', { profile: { showMe: 'NON_BINARY' } });
  for (const name of ['Chidi', 'Emeka']) await newcomer(api, name, { profile: { gender: 'NON_BINARY' } });
  const page = await browserOf({ ...touched, signedInAs: ada });
  const go = await withLateFiles(page, '**/assets/*.{js,css}');
  await page.goto(paths.browse, { waitUntil: 'commit' });
  await expect(cards(page).getByRole('heading', { level: 2 })).toBeVisible();
  await pull(page, -160);
  const next = (await page.locator('article:not([aria-hidden])').first().getAttribute('aria-label')) ?? '';
  const [passed] = await swipedEarly(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(cards(page).first()).toHaveAttribute('aria-label', next);
  go();
  await expect(like(page)).toBeVisible();
  await expect(cards(page).first()).toHaveAttribute('aria-label', next);
  await expect.poll(() => isDealt(api, ada.accessToken, passed)).toBe(false);
});

test('a card in the document springs back from a short pull, and from a like without one left', async ({
  api,
  browserOf,
}) => {
  const ada = await newcomer(api, 'Ada');
  const people: Person[] = [];
  for (let count = 0; count <= limits.likesPerDay.free; count += 1)
    people.push(await newcomer(api, 'Chidi', { profile: { gender: 'MALE' } }));
  for (const person of people.slice(1)) await sendLike(api, ada, person);
  const page = await browserOf({ ...touched, signedInAs: ada });
  await withLateFiles(page, '**/assets/*.{js,css}');
  await page.goto(paths.browse, { waitUntil: 'commit' });
  const card = page.locator('article:not([aria-hidden])').first();
  await expect(card.getByRole('heading', { level: 2 })).toBeVisible();
  const [name, place] = [await card.getAttribute('aria-label'), await card.boundingBox()];
  for (const across of [60, -60, 160]) {
    await finger(page, { x: 180, y: 300 }, across, 4);
    await expect.poll(() => card.boundingBox()).toEqual(place);
    expect(await card.getAttribute('aria-label')).toBe(name);
  }
});

test('an answer that comes after the app is taken over too', async ({ demo, browserOf }) => {
  const page = await browserOf({ baseURL: demo.url, signedInAs: await demoSession(demo.api, 'chidi') });
  const asked = decksOf(page);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (/"operationName":"BrowsePage"/.test(route.request().postData() ?? '')) await answered;
    await route.continue();
  });
  await page.goto(paths.browse);
  await expect(page.locator('#root:not([data-frame]) main [role=status]')).toBeVisible();
  answer();
  await expect(like(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked()).toBe(1);
});

test('with a token that has run out, the app renews it and asks for the deck', async ({ demo, browserOf }) => {
  const page = await browserOf({ baseURL: demo.url, signedInAs: await demoSession(demo.api, 'chidi') });
  const asked = decksOf(page);
  await page.addInitScript((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, expiresAt: 1 }));
  }, SESSION_KEY);
  await page.goto(paths.browse);
  await expect(like(page)).toBeVisible();
  expect(asked()).toBe(1);
});

const looked =
  'display visibility opacity position padding border border-radius background color fill stroke box-shadow transform object-fit overflow font letter-spacing text-align text-decoration text-shadow white-space';

/** Each element with its place and what is seen of its style. */
const looksOf = (page: Page): Promise<string[][]> =>
  page.evaluate((properties) => {
    const all = [...document.querySelectorAll<HTMLElement>('body, body :not(script, template, style, link)')];
    // Otherwise the place of what is far below depends on the moment.
    for (const { style } of all) style.contentVisibility = 'visible';
    return all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const declarations = properties.map((property) => `${property}: ${style.getPropertyValue(property)};`);
      return [`${element.tagName} ${element.getAttribute('class')}`, `box: ${[x, y, width, height]};`, ...declarations];
    });
  }, looked.split(' '));

/** In words, what the stylesheet changes. */
async function changedBy(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const look = async () => {
    await open();
    return looksOf(page);
  };
  const whole = await look();
  await page.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  const early = await look();
  await page.unroute('**/*.css');
  expect(early.length).toBe(whole.length);
  return whole.flatMap((lines, at) => {
    const known = new Set(early[at]);
    const changed = lines.filter((line) => !known.has(line));
    return changed.length === 0 ? [] : [`${lines[0]}: ${changed.join(' ')}`];
  });
}

test(
  'documents look without their stylesheet as with it: what they need of it stands in them',
  long,
  async ({ demo, browserOf }) => {
    const looks = [
      { viewport: { width: 360, height: 740 }, colorScheme: 'light' },
      { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
    ] as const;
    const chidi = await demoSession(demo.api, 'chidi');
    const found: string[] = [];
    for (const look of looks) {
      const unscripted = await browserOf({ ...look, javaScriptEnabled: false });
      const deck = await browserOf({ ...look, baseURL: demo.url, signedInAs: chidi });
      await deck.route('**/assets/*.js', (route) => route.abort());
      for (const page of [unscripted, deck]) {
        // Our own font waits for the stylesheet.
        await page.route('**/fonts/*', (route) => route.abort());
      }
      const showCard = async () => {
        await deck.goto(paths.browse);
        await expect(cards(deck).locator('img')).toBeVisible();
      };
      for (const path of [paths.home, paths.auth, paths.pricing, paths.privacyPolicy, paths.termsOfService, '/nowhere'])
        found.push(...(await changedBy(unscripted, () => unscripted.goto(path))).map((line) => `${path} ${line}`));
      found.push(...(await changedBy(deck, showCard)));
    }
    expect(found.map((line) => line.slice(0, 400)).slice(0, 20)).toEqual([]);
  },
);
