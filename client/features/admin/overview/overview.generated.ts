/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsoleFiguresQueryVariables = Exact<{
  days: number;
}>;


export type ConsoleFiguresQuery = { admin: { __typename: 'Admin', figures: Array<{ __typename: 'DayFigures', day: string, signUps: number, likes: number, matches: number, messages: number, gamePlays: number, plansStarted: number, reports: number }> } | null };


export const ConsoleFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleFigures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"signUps"}},{"kind":"Field","name":{"kind":"Name","value":"likes"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"gamePlays"}},{"kind":"Field","name":{"kind":"Name","value":"plansStarted"}},{"kind":"Field","name":{"kind":"Name","value":"reports"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleFiguresQuery, ConsoleFiguresQueryVariables>;
export function useConsoleFiguresQuery(options: Apollo.useQuery.Options<ConsoleFiguresQuery, ConsoleFiguresQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(ConsoleFiguresDocument, options as Apollo.useQuery.Options<ConsoleFiguresQuery, ConsoleFiguresQueryVariables>);
}