/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why a payment failed. */
export type PaymentFailureReason =
  /** It arrived in another currency. */
  | 'CURRENCY'
  /** It arrived too late. */
  | 'LATE'
  /** The person's account was gone. */
  | 'LEFT'
  /** A renewal was asked for and is not paid. */
  | 'OVERDUE'
  /** The person had a subscription already. */
  | 'SECOND_PLAN'
  /** The person had used their free trial. */
  | 'SECOND_TRIAL'
  /** The person had a subscription that renews. */
  | 'SUBSCRIBED'
  /** Less than the price arrived. */
  | 'UNDERPAID';

/** A paid plan. */
export type PlanId =
  /** The plan Diamond. */
  | 'DIAMOND'
  /** The plan Gold. */
  | 'GOLD'
  /** The plan Soul. */
  | 'SOUL';

export type ConsoleMoneyQueryVariables = Exact<{
  days: number;
}>;


export type ConsoleMoneyQuery = { admin: { __typename: 'Admin', money: { __typename: 'MoneyFigures', plans: Array<{ __typename: 'PlanHoldings', plan: PlanId, trials: number, renewing: number, ending: number, overdue: number, prepaid: number, waiting: number, given: number }>, days: Array<{ __typename: 'MoneyDay', day: string, receivedNaira: number, refundedNaira: number, begun: number, ended: number, prepaid: number }>, outcomes: { __typename: 'SubscriptionOutcomes', trialsEnded: number, trialsPaid: number, ranBefore: number, ranOut: number }, failures: Array<{ __typename: 'PaymentFailure', reason: PaymentFailureReason, count: number }> } } | null };


export const ConsoleMoneyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleMoney"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"money"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"trials"}},{"kind":"Field","name":{"kind":"Name","value":"renewing"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"prepaid"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"given"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"receivedNaira"}},{"kind":"Field","name":{"kind":"Name","value":"refundedNaira"}},{"kind":"Field","name":{"kind":"Name","value":"begun"}},{"kind":"Field","name":{"kind":"Name","value":"ended"}},{"kind":"Field","name":{"kind":"Name","value":"prepaid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trialsEnded"}},{"kind":"Field","name":{"kind":"Name","value":"trialsPaid"}},{"kind":"Field","name":{"kind":"Name","value":"ranBefore"}},{"kind":"Field","name":{"kind":"Name","value":"ranOut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleMoneyQuery, ConsoleMoneyQueryVariables>;
export function useConsoleMoneyQuery(options: Apollo.useQuery.Options<ConsoleMoneyQuery, ConsoleMoneyQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(ConsoleMoneyDocument, options as Apollo.useQuery.Options<ConsoleMoneyQuery, ConsoleMoneyQueryVariables>);
}