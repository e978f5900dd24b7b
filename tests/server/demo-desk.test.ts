/** The demo fills the admin desk: whoever tries it sees each part at work. */
import { type DocumentNode, print } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DeskAppealsDocument } from '#client/features/admin/appeals/appeals.generated.ts';
import { DeskAuditDocument } from '#client/features/admin/audit/audit.generated.ts';
import { DeskDateIdeasDocument } from '#client/features/admin/date-ideas/desk-date-ideas.generated.ts';
import { DeskFeedbackDocument } from '#client/features/admin/feedback/feedback.generated.ts';
import { DeskArticlesDocument } from '#client/features/admin/newsletter/desk-newsletter.generated.ts';
import { DeskFiguresDocument } from '#client/features/admin/overview/overview.generated.ts';
import { parts } from '#client/features/admin/parts.ts';
import { DeskPeopleDocument } from '#client/features/admin/people/people.generated.ts';
import { DeskFlaggedPhotosDocument } from '#client/features/admin/photos/photos.generated.ts';
import { DeskReportsDocument } from '#client/features/admin/reports/reports.generated.ts';
import { DeskTicketsDocument } from '#client/features/admin/support/support.generated.ts';
import { DeskTokensDocument } from '#client/features/admin/tokens/tokens.generated.ts';
import { DeskVerificationsDocument } from '#client/features/admin/verifications/verifications.generated.ts';
import { syncContent } from '#server/boot/content.ts';
import { demoAdmin, demoPassword } from '#server/dev/demo/accounts.ts';
import type { Draw } from '#server/dev/demo/pictures.ts';
import { seedDemo } from '#server/dev/demo/seed.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';

/** One picture for everybody: what is tried is where it goes. */
const drawDot: Draw = async (storage, _person, _scene, id) => {
  await storage.put(`photos/${id}/720.webp`, Buffer.from('a picture'), 'image/webp');
  return null;
};

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  await syncContent(app.deps);
  await seedDemo(app.deps, () => undefined, drawDot);
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
  '': { document: DeskFiguresDocument, rows: ({ admin }) => admin.figures, of: [{ days: 14 }] },
  people: { document: DeskPeopleDocument, rows: ({ admin }) => admin.users.edges, of: [{ search: '' }] },
  verifications: { document: DeskVerificationsDocument, rows: ({ admin }) => admin.verifications.edges },
  reports: {
    document: DeskReportsDocument,
    rows: ({ admin }) => admin.reports.edges,
    of: [{ state: 'OPEN' }, { state: 'DISMISSED' }, { state: 'ACTED' }],
  },
  photos: { document: DeskFlaggedPhotosDocument, rows: ({ admin }) => admin.flaggedPhotos.edges },
  appeals: {
    document: DeskAppealsDocument,
    rows: ({ admin }) => admin.appeals.edges,
    of: [{ state: 'WAITING' }, { state: 'UPHELD' }, { state: 'GRANTED' }],
  },
  support: {
    document: DeskTicketsDocument,
    rows: ({ admin }) => admin.supportTickets.edges,
    of: [{ state: 'OPEN' }, { state: 'ANSWERED' }, { state: 'CLOSED' }],
  },
  feedback: { document: DeskFeedbackDocument, rows: ({ admin }) => admin.feedback.edges },
  newsletter: { document: DeskArticlesDocument, rows: ({ admin }) => admin.newsletter.articles },
  'date-ideas': { document: DeskDateIdeasDocument, rows: ({ admin }) => admin.dateIdeas.edges, of: [{ search: '' }] },
  audit: { document: DeskAuditDocument, rows: ({ admin }) => admin.auditEvents.edges },
  tokens: { document: DeskTokensDocument, rows: ({ viewer }) => viewer.accessTokens },
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

it('whoever had the demo before the desk was filled has it filled at the next start', async () => {
  await app.db.deleteFrom('appeals').execute();
  await app.db.deleteFrom('suspensions').execute();
  await app.db.deleteFrom('users').where('suspendedAt', 'is not', null).execute();
  await seedDemo(app.deps, () => undefined, drawDot);
  const { admin } = await ask(DeskAppealsDocument, { first, state: 'WAITING' });
  expect(admin.appeals.edges).toHaveLength(1);
});
