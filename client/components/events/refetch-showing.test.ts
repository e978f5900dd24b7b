import { gql } from '@apollo/client';
import { afterEach, expect, it, vi } from 'vitest';
import { client } from '#client/apollo/client.ts';
import { ViewerUnreadDocument } from '#client/components/events/ViewerUnread.generated.ts';
import { refetchShowing } from './refetch-showing.ts';

afterEach(() => vi.unstubAllGlobals());

const OWN_TICK = gql`
  query OwnTick {
    viewer {
      id
      verification {
        id
        status
      }
    }
  }
`;
const viewer = { __typename: 'Viewer' as const, id: 'viewer' };

const tick = (status: string) => ({
  viewer: { ...viewer, verification: { __typename: 'Verification', id: 'selfie', status } },
});
const answer = (status: string): Response =>
  new Response(JSON.stringify({ data: tick(status) }), { headers: { 'content-type': 'application/json' } });

it.each([
  ['before', [0, 1]],
  ['after', [1, 0]],
] as const)('drops an answer that was under way when it asked, arriving %s its own', async (_, order) => {
  const asked: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => asked.push(resolve)));
  await client.clearStore();
  client.writeQuery({
    query: ViewerUnreadDocument,
    data: {
      viewer: {
        ...viewer,
        unreadCount: 0,
        plan: { __typename: 'HeldPlan', name: null, tier: 'FREE', abilities: [], endsAt: null, subscription: null },
        warning: null,
        notices: { __typename: 'NoticeSettings', hasPushDevice: false, hasRefusedPush: false },
      },
    },
  });
  client.writeQuery({ query: OWN_TICK, data: tick('PENDING') });
  const page = client.watchQuery({ query: OWN_TICK, fetchPolicy: 'cache-and-network' });
  const watch = page.subscribe({});
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const done = refetchShowing(client, 'verification');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  for (const at of order) {
    asked[at]?.(answer(at === 0 ? 'PENDING' : 'APPROVED'));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await done;
  expect(client.cache.extract()).toMatchObject({ 'Verification:selfie': { status: 'APPROVED' } });
  watch.unsubscribe();
});
