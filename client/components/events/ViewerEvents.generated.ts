/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
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

/** How far a call is. */
export type CallState =
  /** Both are in it. */
  | 'ACTIVE'
  /** It is over. */
  | 'ENDED'
  /** It rings; nobody answered yet. */
  | 'RINGING';

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

/** How far a game for two is. The first two are open. */
export type GameSessionStatus =
  /** The invitation was answered with a no. */
  | 'DECLINED'
  /** Nobody moved for 24 hours. */
  | 'EXPIRED'
  /** It was played to its end; the result stands in the chat. */
  | 'FINISHED'
  /** The invitation waits for its answer. */
  | 'INVITED'
  /** It waits for a move. */
  | 'PLAYING'
  /** One of the two stopped it, or took the invitation back. */
  | 'STOPPED';

/** What a message is. */
export type MessageKind =
  /** The result of a game for two, by whom the last move was; its content names both and what each reached. */
  | 'GAME_RESULT'
  /** A call that nobody took, by whom called. */
  | 'MISSED_CALL'
  /** A place for a date, shared as a card; its content is the name and the address in short. */
  | 'PLACE'
  /** Words that somebody wrote. */
  | 'TEXT';

/** How a payment stands. */
export type PaymentState =
  /** Asked for, and not paid yet. */
  | 'OPEN'
  /** It was paid. */
  | 'PAID'
  /** It went back. */
  | 'REFUNDED'
  /** It was given up. */
  | 'VOID';

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

/** For how long a plan is paid once. */
export type PrepaidTerm =
  /** For 30 days. */
  | 'MONTH'
  /** For 90 days. */
  | 'QUARTER'
  /** For 7 days. */
  | 'WEEK';

/** How a request for help stands. */
export type SupportTicketState =
  /** The team answered. */
  | 'ANSWERED'
  /** It is settled. */
  | 'CLOSED'
  /** It waits for the team. */
  | 'OPEN';

/** What opens games: free, gold or platinum. */
export type Tier =
  /** No plan in force. */
  | 'FREE'
  /** Gold or Diamond. */
  | 'GOLD'
  /** Opened by the plan Soul. */
  | 'PLATINUM';

/** Whether a person's next checkout begins with a free trial. A person has one, and a card has one. */
export type TrialState =
  /** It begins with a trial. */
  | 'AVAILABLE'
  /** It would, once the e-mail address is confirmed. */
  | 'EMAIL_UNVERIFIED'
  /** Whoever takes the card payments here gives no trials. */
  | 'NONE'
  /** The trial was used. */
  | 'USED';

/** How far the review of a selfie is. */
export type VerificationStatus =
  /** A reviewer confirmed that the person is who the photos show. */
  | 'APPROVED'
  /** It waits for a reviewer; that takes 24 to 48 hours. */
  | 'PENDING'
  /** A reviewer could not confirm it; see `reason`. */
  | 'REJECTED';

export type ViewerEventsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ViewerEventsSubscription = { viewerEvents:
    | { __typename: 'CallChanged', call: { __typename: 'Call', id: string, isIncoming: boolean, hasVideo: boolean, state: CallState, end: CallEnd | null, ringsUntil: string, offer: string | null, match: { __typename: 'Match', id: string, profile: { __typename: 'Profile', id: string, fullName: string, avatar: { __typename: 'Photo', id: string, small: string } | null } | null } } }
    | { __typename: 'DatePlanChanged', match: { __typename: 'Match', id: string, profile: { __typename: 'Profile', id: string, fullName: string } | null, datePlan: { __typename: 'DatePlan', id: string, version: number, state: DatePlanState, isReviewWanted: boolean, isProposedByViewer: boolean, placeName: string, startsAt: string, changedAt: string, dateIdea: { __typename: 'DateIdea', id: string } | null } | null } }
    | { __typename: 'EntitlementChanged', viewer: { __typename: 'Viewer', id: string, trial: TrialState, likesLeft: number | null, superLikesLeft: number, plan: { __typename: 'HeldPlan', name: PlanId | null, tier: Tier, abilities: Array<Ability>, endsAt: string | null, trialEndsAt: string | null, subscription: { __typename: 'PlanSubscription', id: string, plan: PlanId, state: PlanSubscriptionState, currentPeriodEndsAt: string, isCancelled: boolean, graceEndsAt: string | null } | null }, launchDiscount: { __typename: 'LaunchDiscount', percentOff: number, months: number } | null, payments: Array<{ __typename: 'Payment', id: string, createdAt: string, state: PaymentState, invoiceUrl: string | null, isPrepaid: boolean, amount: { __typename: 'Money', amountMinor: number, currency: string } }>, prepaidPlans: Array<{ __typename: 'PrepaidPlan', id: string, plan: PlanId, term: PrepaidTerm, startsAt: string, endsAt: string, returnableUntil: string | null }>, viewQuota: { __typename: 'ViewQuota', limit: number, remaining: number, canViewMore: boolean, resetsAt: string | null } | null } }
    | { __typename: 'EventsBegan', viewer: { __typename: 'Viewer', id: string, unreadCount: number, plan: { __typename: 'HeldPlan', name: PlanId | null, tier: Tier, abilities: Array<Ability>, endsAt: string | null, subscription: { __typename: 'PlanSubscription', id: string, plan: PlanId, state: PlanSubscriptionState, currentPeriodEndsAt: string, isCancelled: boolean, graceEndsAt: string | null } | null }, warning: { __typename: 'Warning', id: string, reason: string, isAboutPhoto: boolean, createdAt: string } | null, notices: { __typename: 'NoticeSettings', hasPushDevice: boolean, hasRefusedPush: boolean } } }
    | { __typename: 'GameSessionChanged', isByViewer: boolean, match: { __typename: 'Match', id: string, profile: { __typename: 'Profile', id: string, fullName: string } | null, gameSession: { __typename: 'GameSession', id: string, version: number, status: GameSessionStatus, isViewersTurn: boolean, isInvitedByViewer: boolean, game: { __typename: 'Game', id: string, name: string } } | null } }
    | { __typename: 'MatchCreated', match: { __typename: 'Match', id: string, createdAt: string, isSuperLiked: boolean, canViewerMessage: boolean, unreadCount: number, theirReadSeq: number, myReadSeq: number, lastMessage: { __typename: 'Message', id: string, seq: number, kind: MessageKind, isMine: boolean, content: string, createdAt: string } | null, profile: { __typename: 'Profile', id: string, fullName: string, bio: string, activity: Activity | null, isVerified: boolean, avatar: { __typename: 'Photo', id: string, thumbHash: string, thumb: string, small: string } | null } | null } }
    | { __typename: 'MatchEnded', matchId: string, viewer: { __typename: 'Viewer', id: string, unreadCount: number } }
    | { __typename: 'SupportAnswered', ticket: { __typename: 'SupportTicket', id: string, subject: string, state: SupportTicketState, isPriority: boolean, createdAt: string, updatedAt: string, messages: Array<{ __typename: 'SupportMessage', id: string, isFromTeam: boolean, content: string, createdAt: string }> } }
    | { __typename: 'UnreadChanged', match: { __typename: 'Match', id: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, seq: number, kind: MessageKind, isMine: boolean, content: string, createdAt: string } | null }, viewer: { __typename: 'Viewer', id: string, unreadCount: number } }
    | { __typename: 'VerificationReviewed', viewer: { __typename: 'Viewer', id: string, verification: { __typename: 'Verification', id: string, status: VerificationStatus, reason: string | null } | null, profile: { __typename: 'OwnProfile', id: string, isVerified: boolean, isBirthDateFrozen: boolean, reviewedPhotos: Array<{ __typename: 'Photo', id: string }> } | null } }
    | { __typename: 'WarningGiven', viewer: { __typename: 'Viewer', id: string, warning: { __typename: 'Warning', id: string, reason: string, isAboutPhoto: boolean, createdAt: string } | null } }
   };

