/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import { useAnswer } from '#client/apollo/use-answer.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What goes into an export. */
export type ExportMyDataInput = {
  /** True to include the photos as files: then it is a ZIP archive with the JSON file and a folder of photos. */
  hasPhotos?: boolean;
  /** The password of the account; needed when the session began more than an hour ago. */
  password?: string | null | undefined;
};

/** Why somebody leaves. */
export type RequestAccountDeletionInput = {
  /** Why, at most 500 characters; blank is kept as 'User requested deletion'. */
  reason?: string;
};

/** Codes of the errors that payloads carry. */
export type UserErrorCode =
  /** The e-mail address already has an account. */
  | 'ALREADY_REGISTERED'
  /** The address is on the newsletter's list. */
  | 'ALREADY_SUBSCRIBED'
  /** The birth date was confirmed by a reviewer and cannot be changed. */
  | 'BIRTH_DATE_FROZEN'
  /** A boost is running. */
  | 'BOOST_RUNNING'
  /** One of the two is in a call already. */
  | 'CALL_BUSY'
  /** The call is over, or there never was one of this id. */
  | 'CALL_OVER'
  /** The captcha has to be passed first. */
  | 'CAPTCHA_REQUIRED'
  /** The coach is asked too often at once; wait a moment. */
  | 'COACH_BUSY'
  /** The coach gave no answer. */
  | 'COACH_FAILED'
  /** The account of the coach's provider has run out of credit. */
  | 'COACH_UNPAID'
  /** A plan for a date is not what the caller believes; the answer carries it as it is. */
  | 'DATE_PLAN_CONFLICT'
  /** A game for two is not what the caller believes; the answer carries it as it is. */
  | 'GAME_CONFLICT'
  /** There is a subscription already; its plan is changed in the customer portal. */
  | 'HAS_SUBSCRIPTION'
  /** The same client id was used before for something else. */
  | 'IDEMPOTENCY_CONFLICT'
  /** E-mail or password is wrong. */
  | 'INVALID_CREDENTIALS'
  /** A value breaks a rule; see `fieldErrors`. */
  | 'INVALID_INPUT'
  /** The two-factor code is wrong, too old or was used before. */
  | 'INVALID_TWO_FACTOR_CODE'
  /** A daily or hourly limit is used up. */
  | 'LIMIT_REACHED'
  /** The link was used before, replaced by a newer one, or is too old. */
  | 'LINK_EXPIRED'
  /** A newsletter is on its way already. */
  | 'NEWSLETTER_SENDING'
  /** There is no pass to take back. */
  | 'NOTHING_TO_UNDO'
  /** The other person, match or photo is not there, no longer there, or not yours: one answer for all of these. */
  | 'NOT_AVAILABLE'
  /** What is asked needs the password again, since the sign-in was some time ago. */
  | 'PASSWORD_REQUIRED'
  /** Payments are switched off, or the payment provider does not answer. */
  | 'PAYMENTS_UNAVAILABLE'
  /** The file is not an image that can be used. */
  | 'PHOTO_REJECTED'
  /** The action belongs to a paid plan. */
  | 'PREMIUM_REQUIRED'
  /** The profile already exists. */
  | 'PROFILE_EXISTS'
  /** The mailed code or link of a password reset or a sign-in is wrong, used or too old. */
  | 'RESET_REFUSED'
  /** The submitted moves are impossible with the deal of the round. */
  | 'RESULT_REFUSED'
  /** The account is suspended. */
  | 'SUSPENDED'
  /** Too many attempts; wait, or pass the captcha where there is one. */
  | 'TOO_MANY_ATTEMPTS'
  /** The account has two-factor sign-in: a code is needed too. */
  | 'TWO_FACTOR_REQUIRED'
  /** The birth date is that of somebody under 18. */
  | 'UNDERAGE'
  /** The mailed code is wrong, too old, or was guessed too often. */
  | 'WRONG_CODE'
  /** The PIN is neither of the person's two. */
  | 'WRONG_PIN';

export type DataPrivacyPageQueryVariables = Exact<{ [key: string]: never; }>;


export type DataPrivacyPageQuery = { viewer: { __typename: 'Viewer', id: string, email: string, plan: { __typename: 'HeldPlan', subscription: { __typename: 'PlanSubscription', id: string } | null }, deletionRequest: { __typename: 'DeletionRequest', id: string, cancellableUntil: string, erasedBy: string } | null } | null };

export type ExportMyDataMutationVariables = Exact<{
  input: ExportMyDataInput;
}>;


export type ExportMyDataMutation = { exportMyData:
    | { __typename: 'ExportMyDataSuccess', url: string, fileName: string }
    | { __typename: 'InvalidCredentials', code: UserErrorCode, message: string }
    | { __typename: 'PasswordRequired', code: UserErrorCode, message: string }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, code: UserErrorCode, message: string }
   };

export type RequestAccountDeletionMutationVariables = Exact<{
  input: RequestAccountDeletionInput;
}>;


export type RequestAccountDeletionMutation = { requestAccountDeletion:
    | { __typename: 'InvalidInput', code: UserErrorCode, message: string, fieldErrors: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotAvailable', code: UserErrorCode, message: string }
    | { __typename: 'RequestAccountDeletionSuccess', viewer: { __typename: 'Viewer', id: string, deletionRequest: { __typename: 'DeletionRequest', id: string, cancellableUntil: string, erasedBy: string } | null } }
   };

export type CancelAccountDeletionMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelAccountDeletionMutation = { cancelAccountDeletion:
    | { __typename: 'CancelAccountDeletionSuccess', viewer: { __typename: 'Viewer', id: string, deletionRequest: { __typename: 'DeletionRequest', id: string } | null } }
    | { __typename: 'NotAvailable', code: UserErrorCode, message: string }
   };


export const DataPrivacyPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DataPrivacyPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"deletionRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cancellableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"erasedBy"}}]}}]}}]}}]} as unknown as DocumentNode<DataPrivacyPageQuery, DataPrivacyPageQueryVariables>;
export const ExportMyDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportMyData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportMyDataInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportMyData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportMyDataSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyAttempts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportMyDataMutation, ExportMyDataMutationVariables>;
export const RequestAccountDeletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestAccountDeletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestAccountDeletionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestAccountDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestAccountDeletionSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletionRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cancellableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"erasedBy"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RequestAccountDeletionMutation, RequestAccountDeletionMutationVariables>;
export const CancelAccountDeletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelAccountDeletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelAccountDeletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancelAccountDeletionSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletionRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CancelAccountDeletionMutation, CancelAccountDeletionMutationVariables>;
export function useDataPrivacyPageQuery(options: Apollo.useQuery.Options<DataPrivacyPageQuery, DataPrivacyPageQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(DataPrivacyPageDocument, options as Apollo.useQuery.Options<DataPrivacyPageQuery, DataPrivacyPageQueryVariables>);
}

export function useExportMyDataMutation(options?: Apollo.useMutation.Options<ExportMyDataMutation, ExportMyDataMutationVariables>) {
  return useAnswer(ExportMyDataDocument, options);
}

export function useRequestAccountDeletionMutation(options?: Apollo.useMutation.Options<RequestAccountDeletionMutation, RequestAccountDeletionMutationVariables>) {
  return useAnswer(RequestAccountDeletionDocument, options);
}

export function useCancelAccountDeletionMutation(options?: Apollo.useMutation.Options<CancelAccountDeletionMutation, CancelAccountDeletionMutationVariables>) {
  return useAnswer(CancelAccountDeletionDocument, options);
}