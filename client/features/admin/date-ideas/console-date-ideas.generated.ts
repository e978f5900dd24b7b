/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import { useAnswer } from '#client/apollo/use-answer.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a date there costs. */
export type BudgetLevel =
  /** More than NGN 60,000 for two. */
  | 'HIGH'
  /** Little: about NGN 15,000 for two, or less. */
  | 'LOW'
  /** About NGN 15,000 to NGN 60,000 for two. */
  | 'MEDIUM';

/** A place that an administrator has looked at. */
export type CheckDateIdeaInput = {
  /** The id of the place. */
  dateIdeaId: string;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
  /** The newest report that was seen: later ones stay open. Omitted, all are settled. */
  reportedUntil?: string | null | undefined;
};

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

/** A place to hide. */
export type RemoveDateIdeaInput = {
  /** The id of the place. */
  dateIdeaId: string;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
};

/** A place for dates to save. */
export type SaveDateIdeaInput = {
  /** The part of the city, 2 to 100 characters. */
  area: string;
  /** The dates it suits: at least one of 1 to 4. */
  bestForDateNumbers: Array<number>;
  /** When it is best, 2 to 100 characters. */
  bestTime: string;
  /** What a date there costs. */
  budgetLevel: BudgetLevel;
  /** What kind of place it is. */
  category: DateIdeaCategory;
  /** The city it is in. */
  city: City;
  /** The id of the one to change; omitted, a new one. */
  dateIdeaId?: string | null | undefined;
  /** What it is, 20 to 500 characters. */
  description: string;
  /** What two people typically spend, 2 to 100 characters. */
  estimatedCost: string;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
  /** Whether it is shown first. */
  isFeatured?: boolean;
  /** Its name, 2 to 100 characters. */
  name: string;
  /** Typical opening hours, 2 to 100 characters. */
  openingHours: string;
  /** Hearts, 1 to 5. */
  romanticScore: number;
  /** What to know: at most four, each of 5 to 200 characters. */
  tips: Array<string>;
};

export type ConsoleDateIdeasQueryVariables = Exact<{
  search: string;
  city?: City | null | undefined;
  isReported: boolean;
  first: number;
  after?: string | null | undefined;
}>;


