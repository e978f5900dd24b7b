import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { EMPTY } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { messages as rules } from '#rules/companion.ts';
import { createDrafts } from './device.ts';
import type { StreamState } from './reply.ts';
import { createReplyStream } from './reply-stream.ts';
import { Talk } from './Talk.tsx';
import { texts } from './texts.ts';
import type { Limit } from './use-reply-stream.ts';

const scenario = (id: string, name: string) => ({
  __typename: 'CompanionScenario' as const,
  id,
  name,
  opening: 'Hi there',
  questions: [],
});
const here = scenario('planning-a-date', 'Planning a Date');
const there = scenario('first-message', 'First Message');
const allowance = { percentLeft: 100, resetsAt: '2026-03-12T23:00:00.000Z' };
const idle: StreamState = { phase: 'idle', own: null, stopped: null, unsent: null, heard: '' };
const onGoThere = vi.fn();
let root: Root;

function show(given: Partial<StreamState>, limit: Limit | null = null): void {
  const ports = {} as Parameters<typeof createReplyStream>[0];
  const reply = { stream: createReplyStream(ports), state: { ...idle, ...given }, limit, failure: null };
  const client = new ApolloClient({ cache: createCache(), link: new ApolloLink(() => EMPTY) });
  act(() =>
    root.render(
      <ApolloProvider client={client}>
        <Talk
          scenario={here}
          scenarios={[there, here]}
          conversation={null}
          reply={reply}
          drafts={createDrafts(localStorage, { isSignedIn: () => true, person: () => 'p1' })}
          note="An AI."
          isCoaching
          allowance={allowance}
          gender="FEMALE"
          hasVoice={false}
          onGoThere={onGoThere}
          isAsking={false}
          takesFocus={false}
        />
      </ApolloProvider>,
    ),
  );
}
const said = () =>
  [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).filter(Boolean);

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => {};
      disconnect = () => {};
    },
  );
  // Neither is in jsdom.
  Element.prototype.scrollTo = () => {};
  localStorage.clear();
  document.body.innerHTML = '<div id="here"></div>';
  root = createRoot(document.querySelector('#here') as HTMLElement);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('says where a reply is under way while nothing can be sent here, and leads there', () => {
  show({});
  expect(said()).toEqual([]);
  const own = { scenario: there.id, clientId: 'id-1', content: 'Hello', coachMode: true, exchangeId: 't1' };
  show({ phase: 'streaming', own });
  expect(said()).toEqual(['Soul is still answering in First Message.']);
  const way = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === texts.goThere);
  act(() => way?.click());
  expect(onGoThere.mock.calls).toEqual([[there.id]]);
  // Over while the way there had the focus: that is not lost.
  way?.focus();
  show({});
  expect(said()).toEqual([]);
  expect(document.activeElement).toBe(document.querySelector('textarea'));
});

it('says nothing of it in the scenario itself', () => {
  const own = { scenario: here.id, clientId: 'id-1', content: 'Hello', coachMode: true, exchangeId: 't1' };
  show({ phase: 'streaming', own });
  expect(said()).toEqual([]);
});

it('says once when it opens again', () => {
  vi.useFakeTimers({ now: new Date('2026-03-12T10:00:00.000Z') });
  show({}, { message: rules.usedUp, resetsAt: allowance.resetsAt });
  expect(said()).toEqual([rules.usedUp]);
  vi.useRealTimers();
});
