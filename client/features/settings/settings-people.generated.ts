/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import { useAnswer } from '#client/apollo/use-answer.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whom not to block any more. */
export type UnblockProfileInput = {
  /** The id of the person. */
  profileId: string;
};

/** Which letters a person wants; what is omitted stays. */
export type UpdateNotificationsInput = {
  /** Whether the newsletter is wanted; omitted, it stays. */
  hasNewsletter?: boolean | null | undefined;
  /** Tips and offers. */
  hasOffers?: boolean | null | undefined;
};

export type BlockedPeopleQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type BlockedPeopleQuery = { viewer: { __typename: 'Viewer', id: string, blockedProfiles: { __typename: 'BlockedProfileConnection', edges: Array<{ __typename: 'BlockedProfileEdge', cursor: string, node: { __typename: 'BlockedProfile', id: string, fullName: string, blockedAt: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } } | null };

export type UnblockProfileMutationVariables = Exact<{
  input: UnblockProfileInput;
}>;


export type UnblockProfileMutation = { unblockProfile:
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'UnblockProfileSuccess' }
   };

export type PauseSectionQueryVariables = Exact<{ [key: string]: never; }>;


export type PauseSectionQuery = { viewer: { __typename: 'Viewer', id: string, profile: { __typename: 'OwnProfile', id: string, isPaused: boolean } | null } | null };

export type PauseProfileMutationVariables = Exact<{ [key: string]: never; }>;


export type PauseProfileMutation = { pauseProfile:
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'PauseProfileSuccess', viewer: { __typename: 'Viewer', id: string, profile: { __typename: 'OwnProfile', id: string, isPaused: boolean } | null } }
   };

export type ResumeProfileMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeProfileMutation = { resumeProfile:
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'ResumeProfileSuccess', viewer: { __typename: 'Viewer', id: string, profile: { __typename: 'OwnProfile', id: string, isPaused: boolean } | null } }
   };

export type NotificationsSectionQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsSectionQuery = { viewer: { __typename: 'Viewer', id: string, email: string, notifications: { __typename: 'NotificationSettings', hasOffers: boolean, hasNewsletter: boolean } } | null };

export type UpdateNotificationsMutationVariables = Exact<{
  input: UpdateNotificationsInput;
}>;


export type UpdateNotificationsMutation = { updateNotifications: { __typename: 'UpdateNotificationsSuccess', viewer: { __typename: 'Viewer', id: string, notifications: { __typename: 'NotificationSettings', hasOffers: boolean, hasNewsletter: boolean } } } };


export const BlockedPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BlockedPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"blockedProfiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BlockedPeopleQuery, BlockedPeopleQueryVariables>;
export const UnblockProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnblockProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnblockProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unblockProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UnblockProfileMutation, UnblockProfileMutationVariables>;
export const PauseSectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PauseSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPaused"}}]}}]}}]}}]} as unknown as DocumentNode<PauseSectionQuery, PauseSectionQueryVariables>;
export const PauseProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PauseProfileSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPaused"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<PauseProfileMutation, PauseProfileMutationVariables>;
export const ResumeProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResumeProfileSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPaused"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ResumeProfileMutation, ResumeProfileMutationVariables>;
export const NotificationsSectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationsSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasOffers"}},{"kind":"Field","name":{"kind":"Name","value":"hasNewsletter"}}]}}]}}]}}]} as unknown as DocumentNode<NotificationsSectionQuery, NotificationsSectionQueryVariables>;
export const UpdateNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNotificationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNotifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNotificationsSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasOffers"}},{"kind":"Field","name":{"kind":"Name","value":"hasNewsletter"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<UpdateNotificationsMutation, UpdateNotificationsMutationVariables>;
export function useBlockedPeopleQuery(options: Apollo.useQuery.Options<BlockedPeopleQuery, BlockedPeopleQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(BlockedPeopleDocument, options as Apollo.useQuery.Options<BlockedPeopleQuery, BlockedPeopleQueryVariables>);
}

export function useUnblockProfileMutation(options?: Apollo.useMutation.Options<UnblockProfileMutation, UnblockProfileMutationVariables>) {
  return useAnswer(UnblockProfileDocument, options);
}

export function usePauseSectionQuery(options: Apollo.useQuery.Options<PauseSectionQuery, PauseSectionQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(PauseSectionDocument, options as Apollo.useQuery.Options<PauseSectionQuery, PauseSectionQueryVariables>);
}

export function usePauseProfileMutation(options?: Apollo.useMutation.Options<PauseProfileMutation, PauseProfileMutationVariables>) {
  return useAnswer(PauseProfileDocument, options);
}

export function useResumeProfileMutation(options?: Apollo.useMutation.Options<ResumeProfileMutation, ResumeProfileMutationVariables>) {
  return useAnswer(ResumeProfileDocument, options);
}

export function useNotificationsSectionQuery(options: Apollo.useQuery.Options<NotificationsSectionQuery, NotificationsSectionQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(NotificationsSectionDocument, options as Apollo.useQuery.Options<NotificationsSectionQuery, NotificationsSectionQueryVariables>);
}

export function useUpdateNotificationsMutation(options?: Apollo.useMutation.Options<UpdateNotificationsMutation, UpdateNotificationsMutationVariables>) {
  return useAnswer(UpdateNotificationsDocument, options);
}