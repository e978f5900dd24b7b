/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import { useAnswer } from '#client/apollo/use-answer.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Something that a plan allows beyond the free plan. */
export type Ability =
  /** Filters for verified, lately active, height and interests. */
  | 'ADVANCED_FILTERS'
  /** People who fit both ways come first. */
  | 'ADVANCED_MATCHING'
  /** Being shown first for an hour. */
  | 'BOOST'
  /** Voice and video calls. */
  | 'CALLS'
  /** Voice with the coach. */
  | 'COACH_VOICE'
  /** The AI companion. */
  | 'COMPANION'
  /** The guide to dates. */
  | 'DATE_IDEAS'
  /** Feedback on one's own draft. */
  | 'FLIRT_FEEDBACK'
  /** Games of the gold tier, without a daily limit. */
  | 'GOLD_GAMES'
  /** Calls in 1920x1080. */
  | 'HD_CALLS'
  /** Sending and reading messages, typing and read ticks. */
  | 'MESSAGES'
  /** Five super likes a day instead of one. */
  | 'MORE_SUPER_LIKES'
  /** Games of the platinum tier. */
  | 'PLATINUM_GAMES'
  /** Support requests are answered first. */
  | 'PRIORITY_SUPPORT'
  /** Progress tracking and a weekly report. */
  | 'PROGRESS'
  /** A bonus in other people's decks. */
  | 'TOP_OF_SEARCH'
  /** Looking and being seen elsewhere. */
  | 'TRAVEL'
  /** Unlimited likes a day. */
  | 'UNLIMITED_LIKES'
  /** Looking at profiles without the hourly limit. */
  | 'UNLIMITED_VIEWS'
  /** A boost a week by itself. */
  | 'WEEKLY_BOOST'
  /** The list of people who liked the viewer. */
  | 'WHO_LIKES_YOU';

/** How lately somebody was active; the exact time is never told. */
export type Activity =
  /** Within 5 minutes: 'Active now'. */
  | 'ACTIVE_NOW'
  /** Within 7 days: 'Active this week'. */
  | 'ACTIVE_THIS_WEEK'
  /** Within a day: 'Active today'. */
  | 'ACTIVE_TODAY';

/** How far a planned date is. The first three are open. */
export type DatePlanState =
  /** Both agreed to the time and place. */
  | 'ACCEPTED'
  /** One of the two called it off. */
  | 'CANCELLED'
  /** Another time or place was proposed, and waits for an answer. */
  | 'COUNTERED'
  /** The other person said no. */
  | 'DECLINED'
  /** Its time came before an answer. */
  | 'EXPIRED'
  /** Its time has passed: three hours after its start. */
  | 'OVER'
  /** It waits for the first answer. */
  | 'PROPOSED';

/** How far a game for two is. The first two are open. */
export type GameSessionStatus =
  /** The invitation was answered with a no. */
  | 'DECLINED'
  /** Nobody moved for 24 hours. */
  | 'EXPIRED'
  /** It was played to its end; the result stands in the chat. */
  | 'FINISHED'
  /** The invitation waits for its answer. */
  | 'INVITED'
  /** It waits for a move. */
  | 'PLAYING'
  /** One of the two stopped it, or took the invitation back. */
  | 'STOPPED';

/** How far the viewer has read. */
export type MarkMessagesReadInput = {
  /** The id of the match. */
  matchId: string;
  /** Every message of the other person up to this sequence number is read. */
  upToSeq: number;
};

/** What a message is. */
export type MessageKind =
  /** The result of a game for two, by whom the last move was; its content names both and what each reached. */
  | 'GAME_RESULT'
  /** A call that nobody took, by whom called. */
  | 'MISSED_CALL'
  /** A place for a date, shared as a card; its content is the name and the address in short. */
  | 'PLACE'
  /** Words that somebody wrote. */
  | 'TEXT';

/** Whether the viewer is typing. */
export type SetTypingInput = {
  /** True at each keystroke (a client sends one a second at most), false when typing stopped. */
  isTyping: boolean;
  /** The id of the match. */
  matchId: string;
};

