import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ViewerUnreadDocument } from '#client/components/events/ViewerUnread.generated.ts';

const viewer = { __typename: 'Viewer' as const, id: 'viewer' };
// The build gives each document its id.
const page = Object.assign(gql`query Page { viewer { id fullName unreadCount plan { abilities } } }`, { id: 'page' });
const lastWeek = {
  viewer: { ...viewer, fullName: 'Ada', unreadCount: 3, plan: { __typename: 'HeldPlan', abilities: ['MESSAGES'] } },
};

const cut = () => null;
const kept = new Map([['inbox', { asked: 'page {}', session: 'hers', at: 0, data: lastWeek }]]);

/** A visit of its own: the files of a run share their modules, some of which have read other snapshots. */
async function visit() {
  vi.resetModules();
  vi.doMock('./snapshot.ts', () => ({ snapshots: () => kept }));
  const { session } = await import('#client/apollo/session.ts');
  vi.spyOn(session, 'id').mockReturnValue('hers');
  const [{ createCache }, { useSnapshot }] = await Promise.all([
    import('#client/apollo/cache.ts'),
    import('./use-snapshot.ts'),
  ]);
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty(), dataMasking: true });
  function Page() {
    useSnapshot({ name: 'inbox', query: page, variables: {}, cut });
    return null;
  }
  const open = async () => {
    const root = createRoot(document.createElement('div'));
    await act(async () =>
      root.render(
        <ApolloProvider client={client}>
          <Page />
        </ApolloProvider>,
      ),
    );
    await act(async () => root.unmount());
  };
  return { client, open };
}

beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
afterEach(() => {
  vi.doUnmock('./snapshot.ts');
  vi.resetModules();
  vi.restoreAllMocks();
});

it('shows what the phone kept of a page', async () => {
  const { client, open } = await visit();
  await open();
  expect(client.cache.readQuery({ query: page })).toEqual(lastWeek);
});

it('leaves the plan and the unread messages that this visit knows already', async () => {
  const { client, open } = await visit();
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
