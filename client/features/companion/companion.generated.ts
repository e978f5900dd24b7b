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

/** Who answers as the companion. */
export type CoachKind =
  /** A language model. */
  | 'AI'
  /** Nobody: the companion is switched off. */
  | 'OFF'
  /** A written library, where no language model is set up. */
  | 'PRACTICE';

/** As whom the companion speaks. */
export type CompanionGender =
  /** As a woman. */
  | 'FEMALE'
  /** As a man. */
  | 'MALE';

/** Who wrote a message of a conversation with the companion. */
export type CompanionRole =
  /** Written by the companion. */
  | 'ASSISTANT'
  /** Written by the viewer. */
  | 'USER';

/** In which tone the companion speaks. */
export type CompanionTone =
  /** Plain and brief. */
  | 'DIRECT'
  /** Warm and kind. */
  | 'FRIENDLY'
  /** Light and teasing. */
  | 'PLAYFUL'
  /** Polished and well read. */
  | 'SOPHISTICATED';

/** A conversation to forget. */
export type DeleteCompanionConversationInput = {
  /** The id of the conversation. */
  conversationId: string;
};

/** What to make questions for. */
export type GenerateQuestionsInput = {
  /** The id of the scenario. */
  scenarioId: string;
};

/** Whether a reply helped. */
export type RateReplyInput = {
  /** The id of the exchange that the reply belongs to. */
  exchangeId: string;
  /** Whether it helped; null takes back what was said. */
  rating?: ReplyRating | null | undefined;
};

/** Whether a reply of the companion helped its reader. */
export type ReplyRating =
  /** It helped them. */
  | 'HELPFUL'
  /** It did not help. */
  | 'NOT_HELPFUL';

/** A message that was not sent yet. */
export type ReviewDraftInput = {
  /** The text, 1 to 2,000 characters after trimming. */
  draft: string;
};

/** How the companion is to speak. */
export type SaveCompanionPreferencesInput = {
  /** As whom it speaks. */
  gender: CompanionGender;
  /** In which tone. */
  tone: CompanionTone;
};

/** A message to the companion. */
export type SendCompanionMessageInput = {
  /** Made by the client, the same for each retry. */
  clientId: string;
  /** The text, 1 to 2,000 characters after trimming. */
  content: string;
  /** Whether the companion also gives tips, beside playing its part. */
  isCoachMode?: boolean;
  /** The id of the scenario that is practised, or of `companionAsking`. */
  scenarioId: string;
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

export type CompanionPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanionPageQuery = { viewer: { __typename: 'Viewer', id: string, plan: { __typename: 'HeldPlan', abilities: Array<Ability> }, companion: { __typename: 'Companion', coach: CoachKind, preferences: { __typename: 'CompanionPreferences', gender: CompanionGender, tone: CompanionTone }, allowance: { __typename: 'CompanionAllowance', percentLeft: number, resetsAt: string } } | null } | null, companionScenarios: Array<{ __typename: 'CompanionScenario', id: string, name: string, description: string, opening: string, questions: Array<{ __typename: 'SuggestedQuestion', category: string, question: string }> }>, companionAsking: { __typename: 'CompanionScenario', id: string, name: string, description: string, opening: string, questions: Array<{ __typename: 'SuggestedQuestion', category: string, question: string }> } };

export type CompanionTalkQueryVariables = Exact<{
  scenarioId: string;
}>;


export type CompanionTalkQuery = { viewer: { __typename: 'Viewer', id: string, companion: { __typename: 'Companion', conversation: { __typename: 'CompanionConversation', id: string, messages: Array<{ __typename: 'CompanionMessage', id: string, exchangeId: string, role: CompanionRole, content: string, createdAt: string, isStopped: boolean, hasHelpLines: boolean, rating: ReplyRating | null }> } | null } | null } | null };

export type CompanionAllowanceQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanionAllowanceQuery = { viewer: { __typename: 'Viewer', id: string, companion: { __typename: 'Companion', allowance: { __typename: 'CompanionAllowance', percentLeft: number, resetsAt: string } } | null } | null };

export type PastConversationsQueryVariables = Exact<{ [key: string]: never; }>;


export type PastConversationsQuery = { viewer: { __typename: 'Viewer', id: string, companion: { __typename: 'Companion', conversations: Array<{ __typename: 'CompanionConversation', id: string, startedAt: string, updatedAt: string, scenario: { __typename: 'CompanionScenario', id: string, name: string } }> } | null } | null };

export type CompanionProgressQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanionProgressQuery = { viewer: { __typename: 'Viewer', id: string, companion: { __typename: 'Companion', progress: { __typename: 'CompanionProgress', messages: number, activeDays: number, streakDays: number, scenarios: Array<{ __typename: 'ScenarioProgress', messages: number, lastAt: string | null, scenario: { __typename: 'CompanionScenario', id: string, name: string } }>, week: { __typename: 'WeeklyReport', from: string, to: string, messages: number, messagesBefore: number, activeDays: number, advice: string, favourite: { __typename: 'CompanionScenario', id: string, name: string } | null } } | null } | null } | null };

export type SendCompanionMessageMutationVariables = Exact<{
  input: SendCompanionMessageInput;
}>;


export type SendCompanionMessageMutation = { sendCompanionMessage:
    | { __typename: 'IdempotencyConflict', message: string }
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'LimitReached', message: string, resetsAt: string }
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'PremiumRequired', message: string }
    | { __typename: 'SendCompanionMessageSuccess', exchangeId: string, conversation: { __typename: 'CompanionConversation', id: string, messages: Array<{ __typename: 'CompanionMessage', id: string, exchangeId: string, role: CompanionRole, content: string, createdAt: string, isStopped: boolean, hasHelpLines: boolean, rating: ReplyRating | null }> } }
    | { __typename: 'TooManyAttempts', message: string }
   };

