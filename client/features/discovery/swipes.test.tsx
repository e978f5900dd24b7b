import { ApolloClient, CombinedGraphQLErrors } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { client } from '#client/apollo/client.ts';
import { session } from '#client/apollo/session.ts';
import { useAnnouncedMatch } from '#client/components/events/match-announcements.ts';
import { outbox, swipeLane } from '#client/components/outbox/outbox.ts';
import '#client/components/outbox/sending.ts';
import { afterPaint } from '#client/lib/after-paint.ts';
import { deckOf, person } from '#tests/setup/deck-answer.ts';
import { scriptedServer } from '#tests/setup/scripted-server.ts';
import { hearToasts } from '#tests/setup/toasts.ts';
import { type Counters, useCounters } from './use-counters.ts';
import { useDecisions } from './use-decisions.ts';
import { type Deck, useDeck, useDeckAnswer } from './use-deck.ts';

const { toast } = hearToasts();
/** The files of a worker share the client. */
const own = client.link;
/** Without what jsdom, which has no database, makes the outbox say. */
const told = () => toast.mock.calls.filter(([{ about }]) => about !== 'unkept').map(([options]) => options);

let root: Root;
let server: ReturnType<typeof scriptedServer>;
let shown: {
  deck: Deck;
  likesLeft: number | null | undefined;
  announced: string | null;
  /** False stands for a screen in the place of the cards. */
  showCards: (areShown: boolean) => void;
};
let decisions: ReturnType<typeof useDecisions>;
const unknown = {
  viewerId: 'me',
  isPremium: false,
  hasAdvancedFilters: false,
  likesLeft: null,
  superLikesLeft: 0,
  quota: null,
};
const onUpsell = vi.fn();

function Cards({ deck, counters }: { deck: Deck; counters: Counters }) {
  const stage = useRef(null);
  decisions = useDecisions({ stage, deck, counters, fly: () => {}, onUpsell });
  return null;
}

function Probe({ isTooLong = false }: { isTooLong?: boolean }) {
  const answer = useDeckAnswer(null, null, isTooLong);
  const deck = useDeck(answer);
  const counters = useCounters(answer.viewer);
  const [areShown, showCards] = useState(true);
  shown = { deck, likesLeft: counters?.likesLeft, announced: useAnnouncedMatch(), showCards };
  return areShown && <Cards deck={deck} counters={counters ?? unknown} />;
}

const by = (action: 'like' | 'superLike' | 'pass' | 'undo') => (id: string) =>
  act(async () => {
    const { passed, cards } = shown.deck.state;
    expect((action === 'undo' ? passed.at(-1)?.card : cards[0])?.id).toBe(id);
    if (action === 'undo') decisions.undo();
    else decisions.swipe(action);
    await afterPaint();
  });
const decide = { like: by('like'), superLike: by('superLike'), pass: by('pass'), undo: by('undo') };

const cards = () => shown.deck.state.cards.map(({ id }) => id);

beforeEach(async () => {
  vi.clearAllMocks();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  server = scriptedServer();
  // The outbox sends by the one client of the page.
  client.setLink(server.link);
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  const signIn = () =>
    session.signIn({ accessToken: 'a', accessExpiresAt: inAnHour, refreshToken: `${Math.random()}.1.secret` });
  // Ends what another file of this worker may have left under way.
  signIn();
  await session.signOut();
  signIn();
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <Probe />
      </ApolloProvider>,
    ),
  );
  await (await server.next()).answer(deckOf('ada', 'bola', 'chidi'));
});

afterEach(async () => {
  await act(async () => root.unmount());
  await session.signOut();
  client.setLink(own);
});

const liked = (likesLeft: number, match: object | null = null) => ({
  likeProfile: { __typename: 'LikeProfileSuccess', match, viewer: { __typename: 'Viewer', id: 'me', likesLeft } },
});
const limit = {
  likeProfile: { __typename: 'LimitReached', code: 'LIMIT_REACHED', message: 'No likes left', resetsAt: '2026-11-21' },
};

