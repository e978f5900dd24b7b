import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { limits } from '#rules/limits.ts';
import type { Api, Person } from '#tests/factories/people.ts';
import { createApi } from './api.ts';

/** Where the two products of this run are. */
export const urls = { empty: process.env.E2E_URL ?? '', demo: process.env.E2E_DEMO_URL ?? '' };

/** Where the client keeps its session in local storage. */
export const SESSION_KEY = 'zobo.session';

/** For journeys in which motion matters. The others ask for none: to draw each of its frames costs a fifth of what a page costs. */
export const moving = { reducedMotion: 'no-preference' } as const;

type Tokens = Pick<Person, 'accessToken' | 'refreshToken'>;

export type Fixtures = {
  /** The API of the product without demo people. */
  api: Api;
  /** The product with the demo people. */
  demo: { url: string; api: Api };
  /** A browser of one's own (nothing shared with others), on the product without demo people unless `baseURL` says otherwise. */
  browserOf: (options?: BrowserContextOptions & { signedInAs?: Tokens }) => Promise<Page>;
};

/** What no journey may cause, whatever else it checks: a refused resource, an uncaught error. */
async function watch(context: BrowserContext, faults: string[]): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`securitypolicyviolation: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  context.on('console', (message) => {
    const text = message.text();
    if (/securitypolicyviolation|Content Security Policy|TrustedHTML|TrustedScript/i.test(text)) faults.push(text);
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().stack ?? error.error().message}`));
}

/**
 * A prerendered page reads before it answers to a press. Its journey goes on once React has taken it over, or when that takes so long that
 * the journey itself must say what it thinks of it.
 */
function patient(page: Page): Page {
  const isAlive = () => {
    const first = document.getElementById('root')?.firstElementChild;
    return !first || Object.keys(first).some((key) => key.startsWith('__reactFiber'));
  };
  const onceAlive =
    <Given extends unknown[], Told>(go: (...given: Given) => Promise<Told>) =>
    async (...given: Given): Promise<Told> => {
      const told = await go(...given);
      for (let turn = 0; turn < 100 && !(await page.evaluate(isAlive).catch(() => true)); turn++)
        await page.waitForTimeout(50);
      return told;
    };
  page.goto = onceAlive(page.goto.bind(page));
  page.reload = onceAlive(page.reload.bind(page));
  return page;
}

const TOLD_LENGTH = 1_500;

/** What the pages of a failed journey say: on another machine the log is all that is left of them. */
async function tell(contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const words = await page.locator('body').innerText({ timeout: 5_000 }).catch(String);
    console.log(`${page.url()} says: ${words.replace(/\s+/g, ' ').slice(0, TOLD_LENGTH)}`);
  }
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  api: async ({}, use) => use(createApi(urls.empty)),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  demo: async ({}, use) => use({ url: urls.demo, api: createApi(urls.demo) }),
  browserOf: async ({ browser }, use, info) => {
    const faults: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async ({ signedInAs, baseURL = urls.empty, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL,
        locale: 'en-NG',
        timezoneId: 'Africa/Lagos',
        // Requests must be seen by the journey that plays with them; the journey of the offline page allows it.
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        ...options,
      });
      contexts.push(context);
      await watch(context, faults);
      if (signedInAs) await keepSession(context, signedInAs, baseURL);
      const page = await context.newPage();
      return options.javaScriptEnabled === false ? page : patient(page);
    });
    if (info.status !== info.expectedStatus) await tell(contexts);
    for (const context of contexts) await context.close();
    expect(faults, 'violations of the content security policy and uncaught errors').toEqual([]);
  },
});

export { expect };

/** Of `npm run test:long`. */
export const long = { tag: '@long' };

/**
 * Somebody signed in before: the first page finds what the product keeps of a session. Once: who signs out stays signed out. Playwright's
 * `storageState` opens a page of its own for it.
 */
async function keepSession(context: BrowserContext, { accessToken, refreshToken }: Tokens, origin: string) {
  const session = JSON.stringify({ accessToken, refreshToken, expiresAt: Date.now() + limits.session.accessMs });
  await context.addInitScript(
    (given) => {
      if (location.origin !== given.origin || localStorage.getItem('journey') !== null) return;
      localStorage.setItem('journey', 'signed in before');
      localStorage.setItem(given.key, given.session);
    },
    { origin, key: SESSION_KEY, session },
  );
}