export type HeardCallFragment = { __typename: 'Call', id: string, isIncoming: boolean, hasVideo: boolean, state: CallState, end: CallEnd | null, ringsUntil: string, offer: string | null, match: { __typename: 'Match', id: string, profile: { __typename: 'Profile', id: string, fullName: string, avatar: { __typename: 'Photo', id: string, small: string } | null } | null } } & { ' $fragmentName'?: 'HeardCallFragment' };

export const HeardCallFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeardCall"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Call"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isIncoming"}},{"kind":"Field","name":{"kind":"Name","value":"hasVideo"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"ringsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"offer"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"small"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"SMALL"}}]}]}}]}}]}}]}}]} as unknown as DocumentNode<HeardCallFragment, unknown>;
export const ViewerEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ViewerEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hasBeginning"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EventsBegan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"abilities"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"warning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isAboutPhoto"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPushDevice"}},{"kind":"Field","name":{"kind":"Name","value":"hasRefusedPush"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchCreated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isSuperLiked"}},{"kind":"Field","name":{"kind":"Name","value":"canViewerMessage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"theirReadSeq"}},{"kind":"Field","name":{"kind":"Name","value":"myReadSeq"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"activity"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"thumbHash"}},{"kind":"Field","alias":{"kind":"Name","value":"thumb"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"THUMB"}}]},{"kind":"Field","alias":{"kind":"Name","value":"small"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"SMALL"}}]}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchEnded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnreadChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CallChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"call"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeardCall"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DatePlanChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"datePlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isReviewWanted"}},{"kind":"Field","name":{"kind":"Name","value":"isProposedByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"placeName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dateIdea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameSessionChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gameSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isViewersTurn"}},{"kind":"Field","name":{"kind":"Name","value":"isInvitedByViewer"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EntitlementChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"abilities"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"trial"}},{"kind":"Field","name":{"kind":"Name","value":"launchDiscount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentOff"}},{"kind":"Field","name":{"kind":"Name","value":"months"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountMinor"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isPrepaid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"prepaidPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnableUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"likesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"superLikesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"viewQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"canViewMore"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationReviewed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedPhotos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isBirthDateFrozen"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WarningGiven"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"warning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isAboutPhoto"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportAnswered"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isPriority"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isFromTeam"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeardCall"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Call"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isIncoming"}},{"kind":"Field","name":{"kind":"Name","value":"hasVideo"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"ringsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"offer"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"small"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"SMALL"}}]}]}}]}}]}}]}}]} as unknown as DocumentNode<ViewerEventsSubscription, ViewerEventsSubscriptionVariables>;
export function useViewerEventsSubscription(options?: Apollo.useSubscription.Options<ViewerEventsSubscription, ViewerEventsSubscriptionVariables> | Apollo.SkipToken) {
  return Apollo.useSubscription(ViewerEventsDocument, options as Apollo.useSubscription.Options<ViewerEventsSubscription, ViewerEventsSubscriptionVariables>);
}