export type ConsoleDateIdeasQuery = { admin: { __typename: 'Admin', dateIdeas: { __typename: 'AdminDateIdeaConnection', edges: Array<{ __typename: 'AdminDateIdeaEdge', cursor: string, node: (
          { __typename: 'AdminDateIdea', id: string }
          & { ' $fragmentRefs'?: { 'IdeaRow_IdeaFragment': IdeaRow_IdeaFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } } | null };

export type IdeaRow_IdeaFragment = { __typename: 'AdminDateIdea', id: string, isRemoved: boolean, editedAt: string | null, reports: Array<{ __typename: 'DateIdeaReport', id: string, change: DateIdeaChange, note: string, reportedAt: string }>, idea: { __typename: 'DateIdea', id: string, checkedOn: string | null, name: string, description: string, category: DateIdeaCategory, area: string, city: City, budgetLevel: BudgetLevel, romanticScore: number, estimatedCost: string, bestTime: string, openingHours: string, tips: Array<string>, bestForDateNumbers: Array<number>, isFeatured: boolean } } & { ' $fragmentName'?: 'IdeaRow_IdeaFragment' };

export type ConsoleSaveIdeaMutationVariables = Exact<{
  input: SaveDateIdeaInput;
}>;


export type ConsoleSaveIdeaMutation = { saveDateIdea:
    | { __typename: 'InvalidInput', message: string, fieldErrors: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'SaveDateIdeaSuccess', dateIdea: (
        { __typename: 'AdminDateIdea', id: string }
        & { ' $fragmentRefs'?: { 'IdeaRow_IdeaFragment': IdeaRow_IdeaFragment } }
      ) }
   };

export type ConsoleRemoveIdeaMutationVariables = Exact<{
  input: RemoveDateIdeaInput;
}>;


export type ConsoleRemoveIdeaMutation = { removeDateIdea:
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'RemoveDateIdeaSuccess', dateIdea: { __typename: 'AdminDateIdea', id: string, isRemoved: boolean, editedAt: string | null } }
   };

export type ConsoleCheckIdeaMutationVariables = Exact<{
  input: CheckDateIdeaInput;
}>;


export type ConsoleCheckIdeaMutation = { checkDateIdea:
    | { __typename: 'CheckDateIdeaSuccess', dateIdea: { __typename: 'AdminDateIdea', id: string, reports: Array<{ __typename: 'DateIdeaReport', id: string }>, idea: { __typename: 'DateIdea', id: string, checkedOn: string | null } } }
    | { __typename: 'NotAvailable', message: string }
   };

export const IdeaRow_IdeaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdeaRow_idea"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminDateIdea"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"idea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"budgetLevel"}},{"kind":"Field","name":{"kind":"Name","value":"romanticScore"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTime"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"}},{"kind":"Field","name":{"kind":"Name","value":"tips"}},{"kind":"Field","name":{"kind":"Name","value":"bestForDateNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}}]}}]}}]} as unknown as DocumentNode<IdeaRow_IdeaFragment, unknown>;
export const ConsoleDateIdeasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleDateIdeas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"city"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"City"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isReported"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateIdeas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"city"},"value":{"kind":"Variable","name":{"kind":"Name","value":"city"}}},{"kind":"Argument","name":{"kind":"Name","value":"isReported"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isReported"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"IdeaRow_idea"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdeaRow_idea"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminDateIdea"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"idea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"budgetLevel"}},{"kind":"Field","name":{"kind":"Name","value":"romanticScore"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTime"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"}},{"kind":"Field","name":{"kind":"Name","value":"tips"}},{"kind":"Field","name":{"kind":"Name","value":"bestForDateNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}}]}}]}}]} as unknown as DocumentNode<ConsoleDateIdeasQuery, ConsoleDateIdeasQueryVariables>;
export const ConsoleSaveIdeaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleSaveIdea"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDateIdeaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDateIdea"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDateIdeaSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateIdea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"IdeaRow_idea"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdeaRow_idea"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminDateIdea"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"idea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"budgetLevel"}},{"kind":"Field","name":{"kind":"Name","value":"romanticScore"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTime"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"}},{"kind":"Field","name":{"kind":"Name","value":"tips"}},{"kind":"Field","name":{"kind":"Name","value":"bestForDateNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}}]}}]}}]} as unknown as DocumentNode<ConsoleSaveIdeaMutation, ConsoleSaveIdeaMutationVariables>;
export const ConsoleRemoveIdeaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleRemoveIdea"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveDateIdeaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeDateIdea"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveDateIdeaSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateIdea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleRemoveIdeaMutation, ConsoleRemoveIdeaMutationVariables>;
export const ConsoleCheckIdeaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleCheckIdea"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckDateIdeaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkDateIdea"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckDateIdeaSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateIdea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"idea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleCheckIdeaMutation, ConsoleCheckIdeaMutationVariables>;
export function useConsoleDateIdeasQuery(options: Apollo.useQuery.Options<ConsoleDateIdeasQuery, ConsoleDateIdeasQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(ConsoleDateIdeasDocument, options as Apollo.useQuery.Options<ConsoleDateIdeasQuery, ConsoleDateIdeasQueryVariables>);
}

export function useConsoleSaveIdeaMutation(options?: Apollo.useMutation.Options<ConsoleSaveIdeaMutation, ConsoleSaveIdeaMutationVariables>) {
  return useAnswer(ConsoleSaveIdeaDocument, options);
}

export function useConsoleRemoveIdeaMutation(options?: Apollo.useMutation.Options<ConsoleRemoveIdeaMutation, ConsoleRemoveIdeaMutationVariables>) {
  return useAnswer(ConsoleRemoveIdeaDocument, options);
}

export function useConsoleCheckIdeaMutation(options?: Apollo.useMutation.Options<ConsoleCheckIdeaMutation, ConsoleCheckIdeaMutationVariables>) {
  return useAnswer(ConsoleCheckIdeaDocument, options);
}