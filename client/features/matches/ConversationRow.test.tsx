import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { messages } from '#rules/chat.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { ConversationRow_MatchFragmentDoc } from './matches.generated.ts';

let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.createElement('ul');
  document.body.append(place);
});
afterEach(() => {
  vi.unstubAllGlobals();
  place.remove();
});

async function show({
  isMine = true,
  theirReadSeq = 0,
  content = 'Good evening',
  kind = 'TEXT',
  isVerified = false,
}): Promise<void> {
  const cache = createCache();
  cache.writeFragment({
    fragment: ConversationRow_MatchFragmentDoc,
    fragmentName: 'ConversationRow_match',
    data: {
      ...{ __typename: 'Match', id: 'one', canViewerMessage: true, unreadCount: 0, theirReadSeq, datePlan: null },
      lastMessage: {
        ...{ __typename: 'Message', id: 'three', seq: 3, kind, isMine, content, createdAt: '2026-05-05T12:00:00.000Z' },
      },
      profile: { __typename: 'Profile', id: 'bola', fullName: 'Bola', isVerified, avatar: null },
    } as never,
  });
  const client = new ApolloClient({ cache, link: new ApolloLink(() => new Observable(() => undefined)) });
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <MemoryRouter>
          <ConversationRow matchId="one" onUpgrade={() => undefined} onOpen={() => undefined} />
        </MemoryRouter>
      </ApolloProvider>,
    ),
  );
}

const tick = () => place.querySelector('p [role="img"]')?.getAttribute('aria-label');

it.each([
  ['Sent', { theirReadSeq: 2 }],
  ['Read', { theirReadSeq: 3 }],
  [undefined, { theirReadSeq: 3, isMine: false }],
  [undefined, { theirReadSeq: 3, content: messages.noAnswer, kind: 'MISSED_CALL' }],
])('has the tick of the thread on an own last message: %s', async (name, given) => {
  await show(given);
  expect(tick()).toBe(name);
});

it.each([
  ['BolaVerified', true],
  ['Bola', false],
])('has the tick of a verified person beside the name: %s', async (heading, isVerified) => {
  await show({ isVerified });
  expect(place.querySelector('h3')?.textContent).toBe(heading);
});
