/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import { useAnswer } from '#client/apollo/use-answer.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whom to block. */
export type BlockProfileInput = {
  /** The id of the person. */
  profileId: string;
};

/** Whom to report, and why. */
export type ReportProfileInput = {
  /** What happened, at most 1,000 characters; may be empty. */
  description?: string;
  /** The id of the person. */
  profileId: string;
  /** Why; null answers 'Please select a reason for reporting'. */
  reason?: ReportReason | null | undefined;
};

/** Why somebody is reported. */
export type ReportReason =
  /** Somebody who pretends to be another. */
  | 'FAKE_PROFILE'
  /** Insults, threats, pressure. */
  | 'HARASSMENT'
  /** Photos or words that do not belong here. */
  | 'INAPPROPRIATE_CONTENT'
  /** Something else, told in `description`. */
  | 'OTHER'
  /** Somebody who seems to be under 18. */
  | 'UNDERAGE'
  /** A date with them did not feel safe. It comes from `reviewDate`. */
  | 'UNSAFE_DATE';

/** Which match to end. */
export type UnmatchInput = {
  /** The id of the match. */
  matchId: string;
};

export type BlockProfileMutationVariables = Exact<{
  input: BlockProfileInput;
}>;


export type BlockProfileMutation = { blockProfile:
    | { __typename: 'BlockProfileSuccess', viewer: { __typename: 'Viewer', id: string, unreadCount: number } }
    | { __typename: 'NotAvailable', message: string }
   };

export type UnmatchMutationVariables = Exact<{
  input: UnmatchInput;
}>;


export type UnmatchMutation = { unmatch:
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'UnmatchSuccess', matchId: string, viewer: { __typename: 'Viewer', id: string, unreadCount: number } }
   };

export type ReportProfileMutationVariables = Exact<{
  input: ReportProfileInput;
}>;


export type ReportProfileMutation = { reportProfile:
    | { __typename: 'InvalidInput', message: string, fieldErrors: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'ReportProfileSuccess' }
    | { __typename: 'TooManyAttempts', retryAfterSeconds: number, message: string }
   };


export const BlockProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BlockProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlockProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlockProfileSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<BlockProfileMutation, BlockProfileMutationVariables>;
export const UnmatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Unmatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnmatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unmatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnmatchSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UnmatchMutation, UnmatchMutationVariables>;
export const ReportProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooManyAttempts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReportProfileMutation, ReportProfileMutationVariables>;
export function useBlockProfileMutation(options?: Apollo.useMutation.Options<BlockProfileMutation, BlockProfileMutationVariables>) {
  return useAnswer(BlockProfileDocument, options);
}

export function useUnmatchMutation(options?: Apollo.useMutation.Options<UnmatchMutation, UnmatchMutationVariables>) {
  return useAnswer(UnmatchDocument, options);
}

export function useReportProfileMutation(options?: Apollo.useMutation.Options<ReportProfileMutation, ReportProfileMutationVariables>) {
  return useAnswer(ReportProfileDocument, options);
}