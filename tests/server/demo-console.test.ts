/** The demo fills the admin console: whoever tries it sees each part at work. */
import { type DocumentNode, print } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ConsoleAppealsDocument } from '#client/features/admin/appeals/appeals.generated.ts';
import { ConsoleAuditDocument } from '#client/features/admin/audit/audit.generated.ts';
import { ConsoleDateIdeasDocument } from '#client/features/admin/date-ideas/console-date-ideas.generated.ts';
import { ConsoleFeedbackDocument } from '#client/features/admin/feedback/feedback.generated.ts';
import { ConsoleMoneyDocument } from '#client/features/admin/money/money.generated.ts';
import { ConsoleArticlesDocument } from '#client/features/admin/newsletter/console-newsletter.generated.ts';
import { ConsoleFiguresDocument } from '#client/features/admin/overview/overview.generated.ts';
import { parts } from '#client/features/admin/parts.ts';
import { ConsolePeopleDocument } from '#client/features/admin/people/people.generated.ts';
import { ConsoleFlaggedPhotosDocument } from '#client/features/admin/photos/photos.generated.ts';
import { ConsoleReportsDocument } from '#client/features/admin/reports/reports.generated.ts';
import { ConsoleSpeedDocument } from '#client/features/admin/speed/speed.generated.ts';
import { ConsoleTicketsDocument } from '#client/features/admin/support/support.generated.ts';
import { ConsoleTokensDocument } from '#client/features/admin/tokens/tokens.generated.ts';
import { ConsoleVerificationsDocument } from '#client/features/admin/verifications/verifications.generated.ts';
import { syncContent } from '#server/boot/content.ts';
import { demoAdmin, demoPassword } from '#server/dev/demo/accounts.ts';
import { withPortraits } from '#server/dev/demo/pictures.ts';
import { demoPeople, seedDemo } from '#server/dev/demo/seed.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';

let app: TestApp;
let token: string;

/** With one picture for everybody: what is tried is where it goes. */
async function seed(): Promise<void> {
  const { deps } = app;
  const people = demoPeople(deps.clock());
  const storage = withPortraits(deps.ports.storage, people, async () => Buffer.from('a picture'));
  await seedDemo(
    { ...deps, ports: { ...deps.ports, storage } },
    () => undefined,
    async () => null,
  );
}

beforeAll(async () => {
  app = await startTestApp();
  await syncContent(app.deps);
  await seed();
  const { data } = await app.gql(
    'mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInSuccess { session { accessToken } } } }',
    { input: { email: demoAdmin.email, password: demoPassword } },
  );
  token = data.signIn.session.accessToken;
});
afterAll(() => app.stop());

async function ask(document: DocumentNode, variables: Record<string, unknown>): Promise<Data> {
  const { data, errors } = await app.gql(print(document), variables, token);
  expect(errors).toBeUndefined();
  return data;
}

/** What each part asks for as it opens, and where in the answer its rows are. A part with states is asked for each of them. */
const first = 20;
const rowsOf: Record<string, { document: DocumentNode; rows: (data: Data) => unknown[]; of?: object[] }> = {
  '': { document: ConsoleFiguresDocument, rows: ({ admin }) => admin.figures, of: [{ days: 14 }] },
  people: { document: ConsolePeopleDocument, rows: ({ admin }) => admin.users.edges, of: [{ search: '' }] },
  verifications: { document: ConsoleVerificationsDocument, rows: ({ admin }) => admin.verifications.edges },
  reports: {
    document: ConsoleReportsDocument,
    rows: ({ admin }) => admin.reports.edges,
    of: [{ state: 'OPEN' }, { state: 'DISMISSED' }, { state: 'ACTED' }],
  },
  photos: { document: ConsoleFlaggedPhotosDocument, rows: ({ admin }) => admin.flaggedPhotos.edges },
  appeals: {
    document: ConsoleAppealsDocument,
    rows: ({ admin }) => admin.appeals.edges,
    of: [{ state: 'WAITING' }, { state: 'UPHELD' }, { state: 'GRANTED' }],
  },
  support: {
    document: ConsoleTicketsDocument,
    rows: ({ admin }) => admin.supportTickets.edges,
    of: [{ state: 'OPEN' }, { state: 'ANSWERED' }, { state: 'CLOSED' }],
  },
  feedback: { document: ConsoleFeedbackDocument, rows: ({ admin }) => admin.feedback.edges },
  newsletter: { document: ConsoleArticlesDocument, rows: ({ admin }) => admin.newsletter.articles.edges },
  'date-ideas': {
    document: ConsoleDateIdeasDocument,
    rows: ({ admin }) => admin.dateIdeas.edges,
    of: [
      { search: '', isReported: false },
      { search: '', isReported: true },
    ],
  },
  money: { document: ConsoleMoneyDocument, rows: ({ admin }) => admin.money.failures, of: [{ days: 30 }] },
  speed: { document: ConsoleSpeedDocument, rows: ({ admin }) => admin.vitals, of: [{ days: 7 }] },
  audit: { document: ConsoleAuditDocument, rows: ({ admin }) => admin.auditEvents.edges },
  tokens: { document: ConsoleTokensDocument, rows: ({ viewer }) => viewer.accessTokens },
};

it.each(parts.map(({ path, label }) => [label, path] as const))('%s is not empty', async (_label, path) => {
  const { document, rows, of = [{}] } = rowsOf[path] ?? expect.fail('Say above what this part asks for.');
  for (const variables of of) {
    const data = await ask(document, { first, ...variables });
    expect(rows(data).length, JSON.stringify(variables)).toBeGreaterThan(0);
  }
});

it('the newsletter has readers, and a selfie to look at is there', async () => {
  const { data } = await app.gql(
    '{ admin { totals { subscribers } verifications { edges { node { selfieUrl } } } } }',
    {},
    token,
  );
  expect(data.admin.totals.subscribers).toBeGreaterThan(0);
  for (const { node } of data.admin.verifications.edges) {
    const answer = await fetch(new URL(node.selfieUrl, app.url));
    expect([answer.status, await answer.text()]).toEqual([200, 'a picture']);
  }
});

it('whoever had the demo before the admin console was filled has it filled at the next start', async () => {
  await app.db.deleteFrom('appeals').execute();
  await app.db.deleteFrom('suspensions').execute();
  await app.db.deleteFrom('users').where('suspendedAt', 'is not', null).execute();
  await seed();
  const { admin } = await ask(ConsoleAppealsDocument, { first, state: 'WAITING' });
  expect(admin.appeals.edges).toHaveLength(1);
});
