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

/** What a date there costs. */
export type BudgetLevel =
  /** More than NGN 60,000 for two. */
  | 'HIGH'
  /** Little: about NGN 15,000 for two, or less. */
  | 'LOW'
  /** About NGN 15,000 to NGN 60,000 for two. */
  | 'MEDIUM';

/** The cities of the guide. */
export type City =
  /** Abuja, Federal Capital Territory. */
  | 'ABUJA'
  /** Ibadan, Oyo State. */
  | 'IBADAN'
  /** Lagos, Lagos State. */
  | 'LAGOS'
  /** Port Harcourt, Rivers State. */
  | 'PORT_HARCOURT';

/** What kind of place it is. */
export type DateIdeaCategory =
  /** Something to do together. */
  | 'ACTIVITY'
  /** Sand and water. */
  | 'BEACH'
  /** Coffee, ice cream and small things. */
  | 'CAFE'
  /** Museums, galleries, theatre and history. */
  | 'CULTURE'
  /** A day out of town, or a resort. */
  | 'GETAWAY'
  /** Drinks, music and late hours. */
  | 'LOUNGE'
  /** Parks, gardens and views. */
  | 'NATURE'
  /** A place to eat. */
  | 'RESTAURANT';

/** What has changed at a place. */
export type DateIdeaChange =
  /** It is closed for good. */
  | 'CLOSED'
  /** It opens at other hours. */
  | 'HOURS'
  /** It is at another address. */
  | 'MOVED'
  /** Something else, which the note says. */
  | 'OTHER'
  /** It costs more or less than it says. */
  | 'PRICES';

/** A report of a reader about a place. */
export type ReportDateIdeaInput = {
  /** What has changed there. */
  change: DateIdeaChange;
  /** The id of the place. */
  dateIdeaId: string;
  /** More about it: at most 300 characters, and at least 5 for OTHER. */
  note?: string;
};

/** A place to share into a chat. */
export type ShareDateIdeaInput = {
  /** An id made by the client, a UUID. The same one again is the same message. */
  clientId: string;
  /** The id of the place. */
  dateIdeaId: string;
  /** The id of the match. */
  matchId: string;
};

export type DateIdeaPageQueryVariables = Exact<{
  id: string;
}>;


export type DateIdeaPageQuery = { dateIdea: { __typename: 'DateIdea', id: string, name: string, description: string, category: DateIdeaCategory, area: string, city: City, budgetLevel: BudgetLevel, romanticScore: number, estimatedCost: string, bestTime: string, openingHours: string, tips: Array<string>, bestForDateNumbers: Array<number>, isFeatured: boolean, isSaved: boolean, checkedOn: string | null, isCheckDue: boolean, sourceUrl: string | null, sourceDate: string | null } | null, viewer: { __typename: 'Viewer', id: string, plan: { __typename: 'HeldPlan', abilities: Array<Ability> } } | null };

export type ShareTargetsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ShareTargetsQuery = { viewer: { __typename: 'Viewer', id: string, matches: { __typename: 'MatchConnection', edges: Array<{ __typename: 'MatchEdge', cursor: string, node: { __typename: 'Match', id: string, profile: { __typename: 'Profile', id: string, fullName: string, avatar: { __typename: 'Photo', id: string, thumb: string } | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } } | null };

export type ShareDateIdeaMutationVariables = Exact<{
  input: ShareDateIdeaInput;
}>;


export type ShareDateIdeaMutation = { shareDateIdea:
    | { __typename: 'IdempotencyConflict', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'PremiumRequired', message: string }
    | { __typename: 'ShareDateIdeaSuccess', match: { __typename: 'Match', id: string, lastMessage: { __typename: 'Message', id: string, seq: number, isMine: boolean, content: string, createdAt: string } | null } }
   };

export type ReportDateIdeaMutationVariables = Exact<{
  input: ReportDateIdeaInput;
}>;


export type ReportDateIdeaMutation = { reportDateIdea:
    | { __typename: 'InvalidInput', message: string, fieldErrors: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'ReportDateIdeaSuccess' }
    | { __typename: 'TooManyAttempts', message: string }
   };


export const DateIdeaPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DateIdeaPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateIdea"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"budgetLevel"}},{"kind":"Field","name":{"kind":"Name","value":"romanticScore"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTime"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"}},{"kind":"Field","name":{"kind":"Name","value":"tips"}},{"kind":"Field","name":{"kind":"Name","value":"bestForDateNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isSaved"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isCheckDue"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sourceDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"abilities"}}]}}]}}]}}]} as unknown as DocumentNode<DateIdeaPageQuery, DateIdeaPageQueryVariables>;
export const ShareTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShareTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"thumb"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"THUMB"}}]}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ShareTargetsQuery, ShareTargetsQueryVariables>;
export const ShareDateIdeaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShareDateIdea"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShareDateIdeaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareDateIdea"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShareDateIdeaSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ShareDateIdeaMutation, ShareDateIdeaMutationVariables>;
export const ReportDateIdeaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportDateIdea"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportDateIdeaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportDateIdea"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReportDateIdeaMutation, ReportDateIdeaMutationVariables>;
export function useDateIdeaPageQuery(options: Apollo.useQuery.Options<DateIdeaPageQuery, DateIdeaPageQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(DateIdeaPageDocument, options as Apollo.useQuery.Options<DateIdeaPageQuery, DateIdeaPageQueryVariables>);
}

export function useShareTargetsQuery(options: Apollo.useQuery.Options<ShareTargetsQuery, ShareTargetsQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(ShareTargetsDocument, options as Apollo.useQuery.Options<ShareTargetsQuery, ShareTargetsQueryVariables>);
}

export function useShareDateIdeaMutation(options?: Apollo.useMutation.Options<ShareDateIdeaMutation, ShareDateIdeaMutationVariables>) {
  return useAnswer(ShareDateIdeaDocument, options);
}

export function useReportDateIdeaMutation(options?: Apollo.useMutation.Options<ReportDateIdeaMutation, ReportDateIdeaMutationVariables>) {
  return useAnswer(ReportDateIdeaDocument, options);
}