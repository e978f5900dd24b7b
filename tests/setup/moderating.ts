/** What people and moderators ask for in tests of moderation. */
import { newAdmin, type Person } from '#tests/factories/people.ts';
import { type Data, startTestApp } from './app.ts';
import { ask } from './ask.ts';
import { runJobs } from './run-jobs.ts';

const ERROR = '... on UserError { code message } ... on InvalidInput { fieldErrors { path message } }';
const REPORT = `mutation($input: ReportProfileInput!) { reportProfile(input: $input) { __typename
  ... on ReportProfileSuccess { reportId } ... on UserError { code message } } }`;
const RESOLVE = `mutation($input: ResolveReportInput!) { resolveReport(input: $input) { __typename
  ... on ResolveReportSuccess { dryRun report { id state } } ${ERROR} } }`;
const QUEUE = `query { admin { reports { nodes { id reason priority reported { id }
  evidence { id isByReported content sentAt } shown { fullName age bio location interests } } } } }`;
const SEND = 'mutation($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }';
const SIGN_IN = `mutation($input: SignInInput!) { signIn(input: $input) { __typename
  ... on AccountSuspended { code message reason appeal appealToken } ... on UserError { code message } } }`;
const OWN = '{ viewer { profile { underReview } warning { id reason createdAt } } }';

/** A server with an administrator, and what is done on it. */
export async function startModeration() {
  const app = await startTestApp();
  const admin = await newAdmin(app, 'Zainab', {});
  return {
    app,
    admin,
    /** Reports somebody, and answers with the report's id. */
    async report(by: Person, of: Person, reason = 'UNDERAGE'): Promise<string> {
      app.clock.advance(1_000);
      const made = await ask(app, REPORT, { profileId: of.id, reason }, by.accessToken);
      if (made.reportId === undefined) throw new Error(JSON.stringify(made));
      return made.reportId;
    },
    resolve: (input: object, by = admin): Promise<Data> => ask(app, RESOLVE, input, by.accessToken),
    async queue(by = admin): Promise<Data[]> {
      const { data, body } = await app.gql(QUEUE, {}, by.accessToken);
      if (!data?.admin) throw new Error(body);
      return data.admin.reports.nodes;
    },
    async say(by: Person, matchId: string, content: string): Promise<void> {
      app.clock.advance(1_000);
      const input = { matchId, clientId: crypto.randomUUID(), content };
      const sent = await ask(app, SEND, input, by.accessToken);
      if (sent.__typename !== 'SendMessageSuccess') throw new Error(JSON.stringify(sent));
    },
    signIn: ({ email, password }: Person): Promise<Data> => ask(app, SIGN_IN, { email, password }),
    /** What somebody reads of themselves. */
    own: async ({ accessToken }: Person): Promise<Data> => (await app.gql(OWN, {}, accessToken)).data.viewer,
    /** Whether somebody sees somebody. */
    async sees(by: Person, of: Person): Promise<boolean> {
      const { data } = await app.gql(`{ profile(id: "${of.id}") { id } }`, {}, by.accessToken);
      return data.profile !== null;
    },
    /** What was done to somebody, in its order. */
    async audited({ id }: Person): Promise<string[]> {
      const rows = app.db.selectFrom('auditEvents').select('action').where('subjectId', '=', id);
      return (await rows.orderBy('createdAt').orderBy('id').execute()).map(({ action }) => action);
    },
    /** The letters of moderators to somebody since the last time. */
    async letters({ email }: Person) {
      return (await runJobs(app, ['sendModerationLetter'])).filter(({ to }) => to === email);
    },
  };
}

export type Moderation = Awaited<ReturnType<typeof startModeration>>;
