import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { session } from '#client/apollo/session.ts';
import { type Answer, forgetStarted } from '#client/apollo/started.ts';
import { outbox, swipeLane } from '#client/components/outbox/outbox.ts';
import { deckOf } from '#tests/setup/deck-answer.ts';
import { type Deck, useDeck, useDeckAnswer } from './use-deck.ts';

const answer: Answer = deckOf('ada', 'bola');
const asked = vi.fn();
let root: Root;
let dealt: number | undefined;
let deck: Deck;

function Probe() {
  const answer = useDeckAnswer(null, null, false);
  dealt = answer.profiles?.length;
  deck = useDeck(answer);
  return null;
}

async function open(): Promise<void> {
  const link = new ApolloLink(() => {
    asked();
    return new Observable(() => undefined);
  });
  const client = new ApolloClient({ cache: createCache(), link, dataMasking: true });
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <Probe />
      </ApolloProvider>,
    ),
  );
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  asked.mockClear();
  dealt = undefined;
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  forgetStarted();
  outbox.forget();
});

it('takes over what the document asked for, and asks nothing', async () => {
  globalThis.zoboStarted = { session: session.id(), answer, asking: Promise.resolve(answer), swipes: [] };
  await open();
  expect(dealt).toBe(2);
  expect(asked).not.toHaveBeenCalled();
  expect(globalThis.zoboStarted).toBeUndefined();
});

it('takes over an answer that comes between the first render and its effect', async () => {
  const known = [null];
  globalThis.zoboStarted = {
    session: session.id(),
    get answer() {
      return known.length > 0 ? (known.pop() ?? null) : answer;
    },
    asking: Promise.resolve(answer),
    swipes: [],
  };
  await open();
  expect(dealt).toBe(2);
  expect(asked).not.toHaveBeenCalled();
});

it('asks itself once the document has got no answer', async () => {
  let end = (_: Answer | null) => {};
  const asking = new Promise<Answer | null>((resolve) => {
    end = resolve;
  });
  globalThis.zoboStarted = { session: session.id(), answer: null, asking, swipes: [] };
  await open();
  expect(asked).not.toHaveBeenCalled();
  await act(async () => end(null));
  expect(asked).toHaveBeenCalledOnce();
});

it('takes over what was decided in the document, to send it, and to undo it', async () => {
  const swipe = { id: 'one', kind: 'pass', profileId: 'ada', at: '2026-11-28T10:00:00.000Z' } as const;
  globalThis.zoboStarted = { session: session.id(), answer, asking: Promise.resolve(answer), swipes: [swipe] };
  await open();
  const ids = () => deck.state.cards.map(({ id }) => id);
  expect(ids()).toEqual(['bola']);
  expect(outbox.read(swipeLane)).toMatchObject([{ ...swipe, session: session.id() }]);
  expect(deck.state.passed).toMatchObject([{ card: { id: 'ada' }, passId: 'one' }]);
  const [item] = outbox.read(swipeLane);
  await act(async () => {
    outbox.remove(swipeLane, new Set(['one']));
    if (item) outbox.settle(item, 'refused');
  });
  expect(ids()).toEqual(['ada', 'bola']);
});
