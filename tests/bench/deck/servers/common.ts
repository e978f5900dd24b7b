/** What the servers beside the product share: the look-up of the session by its bearer token, and the deck's one statement. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { constants } from 'node:zlib';
import pg from 'pg';

/** Written by the suite before it starts them: the statement and, by the id of each viewer, its parameters. */
export type Asked = { sql: string; parameters: Record<string, unknown[]> };

const { DATABASE_URL, ASKED_FILE, PORT } = process.env;
if (DATABASE_URL === undefined || ASKED_FILE === undefined) throw new Error('DATABASE_URL and ASKED_FILE are missing.');

export const databaseUrl = DATABASE_URL;
export const port = Number(PORT);
const asked = JSON.parse(readFileSync(ASKED_FILE, 'utf8')) as Asked;
/** As many connections as the product has by default. */
export const POOL = 4;
/** As the product's own connections. */
export const options = '-c plan_cache_mode=force_generic_plan -c jit=off';
export const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL, options });

const SESSION = `select s.id, s.user_id, s.expires_at, s.access_expires_at, s.last_seen_at,
    array(select role from user_roles r where r.user_id = s.user_id) as roles
  from sessions s join users u on u.id = s.user_id
  where s.access_hash = $1 and s.access_expires_at > $2 and s.expires_at > $2 and u.suspended_at is null`;

/** The person behind a header; throws where there is none. */
export async function viewerOf(authorization: string | undefined): Promise<string> {
  const hash = createHash('sha256')
    .update(authorization?.slice('Bearer '.length) ?? '')
    .digest();
  const { rows } = await pool.query<{ user_id: string }>({
    name: 'session',
    text: SESSION,
    values: [hash, new Date()],
  });
  const userId = rows[0]?.user_id;
  if (userId === undefined) throw new Error('Signed out');
  return userId;
}

/** The people of somebody's deck, as objects. */
export async function peopleFor(userId: string): Promise<unknown[]> {
  const { rows } = await pool.query<{ people: unknown[] }>({
    name: 'deck',
    text: asked.sql,
    values: asked.parameters[userId],
  });
  return rows[0]?.people ?? [];
}

const asText = `select (deck.people)::text as people from (${asked.sql}) deck`;

/** The same as the text that Postgres wrote. */
export async function peopleTextFor(userId: string): Promise<string> {
  const { rows } = await pool.query<{ people: string }>({
    name: 'deck',
    text: asText,
    values: asked.parameters[userId],
  });
  return rows[0]?.people ?? '[]';
}

/** The product's level, for the middleware that compresses the answers of the servers beside it. */
export const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** The suite waits for this line. */
export const ready = (): void => console.log('ready');
