/** Readers who leave: whenever and however they do, the coach's endpoint is closed within a second. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, person } from '#tests/factories/people.ts';
import type { TestApp } from '#tests/setup/app.ts';
import type { CoachDouble, CoachScript } from '#tests/setup/coach-double.ts';
import { exchangeOf, read, startCompanion, subscribers, type World } from '#tests/setup/companion.ts';
import type { Member } from '#tests/setup/members.ts';

const LEAVES = Number(process.env.LEAVES ?? 60);
const AT_ONCE = 10;
/** From the moment at which a reader is gone to the moment at which the endpoint sees it. */
const LIMIT_MS = 1_000;

let world: World;
let app: TestApp;
let double: CoachDouble;
beforeAll(async () => {
  world = await startCompanion();
  ({ app, double } = world);
});
afterAll(() => world.stop());

/** Numbers in [0, 1) that are the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const endless: CoachScript = { kind: 'tokens', tokens: Array.from({ length: 2_000 }, () => 'word '), gapMs: 15 };
const manners: CoachScript[] = [{ kind: 'silence' }, { kind: 'silence', tokens: ['Well, ', 'now'] }, endless];

test(`${LEAVES} readers who leave at random close the endpoint within a second each, and leave no stream behind`, async () => {
  const random = seeded(20_260_214);
  const people = await subscribers(app, LEAVES);
  double.scripts.push(...Array.from({ length: LEAVES }, (_, at) => manners[at % manners.length] ?? endless));
  const leftAt: number[] = [];
  const wordsOf = (number: number): string => `This is reader ${number}.`;
  const asked = (number: number) => double.requests.find(({ raw }) => raw.includes(wordsOf(number)));

  async function leaveOnce(by: Member, number: number): Promise<void> {
    const reading = await read(app, by, await exchangeOf(app, by, wordsOf(number)));
    // A few leave while their exchange is being claimed, most once the endpoint was asked.
    if (number % 5 > 0) await expect.poll(() => asked(number), { timeout: 5_000, interval: 5 }).toBeDefined();
    await sleep(random() * 300);
    const how = random();
    leftAt[number] = performance.now();
    if (how < 0.4) reading.leave();
    else if (how < 0.7) reading.raw.socket.close();
    else reading.raw.socket.terminate();
    await asked(number)?.ended;
    reading.raw.socket.terminate();
  }

  const waiting = people.map((by, number) => () => leaveOnce(by, number));
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next();
    }),
  );
  const streaming = () => app.db.selectFrom('companionTurns').select('id').where('state', '=', 'streaming').execute();
  await expect.poll(streaming, { timeout: 5_000 }).toEqual([]);
  expect(double.open).toBe(0);
  const waited = leftAt.flatMap((at, number) => {
    const request = asked(number);
    return request === undefined ? [] : [(request.brokenAt ?? Number.POSITIVE_INFINITY) - at];
  });
  expect(leftAt).toHaveLength(LEAVES);
  expect(waited.length).toBeGreaterThan(LEAVES * 0.75);
  expect(Math.max(...waited)).toBeLessThan(LIMIT_MS);
}, 180_000);

test('a session that is ended amid a reply closes the endpoint within a second, also while it is silent and the peer frozen', async () => {
  for (const script of manners) {
    const ada: Person = await person(app, 'Ada', { plan: 'gold' });
    double.requests.length = 0;
    double.scripts.splice(0, double.scripts.length, script);
    const reading = await read(app, ada, await exchangeOf(app, ada, 'Hello'));
    await expect.poll(() => double.requests.length).toBe(1);
    // It reads nothing any more, not even that the socket is closed.
    reading.raw.socket.pause();
    const endedAt = performance.now();
    await app.gql('mutation { signOut(input: {}) { __typename } }', {}, ada.accessToken);
    await double.requests[0]?.ended;
    expect((double.requests[0]?.brokenAt ?? Number.POSITIVE_INFINITY) - endedAt).toBeLessThan(LIMIT_MS);
    reading.raw.socket.terminate();
  }
});
