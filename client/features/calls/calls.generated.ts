/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import { useAnswer } from '#client/apollo/use-answer.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A session description that answers. */
export type CallAnswerInput = {
  /** The SDP, at most 32,000 characters. */
  sdp: string;
};

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

/** A session description that offers. */
export type CallOfferInput = {
  /** Whether the call is to begin with video. */
  hasVideo?: boolean;
  /** The SDP, at most 32,000 characters. */
  sdp: string;
};

/** Exactly one kind of signal. */
export type CallSignalInput =
  {   /** Answers the other person's newest offer. */
  answer: CallAnswerInput; hangUp?: never; iceCandidate?: never; isStillHere?: never; offer?: never; }
  |  { answer?: never;   /** Ends the call: HUNG_UP, DECLINED, BUSY or FAILED. */
  hangUp: CallEnd; iceCandidate?: never; isStillHere?: never; offer?: never; }
  |  { answer?: never; hangUp?: never;   /** A way by which this device may be reached. Only once the call was answered. */
  iceCandidate: IceCandidateInput; isStillHere?: never; offer?: never; }
  |  { answer?: never; hangUp?: never; iceCandidate?: never;   /** True every 30 seconds while in the call; without it a call is over after 90 seconds. */
  isStillHere: boolean; offer?: never; }
  |  { answer?: never; hangUp?: never; iceCandidate?: never; isStillHere?: never;   /** Begins or renegotiates a call. */
  offer: CallOfferInput; };

/** How far a call is. */
export type CallState =
  /** Both are in it. */
  | 'ACTIVE'
  /** It is over. */
  | 'ENDED'
  /** It rings; nobody answered yet. */
  | 'RINGING';

/** An ICE candidate, as `RTCIceCandidate.toJSON()` has it. */
export type IceCandidateInput = {
  /** The candidate's line, at most 1,000 characters; empty for the end of them. */
  candidate: string;
  /** The place of that media in the SDP, from 0. */
  sdpMLineIndex?: number | null | undefined;
  /** The media it belongs to. */
  sdpMid?: string | null | undefined;
};

/** In which match a call is to be made or answered. */
export type PrepareCallInput = {
  /** The id of the match. */
  matchId: string;
};

/** A signal of a call. */
export type SendCallSignalInput = {
  /** A UUID made by the caller's device: the same for all signals of a call. */
  callId: string;
  /** The id of the match. */
  matchId: string;
  /** The signal to pass on. */
  signal: CallSignalInput;
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

export type PrepareCallMutationVariables = Exact<{
  input: PrepareCallInput;
}>;


export type PrepareCallMutation = { prepareCall:
    | { __typename: 'NotAvailable', code: UserErrorCode, message: string }
    | { __typename: 'PremiumRequired', code: UserErrorCode, message: string }
    | { __typename: 'PrepareCallSuccess', isRelayOnly: boolean, videoWidth: number, videoHeight: number, iceServers: Array<{ __typename: 'IceServer', urls: Array<string>, username: string | null, credential: string | null }> }
    | { __typename: 'TooManyAttempts', code: UserErrorCode, message: string }
   };

export type SendCallSignalMutationVariables = Exact<{
  input: SendCallSignalInput;
}>;


export type SendCallSignalMutation = { sendCallSignal:
    | { __typename: 'CallBusy', code: UserErrorCode, message: string }
    | { __typename: 'CallOver', code: UserErrorCode, message: string }
    | { __typename: 'InvalidInput', code: UserErrorCode, message: string }
    | { __typename: 'NotAvailable', code: UserErrorCode, message: string }
    | { __typename: 'PremiumRequired', code: UserErrorCode, message: string }
    | { __typename: 'SendCallSignalSuccess', call: { __typename: 'Call', id: string, isIncoming: boolean, hasVideo: boolean, state: CallState, end: CallEnd | null, ringsUntil: string, offer: string | null, match: { __typename: 'Match', id: string, profile: { __typename: 'Profile', id: string, fullName: string, avatar: { __typename: 'Photo', id: string, small: string } | null } | null } } }
    | { __typename: 'TooManyAttempts', code: UserErrorCode, message: string }
   };

export type CallSignalsSubscriptionVariables = Exact<{
  matchId: string;
}>;


export type CallSignalsSubscription = { callSignals:
    | { __typename: 'CallAnswered', callId: string, sdp: string }
    | { __typename: 'CallOffered', callId: string, sdp: string }
    | { __typename: 'IceCandidateFound', callId: string, candidate: string, sdpMid: string | null, sdpMLineIndex: number | null }
   };

export type Call_CallFragment = { __typename: 'Call', id: string, isIncoming: boolean, hasVideo: boolean, state: CallState, end: CallEnd | null, ringsUntil: string, offer: string | null, match: { __typename: 'Match', id: string, profile: { __typename: 'Profile', id: string, fullName: string, avatar: { __typename: 'Photo', id: string, small: string } | null } | null } } & { ' $fragmentName'?: 'Call_CallFragment' };

export const Call_CallFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Call_call"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Call"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isIncoming"}},{"kind":"Field","name":{"kind":"Name","value":"hasVideo"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"ringsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"offer"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"small"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"SMALL"}}]}]}}]}}]}}]}}]} as unknown as DocumentNode<Call_CallFragment, unknown>;
export const PrepareCallDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PrepareCall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrepareCallInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prepareCall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrepareCallSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"iceServers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urls"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"credential"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRelayOnly"}},{"kind":"Field","name":{"kind":"Name","value":"videoWidth"}},{"kind":"Field","name":{"kind":"Name","value":"videoHeight"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<PrepareCallMutation, PrepareCallMutationVariables>;
export const SendCallSignalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendCallSignal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendCallSignalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendCallSignal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SendCallSignalSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"call"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Call_call"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Call_call"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Call"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isIncoming"}},{"kind":"Field","name":{"kind":"Name","value":"hasVideo"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"ringsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"offer"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"small"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"SMALL"}}]}]}}]}}]}}]}}]} as unknown as DocumentNode<SendCallSignalMutation, SendCallSignalMutationVariables>;
export const CallSignalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CallSignals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"callSignals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CallOffered"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"callId"}},{"kind":"Field","name":{"kind":"Name","value":"sdp"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CallAnswered"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"callId"}},{"kind":"Field","name":{"kind":"Name","value":"sdp"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IceCandidateFound"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"callId"}},{"kind":"Field","name":{"kind":"Name","value":"candidate"}},{"kind":"Field","name":{"kind":"Name","value":"sdpMid"}},{"kind":"Field","name":{"kind":"Name","value":"sdpMLineIndex"}}]}}]}}]}}]} as unknown as DocumentNode<CallSignalsSubscription, CallSignalsSubscriptionVariables>;
export function usePrepareCallMutation(options?: Apollo.useMutation.Options<PrepareCallMutation, PrepareCallMutationVariables>) {
  return useAnswer(PrepareCallDocument, options);
}

export function useSendCallSignalMutation(options?: Apollo.useMutation.Options<SendCallSignalMutation, SendCallSignalMutationVariables>) {
  return useAnswer(SendCallSignalDocument, options);
}

export function useCallSignalsSubscription(options: Apollo.useSubscription.Options<CallSignalsSubscription, CallSignalsSubscriptionVariables> | Apollo.SkipToken) {
  return Apollo.useSubscription(CallSignalsDocument, options as Apollo.useSubscription.Options<CallSignalsSubscription, CallSignalsSubscriptionVariables>);
}