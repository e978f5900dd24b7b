/** The stream of the companion's replies in a browser, with a server that says what the test wants. */
import type {
  Conversation,
  Failure,
  Message,
  Outgoing,
  ReplyEvent,
  SendOutcome,
} from '#client/features/companion/reply.ts';
import { createReplyStream } from '#client/features/companion/reply-stream.ts';

export const message = (exchangeId: string, role: Message['role'], content: string): Message => ({
  __typename: 'CompanionMessage',
  id: `${exchangeId}-${role}`,
  exchangeId,
  role,
  content,
  createdAt: '2026-03-12T10:00:00.000Z',
  isStopped: false,
  hasHelpLines: false,
  rating: null,
});
export const conversation = (...messages: Message[]): Conversation => ({
  __typename: 'CompanionConversation',
  id: 'c1',
  messages,
});
export const before = conversation(message('t0', 'USER', 'Hi'), message('t0', 'ASSISTANT', 'Hello'));
export const alone = conversation(...before.messages, message('t1', 'USER', 'How are you?'));
export const whole = conversation(...alone.messages, message('t1', 'ASSISTANT', 'Well, thank you'));

/** A stream with a server that says what the test wants. */
export function replyWorld() {
  const seen = {
    sent: [] as Outgoing[],
    kept: [] as (Conversation | null)[],
    failed: [] as Failure[],
    givenBack: [] as string[],
    left: 0,
    over: 0,
    drawn: 0,
  };
  const frames: (() => void)[] = [];
  const server = {
    answer: (_: Outgoing): Promise<SendOutcome> =>
      Promise.resolve({ kind: 'stored', exchangeId: 't1', conversation: alone }),
    has: [before] as (Conversation | null)[],
    say: (_: ReplyEvent) => {},
    cut: (_?: Failure) => {},
  };
  let ids = 0;
  const stream = createReplyStream({
    send(outgoing) {
      seen.sent.push(outgoing);
      return server.answer(outgoing);
    },
    listen(_, heard, over) {
      server.say = heard;
      server.cut = over;
      return () => {
        seen.left += 1;
      };
    },
    reload: async () => (server.has.length > 1 ? server.has.shift() : server.has[0]) ?? null,
    async keep(_, now) {
      seen.kept.push(now);
    },
    failed: (_, failure) => seen.failed.push(failure),
    givenBack: ({ content }) => seen.givenBack.push(content),
    over: () => {
      seen.over += 1;
    },
    frame: (run) => frames.push(run),
    wait: async () => undefined,
    newId() {
      ids += 1;
      return `id-${ids}`;
    },
  });
  stream.subscribe(() => {
    seen.drawn += 1;
  });
  const flush = () => new Promise((resolve) => setTimeout(resolve));
  const send = async (content = 'How are you?') => {
    const isSent = stream.send({ scenario: 'first-message', content, coachMode: true });
    await flush();
    return isSent;
  };
  const delta = (text: string, exchangeId = 't1') => server.say({ __typename: 'CompanionDelta', exchangeId, text });
  const done = () => {
    server.say({ __typename: 'CompanionReplyDone', exchangeId: 't1', conversation: whole });
    return flush();
  };
  const draw = () => {
    for (const run of frames.splice(0)) run();
  };
  return { seen, server, stream, send, flush, delta, done, draw };
}
