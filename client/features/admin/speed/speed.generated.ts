/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The class of a network, as a browser tells it. */
export type NetworkClass =
  /** As fast as 4G, or faster. */
  | 'FOUR_G'
  /** As fast as 3G. */
  | 'THREE_G'
  /** As slow as 2G, or slower. */
  | 'TWO_G'
  /** The browser does not tell. */
  | 'UNKNOWN';

export type ConsoleSpeedQueryVariables = Exact<{
  days: number;
}>;


export type ConsoleSpeedQuery = { admin: { __typename: 'Admin', vitals: Array<{ __typename: 'PageVitals', route: string, network: NetworkClass, loads: number, lcpMs: number | null, inpMs: number | null, cls: number | null, firstCardMs: number | null }> } | null };


export const ConsoleSpeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleSpeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vitals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"route"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"loads"}},{"kind":"Field","name":{"kind":"Name","value":"lcpMs"}},{"kind":"Field","name":{"kind":"Name","value":"inpMs"}},{"kind":"Field","name":{"kind":"Name","value":"cls"}},{"kind":"Field","name":{"kind":"Name","value":"firstCardMs"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleSpeedQuery, ConsoleSpeedQueryVariables>;
export function useConsoleSpeedQuery(options: Apollo.useQuery.Options<ConsoleSpeedQuery, ConsoleSpeedQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(ConsoleSpeedDocument, options as Apollo.useQuery.Options<ConsoleSpeedQuery, ConsoleSpeedQueryVariables>);
}