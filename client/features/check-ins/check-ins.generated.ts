/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import { useAnswer } from '#client/apollo/use-answer.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A PIN, and what it is for. */
export type CheckInInput = {
  /** By how many minutes the time moves, in place of the end; at most 60 in all. */
  extendByMinutes?: number | null | undefined;
  /** One of the two PINs. */
  pin: string;
};

/** How far a check-in is. */
export type CheckInState =
  /** Nobody answered in time, or a PIN was wrong three times: the friends were told. A PIN still ends it. */
  | 'ALARMED'
  /** It waits for a PIN. */
  | 'ARMED'
  /** A PIN ended it. */
  | 'SAFE';

/** How far a planned date is. The first three are open. */
export type DatePlanState =
  /** Both agreed to the time and place. */
  | 'ACCEPTED'
  /** One of the two called it off. */
  | 'CANCELLED'
  /** Another time or place was proposed, and waits for an answer. */
  | 'COUNTERED'
  /** The other person said no. */
  | 'DECLINED'
  /** Its time came before an answer. */
  | 'EXPIRED'
  /** Its time has passed: three hours after its start. */
  | 'OVER'
  /** It waits for the first answer. */
  | 'PROPOSED';

/** A friend who is asked. */
export type InviteFriendInput = {
  /** The friend's email address. */
  email: string;
};

/** A friend who is taken off the list. */
export type RemoveFriendInput = {
  /** The friend's id. */
  friendId: string;
};

/** The two PINs of the check-in. */
export type SetCheckInPinsInput = {
  /** Four digits that say: I am safe. */
  firstPin: string;
  /** The password of the account. */
  password: string;
  /** Four other digits that look the same, and call for help. */
  secondPin: string;
};

/** A check-in that starts. */
export type StartCheckInInput = {
  /** When to ask, from the start of the date to twelve hours after it, and at least ten minutes from now. Two hours after the start when absent. */
  dueAt?: string | null | undefined;
  /** The id of a plan that both accepted. */
  planId: string;
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

export type SafeWayPageQueryVariables = Exact<{
  matchId: string;
  hasMatch: boolean;
}>;


export type SafeWayPageQuery = { viewer: { __typename: 'Viewer', id: string, hasCheckInPins: boolean, match?: { __typename: 'Match', id: string, profile: { __typename: 'Profile', id: string, fullName: string } | null, datePlan: { __typename: 'DatePlan', id: string, state: DatePlanState, placeName: string, startsAt: string } | null } | null, trustedFriends: Array<{ __typename: 'TrustedFriend', id: string, email: string, confirmedAt: string | null }>, currentCheckIn: { __typename: 'CheckIn', id: string, state: CheckInState, placeName: string, startsAt: string, dueAt: string, alarmAt: string, extendableMinutes: number, endedAt: string | null, friends: Array<{ __typename: 'TrustedFriend', id: string, email: string }> } | null } | null };

export type SafeWay_ViewerFragment = { __typename: 'Viewer', id: string, hasCheckInPins: boolean, trustedFriends: Array<{ __typename: 'TrustedFriend', id: string, email: string, confirmedAt: string | null }>, currentCheckIn: { __typename: 'CheckIn', id: string, state: CheckInState, placeName: string, startsAt: string, dueAt: string, alarmAt: string, extendableMinutes: number, endedAt: string | null, friends: Array<{ __typename: 'TrustedFriend', id: string, email: string }> } | null } & { ' $fragmentName'?: 'SafeWay_ViewerFragment' };

export type InviteFriendMutationVariables = Exact<{
  input: InviteFriendInput;
}>;


export type InviteFriendMutation = { inviteFriend:
    | { __typename: 'InvalidInput', code: UserErrorCode, message: string, fieldErrors: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'InviteFriendSuccess', viewer: { __typename: 'Viewer', id: string, hasCheckInPins: boolean, trustedFriends: Array<{ __typename: 'TrustedFriend', id: string, email: string, confirmedAt: string | null }>, currentCheckIn: { __typename: 'CheckIn', id: string, state: CheckInState, placeName: string, startsAt: string, dueAt: string, alarmAt: string, extendableMinutes: number, endedAt: string | null, friends: Array<{ __typename: 'TrustedFriend', id: string, email: string }> } | null } }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, code: UserErrorCode, message: string }
   };

