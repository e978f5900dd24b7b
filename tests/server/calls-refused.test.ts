/** Calls: what nobody else may send, hear, flood or find out. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages as texts } from '#rules/call-texts.ts';
import { grant, matched, type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import {
  answering,
  type Couple,
  candidate,
  connected,
  couple,
  type Device,
  deviceOf,
  type Hearing,
  HOST,
  hearing,
  matchSeen,
  nextCall,
  nextSignal,
  offering,
  passes,
  prepare,
  signal,
  storedCalls,
} from '#tests/setup/calling.ts';
import { keepSignedIn } from '#tests/setup/sessions.ts';

/** Long enough for an event that is not meant to come. */
const SILENCE_MS = 300;
const id = (): string => crypto.randomUUID();
const kinds: [string, object][] = [
  ['offer', offering('forged')],
  ['answer', answering('forged')],
  ['candidate', candidate()],
  ['end', { hangUp: 'HUNG_UP' }],
  ['sign of life', { isStillHere: true }],
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const block = (by: Person, whom: Person) =>
  app.db
    .insertInto('blockedUsers')
    .values({ blockerId: by.id, blockedId: whom.id, blockedName: 'Test', createdAt: app.clock.now() })
    .execute();
const { rowOf } = storedCalls(() => app);

/** Sends every kind of signal and says by what each was answered. */
async function answersTo(
  by: Device,
  matchId: string,
  callId: string,
  tried: typeof kinds = kinds,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const [kind, given] of tried) {
    const { __typename: name, message } = await signal(app, by, matchId, callId, given);
    answers[kind] = `${name}: ${message}`;
  }
  return answers;
}
const all = (name: string, message: string, except: Record<string, string> = {}) => ({
  ...Object.fromEntries(kinds.map(([kind]) => [kind, `${name}: ${message}`])),
  ...except,
});
/** How many signals and changes have come. */
const countOf = ({ signals, changes }: Hearing): number =>
  signals.events().length + changes.events().filter(({ data }) => data.viewerEvents.call).length;

describe('a call that goes on hears nothing of', () => {
  let pair: Couple;
  let callId: string;
  let heard: Hearing[];
  /** What the tests send as the call's own devices. */
  const passed = [0, 0];
  beforeAll(async () => {
    pair = await couple(app);
    heard = [await hearing(app, pair.ada, pair.matchId), await hearing(app, pair.bola, pair.matchId)];
    callId = await connected(app, pair);
    await wait(SILENCE_MS);
    expect(heard.map(countOf)).toEqual([3, 2]);
  });
  afterAll(async () => {
    await wait(SILENCE_MS);
    expect(heard.map(countOf)).toEqual([3 + (passed[0] ?? 0), 2 + (passed[1] ?? 0)]);
    expect(await rowOf(callId)).toMatchObject({ endedAt: null });
    for (const each of heard) each.close();
  });

  test('a stranger who knows its ids, with a plan or without', async () => {
    for (const plan of ['gold', undefined] as const) {
      const stranger = await person(app, 'Dayo', plan ? { plan } : {});
      for (const match of [pair.matchId, id(), 'nothing'])
        expect(await answersTo(stranger, match, callId)).toEqual(all('NotAvailable', texts.notAvailable));
    }
  });

  test('somebody who is matched with one of the two, and names it in their own match', async () => {
    const chidi = await person(app, 'Chidi', { plan: 'gold' });
    const match = await matched(app, chidi, pair.ada);
    expect(await answersTo(chidi, match, callId)).toEqual(all('CallOver', texts.over));
    expect(await answersTo(chidi, match, callId.toUpperCase())).toEqual(all('CallOver', texts.over));
    expect(await answersTo(chidi, match, id())).toEqual(
      all('CallOver', texts.over, { offer: `CallBusy: ${texts.busy}` }),
    );
  });

  test('ids that were never a call of it, from the two themselves', async () => {
    const elsewhere = await connected(app, await couple(app));
    for (const by of [pair.ada, pair.bola]) {
      expect(await answersTo(by, pair.matchId, elsewhere)).toEqual(all('CallOver', texts.over));
      expect(await answersTo(by, pair.matchId, id())).toEqual(
        all('CallOver', texts.over, { offer: `CallBusy: ${texts.busy}` }),
      );
    }
  });

  test('further devices of the two, which hear none of its signals either', async () => {
    for (const [by, from] of [
      [pair.ada, pair.bola],
      [pair.bola, pair.ada],
    ] as const) {
      const third = await deviceOf(app, by);
      const thirds = await hearing(app, third, pair.matchId);
      expect(await answersTo(third, pair.matchId, callId)).toEqual(all('CallOver', texts.elsewhere));
      // What the device of the call is given, the third one is not; and what is for somebody else, neither.
      const { id: descriptionId } = await app.db
        .selectFrom('callDescriptions')
        .select('id')
        .where('senderId', '=', from.id)
        .executeTakeFirstOrThrow();
      const event = { callId, matchId: pair.matchId, kind: 'description', descriptionId } as const;
      const before = heard.map(countOf);
      for (const receiverId of [from.id, id()])
        await app.deps.bus.publish(`calls:${pair.matchId}`, { ...event, receiverId });
      await passes(app, from, pair.matchId, callId, candidate());
      expect((await matchSeen(app, third, pair.matchId)).call).toMatchObject({ state: 'ACTIVE', offer: null });
      expect((await matchSeen(app, by, pair.matchId)).call.offer).toContain('v=0');
      await wait(SILENCE_MS);
      expect(countOf(thirds)).toBe(0);
      const receiver = by === pair.ada ? 0 : 1;
      expect(heard.map(countOf)).toEqual(before.map((count, at) => count + (at === receiver ? 1 : 0)));
      passed[receiver] = 1;
      thirds.close();
    }
  });
});

