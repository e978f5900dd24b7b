import { describe, expect, it } from 'vitest';
import { alone, before, conversation, message, replyWorld, whole } from '#tests/setup/reply-world.ts';
import { shownMessages } from './reply.ts';

describe('a reply', () => {
  it('joins its pieces, drawn at once and then once a frame, and becomes a part of the conversation', async () => {
    const { stream, seen, send, delta, done, draw } = replyWorld();
    expect(await send('  How are you? \n')).toBe(true);
    expect(seen.sent).toMatchObject([{ clientId: 'id-1', content: 'How are you?', coachMode: true }]);
    expect(stream.state()).toMatchObject({ phase: 'streaming', own: { exchangeId: 't1' } });
    const drawn = seen.drawn;
    delta('Well');
    expect(seen.drawn).toBe(drawn + 1);
    delta(', thank');
    delta(' you');
    expect(seen.drawn).toBe(drawn + 1);
    draw();
    expect(seen.drawn).toBe(drawn + 2);
    expect(stream.text()).toBe('Well, thank you');
    await done();
    expect(seen.kept).toEqual([whole]);
    expect(stream.state()).toMatchObject({ phase: 'idle', own: null, heard: 'Well, thank you' });
    expect(seen).toMatchObject({ left: 1, over: 1, failed: [] });
  });

  it('is asked for once: blank messages, and those while one is under way, are ignored', async () => {
    const { send, seen, done } = replyWorld();
    expect(await send(' \n')).toBe(false);
    expect(await send()).toBe(true);
    expect(await send('Another')).toBe(false);
    await done();
    expect(await send('Another')).toBe(true);
    expect(seen.sent.map(({ content }) => content)).toEqual(['How are you?', 'Another']);
  });

  it('can be stopped: what came stays until the server tells what it kept', async () => {
    const { stream, seen, server, send, flush, delta, done } = replyWorld();
    await send();
    delta('Well');
    const kept = conversation(...alone.messages, { ...message('t1', 'ASSISTANT', 'Well'), isStopped: true });
    server.has = [alone, kept];
    stream.stop();
    expect(seen.left).toBe(1);
    expect(stream.state()).toMatchObject({ phase: 'idle', own: null, stopped: { text: 'Well' } });
    delta(', thank you');
    await done();
    await flush();
    expect(seen.kept).toEqual([kept]);
    expect(stream.state()).toMatchObject({ stopped: null, heard: '' });
    expect(seen.failed).toEqual([]);
  });

  it('that was stopped before it began gives the message back', async () => {
    const { stream, seen, send, flush } = replyWorld();
    await send();
    stream.stop();
    await flush();
    expect(seen).toMatchObject({ givenBack: ['How are you?'], failed: [], kept: [] });
    expect(stream.state()).toMatchObject({ stopped: null, unsent: { clientId: 'id-1' } });
  });

  it('that failed takes nothing with it, and the same text again is the same message', async () => {
    const { stream, seen, server, send } = replyWorld();
    await send();
    server.say({ __typename: 'CompanionReplyFailed', exchangeId: 't1', code: 'COACH_UNPAID', message: 'Unpaid' });
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
    const { seen, server, send } = replyWorld();
    await send();
    server.say({ __typename: 'CompanionReplyFailed', exchangeId: 't1', code, message: 'No' });
    expect(seen.failed).toEqual([{ kind, message: 'No' }]);
  });

  it('hears nothing of another exchange, and nothing after its end', async () => {
    const { stream, seen, server, send, delta, done } = replyWorld();
    await send();
    delta('from elsewhere', 't9');
    expect(stream.text()).toBe('');
    await done();
    delta('late');
    server.say({ __typename: 'CompanionReplyFailed', exchangeId: 't1', code: 'COACH_FAILED', message: 'Late' });
    server.cut();
    expect(stream.text()).toBe('');
    expect(seen).toMatchObject({ failed: [], over: 1 });
  });
});

describe('a message that was refused', () => {
  it('is given back with the reason, and another text is another message', async () => {
    const { stream, seen, server, send } = replyWorld();
    const failure = { kind: 'limit', message: 'Used up', resetsAt: '2026-03-12T23:00:00.000Z' } as const;
    server.answer = async () => ({ kind: 'refused', failure });
    await send();
    expect(seen.failed).toEqual([failure]);
    expect(stream.state()).toMatchObject({ phase: 'idle', own: null, unsent: { content: 'How are you?' } });
    await send('How are you today?');
    expect(seen.sent.map(({ clientId }) => clientId)).toEqual(['id-1', 'id-2']);
  });

  it('whose reply is refused is given back at once', async () => {
    const { seen, server, send } = replyWorld();
    await send();
    server.cut({ kind: 'busy' });
    expect(seen.failed).toEqual([{ kind: 'busy' }]);
    await send();
    expect(seen.sent.map(({ clientId }) => clientId)).toEqual(['id-1', 'id-1']);
  });

  it('goes under another id when its own was used before', async () => {
    const { stream, seen, server, send } = replyWorld();
    const { answer } = server;
    server.answer = async (outgoing) => (outgoing.clientId === 'id-1' ? { kind: 'conflict' } : answer(outgoing));
    await send();
    expect(seen.sent.map(({ clientId }) => clientId)).toEqual(['id-1', 'id-2']);
    expect(stream.state().phase).toBe('streaming');
  });

  it('whose answer alone was lost shows the reply that it got', async () => {
    const { stream, seen, server, send } = replyWorld();
    server.answer = async () => ({ kind: 'stored', exchangeId: 't1', conversation: whole });
    await send();
    expect(seen.kept).toEqual([whole]);
    expect(stream.state()).toMatchObject({ phase: 'idle', heard: 'Well, thank you' });
  });
});
