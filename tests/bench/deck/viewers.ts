/** Those of the people who ask: chosen by kind, and given what their kind needs. Done anew at each run, with sessions that live. */
import type pg from 'pg';
import { lagosDay } from '../../../rules/age.ts';
import { drawStart } from '../../../rules/discovery.ts';
import { hashOf } from '../../../server/auth/tokens.ts';

type Choice = {
  count: number;
  plan: 'gold' | null;
  where: string;
  showMe: 'female' | null;
  isNowhere?: boolean;
  swipes?: 'days' | 'today';
  number?: number;
};

const lagos = `t.name = 'Lagos'`;

/** `where` is about the town. `swipes`: so many made over the past days, or all of them this morning, which lie in the way of today's walk. */
const choices = {
  typical: { count: 250, plan: 'gold', where: lagos, showMe: 'female' },
  default: { count: 25, plan: 'gold', where: lagos, showMe: null },
  dense: { count: 25, plan: 'gold', where: lagos, showMe: 'female' },
  rural: { count: 25, plan: 'gold', where: 't.spread = 0.02', showMe: 'female' },
  selective: { count: 25, plan: 'gold', where: lagos, showMe: 'female' },
  'heavy 5,000': { count: 3, plan: 'gold', where: lagos, showMe: 'female', swipes: 'days', number: 5_000 },
  'heavy 10,000': { count: 3, plan: 'gold', where: lagos, showMe: 'female', swipes: 'days', number: 10_000 },
  '5,000 today': { count: 3, plan: 'gold', where: lagos, showMe: 'female', swipes: 'today', number: 5_000 },
  'no position': { count: 25, plan: 'gold', where: 'true', isNowhere: true, showMe: 'female' },
  'free plan': { count: 25, plan: null, where: lagos, showMe: 'female' },
} as const satisfies Record<string, Choice>;

export type ViewerKind = keyof typeof choices;
export const kinds = Object.keys(choices) as ViewerKind[];

/** The bearer token of a viewer. */
export const tokenOf = (userId: string): string => `bench-${userId}`;

const DAY_MS = 86_400_000;
const A_DAY = 250;

/** Passes those whom the walk of a day meets first; returns how many there were. */
async function passNext(db: pg.ClientBase, userId: string, start: number, at: Date, most: number): Promise<number> {
  let left = most;
  for (const isLively of [true, false]) {
    for (const part of ['p.deck_draw >= $2', 'p.deck_draw < $2']) {
      if (left === 0) break;
      const { rowCount } = await db.query(
        `insert into passes (id, from_user_id, to_user_id, created_at)
          select gen_random_uuid(), $1::uuid, p.id, $4::timestamptz from profiles p
          where p.deck_cell = (select deck_cell from profiles where id = $1::uuid) and p.gender = 'female' and p.deckable and p.lively = $3
            and ${part} and not exists (select from passes s where s.from_user_id = $1::uuid and s.to_user_id = p.id)
            and not exists (select from likes s where s.from_user_id = $1::uuid and s.to_user_id = p.id)
          order by p.deck_draw limit $5`,
        [userId, start, isLively, at, left],
      );
      left -= rowCount ?? 0;
    }
  }
  return most - left;
}

async function swipe(db: pg.ClientBase, userId: string, { swipes, number = 0 }: Choice, now: Date): Promise<void> {
  const { rows } = await db.query<{ count: string }>('select count(*) from passes where from_user_id = $1', [userId]);
  let left = number - Number(rows[0]?.count);
  for (let ago = 1; swipes === 'days' && left > 0; ago += 1) {
    const day = new Date(now.getTime() - ago * DAY_MS);
    const done = await passNext(db, userId, drawStart(userId, lagosDay(day)), day, Math.min(A_DAY, left));
    if (done === 0) break;
    left -= done;
  }
  if (swipes === 'today') {
    await db.query('delete from passes where from_user_id = $1', [userId]);
    await passNext(db, userId, drawStart(userId, lagosDay(now)), now, number);
  }
}

async function choose(db: pg.ClientBase, kind: ViewerKind, place: number): Promise<string[]> {
  const { count, where, isNowhere = false, showMe, plan }: Choice = choices[kind];
  const { rows } = await db.query<{ user_id: string }>(
    `insert into bench.viewers (kind, user_id)
      select $1, p.id from (
        select n from bench.towns t cross join lateral generate_series(t.first, t.first + t.size - 1) n
        where n % 20 < 11 and ${where} order by bench.rnd(n, $2), n limit 40 * $3::integer) asking
      join profiles p on p.id = bench.person(n)
      where p.deckable and p.travel_latitude is null and (p.latitude is null) = $4 and p.date_of_birth between '1980-01-01' and '2004-01-01'
        and not exists (select from bench.viewers v where v.user_id = p.id)
      order by bench.rnd(n, $2), n limit $3
      returning user_id`,
    [kind, 900 + place, count, isNowhere],
  );
  const ids = rows.map((row) => row.user_id);
  // What is compared must be one statement, whoever asks: nobody of a kind has left anything out.
  await db.query(
    `update profiles set show_me = $2, education = coalesce(education, 'bachelors'), religion = coalesce(religion, 'christian'),
        smoking = coalesce(smoking, 'never'), drinking = coalesce(drinking, 'socially')
      where id = any ($1::uuid[]) and (show_me is distinct from $2 or education is null or religion is null or smoking is null or drinking is null)`,
    [ids, showMe],
  );
  await db.query('delete from entitlements where user_id = any ($1::uuid[])', [ids]);
  if (plan !== null) {
    await db.query(
      `insert into entitlements (id, user_id, plan, source, is_trial, starts_at, created_at)
        select gen_random_uuid(), id, $2, 'admin', false, now() - interval '1 day', now() from unnest($1::uuid[]) id`,
      [ids, plan],
    );
  }
  return ids;
}

async function openSessions(db: pg.ClientBase, ids: readonly string[]): Promise<void> {
  await db.query(
    `insert into sessions (id, user_id, label, created_at, expires_at, absolute_expires_at, last_seen_at, access_hash, access_expires_at, refresh_hash)
      select gen_random_uuid(), id, 'bench', now(), now() + interval '1 day', now() + interval '1 day', now(), hash, now() + interval '1 day', hash
      from unnest($1::uuid[], $2::bytea[]) as s (id, hash)`,
    [ids, ids.map((id) => hashOf(tokenOf(id)))],
  );
}

/** The ids of the viewers of each kind. A small world has fewer of them. */
export async function prepareViewers(db: pg.ClientBase, now: Date): Promise<Map<ViewerKind, string[]>> {
  await db.query('drop table if exists bench.viewers');
  await db.query('create table bench.viewers (user_id uuid primary key, kind text not null)');
  await db.query(`delete from sessions where label = 'bench'`);
  const viewers = new Map<ViewerKind, string[]>();
  for (const [place, kind] of kinds.entries()) {
    const ids = await choose(db, kind, place);
    for (const id of ids) await swipe(db, id, choices[kind], now);
    await openSessions(db, ids);
    viewers.set(kind, ids);
  }
  await db.query('vacuum (analyze) profiles, passes, sessions, entitlements');
  return viewers;
}