describe('signals end at once', () => {
  const ends: [string, boolean, (pair: Couple) => Promise<unknown>][] = [
    [
      'with an unmatch',
      true,
      ({ bola, matchId }) =>
        app.gql(
          'mutation ($id: ID!) { unmatch(input: { matchId: $id }) { __typename } }',
          { id: matchId },
          bola.accessToken,
        ),
    ],
    ['with a block by the one', false, ({ ada, bola }) => block(ada, bola)],
    ['with a block by the other', false, ({ ada, bola }) => block(bola, ada)],
  ];
  test.each(ends)('%s', async (_name, isTold, endIt) => {
    const pair = await couple(app);
    const { ada, bola, matchId } = pair;
    const callId = await connected(app, pair);
    const heard = [await hearing(app, ada, matchId), await hearing(app, bola, matchId)];
    await endIt(pair);
    for (const by of [ada, bola]) {
      expect(await answersTo(by, matchId, callId)).toEqual(all('NotAvailable', texts.notAvailable));
      expect(await answersTo(by, matchId, id())).toEqual(all('NotAvailable', texts.notAvailable));
      expect(await prepare(app, by, matchId)).toMatchObject({ __typename: 'NotAvailable' });
      expect(await matchSeen(app, by, matchId)).toBeNull();
    }
    // Told to both at once, whereas a block that a test writes as a row tells nobody.
    const completed = ({ signals: { raw } }: Hearing) =>
      raw.received.some(({ type, id: of }) => type === 'complete' && of === 'events');
    expect(heard.map(completed)).toEqual([isTold, isTold]);
    // As if something had been on its way.
    const sent = { callId, matchId, candidate: HOST, sdpMid: null, sdpMLineIndex: null } as const;
    for (const { id: receiverId } of [ada, bola]) {
      await app.deps.bus.publish(`calls:${matchId}`, { ...sent, kind: 'candidate', receiverId });
      await app.deps.bus.publish(`viewer:${receiverId}`, { kind: 'call', callId });
    }
    await wait(SILENCE_MS);
    expect(heard.map(countOf)).toEqual([0, 0]);
    for (const each of heard) each.close();
  });

  test('with the plan of one of the two', async () => {
    const [ada, bola] = [await person(app, 'Ada'), await person(app, 'Bola', { plan: 'gold' })];
    await grant(app, ada, 'gold', new Date(app.clock.now().getTime() + 45_000));
    const pair = { ada, bola, matchId: await matched(app, ada, bola) };
    const { matchId } = pair;
    await keepSignedIn(app);
    const callId = await connected(app, pair);
    const [adas, bolas] = [await hearing(app, ada, matchId), await hearing(app, bola, matchId)];
    await passes(app, bola, matchId, callId, candidate());
    expect(await nextSignal(adas)).toMatchObject({ candidate: HOST });
    app.clock.advance(46_000);
    try {
      const { end: _, ...others } = all('PremiumRequired', texts.premium);
      const tried = kinds.filter(([kind]) => kind !== 'end');
      expect(await answersTo(ada, matchId, callId, tried)).toEqual(others);
      for (const given of [candidate(), offering('anew')]) await passes(app, bola, matchId, callId, given);
      // To leave is for everybody.
      await passes(app, ada, matchId, callId, { hangUp: 'HUNG_UP' });
      expect(await nextCall(bolas)).toMatchObject({ state: 'ENDED', end: 'HUNG_UP' });
      expect(await matchSeen(app, ada, matchId)).toEqual({ canViewerCall: false, call: null });
      expect(await signal(app, bola, matchId, id(), offering())).toMatchObject({
        __typename: 'NotAvailable',
        message: texts.notAvailable,
      });
      await wait(SILENCE_MS);
      expect([countOf(adas), countOf(bolas)]).toEqual([1, 1]);
    } finally {
      app.clock.advance(-46_000);
      for (const each of [adas, bolas]) each.close();
    }
  });

  test('with the call', async () => {
    const pair = await couple(app);
    const { ada, bola, matchId } = pair;
    const callId = await connected(app, pair);
    const adas = await hearing(app, ada, matchId);
    await passes(app, bola, matchId, callId, { hangUp: 'FAILED' });
    expect(await nextCall(adas)).toMatchObject({ state: 'ENDED', end: 'FAILED' });
    for (const by of [ada, bola]) {
      const { end, ...others } = await answersTo(by, matchId, callId);
      expect(others).toEqual(Object.fromEntries(Object.keys(others).map((kind) => [kind, `CallOver: ${texts.over}`])));
      expect(end).toContain('SendCallSignalSuccess');
    }
    const sent = { callId, matchId, candidate: HOST, sdpMid: null, sdpMLineIndex: null } as const;
    await app.deps.bus.publish(`calls:${matchId}`, { ...sent, kind: 'candidate', receiverId: ada.id });
    await wait(SILENCE_MS);
    expect(countOf(adas)).toBe(1);
    adas.close();
  });
});

