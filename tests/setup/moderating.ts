/** What people and moderators ask for in tests of moderation. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { forgetVerdicts } from '#server/auth/sessions.ts';
import { recheckLimits } from '#server/features/safety/retention-service.ts';
import { newAdmin, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp } from './app.ts';
import { ask } from './ask.ts';
import { runJobs } from './run-jobs.ts';

const ERROR = '... on UserError { code message } ... on InvalidInput { fieldErrors { path message } }';
const REPORT = `mutation($input: ReportProfileInput!) { reportProfile(input: $input) { __typename
  ... on ReportProfileSuccess { reportId } ... on UserError { code message } } }`;
const RESOLVE = `mutation($input: ResolveReportInput!) { resolveReport(input: $input) { __typename
  ... on ResolveReportSuccess { isDryRun report { id state } } ${ERROR} } }`;
const QUEUE = `query { admin { reports { nodes { id reason priority reported { id limitedAt }
  evidence { id isByReported content sentAt } shown { fullName age bio location interests } } } } }`;
const SEND = 'mutation($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }';
const SIGN_IN = `mutation($input: SignInInput!) { signIn(input: $input) { __typename
  ... on AccountSuspended { code message reason appeal appealToken } ... on UserError { code message } } }`;
const DECK = 'query($search: String) { deck(search: $search) { end profiles { id } } }';
const OWN = '{ viewer { profile { isUnderReview } warning { id reason createdAt } } }';

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
    /** Who is in somebody's deck, and how it ends. */
    async deck({ accessToken }: Person, search?: string): Promise<{ end: string | null; ids: string[] }> {
      const { data } = await app.gql(DECK, { search }, accessToken);
      return { end: data.deck.end, ids: data.deck.profiles.map(({ id }: { id: string }) => id) };
    },
    /** What the reporter of a minor is answered, to the letter but for the report's id. */
    async answerTo(by: Person, of: Person): Promise<string> {
      app.clock.advance(1_000);
      const { status, body } = await app.gql(
        REPORT,
        { input: { profileId: of.id, reason: 'UNDERAGE' } },
        by.accessToken,
      );
      return `${status} ${body.trim().replace(/[0-9a-f-]{36}/g, '<id>')}`;
    },
    /** Lets time go by, over which everybody stays signed in. */
    async pass(ms: number): Promise<void> {
      app.clock.advance(ms);
      const later = sql`make_interval(secs => ${ms / 1_000})`;
      await sql`update sessions set access_expires_at = access_expires_at + ${later}, expires_at = expires_at + ${later},
        absolute_expires_at = absolute_expires_at + ${later}`.execute(app.db);
      for (const { id } of await app.db.selectFrom('users').select('id').execute())
        forgetVerdicts(app.deps, { kind: 'verdict', userId: id });
    },
    recheckLimits: () => recheckLimits(app.deps),
    /** The letters that called administrators since the last time. */
    calls: () => runJobs(app, ['alertAdministrators']),
    /** Who is limited. */
    async limited(): Promise<string[]> {
      const rows = await app.db.selectFrom('profiles').select('id').where('limitedAt', 'is not', null).execute();
      return rows.map(({ id }) => id);
    },
    /** What was done to somebody, in its order. */
    async audited({ id }: Person): Promise<string[]> {
      const rows = app.db.selectFrom('auditEvents').select('action').where('subjectId', '=', id);
      return (await rows.orderBy('createdAt').orderBy('action').execute()).map(({ action }) => action);
    },
    /** The letters of moderators to somebody since the last time. */
    async letters({ email }: Person) {
      return (await runJobs(app, ['sendModerationLetter'])).filter(({ to }) => to === email);
    },
  };
}

/** Somebody whose reports weigh 1: a month old by default, with a confirmed address and a photo, of a network of their own. */
export async function trusted(
  { app }: Pick<Moderation, 'app'>,
  name: string,
  { ageMs = 30 * 86_400_000, hasPhoto = true, isConfirmed = true, network = null as Buffer | null } = {},
): Promise<Person> {
  const someone = await person(app, name);
  const now = app.clock.now();
  const joined = { createdAt: new Date(now.getTime() - ageMs), joinedNetwork: network ?? randomBytes(32) };
  await app.db
    .updateTable('users')
    .set({ ...joined, emailVerifiedAt: isConfirmed ? now : null })
    .where('id', '=', someone.id)
    .execute();
  const photo = { id: crypto.randomUUID(), userId: someone.id, state: 'ready', displayOrder: 0, createdAt: now };
  const rest = { contentType: 'image/webp', byteSize: 1, width: 1, height: 1, thumbHash: null };
  if (hasPhoto)
    await app.db
      .insertInto('profilePhotos')
      .values({ ...photo, ...rest })
      .execute();
  return someone;
}

export type Moderation = Awaited<ReturnType<typeof startModeration>>;
