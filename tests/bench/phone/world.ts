/** The product in production mode behind the line, and the people whom Ada meets there. */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Tokens } from '../../../client/apollo/kept-session.ts';
import { limits } from '../../../rules/limits.ts';
import { embeddedUrl } from '../../../server/db/embedded.ts';
import { createApi } from '../../e2e/api.ts';
import { startProduct } from '../../e2e/product.ts';
import { matched, newcomer, type Person } from '../../factories/people.ts';
import { complete, uploaded } from '../../factories/uploads.ts';
import type { Line } from './line.ts';
import { photograph } from './photos.ts';

/** Twenty are swiped, and the deck must not end with them. */
const MEN = 26;
/** One in so many has a second photo. */
export const SECOND_EVERY = 3;
const MESSAGES = 30;
const LAGOS = { latitude: 6.5, longitude: 3.4 };
/** Each size of a photo is also kept as AVIF, a while after it was sent. */
const RENDITIONS = Object.keys(limits.photoSizes).length;
const AVIF_MS = 600_000;
const DECODINGS = 10;

const SEND = `mutation Send($input: SendMessageInput!) { sendMessage(input: $input) { __typename ... on UserError { message } } }`;
const SIGN_IN = `mutation SignIn($input: SignInInput!) { signIn(input: $input) { __typename
  ... on SignInSuccess { session { accessToken accessExpiresAt refreshToken } } ... on UserError { message } } }`;

export type World = {
  /** The address of the product at the other end of the line. */
  url: string;
  ada: Person;
  matchId: string;
  signIn(person: 'ada' | 'bola'): Promise<Tokens>;
  /** Says something to Ada in the chat, past the line. */
  say(text: string, from: Tokens): Promise<void>;
  /** Nobody was swiped by Ada, and no throttle holds her up. */
  reset(): Promise<void>;
  stop(): Promise<void>;
};

type Api = ReturnType<typeof createApi> & { url: string };

async function addPhoto(api: Api, person: Person, seed: number, purpose: 'AVATAR' | 'PHOTO'): Promise<void> {
  const photoId = await uploaded(api, person, await photograph(seed), purpose);
  // A machine that others use too decodes for longer than the product waits.
  for (let turn = 1; ; turn += 1) {
    const answer = await complete(api, person, photoId);
    if (answer.photo !== undefined) return;
    if (turn === DECODINGS) throw new Error(`No photo: ${JSON.stringify(answer)}`);
    await sleep(1_000);
  }
}

/** Resolves with the number of their photos. */
async function addMen(api: Api, log: (line: string) => void): Promise<number> {
  let photos = 0;
  for (let man = 0; man < MEN; man += 1) {
    const profile = { gender: 'MALE', showMe: 'FEMALE', interests: 'Music, Food' } as const;
    const person = await newcomer(api, `Chidi ${String.fromCharCode(65 + man)}`, { profile, position: LAGOS });
    await addPhoto(api, person, photos++, 'AVATAR');
    if (man % SECOND_EVERY === 0) await addPhoto(api, person, photos++, 'PHOTO');
    if (man % 5 === 4) log(`People: ${man + 1} of ${MEN}`);
  }
  return photos;
}

async function untilAvif(dataDir: string, photos: number, log: (line: string) => void): Promise<void> {
  for (const until = Date.now() + AVIF_MS; Date.now() < until; await sleep(1_000)) {
    const files = await readdir(join(dataDir, 'photos'), { recursive: true });
    if (files.filter((file) => file.endsWith('.avif')).length >= photos * RENDITIONS) return;
  }
  log('Some photos have no AVIF yet.');
}

const RESET = [
  'delete from passes where from_user_id = $1',
  'delete from profile_views where viewer_id = $1',
  'delete from view_windows where user_id = $1',
  'delete from daily_counters where user_id = $1',
];

async function meet(api: Api, db: pg.Pool) {
  const gold = `insert into entitlements (id, user_id, plan, source, is_trial, starts_at, created_at)
    values ($1, $2, 'gold', 'admin', false, now() - interval '1 minute', now())`;
  const ada = await newcomer(api, 'Ada', { profile: { showMe: 'MALE' }, position: LAGOS });
  const bola = await newcomer(api, 'Bola', { profile: { gender: 'MALE' }, position: LAGOS });
  await addPhoto(api, bola, 999, 'AVATAR');
  for (const { id } of [ada, bola]) await db.query(gold, [randomUUID(), id]);
  return { ada, bola, matchId: await matched(api, ada, bola) };
}

async function send(api: Api, matchId: string, content: string, token: string): Promise<void> {
  const { data, body } = await api.gql(SEND, { input: { matchId, clientId: randomUUID(), content } }, token);
  if (data?.sendMessage?.__typename !== 'SendMessageSuccess') throw new Error(`sendMessage: ${body}`);
}

export async function startWorld(line: Line, log: (line: string) => void): Promise<World> {
  const url = `http://localhost:${line.port}`;
  log('Starting the product ...');
  const product = await startProduct({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    REQUESTS_PER_MINUTE: '0',
  });
  line.lead(Number(new URL(product.url).port));
  const databaseUrl = (await embeddedUrl(product.dataDir)) ?? '';
  const db = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  db.on('error', () => undefined);
  const stop = async (): Promise<void> => {
    await db.end();
    await product.stop();
  };
  try {
    const api: Api = { ...createApi(product.url, databaseUrl), url: product.url };
    const { ada, bola, matchId } = await meet(api, db);
    for (let at = 0; at < MESSAGES; at += 1)
      await send(api, matchId, `Number ${at} of what we wrote to each other.`, (at % 2 ? ada : bola).accessToken);
    const photos = (await addMen(api, log)) + 1;
    log('Waiting for the photos to be written ...');
    await untilAvif(product.dataDir, photos, log);
    return {
      url,
      ada,
      matchId,
      async signIn(person) {
        const { email, password } = person === 'ada' ? ada : bola;
        const { data, body } = await api.gql(SIGN_IN, { input: { email, password } });
        if (!data?.signIn?.session) throw new Error(`signIn: ${body}`);
        return data.signIn.session;
      },
      say: (text, from) => send(api, matchId, text, from.accessToken),
      async reset() {
        for (const statement of RESET) await db.query(statement, [ada.id]);
        for (const throttles of ['throttles', 'lasting_throttles']) await db.query(`delete from ${throttles}`);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