export type ChatPageQueryVariables = Exact<{
  matchId: string;
  last: number;
}>;


export type ChatPageQuery = { viewer: { __typename: 'Viewer', id: string, plan: { __typename: 'HeldPlan', abilities: Array<Ability> }, match: (
      { __typename: 'Match', id: string, canViewerMessage: boolean, canOtherMessage: boolean | null, theirReadSeq: number, myReadSeq: number, unreadCount: number, lastMessage: { __typename: 'Message', id: string, seq: number } | null, profile: { __typename: 'Profile', id: string, fullName: string } | null, datePlan: { __typename: 'DatePlan', id: string, version: number, state: DatePlanState, isReviewWanted: boolean, isProposedByViewer: boolean, placeName: string, startsAt: string, changedAt: string, dateIdea: { __typename: 'DateIdea', id: string } | null } | null, gameSession: { __typename: 'GameSession', id: string, version: number, status: GameSessionStatus, isViewersTurn: boolean, isInvitedByViewer: boolean, game: { __typename: 'Game', id: string, name: string } } | null, messages: { __typename: 'MessageConnection', edges: Array<{ __typename: 'MessageEdge', cursor: string, node: { __typename: 'Message', id: string, kind: MessageKind, clientId: string | null, matchId: string, seq: number, isMine: boolean, content: string, createdAt: string, dateIdea: { __typename: 'DateIdea', id: string, name: string, estimatedCost: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } }
      & { ' $fragmentRefs'?: { 'ChatHeader_MatchFragment': ChatHeader_MatchFragment } }
    ) | null } | null };

export type ChatEarlierQueryVariables = Exact<{
  matchId: string;
  last: number;
  before: string;
}>;


export type ChatEarlierQuery = { viewer: { __typename: 'Viewer', id: string, match: { __typename: 'Match', id: string, messages: { __typename: 'MessageConnection', edges: Array<{ __typename: 'MessageEdge', cursor: string, node: { __typename: 'Message', id: string, kind: MessageKind, clientId: string | null, matchId: string, seq: number, isMine: boolean, content: string, createdAt: string, dateIdea: { __typename: 'DateIdea', id: string, name: string, estimatedCost: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } } | null } | null };

export type ChatCatchUpQueryVariables = Exact<{
  matchId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ChatCatchUpQuery = { viewer: { __typename: 'Viewer', id: string, unreadCount: number, match: (
      { __typename: 'Match', id: string, canViewerMessage: boolean, canOtherMessage: boolean | null, theirReadSeq: number, myReadSeq: number, unreadCount: number, lastMessage: { __typename: 'Message', id: string, seq: number } | null, datePlan: { __typename: 'DatePlan', id: string, version: number, state: DatePlanState, isReviewWanted: boolean, isProposedByViewer: boolean, placeName: string, startsAt: string, changedAt: string, dateIdea: { __typename: 'DateIdea', id: string } | null } | null, gameSession: { __typename: 'GameSession', id: string, version: number, status: GameSessionStatus, isViewersTurn: boolean, isInvitedByViewer: boolean, game: { __typename: 'Game', id: string, name: string } } | null, messages: { __typename: 'MessageConnection', edges: Array<{ __typename: 'MessageEdge', cursor: string, node: { __typename: 'Message', id: string, kind: MessageKind, clientId: string | null, matchId: string, seq: number, isMine: boolean, content: string, createdAt: string, dateIdea: { __typename: 'DateIdea', id: string, name: string, estimatedCost: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } }
      & { ' $fragmentRefs'?: { 'ChatHeader_MatchFragment': ChatHeader_MatchFragment } }
    ) | null } | null };

export type ChatEventsSubscriptionVariables = Exact<{
  matchId: string;
}>;


export type ChatEventsSubscription = { chatEvents:
    | { __typename: 'MessageAdded', message: { __typename: 'Message', id: string, kind: MessageKind, clientId: string | null, matchId: string, seq: number, isMine: boolean, content: string, createdAt: string, dateIdea: { __typename: 'DateIdea', id: string, name: string, estimatedCost: string } | null }, match: { __typename: 'Match', id: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, seq: number, kind: MessageKind, isMine: boolean, content: string, createdAt: string } | null } }
    | { __typename: 'MessagesRead', match: { __typename: 'Match', id: string, theirReadSeq: number, myReadSeq: number, unreadCount: number } }
    | { __typename: 'TypingChanged', isTyping: boolean }
   };

export type MarkMessagesReadMutationVariables = Exact<{
  input: MarkMessagesReadInput;
}>;


export type MarkMessagesReadMutation = { markMessagesRead:
    | { __typename: 'MarkMessagesReadSuccess', match: { __typename: 'Match', id: string, myReadSeq: number, unreadCount: number }, viewer: { __typename: 'Viewer', id: string, unreadCount: number } }
    | { __typename: 'NotAvailable' }
    | { __typename: 'PremiumRequired' }
   };

export type SetTypingMutationVariables = Exact<{
  input: SetTypingInput;
}>;


export type SetTypingMutation = { setTyping:
    | { __typename: 'NotAvailable' }
    | { __typename: 'PremiumRequired' }
    | { __typename: 'SetTypingSuccess' }
   };

export type ChatPlanFragment = { __typename: 'DatePlan', id: string, version: number, state: DatePlanState, isReviewWanted: boolean, isProposedByViewer: boolean, placeName: string, startsAt: string, changedAt: string, dateIdea: { __typename: 'DateIdea', id: string } | null } & { ' $fragmentName'?: 'ChatPlanFragment' };

export type ChatGameFragment = { __typename: 'GameSession', id: string, version: number, status: GameSessionStatus, isViewersTurn: boolean, isInvitedByViewer: boolean, game: { __typename: 'Game', id: string, name: string } } & { ' $fragmentName'?: 'ChatGameFragment' };

export type ThreadMessageFragment = { __typename: 'Message', id: string, kind: MessageKind, clientId: string | null, matchId: string, seq: number, isMine: boolean, content: string, createdAt: string, dateIdea: { __typename: 'DateIdea', id: string, name: string, estimatedCost: string } | null } & { ' $fragmentName'?: 'ThreadMessageFragment' };

export type ThreadPageFragment = { __typename: 'MessageConnection', edges: Array<{ __typename: 'MessageEdge', cursor: string, node: { __typename: 'Message', id: string, kind: MessageKind, clientId: string | null, matchId: string, seq: number, isMine: boolean, content: string, createdAt: string, dateIdea: { __typename: 'DateIdea', id: string, name: string, estimatedCost: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } & { ' $fragmentName'?: 'ThreadPageFragment' };

export type ChatHeader_MatchFragment = { __typename: 'Match', id: string, canViewerCall: boolean, canViewerMessage: boolean, profile: { __typename: 'Profile', id: string, fullName: string, activity: Activity | null, isVerified: boolean, avatar: { __typename: 'Photo', id: string, thumb: string } | null } | null } & { ' $fragmentName'?: 'ChatHeader_MatchFragment' };

export const ChatPlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DatePlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isReviewWanted"}},{"kind":"Field","name":{"kind":"Name","value":"isProposedByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"placeName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dateIdea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ChatPlanFragment, unknown>;
export const ChatGameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatGame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isViewersTurn"}},{"kind":"Field","name":{"kind":"Name","value":"isInvitedByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ChatGameFragment, unknown>;
export const ThreadMessageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dateIdea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}}]}}]}}]} as unknown as DocumentNode<ThreadMessageFragment, unknown>;
export const ThreadPageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadMessage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dateIdea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}}]}}]}}]} as unknown as DocumentNode<ThreadPageFragment, unknown>;
export const ChatHeader_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatHeader_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"canViewerCall"}},{"kind":"Field","name":{"kind":"Name","value":"canViewerMessage"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"activity"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"thumb"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"THUMB"}}]}]}}]}}]}}]} as unknown as DocumentNode<ChatHeader_MatchFragment, unknown>;
export const ChatPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"abilities"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"canViewerMessage"}},{"kind":"Field","name":{"kind":"Name","value":"canOtherMessage"}},{"kind":"Field","name":{"kind":"Name","value":"theirReadSeq"}},{"kind":"Field","name":{"kind":"Name","value":"myReadSeq"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"datePlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatPlan"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"gameSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatGame"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatHeader_match"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadPage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dateIdea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DatePlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isReviewWanted"}},{"kind":"Field","name":{"kind":"Name","value":"isProposedByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"placeName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dateIdea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatGame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isViewersTurn"}},{"kind":"Field","name":{"kind":"Name","value":"isInvitedByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatHeader_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"canViewerCall"}},{"kind":"Field","name":{"kind":"Name","value":"canViewerMessage"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"activity"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"thumb"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"THUMB"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadMessage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<ChatPageQuery, ChatPageQueryVariables>;
export const ChatEarlierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatEarlier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadPage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dateIdea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadMessage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<ChatEarlierQuery, ChatEarlierQueryVariables>;
export const ChatCatchUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatCatchUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"canViewerMessage"}},{"kind":"Field","name":{"kind":"Name","value":"canOtherMessage"}},{"kind":"Field","name":{"kind":"Name","value":"theirReadSeq"}},{"kind":"Field","name":{"kind":"Name","value":"myReadSeq"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}}]}},{"kind":"Field","name":{"kind":"Name","value":"datePlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatPlan"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"gameSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatGame"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatHeader_match"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadPage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dateIdea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatPlan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DatePlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isReviewWanted"}},{"kind":"Field","name":{"kind":"Name","value":"isProposedByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"placeName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dateIdea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatGame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isViewersTurn"}},{"kind":"Field","name":{"kind":"Name","value":"isInvitedByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatHeader_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"canViewerCall"}},{"kind":"Field","name":{"kind":"Name","value":"canViewerMessage"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"activity"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"thumb"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"THUMB"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadMessage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<ChatCatchUpQuery, ChatCatchUpQueryVariables>;
export const ChatEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ChatEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageAdded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadMessage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessagesRead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"theirReadSeq"}},{"kind":"Field","name":{"kind":"Name","value":"myReadSeq"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TypingChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isTyping"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dateIdea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}}]}}]}}]} as unknown as DocumentNode<ChatEventsSubscription, ChatEventsSubscriptionVariables>;
export const MarkMessagesReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkMessagesRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkMessagesReadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markMessagesRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MarkMessagesReadSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"myReadSeq"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MarkMessagesReadMutation, MarkMessagesReadMutationVariables>;
export const SetTypingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTyping"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetTypingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setTyping"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SetTypingMutation, SetTypingMutationVariables>;
export function useChatPageQuery(options: Apollo.useQuery.Options<ChatPageQuery, ChatPageQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(ChatPageDocument, options as Apollo.useQuery.Options<ChatPageQuery, ChatPageQueryVariables>);
}

export function useChatEarlierQuery(options: Apollo.useQuery.Options<ChatEarlierQuery, ChatEarlierQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(ChatEarlierDocument, options as Apollo.useQuery.Options<ChatEarlierQuery, ChatEarlierQueryVariables>);
}

export function useChatCatchUpQuery(options: Apollo.useQuery.Options<ChatCatchUpQuery, ChatCatchUpQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(ChatCatchUpDocument, options as Apollo.useQuery.Options<ChatCatchUpQuery, ChatCatchUpQueryVariables>);
}

export function useChatEventsSubscription(options: Apollo.useSubscription.Options<ChatEventsSubscription, ChatEventsSubscriptionVariables> | Apollo.SkipToken) {
  return Apollo.useSubscription(ChatEventsDocument, options as Apollo.useSubscription.Options<ChatEventsSubscription, ChatEventsSubscriptionVariables>);
}

export function useMarkMessagesReadMutation(options?: Apollo.useMutation.Options<MarkMessagesReadMutation, MarkMessagesReadMutationVariables>) {
  return useAnswer(MarkMessagesReadDocument, options);
}

export function useSetTypingMutation(options?: Apollo.useMutation.Options<SetTypingMutation, SetTypingMutationVariables>) {
  return useAnswer(SetTypingDocument, options);
}