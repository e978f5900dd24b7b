/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import { useAnswer } from '#client/apollo/use-answer.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An answer to a proposed date. */
export type AnswerDatePlanInput = {
  /** What is said. */
  answer: DatePlanAnswer;
  /** With COUNTER: what changes. */
  counter?: CounterDatePlanInput | null | undefined;
  /** The id of the plan. */
  planId: string;
  /** The version that the answer is given to. */
  version: number;
};

/** A date that is called off. */
export type CancelDatePlanInput = {
  /** The id of the plan. */
  planId: string;
};

/** Another time or place. What is omitted stays. */
export type CounterDatePlanInput = {
  /** The id of a place of the guide. */
  dateIdeaId?: string | null | undefined;
  /** A place that the guide does not have, 2 to 120 characters. */
  placeName?: string | null | undefined;
  /** When, from one hour to 30 days ahead. Seconds are dropped. */
  startsAt?: string | null | undefined;
};

/** How somebody felt at a date. */
export type DateFeeling =
  /** They felt safe. */
  | 'SAFE'
  /** They did not feel safe. The team looks at it. */
  | 'UNSAFE'
  /** They were not sure. */
  | 'UNSURE';

/** What is said to a proposed date. */
export type DatePlanAnswer =
  /** Yes, at this time and place. */
  | 'ACCEPT'
  /** Another time or place; also for a date that both agreed on. */
  | 'COUNTER'
  /** No, and no other proposal. */
  | 'DECLINE';

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

/** A date that is proposed. Give either a place of the guide or a place's name. */
export type ProposeDatePlanInput = {
  /** An id made by the client, a UUID. The same one again is the same plan. */
  clientId: string;
  /** The id of a place of the guide. */
  dateIdeaId?: string | null | undefined;
  /** The id of the match. */
  matchId: string;
  /** A place that the guide does not have, 2 to 120 characters. */
  placeName?: string | null | undefined;
  /** When, from one hour to 30 days ahead. Seconds are dropped. */
  startsAt: string;
};

/** How a date was. */
export type ReviewDateInput = {
  /** How it felt; only of a date that happened, and needed there. */
  feeling?: DateFeeling | null | undefined;
  /** Whether the two met. */
  hasMet: boolean;
  /** The viewer's own words, at most 1,000 characters. */
  note?: string | null | undefined;
  /** The id of the plan. */
  planId: string;
};

export type PlanPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanPlacesQuery = { viewer: { __typename: 'Viewer', id: string, savedDateIdeas: Array<{ __typename: 'DateIdea', id: string, name: string }> } | null };

export type PlanPlaceQueryVariables = Exact<{
  id: string;
}>;


export type PlanPlaceQuery = { dateIdea: { __typename: 'DateIdea', id: string, name: string } | null };

export type DateToReviewQueryVariables = Exact<{
  matchId: string;
}>;


export type DateToReviewQuery = { viewer: { __typename: 'Viewer', id: string, match: { __typename: 'Match', id: string, dateToReview: { __typename: 'DatePlan', id: string, placeName: string } | null } | null } | null };

export type ProposeDatePlanMutationVariables = Exact<{
  input: ProposeDatePlanInput;
}>;


export type ProposeDatePlanMutation = { proposeDatePlan:
    | { __typename: 'DatePlanConflict', message: string, datePlan: { __typename: 'DatePlan', id: string, version: number, state: DatePlanState, isReviewWanted: boolean, isProposedByViewer: boolean, placeName: string, startsAt: string, changedAt: string, dateIdea: { __typename: 'DateIdea', id: string } | null, match: { __typename: 'Match', id: string, datePlan: { __typename: 'DatePlan', id: string } | null } } }
    | { __typename: 'InvalidInput', message: string, fieldErrors: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'PremiumRequired', message: string }
    | { __typename: 'ProposeDatePlanSuccess', datePlan: { __typename: 'DatePlan', id: string, version: number, state: DatePlanState, isReviewWanted: boolean, isProposedByViewer: boolean, placeName: string, startsAt: string, changedAt: string, dateIdea: { __typename: 'DateIdea', id: string } | null, match: { __typename: 'Match', id: string, datePlan: { __typename: 'DatePlan', id: string } | null } } }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, message: string }
   };

export type AnswerDatePlanMutationVariables = Exact<{
  input: AnswerDatePlanInput;
}>;


export type AnswerDatePlanMutation = { answerDatePlan:
    | { __typename: 'AnswerDatePlanSuccess', datePlan: { __typename: 'DatePlan', id: string, version: number, state: DatePlanState, isReviewWanted: boolean, isProposedByViewer: boolean, placeName: string, startsAt: string, changedAt: string, dateIdea: { __typename: 'DateIdea', id: string } | null, match: { __typename: 'Match', id: string, datePlan: { __typename: 'DatePlan', id: string } | null } } }
    | { __typename: 'DatePlanConflict', message: string, datePlan: { __typename: 'DatePlan', id: string, version: number, state: DatePlanState, isReviewWanted: boolean, isProposedByViewer: boolean, placeName: string, startsAt: string, changedAt: string, dateIdea: { __typename: 'DateIdea', id: string } | null, match: { __typename: 'Match', id: string, datePlan: { __typename: 'DatePlan', id: string } | null } } }
    | { __typename: 'InvalidInput', message: string, fieldErrors: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'PremiumRequired', message: string }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, message: string }
   };

