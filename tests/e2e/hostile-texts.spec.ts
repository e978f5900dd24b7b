/**
 * Two hundred texts that would run a script, in every free text of every screen that shows some: answers of the real product are rewritten
 * on their way to the page, so that no rule of the server keeps any of them out, and the content security policy is switched off, so that
 * nothing but the page itself stands between them and the browser.
 */
import type { Page } from '@playwright/test';
import { articlePath, paths } from '#rules/paths.ts';
import { type Api, newcomer, type Person } from '#tests/factories/people.ts';
import { everyHostileText, hostileTexts } from '#tests/setup/hostile-texts.ts';
import { createApi } from './api.ts';
import { expect, type Fixtures, long, test, urls } from './fixtures.ts';
import { demoSession, firstMatch } from './steps.ts';

/** What people, administrators and models write. */
const freeTexts =
  `fullName bio location interests content subject reason description note title summary text name label draft rewrite advice strengths
  suggestions bugReport featureRequest generalFeedback tips area bestTime openingHours estimatedCost visiting details question html`.split(
    /\s+/,
  );
/** Values of enums are not written by anybody. */
const isEnum = (value: string): boolean => /^[A-Z][A-Z_]*$/.test(value);
const hostile = (key: string): string => `[${key}] ${everyHostileText}`;

/** An answer of the API with every free text replaced; each begins with the name of its field. */
function rewritten(value: unknown, key = ''): unknown {
  // Of a list the first few: the others are drawn by the same code.
  if (Array.isArray(value)) return value.map((each, at) => (at < 3 ? rewritten(each, key) : each));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, rewritten(each, name)]));
  return typeof value === 'string' && freeTexts.includes(key) && !isEnum(value) ? hostile(key) : value;
}

type Change = (data: Record<string, unknown>, operation: string) => unknown;

/** Lets the page see hostile answers; returns what it will have asked of others than its server. */
async function poison(page: Page, change: Change = (data) => data): Promise<readonly string[]> {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('elsewhere.example')) foreign.push(request.url());
  });
  await page.addInitScript(() => {
    const ran: unknown[] = [];
    Object.assign(window, { ran, __ran: (which: unknown) => ran.push(which) });
  });
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const operation = String(route.request().postDataJSON()?.operationName);
    await route.fulfill({ response, json: { ...rest, data: rewritten(change(data, operation)) } });
  });
  return foreign;
}

/** Nothing ran, nothing was fetched from elsewhere, no frame was opened, and the page is where it was. */
async function unharmed(page: Page, path: string, shown: readonly string[], foreign: readonly string[]): Promise<void> {
  // What is folded away: a thread, the messages with a report.
  if (shown.length > 0) await expect(page.getByText(`[${shown[0]}]`).first()).toBeAttached();
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  for (const key of shown) await expect(page.getByText(`[${key}]`).first(), `[${key}] is shown`).toBeAttached();
  // What waits for the focus, the pointer or the end of loading.
  for (let stops = 0; stops < 10; stops += 1) await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { ran: unknown[] }).ran)).toEqual([]);
  expect(page.frames()).toHaveLength(1);
  expect(foreign).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ''));
}

const TICKET = `mutation Ask($input: CreateSupportTicketInput!) { createSupportTicket(input: $input) { __typename } }`;
const FEEDBACK = `mutation Say($input: SendBetaFeedbackInput!) { sendBetaFeedback(input: $input) { __typename } }`;
const REPORT = `mutation Tell($input: ReportProfileInput!) { reportProfile(input: $input) { __typename } }`;
const TOKEN = `mutation Token($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { __typename } }`;
const DECK = '{ deck { profiles { id } } }';

type Tokens = Pick<Person, 'accessToken' | 'refreshToken'>;
let ada: Tokens;
let team: Tokens;
let article: string;
let ticket: string;

async function send(api: Api, document: string, input: object, { accessToken }: Tokens): Promise<void> {
  const { data, body } = await api.gql(document, { input }, accessToken);
  expect(Object.values(data ?? {}), body).toEqual([{ __typename: expect.stringMatching(/Success$/) }]);
}

test.beforeAll(async () => {
  const api = createApi(urls.demo);
  ada = await demoSession(api, 'ada');
  team = await demoSession(api, 'admin');
  const bola = await newcomer(api, 'Bola');
  await send(api, TICKET, { subject: 'A question', content: 'Where do I find the games?' }, ada);
  await send(api, FEEDBACK, { featureRating: 5, bugReport: 'a', featureRequest: 'b', generalFeedback: 'c' }, ada);
  const [stranger] = (await api.gql(DECK, {}, bola.accessToken)).data.deck.profiles;
  await send(api, REPORT, { profileId: stranger.id, reason: 'OTHER', description: 'Something' }, bola);
  await send(api, TOKEN, { name: 'journey', scopes: ['USERS_READ'], days: 1 }, team);
  ticket = (await api.gql('{ viewer { supportTickets { id } } }', {}, ada.accessToken)).data.viewer.supportTickets[0]
    .id;
  article = (await api.gql('{ newsletterArticles { nodes { slug } } }')).data.newsletterArticles.nodes[0].slug;
});