export type RemoveFriendMutationVariables = Exact<{
  input: RemoveFriendInput;
}>;


export type RemoveFriendMutation = { removeFriend:
    | { __typename: 'NotAvailable', code: UserErrorCode, message: string }
    | { __typename: 'RemoveFriendSuccess', viewer: { __typename: 'Viewer', id: string, hasCheckInPins: boolean, trustedFriends: Array<{ __typename: 'TrustedFriend', id: string, email: string, confirmedAt: string | null }>, currentCheckIn: { __typename: 'CheckIn', id: string, state: CheckInState, placeName: string, startsAt: string, dueAt: string, alarmAt: string, extendableMinutes: number, endedAt: string | null, friends: Array<{ __typename: 'TrustedFriend', id: string, email: string }> } | null } }
   };

export type SetCheckInPinsMutationVariables = Exact<{
  input: SetCheckInPinsInput;
}>;


export type SetCheckInPinsMutation = { setCheckInPins:
    | { __typename: 'InvalidCredentials', code: UserErrorCode, message: string }
    | { __typename: 'InvalidInput', code: UserErrorCode, message: string, fieldErrors: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotAvailable', code: UserErrorCode, message: string }
    | { __typename: 'SetCheckInPinsSuccess', viewer: { __typename: 'Viewer', id: string, hasCheckInPins: boolean, trustedFriends: Array<{ __typename: 'TrustedFriend', id: string, email: string, confirmedAt: string | null }>, currentCheckIn: { __typename: 'CheckIn', id: string, state: CheckInState, placeName: string, startsAt: string, dueAt: string, alarmAt: string, extendableMinutes: number, endedAt: string | null, friends: Array<{ __typename: 'TrustedFriend', id: string, email: string }> } | null } }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, code: UserErrorCode, message: string }
   };

export type StartCheckInMutationVariables = Exact<{
  input: StartCheckInInput;
}>;


