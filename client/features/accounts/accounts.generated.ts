/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import { useAnswer } from '#client/apollo/use-answer.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Something that a plan allows beyond the free plan. */
export type Ability =
  /** Filters for verified, lately active, height and interests. */
  | 'ADVANCED_FILTERS'
  /** People who fit both ways come first. */
  | 'ADVANCED_MATCHING'
  /** Being shown first for an hour. */
  | 'BOOST'
  /** Voice and video calls. */
  | 'CALLS'
  /** Voice with the coach. */
  | 'COACH_VOICE'
  /** The AI companion. */
  | 'COMPANION'
  /** The guide to dates. */
  | 'DATE_IDEAS'
  /** Feedback on one's own draft. */
  | 'FLIRT_FEEDBACK'
  /** Games of the gold tier, without a daily limit. */
  | 'GOLD_GAMES'
  /** Calls in 1920x1080. */
  | 'HD_CALLS'
  /** Sending and reading messages, typing and read ticks. */
  | 'MESSAGES'
  /** Five super likes a day instead of one. */
  | 'MORE_SUPER_LIKES'
  /** Games of the platinum tier. */
  | 'PLATINUM_GAMES'
  /** Support requests are answered first. */
  | 'PRIORITY_SUPPORT'
  /** Progress tracking and a weekly report. */
  | 'PROGRESS'
  /** A bonus in other people's decks. */
  | 'TOP_OF_SEARCH'
  /** Looking and being seen elsewhere. */
  | 'TRAVEL'
  /** Unlimited likes a day. */
  | 'UNLIMITED_LIKES'
  /** Looking at profiles without the hourly limit. */
  | 'UNLIMITED_VIEWS'
  /** A boost a week by itself. */
  | 'WEEKLY_BOOST'
  /** The list of people who liked the viewer. */
  | 'WHO_LIKES_YOU';

/** How an appeal against a suspension stands. */
export type AppealState =
  /** The suspension was lifted. */
  | 'GRANTED'
  /** None was made. */
  | 'NONE'
  /** The suspension stays. */
  | 'UPHELD'
  /** It waits for a decision. */
  | 'WAITING';

/** How the challenge was made from the verifier. Plain challenges are not accepted. */
export type CodeChallengeMethod =
  /** The SHA-256 of the verifier, as base64url without padding. */
  | 'S256';

/** A paid plan. */
export type PlanId =
  /** The plan Diamond. */
  | 'DIAMOND'
  /** The plan Gold. */
  | 'GOLD'
  /** The plan Soul. */
  | 'SOUL';

/** Whose password is to be reset. */
export type RequestPasswordResetInput = {
  /** The token of a passed captcha, where this installation has one. */
  captchaToken?: string | null | undefined;
  /** The SHA-256 of a verifier that stays in this browser, as base64url without padding: 43 characters. */
  codeChallenge: string;
  /** How the challenge was made. */
  codeChallengeMethod?: CodeChallengeMethod;
  /** The e-mail address of the account. */
  email: string;
};

/** Who wants to sign in with a mailed code. */
export type RequestSignInCodeInput = {
  /** The token of a passed captcha, where this installation has one. */
  captchaToken?: string | null | undefined;
  /** The SHA-256 of a verifier that stays in this browser, as base64url without padding: 43 characters. */
  codeChallenge: string;
  /** How the challenge was made. */
  codeChallengeMethod?: CodeChallengeMethod;
  /** The e-mail address of the account. */
  email: string;
};

/** The proof that the letter was read, and the new password. */
export type ResetPasswordInput = {
  /** What the challenge was made from: 43 to 128 characters. */
  codeVerifier: string;
  /** The new password, 6 to 100 characters. */
  newPassword: string;
  /** The id from `requestPasswordReset`, also in the link. */
  requestId: string;
  /** The code of 6 digits, or the secret of the link. */
  secret: string;
  /** A code of the authenticator app, or a recovery code; needed once the answer was TwoFactorRequired. */
  twoFactorCode?: string | null | undefined;
};

/** The proof that the letter was read. */
export type SignInWithCodeInput = {
  /** What the challenge was made from: 43 to 128 characters. */
  codeVerifier: string;
  /** The id from `requestSignInCode`, also in the link. */
  requestId: string;
  /** The code of 6 digits, or the secret of the link. */
  secret: string;
  /** A code of the authenticator app, or a recovery code; needed once the answer was TwoFactorRequired. */
  twoFactorCode?: string | null | undefined;
};

/** What opens games: free, gold or platinum. */
export type Tier =
  /** No plan in force. */
  | 'FREE'
  /** Gold or Diamond. */
  | 'GOLD'
  /** Opened by the plan Soul. */
  | 'PLATINUM';

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

/** The link of a confirmation. */
export type VerifyEmailInput = {
  /** The token of the link. */
  token: string;
};

export type BetaWelcomePageQueryVariables = Exact<{ [key: string]: never; }>;


export type BetaWelcomePageQuery = { viewer: { __typename: 'Viewer', id: string, fullName: string, beta: { __typename: 'Beta', endsOn: string, places: number, placesLeft: number, hasPlace: boolean } } | null };

export type CompleteBetaOnboardingMutationVariables = Exact<{ [key: string]: never; }>;


