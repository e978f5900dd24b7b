/** The companion as a client uses it: messages over HTTP, replies over a socket of their own. */
import { once } from 'node:events';
import { expect } from 'vitest';
import { lagosDay } from '#rules/age.ts';
import type { CoachSettings } from '#server/config/groups.ts';
import type { Deps } from '#server/platform/context/context.ts';
import type { Coach } from '#server/ports/coach.ts';
import { createOpenAiCoach } from '#server/ports/coach-openai.ts';
import type { Person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp, type TestAppOptions } from './app.ts';
import { type CoachDouble, startCoachDouble } from './coach-double.ts';
import { type Member, members } from './members.ts';
import { greetedSocket, type RawSocket } from './raw-socket.ts';

const CONVERSATION = `id scenario { id } startedAt updatedAt
  messages { id exchangeId role content createdAt isStopped hasHelpLines rating }`;
export const SEND = `mutation ($input: SendCompanionMessageInput!) { sendCompanionMessage(input: $input) { __typename
  ... on SendCompanionMessageSuccess { exchangeId conversation { ${CONVERSATION} } } ... on UserError { code message }
  ... on InvalidInput { fieldErrors { path message } } ... on PremiumRequired { ability }
  ... on TooManyAttempts { retryAfterSeconds } ... on LimitReached { resetsAt } } }`;
export const REPLY = `subscription ($id: ID!) { companionReply(exchangeId: $id) { __typename
  ... on CompanionDelta { exchangeId text } ... on CompanionReplyDone { exchangeId conversation { ${CONVERSATION} } }
  ... on CompanionReplyFailed { code message exchangeId } } }`;

export type Talker = Pick<Person, 'id' | 'accessToken'>;
export type World = { app: TestApp; double: CoachDouble; stop(): Promise<void> };

/** An app whose coach is a language model's endpoint that the test holds. */
export async function startCompanion({
  tokensPerDay = 5_000_000,
  ...options
}: TestAppOptions & { tokensPerDay?: number } = {}): Promise<World> {
  const double = await startCoachDouble();
  const coach: CoachSettings = { baseUrl: double.url, apiKey: 'key', model: 'double', tokensPerDay };
  const app = await startTestApp({ ...options, config: { ...options.config, coach } });
  giveCoach(app, createOpenAiCoach(coach, app.deps.log));
  const stop = async () => {
    await app.stop();
    await double.stop();
  };
  return { app, double, stop };
}

/** Hands the app another coach, or none. */
export function giveCoach({ deps }: { deps: Deps }, coach: Coach | null): void {
  deps.ports.coach = coach;
}

let talkers = 0;

/** What is sent, with whatever the test changes. */
export const message = (content: string, changes: object = {}) => ({
  scenarioId: 'first-message',
  content,
  clientId: crypto.randomUUID(),
  ...changes,
});

/** Sends a message; the payload. */
export async function send(app: TestApp, by: Talker, content: string, changes: object = {}): Promise<Data> {
  const { data, body } = await app.gql(SEND, { input: message(content, changes) }, by.accessToken);
  expect(data?.sendCompanionMessage, body).toBeTruthy();
  return data.sendCompanionMessage;
}

/** Sends a message that must be taken; its exchange. */
export async function exchangeOf(app: TestApp, by: Talker, content: string, changes: object = {}): Promise<string> {
  const payload = await send(app, by, content, changes);
  expect(payload).toMatchObject({ __typename: 'SendCompanionMessageSuccess' });
  return payload.exchangeId;
}

/** A reply that is being read. */
export type Reading = {
  raw: RawSocket;
  id: string;
  /** The next event; throws the code of the error, or `complete`, when there is none. */
  next(): Promise<Data>;
  /** Every event to the end. */
  rest(): Promise<Data[]>;
  /** Ends the subscription, as a client does. */
  leave(): void;
};

