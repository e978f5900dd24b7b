/** Nothing moves under the eye or the finger while a page loads over a slow network: layout shifts of every route, at 360 px. */
import type { Page } from '@playwright/test';
import { adminPath, chatPath, gamePath, paths } from '#rules/paths.ts';
import { matched, newcomer } from '#tests/factories/people.ts';
import { expect, long, moving, test } from './fixtures.ts';
import { demoSession, firstMatch } from './steps.ts';

/** What the web's own measure calls good is 0.1; half of it is hardly seen. */
const MOST = 0.05;
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, ...moving } as const;
/** So many browsers load beside each other, since most of a slow load is waiting. */
const LANES = 3;
/** Long enough for a skeleton to be painted, and for what stands after it to be another frame. */
const ANSWER_MS = 500;
/** How long a page may take is not asked here. */
const PATIENCE_MS = 30_000;

type Shift = { value: number; moved: string[] };

/** From the first paint on; a shift that follows a press within half a second is wanted, and there is no press here. */
async function observed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : `text: ${node?.textContent?.slice(0, 60)}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** A slow phone's network, as Lighthouse draws it, and a server that takes its time. */
async function slowed(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    await route.continue();
  });
}

/** The sum of all shifts of a page from nothing to its rest, in words when it is too much. */
async function tooMuch(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached({ timeout: PATIENCE_MS });
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: PATIENCE_MS });
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return sum > MOST
    ? [
        `${path}: ${sum.toFixed(3)}`,
        ...shifts.map(({ value, moved }) => `  ${value.toFixed(3)} ${moved.join('\n        ')}`),
      ]
    : [];
}

async function steady(open: () => Promise<Page>, routes: readonly string[]): Promise<void> {
  const left = [...routes];
  const found: string[] = [];
  const lane = async () => {
    const page = await open();
    await observed(page);
    await slowed(page);
    for (let path = left.shift(); path !== undefined; path = left.shift()) found.push(...(await tooMuch(page, path)));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
  await Promise.all(Array.from({ length: Math.min(LANES, routes.length) }, lane));
  expect(found.join('\n'), 'what moves while it loads').toBe('');
}

/** Of the pages for everybody, those that tell people apart. */
const personal = [paths.home, paths.pricing, paths.newsletter];
const signedOut = [
  ...personal,
  paths.auth,
  paths.authReset,
  paths.authCode,
  `${paths.authVerify}#nothing`,
  `${paths.unsubscribe}#nothing`,
  paths.privacyPolicy,
  paths.termsOfService,
  '/no/such/page',
];
const inside = (matchId: string) => [
  ...personal,
  paths.profile,
  paths.profileEdit,
  paths.dataPrivacy,
  paths.settings,
  paths.browse,
  paths.matches,
  paths.whoLikesYou,
  chatPath(matchId),
  paths.companion,
  paths.support,
  paths.explore,
  paths.dateIdeas,
  paths.games,
  gamePath('truth_or_dare'),
];

const ASK = 'mutation Ask($input: CreateSupportTicketInput!) { createSupportTicket(input: $input) { __typename } }';

test('no page moves for visitors', long, async ({ browserOf, demo }) => {
  await steady(() => browserOf({ baseURL: demo.url, ...phone }), signedOut);
});

test('no page moves on the way in', long, async ({ browserOf, demo }) => {
  const bola = await newcomer(demo.api, 'Bola', { profile: false });
  await steady(
    () => browserOf({ baseURL: demo.url, signedInAs: bola, ...phone }),
    [paths.home, paths.betaWelcome, paths.matches, paths.games, paths.support, paths.settings],
  );
});

test('no page moves for somebody without a plan', long, async ({ browserOf, api }) => {
  const [ada, chidi] = [await newcomer(api, 'Ada'), await newcomer(api, 'Chidi', { profile: { gender: 'MALE' } })];
  const matchId = await matched(api, ada, chidi);
  const input = { subject: 'A question', content: 'Where do I find the games?' };
  const { data } = await api.gql(ASK, { input }, chidi.accessToken);
  expect(data.createSupportTicket.__typename).toBe('CreateSupportTicketSuccess');
  await steady(() => browserOf({ signedInAs: chidi, ...phone }), inside(matchId));
});

test('no page moves for somebody new, who has nobody yet', long, async ({ browserOf, api }) => {
  const emeka = await newcomer(api, 'Emeka', { profile: { gender: 'MALE', showMe: 'OTHER' } });
  await steady(() => browserOf({ signedInAs: emeka, ...phone }), [paths.browse, paths.matches, paths.whoLikesYou]);
});

test('no page moves for somebody with a plan, matches and messages', long, async ({ browserOf, demo }) => {
  const ada = await demoSession(demo.api, 'ada');
  const matchId = await firstMatch(demo.api, ada.accessToken);
  await steady(() => browserOf({ baseURL: demo.url, signedInAs: ada, ...phone }), inside(matchId));
});

test('no page of the admin console moves', long, async ({ browserOf, demo }) => {
  const admin = await demoSession(demo.api, 'admin');
  await steady(
    () => browserOf({ baseURL: demo.url, signedInAs: admin, ...phone }),
    [
      '',
      'people',
      'verifications',
      'reports',
      'appeals',
      'support',
      'feedback',
      'newsletter',
      'date-ideas',
      'money',
      'audit',
      'tokens',
    ].map(adminPath),
  );
});