export type StartCheckInMutation = { startCheckIn:
    | { __typename: 'InvalidInput', code: UserErrorCode, message: string, fieldErrors: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotAvailable', code: UserErrorCode, message: string }
    | { __typename: 'StartCheckInSuccess', viewer: { __typename: 'Viewer', id: string, hasCheckInPins: boolean, trustedFriends: Array<{ __typename: 'TrustedFriend', id: string, email: string, confirmedAt: string | null }>, currentCheckIn: { __typename: 'CheckIn', id: string, state: CheckInState, placeName: string, startsAt: string, dueAt: string, alarmAt: string, extendableMinutes: number, endedAt: string | null, friends: Array<{ __typename: 'TrustedFriend', id: string, email: string }> } | null } }
   };

export type CheckInMutationVariables = Exact<{
  input: CheckInInput;
}>;


export type CheckInMutation = { checkIn:
    | { __typename: 'CheckInSuccess', viewer: { __typename: 'Viewer', id: string, hasCheckInPins: boolean, trustedFriends: Array<{ __typename: 'TrustedFriend', id: string, email: string, confirmedAt: string | null }>, currentCheckIn: { __typename: 'CheckIn', id: string, state: CheckInState, placeName: string, startsAt: string, dueAt: string, alarmAt: string, extendableMinutes: number, endedAt: string | null, friends: Array<{ __typename: 'TrustedFriend', id: string, email: string }> } | null } }
    | { __typename: 'InvalidInput', code: UserErrorCode, message: string, fieldErrors: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotAvailable', code: UserErrorCode, message: string }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, code: UserErrorCode, message: string }
    | { __typename: 'WrongPin', triesLeft: number, code: UserErrorCode, message: string, viewer: { __typename: 'Viewer', id: string, hasCheckInPins: boolean, trustedFriends: Array<{ __typename: 'TrustedFriend', id: string, email: string, confirmedAt: string | null }>, currentCheckIn: { __typename: 'CheckIn', id: string, state: CheckInState, placeName: string, startsAt: string, dueAt: string, alarmAt: string, extendableMinutes: number, endedAt: string | null, friends: Array<{ __typename: 'TrustedFriend', id: string, email: string }> } | null } }
   };

export const SafeWay_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SafeWay_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasCheckInPins"}},{"kind":"Field","name":{"kind":"Name","value":"trustedFriends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentCheckIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placeName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"alarmAt"}},{"kind":"Field","name":{"kind":"Name","value":"extendableMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"friends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<SafeWay_ViewerFragment, unknown>;
export const SafeWayPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SafeWayPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasMatch"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SafeWay_viewer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"match"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasMatch"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"datePlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placeName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SafeWay_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasCheckInPins"}},{"kind":"Field","name":{"kind":"Name","value":"trustedFriends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentCheckIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placeName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"alarmAt"}},{"kind":"Field","name":{"kind":"Name","value":"extendableMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"friends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<SafeWayPageQuery, SafeWayPageQueryVariables>;
export const InviteFriendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteFriend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteFriendInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteFriend"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InviteFriendSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SafeWay_viewer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyAttempts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SafeWay_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasCheckInPins"}},{"kind":"Field","name":{"kind":"Name","value":"trustedFriends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentCheckIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placeName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"alarmAt"}},{"kind":"Field","name":{"kind":"Name","value":"extendableMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"friends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<InviteFriendMutation, InviteFriendMutationVariables>;
export const RemoveFriendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFriend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveFriendInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFriend"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveFriendSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SafeWay_viewer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SafeWay_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasCheckInPins"}},{"kind":"Field","name":{"kind":"Name","value":"trustedFriends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentCheckIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placeName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"alarmAt"}},{"kind":"Field","name":{"kind":"Name","value":"extendableMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"friends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveFriendMutation, RemoveFriendMutationVariables>;
export const SetCheckInPinsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCheckInPins"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetCheckInPinsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCheckInPins"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetCheckInPinsSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SafeWay_viewer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyAttempts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SafeWay_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasCheckInPins"}},{"kind":"Field","name":{"kind":"Name","value":"trustedFriends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentCheckIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placeName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"alarmAt"}},{"kind":"Field","name":{"kind":"Name","value":"extendableMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"friends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<SetCheckInPinsMutation, SetCheckInPinsMutationVariables>;
export const StartCheckInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartCheckIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartCheckInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCheckIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartCheckInSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SafeWay_viewer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SafeWay_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasCheckInPins"}},{"kind":"Field","name":{"kind":"Name","value":"trustedFriends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentCheckIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placeName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"alarmAt"}},{"kind":"Field","name":{"kind":"Name","value":"extendableMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"friends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<StartCheckInMutation, StartCheckInMutationVariables>;
export const CheckInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckInSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SafeWay_viewer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WrongPin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SafeWay_viewer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyAttempts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SafeWay_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasCheckInPins"}},{"kind":"Field","name":{"kind":"Name","value":"trustedFriends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentCheckIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placeName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"alarmAt"}},{"kind":"Field","name":{"kind":"Name","value":"extendableMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"friends"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<CheckInMutation, CheckInMutationVariables>;
export function useSafeWayPageQuery(options: Apollo.useQuery.Options<SafeWayPageQuery, SafeWayPageQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(SafeWayPageDocument, options as Apollo.useQuery.Options<SafeWayPageQuery, SafeWayPageQueryVariables>);
}

export function useInviteFriendMutation(options?: Apollo.useMutation.Options<InviteFriendMutation, InviteFriendMutationVariables>) {
  return useAnswer(InviteFriendDocument, options);
}

export function useRemoveFriendMutation(options?: Apollo.useMutation.Options<RemoveFriendMutation, RemoveFriendMutationVariables>) {
  return useAnswer(RemoveFriendDocument, options);
}

export function useSetCheckInPinsMutation(options?: Apollo.useMutation.Options<SetCheckInPinsMutation, SetCheckInPinsMutationVariables>) {
  return useAnswer(SetCheckInPinsDocument, options);
}

export function useStartCheckInMutation(options?: Apollo.useMutation.Options<StartCheckInMutation, StartCheckInMutationVariables>) {
  return useAnswer(StartCheckInDocument, options);
}

export function useCheckInMutation(options?: Apollo.useMutation.Options<CheckInMutation, CheckInMutationVariables>) {
  return useAnswer(CheckInDocument, options);
}