import { describe, expect, it } from 'vitest';
import {
  type Conversation,
  createReplyStream,
  type Failure,
  type Message,
  type Outgoing,
  type ReplyEvent,
  type SendOutcome,
  shownMessages,
} from './reply-stream.ts';

const message = (turnId: string, role: Message['role'], content: string): Message => ({
  __typename: 'CompanionMessage',
  id: `${turnId}-${role}`,
  turnId,
  role,
  content,
  createdAt: '2026-03-12T10:00:00.000Z',
  isStopped: false,
  offersHelp: false,
});
const conversation = (...messages: Message[]): Conversation => ({
  __typename: 'CompanionConversation',
  id: 'c1',
  messages,
});
const before = conversation(message('t0', 'USER', 'Hi'), message('t0', 'ASSISTANT', 'Hello'));
const alone = conversation(...before.messages, message('t1', 'USER', 'How are you?'));
const whole = conversation(...alone.messages, message('t1', 'ASSISTANT', 'Well, thank you'));

/** A stream with a server that says what the test wants. */
function world() {
  const seen = {
    sent: [] as Outgoing[],
    kept: [] as (Conversation | null)[],
    failed: [] as Failure[],
    givenBack: [] as string[],
    left: 0,
    settled: 0,
    drawn: 0,
  };
  const frames: (() => void)[] = [];
  const server = {
    answer: (_: Outgoing): Promise<SendOutcome> =>
      Promise.resolve({ kind: 'stored', turnId: 't1', conversation: alone }),
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
    keep: (_, now) => seen.kept.push(now),
    failed: (_, failure) => seen.failed.push(failure),
    givenBack: ({ content }) => seen.givenBack.push(content),
    settled: () => {
      seen.settled += 1;
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
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const send = async (content = 'How are you?') => {
    const isSent = stream.send({ scenario: 'first-message', content, coachMode: true });
    await settle();
    return isSent;
  };
  const delta = (text: string, turnId = 't1') => server.say({ __typename: 'CompanionDelta', turnId, text });
  const done = () => server.say({ __typename: 'CompanionReplyDone', turnId: 't1', conversation: whole });
  const draw = () => {
    for (const run of frames.splice(0)) run();
  };
  return { seen, server, stream, send, settle, delta, done, draw };
}

describe('a reply', () => {
  it('joins its pieces, drawn at once and then once a frame, and becomes a part of the conversation', async () => {
    const { stream, seen, send, delta, done, draw } = world();
    expect(await send('  How are you? \n')).toBe(true);
    expect(seen.sent).toMatchObject([{ clientId: 'id-1', content: 'How are you?', coachMode: true }]);
    expect(stream.state()).toMatchObject({ phase: 'streaming', own: { turnId: 't1' } });
    const drawn = seen.drawn;
    delta('Well');
    expect(seen.drawn).toBe(drawn + 1);
    delta(', thank');
    delta(' you');
    expect(seen.drawn).toBe(drawn + 1);
    draw();
    expect(seen.drawn).toBe(drawn + 2);
    expect(stream.text()).toBe('Well, thank you');
    done();
    expect(seen.kept).toEqual([whole]);
    expect(stream.state()).toMatchObject({ phase: 'idle', own: null, heard: 'Well, thank you' });
    expect(seen).toMatchObject({ left: 1, settled: 1, failed: [] });
  });

  it('is asked for once: blank messages, and those while one is under way, are ignored', async () => {
    const { send, seen, done } = world();
    expect(await send(' \n')).toBe(false);
    expect(await send()).toBe(true);
    expect(await send('Another')).toBe(false);
    done();
    expect(await send('Another')).toBe(true);
    expect(seen.sent.map(({ content }) => content)).toEqual(['How are you?', 'Another']);
  });

  it('can be stopped: what came stays until the server tells what it kept', async () => {
    const { stream, seen, server, send, settle, delta, done } = world();
    await send();
    delta('Well');
    const kept = conversation(...alone.messages, { ...message('t1', 'ASSISTANT', 'Well'), isStopped: true });
    server.has = [alone, kept];
    stream.stop();
    expect(seen.left).toBe(1);
    expect(stream.state()).toMatchObject({ phase: 'idle', own: null, stopped: { text: 'Well' } });
    delta(', thank you');
    done();
    await settle();
    expect(seen.kept).toEqual([kept]);
    expect(stream.state()).toMatchObject({ stopped: null, heard: '' });
    expect(seen.failed).toEqual([]);
  });

  it('that was stopped before it began gives the message back', async () => {
    const { stream, seen, send, settle } = world();
    await send();
    stream.stop();
    await settle();
    expect(seen).toMatchObject({ givenBack: ['How are you?'], failed: [], kept: [] });
    expect(stream.state()).toMatchObject({ stopped: null, unsent: { clientId: 'id-1' } });
  });

  it('that failed takes nothing with it, and the same text again is the same message', async () => {
    const { stream, seen, server, send } = world();
    await send();
    server.say({ __typename: 'CompanionReplyFailed', turnId: 't1', code: 'COACH_UNPAID', message: 'Unpaid' });
    expect(seen.failed).toEqual([{ kind: 'unpaid', message: 'Unpaid' }]);
    expect(seen.kept).toEqual([]);
    expect(shownMessages(before, stream.state())).toBe(before.messages);
    await send();
    expect(seen.sent.map(({ clientId }) => clientId)).toEqual(['id-1', 'id-1']);
  });

  it.each([
    ['COACH_BUSY', 'busy'],
    ['COACH_FAILED', 'failed'],
    ['PREMIUM_REQUIRED', 'gone'],
  ])('tells %s as %s', async (code, kind) => {
    const { seen, server, send } = world();
    await send();
    server.say({ __typename: 'CompanionReplyFailed', turnId: 't1', code, message: 'No' });
    expect(seen.failed).toEqual([{ kind, message: 'No' }]);
  });

  it('hears nothing of another turn, and nothing after its end', async () => {
    const { stream, seen, server, send, delta, done } = world();
    await send();
    delta('from elsewhere', 't9');
    expect(stream.text()).toBe('');
    done();
    delta('late');
    server.say({ __typename: 'CompanionReplyFailed', turnId: 't1', code: 'COACH_FAILED', message: 'Late' });
    server.cut();
    expect(stream.text()).toBe('');
    expect(seen).toMatchObject({ failed: [], settled: 1 });
  });
});

describe('a message that was refused', () => {
  it('is given back with the reason, and another text is another message', async () => {
    const { stream, seen, server, send } = world();
    const failure = { kind: 'limit', message: 'Used up', resetsAt: '2026-03-12T23:00:00.000Z' } as const;
    server.answer = async () => ({ kind: 'refused', failure });
    await send();
    expect(seen.failed).toEqual([failure]);
    expect(stream.state()).toMatchObject({ phase: 'idle', own: null, unsent: { content: 'How are you?' } });
    await send('How are you today?');
    expect(seen.sent.map(({ clientId }) => clientId)).toEqual(['id-1', 'id-2']);
  });

  it('whose reply is refused is given back at once', async () => {
    const { seen, server, send } = world();
    await send();
    server.cut({ kind: 'busy' });
    expect(seen.failed).toEqual([{ kind: 'busy' }]);
    await send();
    expect(seen.sent.map(({ clientId }) => clientId)).toEqual(['id-1', 'id-1']);
  });

  it('goes under another id when its own was used before', async () => {
    const { stream, seen, server, send } = world();
    const { answer } = server;
    server.answer = async (outgoing) => (outgoing.clientId === 'id-1' ? { kind: 'conflict' } : answer(outgoing));
    await send();
    expect(seen.sent.map(({ clientId }) => clientId)).toEqual(['id-1', 'id-2']);
    expect(stream.state().phase).toBe('streaming');
  });

  it('whose answer alone was lost shows the reply that it got', async () => {
    const { stream, seen, server, send } = world();
    server.answer = async () => ({ kind: 'stored', turnId: 't1', conversation: whole });
    await send();
    expect(seen.kept).toEqual([whole]);
    expect(stream.state()).toMatchObject({ phase: 'idle', heard: 'Well, thank you' });
  });
});

describe('a connection that is cut', () => {
  it('shows what the server kept', async () => {
    const { stream, seen, server, send, settle, delta } = world();
    await send();
    delta('Well');
    server.has = [alone, alone, whole];
    server.cut();
    expect(stream.state().phase).toBe('mending');
    delta(', doubled');
    await settle();
    expect(seen.kept).toEqual([whole]);
    expect(seen.failed).toEqual([]);
    expect(stream.state()).toMatchObject({ phase: 'idle', own: null });
  });

  it('gives the message back when nothing was kept, shows it once, and sends it as the same one', async () => {
    const { stream, seen, server, send, settle } = world();
    await send();
    server.has = [alone];
    server.cut();
    await settle();
    expect(seen.failed).toEqual([{ kind: 'cut' }]);
    expect(shownMessages(alone, stream.state())).toEqual(before.messages);
    await send();
    expect(seen.sent.map(({ clientId }) => clientId)).toEqual(['id-1', 'id-1']);
  });
});

describe('when its conversation is begun anew', () => {
  it.each([
    ['had no word yet', ''],
    ['was growing', 'Well'],
  ])('ends a reply that %s, without a word of failure or a text given back', async (_name, words) => {
    const { stream, seen, server, send, settle, delta } = world();
    await send();
    if (words) delta(words);
    stream.forget('first-message');
    expect(stream.state()).toMatchObject({ phase: 'idle', own: null, stopped: null, unsent: null });
    server.say({ __typename: 'CompanionReplyFailed', turnId: 't1', code: 'COACH_FAILED', message: 'Gone' });
    server.cut();
    await settle();
    expect(seen).toMatchObject({ left: 1, settled: 1, failed: [], givenBack: [], kept: [] });
    expect(await send()).toBe(true);
  });

  it('forgets what was stopped, while the server is still asked', async () => {
    const { stream, seen, send, settle } = world();
    await send();
    stream.stop();
    stream.forget('first-message');
    await settle();
    expect(seen).toMatchObject({ givenBack: [], kept: [] });
  });

  it('takes that back when nothing was deleted: what was kept is shown, or the message given back', async () => {
    const { stream, seen, server, send, settle, delta } = world();
    await send();
    const takeBack = stream.forget('first-message');
    takeBack();
    await settle();
    expect(seen.givenBack).toEqual(['How are you?']);
    await send();
    delta('Well');
    server.has = [whole];
    stream.forget('first-message')();
    expect(stream.state().stopped).toMatchObject({ text: 'Well' });
    await settle();
    expect(seen.kept).toEqual([whole]);
    expect(seen.sent.map(({ clientId }) => clientId)).toEqual(['id-1', 'id-1']);
  });

  it('leaves the reply of another one alone', async () => {
    const { stream, seen, send, done } = world();
    await send();
    stream.forget('planning-a-date');
    done();
    expect(seen).toMatchObject({ left: 1, kept: [whole] });
  });
});

describe('when the page is left', () => {
  it('says nothing any more, and gives back what no word of a reply came to', async () => {
    const { stream, seen, send, delta, done } = world();
    await send();
    stream.close();
    const { drawn } = seen;
    delta('Well');
    done();
    expect(seen).toMatchObject({ left: 1, kept: [], drawn, givenBack: ['How are you?'] });
  });

  it('gives back what had not reached the server, as the same message for a page that comes back', async () => {
    const { stream, seen, server, send } = world();
    server.answer = () => new Promise(() => {});
    await send();
    stream.close();
    expect(seen.givenBack).toEqual(['How are you?']);
    await send();
    expect(seen.sent.map(({ clientId }) => clientId)).toEqual(['id-1', 'id-1']);
  });

  it('gives back what was stopped before it began, while the server is still asked', async () => {
    const { stream, seen, send, settle } = world();
    await send();
    stream.stop();
    stream.close();
    await settle();
    expect(seen.givenBack).toEqual(['How are you?']);
  });

  it('leaves a reply that began, or is whole, to the server', async () => {
    const { stream, seen, send, delta, done } = world();
    await send();
    delta('Well');
    stream.close();
    await send();
    done();
    stream.close();
    expect(seen).toMatchObject({ givenBack: [], failed: [] });
  });
});
