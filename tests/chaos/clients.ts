/**
 * A person with an open chat, as a good client has it: one socket that comes back for ever, to whichever server answers; it subscribes first
 * and then fetches what it missed, at once and a second later, as nothing tells when a subscription has begun. Messages are merged by
 * id and shown in the order of their numbers; where a number is missing, what follows waits and the missing one is fetched. A message is
 * tried with the same client id until it is acknowledged.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Answer } from '#tests/setup/app.ts';
import type { Dice } from '#tests/setup/random.ts';
import type { History } from './history.ts';
import type { Talker } from './world.ts';

const MESSAGE = 'id seq senderId content';
const SEND = `mutation Send($input: SendMessageInput!) { sendMessage(input: $input) { __typename
  ... on SendMessageSuccess { sentMessage { ${MESSAGE} } } ... on UserError { code } } }`;
const CATCH_UP = `query CatchUp($match: ID!, $after: String) { viewer { match(id: $match) {
  messages(first: 100, after: $after) { nodes { ${MESSAGE} } pageInfo { hasNextPage endCursor } } } } }`;
const EVENTS = `subscription Events($match: ID!) { chatEvents(matchId: $match) {
  ... on MessageAdded { message { ${MESSAGE} } } } }`;

/** All that is sent: in production servers run what is registered. */
export const documents = [SEND, CATCH_UP, EVENTS];

/** A line that is cut before it stands says so by an error that nobody listens to any more. */
class PatientSocket extends WebSocket {
  constructor(...given: ConstructorParameters<typeof WebSocket>) {
    super(...given);
    this.on('error', () => undefined);
  }
}

/** How long an answer is waited for; and how long by somebody whose line is cut amid a send. */
const PATIENCE_MS = 10_000;
const CUT_MS = 40;
const CUT_CHANCE = 0.02;
/** As long as the product's client waits until it takes a subscription to have begun. */
const BEGIN_MS = 1_000;
const PONG_MS = 5_000;
/** The first wait is up to the first, doubling to the most; half of it by chance. The product's client goes up to 30 s. */
const WAIT = { first: 250, most: 4_000 };

