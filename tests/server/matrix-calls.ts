/** The rows of the table for calls: one that goes on between the subject and `matched`, on the devices that ask. */
import { HOST, sdpOf } from '#tests/setup/calling.ts';
import {
  both,
  closed,
  type EventRow,
  type Here,
  hearing,
  inMatch,
  listening,
  own,
  type RootRow,
  type Row,
  type TypeRow,
  talking,
} from './matrix-cells.ts';
import { ended } from './matrix-date-plans.ts';
import { sessionIn } from './matrix-game-sessions.ts';
import { mustNotHear, type World } from './matrix-world.ts';

const RELAYED = HOST.replace('typ host', 'typ relay');

/** Puts a call between two people in force by rows, in place of any other of their match. */
export async function callByRow(
  { app }: Pick<World, 'app'>,
  { matchId, callerId, calleeId }: { matchId: string; callerId: string; calleeId: string },
): Promise<string> {
  const { db, clock } = app;
  await db.deleteFrom('calls').where('matchId', '=', matchId).execute();
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'userId'])
    .where('userId', 'in', [callerId, calleeId])
    .orderBy('createdAt', 'desc')
    .execute();
  // The first one is what the tokens of the table belong to.
  const sessionOf = (userId: string) =>
    sessions.findLast((session) => session.userId === userId)?.id ?? crypto.randomUUID();
  const [callId, now] = [crypto.randomUUID(), clock.now()];
  const times = { startedAt: now, answeredAt: now, callerHeardAt: now, calleeHeardAt: now };
  const devices = { callerSessionId: sessionOf(callerId), calleeSessionId: sessionOf(calleeId) };
  await db
    .insertInto('calls')
    .values({ id: callId, matchId, callerId, calleeId, hasVideo: true, ...devices, ...times })
    .execute();
  const described = (senderId: string, kind: string) => ({
    id: crypto.randomUUID(),
    callId,
    senderId,
    kind,
    sdp: sdpOf(kind),
    createdAt: now,
  });
  await db
    .insertInto('callDescriptions')
    .values([described(callerId, 'offer'), described(calleeId, 'answer')])
    .execute();
  return callId;
}

/** The call between `matched` and the subject. */
export const ongoing = (here: Here): Promise<string> =>
  callByRow(here, { matchId: here.matchId, callerId: here.people.matched.id, calleeId: here.subject.id });

export const signalOf = (matchId: string, callId: string, signal: string): string =>
  `sendCallSignal(input: { matchId: "${matchId}", callId: "${callId}", signal: { ${signal} } })`;
const offer = `offer: { sdp: ${JSON.stringify(sdpOf('offer'))} }`;
const inCall = async (here: Here, signal: string): Promise<string> =>
  signalOf(here.matchOf[here.role], await ongoing(here), signal);
const elsewhere = async (here: Here, signal: string): Promise<string> => {
  await ongoing(here);
  return signalOf(here.matchOf[here.role], crypto.randomUUID(), signal);
};
const prepare = ({ matchOf, role }: Here): string => `prepareCall(input: { matchId: "${matchOf[role]}" })`;
const between = (cell: string): Row => closed('NotAvailable', { free: 'PremiumRequired', ...talking(cell) });

export const rootRows: Record<string, RootRow> = {
  'Mutation.prepareCall': { ask: prepare, row: between('PrepareCallSuccess') },
  'Mutation.sendCallSignal': {
    ask: (here) => inCall(here, `iceCandidate: { candidate: "${RELAYED}" }`),
    // A call of another match is over to whoever names it.
    row: { ...between('CallOver'), ...both('SendCallSignalSuccess') },
  },
  'Subscription.callSignals': {
    ask: ({ matchOf, role }) => `callSignals(matchId: "${matchOf[role]}") { __typename }`,
    row: listening(inMatch('listens')),
  },
};