it('shows each like at once, the counter starting from the like before', async () => {
  expect(cards()).toEqual(['ada', 'bola', 'chidi']);
  await decide.like('ada');
  await decide.like('bola');
  expect(cards()).toEqual(['chidi']);
  expect(shown.likesLeft).toBe(3);
  expect((await server.asked()).map(({ id }) => id)).toEqual(['ada']);
  await (await server.next()).answer(liked(4));
  expect(shown.likesLeft).toBe(3);
  await (await server.next()).answer(liked(3));
  expect(shown.likesLeft).toBe(3);
  expect(told()).toEqual([]);
});

it('puts the card back on top when a like is refused, and believes the server that none are left', async () => {
  await decide.like('ada');
  await decide.like('bola');
  await (await server.next()).answer(limit);
  expect(cards()).toEqual(['ada', 'chidi']);
  await (await server.next()).answer(limit);
  expect(cards()).toEqual(['bola', 'ada', 'chidi']);
  expect(shown.likesLeft).toBe(0);
  expect(toast).toHaveBeenCalledWith({ title: 'Failed to like profile', description: 'No likes left', tone: 'error' });
});

it('says that likes are used up without asking', async () => {
  await decide.like('ada');
  await (await server.next()).answer(limit);
  toast.mockClear();
  await decide.like('ada');
  expect(cards()).toEqual(['ada', 'bola', 'chidi']);
  expect(onUpsell).toHaveBeenCalledOnce();
  expect(server.waiting).toEqual([]);
  expect(told()).toEqual([{ title: "You've used all your likes for today", tone: 'info' }]);
});

it('keeps a like that got no answer, with its place in the counter, and sends it again once the page is looked at', async () => {
  await decide.like('ada');
  await (await server.next()).answer(new Error('offline'));
  expect(cards()).toEqual(['bola', 'chidi']);
  expect(shown.likesLeft).toBe(4);
  expect(told()).toEqual([
    {
      title: 'Failed to like profile',
      description: 'It is sent by itself as soon as the connection is back.',
      tone: 'error',
      about: 'unsent:swipe',
    },
  ]);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await (await server.next()).answer(liked(4));
  expect(shown.likesLeft).toBe(4);
  expect(outbox.read(swipeLane)).toEqual([]);
});

it('puts card and counter back when the server refuses for good', async () => {
  await decide.like('ada');
  const refused = [{ message: 'Not now', extensions: { code: 'FORBIDDEN' } }];
  await (await server.next()).answer(new CombinedGraphQLErrors({ errors: refused }, refused));
  expect(cards()).toEqual(['ada', 'bola', 'chidi']);
  expect(shown.likesLeft).toBe(5);
  expect(toast).toHaveBeenCalledWith({ title: 'Failed to like profile', description: 'Not now', tone: 'error' });
});

it('does not bring back somebody who left', async () => {
  await decide.like('ada');
  await (await server.next()).answer({
    likeProfile: { __typename: 'NotAvailable', code: 'NOT_AVAILABLE', message: 'Gone' },
  });
  expect(cards()).toEqual(['bola', 'chidi']);
});

it('announces a match only after the server says so', async () => {
  await decide.like('ada');
  expect(shown.announced).toBeNull();
  const profile = { __typename: 'Profile', id: 'ada', fullName: 'ada', avatar: null };
  await (await server.next()).answer(
    liked(4, { __typename: 'Match', id: 'm1', canViewerMessage: false, isSuperLiked: false, profile }),
  );
  expect(shown.announced).toBe('m1');
});

