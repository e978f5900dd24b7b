/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PhotoCarousel_PhotoFragment } from '../../components/profile-view/PhotoCarousel.generated.ts';
import type { ProfileDetails_ProfileFragment } from '../../components/profile-view/ProfileDetails.generated.ts';
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

/** How lately somebody was active; the exact time is never told. */
export type Activity =
  /** Within 5 minutes: 'Active now'. */
  | 'ACTIVE_NOW'
  /** Within 7 days: 'Active this week'. */
  | 'ACTIVE_THIS_WEEK'
  /** Within a day: 'Active today'. */
  | 'ACTIVE_TODAY';

/** A level of compatibility. */
export type CompatibilityLevel =
  /** 70 points or more. */
  | 'HIGH'
  /** Fewer than 40 points. */
  | 'LOW'
  /** 40 points or more. */
  | 'MEDIUM';

/** Why a deck is short. */
export type DeckEnd =
  /** Nobody else fits the filter. */
  | 'EVERYONE_SEEN'
  /** The viewer has no profile yet. */
  | 'NO_PROFILE'
  /** Several people reported that the viewer is under 18: there is no deck until a moderator has looked. */
  | 'UNDER_REVIEW'
  /** The hourly view limit is used up. */
  | 'VIEW_LIMIT';

/** Whom the deck shows. An omitted or null field admits everybody, except that an omitted filter means the saved one. */
export type DeckFilterInput = {
  /** Only people who drink this often. */
  drinking?: Habit | null | undefined;
  /** Only people with this education. */
  education?: Education | null | undefined;
  /** Only people of this gender. */
  gender?: Gender | null | undefined;
  /** Only people who share at least one of these interests; at most 20. */
  interests?: Array<string> | null | undefined;
  /** True admits only people who were active within the last 7 days. */
  isActiveLately?: boolean | null | undefined;
  /** True admits only verified people. This and the following are advanced filters, which need the ability ADVANCED_FILTERS; without it, FORBIDDEN. */
  isVerified?: boolean | null | undefined;
  /** Oldest age, 18 to 80, not below `minAge`; 80 when omitted. */
  maxAge?: number | null | undefined;
  /** Farthest distance in km, 1 to 200; 100 when omitted. */
  maxDistance?: number | null | undefined;
  /** Greatest height in centimetres, 120 to 230, not below `minHeightCm`. */
  maxHeightCm?: number | null | undefined;
  /** Youngest age, 18 to 80; 18 when omitted. */
  minAge?: number | null | undefined;
  /** Least height in centimetres, 120 to 230. With either height, people who do not tell theirs are left out. */
  minHeightCm?: number | null | undefined;
  /** Only people of this religion. */
  religion?: Religion | null | undefined;
  /** Only people who smoke this often. */
  smoking?: Habit | null | undefined;
};

/** The highest education of a person. */
export type Education =
  /** A bachelor's degree was earned. */
  | 'BACHELORS'
  /** High school was finished. */
  | 'HIGH_SCHOOL'
  /** A master's degree was earned. */
  | 'MASTERS'
  /** A doctorate was earned. */
  | 'PHD';

/** How a person describes their gender. */
export type Gender =
  /** The person is female. */
  | 'FEMALE'
  /** The person is male. */
  | 'MALE'
  /** The person is non-binary. */
  | 'NON_BINARY'
  /** Another gender than these. */
  | 'OTHER';

/** How often somebody smokes or drinks. */
export type Habit =
  /** The person never does. */
  | 'NEVER'
  /** The person does regularly. */
  | 'REGULARLY'
  /** The person does in company. */
  | 'SOCIALLY';

/** A paid plan. */
export type PlanId =
  /** The plan Diamond. */
  | 'DIAMOND'
  /** The plan Gold. */
  | 'GOLD'
  /** The plan Soul. */
  | 'SOUL';

/** Whose profile was looked at. */
export type RecordProfileViewInput = {
  /** The id of the person. */
  profileId: string;
};

/** The religion of a person. */
export type Religion =
  /** The person is agnostic. */
  | 'AGNOSTIC'
  /** The person is an atheist. */
  | 'ATHEIST'
  /** The person is a Buddhist. */
  | 'BUDDHIST'
  /** The person is a Christian. */
  | 'CHRISTIAN'
  /** The person is a Hindu. */
  | 'HINDU'
  /** The person is Jewish. */
  | 'JEWISH'
  /** The person is a Muslim. */
  | 'MUSLIM'
  /** Another religion than these. */
  | 'OTHER'
  /** The person is spiritual. */
  | 'SPIRITUAL';

/** The filter to keep. */
export type SaveDeckFilterInput = {
  /** Whom to show from now on, whole: omitted fields admit everybody. Its gender is the profile's answer to whom to show. */
  filter: DeckFilterInput;
};

export type BrowsePageQueryVariables = Exact<{
  filter?: DeckFilterInput | null | undefined;
  search?: string | null | undefined;
}>;


