/** The people of a run, put into the database with sessions that outlive it, and what the database holds at its end. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { hashOf } from '#server/auth/tokens.ts';
import type { Happening } from './history.ts';

export type Talker = { id: string; token: string; match: string; other: string };

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const tokenOf = (id: string): string => `chaos-${id}`;

/** Makes `count` people, each matched with one other and on a plan that lets them write. */
export async function makeTalkers(url: string, count: number): Promise<Talker[]> {
  const ids = Array.from({ length: count - (count % 2) }, () => randomUUID() as string);
  const pairs = ids.flatMap((id, at) => (at % 2 === 0 ? [[id, ids[at + 1] as string].sort() as [string, string]] : []));
  const talkers = pairs.flatMap(([one, two]) => {
    const match = randomUUID() as string;
    return [
      { id: one, token: tokenOf(one), match, other: two },
      { id: two, token: tokenOf(two), match, other: one },
    ];
  });
  await withClient(url, async (client) => {
    await client.query(
      `insert into users (id, email, password_hash, full_name, created_at, email_verified_at)
        select id, id || '@chaos.example', '-', 'Chaos', now(), now() from unnest($1::uuid[]) id`,
      [ids],
    );
    await client.query(
      `insert into entitlements (id, user_id, plan, source, is_trial, starts_at, created_at)
        select gen_random_uuid(), id, 'gold', 'admin', false, now() - interval '1 day', now() from unnest($1::uuid[]) id`,
      [ids],
    );
    await client.query(
      `insert into sessions (id, user_id, label, created_at, expires_at, absolute_expires_at, last_seen_at, access_hash, access_expires_at, refresh_hash)
        select gen_random_uuid(), id, 'chaos', now(), now() + interval '1 day', now() + interval '1 day', now(), hash, now() + interval '1 day', hash
        from unnest($1::uuid[], $2::bytea[]) as s (id, hash)`,
      [ids, ids.map((id) => hashOf(tokenOf(id)))],
    );
    await client.query(
      `insert into matches (id, user1_id, user2_id, created_at)
        select id, one, two, now() from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as m (id, one, two)`,
      [pairs.map((_, at) => talkers[2 * at]?.match), pairs.map(([one]) => one), pairs.map(([, two]) => two)],
    );
  });
  return talkers;
}

/** Every message that the database holds, as events of the history. */
export async function storedMessages(url: string): Promise<Happening[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<Omit<Extract<Happening, { kind: 'stored' }>, 'kind'>>(
      'select match_id as match, client_id as send, id, seq, sender_id as sender, content from messages order by match_id, seq',
    );
    return rows.map((row) => ({ kind: 'stored', ...row }));
  });
}

const NEWCOMER = 'newcomer.chaos.example';
/** The address of somebody who signs up in a run. */
export const newcomer = (): string => `${randomUUID()}@${NEWCOMER}`;

/** Every account that signed up, and every job that is due, as events of the history. */
export async function newcomersAndJobs(url: string): Promise<Happening[]> {
  return withClient(url, async (client) => {
    const accounts = await client.query<{ email: string }>('select email from users where email like $1', [
      `%@${NEWCOMER}`,
    ]);
    const jobs = await client.query<{ job: string; id: string }>(
      'select task_identifier as job, id::text from graphile_worker.jobs',
    );
    return [
      ...accounts.rows.map(({ email }): Happening => ({ kind: 'account', email })),
      ...jobs.rows.map((job): Happening => ({ kind: 'job', ...job })),
    ];
  });
}
