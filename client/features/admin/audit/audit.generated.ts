/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PersonLine_UserFragment } from '../console.generated.ts';
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An action of an administrator, a script or the server itself. */
export type AuditAction =
  /** Answered or closed a request for help. */
  | 'ANSWER_SUPPORT_TICKET'
  /** A place for dates was checked. */
  | 'CHECK_DATE_IDEA'
  /** Made an access token for scripts. */
  | 'CREATE_ACCESS_TOKEN'
  /** Dismissed all open reports by one person. */
  | 'DISMISS_REPORTS'
  /** Granted a plan. */
  | 'GRANT_ENTITLEMENT'
  /** Made an account an administrator. */
  | 'GRANT_ROLE'
  /** Reports hid the profile. Only in events of former versions. */
  | 'HIDE_PROFILE'
  /** Let a photo stay that looks like a removed one. */
  | 'KEEP_PHOTO'
  /** The decision on the reports ended that limit. */
  | 'LIFT_LIMIT'
  /** Took the removal of a photo back. */
  | 'LIFT_PHOTO_REMOVAL'
  /** Reports showed the profile to fewer people, until one is decided. */
  | 'LIMIT_PROFILE'
  /** Published the plans at the payment provider. */
  | 'PUBLISH_PLANS'
  /** Removed readers whose letters came back from the list. */
  | 'RECORD_NEWSLETTER_BOUNCES'
  /** Hid a place for dates. */
  | 'REMOVE_DATE_IDEA'
  /** Removed an article. */
  | 'REMOVE_NEWSLETTER_ARTICLE'
  /** Removed a photo. */
  | 'REMOVE_PHOTO'
  /** Decided an appeal against a suspension. */
  | 'RESOLVE_APPEAL'
  /** Decided a report. */
  | 'RESOLVE_REPORT'
  /** Lifted a suspension. */
  | 'RESTORE_ACCOUNT'
  /** Decided a selfie for the verified tick. */
  | 'REVIEW_VERIFICATION'
  /** Ended an access token. */
  | 'REVOKE_ACCESS_TOKEN'
  /** Ended plans that were granted. */
  | 'REVOKE_ENTITLEMENT'
  /** Added or changed a place for dates. */
  | 'SAVE_DATE_IDEA'
  /** Added or changed an article. */
  | 'SAVE_NEWSLETTER_ARTICLE'
  /** Sent an issue of the newsletter. */
  | 'SEND_WEEKLY_NEWSLETTER'
  /** The decision on the reports showed the profile again. Only in events of former versions. */
  | 'SHOW_PROFILE'
  /** A person whose reports were dismissed no longer limits anybody. */
  | 'STOP_LIMITS'
  /** Suspended an account. */
  | 'SUSPEND_ACCOUNT'
  /** Warned a person. */
  | 'WARN_ACCOUNT';

export type ConsoleAuditQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ConsoleAuditQuery = { admin: { __typename: 'Admin', auditEvents: { __typename: 'AuditEventConnection', edges: Array<{ __typename: 'AuditEventEdge', cursor: string, node: { __typename: 'AuditEvent', id: string, action: AuditAction, details: string, isScript: boolean, createdAt: string, actor: (
            { __typename: 'AdminUser', id: string }
            & { ' $fragmentRefs'?: { 'PersonLine_UserFragment': PersonLine_UserFragment } }
          ) | null, subject: (
            { __typename: 'AdminUser', id: string }
            & { ' $fragmentRefs'?: { 'PersonLine_UserFragment': PersonLine_UserFragment } }
          ) | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } } | null };


export const ConsoleAuditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleAudit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"isScript"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonLine_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonLine_user"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonLine_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"suspendedAt"}},{"kind":"Field","name":{"kind":"Name","value":"limitedAt"}}]}}]} as unknown as DocumentNode<ConsoleAuditQuery, ConsoleAuditQueryVariables>;
export function useConsoleAuditQuery(options: Apollo.useQuery.Options<ConsoleAuditQuery, ConsoleAuditQueryVariables> | Apollo.SkipToken) {
  return Apollo.useQuery(ConsoleAuditDocument, options as Apollo.useQuery.Options<ConsoleAuditQuery, ConsoleAuditQueryVariables>);
}