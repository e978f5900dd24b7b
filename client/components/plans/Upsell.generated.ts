/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a person's next checkout begins with a free trial. A person has one, and a card has one. */
export type TrialState =
  /** It begins with a trial. */
  | 'AVAILABLE'
  /** It would, once the e-mail address is confirmed. */
  | 'EMAIL_UNVERIFIED'
  /** Whoever takes the card payments here gives no trials. */
  | 'NONE'
  /** The trial was used. */
  | 'USED';

export type UpsellTrialQueryVariables = Exact<{ [key: string]: never; }>;


export type UpsellTrialQuery = { viewer: { __typename: 'Viewer', id: string, trial: TrialState } | null };


export const UpsellTrialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpsellTrial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"trial"}}]}}]}}]} as unknown as DocumentNode<UpsellTrialQuery, UpsellTrialQueryVariables>;
export function useUpsellTrialQuery(options: Apollo.useQuery.Options<UpsellTrialQuery, UpsellTrialQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(UpsellTrialDocument, options as Apollo.useQuery.Options<UpsellTrialQuery, UpsellTrialQueryVariables>);
}