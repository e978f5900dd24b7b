/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MatchMoment_MatchFragment = { __typename: 'Match', id: string, canViewerMessage: boolean, isSuperLiked: boolean, profile: { __typename: 'Profile', id: string, fullName: string, avatar: { __typename: 'Photo', id: string, small: string } | null } | null } & { ' $fragmentName'?: 'MatchMoment_MatchFragment' };

export type MatchMomentQueryVariables = Exact<{ [key: string]: never; }>;


export type MatchMomentQuery = { viewer: { __typename: 'Viewer', id: string, fullName: string, photos: Array<{ __typename: 'Photo', id: string, small: string }> } | null };

export const MatchMoment_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchMoment_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"canViewerMessage"}},{"kind":"Field","name":{"kind":"Name","value":"isSuperLiked"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"small"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"SMALL"}}]}]}}]}}]}}]} as unknown as DocumentNode<MatchMoment_MatchFragment, unknown>;
export const MatchMomentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchMoment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"small"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"SMALL"}}]}]}}]}}]}}]} as unknown as DocumentNode<MatchMomentQuery, MatchMomentQueryVariables>;
export function useMatchMomentQuery(options: Apollo.useQuery.Options<MatchMomentQuery, MatchMomentQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(MatchMomentDocument, options as Apollo.useQuery.Options<MatchMomentQuery, MatchMomentQueryVariables>);
}