export const typeRows: Record<string, TypeRow> = {
  Match: {
    ask: async (here) => {
      await ongoing(here);
      await ended(here, here.matchId);
      await sessionIn(here, here.matchId);
      return `query { viewer { match(id: "${here.matchId}") { @@ } } }`;
    },
    at: 'viewer.match',
    fields: `id profile createdAt isSuperLiked canViewerMessage canOtherMessage canViewerCall call datePlan dateToReview gameSession lastMessage unreadCount theirReadSeq myReadSeq
      messages`,
    row: own('hidden', both('value')),
  },
  Call: {
    ask: async (here) => {
      await ongoing(here);
      return `query { viewer { match(id: "${here.matchId}") { call { @@ } } } }`;
    },
    at: 'viewer.match.call',
    fields: 'id match isIncoming hasVideo state end startedAt ringsUntil offer',
    row: own('hidden', both('value')),
    // It goes on.
    except: { end: both('null') },
  },
  PrepareCallSuccess: {
    ask: (here) => `mutation { ${prepare(here)} { @@ } }`,
    at: 'prepareCall',
    fields: 'iceServers isRelayOnly videoWidth videoHeight',
    row: closed('hidden', talking('value')),
  },
  IceServer: {
    ask: (here) => `mutation { ${prepare(here)} { ... on PrepareCallSuccess { iceServers { @@ } } } }`,
    at: 'prepareCall.iceServers.0',
    fields: 'urls username credential',
    row: closed('hidden', talking('value')),
  },
  SendCallSignalSuccess: {
    ask: async (here) => `mutation { ${await inCall(here, 'hangUp: HUNG_UP')} { @@ } }`,
    at: 'sendCallSignal',
    fields: 'call',
    row: closed('hidden', both('value')),
  },
  CallBusy: {
    ask: async (here) => `mutation { ${await elsewhere(here, offer)} { @@ } }`,
    at: 'sendCallSignal',
    fields: 'code message',
    row: closed('hidden', talking('value')),
  },
  CallOver: {
    ask: async (here) => `mutation { ${await elsewhere(here, 'isStillHere: true')} { @@ } }`,
    at: 'sendCallSignal',
    fields: 'code message',
    row: closed('hidden', talking('value')),
  },
};

/** Caused by `callAround`: `matched` calls, the subject answers. */
export const eventRows: Record<string, EventRow> = {
  CallChanged: { fields: 'call', row: hearing(both('value')) },
  CallOffered: { fields: 'callId call sdp', row: hearing({ self: 'value' }) },
  CallAnswered: { fields: 'callId call sdp', row: hearing({ matched: 'value' }) },
  IceCandidateFound: { fields: 'callId call candidate sdpMid sdpMLineIndex', row: hearing({ self: 'value' }) },
};

/** Causes each event of calls once, between the subject and `matched`; and in the matches of those who must not hear of any. */
export async function callAround(world: World, run: (document: string, token: string) => Promise<void>): Promise<void> {
  const { app, subject, people, matchId, matchOf } = world;
  await app.db.deleteFrom('calls').execute();
  const callId = crypto.randomUUID();
  const sdp = JSON.stringify(sdpOf('event'));
  const [theirs, hers] = [people.matched.accessToken, subject.accessToken];
  for (const [signal, token] of [
    [`offer: { sdp: ${sdp} }`, theirs],
    [`answer: { sdp: ${sdp} }`, hers],
    [`offer: { sdp: ${JSON.stringify(sdpOf('anew'))} }`, theirs],
    [`iceCandidate: { candidate: "${RELAYED}", sdpMid: "0", sdpMLineIndex: 0 }`, theirs],
  ] as const) {
    await run(signalOf(matchId, callId, signal), token);
  }
  for (const role of mustNotHear) {
    const [match, receiverId] = [matchOf[role], people[role].id];
    const silent = await callByRow(world, { matchId: match, callerId: subject.id, calleeId: receiverId });
    const { id: descriptionId } = await app.db
      .selectFrom('callDescriptions')
      .select('id')
      .where('callId', '=', silent)
      .where('senderId', '=', subject.id)
      .executeTakeFirstOrThrow();
    const event = { callId: silent, matchId: match, receiverId } as const;
    await app.deps.bus.publish(`calls:${match}`, { ...event, kind: 'description', descriptionId });
    const candidate = { candidate: RELAYED, sdpMid: '0', sdpMLineIndex: 0 };
    await app.deps.bus.publish(`calls:${match}`, { ...event, kind: 'candidate', ...candidate });
    await app.deps.bus.publish(`viewer:${receiverId}`, { kind: 'call', callId: silent });
  }
}
