/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import { useAnswer } from '#client/apollo/use-answer.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a person can be told of while the product is closed. */
export type NoticeKind =
  /** The time of a check-in has come. Quiet hours do not hold it. */
  | 'CHECK_IN'
  /** A date that the other person proposed, answered or called off. */
  | 'DATE_PLAN'
  /** A date that both agreed on, a day and two hours ahead. */
  | 'DATE_REMINDER'
  /** The question after a date, in the morning of the next day. */
  | 'DATE_REVIEW'
  /** A game for two that waits for the person's move, or that has ended. */
  | 'GAME'
  /** A like, to people whose plan shows likes. */
  | 'LIKE'
  /** A new match, to the person who liked first. */
  | 'MATCH'
  /** A message that was not read yet. */
  | 'MESSAGE'
  /** A call that was not answered. */
  | 'MISSED_CALL'
  /** The end of the person's last plan. */
  | 'PLAN_ENDS'
  /** The verdict on the person's selfie. */
  | 'SELFIE_REVIEWED';

export type PushSectionQueryVariables = Exact<{ [key: string]: never; }>;


export type PushSectionQuery = { viewer: { __typename: 'Viewer', id: string, notices: { __typename: 'NoticeSettings', pushPublicKey: string, isPushOn: boolean, hasPushDevice: boolean, pushKinds: Array<NoticeKind>, letterKinds: Array<NoticeKind>, hasNames: boolean, hasRefusedPush: boolean, quietFrom: number, quietUntil: number } } | null };

export type RemovePushSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type RemovePushSubscriptionMutation = { removePushSubscription: { __typename: 'RemovePushSubscriptionSuccess', viewer: { __typename: 'Viewer', id: string, notices: { __typename: 'NoticeSettings', isPushOn: boolean, hasPushDevice: boolean, hasRefusedPush: boolean } } } };


export const PushSectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushPublicKey"}},{"kind":"Field","name":{"kind":"Name","value":"isPushOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasPushDevice"}},{"kind":"Field","name":{"kind":"Name","value":"pushKinds"}},{"kind":"Field","name":{"kind":"Name","value":"letterKinds"}},{"kind":"Field","name":{"kind":"Name","value":"hasNames"}},{"kind":"Field","name":{"kind":"Name","value":"hasRefusedPush"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}}]}}]}}]}}]} as unknown as DocumentNode<PushSectionQuery, PushSectionQueryVariables>;
export const RemovePushSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePushSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePushSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePushSubscriptionSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPushOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasPushDevice"}},{"kind":"Field","name":{"kind":"Name","value":"hasRefusedPush"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<RemovePushSubscriptionMutation, RemovePushSubscriptionMutationVariables>;
export function usePushSectionQuery(options: Apollo.useQuery.Options<PushSectionQuery, PushSectionQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(PushSectionDocument, options as Apollo.useQuery.Options<PushSectionQuery, PushSectionQueryVariables>);
}

export function useRemovePushSubscriptionMutation(options?: Apollo.useMutation.Options<RemovePushSubscriptionMutation, RemovePushSubscriptionMutationVariables>) {
  return useAnswer(RemovePushSubscriptionDocument, options);
}