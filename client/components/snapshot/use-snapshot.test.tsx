import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { session } from '#client/apollo/session.ts';
import { ViewerUnreadDocument } from '#client/components/events/ViewerEvents.generated.ts';
import { useSnapshot } from './use-snapshot.ts';

const viewer = { __typename: 'Viewer' as const, id: 'viewer' };
// The build gives each document its id.
const page = Object.assign(gql`query Page { viewer { id fullName unreadCount plan { abilities } } }`, { id: 'page' });
const lastWeek = {
  viewer: { ...viewer, fullName: 'Ada', unreadCount: 3, plan: { __typename: 'HeldPlan', abilities: ['MESSAGES'] } },
};

vi.mock('./snapshot.ts', () => ({
  snapshots: () => new Map([['inbox', { asked: 'page {}', session: 'hers', at: 0, data: lastWeek }]]),
}));

const cut = () => null;

function Page() {
  useSnapshot({ name: 'inbox', query: page, variables: {}, cut });
  return null;
}

let client: ApolloClient;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.spyOn(session, 'id').mockReturnValue('hers');
  client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty(), dataMasking: true });
});
afterEach(() => vi.restoreAllMocks());

async function open(): Promise<void> {
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <Page />
      </ApolloProvider>,
    ),
  );
  await act(async () => root.unmount());
}

it('shows what the phone kept of a page', async () => {
  await open();
  expect(client.cache.readQuery({ query: page })).toEqual(lastWeek);
});

it('leaves the plan and the unread messages that this visit knows already', async () => {
  const now = {
    viewer: {
      ...viewer,
      unreadCount: 0,
      plan: {
        __typename: 'HeldPlan' as const,
        ...{ name: null, tier: 'FREE' as const, abilities: [], endsAt: null, subscription: null },
      },
      warning: null,
      notices: { __typename: 'NoticeSettings' as const, hasPushDevice: false, hasRefusedPush: false },
    },
  };
  client.writeQuery({ query: ViewerUnreadDocument, data: now });
  await open();
  expect(client.cache.readQuery({ query: page })).toMatchObject({
    viewer: { unreadCount: 0, plan: { abilities: [] } },
  });
});
