/** Two people who call each other, as their devices do: signals over HTTP, events over sockets of their own. */
import { expect } from 'vitest';
import { grant, matched, type Person, person } from '#tests/factories/people.ts';
import type { Data, TestApp } from './app.ts';
import { type Listening, listening } from './listening.ts';
import type { Member } from './members.ts';

const CALL = 'id isIncoming hasVideo state end startedAt ringsUntil offer match { id }';
const SIGNAL = `mutation ($input: SendCallSignalInput!) { sendCallSignal(input: $input) { __typename
  ... on SendCallSignalSuccess { call { ${CALL} } } ... on UserError { code message }
  ... on InvalidInput { fieldErrors { path message } } ... on PremiumRequired { ability }
  ... on TooManyAttempts { retryAfterSeconds } } }`;
const STATE = `query ($id: ID!) { viewer { match(id: $id) { canViewerCall call { ${CALL} } } } }`;
const SIGNALS = `subscription ($id: ID!) { callSignals(matchId: $id) { __typename
  ... on CallOffered { callId call { id } sdp } ... on CallAnswered { callId call { id } sdp }
  ... on IceCandidateFound { callId call { id state } candidate sdpMid sdpMLineIndex } } }`;
const CHANGES = `subscription { viewerEvents { __typename ... on CallChanged { call { ${CALL} } } } }`;

const PREPARE = `mutation ($id: ID!) { prepareCall(input: { matchId: $id }) { __typename
  ... on PrepareCallSuccess { iceServers { urls username credential } isRelayOnly videoWidth videoHeight }
  ... on UserError { code message } ... on PremiumRequired { ability } } }`;

export type Device = { id: string; accessToken: string };
export type Couple = { ada: Person; bola: Person; matchId: string };

/** A session description that tells by its name who made it. */
export const sdpOf = (name: string, lines: readonly string[] = []): string =>
  `${['v=0', 'o=- 1 2 IN IP4 127.0.0.1', `s=${name}`, 't=0 0', ...lines].join('\r\n')}\r\n`;
export const offering = (name = 'offer') => ({ offer: { sdp: sdpOf(name), hasVideo: true } });
export const answering = (name = 'answer') => ({ answer: { sdp: sdpOf(name) } });
export const HOST = 'candidate:1 1 udp 2122260223 192.168.1.5 50123 typ host generation 0';
export const candidate = (line = HOST) => ({ iceCandidate: { candidate: line, sdpMid: '0', sdpMLineIndex: 0 } });

/** Two who are matched and may call. */
export async function couple(app: TestApp): Promise<Couple> {
  const [ada, bola] = [await person(app, 'Ada'), await person(app, 'Bola')];
  for (const someone of [ada, bola]) await grant(app, someone, 'gold');
  return { ada, bola, matchId: await matched(app, ada, bola) };
}

/** A person's further device: a session of its own. */
export async function deviceOf(app: TestApp, { id, email, password }: Person): Promise<Device> {
  const answer = await app.gql(
    'mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInSuccess { session { accessToken } } } }',
    { input: { email, password } },
  );
  return { id, accessToken: answer.data.signIn.session.accessToken };
}

/** Matches somebody with many, all of them with a plan, by rows. */
export async function matchMany(app: TestApp, one: Device, others: readonly Member[]): Promise<string[]> {
  const now = app.clock.now();
  const matches = others.map(({ id }) => {
    const [user1Id = '', user2Id = ''] = [one.id, id].toSorted();
    return { id: crypto.randomUUID() as string, user1Id, user2Id, createdAt: now };
  });
  await app.db.insertInto('matches').values(matches).execute();
  const plan = {
    plan: 'gold',
    source: 'admin',
    isTrial: false,
    startsAt: new Date(now.getTime() - 1_000),
    createdAt: now,
  };
  await app.db
    .insertInto('entitlements')
    .values(others.map(({ id: userId }) => ({ ...plan, id: crypto.randomUUID(), userId })))
    .execute();
  return matches.map(({ id }) => id);
}

/** Sends one signal; the payload. */
export async function signal(
  app: TestApp,
  { accessToken }: Device,
  matchId: string,
  callId: string,
  given: object,
): Promise<Data> {
  const { data, body } = await app.gql(SIGNAL, { input: { matchId, callId, signal: given } }, accessToken);
  expect(data?.sendCallSignal, body).toBeTruthy();
  return data.sendCallSignal;
}

/** Sends one signal that must pass; the call. */
export async function passes(app: TestApp, by: Device, matchId: string, callId: string, given: object): Promise<Data> {
  const payload = await signal(app, by, matchId, callId, given);
  expect(payload).toMatchObject({ __typename: 'SendCallSignalSuccess' });
  return payload.call;
}

/** The match as somebody sees it. */
export async function matchSeen(app: TestApp, { accessToken }: Device, id: string): Promise<Data> {
  return (await app.gql(STATE, { id }, accessToken)).data.viewer.match;
}

/** What a device hears: signals of a match, and changes of calls. */
export type Hearing = { signals: Listening; changes: Listening; close(): void };

export async function hearing(app: TestApp, { accessToken }: Device, matchId: string): Promise<Hearing> {
  const signals = await listening(app, accessToken, SIGNALS, { id: matchId });
  const changes = await listening(app, accessToken, CHANGES);
  const close = (): void => {
    signals.close();
    changes.close();
  };
  return { signals, changes, close };
}

export const nextSignal = async ({ signals }: Hearing): Promise<Data> => (await signals.next()).data.callSignals;
/** The next change of a call; that a missed one is unread is another event. */
export async function nextCall({ changes }: Hearing): Promise<Data> {
  for (;;) {
    const event = (await changes.next()).data.viewerEvents;
    if (event.__typename === 'CallChanged') return event.call;
  }
}

/** A call that goes on between the two; its id. */
export async function connected(app: TestApp, { ada, bola, matchId }: Couple): Promise<string> {
  const callId = crypto.randomUUID();
  await passes(app, ada, matchId, callId, offering());
  await passes(app, bola, matchId, callId, answering());
  return callId;
}

/** What a device needs for a call. */
export const prepare = async (on: TestApp, { accessToken }: Device, matchId: string): Promise<Data> =>
  (await on.gql(PREPARE, { id: matchId }, accessToken)).data.prepareCall;

/** What is stored of calls, read by the test itself. */
export const storedCalls = (app: () => TestApp) => ({
  rowOf: (callId: string) =>
    app().db.selectFrom('calls').selectAll().where('id', '=', callId).executeTakeFirstOrThrow(),
  descriptionsOf: (callId: string) =>
    app().db.selectFrom('callDescriptions').selectAll().where('callId', '=', callId).orderBy('createdAt').execute(),
  callsOf: (matchId: string) => app().db.selectFrom('calls').selectAll().where('matchId', '=', matchId).execute(),
});
