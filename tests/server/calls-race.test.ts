import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages as texts } from '#rules/call-texts.ts';
import { limits } from '#rules/limits.ts';
import { matched, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import {
  answering,
  connected,
  couple,
  matchMany,
  offering,
  passes,
  sdpOf,
  signal,
  storedCalls,
} from '#tests/setup/calling.ts';
import { members } from '#tests/setup/members.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const id = (): string => crypto.randomUUID();

/** Two servers on one database. */
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { appSecret } = app.deps.config;
  other = await startTestApp({ databaseUrl: app.databaseUrl, clock: app.clock, config: { appSecret } });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const { rowOf, descriptionsOf, callsOf } = storedCalls(() => app);

describe('one call for each person', () => {
  test('where both dial at the same moment, twenty times', async () => {
    const { ada, bola, matchId } = await couple(app);
    for (let round = 0; round < 20; round += 1) {
      await openWindows(app);
      const [adas, bolas] = [id(), id()];
      const [toAda, toBola] = await Promise.all([
        passes(app, ada, matchId, adas, offering('of Ada')),
        passes(other, bola, matchId, bolas, offering('of Bola')),
      ]);
      expect(toAda.id).toBe(toBola.id);
      expect([toAda.isIncoming, toBola.isIncoming].toSorted()).toEqual([false, true]);
      const incoming = toAda.isIncoming ? toAda : toBola;
      expect(incoming.offer).toBe(sdpOf(toAda.isIncoming ? 'of Bola' : 'of Ada'));
      expect((await callsOf(matchId)).filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
      const answerer = toAda.isIncoming ? ada : bola;
      await passes(app, answerer, matchId, incoming.id, answering());
      await passes(app, bola, matchId, incoming.id, { hangUp: 'HUNG_UP' });
    }
    expect(await callsOf(matchId)).toHaveLength(20);
  });

  test('where fifty call the same person at once', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold' });
    const callers = await members(app, 50);
    const matches = await matchMany(app, ada, callers);
    const payloads = await Promise.all(
      callers.map((caller, at) => signal(at % 2 ? app : other, caller, matches[at] ?? '', id(), offering())),
    );
    const rings = payloads.filter(({ __typename: name }) => name === 'SendCallSignalSuccess');
    expect(rings).toHaveLength(1);
    for (const payload of payloads.filter((one) => one !== rings[0]))
      expect(payload).toEqual({ __typename: 'CallBusy', code: 'CALL_BUSY', message: texts.busy });
    const live = await app.db.selectFrom('calls').selectAll().where('calleeId', '=', ada.id).execute();
    expect(live.map((call) => call.id)).toEqual([rings[0].call.id]);
  });

  test('where a circle of people call each other at once, nobody waits for ever', async () => {
    const people = await members(app, 6);
    const matches: string[] = [];
    for (const [at, someone] of people.entries())
      matches.push(...(await matchMany(app, someone, [people[(at + 1) % 6] as (typeof people)[0]])));
    const payloads = await Promise.all(
      people.map((someone, at) => signal(at % 2 ? app : other, someone, matches[at] ?? '', id(), offering())),
    );
    const inCall = payloads.filter(({ __typename: name }) => name === 'SendCallSignalSuccess').length;
    expect(inCall).toBeGreaterThanOrEqual(2);
    expect(inCall).toBeLessThanOrEqual(3);
    const live = await app.db
      .selectFrom('calls')
      .selectAll()
      .where(
        'callerId',
        'in',
        people.map((someone) => someone.id),
      )
      .execute();
    const busy = live.flatMap(({ callerId, calleeId }) => [callerId, calleeId]);
    expect(new Set(busy).size).toBe(busy.length);
  });

  test('and not while either is in another, which an unmatched call is not', async () => {
    const pair = await couple(app);
    const { ada, bola, matchId } = pair;
    const chidi = await person(app, 'Chidi', { plan: 'gold' });
    const [withAda, withBola] = [await matched(app, ada, chidi), await matched(app, bola, chidi)];
    const callId = await connected(app, pair);
    for (const [by, match] of [
      [chidi, withAda],
      [chidi, withBola],
      [ada, withAda],
      [bola, matchId],
    ] as const) {
      expect(await signal(app, by, match, id(), offering())).toMatchObject({ __typename: 'CallBusy' });
    }
    await app.gql(
      'mutation ($id: ID!) { unmatch(input: { matchId: $id }) { __typename } }',
      { id: matchId },
      bola.accessToken,
    );
    expect(await passes(app, chidi, withAda, id(), offering())).toMatchObject({ state: 'RINGING' });
    expect(await rowOf(callId)).toMatchObject({ endReason: 'hung_up' });
    expect(await descriptionsOf(callId)).toEqual([]);
  });

  test('which each of the two finds without knowing the match', async () => {
    const { ada, bola, matchId } = await couple(app);
    const callId = id();
    const found = async (by: typeof ada) =>
      (await app.gql('{ viewer { call { id state isIncoming } } }', {}, by.accessToken)).data.viewer.call;
    expect(await found(ada)).toBeNull();
    await passes(app, ada, matchId, callId, offering());
    expect(await found(ada)).toEqual({ id: callId, state: 'RINGING', isIncoming: false });
    expect(await found(bola)).toEqual({ id: callId, state: 'RINGING', isIncoming: true });
    await passes(other, bola, matchId, callId, answering());
    expect(await found(bola)).toMatchObject({ state: 'ACTIVE' });
    await passes(other, ada, matchId, callId, { hangUp: 'HUNG_UP' });
    expect([await found(ada), await found(bola)]).toEqual([null, null]);
  });

  test('and three new calls a minute from one person to one other', async () => {
    const { ada, bola, matchId } = await couple(app);
    for (let at = 0; at < limits.throttles.callsToPerson.points; at += 1) {
      const callId = id();
      await passes(app, ada, matchId, callId, offering());
      await passes(app, bola, matchId, callId, { hangUp: 'DECLINED' });
    }
    const refused = await signal(app, ada, matchId, id(), offering());
    expect(refused).toMatchObject({ __typename: 'TooManyAttempts', code: 'TOO_MANY_ATTEMPTS', message: texts.tooMany });
    expect(refused.retryAfterSeconds).toBeGreaterThan(0);
    await passes(app, bola, matchId, id(), offering());
    expect(await callsOf(matchId)).toHaveLength(4);
  });
});