describe('without a plan', () => {
  test('somebody neither calls nor is called, sees no call and hears of none', async () => {
    const [ada, bola] = [await person(app, 'Ada'), await person(app, 'Bola', { plan: 'gold' })];
    const matchId = await matched(app, ada, bola);
    const adas = await hearing(app, ada, matchId);
    const nothingToEnd = { end: `CallOver: ${texts.over}` };
    expect(await answersTo(ada, matchId, id())).toEqual(all('PremiumRequired', texts.premium, nothingToEnd));
    expect(await signal(app, ada, matchId, id(), offering())).toMatchObject({ ability: 'CALLS' });
    expect(await prepare(app, ada, matchId)).toMatchObject({ __typename: 'PremiumRequired', ability: 'CALLS' });
    expect(await signal(app, bola, matchId, id(), offering())).toMatchObject({ __typename: 'NotAvailable' });
    expect(await matchSeen(app, ada, matchId)).toEqual({ canViewerCall: false, call: null });
    expect(await matchSeen(app, bola, matchId)).toEqual({ canViewerCall: true, call: null });
    expect(await app.db.selectFrom('calls').selectAll().where('matchId', '=', matchId).execute()).toEqual([]);
    await wait(SILENCE_MS);
    expect(countOf(adas)).toBe(0);
    adas.close();
  });

  test('or outside of the match somebody may not even listen', async () => {
    const { matchId } = await couple(app);
    const stranger = await person(app, 'Dayo', { plan: 'gold' });
    for (const given of [matchId, id(), 'nothing']) {
      const { signals, close } = await hearing(app, stranger, given);
      expect(await signals.next()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
      close();
    }
  });
});
