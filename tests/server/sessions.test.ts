import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deadSessions, purgeSessions, viewerOfSession } from '#server/auth/sessions.ts';
import { type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { startOtherProcess } from '#tests/setup/other-process.ts';

const REFRESH = `mutation Refresh($input: RefreshSessionInput!) { refreshSession(input: $input) {
  ... on RefreshSessionSuccess { session { accessToken accessExpiresAt refreshToken } } } }`;
const SIGN_IN = `mutation SignIn($input: SignInInput!) { signIn(input: $input) {
  ... on SignInSuccess { session { accessToken accessExpiresAt refreshToken } viewer { id } } } }`;
const SIGN_OUT =
  'mutation SignOut($input: SignOutInput!) { signOut(input: $input) { ... on SignOutSuccess { hasEndedSession } } }';
const ME = '{ viewer { id } }';
const MINUTE = 60_000;
const DAY = 86_400_000;
const ROTATIONS = Number(process.env.ROTATIONS ?? 6);

/** Two servers on one database with one clock; the second has modules, hence caches, of its own, as another process would. */
let app: TestApp;
let other: TestApp;
const issued: string[] = [];
const logLines: string[] = [];

beforeAll(async () => {
  app = await startTestApp({ logLines });
  vi.resetModules();
  const elsewhere: typeof import('#tests/setup/app.ts') = await import('#tests/setup/app.ts');
  other = await elsewhere.startTestApp({ databaseUrl: app.databaseUrl, clock: app.clock, logLines });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

type Tokens = { accessToken: string; accessExpiresAt: string; refreshToken: string };

const refresh = (refreshToken: string, on = app) => on.gql(REFRESH, { input: { refreshToken } });

async function refreshed(refreshToken: string, on = app): Promise<Tokens> {
  const { data, body } = await refresh(refreshToken, on);
  if (!data?.refreshSession) throw new Error(body);
  issued.push(data.refreshSession.session.accessToken, data.refreshSession.session.refreshToken);
  return data.refreshSession.session;
}

async function someone(name: string): Promise<Person> {
  const made = await person(app, name, { profile: false });
  issued.push(made.accessToken, made.refreshToken, made.password);
  return made;
}

async function works(accessToken: string, on = app): Promise<boolean> {
  const { status, data } = await on.gql(ME, {}, accessToken);
  expect([200, 401]).toContain(status);
  return status === 200 && data.viewer !== null;
}

async function expectEnded(refreshToken: string, on = app): Promise<void> {
  const { status, data, errors } = await refresh(refreshToken, on);
  expect(status).toBe(400);
  expect(data ?? null).toBeNull();
  expect(errors).toMatchObject([
    { message: 'Your session has ended. Please sign in again.', extensions: { code: 'BAD_USER_INPUT' } },
  ]);
}

const sessionRow = (refreshToken: string) =>
  app.db.selectFrom('sessions').selectAll().where('id', '=', refreshToken.split('.')[0]!).executeTakeFirst();

describe('refreshing', () => {
  it('gives new tokens and ends the old access token', async () => {
    const ada = await someone('Ada');
    const next = await refreshed(ada.refreshToken);
    expect(next.refreshToken).not.toBe(ada.refreshToken);
    expect(Date.parse(next.accessExpiresAt) - app.clock.now().getTime()).toBeGreaterThan(14 * MINUTE);
    expect(await works(next.accessToken)).toBe(true);
    expect(await works(next.accessToken, other)).toBe(true);
    expect(await works(ada.accessToken)).toBe(false);
  });

  it('fifty at once, in some rounds on two processes, is one rotation a round', async () => {
    const bola = await someone('Bola');
    const process = await startOtherProcess(app);
    let current = bola.refreshToken;
    for (let round = 1; round <= ROTATIONS; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          (n % 2 === 0 ? app : process).gql(REFRESH, { input: { refreshToken: current } }),
        ),
      );
      const bodies = new Set(answers.map(({ body }) => body));
      expect(bodies.size).toBe(1);
      const { accessToken, refreshToken } = answers[0]!.data.refreshSession.session as Tokens;
      expect(await works(accessToken)).toBe(true);
      expect((await process.gql(ME, {}, accessToken)).data.viewer.id).toBe(bola.id);
      const { rows } = await sql<{ spent: number }>`
        select count(*)::int as spent from spent_refresh_tokens where session_id = ${current.split('.')[0]}::uuid`.execute(
        app.db,
      );
      expect(rows[0]!.spent).toBe(round);
      current = refreshToken;
    }
    await process.stop();
  }, 120_000);

  it('answers a lost response again, even after its access token ran out', async () => {
    const chidi = await someone('Chidi');
    const lost = await refreshed(chidi.refreshToken);
    expect(await refreshed(chidi.refreshToken, other)).toEqual(lost);
    app.clock.advance(60 * MINUTE);
    expect(await works(lost.accessToken)).toBe(false);
    const again = await refreshed(chidi.refreshToken);
    expect(again).toMatchObject({ accessToken: lost.accessToken, refreshToken: lost.refreshToken });
    expect(await works(again.accessToken)).toBe(true);
  });

  it('lets a second tab repeat it for ten seconds after the new token was used, and no longer', async () => {
    const dayo = await someone('Dayo');
    const next = await refreshed(dayo.refreshToken);
    expect(await works(next.accessToken)).toBe(true);
    app.clock.advance(9_000);
    expect(await refreshed(dayo.refreshToken)).toEqual(next);
    app.clock.advance(2_000);
    await expectEnded(dayo.refreshToken);
    expect(await works(next.accessToken)).toBe(false);
    await expectEnded(next.refreshToken);
  });

  it('with a token of two generations ago ends the session and its sockets, everywhere', async () => {
    const emeka = await someone('Emeka');
    const second = await refreshed(emeka.refreshToken);
    const third = await refreshed(second.refreshToken);
    const closed = new Promise<{ code: number }>((resolve) => {
      const socket = other.socket(third.accessToken, { onClosed: (event) => resolve(event as { code: number }) });
      void socket
        .iterate({ query: 'subscription { viewerEvents { __typename } }' })
        .next()
        .catch(() => undefined);
    });
    await sleep(300);
    expect(await works(third.accessToken, other)).toBe(true);
    await expectEnded(emeka.refreshToken);
    const from = Date.now();
    expect((await closed).code).toBe(4401);
    expect(Date.now() - from).toBeLessThan(1_000);
    expect(await works(third.accessToken)).toBe(false);
    expect(await works(third.accessToken, other)).toBe(false);
    await expectEnded(third.refreshToken);
    await expectEnded(second.refreshToken);
  });

  it('with a token that is none of ours leaves the session as it is', async () => {
    const funke = await someone('Funke');
    const [id] = funke.refreshToken.split('.');
    const before = await sessionRow(funke.refreshToken);
    const foreign = await someone('Gozie');
    const guesses = [
      '',
      'x',
      id!,
      `${id}.`,
      `${id}.${randomBytes(32).toString('base64url')}`,
      `${id}.${foreign.refreshToken.split('.')[1]}`,
      `${funke.refreshToken}x`,
      funke.accessToken,
      'a'.repeat(5_000),
      `\u0000.${'a'.repeat(43)}`,
      `00000000-0000-4000-8000-000000000000.${'a'.repeat(43)}`,
    ];
    for (const guess of guesses) await expectEnded(guess);
    expect(await sessionRow(funke.refreshToken)).toEqual(before);
    expect(await works(funke.accessToken)).toBe(true);
    await refreshed(funke.refreshToken);
  });
});

describe('time', () => {
  it('ends an access token after 15 minutes, to the second, also where the verdict is cached', async () => {
    const halima = await someone('Halima');
    expect(await works(halima.accessToken)).toBe(true);
    app.clock.advance(14.9 * MINUTE);
    expect(await works(halima.accessToken)).toBe(true);
    app.clock.advance(0.2 * MINUTE);
    const { status, errors } = await app.gql(ME, {}, halima.accessToken);
    expect(status).toBe(401);
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  it('slides the session by 30 days a use, up to its absolute end', async () => {
    const ike = await someone('Ike');
    let tokens = await refreshed(ike.refreshToken);
    for (let month = 0; month < 6; month += 1) {
      app.clock.advance(29 * DAY);
      tokens = await refreshed(tokens.refreshToken);
    }
    app.clock.advance(5 * DAY);
    tokens = await refreshed(tokens.refreshToken);
    app.clock.advance(DAY + MINUTE);
    await expectEnded(tokens.refreshToken);
  });

  it('ends a session unused for 30 days, and the purge removes it with its spent tokens', async () => {
    const joy = await someone('Joy');
    const tokens = await refreshed(joy.refreshToken);
    const id = tokens.refreshToken.split('.')[0]!;
    expect(await deadSessions(app.deps, [id])).toEqual(new Set());
    app.clock.advance(30 * DAY + MINUTE);
    await expectEnded(tokens.refreshToken);
    await expectEnded(joy.refreshToken);
    expect(await deadSessions(app.deps, [id])).toEqual(new Set([id]));
    await purgeSessions(app.deps);
    expect(await sessionRow(tokens.refreshToken)).toBeUndefined();
    const spent = await app.db.selectFrom('spentRefreshTokens').select('hash').where('sessionId', '=', id).execute();
    expect(spent).toEqual([]);
  });

  it('notes the last use at most every five minutes', async () => {
    const kemi = await someone('Kemi');
    const seen = async () => (await sessionRow(kemi.refreshToken))!.lastSeenAt.getTime();
    const first = await seen();
    app.clock.advance(4 * MINUTE);
    await works(kemi.accessToken);
    await sleep(100);
    expect(await seen()).toBe(first);
    app.clock.advance(2 * MINUTE);
    await sleep(600);
    await works(kemi.accessToken);
    await expect.poll(seen).toBeGreaterThan(first + 5 * MINUTE);
  });
});

describe('signing out', () => {
  it('ends the calling session, on the other server within a second', async () => {
    const lola = await someone('Lola');
    expect(await works(lola.accessToken, other)).toBe(true);
    const { data } = await app.gql(SIGN_OUT, { input: {} }, lola.accessToken);
    expect(data.signOut).toEqual({ hasEndedSession: true });
    expect(await works(lola.accessToken)).toBe(false);
    await expect.poll(() => works(lola.accessToken, other), { timeout: 1_000 }).toBe(false);
    await expectEnded(lola.refreshToken);
  });

  it('by a refresh token ends that session only, and always succeeds', async () => {
    const musa = await someone('Musa');
    const again = await app.gql(SIGN_IN, { input: { email: musa.email, password: musa.password } });
    const second: Tokens = again.data.signIn.session;
    issued.push(second.accessToken, second.refreshToken);
    const signOut = async (refreshToken: string) =>
      (await app.gql(SIGN_OUT, { input: { refreshToken } })).data.signOut.hasEndedSession;
    expect(await signOut(second.refreshToken)).toBe(true);
    expect(await signOut(second.refreshToken)).toBe(false);
    expect(await signOut('nonsense')).toBe(false);
    expect((await app.gql(SIGN_OUT, { input: {} })).data.signOut).toEqual({ hasEndedSession: false });
    expect(await works(second.accessToken)).toBe(false);
    expect(await works(musa.accessToken)).toBe(true);
  });
});

describe('a suspended account, of whose suspension no process was told', () => {
  /** As if the process that suspended them had ended before it closed their sessions. */
  const suspend = async ({ id }: Person) => {
    await app.db.updateTable('users').set({ suspendedAt: app.clock.now() }).where('id', '=', id).execute();
    // What was believed before is believed for half a second.
    await sleep(600);
  };

  it('is not let in by its access token', async () => {
    const ngozi = await someone('Ngozi');
    expect(await works(ngozi.accessToken)).toBe(true);
    await suspend(ngozi);
    expect(await works(ngozi.accessToken)).toBe(false);
  });

  it('hears nothing more on its socket, which counts as dead', async () => {
    const obi = await someone('Obi');
    const id = obi.refreshToken.split('.')[0] ?? '';
    expect((await viewerOfSession(app.deps, id))?.userId).toBe(obi.id);
    expect(await deadSessions(app.deps, [id])).toEqual(new Set());
    await suspend(obi);
    expect(await viewerOfSession(app.deps, id)).toBeNull();
    expect(await deadSessions(app.deps, [id])).toEqual(new Set([id]));
  });

  it('gets no new tokens, and no lost answer again', async () => {
    const [pero, rita] = [await someone('Pero'), await someone('Rita')];
    await refreshed(rita.refreshToken);
    await suspend(pero);
    await suspend(rita);
    await expectEnded(pero.refreshToken);
    await expectEnded(rita.refreshToken);
  });
});

describe('secrets', () => {
  it('no token or password ever issued is in any table or log line', async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`.execute(app.db);
    let dump = logLines.join('\n');
    for (const { name } of tables) {
      const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.raw(name)} t`.execute(app.db);
      dump += `\n${rows.map(({ line }) => line).join('\n')}`;
    }
    expect(dump).toContain('$argon2id$');
    expect(issued.length).toBeGreaterThan(30);
    for (const secret of issued) {
      const parts = secret.includes('.') ? [secret, secret.split('.')[1]!] : [secret];
      for (const part of parts) {
        expect(dump.includes(part)).toBe(false);
        // A bytea column shows its bytes as hex.
        expect(dump.includes(Buffer.from(part, 'base64url').toString('hex'))).toBe(false);
        expect(dump.includes(Buffer.from(part).toString('hex'))).toBe(false);
      }
    }
  });
});
