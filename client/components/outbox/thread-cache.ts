import type { ApolloCache } from '@apollo/client';
import { type SentMessageFragment, ThreadAddedFragmentDoc } from './Outbox.generated.ts';

type Message = Omit<SentMessageFragment, ' $fragmentName'>;

/** The cache merges by id. The message belongs to no page and so has no cursor. */
export function addToThread(cache: ApolloCache, matchId: string, message: Message): void {
  cache.writeFragment({
    id: cache.identify({ __typename: 'Match', id: matchId }),
    fragment: ThreadAddedFragmentDoc,
    fragmentName: 'ThreadAdded',
    data: {
      __typename: 'Match',
      id: matchId,
      messages: {
        __typename: 'MessageConnection',
        edges: [{ __typename: 'MessageEdge', cursor: '', node: message }],
      },
    },
  });
}