export type CompleteBetaOnboardingMutation = { completeBetaOnboarding: { __typename: 'CompleteBetaOnboardingSuccess', viewer: { __typename: 'Viewer', id: string, isBetaOnboarded: boolean, beta: { __typename: 'Beta', endsOn: string, places: number, placesLeft: number, hasPlace: boolean }, plan: { __typename: 'HeldPlan', name: PlanId | null, tier: Tier, abilities: Array<Ability> } } } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset:
    | { __typename: 'CaptchaRequired', code: UserErrorCode, message: string }
    | { __typename: 'InvalidInput', code: UserErrorCode, message: string, fieldErrors: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'RequestPasswordResetSuccess', requestId: string, codeExpiresAt: string }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, code: UserErrorCode, message: string }
   };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword:
    | { __typename: 'AccountSuspended', reason: string, appeal: AppealState, appealToken: string | null, code: UserErrorCode, message: string }
    | { __typename: 'InvalidInput', code: UserErrorCode, message: string, fieldErrors: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'InvalidTwoFactorCode', code: UserErrorCode, message: string }
    | { __typename: 'ResetPasswordSuccess', hasCancelledDeletion: boolean, session: { __typename: 'SessionTokens', accessToken: string, accessExpiresAt: string, refreshToken: string }, viewer: { __typename: 'Viewer', id: string } }
    | { __typename: 'ResetRefused', code: UserErrorCode, message: string }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, code: UserErrorCode, message: string }
    | { __typename: 'TwoFactorRequired', code: UserErrorCode, message: string }
   };

export type RequestSignInCodeMutationVariables = Exact<{
  input: RequestSignInCodeInput;
}>;


export type RequestSignInCodeMutation = { requestSignInCode:
    | { __typename: 'CaptchaRequired', code: UserErrorCode, message: string }
    | { __typename: 'InvalidInput', code: UserErrorCode, message: string, fieldErrors: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'RequestSignInCodeSuccess', requestId: string, codeExpiresAt: string }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, code: UserErrorCode, message: string }
   };

export type SignInWithCodeMutationVariables = Exact<{
  input: SignInWithCodeInput;
}>;


export type SignInWithCodeMutation = { signInWithCode:
    | { __typename: 'AccountSuspended', reason: string, appeal: AppealState, appealToken: string | null, code: UserErrorCode, message: string }
    | { __typename: 'InvalidInput', code: UserErrorCode, message: string, fieldErrors: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'InvalidTwoFactorCode', code: UserErrorCode, message: string }
    | { __typename: 'ResetRefused', code: UserErrorCode, message: string }
    | { __typename: 'SignInWithCodeSuccess', hasCancelledDeletion: boolean, session: { __typename: 'SessionTokens', accessToken: string, accessExpiresAt: string, refreshToken: string }, viewer: { __typename: 'Viewer', id: string } }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, code: UserErrorCode, message: string }
    | { __typename: 'TwoFactorRequired', code: UserErrorCode, message: string }
   };

export type VerifyEmailMutationVariables = Exact<{
  input: VerifyEmailInput;
}>;


export type VerifyEmailMutation = { verifyEmail:
    | { __typename: 'AlreadyRegistered', code: UserErrorCode, message: string }
    | { __typename: 'LinkExpired', code: UserErrorCode, message: string }
    | { __typename: 'VerifyEmailSuccess', viewer: { __typename: 'Viewer', id: string, email: string, isEmailVerified: boolean, pendingEmail: string | null } | null }
   };


export const BetaWelcomePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BetaWelcomePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"beta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"hasPlace"}}]}}]}}]}}]} as unknown as DocumentNode<BetaWelcomePageQuery, BetaWelcomePageQueryVariables>;
export const CompleteBetaOnboardingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteBetaOnboarding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeBetaOnboarding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteBetaOnboardingSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isBetaOnboarded"}},{"kind":"Field","name":{"kind":"Name","value":"beta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"hasPlace"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"abilities"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CompleteBetaOnboardingMutation, CompleteBetaOnboardingMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"codeExpiresAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyAttempts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"accessExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasCancelledDeletion"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSuspended"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"appeal"}},{"kind":"Field","name":{"kind":"Name","value":"appealToken"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyAttempts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const RequestSignInCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestSignInCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestSignInCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestSignInCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestSignInCodeSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"codeExpiresAt"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyAttempts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RequestSignInCodeMutation, RequestSignInCodeMutationVariables>;
export const SignInWithCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInWithCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInWithCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInWithCodeSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"accessExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasCancelledDeletion"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSuspended"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"appeal"}},{"kind":"Field","name":{"kind":"Name","value":"appealToken"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyAttempts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SignInWithCodeMutation, SignInWithCodeMutationVariables>;
export const VerifyEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyEmailSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<VerifyEmailMutation, VerifyEmailMutationVariables>;
export function useBetaWelcomePageQuery(options: Apollo.useQuery.Options<BetaWelcomePageQuery, BetaWelcomePageQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(BetaWelcomePageDocument, options as Apollo.useQuery.Options<BetaWelcomePageQuery, BetaWelcomePageQueryVariables>);
}

export function useCompleteBetaOnboardingMutation(options?: Apollo.useMutation.Options<CompleteBetaOnboardingMutation, CompleteBetaOnboardingMutationVariables>) {
  return useAnswer(CompleteBetaOnboardingDocument, options);
}

export function useRequestPasswordResetMutation(options?: Apollo.useMutation.Options<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>) {
  return useAnswer(RequestPasswordResetDocument, options);
}

export function useResetPasswordMutation(options?: Apollo.useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables>) {
  return useAnswer(ResetPasswordDocument, options);
}

export function useRequestSignInCodeMutation(options?: Apollo.useMutation.Options<RequestSignInCodeMutation, RequestSignInCodeMutationVariables>) {
  return useAnswer(RequestSignInCodeDocument, options);
}

export function useSignInWithCodeMutation(options?: Apollo.useMutation.Options<SignInWithCodeMutation, SignInWithCodeMutationVariables>) {
  return useAnswer(SignInWithCodeDocument, options);
}

export function useVerifyEmailMutation(options?: Apollo.useMutation.Options<VerifyEmailMutation, VerifyEmailMutationVariables>) {
  return useAnswer(VerifyEmailDocument, options);
}