type Screen = readonly [path: string | (() => Promise<string> | string), ...shown: string[]];

async function look(
  { browserOf }: Pick<Fixtures, 'browserOf'>,
  signedInAs: Tokens | undefined,
  screens: readonly Screen[],
): Promise<void> {
  const page = await browserOf({ baseURL: urls.demo, bypassCSP: true, ...(signedInAs && { signedInAs }) });
  const foreign = await poison(page);
  for (const [where, ...shown] of screens)
    await test.step(String(where), async () => {
      const path = typeof where === 'string' ? where : await where();
      await page.goto(path);
      await unharmed(page, path, shown, foreign);
    });
}

test('there are two hundred of them', () => {
  expect(new Set(hostileTexts).size).toBe(200);
});

test('they would run where a page took them for HTML', async ({ browser }) => {
  // Not a browser of the journeys: those fail when a frame is refused, as some of these are.
  const page = await browser.newPage({ baseURL: urls.empty, bypassCSP: true });
  await page.goto('/privacy-policy');
  await page.evaluate(
    (all) => {
      const ran: unknown[] = [];
      Object.assign(window, { ran, __ran: (which: unknown) => ran.push(which) });
      for (const html of all) document.body.appendChild(document.createElement('div')).innerHTML = html;
    },
    hostileTexts.filter((text) => !/refresh|<form|<body/i.test(text)),
  );
  await expect
    .poll(() => page.evaluate(() => new Set((window as unknown as { ran: unknown[] }).ran).size))
    .toBeGreaterThan(40);
});

test('on the screens of people', long, async ({ browserOf, demo }) => {
  test.slow();
  await look({ browserOf }, ada, [
    [paths.browse, 'fullName', 'bio', 'interests'],
    [paths.profile, 'fullName', 'bio', 'location'],
    [paths.profileEdit],
    [paths.matches, 'fullName', 'content'],
    [async () => `/chat/${await firstMatch(demo.api, ada.accessToken)}`, 'fullName', 'content'],
    [paths.whoLikesYou, 'fullName'],
    [paths.settings, 'label'],
    [paths.support, 'subject'],
    [() => `${paths.support}?request=${ticket}`, 'subject', 'content'],
    [paths.companion, 'description'],
    [paths.games],
    [paths.dateIdeas, 'name', 'description', 'openingHours'],
    [paths.newsletter, 'title', 'summary'],
    [() => articlePath(article), 'title', 'text'],
    [paths.dataPrivacy],
  ]);
});

test('on the admin console of administrators', long, async ({ browserOf }) => {
  test.slow();
  await look({ browserOf }, team, [
    ['/admin'],
    ['/admin/people', 'fullName'],
    ['/admin/verifications'],
    ['/admin/reports', 'fullName', 'description'],
    ['/admin/support', 'subject', 'content'],
    ['/admin/feedback', 'bugReport', 'featureRequest', 'generalFeedback'],
    ['/admin/newsletter', 'title'],
    ['/admin/date-ideas', 'name'],
    ['/admin/audit'],
    ['/admin/tokens', 'name'],
  ]);
});

test('in the words of moderators: a warning, and why an account is suspended', long, async ({ browserOf }) => {
  const page = await browserOf({ baseURL: urls.demo, bypassCSP: true });
  const suspended = {
    __typename: 'AccountSuspended',
    code: 'SUSPENDED',
    message: 'This account is suspended.',
    reason: 'Something',
    appeal: 'NONE',
    appealToken: 'a token',
  };
  const asked = await poison(page, (data) => (data?.signIn ? { signIn: suspended } : data));
  await page.goto(paths.auth);
  await page.getByLabel('Email').fill('ada@demo.zobo.test');
  await page.getByLabel('Password', { exact: true }).fill('not hers');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await unharmed(page, paths.auth, ['reason'], asked);

  const warned = await browserOf({ baseURL: urls.demo, bypassCSP: true, signedInAs: ada });
  // The events of a page begin with how its person stands, and this one was warned by nobody.
  await warned.routeWebSocket(/\/graphql$/, () => undefined);
  const warning = { __typename: 'Warning', id: 'one', reason: 'Something', createdAt: '2026-01-01T00:00:00.000Z' };
  const askedByWarned = await poison(warned, (data, operation) =>
    operation === 'ViewerUnread' ? { viewer: { ...(data.viewer as object), warning } } : data,
  );
  await warned.goto(paths.profile);
  await expect(warned.getByRole('alertdialog', { name: 'A warning from our moderators' })).toBeVisible();
  await unharmed(warned, paths.profile, ['reason'], askedByWarned);
});
