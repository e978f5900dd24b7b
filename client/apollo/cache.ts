import { type FieldReadFunction, InMemoryCache, type Reference } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { messagesPolicy } from './messages-policy.ts';
import possibleTypes from './possible-types.generated.ts';

/** A field that answers one object by its id is read from the cache when the object is there. */
function byId(typename: string): { read: FieldReadFunction<Reference | null> } {
  return {
    read: (existing, { args, toReference }) =>
      existing === undefined ? toReference({ __typename: typename, id: args?.id }) : existing,
  };
}

/** All type policies, in one table. Types with an `id` are kept once each, by type and id; those below belong to their parent. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    ...possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          viewer: { merge: true },
          profile: byId('Profile'),
          // A snapshot for one filter and search: a new one replaces it.
          deck: { keyArgs: ['filter', 'search'], merge: false },
        },
      },
      Viewer: {
        fields: {
          matches: relayStylePagination(),
          likers: relayStylePagination(),
          blockedProfiles: relayStylePagination(),
          match: byId('Match'),
          viewQuota: { merge: true },
          beta: { merge: true },
          companion: { merge: true },
          photos: { merge: false },
          sessions: { merge: false },
          twoFactor: { merge: true },
          notifications: { merge: true },
          supportTickets: { merge: false },
        },
      },
      Match: { fields: { messages: messagesPolicy } },
      SupportTicket: { fields: { messages: { merge: false } } },
      CompanionConversation: { fields: { messages: { merge: false } } },
      Profile: { fields: { photos: { merge: false }, compatibility: { merge: true } } },
      OwnProfile: { fields: { photos: { merge: false }, defaultFilter: { merge: true } } },
      ViewQuota: { keyFields: false },
      Compatibility: { keyFields: false },
      Beta: { keyFields: false },
      DeckFilter: { keyFields: false },
      NotificationSettings: { keyFields: false },
      SessionTokens: { keyFields: false },
      TwoFactor: { keyFields: false },
      Deck: { keyFields: false },
    },
  });
}
