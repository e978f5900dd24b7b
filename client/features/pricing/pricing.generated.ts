/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import { useAnswer } from '#client/apollo/use-answer.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How plans are bought in this installation. */
export type CheckoutMode =
  /** With money, by Stripe. */
  | 'LIVE'
  /** Not at all: payments are not set up. */
  | 'OFF'
  /** With test cards, so no money is taken. The page is this server's, or the provider's if its test keys are set. */
  | 'TEST';

/** Where the customer portal is to open. */
export type OpenCustomerPortalInput = {
  /** A plan to change to, which the portal asks to confirm. Without one, the portal opens at its start. */
  plan?: PlanId | null | undefined;
};

/** How a payment stands. */
export type PaymentState =
  /** Asked for, and not paid yet. */
  | 'OPEN'
  /** It was paid. */
  | 'PAID'
  /** It went back. */
  | 'REFUNDED'
  /** It was given up. */
  | 'VOID';

/** A paid plan. */
export type PlanId =
  /** The plan Diamond. */
  | 'DIAMOND'
  /** The plan Gold. */
  | 'GOLD'
  /** The plan Soul. */
  | 'SOUL';

/** How a subscription stands. */
export type PlanSubscriptionState =
  /** It is paid for. */
  | 'ACTIVE'
  /** The last payment failed; the plan stays in force until `graceEndsAt`. */
  | 'PAST_DUE'
  /** In its free trial. */
  | 'TRIALING';

/** For how long a plan is paid once. */
export type PrepaidTerm =
  /** For 30 days. */
  | 'MONTH'
  /** For 90 days. */
  | 'QUARTER'
  /** For 7 days. */
  | 'WEEK';

/** A plan to give back. */
export type ReturnPrepaidPlanInput = {
  /** The id of the plan that was paid once. */
  id: string;
};

/** A plan to buy. */
export type StartCheckoutInput = {
  /** The plan to buy. */
  plan: PlanId;
};

/** A plan to pay once. */
export type StartPrepaidCheckoutInput = {
  /** The plan to pay. */
  plan: PlanId;
  /** For how long. */
  term: PrepaidTerm;
};

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

export type PricingPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PricingPageQuery = { checkoutMode: CheckoutMode, prepaidMode: CheckoutMode, viewer: { __typename: 'Viewer', id: string, trial: TrialState, plan: { __typename: 'HeldPlan', name: PlanId | null, endsAt: string | null, subscription: { __typename: 'PlanSubscription', id: string, plan: PlanId, state: PlanSubscriptionState, currentPeriodEndsAt: string, isCancelled: boolean, graceEndsAt: string | null, nextPayment: { __typename: 'Money', amountMinor: number, currency: string } | null } | null }, launchDiscount: { __typename: 'LaunchDiscount', percentOff: number, months: number } | null, payments: Array<{ __typename: 'Payment', id: string, createdAt: string, state: PaymentState, invoiceUrl: string | null, isPrepaid: boolean, amount: { __typename: 'Money', amountMinor: number, currency: string } }>, prepaidPlans: Array<{ __typename: 'PrepaidPlan', id: string, plan: PlanId, term: PrepaidTerm, startsAt: string, endsAt: string, returnableUntil: string | null }> } | null };

export type StartCheckoutMutationVariables = Exact<{
  input: StartCheckoutInput;
}>;


export type StartCheckoutMutation = { startCheckout:
    | { __typename: 'HasSubscription', code: UserErrorCode, message: string }
    | { __typename: 'PaymentsUnavailable', code: UserErrorCode, message: string }
    | { __typename: 'StartCheckoutSuccess', url: string, hasTrial: boolean }
    | { __typename: 'TooManyAttempts', code: UserErrorCode, message: string, retryAfterSeconds: number }
   };

export type OpenCustomerPortalMutationVariables = Exact<{
  input: OpenCustomerPortalInput;
}>;


export type OpenCustomerPortalMutation = { openCustomerPortal:
    | { __typename: 'NotAvailable', code: UserErrorCode, message: string }
    | { __typename: 'OpenCustomerPortalSuccess', url: string }
    | { __typename: 'PaymentsUnavailable', code: UserErrorCode, message: string }
    | { __typename: 'TooManyAttempts', code: UserErrorCode, message: string, retryAfterSeconds: number }
   };

