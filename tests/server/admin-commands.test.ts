/** Every command of administrators against a real server: with its scope, without it, dry, unasked, and what it leaves in the audit. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '#server/cli/admin/commands.ts';
import { exitCodes } from '#server/cli/admin/failure.ts';
import { run } from '#server/cli/admin/run.ts';
import { articleFile, ideaFields as place } from '#tests/factories/admin-files.ts';
import { newAdmin, type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { startStripeWorld } from '#tests/setup/stripe-world.ts';
import { appealOf, type Case, moderationCases, type Scope, scopes } from './admin-command-cases.ts';

let app: TestApp;
let admin: Person;
let folder: string;
const tokens = {} as Record<Scope, string>;
/** A token with every scope but this one. */
const tokensWithout = {} as Record<Scope, string>;
/** What the commands are about, by name. */
const made: Record<string, string> = {};
const env = (token?: string) =>
  ({ ZOBO_URL: app.url, LOG_LEVEL: 'silent', ...(token !== undefined && { ADMIN_TOKEN: token }) }) as NodeJS.ProcessEnv;

async function mutate(field: string, input: string, by: Person, selection: string) {
  const document = `mutation { ${field}(input: ${input}) { ${selection} } }`;
  const { data, body } = await app.gql(document, {}, by.accessToken);
  if (!data?.[field]) throw new Error(body);
  return data[field];
}

async function token(given: readonly Scope[]): Promise<string> {
  const input = `{ name: "a test", scopes: [${given.join(', ')}] }`;
  const selection = '... on CreateAccessTokenSuccess { token }';
  return (await mutate('createAccessToken', input, admin, selection)).token;
}