export type CompanionReplySubscriptionVariables = Exact<{
  exchangeId: string;
}>;


export type CompanionReplySubscription = { companionReply:
    | { __typename: 'CompanionDelta', exchangeId: string, text: string }
    | { __typename: 'CompanionReplyDone', exchangeId: string, conversation: { __typename: 'CompanionConversation', id: string, messages: Array<{ __typename: 'CompanionMessage', id: string, exchangeId: string, role: CompanionRole, content: string, createdAt: string, isStopped: boolean, hasHelpLines: boolean, rating: ReplyRating | null }> } }
    | { __typename: 'CompanionReplyFailed', exchangeId: string, code: UserErrorCode, message: string }
   };

export type DeleteCompanionConversationMutationVariables = Exact<{
  input: DeleteCompanionConversationInput;
}>;


export type DeleteCompanionConversationMutation = { deleteCompanionConversation:
    | { __typename: 'DeleteCompanionConversationSuccess' }
    | { __typename: 'NotAvailable', message: string }
   };

export type SaveCompanionPreferencesMutationVariables = Exact<{
  input: SaveCompanionPreferencesInput;
}>;


export type SaveCompanionPreferencesMutation = { saveCompanionPreferences:
    | { __typename: 'PremiumRequired', message: string }
    | { __typename: 'SaveCompanionPreferencesSuccess', viewer: { __typename: 'Viewer', id: string, companion: { __typename: 'Companion', preferences: { __typename: 'CompanionPreferences', gender: CompanionGender, tone: CompanionTone } } | null } }
   };

export type GenerateQuestionsMutationVariables = Exact<{
  input: GenerateQuestionsInput;
}>;


export type GenerateQuestionsMutation = { generateQuestions:
    | { __typename: 'CoachUnavailable', code: UserErrorCode, message: string }
    | { __typename: 'GenerateQuestionsSuccess', questions: Array<{ __typename: 'SuggestedQuestion', category: string, question: string }> }
    | { __typename: 'LimitReached', code: UserErrorCode, message: string }
    | { __typename: 'NotAvailable', code: UserErrorCode, message: string }
    | { __typename: 'PremiumRequired', code: UserErrorCode, message: string }
    | { __typename: 'TooManyAttempts', code: UserErrorCode, message: string }
   };

export type ReviewDraftMutationVariables = Exact<{
  input: ReviewDraftInput;
}>;


export type ReviewDraftMutation = { reviewDraft:
    | { __typename: 'CoachUnavailable', code: UserErrorCode, message: string }
    | { __typename: 'InvalidInput', code: UserErrorCode, message: string }
    | { __typename: 'LimitReached', code: UserErrorCode, message: string }
    | { __typename: 'NotAvailable', code: UserErrorCode, message: string }
    | { __typename: 'PremiumRequired', code: UserErrorCode, message: string }
    | { __typename: 'ReviewDraftSuccess', hasHelpLines: boolean, feedback: { __typename: 'DraftFeedback', warmth: number, clarity: number, curiosity: number, strengths: Array<string>, suggestions: Array<string>, rewrite: string | null } | null }
    | { __typename: 'TooManyAttempts', code: UserErrorCode, message: string }
   };

