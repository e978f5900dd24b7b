/** What a script that may only write is told of people: what it said itself, and nothing that could be looked up by its dry runs. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdmin, type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

let app: TestApp;
let [admin, ada, bola] = [] as unknown as [Person, Person, Person];
let report: string;
beforeAll(async () => {
  app = await startTestApp();
  [admin, ada, bola] = [
    await person(app, 'Zainab', { profile: false }),
    await person(app, 'Ada'),
    await person(app, 'Bola'),
  ];
  await makeAdmin(app, admin);
  report = crypto.randomUUID();
  const now = app.clock.now();
  const reported = { id: report, reporterId: ada.id, reportedId: bola.id, createdAt: now, waitingSince: now };
  await app.db
    .insertInto('reportedUsers')
    .values({ ...reported, reason: 'other', description: 'What happened.' })
    .execute();
});
afterAll(() => app.stop());

async function token(...scopes: string[]): Promise<string> {
  const document = `mutation { createAccessToken(input: { name: "a test", scopes: [${scopes}] }) { ... on CreateAccessTokenSuccess { token } } }`;
  return (await app.gql(document, {}, admin.accessToken)).data.createAccessToken.token;
}

/** Whether a dry run may select something: `value` or the code of its refusal. */
async function asked(by: string, mutation: string, success: string, selection: string): Promise<string> {
  const { data, errors } = await app.gql(`mutation { ${mutation} { ... on ${success} { ${selection} } } }`, {}, by);
  return errors?.[0]?.extensions?.code ?? (data ? 'value' : 'nothing');
}

const fields =
  'id email fullName createdAt suspendedAt roles plan subscription photos bio isVerified openReports'.split(' ');
const whole = (field: string) =>
  ({
    plan: 'plan { name tier abilities endsAt trialEndsAt }',
    subscription: 'plan { subscription { id } }',
    photos: 'photos { id }',
  })[field] ?? field;

const writes = {
  ENTITLEMENTS_WRITE: {
    ask: () => `grantEntitlement(input: { account: { email: "${bola.email}" }, plan: GOLD, isDryRun: true })`,
    success: 'GrantEntitlementSuccess',
    person: (field: string) => `user { ${field} }`,
    open: ['id', 'email', 'plan'],
  },
  ACCOUNTS_SUSPEND: {
    ask: () => `suspendAccount(input: { account: { email: "${bola.email}" }, reason: "spam", isDryRun: true })`,
    success: 'SuspendAccountSuccess',
    person: (field: string) => `user { ${field} }`,
    open: ['id', 'email', 'suspendedAt'],
  },
  REPORTS_WRITE: {
    ask: () => `resolveReport(input: { reportId: "${report}", decision: DISMISS, isDryRun: true })`,
    success: 'ResolveReportSuccess',
    person: (field: string) => `report { reported { ${field} } }`,
    open: ['id'],
  },
};

it.each(Object.entries(writes))('%s alone reads what it said itself, with USERS_READ all', async (scope, write) => {
  const [alone, both] = [await token(scope), await token(scope, 'USERS_READ')];
  const ask = (by: string, field: string) => asked(by, write.ask(), write.success, write.person(whole(field)));
  for (const field of fields) {
    expect(await ask(alone, field), field).toBe(write.open.includes(field) ? 'value' : 'FORBIDDEN');
    expect(await ask(both, field), field).toBe('value');
    expect(await ask(admin.accessToken, field), field).toBe('value');
  }
});

it('who names an account by its id is not told its address', async () => {
  const alone = await token('ENTITLEMENTS_WRITE', 'ACCOUNTS_SUSPEND', 'REPORTS_WRITE');
  const by = (account: string) => ({
    GrantEntitlementSuccess: `grantEntitlement(input: { account: ${account}, plan: GOLD, isDryRun: true })`,
    SuspendAccountSuccess: `suspendAccount(input: { account: ${account}, reason: "spam", isDryRun: true })`,
    WarnAccountSuccess: `warnAccount(input: { account: ${account}, reason: "spam", isDryRun: true })`,
    DismissReportsBySuccess: `dismissReportsBy(input: { account: ${account}, isDryRun: true })`,
  });
  for (const [account, cell] of [
    [`{ id: "${bola.id}" }`, 'FORBIDDEN'],
    [`{ email: "${bola.email}" }`, 'value'],
  ] as const) {
    for (const [success, mutation] of Object.entries(by(account))) {
      const person = success === 'DismissReportsBySuccess' ? 'reporter' : 'user';
      expect(await asked(alone, mutation, success, `${person} { id }`), mutation).toBe('value');
      expect(await asked(alone, mutation, success, `${person} { email }`), mutation).toBe(cell);
    }
  }
});

it('REPORTS_WRITE alone reads neither who reported nor what happened', async () => {
  const [alone, { ask, success }] = [await token('REPORTS_WRITE'), writes.REPORTS_WRITE];
  for (const field of ['id', 'state', 'note', 'createdAt', 'decidedAt', 'reported { id }']) {
    expect(await asked(alone, ask(), success, `report { ${field} }`), field).toBe('value');
  }
  for (const field of ['reporter { id }', 'reason', 'description']) {
    expect(await asked(alone, ask(), success, `report { ${field} }`), field).toBe('FORBIDDEN');
  }
});
