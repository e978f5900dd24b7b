/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why a call ended. */
export type CallEnd =
  /** The called person's device was in another call. */
  | 'BUSY'
  /** The called person declined. */
  | 'DECLINED'
  /** The connection or a device failed, or nothing was heard of one of the two for 90 seconds. */
  | 'FAILED'
  /** One of the two hung up. */
  | 'HUNG_UP'
  /** It rang for 45 seconds. */
  | 'NO_ANSWER';

/** How far a call is. */
export type CallState =
  /** Both are in it. */
  | 'ACTIVE'
  /** It is over. */
  | 'ENDED'
  /** It rings; nobody answered yet. */
  | 'RINGING';

export type RingingCallQueryVariables = Exact<{ [key: string]: never; }>;


export type RingingCallQuery = { viewer: { __typename: 'Viewer', id: string, call: { __typename: 'Call', id: string, isIncoming: boolean, hasVideo: boolean, state: CallState, end: CallEnd | null, ringsUntil: string, offer: string | null, match: { __typename: 'Match', id: string, profile: { __typename: 'Profile', id: string, fullName: string, avatar: { __typename: 'Photo', id: string, small: string } | null } | null } } | null } | null };


export const RingingCallDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RingingCall"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"call"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isIncoming"}},{"kind":"Field","name":{"kind":"Name","value":"hasVideo"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"ringsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"offer"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"small"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"SMALL"}}]}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<RingingCallQuery, RingingCallQueryVariables>;
export function useRingingCallQuery(options: Apollo.useQuery.Options<RingingCallQuery, RingingCallQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(RingingCallDocument, options as Apollo.useQuery.Options<RingingCallQuery, RingingCallQueryVariables>);
}