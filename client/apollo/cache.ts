import {
  type FieldMergeFunction,
  type FieldPolicy,
  type FieldReadFunction,
  InMemoryCache,
  type Reference,
  type TypePolicies,
} from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { messagesPolicy } from './messages-policy.ts';
import { possibleTypes } from './possible-types.generated.ts';

function byId(typename: string): { read: FieldReadFunction<Reference | null> } {
  return {
    read: (existing, { args, toReference }) =>
      existing === undefined ? toReference({ __typename: typename, id: args?.id }) : existing,
  };
}

/** Numbers that only rise. An answer read before an event may arrive after it, and must not lower the number. */
const rising: FieldMergeFunction<number, number> = (known = 0, incoming) => Math.max(known, incoming);

/** The newest message, chosen by `seq` for the same reason. Null while the viewer may not read any. */
const newestMessage: FieldPolicy<Reference | null> = {
  merge(known, incoming, { readField }) {
    const seqOf = (message: Reference | null | undefined) => (message ? (readField<number>('seq', message) ?? 0) : 0);
    return known && seqOf(known) > seqOf(incoming) ? known : incoming;
  },
  read: (known, { readField }) => (readField('canViewerMessage') === false ? null : known),
};

/** A game as an event or an answer has it. An answer that was read before a later move must not bring the former version back. */
const newestVersion: FieldPolicy<Reference | null> = {
  merge(known, incoming, { readField }) {
    if (!known || !incoming) return incoming;
    const [was, is] = [known, incoming].map((session) => ({
      id: readField<string>('id', session) ?? '',
      version: readField<number>('version', session) ?? 0,
    }));
    if (!was || !is) return incoming;
    // Ids of rows rise with time.
    return was.id > is.id || (was.id === is.id && was.version > is.version) ? known : incoming;
  },
};

/** Types with an `id` are kept once each, by type and id; those below belong to their parent. */
const typePolicies: TypePolicies = {
  Query: {
    fields: {
      viewer: { merge: true },
      admin: { merge: true },
      profile: byId('Profile'),
      // A snapshot for one filter and search: a new one replaces it.
      deck: { keyArgs: ['filter', 'search'], merge: false },
      dateIdeas: relayStylePagination(['filter']),
      dateIdea: byId('DateIdea'),
      newsletterArticles: relayStylePagination(['day']),
    },
  },
  Viewer: {
    fields: {
      matches: relayStylePagination(['stage']),
      likers: relayStylePagination(),
      blockedProfiles: relayStylePagination(),
      match: byId('Match'),
      plan: { merge: true },
      viewQuota: { merge: true },
      beta: { merge: true },
      companion: { merge: true },
      photos: { merge: false },
      sessions: { merge: false },
      accessTokens: { merge: false },
      twoFactor: { merge: true },
      notifications: { merge: true },
      notices: { merge: true },
      supportTickets: { merge: false },
      savedDateIdeas: { merge: false },
    },
  },
  // Most messages are written without asking for a card.
  Message: { fields: { dateIdea: { read: (place = null) => place } } },
  // One admin console.
  Admin: {
    keyFields: [],
    fields: {
      users: relayStylePagination(['search']),
      verifications: relayStylePagination(['status']),
      reports: relayStylePagination(['state']),
      flaggedPhotos: relayStylePagination(),
      appeals: relayStylePagination(['state']),
      feedback: relayStylePagination(),
      supportTickets: relayStylePagination(['state']),
      dateIdeas: relayStylePagination(['search', 'city', 'isReported']),
      auditEvents: relayStylePagination(),
      newsletter: { merge: true },
      totals: { merge: true },
      figures: { merge: false },
    },
  },
  AdminUser: { fields: { photos: { merge: false }, plan: { merge: true } } },
  AdminVerification: { fields: { photos: { merge: false } } },
  AdminDateIdea: { fields: { reports: { merge: false } } },
  AdminSupportTicket: { fields: { messages: { merge: false } } },
  AdminNewsletter: { keyFields: false, fields: { articles: relayStylePagination() } },
  NewsletterArticle: { fields: { blocks: { merge: false } } },
  Match: {
    fields: {
      messages: messagesPolicy,
      theirReadSeq: { merge: rising },
      myReadSeq: { merge: rising },
      lastMessage: newestMessage,
      gameSession: newestVersion,
    },
  },
  // An event brings a new version without its table: then nothing of the former one must look like it.
  GameSession: { keyFields: ['id', 'version'] },
  SupportTicket: { fields: { messages: { merge: false } } },
  CompanionConversation: { fields: { messages: { merge: false } } },
  Profile: { fields: { photos: { merge: false }, compatibility: { merge: true } } },
  OwnProfile: {
    fields: { photos: { merge: false }, reviewedPhotos: { merge: false }, defaultFilter: { merge: true } },
  },
  HeldPlan: { keyFields: false },
  ViewQuota: { keyFields: false },
  Compatibility: { keyFields: false },
  Beta: { keyFields: false },
  DeckFilter: { keyFields: false },
  NotificationSettings: { keyFields: false },
  NoticeSettings: { keyFields: false },
  SessionTokens: { keyFields: false },
  TwoFactor: { keyFields: false },
  Deck: { keyFields: false },
  AdminTotals: { keyFields: false },
  DayFigures: { keyFields: false },
};

export function createCache(): InMemoryCache {
  return new InMemoryCache({ possibleTypes, typePolicies });
}
