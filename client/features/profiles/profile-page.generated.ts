/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProfileHeader_ProfileFragment, OwnDetails_ProfileFragment } from './profiles.generated.ts';
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A paid plan. */
export type PlanId =
  /** The plan Diamond. */
  | 'DIAMOND'
  /** The plan Gold. */
  | 'GOLD'
  /** The plan Soul. */
  | 'SOUL';

/** How a subscription stands. */
export type PlanSubscriptionState =
  /** It is paid for. */
  | 'ACTIVE'
  /** The last payment failed; the plan stays in force until `graceEndsAt`. */
  | 'PAST_DUE'
  /** In its free trial. */
  | 'TRIALING';

/** How far the review of a selfie is. */
export type VerificationStatus =
  /** A reviewer confirmed that the person is who the photos show. */
  | 'APPROVED'
  /** It waits for a reviewer; that takes 24 to 48 hours. */
  | 'PENDING'
  /** A reviewer could not confirm it; see `reason`. */
  | 'REJECTED';

export type ProfilePageQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfilePageQuery = { viewer: (
    { __typename: 'Viewer', id: string, createdAt: string, plan: { __typename: 'HeldPlan', name: PlanId | null, endsAt: string | null, trialEndsAt: string | null, subscription: { __typename: 'PlanSubscription', id: string, plan: PlanId, state: PlanSubscriptionState, currentPeriodEndsAt: string, graceEndsAt: string | null } | null }, profile: (
      { __typename: 'OwnProfile', id: string, isUnderReview: boolean }
      & { ' $fragmentRefs'?: { 'ProfileHeader_ProfileFragment': ProfileHeader_ProfileFragment;'OwnDetails_ProfileFragment': OwnDetails_ProfileFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'OwnDetails_ViewerFragment': OwnDetails_ViewerFragment } }
  ) | null };

export type OwnDetails_ViewerFragment = { __typename: 'Viewer', id: string, verification: { __typename: 'Verification', id: string, status: VerificationStatus, reason: string | null } | null } & { ' $fragmentName'?: 'OwnDetails_ViewerFragment' };

export const OwnDetails_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDetails_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<OwnDetails_ViewerFragment, unknown>;
export const ProfilePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfilePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isUnderReview"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileHeader_profile"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDetails_profile"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDetails_viewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoCarousel_photo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"aspectRatio"}},{"kind":"Field","name":{"kind":"Name","value":"thumbHash"}},{"kind":"Field","alias":{"kind":"Name","value":"small"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"SMALL"}}]},{"kind":"Field","alias":{"kind":"Name","value":"card"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"CARD"}}]},{"kind":"Field","alias":{"kind":"Name","value":"medium"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"MEDIUM"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileHeader_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thumbHash"}},{"kind":"Field","alias":{"kind":"Name","value":"small"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"SMALL"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotoCarousel_photo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDetails_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"interests"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"heightCm"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"smoking"}},{"kind":"Field","name":{"kind":"Name","value":"drinking"}},{"kind":"Field","name":{"kind":"Name","value":"hasPosition"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDetails_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<ProfilePageQuery, ProfilePageQueryVariables>;
export function useProfilePageQuery(options: Apollo.useQuery.Options<ProfilePageQuery, ProfilePageQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(ProfilePageDocument, options as Apollo.useQuery.Options<ProfilePageQuery, ProfilePageQueryVariables>);
}