type Message = { id: string; seq: number; senderId: string; content: string };
type Page = { nodes: Message[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };

export type ChatClient = {
  id: string;
  /** Says so many things, one after the other, each after a pause; resolves when all are acknowledged. */
  talk(count: number): Promise<void>;
  /** The number up to which everything is shown. */
  shownUpTo(): number;
  /** Whether its socket stands and it has fetched what it missed. */
  isListening(): boolean;
  /** Cuts its socket, as a tunnel does. */
  cut(): void;
  stop(): Promise<void>;
};

export type ChatClientOptions = {
  talker: Talker;
  /** The servers, any of which it may ask. */
  urls: readonly string[];
  history: History;
  dice: Dice;
  /** The mean pause between two messages. */
  pauseMs: number;
};

export function startClient({ talker, urls, history, dice, pauseMs }: ChatClientOptions): ChatClient {
  const { id: by, token, match } = talker;
  const stopping = new AbortController();
  const { signal } = stopping;
  const trouble = (what: string): void => history.add({ kind: 'trouble', by, what });
  const backoff = (tries: number): Promise<void> => {
    const most = Math.min(WAIT.most, WAIT.first * 2 ** tries);
    return sleep(most / 2 + (dice.next() * most) / 2, undefined, { signal }).catch(() => undefined);
  };

  /** Asks one of the servers, and then the next, until one answers. */
  async function ask(query: string, variables: object, isCut: () => boolean = () => false): Promise<Answer['data']> {
    const first = dice.below(urls.length);
    for (let tries = 0; !signal.aborted; tries += 1) {
      try {
        const response = await fetch(`${urls[(first + tries) % urls.length]}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ query, variables }),
          signal: AbortSignal.timeout(isCut() ? dice.below(CUT_MS) : PATIENCE_MS),
        });
        const { data, errors } = (await response.json()) as Answer;
        if (data && errors === undefined) return data;
        // A server that is stopping answers in a form of its own.
        const code = errors?.[0]?.extensions?.code ?? response.status;
        if (code === 'UNAUTHENTICATED' || code === 'BAD_USER_INPUT') history.add({ kind: 'refused', by, why: code });
        trouble(`HTTP ${code}`);
      } catch (error) {
        const { name, cause } = error as Error & { cause?: { code?: string } };
        trouble(`HTTP ${cause?.code ?? name}`);
      }
      await backoff(tries);
    }
    throw new Error('The client was stopped.');
  }

  let shown = 0;
  const known = new Set<string>();
  const held = new Map<number, Message>();
  function show({ id, seq, senderId: sender, content }: Message): void {
    history.add({ kind: 'shown', by, match, id, seq, sender, content });
    shown = Math.max(shown, seq);
  }
  /** Takes a message from wherever it comes. What has an old number and a new id is shown too: the checker shall see it. */
  function take(message: Message): void {
    if (known.has(message.id)) return;
    known.add(message.id);
    if (message.seq > shown + 1) {
      held.set(message.seq, message);
      void catchUp();
      return;
    }
    show(message);
    for (let next = held.get(shown + 1); next !== undefined; next = held.get(shown + 1)) {
      held.delete(next.seq);
      show(next);
    }
  }

  let frontier: string | null = null;
  let isBehind = false;
  let running: Promise<void> | null = null;
  async function fetchMissed(): Promise<void> {
    for (let more = true; more || isBehind; ) {
      isBehind = false;
      const data = await ask(CATCH_UP, { match, after: frontier });
      const page = data?.viewer?.match?.messages as Page | undefined;
      if (page === undefined) return history.add({ kind: 'refused', by, why: 'the match is not there' });
      for (const message of page.nodes) take(message);
      frontier = page.pageInfo.endCursor ?? frontier;
      more = page.pageInfo.hasNextPage;
    }
  }
  /** Fetches everything after the last page that was fetched. Asked for while it runs, it goes on for another round. */
  function catchUp(): Promise<void> {
    isBehind = true;
    running ??= fetchMissed()
      .catch((error: unknown) => {
        if (!signal.aborted) throw error;
      })
      .finally(() => {
        running = null;
      });
    return running;
  }

  let isListening = false;
  let isConnected = false;
  let overdue: NodeJS.Timeout | undefined;
  const soon = (): void => void setTimeout(() => signal.aborted || void catchUp(), BEGIN_MS).unref();
  let nextServer = dice.below(urls.length);
  const socket: Client = createClient({
    // A lost line leads to the next server.
    url: () => `${urls[nextServer++ % urls.length]?.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: PatientSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    connectionAckWaitTimeout: PATIENCE_MS,
    keepAlive: PATIENCE_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: backoff,
    on: {
      connected: () => {
        isConnected = true;
        soon();
        void catchUp().then(() => {
          if (!isConnected || isListening) return;
          isListening = true;
          history.add({ kind: 'back', by });
        });
      },
      ping: (isReceived) => {
        if (!isReceived) overdue = setTimeout(() => socket.terminate(), PONG_MS);
      },
      pong: () => clearTimeout(overdue),
      closed: (event) => {
        clearTimeout(overdue);
        const code = (event as { code?: number }).code ?? 0;
        if (signal.aborted) return;
        if (isConnected) history.add({ kind: 'lost', by, code });
        else trouble(`socket ${code}`);
        isConnected = false;
        isListening = false;
      },
    },
  });

  async function again(tries: number, what: string): Promise<void> {
    trouble(`subscription ${what}`);
    await backoff(tries);
    if (!signal.aborted) subscribe(tries + 1);
  }
  /** The library begins anew after a lost socket; an answer that ends the subscription is for us to follow. */
  function subscribe(tries = 0): void {
    const variables = { match };
    socket.subscribe<{ chatEvents: { message?: Message } }>(
      { query: EVENTS, variables },
      {
        next: ({ data, errors }) => {
          if (errors) trouble(`event ${errors[0]?.message}`);
          if (data?.chatEvents.message) take(data.chatEvents.message);
        },
        error: (error) => void again(tries, nameOf(error)),
        complete: () => void (signal.aborted || again(tries, 'ended')),
      },
    );
    if (tries > 0) soon();
  }
  subscribe();

  async function say(content: string): Promise<void> {
    const send = randomUUID();
    history.add({ kind: 'begun', by, match, send, content });
    const input = { matchId: match, clientId: send, content };
    const { sendMessage } = await ask(SEND, { input }, () => dice.chance(CUT_CHANCE));
    if (sendMessage.__typename !== 'SendMessageSuccess')
      return history.add({ kind: 'refused', by, why: sendMessage.code ?? sendMessage.__typename });
    const { id, seq } = sendMessage.sentMessage as Message;
    history.add({ kind: 'acknowledged', by, match, send, id, seq });
    take(sendMessage.sentMessage);
  }

  return {
    id: by,
    async talk(count) {
      for (let number = 1; number <= count && !signal.aborted; number += 1) {
        await sleep(-Math.log(1 - dice.next()) * pauseMs, undefined, { signal }).catch(() => undefined);
        await say(`Number ${number} of ${by}`).catch((error: unknown) => {
          if (!signal.aborted) throw error;
        });
      }
    },
    shownUpTo: () => shown,
    isListening: () => isListening,
    cut: () => socket.terminate(),
    async stop() {
      stopping.abort();
      clearTimeout(overdue);
      // It may be about to connect to a server that is gone.
      await Promise.resolve(socket.dispose()).catch(() => undefined);
      socket.terminate();
    },
  };
}

function nameOf(error: unknown): string {
  if (Array.isArray(error)) return error[0]?.extensions?.code ?? error[0]?.message ?? 'error';
  return String((error as { code?: unknown }).code ?? (error as Error).name);
}
