/**
 * Deleting an account at the same moment as something else. Of the race between signing in and the job of day 30 a few rounds are run, and as many as
 * RACES says where it is set. In full:
 *   RACES=1000 npx vitest run --project server tests/server/account-deletion-races.test.ts
 */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { anonymiseAccounts } from '#server/features/data-rights/erasure-service.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { createProfile, type Person, person } from '#tests/factories/people.ts';
import { accountOf, daysPass, leave, requestsOf, signIn } from '#tests/setup/account-deletion.ts';
import { type Answer, startTestApp, type TestApp } from '#tests/setup/app.ts';

const RACES = Number(process.env.RACES ?? 6);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await app.stop();
});
afterEach(() => app.clock.set(new Date()));

/** Whether somebody waits for a row that another transaction holds. */
const isAwaited = async () => {
  const { rows } = await sql`
    select from pg_locks l join pg_stat_activity a using (pid) where a.datname = current_database() and not l.granted`.execute(
    app.db,
  );
  return rows.length > 0;
};

/** Does something once, as the next random bytes are drawn; what it began is waited for with what it is called amid. */
function atNextDraw<T>(work: () => Promise<T>): { random: Deps['random']; began(): Promise<T> } {
  let began: Promise<T> | undefined;
  const begin = (): Promise<T> => {
    began ??= work();
    return began;
  };
  const { random } = app.deps;
  return {
    random: {
      ...random,
      bytes: (length) => {
        void begin();
        return random.bytes(length);
      },
    },
    began: begin,
  };
}

const rounds = {
  /** The job begins as the sign-in has the account. */
  async person(ada: Person): Promise<Answer> {
    const { random } = app.deps;
    const job = atNextDraw(() => anonymiseAccounts({ ...app.deps, random }));
    app.deps.random = job.random;
    const answer = await signIn(app, ada);
    app.deps.random = random;
    await job.began();
    return answer;
  },
  /** The sign-in begins as the job has the account. */
  async job(ada: Person): Promise<Answer> {
    const signingIn = atNextDraw(() => signIn(app, ada));
    await anonymiseAccounts({ ...app.deps, random: signingIn.random });
    return signingIn.began();
  },
  /** The job begins at any moment of about as long as a sign-in takes. */
  async either(ada: Person): Promise<Answer> {
    const began = performance.now();
    await signIn(app, { ...ada, password: 'not-hers-at-all' });
    const waitMs = (performance.now() - began) * 1.2 * Math.random();
    const job = new Promise((done) => setTimeout(done, waitMs)).then(() => anonymiseAccounts(app.deps));
    const [answer] = await Promise.all([signIn(app, ada), job]);
    return answer;
  },
};
const kinds = ['person', 'job', 'either'] as const;

test(`${RACES} times at once with the job, a sign-in wins whole or finds no account`, {
  timeout: 60_000 + RACES * 1_000,
}, async () => {
  const won = { person: 0, job: 0 };
  for (let round = 0; round < RACES; round++) {
    const kind = kinds[round % kinds.length] ?? 'either';
    const ada = await person(app, 'Ada');
    await leave(app, ada);
    daysPass(app, 31);
    const { data } = await rounds[kind](ada);
    const row = await accountOf(app, ada);
    const profiles = await app.db.selectFrom('profiles').selectAll().where('id', '=', ada.id).execute();
    const sessions = await app.db.selectFrom('sessions').selectAll().where('userId', '=', ada.id).execute();
    const winner = data.signIn.__typename === 'SignInSuccess' ? 'person' : 'job';
    if (winner === 'person') {
      expect(data.signIn.hasCancelledDeletion).toBe(true);
      expect(row).toMatchObject({ email: ada.email, deletionRequestedAt: null });
      expect(profiles).toMatchObject([{ deletionRequestedAt: null, deckable: true }]);
      expect(sessions.length).toBeGreaterThan(0);
      expect(await requestsOf(app, ada)).toMatchObject([{ status: 'cancelled' }]);
    } else {
      expect(data.signIn.__typename).toBe('InvalidCredentials');
      expect(row?.email).toMatch(/@left\.invalid$/);
      expect([profiles, sessions]).toEqual([[], []]);
      expect(await requestsOf(app, ada)).toMatchObject([{ status: 'anonymised' }]);
    }
    if (kind !== 'either') expect(winner).toBe(kind);
    won[winner] += 1;
    app.clock.set(new Date());
  }
  expect(Math.min(won.person, won.job)).toBeGreaterThan(0);
});

test.each(['leaves', 'is suspended'])('a profile that is made as its person %s is hidden', async (how) => {
  const ada = await person(app, 'Ada', { profile: false });
  const at = app.clock.now();
  const change = how === 'leaves' ? { deletionRequestedAt: at } : { suspendedAt: at };
  let isMade = false;
  const making = await app.db.transaction().execute(async (db) => {
    await db.updateTable('users').set(change).where('id', '=', ada.id).execute();
    // There is none to hide yet.
    await db.updateTable('profiles').set(change).where('id', '=', ada.id).execute();
    const made = createProfile(app, ada).finally(() => {
      isMade = true;
    });
    await expect.poll(async () => isMade || (await isAwaited())).toBe(true);
    return { made };
  });
  await making.made;
  const profile = app.db.selectFrom('profiles').select('deckable').where('id', '=', ada.id);
  expect(await profile.execute()).toEqual([{ deckable: false }]);
});
