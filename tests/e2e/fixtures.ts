import { spawnSync } from 'node:child_process';
import { type BrowserContext, test as base, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import type { Api, Person } from '#tests/factories/people.ts';
import { createApi } from './api.ts';

/** Where the two products of this run are. */
export const urls = { empty: process.env['E2E_URL'] ?? '', demo: process.env['E2E_DEMO_URL'] ?? '' };

type Fixtures = {
  api: Api;
  /** A browser of one's own (nothing shared with others), on the product without demo people unless `baseURL` says otherwise. */
  browserOf: (options?: BrowserContextOptions & { signedInAs?: Person }) => Promise<Page>;
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

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  api: async ({}, use) => use(createApi(urls.empty)),
  browserOf: async ({ browser }, use) => {
    const faults: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async ({ signedInAs, ...options } = {}) => {
      const context = await browser.newContext({ baseURL: urls.empty, locale: 'en-NG', timezoneId: 'Africa/Lagos', ...options });
      contexts.push(context);
      await watch(context, faults);
      const page = await context.newPage();
      if (signedInAs) await signIn(page, signedInAs);
      return page;
    });
    for (const context of contexts) await context.close();
    expect(faults, 'violations of the content security policy and uncaught errors').toEqual([]);
  },
});

export { expect };

/** Signs in as people do. Ends on the landing page, or where the address asked for leads. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>, at = '/auth'): Promise<void> {
  await page.goto(at);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/auth');
}

/** `npm run admin`, beside the product that runs. */
export function admin(...args: string[]): string {
  const result = spawnSync('npm', ['run', '--silent', 'admin', '--', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] ?? '' },
  });
  if (result.status !== 0) throw new Error(`npm run admin -- ${args.join(' ')}: ${result.stdout}${result.stderr}`);
  return result.stdout;
}
