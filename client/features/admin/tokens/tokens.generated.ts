/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import { useAnswer } from '#client/apollo/use-answer.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an access token may do. */
export type AccessTokenScope =
  /** Suspend, warn and restore accounts, and decide appeals. */
  | 'ACCOUNTS_SUSPEND'
  /** Write the newsletter's articles and the places for dates. */
  | 'CATALOG_WRITE'
  /** Grant and revoke plans. */
  | 'ENTITLEMENTS_WRITE'
  /** Send the newsletter, and record which addresses are unreachable. */
  | 'NEWSLETTER_SEND'
  /** Create the prices of the plans at the payment provider. */
  | 'PLANS_WRITE'
  /** Decide reports. They are read with USERS_READ. */
  | 'REPORTS_WRITE'
  /** Answer requests for help. They are read with USERS_READ. */
  | 'SUPPORT_WRITE'
  /** Read what administrators read. */
  | 'USERS_READ'
  /** Read and review selfies. */
  | 'VERIFICATION_REVIEW';

/** A token to create. */
export type CreateAccessTokenInput = {
  /** For how many days, 1 to 366. */
  days?: number;
  /** What it is for, 1 to 100 characters. */
  name: string;
  /** What it may do; at least one. */
  scopes: Array<AccessTokenScope>;
};

/** Which token to end. */
export type RevokeAccessTokenInput = {
  /** The token's id. */
  accessTokenId: string;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
};

export type ConsoleTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleTokensQuery = { viewer: { __typename: 'Viewer', id: string, accessTokens: Array<{ __typename: 'AccessToken', id: string, name: string, scopes: Array<AccessTokenScope>, createdAt: string, expiresAt: string, lastUsedAt: string | null }> } | null };

export type ConsoleCreateTokenMutationVariables = Exact<{
  input: CreateAccessTokenInput;
}>;


export type ConsoleCreateTokenMutation = { createAccessToken:
    | { __typename: 'CreateAccessTokenSuccess', token: string, accessToken: { __typename: 'AccessToken', id: string } }
    | { __typename: 'InvalidInput', message: string, fieldErrors: Array<{ __typename: 'FieldError', path: string, message: string }> }
   };

export type ConsoleRevokeTokenMutationVariables = Exact<{
  input: RevokeAccessTokenInput;
}>;


export type ConsoleRevokeTokenMutation = { revokeAccessToken:
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'RevokeAccessTokenSuccess', viewer: { __typename: 'Viewer', id: string, accessTokens: Array<{ __typename: 'AccessToken', id: string, name: string, scopes: Array<AccessTokenScope>, createdAt: string, expiresAt: string, lastUsedAt: string | null }> } }
   };


export const ConsoleTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleTokensQuery, ConsoleTokensQueryVariables>;
export const ConsoleCreateTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleCreateToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAccessTokenSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleCreateTokenMutation, ConsoleCreateTokenMutationVariables>;
export const ConsoleRevokeTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleRevokeToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeAccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeAccessTokenSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleRevokeTokenMutation, ConsoleRevokeTokenMutationVariables>;
export function useConsoleTokensQuery(options: Apollo.useQuery.Options<ConsoleTokensQuery, ConsoleTokensQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(ConsoleTokensDocument, options as Apollo.useQuery.Options<ConsoleTokensQuery, ConsoleTokensQueryVariables>);
}

export function useConsoleCreateTokenMutation(options?: Apollo.useMutation.Options<ConsoleCreateTokenMutation, ConsoleCreateTokenMutationVariables>) {
  return useAnswer(ConsoleCreateTokenDocument, options);
}

export function useConsoleRevokeTokenMutation(options?: Apollo.useMutation.Options<ConsoleRevokeTokenMutation, ConsoleRevokeTokenMutationVariables>) {
  return useAnswer(ConsoleRevokeTokenDocument, options);
}