export type StartPrepaidCheckoutMutationVariables = Exact<{
  input: StartPrepaidCheckoutInput;
}>;


export type StartPrepaidCheckoutMutation = { startPrepaidCheckout:
    | { __typename: 'HasSubscription', code: UserErrorCode, message: string }
    | { __typename: 'PaymentsUnavailable', code: UserErrorCode, message: string }
    | { __typename: 'StartPrepaidCheckoutSuccess', url: string }
    | { __typename: 'TooManyAttempts', code: UserErrorCode, message: string, retryAfterSeconds: number }
   };

export type ReturnPrepaidPlanMutationVariables = Exact<{
  input: ReturnPrepaidPlanInput;
}>;


export type ReturnPrepaidPlanMutation = { returnPrepaidPlan:
    | { __typename: 'NotAvailable', code: UserErrorCode, message: string }
    | { __typename: 'PaymentsUnavailable', code: UserErrorCode, message: string }
    | { __typename: 'ReturnPrepaidPlanSuccess', viewer: { __typename: 'Viewer', id: string, plan: { __typename: 'HeldPlan', name: PlanId | null, endsAt: string | null }, prepaidPlans: Array<{ __typename: 'PrepaidPlan', id: string, plan: PlanId, term: PrepaidTerm, startsAt: string, endsAt: string, returnableUntil: string | null }> } }
   };


export const PricingPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PricingPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkoutMode"}},{"kind":"Field","name":{"kind":"Name","value":"prepaidMode"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountMinor"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"trial"}},{"kind":"Field","name":{"kind":"Name","value":"launchDiscount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentOff"}},{"kind":"Field","name":{"kind":"Name","value":"months"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountMinor"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isPrepaid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prepaidPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnableUntil"}}]}}]}}]}}]} as unknown as DocumentNode<PricingPageQuery, PricingPageQueryVariables>;
export const StartCheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartCheckout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartCheckoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCheckout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartCheckoutSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"hasTrial"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyAttempts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<StartCheckoutMutation, StartCheckoutMutationVariables>;
export const OpenCustomerPortalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenCustomerPortal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenCustomerPortalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openCustomerPortal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenCustomerPortalSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyAttempts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<OpenCustomerPortalMutation, OpenCustomerPortalMutationVariables>;
export const StartPrepaidCheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPrepaidCheckout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartPrepaidCheckoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPrepaidCheckout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartPrepaidCheckoutSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyAttempts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<StartPrepaidCheckoutMutation, StartPrepaidCheckoutMutationVariables>;
export const ReturnPrepaidPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReturnPrepaidPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnPrepaidPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnPrepaidPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnPrepaidPlanSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prepaidPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnableUntil"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReturnPrepaidPlanMutation, ReturnPrepaidPlanMutationVariables>;
export function usePricingPageQuery(options: Apollo.useQuery.Options<PricingPageQuery, PricingPageQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(PricingPageDocument, options as Apollo.useQuery.Options<PricingPageQuery, PricingPageQueryVariables>);
}

export function useStartCheckoutMutation(options?: Apollo.useMutation.Options<StartCheckoutMutation, StartCheckoutMutationVariables>) {
  return useAnswer(StartCheckoutDocument, options);
}

export function useOpenCustomerPortalMutation(options?: Apollo.useMutation.Options<OpenCustomerPortalMutation, OpenCustomerPortalMutationVariables>) {
  return useAnswer(OpenCustomerPortalDocument, options);
}

export function useStartPrepaidCheckoutMutation(options?: Apollo.useMutation.Options<StartPrepaidCheckoutMutation, StartPrepaidCheckoutMutationVariables>) {
  return useAnswer(StartPrepaidCheckoutDocument, options);
}

export function useReturnPrepaidPlanMutation(options?: Apollo.useMutation.Options<ReturnPrepaidPlanMutation, ReturnPrepaidPlanMutationVariables>) {
  return useAnswer(ReturnPrepaidPlanDocument, options);
}