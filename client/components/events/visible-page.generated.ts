/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import { useAnswer } from '#client/apollo/use-answer.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a page of the session is visible. */
export type SetPageVisibilityInput = {
  /** True at least once a minute while it is visible, false when it is hidden. */
  isVisible: boolean;
};

export type HasPushDeviceQueryVariables = Exact<{ [key: string]: never; }>;


export type HasPushDeviceQuery = { viewer: { __typename: 'Viewer', id: string, notices: { __typename: 'NoticeSettings', hasPushDevice: boolean } } | null };

export type SetPageVisibilityMutationVariables = Exact<{
  input: SetPageVisibilityInput;
}>;


export type SetPageVisibilityMutation = { setPageVisibility: { __typename: 'SetPageVisibilitySuccess' } };


export const HasPushDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HasPushDevice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPushDevice"}}]}}]}}]}}]} as unknown as DocumentNode<HasPushDeviceQuery, HasPushDeviceQueryVariables>;
export const SetPageVisibilityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPageVisibility"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPageVisibilityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPageVisibility"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SetPageVisibilityMutation, SetPageVisibilityMutationVariables>;
export function useHasPushDeviceQuery(options: Apollo.useQuery.Options<HasPushDeviceQuery, HasPushDeviceQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(HasPushDeviceDocument, options as Apollo.useQuery.Options<HasPushDeviceQuery, HasPushDeviceQueryVariables>);
}

export function useSetPageVisibilityMutation(options?: Apollo.useMutation.Options<SetPageVisibilityMutation, SetPageVisibilityMutationVariables>) {
  return useAnswer(SetPageVisibilityDocument, options);
}