export type BrowsePageQuery = { viewer: (
    { __typename: 'Viewer', id: string, profile: { __typename: 'OwnProfile', id: string, hasPosition: boolean, defaultFilter: { __typename: 'DeckFilter', minAge: number, maxAge: number, maxDistance: number, gender: Gender | null, education: Education | null, religion: Religion | null, smoking: Habit | null, drinking: Habit | null, isVerified: boolean | null, isActiveLately: boolean | null, minHeightCm: number | null, maxHeightCm: number | null, interests: Array<string> | null } } | null }
    & { ' $fragmentRefs'?: { 'DeckCounters_ViewerFragment': DeckCounters_ViewerFragment } }
  ) | null, deck: { __typename: 'Deck', end: DeckEnd | null, profiles: Array<(
      { __typename: 'Profile', id: string, fullName: string }
      & { ' $fragmentRefs'?: { 'DeckCard_ProfileFragment': DeckCard_ProfileFragment } }
    )> } };

export type DeckFilter_OwnProfileFragment = { __typename: 'OwnProfile', id: string, defaultFilter: { __typename: 'DeckFilter', minAge: number, maxAge: number, maxDistance: number, gender: Gender | null, education: Education | null, religion: Religion | null, smoking: Habit | null, drinking: Habit | null, isVerified: boolean | null, isActiveLately: boolean | null, minHeightCm: number | null, maxHeightCm: number | null, interests: Array<string> | null } } & { ' $fragmentName'?: 'DeckFilter_OwnProfileFragment' };

export type SaveDeckFilterMutationVariables = Exact<{
  input: SaveDeckFilterInput;
}>;


export type SaveDeckFilterMutation = { saveDeckFilter:
    | { __typename: 'InvalidInput', message: string }
    | { __typename: 'NotAvailable', message: string }
    | { __typename: 'PremiumRequired', message: string }
    | { __typename: 'SaveDeckFilterSuccess', viewer: { __typename: 'Viewer', id: string, profile: (
          { __typename: 'OwnProfile', id: string }
          & { ' $fragmentRefs'?: { 'DeckFilter_OwnProfileFragment': DeckFilter_OwnProfileFragment } }
        ) | null } }
   };

export type DeckCountersQueryVariables = Exact<{ [key: string]: never; }>;


export type DeckCountersQuery = { viewer: (
    { __typename: 'Viewer', id: string }
    & { ' $fragmentRefs'?: { 'DeckCounters_ViewerFragment': DeckCounters_ViewerFragment } }
  ) | null };

export type DeckCounters_ViewerFragment = { __typename: 'Viewer', id: string, likesLeft: number | null, superLikesLeft: number, plan: { __typename: 'HeldPlan', name: PlanId | null, abilities: Array<Ability> }, viewQuota: { __typename: 'ViewQuota', limit: number, remaining: number, canViewMore: boolean, resetsAt: string | null } | null } & { ' $fragmentName'?: 'DeckCounters_ViewerFragment' };

export type DeckCard_ProfileFragment = (
  { __typename: 'Profile', id: string, fullName: string, age: number, location: string, isVerified: boolean, activity: Activity | null, distanceText: string | null, visiting: string | null, compatibility: { __typename: 'Compatibility', level: CompatibilityLevel, score: number, reasons: Array<string> } | null, photos: Array<(
    { __typename: 'Photo', id: string }
    & { ' $fragmentRefs'?: { 'PhotoCarousel_PhotoFragment': PhotoCarousel_PhotoFragment } }
  )> }
  & { ' $fragmentRefs'?: { 'ProfileDetails_ProfileFragment': ProfileDetails_ProfileFragment } }
) & { ' $fragmentName'?: 'DeckCard_ProfileFragment' };

export type RecordProfileViewMutationVariables = Exact<{
  input: RecordProfileViewInput;
}>;


export type RecordProfileViewMutation = { recordProfileView:
    | { __typename: 'LimitReached', resetsAt: string }
    | { __typename: 'NotAvailable' }
    | { __typename: 'RecordProfileViewSuccess', viewer: { __typename: 'Viewer', id: string, viewQuota: { __typename: 'ViewQuota', limit: number, remaining: number, canViewMore: boolean, resetsAt: string | null } | null } }
   };

