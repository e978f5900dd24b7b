/** How a reply ends otherwise than by its last word. */
import { describe, expect, it } from 'vitest';
import { alone, before, replyWorld, whole } from '#tests/setup/reply-world.ts';
import { shownMessages } from './reply.ts';

describe('a connection that is cut', () => {
  it('shows what the server kept', async () => {
    const { stream, seen, server, send, flush, delta } = replyWorld();
    await send();
    delta('Well');
    server.has = [alone, alone, whole];
    server.cut();
    expect(stream.state().phase).toBe('mending');
    delta(', doubled');
    await flush();
    expect(seen.kept).toEqual([whole]);
    expect(seen.failed).toEqual([]);
    expect(stream.state()).toMatchObject({ phase: 'idle', own: null });
  });

  it('gives the message back when nothing was kept, shows it once, and sends it as the same one', async () => {
    const { stream, seen, server, send, flush } = replyWorld();
    await send();
    server.has = [alone];
    server.cut();
    await flush();
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
    const { stream, seen, server, send, flush, delta } = replyWorld();
    await send();
    if (words) delta(words);
    stream.forget('first-message');
    expect(stream.state()).toMatchObject({ phase: 'idle', own: null, stopped: null, unsent: null });
    server.say({ __typename: 'CompanionReplyFailed', exchangeId: 't1', code: 'COACH_FAILED', message: 'Gone' });
    server.cut();
    await flush();
    expect(seen).toMatchObject({ left: 1, over: 1, failed: [], givenBack: [], kept: [] });
    expect(await send()).toBe(true);
  });

  it('forgets what was stopped, while the server is still asked', async () => {
    const { stream, seen, send, flush } = replyWorld();
    await send();
    stream.stop();
    stream.forget('first-message');
    await flush();
    expect(seen).toMatchObject({ givenBack: [], kept: [] });
  });

  it('takes that back when nothing was deleted: what was kept is shown, or the message given back', async () => {
    const { stream, seen, server, send, flush, delta } = replyWorld();
    await send();
    const takeBack = stream.forget('first-message');
    takeBack();
    await flush();
    expect(seen.givenBack).toEqual(['How are you?']);
    await send();
    delta('Well');
    server.has = [whole];
    stream.forget('first-message')();
    expect(stream.state().stopped).toMatchObject({ text: 'Well' });
    await flush();
    expect(seen.kept).toEqual([whole]);
    expect(seen.sent.map(({ clientId }) => clientId)).toEqual(['id-1', 'id-1']);
  });

  it('leaves the reply of another one alone', async () => {
    const { stream, seen, send, done } = replyWorld();
    await send();
    stream.forget('planning-a-date');
    await done();
    expect(seen).toMatchObject({ left: 1, kept: [whole] });
  });
});

describe('when the page is left', () => {
  it('says nothing any more, and gives back what no word of a reply came to', async () => {
    const { stream, seen, send, delta, done } = replyWorld();
    await send();
    stream.close();
    const { drawn } = seen;
    delta('Well');
    await done();
    expect(seen).toMatchObject({ left: 1, kept: [], drawn, givenBack: ['How are you?'] });
  });

  it('gives back what had not reached the server, as the same message for a page that comes back', async () => {
    const { stream, seen, server, send } = replyWorld();
    server.answer = () => new Promise(() => {});
    await send();
    stream.close();
    expect(seen.givenBack).toEqual(['How are you?']);
    await send();
    expect(seen.sent.map(({ clientId }) => clientId)).toEqual(['id-1', 'id-1']);
  });

  it('gives back what was stopped before it began, while the server is still asked', async () => {
    const { stream, seen, send, flush } = replyWorld();
    await send();
    stream.stop();
    stream.close();
    await flush();
    expect(seen.givenBack).toEqual(['How are you?']);
  });

  it('leaves a reply that began, or is whole, to the server', async () => {
    const { stream, seen, send, delta, done } = replyWorld();
    await send();
    delta('Well');
    stream.close();
    await send();
    await done();
    stream.close();
    expect(seen).toMatchObject({ givenBack: [], failed: [] });
  });
});