/** Opens the reply to an exchange on a socket of its own, or on one that is there. */
export async function read(app: TestApp, by: Talker, exchangeId: string, on?: RawSocket): Promise<Reading> {
  const raw = on ?? (await greetedSocket(app, by.accessToken));
  talkers += 1;
  raw.socket.setMaxListeners(0);
  const id = `reply-${talkers}`;
  raw.send({ type: 'subscribe', id, payload: { query: REPLY, variables: { id: exchangeId } } });
  let read = 0;
  const next = async (): Promise<Data> => {
    for (;;) {
      const found = raw.received.findIndex((one, at) => at >= read && one.id === id);
      if (found !== -1) {
        read = found + 1;
        const { type, payload } = raw.received[found] as { type: string; payload?: Data };
        if (type === 'complete') throw new Error('complete');
        const event = type === 'next' ? payload.data?.companionReply : null;
        if (event != null) return event;
        throw new Error((type === 'next' ? payload.errors : payload)?.[0]?.extensions?.code ?? JSON.stringify(payload));
      }
      if (raw.socket.readyState > raw.socket.OPEN) throw new Error('closed');
      const settled = new AbortController();
      const { signal } = settled;
      await Promise.race([once(raw.socket, 'message', { signal }), once(raw.socket, 'close', { signal })]);
      settled.abort();
    }
  };
  return {
    raw,
    id,
    next,
    async rest() {
      const events: Data[] = [];
      for (;;) {
        const event = await next();
        events.push(event);
        if (event.__typename !== 'CompanionDelta') return events;
      }
    },
    leave: () => raw.send({ type: 'complete', id }),
  };
}

/** Sends a message and reads its reply to the end. */
export async function talk(app: TestApp, by: Talker, content: string, changes: object = {}): Promise<Data[]> {
  const reading = await read(app, by, await exchangeOf(app, by, content, changes));
  const events = await reading.rest();
  reading.raw.socket.terminate();
  return events;
}

/** What is in a viewer's `companion`. */
export async function companion(app: TestApp, { accessToken }: Talker, selection: string): Promise<Data> {
  const { data, body } = await app.gql(`{ viewer { companion { ${selection} } } }`, {}, accessToken);
  expect(data?.viewer, body).toBeTruthy();
  return data.viewer.companion;
}

/** The texts of a conversation, in their order; null where there is none. */
export async function textsOf(app: TestApp, by: Talker, scenario = 'first-message'): Promise<string[] | null> {
  const found = await companion(app, by, `conversation(scenarioId: "${scenario}") { messages { content } }`);
  return found.conversation?.messages.map(({ content }: Data) => content) ?? null;
}

/** Tokens that a person spent today, or, without one, that all together did. */
export async function spent(app: TestApp, by: Talker | null): Promise<number> {
  const row = await app.db
    .selectFrom('companionUsage')
    .select('tokens')
    .where('userId', by === null ? 'is' : '=', by === null ? null : by.id)
    .executeTakeFirst();
  return row?.tokens ?? 0;
}

/** Many people with a plan, by rows. */
export async function subscribers(app: TestApp, count: number): Promise<Member[]> {
  const people = await members(app, count);
  const now = app.clock.now();
  const plan = {
    plan: 'gold',
    source: 'admin',
    isTrial: false,
    startsAt: new Date(now.getTime() - 1_000),
    createdAt: now,
  };
  await app.db
    .insertInto('entitlements')
    .values(people.map(({ id: userId }) => ({ ...plan, id: crypto.randomUUID(), userId })))
    .execute();
  return people;
}

/** Exchanges of a person by rows, as they would stand at some instant; their ids. */
export async function exchangeRows(
  app: TestApp,
  { id: userId }: Pick<Talker, 'id'>,
  exchanges: readonly { at: Date; state?: string; scenario?: string }[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const { at, state = 'done', scenario = 'first-message' } of exchanges) {
    const transcript = await app.db
      .insertInto('companionTranscripts')
      .values({ id: crypto.randomUUID(), userId, scenario, startedAt: at, updatedAt: at })
      .onConflict((conflict) => conflict.columns(['userId', 'scenario']).doUpdateSet({ updatedAt: at }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const id = crypto.randomUUID();
    const isAnswered = state === 'done' || state === 'stopped';
    await app.db
      .insertInto('companionTurns')
      .values({
        id,
        transcriptId: transcript.id,
        userId,
        clientId: crypto.randomUUID(),
        coachMode: true,
        content: `Written ${ids.length + 1}`,
        reply: isAnswered ? 'Answered' : null,
        state,
        offersHelp: false,
        createdAt: at,
        claimedAt: state === 'waiting' ? null : at,
        endedAt: isAnswered ? at : null,
      })
      .execute();
    ids.push(id);
  }
  return ids;
}

/** Puts what was spent on the day in force: by a person, or by all together. */
export async function spendBefore(app: TestApp, by: Pick<Talker, 'id'> | null, tokens: number): Promise<void> {
  await app.db
    .insertInto('companionUsage')
    .values({ usedOn: lagosDay(app.clock.now()), userId: by?.id ?? null, tokens })
    .onConflict((conflict) => conflict.columns(['usedOn', 'userId']).doUpdateSet({ tokens }))
    .execute();
}