export type RateReplyMutationVariables = Exact<{
  input: RateReplyInput;
}>;


export type RateReplyMutation = { rateReply:
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'PremiumRequired', message: string }
    | { __typename: 'RateReplySuccess', reply: { __typename: 'CompanionMessage', id: string, rating: ReplyRating | null } }
   };

export type ScenarioPicker_ScenarioFragment = { __typename: 'CompanionScenario', id: string, name: string, description: string } & { ' $fragmentName'?: 'ScenarioPicker_ScenarioFragment' };

export type Talk_ScenarioFragment = { __typename: 'CompanionScenario', id: string, name: string, opening: string, questions: Array<{ __typename: 'SuggestedQuestion', category: string, question: string }> } & { ' $fragmentName'?: 'Talk_ScenarioFragment' };

export type Thread_ConversationFragment = { __typename: 'CompanionConversation', id: string, messages: Array<{ __typename: 'CompanionMessage', id: string, exchangeId: string, role: CompanionRole, content: string, createdAt: string, isStopped: boolean, hasHelpLines: boolean, rating: ReplyRating | null }> } & { ' $fragmentName'?: 'Thread_ConversationFragment' };

export const ScenarioPicker_ScenarioFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScenarioPicker_scenario"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanionScenario"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<ScenarioPicker_ScenarioFragment, unknown>;
export const Talk_ScenarioFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Talk_scenario"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanionScenario"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"opening"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"question"}}]}}]}}]} as unknown as DocumentNode<Talk_ScenarioFragment, unknown>;
export const Thread_ConversationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thread_conversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanionConversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"exchangeId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStopped"}},{"kind":"Field","name":{"kind":"Name","value":"hasHelpLines"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}}]}}]}}]} as unknown as DocumentNode<Thread_ConversationFragment, unknown>;
export const CompanionPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanionPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"abilities"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coach"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentLeft"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"companionScenarios"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScenarioPicker_scenario"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Talk_scenario"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"companionAsking"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScenarioPicker_scenario"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Talk_scenario"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScenarioPicker_scenario"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanionScenario"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Talk_scenario"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanionScenario"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"opening"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"question"}}]}}]}}]} as unknown as DocumentNode<CompanionPageQuery, CompanionPageQueryVariables>;
export const CompanionTalkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanionTalk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scenarioId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"scenarioId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scenarioId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thread_conversation"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thread_conversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanionConversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"exchangeId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStopped"}},{"kind":"Field","name":{"kind":"Name","value":"hasHelpLines"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}}]}}]}}]} as unknown as DocumentNode<CompanionTalkQuery, CompanionTalkQueryVariables>;
export const CompanionAllowanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanionAllowance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentLeft"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CompanionAllowanceQuery, CompanionAllowanceQueryVariables>;
export const PastConversationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PastConversations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"scenario"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<PastConversationsQuery, PastConversationsQueryVariables>;
export const CompanionProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanionProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"activeDays"}},{"kind":"Field","name":{"kind":"Name","value":"streakDays"}},{"kind":"Field","name":{"kind":"Name","value":"scenarios"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"scenario"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"week"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"messagesBefore"}},{"kind":"Field","name":{"kind":"Name","value":"activeDays"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"favourite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CompanionProgressQuery, CompanionProgressQueryVariables>;
export const SendCompanionMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendCompanionMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendCompanionMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendCompanionMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SendCompanionMessageSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchangeId"}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thread_conversation"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LimitReached"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thread_conversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanionConversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"exchangeId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStopped"}},{"kind":"Field","name":{"kind":"Name","value":"hasHelpLines"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}}]}}]}}]} as unknown as DocumentNode<SendCompanionMessageMutation, SendCompanionMessageMutationVariables>;
export const CompanionReplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CompanionReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exchangeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companionReply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"exchangeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exchangeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanionDelta"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchangeId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanionReplyDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchangeId"}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Thread_conversation"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanionReplyFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchangeId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Thread_conversation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanionConversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"exchangeId"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStopped"}},{"kind":"Field","name":{"kind":"Name","value":"hasHelpLines"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}}]}}]}}]} as unknown as DocumentNode<CompanionReplySubscription, CompanionReplySubscriptionVariables>;
export const DeleteCompanionConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCompanionConversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCompanionConversationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCompanionConversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteCompanionConversationMutation, DeleteCompanionConversationMutationVariables>;
export const SaveCompanionPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCompanionPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveCompanionPreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCompanionPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaveCompanionPreferencesSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveCompanionPreferencesMutation, SaveCompanionPreferencesMutationVariables>;
export const GenerateQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GenerateQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GenerateQuestionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generateQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GenerateQuestionsSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"question"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<GenerateQuestionsMutation, GenerateQuestionsMutationVariables>;
export const ReviewDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviewDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewDraftSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasHelpLines"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warmth"}},{"kind":"Field","name":{"kind":"Name","value":"clarity"}},{"kind":"Field","name":{"kind":"Name","value":"curiosity"}},{"kind":"Field","name":{"kind":"Name","value":"strengths"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"}},{"kind":"Field","name":{"kind":"Name","value":"rewrite"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReviewDraftMutation, ReviewDraftMutationVariables>;
export const RateReplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RateReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RateReplyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateReply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateReplySuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reply"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RateReplyMutation, RateReplyMutationVariables>;
export function useCompanionPageQuery(options: Apollo.useQuery.Options<CompanionPageQuery, CompanionPageQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(CompanionPageDocument, options as Apollo.useQuery.Options<CompanionPageQuery, CompanionPageQueryVariables>);
}

export function useCompanionTalkQuery(options: Apollo.useQuery.Options<CompanionTalkQuery, CompanionTalkQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(CompanionTalkDocument, options as Apollo.useQuery.Options<CompanionTalkQuery, CompanionTalkQueryVariables>);
}

export function useCompanionAllowanceQuery(options: Apollo.useQuery.Options<CompanionAllowanceQuery, CompanionAllowanceQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(CompanionAllowanceDocument, options as Apollo.useQuery.Options<CompanionAllowanceQuery, CompanionAllowanceQueryVariables>);
}

export function usePastConversationsQuery(options: Apollo.useQuery.Options<PastConversationsQuery, PastConversationsQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(PastConversationsDocument, options as Apollo.useQuery.Options<PastConversationsQuery, PastConversationsQueryVariables>);
}

export function useCompanionProgressQuery(options: Apollo.useQuery.Options<CompanionProgressQuery, CompanionProgressQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(CompanionProgressDocument, options as Apollo.useQuery.Options<CompanionProgressQuery, CompanionProgressQueryVariables>);
}

export function useSendCompanionMessageMutation(options?: Apollo.useMutation.Options<SendCompanionMessageMutation, SendCompanionMessageMutationVariables>) {
  return useAnswer(SendCompanionMessageDocument, options);
}

export function useCompanionReplySubscription(options: Apollo.useSubscription.Options<CompanionReplySubscription, CompanionReplySubscriptionVariables> | Apollo.SkipToken) {
  return Apollo.useSubscription(CompanionReplyDocument, options as Apollo.useSubscription.Options<CompanionReplySubscription, CompanionReplySubscriptionVariables>);
}

export function useDeleteCompanionConversationMutation(options?: Apollo.useMutation.Options<DeleteCompanionConversationMutation, DeleteCompanionConversationMutationVariables>) {
  return useAnswer(DeleteCompanionConversationDocument, options);
}

export function useSaveCompanionPreferencesMutation(options?: Apollo.useMutation.Options<SaveCompanionPreferencesMutation, SaveCompanionPreferencesMutationVariables>) {
  return useAnswer(SaveCompanionPreferencesDocument, options);
}

export function useGenerateQuestionsMutation(options?: Apollo.useMutation.Options<GenerateQuestionsMutation, GenerateQuestionsMutationVariables>) {
  return useAnswer(GenerateQuestionsDocument, options);
}

export function useReviewDraftMutation(options?: Apollo.useMutation.Options<ReviewDraftMutation, ReviewDraftMutationVariables>) {
  return useAnswer(ReviewDraftDocument, options);
}

export function useRateReplyMutation(options?: Apollo.useMutation.Options<RateReplyMutation, RateReplyMutationVariables>) {
  return useAnswer(RateReplyDocument, options);
}