/** Rows of the field x role table for matches, messages and their events. */
import {
  both,
  closed,
  type EventRow,
  errorFields,
  type Here,
  hearing,
  inMatch,
  listening,
  own,
  type RootRow,
  signedIn,
  type TypeRow,
  talking,
} from './matrix-cells.ts';

const message = (matchId: string, clientId: string, content: string) =>
  `input: { matchId: "${matchId}", clientId: "${clientId}", content: "${content}" }`;

export const rootRows: Record<string, RootRow> = {
  'Mutation.sendMessage': {
    ask: ({ matchOf, role }) => `sendMessage(${message(matchOf[role], crypto.randomUUID(), 'Hi')})`,
    row: closed('NotAvailable', { free: 'PremiumRequired', ...talking('SendMessageSuccess') }),
  },
  'Mutation.markMessagesRead': {
    ask: ({ matchOf, role }) => `markMessagesRead(input: { matchId: "${matchOf[role]}", upToSeq: 1 })`,
    row: closed('NotAvailable', { free: 'PremiumRequired', ...talking('MarkMessagesReadSuccess') }),
  },
  'Mutation.setTyping': {
    ask: ({ matchOf, role }) => `setTyping(input: { matchId: "${matchOf[role]}", isTyping: false })`,
    row: closed('NotAvailable', { free: 'PremiumRequired', ...talking('SetTypingSuccess') }),
  },

  'Subscription.chatEvents': {
    ask: ({ matchOf, role }) => `chatEvents(matchId: "${matchOf[role]}") { __typename }`,
    row: listening(inMatch('listens')),
  },
  'Subscription.viewerEvents': {
    ask: () => 'viewerEvents { __typename }',
    row: listening({}, 'listens'),
  },
};

const ofMatch = (selection: string) => (here: Here) => `query { viewer { match(id: "${here.matchId}") ${selection} } }`;

export const typeRows: Record<string, TypeRow> = {
  MatchConnection: {
    ask: () => 'query { viewer { matches { @@ } } }',
    at: 'viewer.matches',
    fields: 'edges nodes pageInfo',
    row: own('value'),
  },
  MatchEdge: {
    ask: () => 'query { viewer { matches { edges { @@ } } } }',
    at: 'viewer.matches.edges.0',
    fields: 'cursor node',
    row: own('hidden', inMatch('value')),
  },
  PageInfo: {
    ask: () => 'query { viewer { matches { pageInfo { @@ } } } }',
    at: 'viewer.matches.pageInfo',
    fields: 'hasNextPage hasPreviousPage startCursor endCursor',
    row: own('value'),
    except: Object.fromEntries(
      ['startCursor', 'endCursor'].map((field) => [field, { ...signedIn('null'), ...inMatch('value') }]),
    ),
  },
  MessageConnection: {
    ask: ofMatch('{ messages { @@ } }'),
    at: 'viewer.match.messages',
    fields: 'edges nodes pageInfo',
    row: own('hidden', both('value')),
  },
  MessageEdge: {
    ask: ofMatch('{ messages { edges { @@ } } }'),
    at: 'viewer.match.messages.edges.0',
    fields: 'cursor node',
    row: own('hidden', both('value')),
  },
  Message: {
    // The first one: by the subject, and read by the other.
    ask: ofMatch('{ messages(first: 1) { nodes { @@ } } }'),
    at: 'viewer.match.messages.nodes.0',
    fields: 'id kind clientId matchId match seq senderId sender isMine content createdAt readAt dateIdea',
    row: own('hidden', both('value')),
    except: { clientId: { matched: 'null' }, dateIdea: both('null') },
  },
  SendMessageSuccess: {
    ask: ({ matchOf, role }) => `mutation { sendMessage(${message(matchOf[role], crypto.randomUUID(), 'Hi')}) { @@ } }`,
    at: 'sendMessage',
    fields: 'sentMessage match',
    row: closed('hidden', talking('value')),
  },
  MarkMessagesReadSuccess: {
    ask: ({ matchOf, role }) =>
      `mutation { markMessagesRead(input: { matchId: "${matchOf[role]}", upToSeq: 1 }) { @@ } }`,
    at: 'markMessagesRead',
    fields: 'match viewer',
    row: closed('hidden', talking('value')),
  },
  SetTypingSuccess: {
    ask: ({ matchOf, role }) =>
      `mutation { setTyping(input: { matchId: "${matchOf[role]}", isTyping: false }) { @@ } }`,
    at: 'setTyping',
    fields: 'isTyping',
    row: closed('hidden', talking('value')),
  },
  // Told only to somebody in the match: to others the plan must tell nothing about it.
  PremiumRequired: {
    ask: ({ matchOf, role }) =>
      `mutation { setTyping(input: { matchId: "${matchOf[role]}", isTyping: false }) { @@ } }`,
    at: 'setTyping',
    fields: `${errorFields} ability`,
    row: closed('hidden', { free: 'value' }),
  },
  IdempotencyConflict: {
    ask: ({ matchOf, role }) => {
      const clientId = crypto.randomUUID();
      return `mutation { sendMessage(${message(matchOf[role], clientId, 'One')}) { __typename }
        again: sendMessage(${message(matchOf[role], clientId, 'Two')}) { @@ } }`;
    },
    at: 'again',
    fields: errorFields,
    row: closed('hidden', talking('value')),
  },
};

export const eventRows: Record<string, EventRow> = {
  MessageAdded: { fields: 'message match', row: hearing(both('value')) },
  MessagesRead: { fields: 'match readerId reader readAt', row: hearing(both('value')) },
  TypingChanged: { fields: 'matchId match profileId profile isTyping', row: hearing({ self: 'value' }) },
  MatchCreated: { fields: 'match', row: hearing({ self: 'value' }) },
  MatchEnded: { fields: 'matchId viewer', row: hearing({ self: 'value' }) },
  // Told to whom the message was sent, when it comes and when they have read it; without a plan, that it waits.
  UnreadChanged: { fields: 'match viewer', row: hearing({ self: 'value', free: 'value' }) },
};
