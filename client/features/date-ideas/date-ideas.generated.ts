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

/** Which places to show; each field narrows it. */
export type DateIdeaFilterInput = {
  /** Those of a budget. */
  budgetLevel?: BudgetLevel | null | undefined;
  /** Those of a kind. */
  category?: DateIdeaCategory | null | undefined;
  /** Those of a city. */
  city?: City | null | undefined;
  /** Those that suit this date, 1 to 4. */
  dateNumber?: number | null | undefined;
  /** Those within 15 km of where the viewer is or travels to, by the parts of the cities. None for who has said no place. */
  isNear?: boolean | null | undefined;
};

/** A place to save, or to take off the list. */
export type SetDateIdeaSavedInput = {
  /** The id of the place. */
  dateIdeaId: string;
  /** Whether it is to be saved. */
  isSaved: boolean;
};

export type DateIdeasAccessQueryVariables = Exact<{ [key: string]: never; }>;


export type DateIdeasAccessQuery = { viewer: { __typename: 'Viewer', id: string, plan: { __typename: 'HeldPlan', abilities: Array<Ability> }, profile: { __typename: 'OwnProfile', id: string, hasPosition: boolean } | null } | null };

export type DateIdeasPageQueryVariables = Exact<{
  filter: DateIdeaFilterInput;
  first: number;
  after?: string | null | undefined;
}>;


export type DateIdeasPageQuery = { dateIdeas: { __typename: 'DateIdeaConnection', totalCount: number, edges: Array<{ __typename: 'DateIdeaEdge', cursor: string, node: { __typename: 'DateIdea', id: string, name: string, description: string, category: DateIdeaCategory, area: string, city: City, budgetLevel: BudgetLevel, romanticScore: number, estimatedCost: string, bestTime: string, openingHours: string, tips: Array<string>, bestForDateNumbers: Array<number>, isFeatured: boolean, isSaved: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type IdeaCard_IdeaFragment = { __typename: 'DateIdea', id: string, name: string, description: string, category: DateIdeaCategory, area: string, city: City, budgetLevel: BudgetLevel, romanticScore: number, estimatedCost: string, bestTime: string, openingHours: string, tips: Array<string>, bestForDateNumbers: Array<number>, isFeatured: boolean, isSaved: boolean } & { ' $fragmentName'?: 'IdeaCard_IdeaFragment' };

export type SavedDateIdeasQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedDateIdeasQuery = { viewer: { __typename: 'Viewer', id: string, savedDateIdeas: Array<{ __typename: 'DateIdea', id: string, name: string, description: string, category: DateIdeaCategory, area: string, city: City, budgetLevel: BudgetLevel, romanticScore: number, estimatedCost: string, bestTime: string, openingHours: string, tips: Array<string>, bestForDateNumbers: Array<number>, isFeatured: boolean, isSaved: boolean }> } | null };

export type SetDateIdeaSavedMutationVariables = Exact<{
  input: SetDateIdeaSavedInput;
}>;


export type SetDateIdeaSavedMutation = { setDateIdeaSaved:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'SetDateIdeaSavedSuccess', dateIdea: { __typename: 'DateIdea', id: string, isSaved: boolean } }
   };

export const IdeaCard_IdeaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdeaCard_idea"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateIdea"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"budgetLevel"}},{"kind":"Field","name":{"kind":"Name","value":"romanticScore"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTime"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"}},{"kind":"Field","name":{"kind":"Name","value":"tips"}},{"kind":"Field","name":{"kind":"Name","value":"bestForDateNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isSaved"}}]}}]} as unknown as DocumentNode<IdeaCard_IdeaFragment, unknown>;
export const DateIdeasAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DateIdeasAccess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"abilities"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasPosition"}}]}}]}}]}}]} as unknown as DocumentNode<DateIdeasAccessQuery, DateIdeasAccessQueryVariables>;
export const DateIdeasPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DateIdeasPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateIdeaFilterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateIdeas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"IdeaCard_idea"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdeaCard_idea"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateIdea"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"budgetLevel"}},{"kind":"Field","name":{"kind":"Name","value":"romanticScore"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTime"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"}},{"kind":"Field","name":{"kind":"Name","value":"tips"}},{"kind":"Field","name":{"kind":"Name","value":"bestForDateNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isSaved"}}]}}]} as unknown as DocumentNode<DateIdeasPageQuery, DateIdeasPageQueryVariables>;
export const SavedDateIdeasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedDateIdeas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"savedDateIdeas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"IdeaCard_idea"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdeaCard_idea"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DateIdea"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"budgetLevel"}},{"kind":"Field","name":{"kind":"Name","value":"romanticScore"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTime"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"}},{"kind":"Field","name":{"kind":"Name","value":"tips"}},{"kind":"Field","name":{"kind":"Name","value":"bestForDateNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isSaved"}}]}}]} as unknown as DocumentNode<SavedDateIdeasQuery, SavedDateIdeasQueryVariables>;
export const SetDateIdeaSavedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDateIdeaSaved"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetDateIdeaSavedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDateIdeaSaved"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetDateIdeaSavedSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateIdea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isSaved"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetDateIdeaSavedMutation, SetDateIdeaSavedMutationVariables>;
export function useDateIdeasAccessQuery(options: Apollo.useQuery.Options<DateIdeasAccessQuery, DateIdeasAccessQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(DateIdeasAccessDocument, options as Apollo.useQuery.Options<DateIdeasAccessQuery, DateIdeasAccessQueryVariables>);
}

export function useDateIdeasPageQuery(options: Apollo.useQuery.Options<DateIdeasPageQuery, DateIdeasPageQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(DateIdeasPageDocument, options as Apollo.useQuery.Options<DateIdeasPageQuery, DateIdeasPageQueryVariables>);
}

export function useSavedDateIdeasQuery(options: Apollo.useQuery.Options<SavedDateIdeasQuery, SavedDateIdeasQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(SavedDateIdeasDocument, options as Apollo.useQuery.Options<SavedDateIdeasQuery, SavedDateIdeasQueryVariables>);
}

export function useSetDateIdeaSavedMutation(options?: Apollo.useMutation.Options<SetDateIdeaSavedMutation, SetDateIdeaSavedMutationVariables>) {
  return useAnswer(SetDateIdeaSavedDocument, options);
}