export type ReviewDateMutationVariables = Exact<{
  input: ReviewDateInput;
}>;


export type ReviewDateMutation = { reviewDate:
    | { __typename: 'InvalidInput', message: string, fieldErrors: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'ReviewDateSuccess', datePlan: { __typename: 'DatePlan', id: string, version: number, state: DatePlanState, isReviewWanted: boolean, isProposedByViewer: boolean, placeName: string, startsAt: string, changedAt: string, match: { __typename: 'Match', id: string, dateToReview: { __typename: 'DatePlan', id: string, placeName: string } | null, datePlan: { __typename: 'DatePlan', id: string } | null }, dateIdea: { __typename: 'DateIdea', id: string } | null } }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, message: string }
   };

export type CancelDatePlanMutationVariables = Exact<{
  input: CancelDatePlanInput;
}>;


export type CancelDatePlanMutation = { cancelDatePlan:
    | { __typename: 'CancelDatePlanSuccess', datePlan: { __typename: 'DatePlan', id: string, version: number, state: DatePlanState, isReviewWanted: boolean, isProposedByViewer: boolean, placeName: string, startsAt: string, changedAt: string, dateIdea: { __typename: 'DateIdea', id: string } | null, match: { __typename: 'Match', id: string, datePlan: { __typename: 'DatePlan', id: string } | null } } }
    | { __typename: 'NotAvailable', message: string }
   };

export type PlanFragment = { __typename: 'DatePlan', id: string, version: number, state: DatePlanState, isReviewWanted: boolean, isProposedByViewer: boolean, placeName: string, startsAt: string, changedAt: string, dateIdea: { __typename: 'DateIdea', id: string } | null, match: { __typename: 'Match', id: string, datePlan: { __typename: 'DatePlan', id: string } | null } } & { ' $fragmentName'?: 'PlanFragment' };

export const PlanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DatePlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isReviewWanted"}},{"kind":"Field","name":{"kind":"Name","value":"isProposedByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"placeName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dateIdea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"datePlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<PlanFragment, unknown>;
export const PlanPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"savedDateIdeas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<PlanPlacesQuery, PlanPlacesQueryVariables>;
export const PlanPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateIdea"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PlanPlaceQuery, PlanPlaceQueryVariables>;
export const DateToReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DateToReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dateToReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placeName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DateToReviewQuery, DateToReviewQueryVariables>;
export const ProposeDatePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProposeDatePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposeDatePlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposeDatePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposeDatePlanSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"datePlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DatePlanConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"datePlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyAttempts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DatePlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isReviewWanted"}},{"kind":"Field","name":{"kind":"Name","value":"isProposedByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"placeName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dateIdea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"datePlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ProposeDatePlanMutation, ProposeDatePlanMutationVariables>;
export const AnswerDatePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerDatePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerDatePlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerDatePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerDatePlanSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"datePlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DatePlanConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"datePlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyAttempts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DatePlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isReviewWanted"}},{"kind":"Field","name":{"kind":"Name","value":"isProposedByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"placeName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dateIdea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"datePlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AnswerDatePlanMutation, AnswerDatePlanMutationVariables>;
export const ReviewDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviewDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewDateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewDateSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"datePlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dateToReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placeName"}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyAttempts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DatePlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isReviewWanted"}},{"kind":"Field","name":{"kind":"Name","value":"isProposedByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"placeName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dateIdea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"datePlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ReviewDateMutation, ReviewDateMutationVariables>;
export const CancelDatePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelDatePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelDatePlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelDatePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancelDatePlanSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"datePlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Plan"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DatePlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isReviewWanted"}},{"kind":"Field","name":{"kind":"Name","value":"isProposedByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"placeName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dateIdea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"datePlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CancelDatePlanMutation, CancelDatePlanMutationVariables>;
export function usePlanPlacesQuery(options: Apollo.useQuery.Options<PlanPlacesQuery, PlanPlacesQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(PlanPlacesDocument, options as Apollo.useQuery.Options<PlanPlacesQuery, PlanPlacesQueryVariables>);
}

export function usePlanPlaceQuery(options: Apollo.useQuery.Options<PlanPlaceQuery, PlanPlaceQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(PlanPlaceDocument, options as Apollo.useQuery.Options<PlanPlaceQuery, PlanPlaceQueryVariables>);
}

export function useDateToReviewQuery(options: Apollo.useQuery.Options<DateToReviewQuery, DateToReviewQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(DateToReviewDocument, options as Apollo.useQuery.Options<DateToReviewQuery, DateToReviewQueryVariables>);
}

export function useProposeDatePlanMutation(options?: Apollo.useMutation.Options<ProposeDatePlanMutation, ProposeDatePlanMutationVariables>) {
  return useAnswer(ProposeDatePlanDocument, options);
}

export function useAnswerDatePlanMutation(options?: Apollo.useMutation.Options<AnswerDatePlanMutation, AnswerDatePlanMutationVariables>) {
  return useAnswer(AnswerDatePlanDocument, options);
}

export function useReviewDateMutation(options?: Apollo.useMutation.Options<ReviewDateMutation, ReviewDateMutationVariables>) {
  return useAnswer(ReviewDateDocument, options);
}

export function useCancelDatePlanMutation(options?: Apollo.useMutation.Options<CancelDatePlanMutation, CancelDatePlanMutationVariables>) {
  return useAnswer(CancelDatePlanDocument, options);
}