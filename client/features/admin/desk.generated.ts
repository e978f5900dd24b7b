/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DeskTotalsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskTotalsQuery = { admin: { __typename: 'Admin', totals: { __typename: 'AdminTotals', people: number, activePeople: number, premiumPeople: number, pendingVerifications: number, openReports: number, openAppeals: number, openTickets: number, subscribers: number } } | null };

export type PersonLine_UserFragment = { __typename: 'AdminUser', id: string, fullName: string, email: string, suspendedAt: string | null } & { ' $fragmentName'?: 'PersonLine_UserFragment' };

export type PhotoStrip_PhotoFragment = { __typename: 'Photo', id: string, aspectRatio: number, thumbHash: string, small: string, medium: string } & { ' $fragmentName'?: 'PhotoStrip_PhotoFragment' };

export const PersonLine_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonLine_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}}]}}]} as unknown as DocumentNode<PersonLine_UserFragment, unknown>;
export const PhotoStrip_PhotoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoStrip_photo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"aspectRatio"}},{"kind":"Field","name":{"kind":"Name","value":"thumbHash"}},{"kind":"Field","alias":{"kind":"Name","value":"small"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"SMALL"}}]},{"kind":"Field","alias":{"kind":"Name","value":"medium"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"MEDIUM"}}]}]}}]} as unknown as DocumentNode<PhotoStrip_PhotoFragment, unknown>;
export const DeskTotalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskTotals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"activePeople"}},{"kind":"Field","name":{"kind":"Name","value":"premiumPeople"}},{"kind":"Field","name":{"kind":"Name","value":"pendingVerifications"}},{"kind":"Field","name":{"kind":"Name","value":"openReports"}},{"kind":"Field","name":{"kind":"Name","value":"openAppeals"}},{"kind":"Field","name":{"kind":"Name","value":"openTickets"}},{"kind":"Field","name":{"kind":"Name","value":"subscribers"}}]}}]}}]}}]} as unknown as DocumentNode<DeskTotalsQuery, DeskTotalsQueryVariables>;
export function useDeskTotalsQuery(options: Apollo.useQuery.Options<DeskTotalsQuery, DeskTotalsQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(DeskTotalsDocument, options as Apollo.useQuery.Options<DeskTotalsQuery, DeskTotalsQueryVariables>);
}