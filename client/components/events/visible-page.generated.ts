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

export type SetPageVisibilityMutationVariables = Exact<{
  input: SetPageVisibilityInput;
}>;


export type SetPageVisibilityMutation = { setPageVisibility: { __typename: 'SetPageVisibilitySuccess' } };


export const SetPageVisibilityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPageVisibility"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPageVisibilityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPageVisibility"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SetPageVisibilityMutation, SetPageVisibilityMutationVariables>;
export function useSetPageVisibilityMutation(options?: Apollo.useMutation.Options<SetPageVisibilityMutation, SetPageVisibilityMutationVariables>) {
  return useAnswer(SetPageVisibilityDocument, options);
}