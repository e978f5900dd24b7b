/** A admin console, a list and a queue for tests of the newsletter's sendings. No worker may run beside it. */
import { sql } from 'kysely';
import { syncArticles } from '#server/features/newsletter/article-service.ts';
import { expandNewsletter, sendNewsletterLetter } from '#server/features/newsletter/sending-service.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { article } from '#tests/factories/articles.ts';
import { newAdmin } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestAppOptions } from './app.ts';

const SEND = `mutation S($input: SendWeeklyNewsletterInput!) { sendWeeklyNewsletter(input: $input) { __typename
  ... on SendWeeklyNewsletterSuccess { isDryRun emailsSent article { slug } } ... on UserError { code message } } }`;
const CONSOLE = `{ admin { newsletter { subscribers unsubscribed bounced next(day: MONDAY) { slug }
  issues { nodes { day subject source state recipients sent bounced skipped startedAt finishedAt } }
  articles { nodes { lastSentAt article { slug } } } } } }`;

type Waiting = { id: string; name: string; payload: never };
const handlers = { expandNewsletter, sendNewsletterLetter };
const tables = [
  'newsletterIssues',
  'newsletterSubscribers',
  'newsletterArticles',
  'auditEvents',
  'lastingThrottles',
] as const;

export const addressOf = (name: string): string => `${name}@example.com`;

export async function startNewsletter(options: Pick<TestAppOptions, 'logLines'> = {}) {
  const app = await startTestApp(options);
  const admin = await newAdmin(app, 'Zainab');

  /** Asks as an administrator. */
  async function ask(document: string, input?: object): Promise<Data> {
    const answer = await app.gql(document, { input }, admin.accessToken);
    if (answer.errors) throw new Error(answer.body);
    return Object.values(answer.data)[0];
  }
  /** What waits, in the order in which the queue takes it. */
  async function waiting(): Promise<Waiting[]> {
    const { rows } = await sql<Waiting>`
      select j.id, t.identifier as name, j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier in ('expandNewsletter', 'sendNewsletterLetter') order by j.priority, j.run_at, j.id`.execute(
      app.db,
    );
    return rows;
  }

  return {
    app,
    admin,
    ask,
    waiting,
    send: (day = 'MONDAY', isDryRun = false) => ask(SEND, { day, isDryRun }),
    adminConsole: async (): Promise<Data> => {
      const { issues, articles, ...rest } = (await ask(CONSOLE)).newsletter;
      return { ...rest, issues: issues.nodes, articles: articles.nodes };
    },
    issues: () => app.db.selectFrom('newsletterIssues').selectAll().orderBy('startedAt').execute(),
    /** The names of those whose letters came. */
    receivers: (): string[] => app.mails.map(({ to }) => to.split('@')[0] ?? '').sort(),
    /** The server at a moment. */
    at: (now: Date) => ({ ...app.deps, clock: () => now }),
    /** The server with a mail server that answers as told. */
    withMail: (send: (mail: Mail) => Promise<void>) => ({
      ...app.deps,
      ports: { ...app.deps.ports, mailer: { ...app.deps.ports.mailer, send } },
    }),
    async clean(): Promise<void> {
      app.mails.splice(0);
      for (const table of tables) await app.db.deleteFrom(table).execute();
      await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(app.db);
      await syncArticles(app.deps, [article('monday', 1), article('thursday', 2), article('monday', 3)]);
    },
    async subscribe(names: readonly string[], consentTimestamp = app.clock.now()): Promise<void> {
      const row = {
        source: 'landing_page',
        consentGiven: true,
        consentTimestamp,
        unsubscribedAt: null,
        userId: null,
      };
      await app.db
        .insertInto('newsletterSubscribers')
        .values(names.map((name) => ({ id: crypto.randomUUID(), email: addressOf(name), ...row })))
        .execute();
    },
    async leave(name: string): Promise<void> {
      await app.db
        .updateTable('newsletterSubscribers')
        .set({ unsubscribedAt: app.clock.now() })
        .where('email', '=', addressOf(name))
        .where('unsubscribedAt', 'is', null)
        .execute();
    },
    /** Runs what waits until nothing does; a letter that fails waits on, as the queue has it. */
    async runJobs(deps = app.deps): Promise<void> {
      const failed = new Set<string>();
      for (;;) {
        const [job] = (await waiting()).filter(({ id }) => !failed.has(id));
        if (job === undefined) return;
        const isDone = await handlers[job.name as keyof typeof handlers](deps, job.payload).then(
          () => true,
          () => false,
        );
        if (isDone) await sql`delete from graphile_worker._private_jobs where id = ${job.id}`.execute(app.db);
        else failed.add(job.id);
      }
    },
  };
}
