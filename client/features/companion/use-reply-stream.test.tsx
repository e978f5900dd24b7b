import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { setSocketStatus } from '#client/apollo/socket-status.ts';
import { clearToasts } from '#client/ui/toast.tsx';
import { CompanionTalkDocument } from './companion.generated.ts';
import { createDrafts, type Drafts } from './device.ts';
import { useReplyStream } from './use-reply-stream.ts';

const scenario = 'first-message';
const content = 'How are you?';
const own = { __typename: 'CompanionMessage', id: 't1', exchangeId: 't1', role: 'USER', content };
const conversation = {
  __typename: 'CompanionConversation',
  id: 'c1',
  messages: [{ ...own, createdAt: '2026-03-12T10:00:00.000Z', isStopped: false, hasHelpLines: false, rating: null }],
};
/** The answers of a server that takes every message and never begins a reply. */
const answers: Record<string, object> = {
  SendCompanionMessage: {
    sendCompanionMessage: { __typename: 'SendCompanionMessageSuccess', exchangeId: 't1', conversation },
  },
  CompanionTalk: { viewer: { __typename: 'Viewer', id: 'v1', companion: { __typename: 'Companion', conversation } } },
};

let reply: ReturnType<typeof useReplyStream>;
let drafts: Drafts;
const storedDrafts = () => createDrafts(localStorage, { isSignedIn: () => true, person: () => 'p1' });
let root: Root;

/** What a person sees of the message, render by render. */
let pictures: string[];

function Probe() {
  reply = useReplyStream(drafts);
  const { data } = useQuery(CompanionTalkDocument, { variables: { scenarioId: scenario } });
  const isKept = data?.viewer?.companion?.conversation?.messages.some(({ role }) => role === 'ASSISTANT') ?? false;
  pictures.push(isKept ? 'in the conversation' : reply.state.own ? 'under way' : 'nothing');
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  pictures = [];
  localStorage.clear();
  drafts = storedDrafts();
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        const data = answers[operationName ?? ''];
        if (!data) return;
        observer.next({ data });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <Probe />
      </ApolloProvider>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  clearToasts();
  setSocketStatus('idle');
  vi.useRealTimers();
});

async function send(): Promise<void> {
  await act(async () => {
    reply.stream.send({ scenario, content, coachMode: true });
    await vi.advanceTimersByTimeAsync(1);
  });
  expect(reply.state.phase).toBe('streaming');
}

it.each([
  ['the page is put away', () => window.dispatchEvent(new Event('pagehide'))],
  ['another page takes its place', () => root.unmount()],
])('keeps a message that got no word of a reply when %s', async (_name, leave) => {
  await send();
  await act(async () => void leave());
  expect(storedDrafts().read(scenario)).toBe(content);
});

it('gives the message back, and says so, when the socket was lost and stays so', async () => {
  await act(async () => setSocketStatus('lost'));
  await send();
  await act(async () => void (await vi.advanceTimersByTimeAsync(30_000)));
  expect(reply.state).toMatchObject({ phase: 'idle', own: null });
  expect(drafts.read(scenario)).toBe(content);
  expect(reply.failure).toEqual({ kind: 'cut', scenario });
});

it('waits on when the socket is there', async () => {
  await act(async () => setSocketStatus('connected'));
  await send();
  await act(async () => void (await vi.advanceTimersByTimeAsync(30_000)));
  expect(reply.state.phase).toBe('streaming');
});

it('shows the message at every moment, also when its reply joins the conversation', async () => {
  const answer = { ...conversation.messages[0], id: 't1-reply', role: 'ASSISTANT', content: 'Fine, thank you' };
  const whole = { ...conversation, messages: [...conversation.messages, answer] };
  const { SendCompanionMessage = {} } = answers;
  answers.SendCompanionMessage = {
    sendCompanionMessage: { __typename: 'SendCompanionMessageSuccess', exchangeId: 't1', conversation: whole },
  };
  // In `act` React would leave out what is drawn for a moment.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.advanceTimersByTimeAsync(100);
  reply.stream.send({ scenario, content, coachMode: true });
  await vi.advanceTimersByTimeAsync(100);
  answers.SendCompanionMessage = SendCompanionMessage;
  expect(pictures.slice(pictures.indexOf('under way'))).not.toContain('nothing');
  expect(pictures.at(-1)).toBe('in the conversation');
});
