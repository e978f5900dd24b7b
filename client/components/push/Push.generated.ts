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

/** A push subscription as the browser gives it. */
export type SavePushSubscriptionInput = {
  /** Its shared secret in base64url, of 22 characters. */
  auth: string;
  /** Its address at the browser's push service; only known services are taken. */
  endpoint: string;
  /** Its public key in base64url, of 87 characters. */
  p256dh: string;
};

/** What a person wants to be told of; what is omitted stays. */
export type UpdateNoticesInput = {
  /** Whether first names may be shown. */
  hasNames?: boolean | null | undefined;
  /** True once the person said no to pushes. */
  hasRefusedPush?: boolean | null | undefined;
  /** All kinds that are to be told by letter; SELFIE_REVIEWED and PLAN_ENDS have other letters and change nothing here. */
  letterKinds?: Array<NoticeKind> | null | undefined;
  /** All kinds that are to be pushed. */
  pushKinds?: Array<NoticeKind> | null | undefined;
  /** The hour of Lagos from which pushes wait, 0 to 23. */
  quietFrom?: number | null | undefined;
  /** The hour of Lagos until which pushes wait, 0 to 23. */
  quietUntil?: number | null | undefined;
};

export type PushKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PushKeyQuery = { viewer: { __typename: 'Viewer', id: string, notices: { __typename: 'NoticeSettings', pushPublicKey: string } } | null };

export type SavePushSubscriptionMutationVariables = Exact<{
  input: SavePushSubscriptionInput;
}>;


export type SavePushSubscriptionMutation = { savePushSubscription:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'SavePushSubscriptionSuccess', viewer: { __typename: 'Viewer', id: string, notices: { __typename: 'NoticeSettings', isPushOn: boolean, hasPushDevice: boolean } } }
   };

export type UpdateNoticesMutationVariables = Exact<{
  input: UpdateNoticesInput;
}>;


export type UpdateNoticesMutation = { updateNotices:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'UpdateNoticesSuccess', viewer: { __typename: 'Viewer', id: string, notices: { __typename: 'NoticeSettings', pushKinds: Array<NoticeKind>, letterKinds: Array<NoticeKind>, hasNames: boolean, hasRefusedPush: boolean, quietFrom: number, quietUntil: number } } }
   };


export const PushKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushPublicKey"}}]}}]}}]}}]} as unknown as DocumentNode<PushKeyQuery, PushKeyQueryVariables>;
export const SavePushSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePushSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavePushSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePushSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavePushSubscriptionSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPushOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasPushDevice"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SavePushSubscriptionMutation, SavePushSubscriptionMutationVariables>;
export const UpdateNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNoticesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNoticesSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushKinds"}},{"kind":"Field","name":{"kind":"Name","value":"letterKinds"}},{"kind":"Field","name":{"kind":"Name","value":"hasNames"}},{"kind":"Field","name":{"kind":"Name","value":"hasRefusedPush"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateNoticesMutation, UpdateNoticesMutationVariables>;
export function usePushKeyQuery(options: Apollo.useQuery.Options<PushKeyQuery, PushKeyQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(PushKeyDocument, options as Apollo.useQuery.Options<PushKeyQuery, PushKeyQueryVariables>);
}

export function useSavePushSubscriptionMutation(options?: Apollo.useMutation.Options<SavePushSubscriptionMutation, SavePushSubscriptionMutationVariables>) {
  return useAnswer(SavePushSubscriptionDocument, options);
}

export function useUpdateNoticesMutation(options?: Apollo.useMutation.Options<UpdateNoticesMutation, UpdateNoticesMutationVariables>) {
  return useAnswer(UpdateNoticesDocument, options);
}