beforeAll(async () => {
  app = await startTestApp();
  await startStripeWorld(app);
  folder = await mkdtemp(join(tmpdir(), 'zobo-commands-'));
  admin = await newAdmin(app, 'Zainab');
  for (const scope of scopes) {
    tokens[scope] = await token([scope]);
    tokensWithout[scope] = await token(scopes.filter((other) => other !== scope));
  }
  const ada = await person(app, 'Ada');
  const bola = await person(app, 'Bola');
  const chidi = await person(app, 'Chidi', { profile: false });
  Object.assign(made, { ada: ada.email, bola: bola.email, bolaId: bola.id, chidi: chidi.email });
  const reported = `{ profileId: "${bola.id}", reason: OTHER }`;
  const selection = '... on ReportProfileSuccess { reportId }';
  made.report = (await mutate('reportProfile', reported, ada, selection)).reportId;
  const request = '{ subject: "A test", content: "Can anybody help?" }';
  const asked = await mutate(
    'createSupportTicket',
    request,
    ada,
    '... on CreateSupportTicketSuccess { ticket { id } }',
  );
  made.ticket = asked.ticket.id;
  const dayo = await person(app, 'Dayo');
  Object.assign(made, { dayo: dayo.email, appeal: await appealOf(app, dayo) });
  await mutate('sendBetaFeedback', '{ featureRating: 5, generalFeedback: "Nice." }', ada, '__typename');
  await mutate('subscribeToNewsletter', '{ email: "reader@example.com", hasConsented: true }', ada, '__typename');
  made.selfie = crypto.randomUUID();
  const selfie = { id: made.selfie, userId: ada.id, status: 'pending', submittedAt: app.clock.now() };
  await app.db.insertInto('verifications').values(selfie).execute();
  await writeFile(join(folder, 'article.md'), articleFile);
  await writeFile(join(folder, 'place.json'), JSON.stringify(place));
  await writeFile(join(folder, 'bounces.txt'), 'reader@example.com\n\nnobody@example.com\n');
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const audited = async (): Promise<string[]> =>
  (await app.db.selectFrom('auditEvents').select('action').orderBy('createdAt').orderBy('id').execute()).map(
    ({ action }) => action,
  );
const file = (name: string): string => join(folder, name);

/** In an order in which each finds what it is about. */
const cases: Record<string, Case> = {
  'find-people': {
    args: () => [made.ada ?? ''],
    scope: 'USERS_READ',
    json: () => ({ email: made.ada, openReports: 0, roles: [], suspendedAt: null }),
  },
  'list-reports': {
    args: () => [],
    scope: 'USERS_READ',
    json: () => ({
      id: made.report,
      priority: 'NORMAL',
      reported: { email: made.bola },
      reporter: { email: made.ada },
    }),
  },
  'list-tickets': { args: () => [], scope: 'USERS_READ', json: () => ({ id: made.ticket, user: { email: made.ada } }) },
  'list-feedback': {
    args: () => [],
    scope: 'USERS_READ',
    json: () => ({ featureRating: 5, generalFeedback: 'Nice.', user: { email: made.ada } }),
  },
  verifications: { args: () => [], scope: 'USERS_READ', json: () => ({ id: made.selfie, selfie: null }) },
  totals: {
    args: () => [],
    scope: 'USERS_READ',
    json: () => ({ people: 4, openReports: 1, openAppeals: 1, subscribers: 1 }),
  },
  figures: { args: () => ['--days', '1'], scope: 'USERS_READ', json: () => ({ signUps: 5, reports: 1 }) },
  'save-article': {
    args: () => [file('article.md')],
    scope: 'CATALOG_WRITE',
    json: () => ({ day: 'MONDAY', slug: 'a-week-is-a-small-life', isRemoved: false, lastSentAt: null }),
    leaves: ['save_newsletter_article'],
    keep: ({ id = '' }) => (made.article = id),
  },
  'list-articles': {
    args: () => [],
    scope: 'USERS_READ',
    json: () => ({ id: made.article, subject: 'Begin again on Monday', category: 'GROWTH' }),
  },
  newsletter: {
    args: () => [],
    scope: 'USERS_READ',
    json: () => ({ subscribers: 1, monday: { title: 'A week is a small life' }, thursday: null, issues: [] }),
  },
  'send-newsletter': {
    isFinal: true,
    args: () => ['monday'],
    scope: 'NEWSLETTER_SEND',
    json: () => ({ emailsSent: 1, day: 'MONDAY', slug: 'a-week-is-a-small-life' }),
    leaves: ['send_weekly_newsletter'],
  },
  'record-bounces': {
    isFinal: true,
    args: () => ['another@example.com', '--file', file('bounces.txt')],
    scope: 'NEWSLETTER_SEND',
    json: () => ({ given: 3, removed: 1 }),
    leaves: ['record_newsletter_bounces'],
  },
  'remove-article': {
    isFinal: true,
    args: () => [made.article ?? ''],
    scope: 'CATALOG_WRITE',
    json: () => ({ id: made.article, isRemoved: true }),
    leaves: ['remove_newsletter_article'],
  },
  'save-date-idea': {
    args: () => [file('place.json')],
    scope: 'CATALOG_WRITE',
    json: () => ({ name: place.name, city: 'LAGOS', isRemoved: false }),
    leaves: ['save_date_idea'],
    keep: ({ id = '' }) => (made.place = id),
  },
  'list-date-ideas': {
    args: () => ['--city', 'lagos', '--search', 'test gar'],
    scope: 'USERS_READ',
    json: () => ({ id: made.place, name: place.name, tips: place.tips }),
  },
  'remove-date-idea': {
    isFinal: true,
    args: () => [made.place ?? ''],
    scope: 'CATALOG_WRITE',
    json: () => ({ id: made.place, isRemoved: true }),
    leaves: ['remove_date_idea'],
  },
  'grant-entitlement': {
    args: () => [made.ada ?? '', 'soul', '--days', '3'],
    scope: 'ENTITLEMENTS_WRITE',
    json: () => ({ email: made.ada }),
    leaves: ['grant_entitlement'],
  },
  'revoke-entitlement': {
    args: () => [made.ada ?? '', 'soul', '--reason', 'a mistake'],
    scope: 'ENTITLEMENTS_WRITE',
    json: () => ({ email: made.ada, ended: 1, plan: { name: null, endsAt: null } }),
    leaves: ['revoke_entitlement'],
  },
  'review-verification': {
    args: () => [made.selfie ?? '', 'reject', '--reason', 'Too dark'],
    scope: 'VERIFICATION_REVIEW',
    json: () => ({ id: made.selfie, status: 'REJECTED', email: made.ada }),
    leaves: ['review_verification'],
  },
  'answer-ticket': {
    args: () => [made.ticket ?? '', '--answer', 'It is mended.'],
    scope: 'SUPPORT_WRITE',
    json: () => ({ id: made.ticket, state: 'ANSWERED', email: made.ada }),
    leaves: ['answer_support_ticket'],
  },
  'resolve-report': {
    isFinal: true,
    args: () => [made.report ?? '', 'suspend', '--note', 'Threats'],
    scope: 'REPORTS_WRITE',
    json: () => ({ id: made.report, state: 'ACTED', note: 'Threats', reportedId: made.bolaId }),
    leaves: ['resolve_report', 'suspend_account'],
  },
  'dismiss-reports-by': {
    isFinal: true,
    args: () => [made.ada ?? '', '--note', 'All of them false'],
    scope: 'REPORTS_WRITE',
    json: () => ({ dismissed: 0, email: made.ada }),
    leaves: ['dismiss_reports'],
  },
  suspend: {
    isFinal: true,
    args: () => [made.chidi ?? '', '--reason', 'spam'],
    scope: 'ACCOUNTS_SUSPEND',
    json: () => ({ email: made.chidi }),
    leaves: ['suspend_account'],
  },
  ...moderationCases(made),
  'publish-plans': {
    args: () => [],
    scope: 'PLANS_WRITE',
    json: () => ({ prices: expect.any(Array) }),
    leaves: ['publish_plans'],
  },
  'audit-log': {
    args: () => ['--limit', '1'],
    scope: 'USERS_READ',
    json: () => ({ action: 'PUBLISH_PLANS', isScript: true, details: { plans: 'gold diamond soul' } }),
  },
};

/** Those that need no token have tests of their own in admin-cli.test.ts. */
const tokenless = ['create-token', 'grant-role'];

it('each command has a case', () => {
  expect(Object.keys(cases).concat(tokenless).toSorted()).toEqual(commands.map(({ name }) => name).toSorted());
  for (const { name, scope, changes, isFinal } of commands) {
    expect(isFinal, name).toBe(cases[name]?.isFinal ?? false);
    expect([scope, changes], name).toEqual(
      tokenless.includes(name) ? [null, true] : [cases[name]?.scope.toLowerCase(), cases[name]?.leaves !== undefined],
    );
  }
});

const firstOf = (json: string): Record<string, string> => {
  const parsed = JSON.parse(json);
  return Array.isArray(parsed) ? parsed[0] : parsed;
};

describe.each(Object.entries(cases))('%s', (name, { args, scope, json, leaves, isFinal, keep }) => {
  const yes = isFinal ? ['--yes'] : [];
  const line = (...more: string[]) => [name, ...args(), ...more];

  it('works with its scope alone, and leaves what it should behind', async () => {
    const [before, script] = [await audited(), env(tokens[scope])];
    if (leaves === undefined) {
      expect(await run(line(), script)).not.toBe('');
    } else {
      expect(await run(line('--dry-run'), script)).toMatch(/^Nothing was (stored|sent):\s/);
      expect(firstOf(await run(line('--dry-run', '--json'), script))).toMatchObject({ isDryRun: true });
      if (isFinal) {
        const unasked = run(line(), script);
        await expect(unasked).rejects.toMatchObject({ code: 'USAGE', message: expect.stringContaining('say --yes') });
      }
      expect(await audited()).toEqual(before);
    }
    const told = firstOf(await run(line('--json', ...yes), script));
    expect(told).toMatchObject({ ...json(), ...(leaves && { isDryRun: false }) });
    keep?.(told);
    expect((await audited()).slice(before.length).toSorted()).toEqual((leaves ?? []).toSorted());
  });

  it('refuses a token without its scope, and leaves nothing behind', async () => {
    const before = await audited();
    for (const more of leaves ? [yes, ['--dry-run']] : [[]]) {
      const refused = run(line(...more), env(tokensWithout[scope]));
      await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    await expect(run(line(...yes), env())).rejects.toMatchObject({ code: 'USAGE' });
    expect(await audited()).toEqual(before);
    expect(exitCodes.FORBIDDEN).toBe(8);
  });
});

it('a newsletter that is on its way keeps the next one waiting, with a code of its own', async () => {
  const script = env(await token(['CATALOG_WRITE', 'NEWSLETTER_SEND']));
  await run(['save-article', file('article.md'), '--id', made.article ?? '', '--yes'], script);
  await expect(run(['send-newsletter', 'monday', '--yes'], script)).rejects.toMatchObject({
    code: 'NEWSLETTER_SENDING',
  });
});
