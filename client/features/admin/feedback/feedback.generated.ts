/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PersonLine_UserFragment } from '../console.generated.ts';
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsoleReplyRatingsQueryVariables = Exact<{
  days: number;
}>;


export type ConsoleReplyRatingsQuery = { admin: { __typename: 'Admin', replyRatings: Array<{ __typename: 'ReplyRatings', helpful: number, notHelpful: number, scenario: { __typename: 'CompanionScenario', id: string, name: string } }> } | null };

export type ConsoleFeedbackQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ConsoleFeedbackQuery = { admin: { __typename: 'Admin', feedback: { __typename: 'AdminFeedbackConnection', edges: Array<{ __typename: 'AdminFeedbackEdge', cursor: string, node: { __typename: 'AdminFeedback', id: string, featureRating: number | null, bugReport: string | null, featureRequest: string | null, generalFeedback: string | null, createdAt: string, user: (
            { __typename: 'AdminUser', id: string }
            & { ' $fragmentRefs'?: { 'PersonLine_UserFragment': PersonLine_UserFragment } }
          ) } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } } | null };


export const ConsoleReplyRatingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleReplyRatings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyRatings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scenario"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"helpful"}},{"kind":"Field","name":{"kind":"Name","value":"notHelpful"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleReplyRatingsQuery, ConsoleReplyRatingsQueryVariables>;
export const ConsoleFeedbackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleFeedback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feedback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"featureRating"}},{"kind":"Field","name":{"kind":"Name","value":"bugReport"}},{"kind":"Field","name":{"kind":"Name","value":"featureRequest"}},{"kind":"Field","name":{"kind":"Name","value":"generalFeedback"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonLine_user"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonLine_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"limitedAt"}}]}}]} as unknown as DocumentNode<ConsoleFeedbackQuery, ConsoleFeedbackQueryVariables>;
export function useConsoleReplyRatingsQuery(options: Apollo.useQuery.Options<ConsoleReplyRatingsQuery, ConsoleReplyRatingsQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(ConsoleReplyRatingsDocument, options as Apollo.useQuery.Options<ConsoleReplyRatingsQuery, ConsoleReplyRatingsQueryVariables>);
}

export function useConsoleFeedbackQuery(options: Apollo.useQuery.Options<ConsoleFeedbackQuery, ConsoleFeedbackQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(ConsoleFeedbackDocument, options as Apollo.useQuery.Options<ConsoleFeedbackQuery, ConsoleFeedbackQueryVariables>);
}