/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PersonLine_UserFragment } from '../console.generated.ts';
import * as Apollo from '@apollo/client/react';
import { useAnswer } from '#client/apollo/use-answer.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an administrator decides of an appeal. */
export type AppealDecision =
  /** The suspension is lifted. */
  | 'GRANT'
  /** The suspension stays. */
  | 'UPHOLD';

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

/** Which appeal, and how it is decided. */
export type ResolveAppealInput = {
  /** The appeal's id. */
  appealId: string;
  /** What is decided about it. */
  decision: AppealDecision;
  /** Only check and tell what would happen. */
  isDryRun?: boolean;
  /** Why, for the person and the audit row, 1 to 500 characters. */
  note: string;
};

export type ConsoleAppealsQueryVariables = Exact<{
  state: AppealState;
  first: number;
  after?: string | null | undefined;
}>;


export type ConsoleAppealsQuery = { admin: { __typename: 'Admin', appeals: { __typename: 'AdminAppealConnection', edges: Array<{ __typename: 'AdminAppealEdge', cursor: string, node: (
          { __typename: 'AdminAppeal', id: string, state: AppealState }
          & { ' $fragmentRefs'?: { 'AppealCard_AppealFragment': AppealCard_AppealFragment } }
        ) }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } } | null };

export type AppealCard_AppealFragment = { __typename: 'AdminAppeal', id: string, content: string, reason: string, state: AppealState, note: string | null, createdAt: string, decidedAt: string | null, user: (
    { __typename: 'AdminUser', id: string, fullName: string, warnings: Array<{ __typename: 'AdminWarning', id: string, reason: string, photoId: string | null, createdAt: string, acknowledgedAt: string | null }> }
    & { ' $fragmentRefs'?: { 'PersonLine_UserFragment': PersonLine_UserFragment } }
  ) } & { ' $fragmentName'?: 'AppealCard_AppealFragment' };

export type ConsoleResolveAppealMutationVariables = Exact<{
  input: ResolveAppealInput;
}>;


export type ConsoleResolveAppealMutation = { resolveAppeal:
    | { __typename: 'InvalidInput', message: string, fieldErrors: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'ResolveAppealSuccess', appeal: { __typename: 'AdminAppeal', id: string, state: AppealState, note: string | null, decidedAt: string | null, user: { __typename: 'AdminUser', id: string, suspendedAt: string | null } } }
   };

export const AppealCard_AppealFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppealCard_appeal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminAppeal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"photoId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledgedAt"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonLine_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonLine_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"limitedAt"}}]}}]} as unknown as DocumentNode<AppealCard_AppealFragment, unknown>;
export const ConsoleAppealsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleAppeals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppealState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appeals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppealCard_appeal"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonLine_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"limitedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppealCard_appeal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminAppeal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"photoId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"acknowledgedAt"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonLine_user"}}]}}]}}]} as unknown as DocumentNode<ConsoleAppealsQuery, ConsoleAppealsQueryVariables>;
export const ConsoleResolveAppealDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsoleResolveAppeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResolveAppealInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resolveAppeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResolveAppealSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appeal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleResolveAppealMutation, ConsoleResolveAppealMutationVariables>;
export function useConsoleAppealsQuery(options: Apollo.useQuery.Options<ConsoleAppealsQuery, ConsoleAppealsQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(ConsoleAppealsDocument, options as Apollo.useQuery.Options<ConsoleAppealsQuery, ConsoleAppealsQueryVariables>);
}

export function useConsoleResolveAppealMutation(options?: Apollo.useMutation.Options<ConsoleResolveAppealMutation, ConsoleResolveAppealMutationVariables>) {
  return useAnswer(ConsoleResolveAppealDocument, options);
}