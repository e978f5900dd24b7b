/** The rows of the table for calls: one that goes on between the subject and `matched`, on the devices that ask. */
import { HOST, sdpOf } from '#tests/setup/calling.ts';
import { all, type Cells, closed, type Here, own, type RootRow, type Row, type TypeRow } from './matrix-cells.ts';
import type { World } from './matrix-world.ts';

const RELAYED = HOST.replace('typ host', 'typ relay');
const both: Cells = { self: 'value', matched: 'value' };

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
const forBoth = (cell: string): Row => closed('NotAvailable', { free: 'PremiumRequired', self: cell, matched: cell });

export const rootRows: Record<string, RootRow> = {
  'Mutation.prepareCall': { ask: prepare, row: forBoth('PrepareCallSuccess') },
  'Mutation.sendCallSignal': {
    ask: (here) => inCall(here, `iceCandidate: { candidate: "${RELAYED}" }`),
    row: forBoth('SendCallSignalSuccess'),
  },
  'Subscription.callSignals': {
    ask: ({ matchOf, role }) => `callSignals(matchId: "${matchOf[role]}") { __typename }`,
    row: {
      ...all('NOT_FOUND'),
      anonymous: '4401',
      revoked: '4403',
      suspended: '4403',
      script: '4401',
      free: 'listens',
      matched: 'listens',
      self: 'listens',
    },
  },
};

export const typeRows: Record<string, TypeRow> = {
  Match: {
    ask: async (here) => {
      await ongoing(here);
      return `query { viewer { match(id: "${here.matchId}") { @@ } } }`;
    },
    at: 'viewer.match',
    fields: `id profile createdAt wasSuperLiked viewerCanMessage viewerCanCall call lastMessage unreadCount theirReadSeq myReadSeq
      messages`,
    row: own('hidden', both),
  },
  Call: {
    ask: async (here) => {
      await ongoing(here);
      return `query { viewer { match(id: "${here.matchId}") { call { @@ } } } }`;
    },
    at: 'viewer.match.call',
    fields: 'id match isIncoming hasVideo state end startedAt ringsUntil offer',
    row: own('hidden', both),
    // It goes on.
    except: { end: { self: 'null', matched: 'null' } },
  },
  PrepareCallSuccess: {
    ask: (here) => `mutation { ${prepare(here)} { @@ } }`,
    at: 'prepareCall',
    fields: 'iceServers isRelayOnly videoWidth videoHeight',
    row: closed('hidden', both),
  },
  IceServer: {
    ask: (here) => `mutation { ${prepare(here)} { ... on PrepareCallSuccess { iceServers { @@ } } } }`,
    at: 'prepareCall.iceServers.0',
    fields: 'urls username credential',
    row: closed('hidden', both),
  },
  SendCallSignalSuccess: {
    ask: async (here) => `mutation { ${await inCall(here, 'hangUp: HUNG_UP')} { @@ } }`,
    at: 'sendCallSignal',
    fields: 'call',
    row: closed('hidden', both),
  },
  CallBusy: {
    ask: async (here) => `mutation { ${await elsewhere(here, offer)} { @@ } }`,
    at: 'sendCallSignal',
    fields: 'code message',
    row: closed('hidden', both),
  },
  CallOver: {
    ask: async (here) => `mutation { ${await elsewhere(here, 'stillHere: true')} { @@ } }`,
    at: 'sendCallSignal',
    fields: 'code message',
    row: closed('hidden', both),
  },
};

const hearing = (cells: Cells): Row => ({ ...all('silent'), ...cells });

/** Caused by `callAround`: `matched` calls, the subject answers. */
export const eventRows: Record<string, { fields: string; row: Row }> = {
  CallChanged: { fields: 'call', row: hearing(both) },
  CallOffered: { fields: 'callId sdp', row: hearing({ self: 'value' }) },
  CallAnswered: { fields: 'callId sdp', row: hearing({ matched: 'value' }) },
  IceCandidateFound: { fields: 'callId candidate sdpMid sdpMLineIndex', row: hearing({ self: 'value' }) },
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
  for (const role of ['free', 'suspended', 'blockedBySubject', 'blockedSubject'] as const) {
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
