/** Alarms while the server is killed again and again: each friend gets their letter, and no letter but one in flight comes twice. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { crowd } from '#tests/factories/crowd.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { jobsOf, startMailServer } from '#tests/setup/mail-server.ts';

const ALARMS = Number(process.env.ALARMS ?? 60);
const KILLS = 8;
/** Jobs at once of each worker. */
const AT_ONCE = 4;

let app: TestApp;
let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  app = await startTestApp();
  mail = await startMailServer();
});
afterAll(async () => {
  await mail.stop();
  await app.stop();
});

/** People whose time has passed without an answer, each with a friend, and the jobs that raise their alarms. */
async function silent(): Promise<string[]> {
  const people = await crowd(app, ALARMS);
  const now = app.clock.now();
  const dueAt = new Date(now.getTime() - 21 * 60_000);
  const friends = people.map((userId, at) => {
    const id: string = crypto.randomUUID();
    return { id, userId, email: `friend.${at}@example.com`, invitedAt: now, confirmedAt: now };
  });
  const checkIns = people.map((userId) => {
    const id: string = crypto.randomUUID();
    const other = { otherName: 'Somebody Test', otherAge: 30, otherPhoto: null, silentAlarmAt: null };
    const times = { startsAt: dueAt, dueAt, startedAt: dueAt, endedAt: null };
    const row = { id, userId, planId: id, version: 1, state: 'armed', placeName: 'A garden' };
    return { ...row, ...other, ...times, extendedMinutes: 0, wrongPins: 0 };
  });
  const watchers = checkIns.map(({ id: checkInId }, at) => {
    const tokenHash = Buffer.from(checkInId);
    return { checkInId, friendId: friends[at]?.id ?? '', tokenHash, codeSentAt: null, codeTries: 0 };
  });
  await app.db.insertInto('trustedFriends').values(friends).execute();
  await app.db.insertInto('checkIns').values(checkIns).execute();
  await app.db.insertInto('checkInFriends').values(watchers).execute();
  await sql`
    select graphile_worker.add_jobs(array_agg((
      'raiseAlarm', json_build_object('checkInId', id, 'version', 1), null, null, null, null, null, null
    )::graphile_worker.job_spec)) from check_ins`.execute(app.db);
  return friends.map(({ email }) => email);
}

it(`${ALARMS} alarms survive ${KILLS} kills of the server`, { timeout: 240_000 }, async () => {
  const emails = await silent();
  const { arrived } = mail;
  let inFlight = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const sender = mail.startSender(app, AT_ONCE);
    const until = (ALARMS * kill) / (KILLS + 1);
    await vi.waitFor(() => expect(arrived.length).toBeGreaterThanOrEqual(until), { timeout: 60_000, interval: 2 });
    sender.process.kill('SIGKILL');
    await sender.ended;
    inFlight += (await jobsOf(app)).locked;
  }
  expect(inFlight).toBeGreaterThan(0);
  const last = mail.startSender(app, AT_ONCE);
  const done = async () => expect(await jobsOf(app)).toEqual({ left: 0, locked: 0 });
  await vi.waitFor(done, { timeout: 120_000, interval: 100 });
  last.process.stdin?.end();
  expect(await last.ended).toBe(0);

  const letters = new Set(arrived.map(({ to, id }) => `${to} ${id}`));
  console.log({ alarms: ALARMS, letters: letters.size, arrived: arrived.length, inFlight });
  expect([...letters].map((letter) => letter.split(' ')[0]).toSorted()).toEqual(emails.toSorted());
  expect(arrived.length - ALARMS).toBeLessThanOrEqual(inFlight);
  const states = await app.db.selectFrom('checkIns').select('state').distinct().execute();
  expect(states).toEqual([{ state: 'alarmed' }]);
});