it('takes the last pass back at once, and asks only when the pass is stored', async () => {
  await decide.pass('ada');
  await decide.undo('ada');
  expect(cards()).toEqual(['ada', 'bola', 'chidi']);
  expect((await server.asked()).map(({ name }) => name)).toEqual(['PassProfile']);
  await (await server.next()).answer({
    passProfile: { __typename: 'PassProfileSuccess', viewer: { __typename: 'Viewer', id: 'me' } },
  });
  expect((await server.asked()).map(({ name }) => name)).toEqual(['UndoPass']);
  const undone = { __typename: 'UndoPassSuccess', profile: person('ada'), viewer: { __typename: 'Viewer', id: 'me' } };
  await (await server.next()).answer({ undoPass: undone });
  expect(cards()).toEqual(['ada', 'bola', 'chidi']);
  expect(told()).toEqual([]);
});

it.each([
  [
    'the hour admits nobody new',
    { __typename: 'LimitReached', message: 'No more this hour' },
    'No more this hour',
    true,
  ],
  ['the person left', { __typename: 'UndoPassSuccess', profile: null }, 'This person is no longer available.', false],
  ['the pass is not there', { __typename: 'NothingToUndo', message: 'Nothing' }, 'Nothing', false],
])(
  'says why an undo brings nobody back when %s, and keeps a pass that still stands',
  async (_, undoPass, description, stands) => {
    await decide.pass('ada');
    await (await server.next()).answer({
      passProfile: { __typename: 'PassProfileSuccess', viewer: { __typename: 'Viewer', id: 'me' } },
    });
    await decide.undo('ada');
    await (await server.next()).answer({ undoPass });
    expect(cards()).toEqual(['bola', 'chidi']);
    expect(shown.deck.state.passed.map(({ card }) => card.id)).toEqual(stands ? ['ada'] : []);
    expect(told()).toEqual([{ title: 'Failed to undo', description, tone: 'error' }]);
  },
);

const passed = { passProfile: { __typename: 'PassProfileSuccess', viewer: { __typename: 'Viewer', id: 'me' } } };

it('takes a pass back, and hears a no, also when a screen stood in the place of the cards meanwhile', async () => {
  await decide.pass('ada');
  await (await server.next()).answer(passed);
  await act(async () => shown.showCards(false));
  await act(async () => shown.showCards(true));
  await decide.undo('ada');
  const undone = { __typename: 'UndoPassSuccess', profile: person('ada'), viewer: { __typename: 'Viewer', id: 'me' } };
  await (await server.next()).answer({ undoPass: undone });
  await decide.like('ada');
  await act(async () => shown.showCards(false));
  await (await server.next()).answer(limit);
  expect(cards()).toEqual(['ada', 'bola', 'chidi']);
});

it('writes a swipe down before the card is gone', async () => {
  let waiting = 0;
  await act(async () => {
    decisions.swipe('pass');
    waiting = outbox.read(swipeLane).length;
  });
  expect(waiting).toBe(1);
  expect(cards()).toEqual(['bola', 'chidi']);
  await (await server.next()).answer(passed);
  expect(outbox.read(swipeLane)).toEqual([]);
});

it('asks for nobody with a search that is too long', async () => {
  const client = new ApolloClient({ cache: createCache(), link: server.link, dataMasking: true });
  const other = createRoot(document.createElement('div'));
  await act(async () =>
    other.render(
      <ApolloProvider client={client}>
        <Probe isTooLong />
      </ApolloProvider>,
    ),
  );
  expect(server.waiting).toEqual([]);
  expect(cards()).toEqual([]);
  await act(async () => other.unmount());
});

it('says that super likes are used up without asking', async () => {
  await decide.superLike('ada');
  await decide.superLike('bola');
  expect(cards()).toEqual(['bola', 'chidi']);
  expect((await server.asked()).map(({ name }) => name)).toEqual(['SuperLikeProfile']);
  expect(toast).toHaveBeenCalledWith({
    title: 'Out of Super Likes',
    description: 'Upgrade to premium for more Super Likes',
    tone: 'info',
  });
});
