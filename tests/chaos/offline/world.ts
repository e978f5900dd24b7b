/** The product in production mode, whom its new people meet, and what its database holds of them. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { embeddedUrl } from '#server/db/embedded.ts';
import { createApi } from '#tests/e2e/api.ts';
import { startProduct } from '#tests/e2e/product.ts';
import { matched, newcomer, type Person } from '#tests/factories/people.ts';
import type { Happening } from './history.ts';

/** More than a run swipes. */
const MEN = 45;
const LAGOS = { latitude: 6.5, longitude: 3.4 };
const GOLD = `insert into entitlements (id, user_id, plan, source, is_trial, starts_at, created_at)
  values ($1, $2, 'gold', 'admin', false, now() - interval '1 minute', now())`;
const STAY = `update sessions set access_expires_at = now() + interval '1 day' where user_id = any ($1)`;
const MESSAGES = `select match_id as match, seq, client_id as id, content as text from messages where sender_id = $1 order by match_id, seq`;
const SWIPES = `select 'liked' as as, to_user_id as person from likes where from_user_id = $1 and to_user_id <> all ($2)
  union all select 'passed', to_user_id from passes where from_user_id = $1`;

/** `name` as the chat says it. */
export type Match = { id: string; name: string };
export type Owner = Person & { matches: readonly Match[] };
export type World = {
  port: number;
  /** The ids of those who are dealt, by the name that their card says. */
  people: ReadonlyMap<string, string>;
  /** Somebody new, on a plan, with two matches. */
  owner(): Promise<Owner>;
  rows(owner: Owner): Promise<Happening[]>;
  stop(): Promise<void>;
};

const passFunction = new URL('../../../migrations/functions/pass_profile.sql', import.meta.url);
const TOMBSTONE = /\n.*undone_passes.*/;

/** Planted: an undone pass may return by a late copy of its request. */
async function forgetTombstones(db: pg.Pool): Promise<void> {
  const sql = readFileSync(passFunction, 'utf8');
  if (!TOMBSTONE.test(sql)) throw new Error('pass_profile.sql has no tombstone to take away.');
  await db.query(sql.replace(TOMBSTONE, ''));
}

export async function startWorld(hasTombstones: boolean): Promise<World> {
  const product = await startProduct({ NODE_ENV: 'production', HOST: '127.0.0.1', REQUESTS_PER_MINUTE: '0' });
  const url = (await embeddedUrl(product.dataDir)) ?? '';
  const db = new pg.Pool({ connectionString: url, max: 2 });
  db.on('error', () => undefined);
  const stop = async (): Promise<void> => {
    await db.end();
    await product.stop();
  };
  /** All come from one address, which may not sign up so many. */
  const join = async (...given: Parameters<typeof newcomer>): Promise<Person> => {
    for (const throttles of ['throttles', 'lasting_throttles']) await db.query(`delete from ${throttles}`);
    return newcomer(...given);
  };
  try {
    if (!hasTombstones) await forgetTombstones(db);
    const api = createApi(product.url, url);
    const man = { profile: { gender: 'MALE', showMe: 'FEMALE' }, position: LAGOS } as const;
    const partners = [await join(api, 'Bola', man), await join(api, 'Chidi', man)];
    for (const { id } of partners) await db.query(GOLD, [randomUUID(), id]);
    // They like back for as long as the runs take.
    await db.query(STAY, [partners.map(({ id }) => id)]);
    const people = new Map<string, string>();
    for (let at = 0; at < MEN; at += 1) {
      const name = `Emeka ${String.fromCharCode(65 + Math.floor(at / 10))}${String.fromCharCode(97 + (at % 10))}`;
      people.set(`${name} Test`, (await join(api, name, man)).id);
    }
    return {
      port: Number(new URL(product.url).port),
      people,
      async owner() {
        const ada = await join(api, 'Ada', { profile: { showMe: 'MALE' }, position: LAGOS });
        await db.query(GOLD, [randomUUID(), ada.id]);
        const matches: Match[] = [];
        for (const partner of partners)
          matches.push({ id: await matched(api, ada, partner), name: `${partner.name} Test` });
        return { ...ada, matches };
      },
      async rows({ id }) {
        const messages = await db.query(MESSAGES, [id]);
        const swipes = await db.query(SWIPES, [id, partners.map((partner) => partner.id)]);
        return [
          ...messages.rows.map((row): Happening => ({ kind: 'message', ...row })),
          ...swipes.rows.map((row): Happening => ({ kind: 'swipe', ...row })),
        ];
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