export const DeckFilter_OwnProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeckFilter_ownProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"defaultFilter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minAge"}},{"kind":"Field","name":{"kind":"Name","value":"maxAge"}},{"kind":"Field","name":{"kind":"Name","value":"maxDistance"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"smoking"}},{"kind":"Field","name":{"kind":"Name","value":"drinking"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isActiveLately"}},{"kind":"Field","name":{"kind":"Name","value":"minHeightCm"}},{"kind":"Field","name":{"kind":"Name","value":"maxHeightCm"}},{"kind":"Field","name":{"kind":"Name","value":"interests"}}]}}]}}]} as unknown as DocumentNode<DeckFilter_OwnProfileFragment, unknown>;
export const DeckCounters_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeckCounters_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"abilities"}}]}},{"kind":"Field","name":{"kind":"Name","value":"likesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"superLikesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"viewQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"canViewMore"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]}}]} as unknown as DocumentNode<DeckCounters_ViewerFragment, unknown>;
export const DeckCard_ProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeckCard_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"activity"}},{"kind":"Field","name":{"kind":"Name","value":"distanceText"}},{"kind":"Field","name":{"kind":"Name","value":"visiting"}},{"kind":"Field","name":{"kind":"Name","value":"compatibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotoCarousel_photo"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileDetails_profile"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoCarousel_photo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"aspectRatio"}},{"kind":"Field","name":{"kind":"Name","value":"thumbHash"}},{"kind":"Field","alias":{"kind":"Name","value":"small"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"SMALL"}}]},{"kind":"Field","alias":{"kind":"Name","value":"card"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"CARD"}}]},{"kind":"Field","alias":{"kind":"Name","value":"medium"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"MEDIUM"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileDetails_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"heightCm"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"smoking"}},{"kind":"Field","name":{"kind":"Name","value":"drinking"}},{"kind":"Field","name":{"kind":"Name","value":"interests"}}]}}]} as unknown as DocumentNode<DeckCard_ProfileFragment, unknown>;
export const BrowsePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrowsePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DeckFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeckCounters_viewer"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasPosition"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeckFilter_ownProfile"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"deck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeckCard_profile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotoCarousel_photo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"aspectRatio"}},{"kind":"Field","name":{"kind":"Name","value":"thumbHash"}},{"kind":"Field","alias":{"kind":"Name","value":"small"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"SMALL"}}]},{"kind":"Field","alias":{"kind":"Name","value":"card"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"CARD"}}]},{"kind":"Field","alias":{"kind":"Name","value":"medium"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"MEDIUM"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileDetails_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"heightCm"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"smoking"}},{"kind":"Field","name":{"kind":"Name","value":"drinking"}},{"kind":"Field","name":{"kind":"Name","value":"interests"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeckCounters_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"abilities"}}]}},{"kind":"Field","name":{"kind":"Name","value":"likesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"superLikesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"viewQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"canViewMore"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeckFilter_ownProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"defaultFilter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minAge"}},{"kind":"Field","name":{"kind":"Name","value":"maxAge"}},{"kind":"Field","name":{"kind":"Name","value":"maxDistance"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"smoking"}},{"kind":"Field","name":{"kind":"Name","value":"drinking"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isActiveLately"}},{"kind":"Field","name":{"kind":"Name","value":"minHeightCm"}},{"kind":"Field","name":{"kind":"Name","value":"maxHeightCm"}},{"kind":"Field","name":{"kind":"Name","value":"interests"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeckCard_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"activity"}},{"kind":"Field","name":{"kind":"Name","value":"distanceText"}},{"kind":"Field","name":{"kind":"Name","value":"visiting"}},{"kind":"Field","name":{"kind":"Name","value":"compatibility"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotoCarousel_photo"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileDetails_profile"}}]}}]} as unknown as DocumentNode<BrowsePageQuery, BrowsePageQueryVariables>;
export const SaveDeckFilterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDeckFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDeckFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDeckFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDeckFilterSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeckFilter_ownProfile"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeckFilter_ownProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"defaultFilter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minAge"}},{"kind":"Field","name":{"kind":"Name","value":"maxAge"}},{"kind":"Field","name":{"kind":"Name","value":"maxDistance"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"smoking"}},{"kind":"Field","name":{"kind":"Name","value":"drinking"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isActiveLately"}},{"kind":"Field","name":{"kind":"Name","value":"minHeightCm"}},{"kind":"Field","name":{"kind":"Name","value":"maxHeightCm"}},{"kind":"Field","name":{"kind":"Name","value":"interests"}}]}}]}}]} as unknown as DocumentNode<SaveDeckFilterMutation, SaveDeckFilterMutationVariables>;
export const DeckCountersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeckCounters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeckCounters_viewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeckCounters_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"abilities"}}]}},{"kind":"Field","name":{"kind":"Name","value":"likesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"superLikesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"viewQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"canViewMore"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]}}]} as unknown as DocumentNode<DeckCountersQuery, DeckCountersQueryVariables>;
export const RecordProfileViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordProfileView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordProfileViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordProfileView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordProfileViewSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"canViewMore"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LimitReached"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]}}]}}]} as unknown as DocumentNode<RecordProfileViewMutation, RecordProfileViewMutationVariables>;
export function useBrowsePageQuery(options: Apollo.useQuery.Options<BrowsePageQuery, BrowsePageQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(BrowsePageDocument, options as Apollo.useQuery.Options<BrowsePageQuery, BrowsePageQueryVariables>);
}

export function useSaveDeckFilterMutation(options?: Apollo.useMutation.Options<SaveDeckFilterMutation, SaveDeckFilterMutationVariables>) {
  return useAnswer(SaveDeckFilterDocument, options);
}

export function useDeckCountersQuery(options: Apollo.useQuery.Options<DeckCountersQuery, DeckCountersQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(DeckCountersDocument, options as Apollo.useQuery.Options<DeckCountersQuery, DeckCountersQueryVariables>);
}

export function useRecordProfileViewMutation(options?: Apollo.useMutation.Options<RecordProfileViewMutation, RecordProfileViewMutationVariables>) {
  return useAnswer(RecordProfileViewDocument, options);
}