import type { RawId } from '../base/ids.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ViewerParent, ProfileParent, PhotoParent, LikerParent, HeldPlanParent, PrepaidPlanParent, AdminParent, MoneyFiguresParent, DeckFilterParent, TownParent, BlockedProfileParent, CompanionParent, ScenarioParent, GameParent, EvidenceParent, BreachedParent } from './mappers.ts';
import type { ProfileRow, MatchRow, MessageRow, CallRow, SessionRow, UserRow, AccessTokenRow, VerificationRow, PlanSubscriptionRow, InvoiceRow, TranscriptRow, GamePlayRow, GameSessionRow, DateIdeaRow, DateIdeaReportRow, DatePlanRow, TrustedFriendRow, CheckInRow, ArticleRow, NewsletterIssueRow, ReportRow, PhotoRow, AppealRow, SuspensionRow, WarningRow, DeletionRequestRow, FeedbackRow, AuditEventRow, SupportTicketRow, SupportMessageRow } from '../db/rows.ts';
import type { Context } from '../platform/context/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: RawId; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day as YYYY-MM-DD. A day that does not exist, such as 30 February, is refused. */
  Date: { input: string; output: string; }
  /** An instant in UTC as ISO 8601 with milliseconds, such as 2026-01-31T09:30:00.000Z. */
  DateTime: { input: Date; output: Date; }
};

/** Something that a plan allows beyond the free plan. */
export type Ability =
  /** Filters for verified, lately active, height and interests. */
  | 'advanced_filters'
  /** People who fit both ways come first. */
  | 'advanced_matching'
  /** Being shown first for an hour. */
  | 'boost'
  /** Voice and video calls. */
  | 'calls'
  /** Voice with the coach. */
  | 'coach_voice'
  /** The AI companion. */
  | 'companion'
  /** The guide to dates. */
  | 'date_ideas'
  /** Feedback on one's own draft. */
  | 'flirt_feedback'
  /** Games of the gold tier, without a daily limit. */
  | 'gold_games'
  /** Calls in 1920x1080. */
  | 'hd_calls'
  /** Sending and reading messages, typing and read ticks. */
  | 'messages'
  /** Five super likes a day instead of one. */
  | 'more_super_likes'
  /** Games of the platinum tier. */
  | 'platinum_games'
  /** Support requests are answered first. */
  | 'priority_support'
  /** Progress tracking and a weekly report. */
  | 'progress'
  /** A bonus in other people's decks. */
  | 'top_of_search'
  /** Looking and being seen elsewhere. */
  | 'travel'
  /** Unlimited likes a day. */
  | 'unlimited_likes'
  /** Looking at profiles without the hourly limit. */
  | 'unlimited_views'
  /** A boost a week by itself. */
  | 'weekly_boost'
  /** The list of people who liked the viewer. */
  | 'who_likes_you';

/** A token for scripts, without its secret. */
export type AccessToken = {
  __typename?: 'AccessToken';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** The token's id. */
  id: Scalars['ID']['output'];
  /** The last use, to five minutes; null if it was never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is for, as named by its owner. */
  name: Scalars['String']['output'];
  /** What it may do. */
  scopes: Array<AccessTokenScope>;
};

/** What an access token may do. */
export type AccessTokenScope =
  /** Suspend, warn and restore accounts, and decide appeals. */
  | 'accounts_suspend'
  /** Write the newsletter's articles and the places for dates. */
  | 'catalog_write'
  /** Grant and revoke plans. */
  | 'entitlements_write'
  /** Send the newsletter, and record which addresses are unreachable. */
  | 'newsletter_send'
  /** Create the prices of the plans at the payment provider. */
  | 'plans_write'
  /** Decide reports. They are read with USERS_READ. */
  | 'reports_write'
  /** Answer requests for help. They are read with USERS_READ. */
  | 'support_write'
  /** Read what administrators read. */
  | 'users_read'
  /** Read and review selfies. */
  | 'verification_review';

/** An account that an administrator names, by exactly one of these two. */
export type AccountRefInput =
  /** By its e-mail address. */
  { email: Scalars['String']['input']; id?: never; }
  |  /** By its id. */
  { email?: never; id: Scalars['ID']['input']; };

/** The account is suspended; told only after the right password. */
export type AccountSuspended = UserError & {
  __typename?: 'AccountSuspended';
  /** How the appeal stands. */
  appeal: AppealState;
  /** What `appealSuspension` takes, good for an hour; null when an appeal was made. */
  appealToken?: Maybe<Scalars['String']['output']>;
  /** The code for programs: always SUSPENDED. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
  /** Why, in the words of the moderators. */
  reason: Scalars['String']['output'];
};

/** Which warning was read. */
export type AcknowledgeWarningInput = {
  /** The warning's id. */
  warningId: Scalars['ID']['input'];
};

/** The outcome. NotAvailable if the warning is not the viewer's. */
export type AcknowledgeWarningPayload = AcknowledgeWarningSuccess | NotAvailable;

/** It is noted. */
export type AcknowledgeWarningSuccess = {
  __typename?: 'AcknowledgeWarningSuccess';
  /** The viewer with the next warning. */
  viewer: Viewer;
};

/** How lately somebody was active; the exact time is never told. */
export type Activity =
  /** Within 5 minutes: 'Active now'. */
  | 'active_now'
  /** Within 7 days: 'Active this week'. */
  | 'active_this_week'
  /** Within a day: 'Active today'. */
  | 'active_today';

/** What administrators read. */
export type Admin = {
  __typename?: 'Admin';
  /** Appeals against suspensions, those that wait longest first; decided ones, the newest decision first. */
  appeals: AdminAppealConnection;
  /** What administrators and scripts did, newest first. */
  auditEvents: AuditEventConnection;
  /** People whose data may have been touched in a span of time, by the audit and the sessions, in the order of their ids. */
  breachScope: BreachScopeConnection;
  /** Places for dates by name, hidden ones too. */
  dateIdeas: AdminDateIdeaConnection;
  /** What people say of the beta, newest first. */
  feedback: AdminFeedbackConnection;
  /** The figures of each of the last days (Lagos days), oldest first. A day is final some hours after its end: later erasures and late events do not change it. */
  figures: Array<DayFigures>;
  /** Flagged photos, which are similar to a removed one, without the viewer's own; those that wait longest first. */
  flaggedPhotos: AdminFlaggedPhotoConnection;
  /** What plans brought in and lost in the last days (Lagos days). Erased accounts are counted only where their payments are kept. */
  money: MoneyFigures;
  /** The newsletter's readers, articles and issues. */
  newsletter: AdminNewsletter;
  /** Whether the companion's replies of the last days (Lagos days) helped, by scenario. Deleted conversations are not counted. */
  replyRatings: Array<ReplyRatings>;
  /** Reports of people by people, the most urgent first and then those that wait longest; decided ones, the newest decision first. */
  reports: AdminReportConnection;
  /** Requests for help, those of people on a plan first and then those that wait longest. */
  supportTickets: AdminSupportTicketConnection;
  /** Totals: counts of people and subscribers may be a minute old, counts of waiting items are current. */
  totals: AdminTotals;
  /** One account; null when there is none. */
  user?: Maybe<AdminUser>;
  /** Accounts whose name or e-mail address contains the words, newest first. An id finds the one account. */
  users: AdminUserConnection;
  /** Selfies for the verified tick: those of people whom reports limit first, then those that wait longest. */
  verifications: AdminVerificationConnection;
  /** How fast pages were for real people in the last days (Lagos days), by route and class of network, the most visited first. */
  vitals: Array<PageVitals>;
};


/** What administrators read. */
export type AdminAppealsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  state?: AppealState;
};


/** What administrators read. */
export type AdminAuditEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** What administrators read. */
export type AdminBreachScopeArgs = {
  actor?: InputMaybe<AccountRefInput>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  since: Scalars['DateTime']['input'];
  until: Scalars['DateTime']['input'];
};


/** What administrators read. */
export type AdminDateIdeasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<City>;
  first?: Scalars['Int']['input'];
  isReported?: Scalars['Boolean']['input'];
  search?: Scalars['String']['input'];
};


/** What administrators read. */
export type AdminFeedbackArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** What administrators read. */
export type AdminFiguresArgs = {
  days?: Scalars['Int']['input'];
};


/** What administrators read. */
export type AdminFlaggedPhotosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** What administrators read. */
export type AdminMoneyArgs = {
  days?: Scalars['Int']['input'];
};


/** What administrators read. */
export type AdminReplyRatingsArgs = {
  days?: Scalars['Int']['input'];
};


/** What administrators read. */
export type AdminReportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  state?: ReportState;
};


/** What administrators read. */
export type AdminSupportTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  state?: SupportTicketState;
};


/** What administrators read. */
export type AdminUserArgs = {
  account: AccountRefInput;
};


/** What administrators read. */
export type AdminUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: Scalars['String']['input'];
};


/** What administrators read. */
export type AdminVerificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  status?: VerificationStatus;
};


/** What administrators read. */
export type AdminVitalsArgs = {
  days?: Scalars['Int']['input'];
};

/** An appeal, as administrators see it. For scripts without the scope USERS_READ the words and the reason are FORBIDDEN. */
export type AdminAppeal = {
  __typename?: 'AdminAppeal';
  /** Why the suspension is wrong, in their words. */
  content: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was decided; null until then. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The appeal's id. */
  id: Scalars['ID']['output'];
  /** What was noted at the decision; null until then. */
  note?: Maybe<Scalars['String']['output']>;
  /** Why they were suspended. */
  reason: Scalars['String']['output'];
  /** How it stands. */
  state: AppealState;
  /** The account of the person. */
  user: AdminUser;
};

/** A page of appeals. */
export type AdminAppealConnection = {
  __typename?: 'AdminAppealConnection';
  /** The appeals with their cursors. */
  edges: Array<AdminAppealEdge>;
  /** The appeals alone. */
  nodes: Array<AdminAppeal>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** An appeal in a page. */
export type AdminAppealEdge = {
  __typename?: 'AdminAppealEdge';
  /** Where it stands, for `after`. */
  cursor: Scalars['String']['output'];
  /** The appeal at this place. */
  node: AdminAppeal;
};

/** An article as administrators see it. */
export type AdminArticle = {
  __typename?: 'AdminArticle';
  /** The article as readers see it. */
  article: NewsletterArticle;
  /** Its text in Markdown, as it was written. */
  content: Scalars['String']['output'];
  /** The article's id. */
  id: Scalars['ID']['output'];
  /** Whether it is removed. */
  isRemoved: Scalars['Boolean']['output'];
  /** When it was last sent; null when never. */
  lastSentAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of articles for administrators. */
export type AdminArticleConnection = {
  __typename?: 'AdminArticleConnection';
  /** The articles for administrators with their cursors. */
  edges: Array<AdminArticleEdge>;
  /** The articles for administrators alone. */
  nodes: Array<AdminArticle>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** One article in a page. */
export type AdminArticleEdge = {
  __typename?: 'AdminArticleEdge';
  /** Where it stands, for `after`. */
  cursor: Scalars['String']['output'];
  /** The article at this place. */
  node: AdminArticle;
};

/** A place for dates as administrators see it. */
export type AdminDateIdea = {
  __typename?: 'AdminDateIdea';
  /** When an administrator last changed it; null while it is as it came. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The place's id. */
  id: Scalars['ID']['output'];
  /** The place as people see it. */
  idea: DateIdea;
  /** Whether it is hidden. */
  isRemoved: Scalars['Boolean']['output'];
  /** What readers say has changed, the latest first, until it is checked; at most 20. */
  reports: Array<DateIdeaReport>;
};

/** A page of places for administrators. */
export type AdminDateIdeaConnection = {
  __typename?: 'AdminDateIdeaConnection';
  /** The places with their cursors. */
  edges: Array<AdminDateIdeaEdge>;
  /** The places alone. */
  nodes: Array<AdminDateIdea>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A place in a page for administrators. */
export type AdminDateIdeaEdge = {
  __typename?: 'AdminDateIdeaEdge';
  /** Where it stands, for `after`. */
  cursor: Scalars['String']['output'];
  /** The place at this cursor. */
  node: AdminDateIdea;
};

/** What somebody says of the beta. */
export type AdminFeedback = {
  __typename?: 'AdminFeedback';
  /** What is broken; null when nothing was said. */
  bugReport?: Maybe<Scalars['String']['output']>;
  /** When it was said. */
  createdAt: Scalars['DateTime']['output'];
  /** Stars, 1 to 5; null when unrated. */
  featureRating?: Maybe<Scalars['Int']['output']>;
  /** What is missing; null when nothing was said. */
  featureRequest?: Maybe<Scalars['String']['output']>;
  /** Anything else; null when nothing was said. */
  generalFeedback?: Maybe<Scalars['String']['output']>;
  /** The feedback's id. */
  id: Scalars['ID']['output'];
  /** Who says it. */
  user: AdminUser;
};

/** A page of feedback. */
export type AdminFeedbackConnection = {
  __typename?: 'AdminFeedbackConnection';
  /** The feedback with its cursors. */
  edges: Array<AdminFeedbackEdge>;
  /** The feedback alone. */
  nodes: Array<AdminFeedback>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Feedback in a page. */
export type AdminFeedbackEdge = {
  __typename?: 'AdminFeedbackEdge';
  /** Where it stands, for `after`. */
  cursor: Scalars['String']['output'];
  /** The feedback at this place. */
  node: AdminFeedback;
};

/** A photo that is similar to a removed one. For scripts without the scope USERS_READ everything but its id and the start of its wait is FORBIDDEN. */
export type AdminFlaggedPhoto = {
  __typename?: 'AdminFlaggedPhoto';
  /** Since when it waits. */
  flaggedAt: Scalars['DateTime']['output'];
  /** The photo's id. */
  id: Scalars['ID']['output'];
  /** The photo that looks like a removed one. */
  photo: Photo;
  /** Whose it is. */
  user: AdminUser;
};

/** A page of such photos. */
export type AdminFlaggedPhotoConnection = {
  __typename?: 'AdminFlaggedPhotoConnection';
  /** The photos with their cursors. */
  edges: Array<AdminFlaggedPhotoEdge>;
  /** The photos alone. */
  nodes: Array<AdminFlaggedPhoto>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Such a photo in a page. */
export type AdminFlaggedPhotoEdge = {
  __typename?: 'AdminFlaggedPhotoEdge';
  /** Where it stands, for `after`. */
  cursor: Scalars['String']['output'];
  /** The photo at this place. */
  node: AdminFlaggedPhoto;
};

/** The newsletter as administrators see it. */
export type AdminNewsletter = {
  __typename?: 'AdminNewsletter';
  /** One article, a removed one too; null when there is none. */
  article?: Maybe<AdminArticle>;
  /** Every article, removed ones too, in the order in which they are sent. */
  articles: AdminArticleConnection;
  /** Addresses that left it in the last 30 days because no letter reached them. */
  bounced: Scalars['Int']['output'];
  /** The sendings of the last 400 days, newest first. */
  issues: NewsletterIssueConnection;
  /** The article that the next sending of a day takes; null when there is none. */
  next?: Maybe<NewsletterArticle>;
  /** Addresses on the list. */
  subscribers: Scalars['Int']['output'];
  /** Addresses that left it in the last 30 days, by themselves. */
  unsubscribed: Scalars['Int']['output'];
};


/** The newsletter as administrators see it. */
export type AdminNewsletterArticleArgs = {
  id: Scalars['ID']['input'];
};


/** The newsletter as administrators see it. */
export type AdminNewsletterArticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** The newsletter as administrators see it. */
export type AdminNewsletterIssuesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** The newsletter as administrators see it. */
export type AdminNewsletterNextArgs = {
  day: NewsletterDay;
};

/** A report of a person, as administrators see it. For scripts without the scope USERS_READ the reporter and the reason are FORBIDDEN. */
export type AdminReport = {
  __typename?: 'AdminReport';
  /** When it was first made. */
  createdAt: Scalars['DateTime']['output'];
  /** The instant of the last decision. It stays when the report is made again; null if there was none. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The reporter's own words; null without any. */
  description?: Maybe<Scalars['String']['output']>;
  /** The messages between the two people at the time of the report, and what they wrote in games, newest last. At most 50 of each report and 100 in all. They stay when the conversation ends. */
  evidence: Array<ReportEvidence>;
  /** The report's id. */
  id: Scalars['ID']['output'];
  /** The administrator's note at the last decision. It stays when the report is made again; null without a note. */
  note?: Maybe<Scalars['String']['output']>;
  /** How soon somebody has to look at it. */
  priority: ReportPriority;
  /** Why it was made. */
  reason: ReportReason;
  /** Who was reported. */
  reported: AdminUser;
  /** The account that made it. */
  reporter: AdminUser;
  /** The profile at that time; null if there was none. */
  shown?: Maybe<ReportedProfile>;
  /** How it stands. */
  state: ReportState;
};

/** A page of reports. */
export type AdminReportConnection = {
  __typename?: 'AdminReportConnection';
  /** The reports with their cursors. */
  edges: Array<AdminReportEdge>;
  /** The reports alone. */
  nodes: Array<AdminReport>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A report in a page. */
export type AdminReportEdge = {
  __typename?: 'AdminReportEdge';
  /** Where it stands, for `after`. */
  cursor: Scalars['String']['output'];
  /** The report at this place. */
  node: AdminReport;
};

/** A request for help as administrators see it. */
export type AdminSupportTicket = {
  __typename?: 'AdminSupportTicket';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The request's id. */
  id: Scalars['ID']['output'];
  /** Whether it is answered before others. */
  isPriority: Scalars['Boolean']['output'];
  /** What was written, the oldest first; at most 100. */
  messages: Array<SupportMessage>;
  /** How it stands. */
  state: SupportTicketState;
  /** What it is about. */
  subject: Scalars['String']['output'];
  /** When something was last written on it. */
  updatedAt: Scalars['DateTime']['output'];
  /** Who made it. */
  user: AdminUser;
};

/** A page of requests for help. */
export type AdminSupportTicketConnection = {
  __typename?: 'AdminSupportTicketConnection';
  /** The requests with their cursors. */
  edges: Array<AdminSupportTicketEdge>;
  /** The requests alone. */
  nodes: Array<AdminSupportTicket>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A request for help in a page. */
export type AdminSupportTicketEdge = {
  __typename?: 'AdminSupportTicketEdge';
  /** Where it stands, for `after`. */
  cursor: Scalars['String']['output'];
  /** The request at this place. */
  node: AdminSupportTicket;
};

/** A suspension in force. */
export type AdminSuspension = {
  __typename?: 'AdminSuspension';
  /** How the appeal against it stands. */
  appeal: AppealState;
  /** The suspension's id. */
  id: Scalars['ID']['output'];
  /** Why the account was suspended. */
  reason: Scalars['String']['output'];
  /** When the account was suspended. */
  suspendedAt: Scalars['DateTime']['output'];
};

/** How things stand. */
export type AdminTotals = {
  __typename?: 'AdminTotals';
  /** People with a profile who were active in the last 24 hours. */
  activePeople: Scalars['Int']['output'];
  /** Waiting photos that are similar to a removed one. */
  flaggedPhotos: Scalars['Int']['output'];
  /** Appeals that wait. */
  openAppeals: Scalars['Int']['output'];
  /** Reports that wait. */
  openReports: Scalars['Int']['output'];
  /** Requests for help that wait. */
  openTickets: Scalars['Int']['output'];
  /** Selfies that wait. */
  pendingVerifications: Scalars['Int']['output'];
  /** Accounts that are not suspended. */
  people: Scalars['Int']['output'];
  /** People with a plan in force. */
  premiumPeople: Scalars['Int']['output'];
  /** Addresses on the newsletter's list. */
  subscribers: Scalars['Int']['output'];
};

/**
 * An account as administrators see it. Scripts without the scope USERS_READ are told the id alone, and FORBIDDEN of all else, but for this:
 * the e-mail address of an account that the same document named by it, and of the author of a request or selfie; the plan, but not its
 * subscription, where they grant one or take it back; the suspension where they suspend or restore.
 */
export type AdminUser = {
  __typename?: 'AdminUser';
  /** The words of the profile; null without one. */
  bio?: Maybe<Scalars['String']['output']>;
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** What others said after their dates with this person. */
  dateFeelings: DateFeelings;
  /** When the person asked for the deletion of the account; null if they did not, or cancelled it. */
  deletionRequestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The e-mail address. */
  email: Scalars['String']['output'];
  /** The name given at sign-up. */
  fullName: Scalars['String']['output'];
  /** The person's id. */
  id: Scalars['ID']['output'];
  /** Whether the tick of a reviewed selfie is shown; false without a profile. */
  isVerified: Scalars['Boolean']['output'];
  /** The start of a limit by reports: the person is in no new deck until a moderator has looked. Null without a limit. */
  limitedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reports of this person that wait for a decision. */
  openReports: Scalars['Int']['output'];
  /** The photos of the profile, main photo first. */
  photos: Array<Photo>;
  /** The plan that the person holds. */
  plan: HeldPlan;
  /** Roles that were granted. */
  roles: Array<Role>;
  /** When the account was suspended; null when it is not. */
  suspendedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The suspension in force; null when there is none. */
  suspension?: Maybe<AdminSuspension>;
  /** Warnings that the person got, the newest first; at most 50. */
  warnings: Array<AdminWarning>;
};

/** A page of accounts. */
export type AdminUserConnection = {
  __typename?: 'AdminUserConnection';
  /** The accounts with their cursors. */
  edges: Array<AdminUserEdge>;
  /** The accounts alone. */
  nodes: Array<AdminUser>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** An account in a page. */
export type AdminUserEdge = {
  __typename?: 'AdminUserEdge';
  /** Where it stands, for `after`. */
  cursor: Scalars['String']['output'];
  /** The account at this place. */
  node: AdminUser;
};

/** A selfie as reviewers see it. */
export type AdminVerification = {
  __typename?: 'AdminVerification';
  /** The selfie's id. */
  id: Scalars['ID']['output'];
  /** The photos to compare it with, main photo first. */
  photos: Array<Photo>;
  /** Why it was rejected; null otherwise. */
  reason?: Maybe<Scalars['String']['output']>;
  /** When it was reviewed; null until then. */
  reviewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The signed address of the selfie, good for an hour; null once the file was removed, 30 days after the review, and to scripts without the scope VERIFICATION_REVIEW. */
  selfieUrl?: Maybe<Scalars['String']['output']>;
  /** How far the review is. */
  status: VerificationStatus;
  /** When it was handed in. */
  submittedAt: Scalars['DateTime']['output'];
  /** Who handed it in. */
  user: AdminUser;
};

/** A page of selfies. */
export type AdminVerificationConnection = {
  __typename?: 'AdminVerificationConnection';
  /** The selfies with their cursors. */
  edges: Array<AdminVerificationEdge>;
  /** The selfies alone, without their cursors. */
  nodes: Array<AdminVerification>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A selfie and its place in the list. */
export type AdminVerificationEdge = {
  __typename?: 'AdminVerificationEdge';
  /** The place in the list. */
  cursor: Scalars['String']['output'];
  /** The selfie at this place. */
  node: AdminVerification;
};

/** A warning, as administrators see it. */
export type AdminWarning = {
  __typename?: 'AdminWarning';
  /** When the person acknowledged it; null until then. */
  acknowledgedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was given. */
  createdAt: Scalars['DateTime']['output'];
  /** The warning's id. */
  id: Scalars['ID']['output'];
  /** The id of the photo that was removed with it, for `liftPhotoRemoval`; null for any other warning. */
  photoId?: Maybe<Scalars['ID']['output']>;
  /** What the person is warned for. */
  reason: Scalars['String']['output'];
};

/** The e-mail address already has an account. */
export type AlreadyRegistered = UserError & {
  __typename?: 'AlreadyRegistered';
  /** The code for programs: always ALREADY_REGISTERED. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** The address is on the list already. */
export type AlreadySubscribed = UserError & {
  __typename?: 'AlreadySubscribed';
  /** The code for programs: always ALREADY_SUBSCRIBED. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** An answer to a proposed date. */
export type AnswerDatePlanInput = {
  /** What is said. */
  answer: DatePlanAnswer;
  /** With COUNTER: what changes. */
  counter?: InputMaybe<CounterDatePlanInput>;
  /** The id of the plan. */
  planId: Scalars['ID']['input'];
  /** The version that the answer is given to. */
  version: Scalars['Int']['input'];
};

/** The outcome of an answer to a proposed date. */
export type AnswerDatePlanPayload = AnswerDatePlanSuccess | DatePlanConflict | InvalidInput | NotAvailable | PremiumRequired | TooManyAttempts;

/** The answer counts, and the other person is told. */
export type AnswerDatePlanSuccess = {
  __typename?: 'AnswerDatePlanSuccess';
  /** The plan as it is now. */
  datePlan: DatePlan;
};

/** A friend's answer. */
export type AnswerFriendInvitationInput = {
  /** What the friend says. */
  answer: FriendAnswer;
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** The outcome of a friend's answer. */
export type AnswerFriendInvitationPayload = AnswerFriendInvitationSuccess | LinkExpired;

/** The answer counts. */
export type AnswerFriendInvitationSuccess = {
  __typename?: 'AnswerFriendInvitationSuccess';
  /** Whether the friend now looks after this person's dates. */
  isConfirmed: Scalars['Boolean']['output'];
};

/** An answer of the team. */
export type AnswerSupportTicketInput = {
  /** The answer, 1 to 2,000 characters after trimming. Without it, the request is only closed. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is settled then. */
  isClosed?: Scalars['Boolean']['input'];
  /** Only check and tell what would happen. */
  isDryRun?: Scalars['Boolean']['input'];
  /** The id of the request. */
  ticketId: Scalars['ID']['input'];
};

/** The outcome of answering. */
export type AnswerSupportTicketPayload = AnswerSupportTicketSuccess | InvalidInput | NotAvailable;

/** The person is told. */
export type AnswerSupportTicketSuccess = {
  __typename?: 'AnswerSupportTicketSuccess';
  /** True for a dry run, which stores nothing. */
  isDryRun: Scalars['Boolean']['output'];
  /** The request with the answer. */
  ticket: AdminSupportTicket;
};

/** What an administrator decides of an appeal. */
export type AppealDecision =
  /** The suspension is lifted. */
  | 'grant'
  /** The suspension stays. */
  | 'uphold';

/** How an appeal against a suspension stands. */
export type AppealState =
  /** The suspension was lifted. */
  | 'granted'
  /** None was made. */
  | 'none'
  /** The suspension stays. */
  | 'upheld'
  /** It waits for a decision. */
  | 'waiting';

/** An appeal against a suspension. */
export type AppealSuspensionInput = {
  /** Why the suspension is wrong, 20 to 2,000 characters. */
  content: Scalars['String']['input'];
  /** The token of the sign-in that was refused. */
  token: Scalars['String']['input'];
};

/**
 * The outcome of appealing. NotAvailable for a token that is too old or none of ours, when an appeal was made before, and when the account is not
 * suspended (any more).
 */
export type AppealSuspensionPayload = AppealSuspensionSuccess | InvalidInput | NotAvailable | TooManyAttempts;

/** The appeal waits for an administrator. */
export type AppealSuspensionSuccess = {
  __typename?: 'AppealSuspensionSuccess';
  /** How the appeal stands: always WAITING. */
  appeal: AppealState;
};

/** A piece of an article: plain text in a known shape, so that no article can contain code. */
export type ArticleBlock = {
  __typename?: 'ArticleBlock';
  /** What it is. */
  kind: ArticleBlockKind;
  /** The words in their order, with their style. */
  spans: Array<ArticleSpan>;
};

/** What a piece of an article is. */
export type ArticleBlockKind =
  /** An item of a list with bullets. */
  | 'bullet'
  /** A heading within the article. */
  | 'heading'
  /** An item of a numbered list. */
  | 'number'
  /** A paragraph of text. */
  | 'paragraph'
  /** A quotation or saying. */
  | 'quote';

/** Words of one style. */
export type ArticleSpan = {
  __typename?: 'ArticleSpan';
  /** How they are set. */
  style: ArticleSpanStyle;
  /** The words, as plain text. */
  text: Scalars['String']['output'];
};

/** How words are set. */
export type ArticleSpanStyle =
  /** Shown with emphasis. */
  | 'emphasis'
  /** As all others. */
  | 'plain'
  /** Shown as strong. */
  | 'strong';

/** An action of an administrator, a script or the server itself. */
export type AuditAction =
  /** Answered or closed a request for help. */
  | 'answer_support_ticket'
  /** A place for dates was checked. */
  | 'check_date_idea'
  /** Made an access token for scripts. */
  | 'create_access_token'
  /** Dismissed all open reports by one person. */
  | 'dismiss_reports'
  /** Granted a plan. */
  | 'grant_entitlement'
  /** Made an account an administrator. */
  | 'grant_role'
  /** Reports hid the profile. Only in events of former versions. */
  | 'hide_profile'
  /** Let a photo stay that looks like a removed one. */
  | 'keep_photo'
  /** The decision on the reports ended that limit. */
  | 'lift_limit'
  /** Took the removal of a photo back. */
  | 'lift_photo_removal'
  /** Reports showed the profile to fewer people, until one is decided. */
  | 'limit_profile'
  /** Published the plans at the payment provider. */
  | 'publish_plans'
  /** Removed readers whose letters came back from the list. */
  | 'record_newsletter_bounces'
  /** Hid a place for dates. */
  | 'remove_date_idea'
  /** Removed an article. */
  | 'remove_newsletter_article'
  /** Removed a photo. */
  | 'remove_photo'
  /** Decided an appeal against a suspension. */
  | 'resolve_appeal'
  /** Decided a report. */
  | 'resolve_report'
  /** Lifted a suspension. */
  | 'restore_account'
  /** Decided a selfie for the verified tick. */
  | 'review_verification'
  /** Ended an access token. */
  | 'revoke_access_token'
  /** Ended plans that were granted. */
  | 'revoke_entitlement'
  /** Added or changed a place for dates. */
  | 'save_date_idea'
  /** Added or changed an article. */
  | 'save_newsletter_article'
  /** Sent an issue of the newsletter. */
  | 'send_weekly_newsletter'
  /** The decision on the reports showed the profile again. Only in events of former versions. */
  | 'show_profile'
  /** A person whose reports were dismissed no longer limits anybody. */
  | 'stop_limits'
  /** Suspended an account. */
  | 'suspend_account'
  /** Warned a person. */
  | 'warn_account';

/** Something that an administrator or a script did. */
export type AuditEvent = {
  __typename?: 'AuditEvent';
  /** What was done. */
  action: AuditAction;
  /** The person who did it; null if it was done outside the server, or their account is deleted. */
  actor?: Maybe<AdminUser>;
  /** When it was done. */
  createdAt: Scalars['DateTime']['output'];
  /** Details as a JSON object of plain values. */
  details: Scalars['String']['output'];
  /** The event's id. */
  id: Scalars['ID']['output'];
  /** Whether a script did it with a token. */
  isScript: Scalars['Boolean']['output'];
  /** The person whom it concerned; null if their account is deleted. */
  subject?: Maybe<AdminUser>;
};

/** A page of what was done. */
export type AuditEventConnection = {
  __typename?: 'AuditEventConnection';
  /** The events with their cursors. */
  edges: Array<AuditEventEdge>;
  /** The events alone. */
  nodes: Array<AuditEvent>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** An event in a page. */
export type AuditEventEdge = {
  __typename?: 'AuditEventEdge';
  /** Where it stands, for `after`. */
  cursor: Scalars['String']['output'];
  /** The event at this place. */
  node: AuditEvent;
};

/** The beta programme. */
export type Beta = {
  __typename?: 'Beta';
  /** The last day of the programme. */
  endsOn: Scalars['Date']['output'];
  /** Whether the viewer holds a place. */
  hasPlace: Scalars['Boolean']['output'];
  /** How many places there are in all. */
  places: Scalars['Int']['output'];
  /** How many places are left; 0 once the programme has ended. */
  placesLeft: Scalars['Int']['output'];
};

/** The birth date was confirmed by a reviewer, or is before one with a selfie that waits. Nothing was changed. */
export type BirthDateFrozen = UserError & {
  __typename?: 'BirthDateFrozen';
  /** The code for programs: always BIRTH_DATE_FROZEN. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** Whom to block. */
export type BlockProfileInput = {
  /** The id of the person. */
  profileId: Scalars['ID']['input'];
};

/** The outcome of blocking. */
export type BlockProfilePayload = BlockProfileSuccess | NotAvailable;

/** The person is blocked. */
export type BlockProfileSuccess = {
  __typename?: 'BlockProfileSuccess';
  /** The person as the list of blocked people shows them. */
  blocked: BlockedProfile;
  /** The viewer as this left them. */
  viewer: Viewer;
};

/** Somebody the viewer blocked: only what is needed to take it back. */
export type BlockedProfile = {
  __typename?: 'BlockedProfile';
  /** When they were blocked. */
  blockedAt: Scalars['DateTime']['output'];
  /** The name that they had when they were blocked. */
  fullName: Scalars['String']['output'];
  /** The person's id. */
  id: Scalars['ID']['output'];
};

/** A page of blocked people. */
export type BlockedProfileConnection = {
  __typename?: 'BlockedProfileConnection';
  /** The people with their cursors. */
  edges: Array<BlockedProfileEdge>;
  /** The people alone, without their cursors. */
  nodes: Array<BlockedProfile>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A blocked person and their place in the list. */
export type BlockedProfileEdge = {
  __typename?: 'BlockedProfileEdge';
  /** The place in the list. */
  cursor: Scalars['String']['output'];
  /** The person at this place. */
  node: BlockedProfile;
};

/** The outcome of boosting. NotAvailable when there is no profile yet. */
export type BoostProfilePayload = BoostProfileSuccess | BoostRunning | NotAvailable | PremiumRequired;

/** The boost runs. */
export type BoostProfileSuccess = {
  __typename?: 'BoostProfileSuccess';
  /** The viewer with the new `boostExpiresAt`. */
  viewer: Viewer;
};

/** A boost is running already; no other was spent. */
export type BoostRunning = UserError & {
  __typename?: 'BoostRunning';
  /** The code for programs: always BOOST_RUNNING. */
  code: UserErrorCode;
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** A page of people whose data may have been touched. */
export type BreachScopeConnection = {
  __typename?: 'BreachScopeConnection';
  /** The people with their cursors. */
  edges: Array<BreachScopeEdge>;
  /** The people alone. */
  nodes: Array<BreachedPerson>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Somebody in a page. */
export type BreachScopeEdge = {
  __typename?: 'BreachScopeEdge';
  /** Where they stand, for `after`. */
  cursor: Scalars['String']['output'];
  /** The person at this place. */
  node: BreachedPerson;
};

/** Somebody whose data may have been touched. */
export type BreachedPerson = {
  __typename?: 'BreachedPerson';
  /** Which categories of data, in words. */
  categories: Array<Scalars['String']['output']>;
  /** The account of the person. */
  user: AdminUser;
};

/** What a date there costs. */
export type BudgetLevel =
  /** More than NGN 60,000 for two. */
  | 'high'
  /** Little: about NGN 15,000 for two, or less. */
  | 'low'
  /** About NGN 15,000 to NGN 60,000 for two. */
  | 'medium';

/** A call between the two people of a match. */
export type Call = {
  __typename?: 'Call';
  /** Why it ended; null before. */
  end?: Maybe<CallEnd>;
  /** Whether it began with video; without, it is a voice call in which a camera may be switched on. */
  hasVideo: Scalars['Boolean']['output'];
  /** The call's id. */
  id: Scalars['ID']['output'];
  /** Whether the other person called. */
  isIncoming: Scalars['Boolean']['output'];
  /** The match whose two people call. */
  match: Match;
  /** The other person's newest session description (SDP): of an incoming call that rings, what to answer. Null when there is none. */
  offer?: Maybe<Scalars['String']['output']>;
  /** Until when it rings at most. */
  ringsUntil: Scalars['DateTime']['output'];
  /** When it began to ring. */
  startedAt: Scalars['DateTime']['output'];
  /** How far it is. */
  state: CallState;
};

/** A session description that answers. */
export type CallAnswerInput = {
  /** The SDP, at most 32,000 characters. */
  sdp: Scalars['String']['input'];
};

/** The other person's device answers the viewer's newest offer. */
export type CallAnswered = {
  __typename?: 'CallAnswered';
  /** The call as it is now. */
  call: Call;
  /** The id of the call. */
  callId: Scalars['ID']['output'];
  /** The session description (SDP) of the answering device. */
  sdp: Scalars['String']['output'];
};

/** One of the two is in a call already. */
export type CallBusy = UserError & {
  __typename?: 'CallBusy';
  /** The code for programs: always CALL_BUSY. */
  code: UserErrorCode;
  /** A sentence to show. */
  message: Scalars['String']['output'];
};

/** A call of the viewer began to ring, was answered, perhaps on another device, or ended. */
export type CallChanged = {
  __typename?: 'CallChanged';
  /** The call as it is now. */
  call: Call;
};

/** Why a call ended. */
export type CallEnd =
  /** The called person's device was in another call. */
  | 'busy'
  /** The called person declined. */
  | 'declined'
  /** The connection or a device failed, or nothing was heard of one of the two for 90 seconds. */
  | 'failed'
  /** One of the two hung up. */
  | 'hung_up'
  /** It rang for 45 seconds. */
  | 'no_answer';

/** A session description that offers. */
export type CallOfferInput = {
  /** Whether the call is to begin with video. */
  hasVideo?: Scalars['Boolean']['input'];
  /** The SDP, at most 32,000 characters. */
  sdp: Scalars['String']['input'];
};

/** The other person's device offers, to begin with or anew. */
export type CallOffered = {
  __typename?: 'CallOffered';
  /** The call as it is now. */
  call: Call;
  /** The id of the call. */
  callId: Scalars['ID']['output'];
  /** The session description (SDP) of the calling device. */
  sdp: Scalars['String']['output'];
};

/** The call is over, or there never was one of this id. */
export type CallOver = UserError & {
  __typename?: 'CallOver';
  /** The code for programs: always CALL_OVER. */
  code: UserErrorCode;
  /** A sentence to show. */
  message: Scalars['String']['output'];
};

/** A signal from the other person's device. */
export type CallSignal = CallAnswered | CallOffered | IceCandidateFound;

/** Exactly one kind of signal. */
export type CallSignalInput =
  /** Answers the other person's newest offer. */
  { answer: CallAnswerInput; hangUp?: never; iceCandidate?: never; isStillHere?: never; offer?: never; }
  |  /** Ends the call: HUNG_UP, DECLINED, BUSY or FAILED. */
  { answer?: never; hangUp: CallEnd; iceCandidate?: never; isStillHere?: never; offer?: never; }
  |  /** A way by which this device may be reached. Only once the call was answered. */
  { answer?: never; hangUp?: never; iceCandidate: IceCandidateInput; isStillHere?: never; offer?: never; }
  |  /** True every 30 seconds while in the call; without it a call is over after 90 seconds. */
  { answer?: never; hangUp?: never; iceCandidate?: never; isStillHere: Scalars['Boolean']['input']; offer?: never; }
  |  /** Begins or renegotiates a call. */
  { answer?: never; hangUp?: never; iceCandidate?: never; isStillHere?: never; offer: CallOfferInput; };

/** How far a call is. */
export type CallState =
  /** Both are in it. */
  | 'active'
  /** It is over. */
  | 'ended'
  /** It rings; nobody answered yet. */
  | 'ringing';

/** The outcome of cancelling. NotAvailable when no deletion waits. */
export type CancelAccountDeletionPayload = CancelAccountDeletionSuccess | NotAvailable;

/** The account stays, and is shown again. */
export type CancelAccountDeletionSuccess = {
  __typename?: 'CancelAccountDeletionSuccess';
  /** The viewer as this left them. */
  viewer: Viewer;
};

/** A date that is called off. */
export type CancelDatePlanInput = {
  /** The id of the plan. */
  planId: Scalars['ID']['input'];
};

/** The outcome of calling a date off. */
export type CancelDatePlanPayload = CancelDatePlanSuccess | NotAvailable;

/** The date is off, and the other person is told. */
export type CancelDatePlanSuccess = {
  __typename?: 'CancelDatePlanSuccess';
  /** The plan as it is now. */
  datePlan: DatePlan;
};

/** The captcha has to be passed first: its token is missing, used or was refused. */
export type CaptchaRequired = UserError & {
  __typename?: 'CaptchaRequired';
  /** The code for programs: always CAPTCHA_REQUIRED. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** Of the matching games: the deck, shuffled. */
export type CardDeal = {
  __typename?: 'CardDeal';
  /** The face of each card, by the card's index. Each face occurs twice. */
  cards: Array<Scalars['String']['output']>;
  /** How many cards stand in a row. */
  columns: Scalars['Int']['output'];
  /** How long the round lasts; null without a limit. */
  seconds?: Maybe<Scalars['Int']['output']>;
};

/** Of Truth or Dare: three cards for each of the two, in turns. */
export type CardsTable = {
  __typename?: 'CardsTable';
  /** The cards that were drawn, in that order; at most six. */
  cards: Array<DrawnCard>;
};

/** A new e-mail address. */
export type ChangeEmailInput = {
  /** The new address, at most 255 characters. */
  newEmail: Scalars['String']['input'];
  /** The password of the account. */
  password: Scalars['String']['input'];
};

/** The outcome of changing the address. */
export type ChangeEmailPayload = AlreadyRegistered | ChangeEmailSuccess | InvalidCredentials | InvalidInput | TooManyAttempts;

/** A link is on its way to the new address. */
export type ChangeEmailSuccess = {
  __typename?: 'ChangeEmailSuccess';
  /** The viewer with `pendingEmail`. */
  viewer: Viewer;
};

/** A new password. */
export type ChangePasswordInput = {
  /** The password until now. */
  currentPassword: Scalars['String']['input'];
  /** The new password, 6 to 100 characters. */
  newPassword: Scalars['String']['input'];
};

/** The outcome of changing the password. */
export type ChangePasswordPayload = ChangePasswordSuccess | InvalidCredentials | InvalidInput | TooManyAttempts;

/** The password is changed and every other session ended. */
export type ChangePasswordSuccess = {
  __typename?: 'ChangePasswordSuccess';
  /** The viewer with the sessions that are left. */
  viewer: Viewer;
};

/** Something that happened in a match. */
export type ChatEvent = MessageAdded | MessagesRead | TypingChanged;

/** A place that an administrator has looked at. */
export type CheckDateIdeaInput = {
  /** The id of the place. */
  dateIdeaId: Scalars['ID']['input'];
  /** Only check and tell what would happen. */
  isDryRun?: Scalars['Boolean']['input'];
  /** The newest report that was seen: later ones stay open. Omitted, all are settled. */
  reportedUntil?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The outcome of a check. */
export type CheckDateIdeaPayload = CheckDateIdeaSuccess | NotAvailable;

/** The place is checked, and its reports are settled. */
export type CheckDateIdeaSuccess = {
  __typename?: 'CheckDateIdeaSuccess';
  /** The place as it is now, or would be. */
  dateIdea: AdminDateIdea;
  /** True for a dry run, which stores nothing. */
  isDryRun: Scalars['Boolean']['output'];
};

/** A promise to say that one is safe after a date. It outlives the plan, the match and the other person's account. */
export type CheckIn = {
  __typename?: 'CheckIn';
  /** When the friends are told if there was no answer: 20 minutes after the time. */
  alarmAt: Scalars['DateTime']['output'];
  /** When the person is asked; again ten minutes later. */
  dueAt: Scalars['DateTime']['output'];
  /** When a PIN ended it; null until then. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** By how many minutes it may still be extended. */
  extendableMinutes: Scalars['Int']['output'];
  /** The friends who are told. */
  friends: Array<TrustedFriend>;
  /** The check-in's id. */
  id: Scalars['ID']['output'];
  /** Where the date is, in words. */
  placeName: Scalars['String']['output'];
  /** When the date begins. */
  startsAt: Scalars['DateTime']['output'];
  /** How far it is. */
  state: CheckInState;
};

/** A PIN, and what it is for. */
export type CheckInInput = {
  /** By how many minutes the time moves, in place of the end; at most 60 in all. */
  extendByMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** One of the two PINs. */
  pin: Scalars['String']['input'];
};

/** The outcome of a PIN. */
export type CheckInPayload = CheckInSuccess | InvalidInput | NotAvailable | TooManyAttempts | WrongPin;

/** How far a check-in is. */
export type CheckInState =
  /** Nobody answered in time, or a PIN was wrong three times: the friends were told. A PIN still ends it. */
  | 'alarmed'
  /** It waits for a PIN. */
  | 'armed'
  /** A PIN ended it. */
  | 'safe';

/** The PIN counts. The answer is the same for both. */
export type CheckInSuccess = {
  __typename?: 'CheckInSuccess';
  /** The person with the check-in as it is now. */
  viewer: Viewer;
};

/** How plans are bought in this installation. */
export type CheckoutMode =
  /** With money, by Stripe. */
  | 'live'
  /** Not at all: payments are not set up. */
  | 'off'
  /** With test cards, so no money is taken. The page is this server's, or the provider's if its test keys are set. */
  | 'test';

/** The cities of the guide. */
export type City =
  /** Abuja, Federal Capital Territory. */
  | 'abuja'
  /** Ibadan, Oyo State. */
  | 'ibadan'
  /** Lagos, Lagos State. */
  | 'lagos'
  /** Port Harcourt, Rivers State. */
  | 'port_harcourt';

/** The outcome of going home. */
export type ClearTravelLocationPayload = ClearTravelLocationSuccess;

/** The person does not travel. */
export type ClearTravelLocationSuccess = {
  __typename?: 'ClearTravelLocationSuccess';
  /** The viewer as this left them. */
  viewer: Viewer;
};

/** Who answers as the companion. */
export type CoachKind =
  /** A language model. */
  | 'ai'
  /** Nobody: the companion is switched off. */
  | 'off'
  /** A written library, where no language model is set up. */
  | 'practice';

/** The coach gave no answer. */
export type CoachUnavailable = UserError & {
  __typename?: 'CoachUnavailable';
  /** COACH_BUSY, COACH_UNPAID or COACH_FAILED. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** How the challenge was made from the verifier. Plain challenges are not accepted. */
export type CodeChallengeMethod =
  /** The SHA-256 of the verifier, as base64url without padding. */
  | 's256';

/** The AI companion as the viewer has it. */
export type Companion = {
  __typename?: 'Companion';
  /** How much may be written today (Lagos day). */
  allowance: CompanionAllowance;
  /** Who writes the replies. */
  coach: CoachKind;
  /** The conversation of a scenario; null when there is none yet. */
  conversation?: Maybe<CompanionConversation>;
  /** Every conversation, the last one first; at most one a scenario. */
  conversations: Array<CompanionConversation>;
  /** How it is to speak. */
  preferences: CompanionPreferences;
  /** What was practised so far; null without the ability PROGRESS. */
  progress?: Maybe<CompanionProgress>;
};


/** The AI companion as the viewer has it. */
export type CompanionConversationArgs = {
  scenarioId: Scalars['ID']['input'];
};

/** How much of the companion is left today. */
export type CompanionAllowance = {
  __typename?: 'CompanionAllowance';
  /** In percent of a day's allowance, rounded up. */
  percentLeft: Scalars['Int']['output'];
  /** When the next day's begins. */
  resetsAt: Scalars['DateTime']['output'];
};

/** A conversation with the companion. */
export type CompanionConversation = {
  __typename?: 'CompanionConversation';
  /** The conversation's id. */
  id: Scalars['ID']['output'];
  /** Its last 100 messages, the oldest first. An exchange without a reply shows the viewer's message alone. */
  messages: Array<CompanionMessage>;
  /** What is practised. */
  scenario: CompanionScenario;
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** When it was last continued. */
  updatedAt: Scalars['DateTime']['output'];
};

/** The next piece of the reply. */
export type CompanionDelta = {
  __typename?: 'CompanionDelta';
  /** The id of the exchange. */
  exchangeId: Scalars['ID']['output'];
  /** Text to put behind what came before. */
  text: Scalars['String']['output'];
};

/** As whom the companion speaks. */
export type CompanionGender =
  /** As a woman. */
  | 'female'
  /** As a man. */
  | 'male';

/** A message of a conversation with the companion. Its text is plain text, and is shown as it is. */
export type CompanionMessage = {
  __typename?: 'CompanionMessage';
  /** The text of the message. */
  content: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** The id of the exchange that it is a part of: one message of the viewer and its reply. */
  exchangeId: Scalars['ID']['output'];
  /** Whether it tells of help lines, since the viewer's message sounded like a crisis. */
  hasHelpLines: Scalars['Boolean']['output'];
  /** The message's id. */
  id: Scalars['ID']['output'];
  /** Whether it ends where the reader left. */
  isStopped: Scalars['Boolean']['output'];
  /** Whether the reply helped, as the viewer said; null until they say so, and for the viewer's own messages. */
  rating?: Maybe<ReplyRating>;
  /** Who wrote it. */
  role: CompanionRole;
};

/** How the companion is to speak. */
export type CompanionPreferences = {
  __typename?: 'CompanionPreferences';
  /** As whom it speaks. */
  gender: CompanionGender;
  /** In which tone. */
  tone: CompanionTone;
};

/** What was practised with the companion. */
export type CompanionProgress = {
  __typename?: 'CompanionProgress';
  /** Days with at least one. */
  activeDays: Scalars['Int']['output'];
  /** Messages of the viewer that got a reply. */
  messages: Scalars['Int']['output'];
  /** By scenario, in the order in which they are offered. */
  scenarios: Array<ScenarioProgress>;
  /** Days in a row with at least one, up to today or yesterday. */
  streakDays: Scalars['Int']['output'];
  /** The last seven days, today among them. */
  week: WeeklyReport;
};

/** The reply is written and kept. The last event. */
export type CompanionReplyDone = {
  __typename?: 'CompanionReplyDone';
  /** The conversation with the whole reply. */
  conversation: CompanionConversation;
  /** The id of the exchange. */
  exchangeId: Scalars['ID']['output'];
};

/** What happens while the companion writes a reply. */
export type CompanionReplyEvent = CompanionDelta | CompanionReplyDone | CompanionReplyFailed;

/** There is no reply, and the exchange is gone from the conversation. The last event. */
export type CompanionReplyFailed = UserError & {
  __typename?: 'CompanionReplyFailed';
  /** COACH_BUSY, COACH_UNPAID, COACH_FAILED, or PREMIUM_REQUIRED when the plan ended meanwhile: a reply that was whole by then is kept. */
  code: UserErrorCode;
  /** The id of the exchange. */
  exchangeId: Scalars['ID']['output'];
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** Who wrote a message of a conversation with the companion. */
export type CompanionRole =
  /** Written by the companion. */
  | 'assistant'
  /** Written by the viewer. */
  | 'user';

/** Something to practise with the companion. */
export type CompanionScenario = {
  __typename?: 'CompanionScenario';
  /** What is practised. */
  description: Scalars['String']['output'];
  /** Its name in addresses and inputs, such as first-message. */
  id: Scalars['ID']['output'];
  /** Its title for people. */
  name: Scalars['String']['output'];
  /** What the companion says first. */
  opening: Scalars['String']['output'];
  /** Questions to begin with, without asking the coach. */
  questions: Array<SuggestedQuestion>;
};

/** In which tone the companion speaks. */
export type CompanionTone =
  /** Plain and brief. */
  | 'direct'
  /** Warm and kind. */
  | 'friendly'
  /** Light and teasing. */
  | 'playful'
  /** Polished and well read. */
  | 'sophisticated';

/** How well two people fit. */
export type Compatibility = {
  __typename?: 'Compatibility';
  /** High from 70 points, medium from 40. */
  level: CompatibilityLevel;
  /** Sentences that say why, best first; at most 6. */
  reasons: Array<Scalars['String']['output']>;
  /** Points from 0 to 100. */
  score: Scalars['Float']['output'];
};

/** A level of compatibility. */
export type CompatibilityLevel =
  /** 70 points or more. */
  | 'high'
  /** Fewer than 40 points. */
  | 'low'
  /** 40 points or more. */
  | 'medium';

/** The outcome of completing the onboarding. */
export type CompleteBetaOnboardingPayload = CompleteBetaOnboardingSuccess;

/** The person is onboarded. */
export type CompleteBetaOnboardingSuccess = {
  __typename?: 'CompleteBetaOnboardingSuccess';
  /** The person, onboarded. */
  viewer: Viewer;
};

/** Which upload is complete. */
export type CompletePhotoUploadInput = {
  /** The id from `createPhotoUpload`. */
  photoId: Scalars['ID']['input'];
};

/** The outcome of completing an upload. */
export type CompletePhotoUploadPayload = CompletePhotoUploadSuccess | NotAvailable | PhotoRejected;

/** The photo is stored. */
export type CompletePhotoUploadSuccess = {
  __typename?: 'CompletePhotoUploadSuccess';
  /** The photo with its sizes. */
  photo: Photo;
  /** The viewer with the new list of photos. */
  viewer: Viewer;
};

/** The proof that the app has the secret. */
export type ConfirmTwoFactorInput = {
  /** The code that the app shows: 6 digits. */
  twoFactorCode: Scalars['String']['input'];
};

/** The outcome of confirming. */
export type ConfirmTwoFactorPayload = ConfirmTwoFactorSuccess | InvalidTwoFactorCode | TooManyAttempts;

/** Two-factor sign-in is on. */
export type ConfirmTwoFactorSuccess = {
  __typename?: 'ConfirmTwoFactorSuccess';
  /** Ten codes, each good for one sign-in without the app. They cannot be shown again. */
  recoveryCodes: Array<Scalars['String']['output']>;
  /** The viewer as this left them. */
  viewer: Viewer;
};

/** Another time or place. What is omitted stays. */
export type CounterDatePlanInput = {
  /** The id of a place of the guide. */
  dateIdeaId?: InputMaybe<Scalars['ID']['input']>;
  /** A place that the guide does not have, 2 to 120 characters. */
  placeName?: InputMaybe<Scalars['String']['input']>;
  /** When, from one hour to 30 days ahead. Seconds are dropped. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A token to create. */
export type CreateAccessTokenInput = {
  /** For how many days, 1 to 366. */
  days?: Scalars['Int']['input'];
  /** What it is for, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** What it may do; at least one. */
  scopes: Array<AccessTokenScope>;
};

/** The outcome of creating a token. */
export type CreateAccessTokenPayload = CreateAccessTokenSuccess | InvalidInput;

/** The token is created. */
export type CreateAccessTokenSuccess = {
  __typename?: 'CreateAccessTokenSuccess';
  /** The token without its secret. */
  accessToken: AccessToken;
  /** The secret; it cannot be shown again. */
  token: Scalars['String']['output'];
};

/** A photo to be uploaded. */
export type CreatePhotoUploadInput = {
  /** The file's size in bytes: under 5 MB (5,242,880), a selfie under 10 MB (10,485,760). */
  byteSize: Scalars['Int']['input'];
  /** The file's type: image/jpeg, image/png or image/webp. */
  contentType: Scalars['String']['input'];
  /** What it is for. */
  purpose: PhotoPurpose;
};

/** The outcome of asking for an upload. */
export type CreatePhotoUploadPayload = CreatePhotoUploadSuccess | InvalidInput | PhotoRejected;

/** Where to send the bytes. */
export type CreatePhotoUploadSuccess = {
  __typename?: 'CreatePhotoUploadSuccess';
  /** The photo's id, for `completePhotoUpload`. */
  photoId: Scalars['ID']['output'];
  /** PUT the bytes here with the declared content type within 15 minutes. */
  uploadUrl: Scalars['String']['output'];
};

/** A new profile. */
export type CreateProfileInput = {
  /** A few words, at most 500 characters. */
  bio: Scalars['String']['input'];
  /** The birth date; null answers 'Date of birth is required'. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** How often the person drinks; null to leave it untold. */
  drinking?: InputMaybe<Habit>;
  /** The highest education; null to leave it untold. */
  education?: InputMaybe<Education>;
  /** The name others see, 2 to 100 characters. */
  fullName: Scalars['String']['input'];
  /** The gender of the person. */
  gender: Gender;
  /** Whether the person agrees to the processing of these data. */
  hasConsentedToDataProcessing: Scalars['Boolean']['input'];
  /** Height in centimetres, 120 to 230. */
  heightCm?: InputMaybe<Scalars['Int']['input']>;
  /** Interests separated by commas, at most 200 characters. */
  interests: Scalars['String']['input'];
  /** The town or area, at most 100 characters. */
  location: Scalars['String']['input'];
  /** The religion; null to leave it untold. */
  religion?: InputMaybe<Religion>;
  /** Whom to show: kept as the default filter. */
  showMe?: InputMaybe<Gender>;
  /** How often the person smokes; null to leave it untold. */
  smoking?: InputMaybe<Habit>;
  /** The town that `location` was chosen from; null for a text of one's own. */
  townId?: InputMaybe<Scalars['ID']['input']>;
};

/** The outcome of creating a profile. */
export type CreateProfilePayload = CreateProfileSuccess | InvalidInput | ProfileExists | Underage;

/** The profile is created. */
export type CreateProfileSuccess = {
  __typename?: 'CreateProfileSuccess';
  /** The person with the new profile. */
  viewer: Viewer;
};

/** A request for help. */
export type CreateSupportTicketInput = {
  /** The text, 10 to 2,000 characters after trimming. */
  content: Scalars['String']['input'];
  /** What it is about, 3 to 120 characters after trimming. */
  subject: Scalars['String']['input'];
};

/** The outcome of asking for help. */
export type CreateSupportTicketPayload = CreateSupportTicketSuccess | InvalidInput | TooManyAttempts;

/** The team has the request. */
export type CreateSupportTicketSuccess = {
  __typename?: 'CreateSupportTicketSuccess';
  /** The request as the team gets it. */
  ticket: SupportTicket;
  /** The viewer with all requests. */
  viewer: Viewer;
};

/** How somebody felt at a date. */
export type DateFeeling =
  /** They felt safe. */
  | 'safe'
  /** They did not feel safe. The team looks at it. */
  | 'unsafe'
  /** They were not sure. */
  | 'unsure';

/** What people said after their dates with somebody, counted; each of the last 90 days. */
export type DateFeelings = {
  __typename?: 'DateFeelings';
  /** How many felt safe. */
  safe: Scalars['Int']['output'];
  /** How many did not feel safe. */
  unsafe: Scalars['Int']['output'];
  /** How many were not sure. */
  unsure: Scalars['Int']['output'];
};

/** A place for a date. Costs and hours are typical, and to be checked before going. */
export type DateIdea = {
  __typename?: 'DateIdea';
  /** The part of the city, or the address in short. */
  area: Scalars['String']['output'];
  /** The dates it suits, 1 to 4, where 4 stands for the fourth and all later ones. */
  bestForDateNumbers: Array<Scalars['Int']['output']>;
  /** When it is best. */
  bestTime: Scalars['String']['output'];
  /** What a date there costs. */
  budgetLevel: BudgetLevel;
  /** What kind of place it is. */
  category: DateIdeaCategory;
  /** The day in Lagos on which the team last checked it; null while nobody has. */
  checkedOn?: Maybe<Scalars['Date']['output']>;
  /** The city it is in. */
  city: City;
  /** What it is, and why it is good for a date. */
  description: Scalars['String']['output'];
  /** What two people typically spend, for people; to be checked. */
  estimatedCost: Scalars['String']['output'];
  /** The place's id. */
  id: Scalars['ID']['output'];
  /** Whether nobody of the team has checked it in the last 180 days. */
  isCheckDue: Scalars['Boolean']['output'];
  /** Whether it is shown first. */
  isFeatured: Scalars['Boolean']['output'];
  /** Whether the viewer saved it. */
  isSaved: Scalars['Boolean']['output'];
  /** The name of the place. */
  name: Scalars['String']['output'];
  /** Typical opening hours, for people; to be checked. */
  openingHours: Scalars['String']['output'];
  /** Hearts, 1 to 5. */
  romanticScore: Scalars['Int']['output'];
  /** The date of that page as exactly as it says it: YYYY, YYYY-MM or YYYY-MM-DD. */
  sourceDate?: Maybe<Scalars['String']['output']>;
  /** A page that tells of it; null for places that were written without one. */
  sourceUrl?: Maybe<Scalars['String']['output']>;
  /** The state, for people. */
  state: Scalars['String']['output'];
  /** What to know; at most four. */
  tips: Array<Scalars['String']['output']>;
};

/** What kind of place it is. */
export type DateIdeaCategory =
  /** Something to do together. */
  | 'activity'
  /** Sand and water. */
  | 'beach'
  /** Coffee, ice cream and small things. */
  | 'cafe'
  /** Museums, galleries, theatre and history. */
  | 'culture'
  /** A day out of town, or a resort. */
  | 'getaway'
  /** Drinks, music and late hours. */
  | 'lounge'
  /** Parks, gardens and views. */
  | 'nature'
  /** A place to eat. */
  | 'restaurant';

/** What has changed at a place. */
export type DateIdeaChange =
  /** It is closed for good. */
  | 'closed'
  /** It opens at other hours. */
  | 'hours'
  /** It is at another address. */
  | 'moved'
  /** Something else, which the note says. */
  | 'other'
  /** It costs more or less than it says. */
  | 'prices';

/** A page of places. */
export type DateIdeaConnection = {
  __typename?: 'DateIdeaConnection';
  /** The places with their cursors. */
  edges: Array<DateIdeaEdge>;
  /** The places alone. */
  nodes: Array<DateIdea>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many the filter admits. */
  totalCount: Scalars['Int']['output'];
};

/** A place in a page. */
export type DateIdeaEdge = {
  __typename?: 'DateIdeaEdge';
  /** Where it stands, for `after`. */
  cursor: Scalars['String']['output'];
  /** The place at this cursor. */
  node: DateIdea;
};

/** Which places to show; each field narrows it. */
export type DateIdeaFilterInput = {
  /** Those of a budget. */
  budgetLevel?: InputMaybe<BudgetLevel>;
  /** Those of a kind. */
  category?: InputMaybe<DateIdeaCategory>;
  /** Those of a city. */
  city?: InputMaybe<City>;
  /** Those that suit this date, 1 to 4. */
  dateNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Those within 15 km of where the viewer is or travels to, by the parts of the cities. None for who has said no place. */
  isNear?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a reader says has changed at a place. */
export type DateIdeaReport = {
  __typename?: 'DateIdeaReport';
  /** What has changed there. */
  change: DateIdeaChange;
  /** The report's id. */
  id: Scalars['ID']['output'];
  /** More about it, in the reader's words; may be empty. */
  note: Scalars['String']['output'];
  /** When the reader said so. */
  reportedAt: Scalars['DateTime']['output'];
};

/** A date that two people of a match plan. */
export type DatePlan = {
  __typename?: 'DatePlan';
  /** When it last changed. */
  changedAt: Scalars['DateTime']['output'];
  /** The place in our guide; null for a typed place. */
  dateIdea?: Maybe<DateIdea>;
  /** The plan's id. */
  id: Scalars['ID']['output'];
  /** Whether the time and place as they stand were proposed by the viewer. Only the other person may accept or decline them. */
  isProposedByViewer: Scalars['Boolean']['output'];
  /** Whether the viewer is still asked how it was: for three days after its end, until they have answered. */
  isReviewWanted: Scalars['Boolean']['output'];
  /** The match that it belongs to. */
  match: Match;
  /** Where they meet, in words. */
  placeName: Scalars['String']['output'];
  /** When it was first proposed. */
  proposedAt: Scalars['DateTime']['output'];
  /** When they meet. */
  startsAt: Scalars['DateTime']['output'];
  /** How far it is. */
  state: DatePlanState;
  /** Rises by one with each change. An answer names the version it was given to. */
  version: Scalars['Int']['output'];
};

/** What is said to a proposed date. */
export type DatePlanAnswer =
  /** Yes, at this time and place. */
  | 'accept'
  /** Another time or place; also for a date that both agreed on. */
  | 'counter'
  /** No, and no other proposal. */
  | 'decline';

/** A planned date was proposed, answered or called off. Both people are told. */
export type DatePlanChanged = {
  __typename?: 'DatePlanChanged';
  /** The match that it belongs to. */
  match: Match;
};

/** There is an open plan already, or the plan has changed since the caller read it. */
export type DatePlanConflict = UserError & {
  __typename?: 'DatePlanConflict';
  /** The code for programs: always DATE_PLAN_CONFLICT. */
  code: UserErrorCode;
  /** The plan as it is now. */
  datePlan: DatePlan;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** How far a planned date is. The first three are open. */
export type DatePlanState =
  /** Both agreed to the time and place. */
  | 'accepted'
  /** One of the two called it off. */
  | 'cancelled'
  /** Another time or place was proposed, and waits for an answer. */
  | 'countered'
  /** The other person said no. */
  | 'declined'
  /** Its time came before an answer. */
  | 'expired'
  /** Its time has passed: three hours after its start. */
  | 'over'
  /** It waits for the first answer. */
  | 'proposed';

/** What happened on a day. */
export type DayFigures = {
  __typename?: 'DayFigures';
  /** The day in Lagos. */
  day: Scalars['Date']['output'];
  /** Rounds of games that were begun. */
  gamePlays: Scalars['Int']['output'];
  /** Likes and super likes that were given. */
  likes: Scalars['Int']['output'];
  /** Matches that came about. */
  matches: Scalars['Int']['output'];
  /** Messages that were written. */
  messages: Scalars['Int']['output'];
  /** Plans that began, trials among them. */
  plansStarted: Scalars['Int']['output'];
  /** Reports that were made. */
  reports: Scalars['Int']['output'];
  /** Accounts that were created. */
  signUps: Scalars['Int']['output'];
};

/** A snapshot of the next people. It is not a list to page through: ask again once it is used up. */
export type Deck = {
  __typename?: 'Deck';
  /** Why the list is shorter than asked for. */
  end?: Maybe<DeckEnd>;
  /** The people, best first; at most 20. */
  profiles: Array<Profile>;
  /** The hourly allowance after this answer; null when unlimited. */
  viewQuota?: Maybe<ViewQuota>;
};

/** Why a deck is short. */
export type DeckEnd =
  /** Nobody else fits the filter. */
  | 'everyone_seen'
  /** The viewer has no profile yet. */
  | 'no_profile'
  /** Several people reported that the viewer is under 18: there is no deck until a moderator has looked. */
  | 'under_review'
  /** The hourly view limit is used up. */
  | 'view_limit';

/** Whom the deck shows. Every part is optional; an omitted one admits everybody. */
export type DeckFilter = {
  __typename?: 'DeckFilter';
  /** Only people who drink this often; null admits all. */
  drinking?: Maybe<Habit>;
  /** Only people with this education; null admits all. */
  education?: Maybe<Education>;
  /** Only people of this gender; null admits all. */
  gender?: Maybe<Gender>;
  /** Only people who share at least one of these interests. */
  interests?: Maybe<Array<Scalars['String']['output']>>;
  /** True admits only people who were active within the last 7 days. */
  isActiveLately?: Maybe<Scalars['Boolean']['output']>;
  /** True admits only verified people. This and the following are advanced filters: null without the ability ADVANCED_FILTERS. */
  isVerified?: Maybe<Scalars['Boolean']['output']>;
  /** Oldest age, 18 to 80; 80 admits everybody older too. */
  maxAge: Scalars['Int']['output'];
  /** Farthest distance in km, 1 to 200. People without a position are never excluded by it. */
  maxDistance: Scalars['Int']['output'];
  /** Greatest height in centimetres. */
  maxHeightCm?: Maybe<Scalars['Int']['output']>;
  /** Youngest age, 18 to 80. */
  minAge: Scalars['Int']['output'];
  /** Least height in centimetres. */
  minHeightCm?: Maybe<Scalars['Int']['output']>;
  /** Only people of this religion; null admits all. */
  religion?: Maybe<Religion>;
  /** Only people who smoke this often; null admits all. */
  smoking?: Maybe<Habit>;
};

/** Whom the deck shows. An omitted or null field admits everybody, except that an omitted filter means the saved one. */
export type DeckFilterInput = {
  /** Only people who drink this often. */
  drinking?: InputMaybe<Habit>;
  /** Only people with this education. */
  education?: InputMaybe<Education>;
  /** Only people of this gender. */
  gender?: InputMaybe<Gender>;
  /** Only people who share at least one of these interests; at most 20. */
  interests?: InputMaybe<Array<Scalars['String']['input']>>;
  /** True admits only people who were active within the last 7 days. */
  isActiveLately?: InputMaybe<Scalars['Boolean']['input']>;
  /** True admits only verified people. This and the following are advanced filters, which need the ability ADVANCED_FILTERS; without it, FORBIDDEN. */
  isVerified?: InputMaybe<Scalars['Boolean']['input']>;
  /** Oldest age, 18 to 80, not below `minAge`; 80 when omitted. */
  maxAge?: InputMaybe<Scalars['Int']['input']>;
  /** Farthest distance in km, 1 to 200; 100 when omitted. */
  maxDistance?: InputMaybe<Scalars['Int']['input']>;
  /** Greatest height in centimetres, 120 to 230, not below `minHeightCm`. */
  maxHeightCm?: InputMaybe<Scalars['Int']['input']>;
  /** Youngest age, 18 to 80; 18 when omitted. */
  minAge?: InputMaybe<Scalars['Int']['input']>;
  /** Least height in centimetres, 120 to 230. With either height, people who do not tell theirs are left out. */
  minHeightCm?: InputMaybe<Scalars['Int']['input']>;
  /** Only people of this religion. */
  religion?: InputMaybe<Religion>;
  /** Only people who smoke this often. */
  smoking?: InputMaybe<Habit>;
};

/** A conversation to forget. */
export type DeleteCompanionConversationInput = {
  /** The id of the conversation. */
  conversationId: Scalars['ID']['input'];
};

/** The outcome of forgetting a conversation. */
export type DeleteCompanionConversationPayload = DeleteCompanionConversationSuccess | NotAvailable;

/** The conversation is gone. */
export type DeleteCompanionConversationSuccess = {
  __typename?: 'DeleteCompanionConversationSuccess';
  /** The viewer as this left them. */
  viewer: Viewer;
};

/** Which photo to delete. */
export type DeletePhotoInput = {
  /** The id of the photo. */
  photoId: Scalars['ID']['input'];
};

/** The outcome of deleting. */
export type DeletePhotoPayload = DeletePhotoSuccess | NotAvailable;

/** The photo is gone. */
export type DeletePhotoSuccess = {
  __typename?: 'DeletePhotoSuccess';
  /** The viewer with the photos that are left. */
  viewer: Viewer;
};

/** The deletion of an account. */
export type DeletionRequest = {
  __typename?: 'DeletionRequest';
  /** Until when it can be cancelled; then everything that names the person goes. */
  cancellableUntil: Scalars['DateTime']['output'];
  /** By when nothing is left. */
  erasedBy: Scalars['DateTime']['output'];
  /** The request's id. */
  id: Scalars['ID']['output'];
  /** Why, in the person's words, or 'User requested deletion'. */
  reason: Scalars['String']['output'];
  /** When it was asked for. */
  requestedAt: Scalars['DateTime']['output'];
  /** The status. The person sees PENDING only. */
  status: DeletionStatus;
};

/** How the deletion of an account stands. */
export type DeletionStatus =
  /** Nothing that is left names the person. */
  | 'anonymised'
  /** It was cancelled. */
  | 'cancelled'
  /** Nothing is left. */
  | 'erased'
  /** It can be cancelled; the account is hidden. */
  | 'pending';

/** The proof that it is the person who asks. */
export type DisableTwoFactorInput = {
  /** The password of the account. */
  password: Scalars['String']['input'];
  /** A code of the authenticator app, or a recovery code. */
  twoFactorCode: Scalars['String']['input'];
};

/** The outcome of turning it off. */
export type DisableTwoFactorPayload = DisableTwoFactorSuccess | InvalidCredentials | InvalidTwoFactorCode | TooManyAttempts;

/** Two-factor sign-in is off. */
export type DisableTwoFactorSuccess = {
  __typename?: 'DisableTwoFactorSuccess';
  /** The viewer as this left them. */
  viewer: Viewer;
};

/** Whose reports are dismissed. */
export type DismissReportsByInput = {
  /** Who made them. */
  account: AccountRefInput;
  /** Only check and tell what would happen. */
  isDryRun?: Scalars['Boolean']['input'];
  /** Why, for the audit row, at most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of dismissing. NotAvailable if there is no such account, or it is the administrator's own. */
export type DismissReportsByPayload = DismissReportsBySuccess | InvalidInput | NotAvailable;

/** The reports are dismissed, except those about the administrator. People who were limited by them are in decks again. */
export type DismissReportsBySuccess = {
  __typename?: 'DismissReportsBySuccess';
  /** How many reports were dismissed, or would be. */
  dismissed: Scalars['Int']['output'];
  /** True for a dry run, which stores nothing. */
  isDryRun: Scalars['Boolean']['output'];
  /** Who made them. */
  reporter: AdminUser;
};

/** What the coach thinks of a draft. */
export type DraftFeedback = {
  __typename?: 'DraftFeedback';
  /** How clear it is, 1 to 5. */
  clarity: Scalars['Int']['output'];
  /** How much it asks about the other person, 1 to 5. */
  curiosity: Scalars['Int']['output'];
  /** How it could be written; null when nothing is to be changed. */
  rewrite?: Maybe<Scalars['String']['output']>;
  /** What is good, one sentence each. */
  strengths: Array<Scalars['String']['output']>;
  /** What could be better, one sentence each. */
  suggestions: Array<Scalars['String']['output']>;
  /** How warm it sounds, 1 to 5. */
  warmth: Scalars['Int']['output'];
};

/** A card that one of the two has drawn. */
export type DrawnCard = {
  __typename?: 'DrawnCard';
  /** True when it was answered, false when it was passed, null before. */
  isDone?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the viewer has drawn it. */
  isViewers: Scalars['Boolean']['output'];
  /** The kind that was chosen. */
  kind: PromptKind;
  /** What was answered; null before the answer, and when the card was passed. */
  reply?: Maybe<Scalars['String']['output']>;
  /** What the card asks for. */
  text: Scalars['String']['output'];
};

/** The highest education of a person. */
export type Education =
  /** A bachelor's degree was earned. */
  | 'bachelors'
  /** High school was finished. */
  | 'high_school'
  /** A master's degree was earned. */
  | 'masters'
  /** A doctorate was earned. */
  | 'phd';

/** Of Emoji Story: the emojis, shuffled. */
export type EmojiDeal = {
  __typename?: 'EmojiDeal';
  /** Thirty emojis to tell a story with. */
  emojis: Array<Scalars['String']['output']>;
};

/** The viewer's plan changed. */
export type EntitlementChanged = {
  __typename?: 'EntitlementChanged';
  /** The viewer with the new plan. */
  viewer: Viewer;
};

/** The server listens from here on. Only a subscription that asks with `hasBeginning` is told, once. */
export type EventsBegan = {
  __typename?: 'EventsBegan';
  /** How the viewer stands now. */
  viewer: Viewer;
};

/** What goes into an export. */
export type ExportMyDataInput = {
  /** True to include the photos as files: then it is a ZIP archive with the JSON file and a folder of photos. */
  hasPhotos?: Scalars['Boolean']['input'];
  /** The password of the account; needed when the session began more than an hour ago. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of asking for an export. InvalidCredentials for a wrong password, which counts as at sign-in. */
export type ExportMyDataPayload = ExportMyDataSuccess | InvalidCredentials | PasswordRequired | TooManyAttempts;

/** The export can be fetched. It is made during the download and not stored. */
export type ExportMyDataSuccess = {
  __typename?: 'ExportMyDataSuccess';
  /** When the address of the file ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** The file name: data-export-YYYY-MM-DD.json, or .zip with photos; the day is that of Lagos. */
  fileName: Scalars['String']['output'];
  /** A path of this server. Anyone who has it can fetch the export for 10 minutes, while the session lives. */
  url: Scalars['String']['output'];
};

/** One broken rule. */
export type FieldError = {
  __typename?: 'FieldError';
  /** The rule, for people. */
  message: Scalars['String']['output'];
  /** The field's name inside `input`. */
  path: Scalars['String']['output'];
};

/** A round that has ended. */
export type FinishGameInput = {
  /** The id of the round. */
  playId: Scalars['ID']['input'];
  /** What was done in it. */
  result: GameResultInput;
};

/** The outcome of submitting a round. NotAvailable if the viewer has no such round, or its game has no results. */
export type FinishGamePayload = FinishGameSuccess | InvalidInput | NotAvailable | ResultRefused;

/** The round is judged. */
export type FinishGameSuccess = {
  __typename?: 'FinishGameSuccess';
  /** The round with its result. */
  play: GamePlay;
};

/** What a friend says to an invitation. */
export type FriendAnswer =
  /** Yes: letters about this person's check-ins may come. */
  | 'accept'
  /** No, or no longer: the address is erased. */
  | 'decline'
  /** Never from anybody: the address is erased, and a keyed hash of it keeps such letters away. */
  | 'never';

/** An invitation to look after somebody's dates. */
export type FriendInvitation = {
  __typename?: 'FriendInvitation';
  /** The first name of who asks. */
  firstName: Scalars['String']['output'];
  /** Whether the friend has said yes. */
  isConfirmed: Scalars['Boolean']['output'];
};

/** A game of the hub. */
export type Game = {
  __typename?: 'Game';
  /** The viewer's best result in the last 90 days; null without one, and for games without results. */
  best?: Maybe<GameResult>;
  /** What it is, in a sentence. */
  description: Scalars['String']['output'];
  /** An emoji that stands for it. */
  icon: Scalars['String']['output'];
  /** Its name in addresses, such as memory_match. */
  id: Scalars['ID']['output'];
  /** Whether the viewer's plan opens it. */
  isOpen: Scalars['Boolean']['output'];
  /** Its name for people. */
  name: Scalars['String']['output'];
  /** The tier that opens it. */
  tierRequired: Tier;
  /** The game by its type. */
  type: GameType;
};

/** There is an open game already, it has gone on since the caller read it, or the move is not possible now. */
export type GameConflict = UserError & {
  __typename?: 'GameConflict';
  /** The code for programs: always GAME_CONFLICT. */
  code: UserErrorCode;
  /** The session as it is now. */
  gameSession: GameSession;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** What a round is played with. */
export type GameDeal = CardDeal | EmojiDeal | PromptDeal | QuizDeal | StatementDeal;

/** A move: one of these, by the game and the moment. */
export type GameMoveInput =
  /** Truth or Dare: the kind of the next card. */
  { card: PromptKind; guess?: never; pick?: never; reply?: never; step?: never; told?: never; }
  |  /** Two Truths and a Lie: the index of the statement that is taken for the lie, from 0. */
  { card?: never; guess: Scalars['Int']['input']; pick?: never; reply?: never; step?: never; told?: never; }
  |  /** The quiz: the index of the answer in `options`, from 0. */
  { card?: never; guess?: never; pick: Scalars['Int']['input']; reply?: never; step?: never; told?: never; }
  |  /** Truth or Dare: the answer to the card, 1 to 300 characters. */
  { card?: never; guess?: never; pick?: never; reply: Scalars['String']['input']; step?: never; told?: never; }
  |  /** An answer to the invitation, a card passed, or the end. */
  { card?: never; guess?: never; pick?: never; reply?: never; step: GameStep; told?: never; }
  |  /** Two Truths and a Lie: what is told. */
  { card?: never; guess?: never; pick?: never; reply?: never; step?: never; told: ToldStatementsInput; };

/** A round that was dealt. */
export type GamePlay = {
  __typename?: 'GamePlay';
  /** What was dealt. */
  deal: GameDeal;
  /** The game that is played. */
  game: Game;
  /** The round's id. */
  id: Scalars['ID']['output'];
  /** The result; null until it is submitted, and for games without results. */
  result?: Maybe<GameResult>;
  /** When it was dealt. */
  startedAt: Scalars['DateTime']['output'];
};

/** The day's plays of a person. */
export type GamePlays = {
  __typename?: 'GamePlays';
  /** Rounds a day; null when unlimited. */
  limit?: Maybe<Scalars['Int']['output']>;
  /** When the next day begins in Lagos. */
  resetsAt: Scalars['DateTime']['output'];
  /** Rounds begun today (Lagos day). */
  used: Scalars['Int']['output'];
};

/** How a round ended. */
export type GameResult = {
  __typename?: 'GameResult';
  /** Whether all pairs were found, or all answers of the quiz were right. */
  isWon: Scalars['Boolean']['output'];
  /** The number of times that two cards were turned; null for the quiz. */
  moves?: Maybe<Scalars['Int']['output']>;
  /** Out of how many. */
  outOf: Scalars['Int']['output'];
  /** Right answers of the quiz; pairs found in a matching game. */
  score: Scalars['Int']['output'];
  /** Seconds that were left; null without a limit. */
  secondsLeft?: Maybe<Scalars['Int']['output']>;
};

/** The moves of a round, by which the server judges it: one of these, by the game. */
export type GameResultInput =
  /** For the quiz: the index of each answer in its `options`, in the order of the questions. */
  { answers: Array<Scalars['Int']['input']>; flips?: never; timedFlips?: never; }
  |  /** For Pairs: the indexes of the cards, in the order in which they were turned; at most 1,000. */
  { answers?: never; flips: Array<Scalars['Int']['input']>; timedFlips?: never; }
  |  /** Of Memory Match: the cards and the clock. */
  { answers?: never; flips?: never; timedFlips: TimedFlipsInput; };

/** A game that two people of a match play with each other, as the viewer may see it. Who was invited begins. */
export type GameSession = {
  __typename?: 'GameSession';
  /** When it last changed. */
  changedAt: Scalars['DateTime']['output'];
  /** When the session ends unless somebody moves; null when it is over. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Which game it is. */
  game: Game;
  /** Of the quiz: how hard its questions are. Null for other games. */
  hardness?: Maybe<QuizHardness>;
  /** The session's id. */
  id: Scalars['ID']['output'];
  /** Whether the viewer has invited the other person. */
  isInvitedByViewer: Scalars['Boolean']['output'];
  /** Whether it waits for the viewer: for the answer to the invitation, or for a move. */
  isViewersTurn: Scalars['Boolean']['output'];
  /** The match that plays it. */
  match: Match;
  /** The same of the other person. */
  otherScore: Scalars['Int']['output'];
  /** How far it is. */
  status: GameSessionStatus;
  /** What lies on the table; null before the invitation is accepted. */
  table?: Maybe<GameTable>;
  /** Rises by one with each move. A move names the version it was made from. */
  version: Scalars['Int']['output'];
  /** What the viewer has reached: lies found, cards answered, or questions answered rightly that both have answered. */
  viewerScore: Scalars['Int']['output'];
};

/** Somebody was asked to a game, moved in it or ended it. Both people are told. */
export type GameSessionChanged = {
  __typename?: 'GameSessionChanged';
  /** Whether it was the viewer's doing, on this device or another one. */
  isByViewer: Scalars['Boolean']['output'];
  /** The match that plays it. */
  match: Match;
};

/** How far a game for two is. The first two are open. */
export type GameSessionStatus =
  /** The invitation was answered with a no. */
  | 'declined'
  /** Nobody moved for 24 hours. */
  | 'expired'
  /** It was played to its end; the result stands in the chat. */
  | 'finished'
  /** The invitation waits for its answer. */
  | 'invited'
  /** It waits for a move. */
  | 'playing'
  /** One of the two stopped it, or took the invitation back. */
  | 'stopped';

/** What is done in a game without a word. */
export type GameStep =
  /** Yes to the invitation. */
  | 'accept'
  /** No to the invitation. */
  | 'decline'
  /** Truth or Dare: the card stays unanswered. */
  | 'skip'
  /** The end of the game for both, from any version of it; or the taking back of an invitation. */
  | 'stop';

/** What lies on the table of a game for two. */
export type GameTable = CardsTable | QuizTable | StatementsTable;

/** The games by name. */
export type GameType =
  /** Emojis that a story is told with. */
  | 'emoji_story'
  /** Ten pairs in sixty seconds. */
  | 'memory_match'
  /** Eight pairs on sixteen cards. */
  | 'pairs'
  /** Five questions of a themed set. */
  | 'trivia'
  /** Truths to tell and dares to do, ten each. */
  | 'truth_or_dare'
  /** Three statements, one of which is the lie. */
  | 'two_truths_lie';

/** How a person describes their gender. */
export type Gender =
  /** The person is female. */
  | 'female'
  /** The person is male. */
  | 'male'
  /** The person is non-binary. */
  | 'non_binary'
  /** Another gender than these. */
  | 'other';

/** What to make questions for. */
export type GenerateQuestionsInput = {
  /** The id of the scenario. */
  scenarioId: Scalars['ID']['input'];
};

/** The outcome of making questions. */
export type GenerateQuestionsPayload = CoachUnavailable | GenerateQuestionsSuccess | LimitReached | NotAvailable | PremiumRequired | TooManyAttempts;

/** The questions were made. */
export type GenerateQuestionsSuccess = {
  __typename?: 'GenerateQuestionsSuccess';
  /** The three questions that were made. */
  questions: Array<SuggestedQuestion>;
};

/** A grant of a plan. */
export type GrantEntitlementInput = {
  /** The account that gets the plan. */
  account: AccountRefInput;
  /** For how many days from now, 1 to 366. */
  days?: Scalars['Int']['input'];
  /** Only check and tell what would happen. */
  isDryRun?: Scalars['Boolean']['input'];
  /** Which plan. Omitted, it is the bare premium flag, which counts as Gold. */
  plan?: InputMaybe<PlanId>;
  /** Why, for the audit row, at most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of granting. */
export type GrantEntitlementPayload = GrantEntitlementSuccess | InvalidInput | NotAvailable;

/** The plan is granted. */
export type GrantEntitlementSuccess = {
  __typename?: 'GrantEntitlementSuccess';
  /** True for a dry run, which stores nothing. */
  isDryRun: Scalars['Boolean']['output'];
  /** The account as it is now. */
  user: AdminUser;
};

/** How often somebody smokes or drinks. */
export type Habit =
  /** The person never does. */
  | 'never'
  /** The person does regularly. */
  | 'regularly'
  /** The person does in company. */
  | 'socially';

/** There is a subscription already. */
export type HasSubscription = UserError & {
  __typename?: 'HasSubscription';
  /** The code for programs: always HAS_SUBSCRIPTION. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** The plan that a person holds. Of several plans in force it is the highest one that lasts longest; abilities follow from all of them. */
export type HeldPlan = {
  __typename?: 'HeldPlan';
  /** What the person may do. */
  abilities: Array<Ability>;
  /**
   * When the plan ends; null when it goes on until cancelled. At that instant it is over for every request; `EntitlementChanged` follows within
   * seconds, so that an open page that wants to show it at once sets a timer.
   */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Which plan is in force; null on the free plan. */
  name?: Maybe<PlanId>;
  /** The subscription that pays for a plan, while it is in force; null when there is none. */
  subscription?: Maybe<PlanSubscription>;
  /** The tier that opens games: free, gold or platinum. */
  tier: Tier;
  /** When the free trial ends or becomes a paid month; null when the plan is no trial. */
  trialEndsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A way to reach the other person's device. */
export type IceCandidateFound = {
  __typename?: 'IceCandidateFound';
  /** The call as it is now. */
  call: Call;
  /** The id of the call. */
  callId: Scalars['ID']['output'];
  /** The candidate's line. */
  candidate: Scalars['String']['output'];
  /** The place of that media in the SDP, from 0. */
  sdpMLineIndex?: Maybe<Scalars['Int']['output']>;
  /** The media it belongs to. */
  sdpMid?: Maybe<Scalars['String']['output']>;
};

/** An ICE candidate, as `RTCIceCandidate.toJSON()` has it. */
export type IceCandidateInput = {
  /** The candidate's line, at most 1,000 characters; empty for the end of them. */
  candidate: Scalars['String']['input'];
  /** The place of that media in the SDP, from 0. */
  sdpMLineIndex?: InputMaybe<Scalars['Int']['input']>;
  /** The media it belongs to. */
  sdpMid?: InputMaybe<Scalars['String']['input']>;
};

/** A server that helps two devices to reach each other. */
export type IceServer = {
  __typename?: 'IceServer';
  /** The password, good for ten minutes; null where none is needed. */
  credential?: Maybe<Scalars['String']['output']>;
  /** Its addresses, such as turn:relay.example:3478. */
  urls: Array<Scalars['String']['output']>;
  /** The user name; null where none is needed. */
  username?: Maybe<Scalars['String']['output']>;
};

/** The same client id was used before with other content or in another match. */
export type IdempotencyConflict = UserError & {
  __typename?: 'IdempotencyConflict';
  /** The code for programs: always IDEMPOTENCY_CONFLICT. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** E-mail or password is wrong; which of the two is not told. */
export type InvalidCredentials = UserError & {
  __typename?: 'InvalidCredentials';
  /** The code for programs: always INVALID_CREDENTIALS. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** One or more values break a rule. `message` is the first of `fieldErrors`. */
export type InvalidInput = UserError & {
  __typename?: 'InvalidInput';
  /** The code for programs: always INVALID_INPUT. */
  code: UserErrorCode;
  /** Every rule that was broken, in the order of the fields. */
  fieldErrors: Array<FieldError>;
  /** The first rule that was broken. */
  message: Scalars['String']['output'];
};

/** The two-factor code is wrong, too old or was used before. */
export type InvalidTwoFactorCode = UserError & {
  __typename?: 'InvalidTwoFactorCode';
  /** The code for programs: always INVALID_TWO_FACTOR_CODE. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** A friend who is asked. */
export type InviteFriendInput = {
  /** The friend's email address. */
  email: Scalars['String']['input'];
};

/** The outcome of asking a friend. */
export type InviteFriendPayload = InvalidInput | InviteFriendSuccess | TooManyAttempts;

/** The friend is on the list, and looks after nothing until they said yes. */
export type InviteFriendSuccess = {
  __typename?: 'InviteFriendSuccess';
  /** The person with the new list. */
  viewer: Viewer;
};

/** An invitation to a game for two. */
export type InviteToGameInput = {
  /** An id made by the client, a UUID. The same one again is the same invitation. */
  clientId: Scalars['ID']['input'];
  /** One of TWO_TRUTHS_LIE, TRUTH_OR_DARE and TRIVIA. */
  game: GameType;
  /** Of the quiz, and only of the quiz: how hard its questions are. */
  hardness?: InputMaybe<QuizHardness>;
  /** The id of the match. */
  matchId: Scalars['ID']['input'];
};

/** The outcome of an invitation. PremiumRequired when the viewer's plan has no messages; NotAvailable when the other person's has none. */
export type InviteToGamePayload = GameConflict | IdempotencyConflict | InvalidInput | InviteToGameSuccess | NotAvailable | PremiumRequired | TooManyAttempts;

/** The other person is asked. */
export type InviteToGameSuccess = {
  __typename?: 'InviteToGameSuccess';
  /** The session as it is now. */
  gameSession: GameSession;
};

/** Which photo may stay. */
export type KeepPhotoInput = {
  /** Only check and tell what would happen. */
  isDryRun?: Scalars['Boolean']['input'];
  /** The photo's id. */
  photoId: Scalars['ID']['input'];
};

/** The outcome. NotAvailable when no such photo waits (any more). */
export type KeepPhotoPayload = KeepPhotoSuccess | NotAvailable;

/** The photo stays. */
export type KeepPhotoSuccess = {
  __typename?: 'KeepPhotoSuccess';
  /** True for a dry run, which stores nothing. */
  isDryRun: Scalars['Boolean']['output'];
  /** The photo's id. */
  photoId: Scalars['ID']['output'];
};

/** A discount on the first months of a subscription, counted from its start. */
export type LaunchDiscount = {
  __typename?: 'LaunchDiscount';
  /** The number of months, counted from the start of the subscription. */
  months: Scalars['Int']['output'];
  /** How much is taken off, in percent. */
  percentOff: Scalars['Int']['output'];
};

/** Whose removal to take back. */
export type LiftPhotoRemovalInput = {
  /** Only check and tell what would happen. */
  isDryRun?: Scalars['Boolean']['input'];
  /** The photo's id, as it was. */
  photoId: Scalars['ID']['input'];
  /** Why, for the audit row, 1 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** The outcome of reversing a removal. NotAvailable if no such photo was removed. */
export type LiftPhotoRemovalPayload = InvalidInput | LiftPhotoRemovalSuccess | NotAvailable;

/** The owner may show the photo again. */
export type LiftPhotoRemovalSuccess = {
  __typename?: 'LiftPhotoRemovalSuccess';
  /** True for a dry run, which stores nothing. */
  isDryRun: Scalars['Boolean']['output'];
  /** Whose it was. */
  user: AdminUser;
};

/** Whom to like. */
export type LikeProfileInput = {
  /** The id of the person. */
  profileId: Scalars['ID']['input'];
};

/** The outcome of liking. */
export type LikeProfilePayload = LikeProfileSuccess | LimitReached | NotAvailable;

/** The like is stored. */
export type LikeProfileSuccess = {
  __typename?: 'LikeProfileSuccess';
  /** The match, when the other person had liked the viewer. */
  match?: Maybe<Match>;
  /** The viewer with the new counters. */
  viewer: Viewer;
};

/** Somebody who liked the viewer. Whether it was a super like is told by the match. */
export type Liker = {
  __typename?: 'Liker';
  /** When they liked the viewer. */
  createdAt: Scalars['DateTime']['output'];
  /** The like's id. */
  id: Scalars['ID']['output'];
  /** Who it is. */
  profile: Profile;
};

/** A page of people who liked the viewer. */
export type LikerConnection = {
  __typename?: 'LikerConnection';
  /** The people with their cursors. */
  edges: Array<LikerEdge>;
  /** The people alone, without their cursors. */
  nodes: Array<Liker>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Somebody who liked the viewer and their place in the list. */
export type LikerEdge = {
  __typename?: 'LikerEdge';
  /** The place in the list. */
  cursor: Scalars['String']['output'];
  /** Who it is. */
  node: Liker;
};

/** A limit is used up. */
export type LimitReached = UserError & {
  __typename?: 'LimitReached';
  /** The code for programs: always LIMIT_REACHED. */
  code: UserErrorCode;
  /** Which limit, for people. */
  message: Scalars['String']['output'];
  /** When the limit opens again. */
  resetsAt: Scalars['DateTime']['output'];
};

/** The link was used before, replaced by a newer one, or is too old. */
export type LinkExpired = UserError & {
  __typename?: 'LinkExpired';
  /** The code for programs: always LINK_EXPIRED. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** How far the viewer has read. */
export type MarkMessagesReadInput = {
  /** The id of the match. */
  matchId: Scalars['ID']['input'];
  /** Every message of the other person up to this sequence number is read. */
  upToSeq: Scalars['Int']['input'];
};

/** The outcome of marking. */
export type MarkMessagesReadPayload = MarkMessagesReadSuccess | NotAvailable | PremiumRequired;

/** The messages are marked. */
export type MarkMessagesReadSuccess = {
  __typename?: 'MarkMessagesReadSuccess';
  /** The match with its new counters. */
  match: Match;
  /** The viewer with the new counter. */
  viewer: Viewer;
};

/** Two people who liked each other. */
export type Match = {
  __typename?: 'Match';
  /** The call that rings or goes on here; null when there is none or the viewer may not call. */
  call?: Maybe<Call>;
  /** Whether the other person's plan lets them read what the viewer writes here; null for people who may not write. */
  canOtherMessage?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the viewer may call here. */
  canViewerCall: Scalars['Boolean']['output'];
  /** Whether the viewer may read and send messages here. */
  canViewerMessage: Scalars['Boolean']['output'];
  /** When they matched. */
  createdAt: Scalars['DateTime']['output'];
  /** The date that the two plan: the open plan, or for a day the one that ended last. Null when there is none. People without a plan of their own see it too. */
  datePlan?: Maybe<DatePlan>;
  /** The date that the viewer is still asked about, also when another one is planned already; null when there is none. See `reviewDate`. */
  dateToReview?: Maybe<DatePlan>;
  /** The game that the two play: the open one, or for a day the one that ended last. Null when there is none, and without the ability MESSAGES. */
  gameSession?: Maybe<GameSession>;
  /** The match's id. */
  id: Scalars['ID']['output'];
  /** Whether the other person had super liked the viewer. */
  isSuperLiked: Scalars['Boolean']['output'];
  /** The newest message; null when there is none or the viewer may not read messages. */
  lastMessage?: Maybe<Message>;
  /** The messages, oldest first within a page; empty for people who may not read messages. */
  messages: MessageConnection;
  /** Sequence number up to which the viewer has read the other person's messages; 0 when none. */
  myReadSeq: Scalars['Int']['output'];
  /** The other person; null when their profile is gone, shown as 'Unknown'. */
  profile?: Maybe<Profile>;
  /** Sequence number up to which the other person has read the viewer's messages; 0 when none. */
  theirReadSeq: Scalars['Int']['output'];
  /** Messages here that the viewer has not read, exact to 50 (51 stands for more). Also told to people who may not read them: the texts wait for a plan. */
  unreadCount: Scalars['Int']['output'];
};


/** Two people who liked each other. */
export type MatchMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of matches. */
export type MatchConnection = {
  __typename?: 'MatchConnection';
  /** The matches with their cursors. */
  edges: Array<MatchEdge>;
  /** The matches alone, without their cursors. */
  nodes: Array<Match>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A new match. Both people are told, once. */
export type MatchCreated = {
  __typename?: 'MatchCreated';
  /** The match that was made. */
  match: Match;
};

/** A match and its place in the list. */
export type MatchEdge = {
  __typename?: 'MatchEdge';
  /** The place in the list. */
  cursor: Scalars['String']['output'];
  /** The match at this place. */
  node: Match;
};

/** A match is over. Both people are told, but not by whom or why. */
export type MatchEnded = {
  __typename?: 'MatchEnded';
  /** The id of the match, for what a cache still holds of it. */
  matchId: Scalars['ID']['output'];
  /** The viewer with the new unread counter. */
  viewer: Viewer;
};

/** How far a match has come. */
export type MatchStage =
  /** Nobody wrote in it yet. */
  | 'new'
  /** There are messages in it. */
  | 'talking';

/** A message of a match. */
export type Message = {
  __typename?: 'Message';
  /** The id the sending client gave it; null to everybody but the sender. */
  clientId?: Maybe<Scalars['ID']['output']>;
  /** The text, trimmed, 1 to 2,000 characters; of a missed call, what it says to the viewer. */
  content: Scalars['String']['output'];
  /** When the server stored it. */
  createdAt: Scalars['DateTime']['output'];
  /** Of a PLACE, the place on the card, also for people without DATE_IDEAS; else null. */
  dateIdea?: Maybe<DateIdea>;
  /** The message's id. */
  id: Scalars['ID']['output'];
  /** Whether the viewer wrote it. */
  isMine: Scalars['Boolean']['output'];
  /** What it is. */
  kind: MessageKind;
  /** The match it belongs to. */
  match: Match;
  /** The id of the match it belongs to. */
  matchId: Scalars['ID']['output'];
  /** When the other person read it; null until then. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who wrote it: of the viewer's own messages, their own profile as others see it. Null when the viewer may not see the profile. */
  sender?: Maybe<Profile>;
  /** The id of the person who wrote it. */
  senderId: Scalars['ID']['output'];
  /** Its place in the match: 1, 2, 3 and so on, without gaps. */
  seq: Scalars['Int']['output'];
};

/** A message was stored. */
export type MessageAdded = {
  __typename?: 'MessageAdded';
  /** The match with its new counters. */
  match: Match;
  /** The message that was added. */
  message: Message;
};

/** A page of messages, oldest first. */
export type MessageConnection = {
  __typename?: 'MessageConnection';
  /** The messages with their cursors. */
  edges: Array<MessageEdge>;
  /** The messages alone, without their cursors. */
  nodes: Array<Message>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A message and its place in the thread. */
export type MessageEdge = {
  __typename?: 'MessageEdge';
  /** The place in the thread. */
  cursor: Scalars['String']['output'];
  /** The message at this place. */
  node: Message;
};

/** What a message is. */
export type MessageKind =
  /** The result of a game for two, by whom the last move was; its content names both and what each reached. */
  | 'game_result'
  /** A call that nobody took, by whom called. */
  | 'missed_call'
  /** A place for a date, shared as a card; its content is the name and the address in short. */
  | 'place'
  /** Words that somebody wrote. */
  | 'text';

/** Messages were read by the person they were sent to. */
export type MessagesRead = {
  __typename?: 'MessagesRead';
  /** The match with its new `theirReadSeq` and `myReadSeq`. */
  match: Match;
  /** When the reader read them. */
  readAt: Scalars['DateTime']['output'];
  /** Who read them: the viewer's own profile as others see it, when they read on another device. Null when the viewer may not see the profile. */
  reader?: Maybe<Profile>;
  /** The id of the person who read them. */
  readerId: Scalars['ID']['output'];
};

/** An amount of money. */
export type Money = {
  __typename?: 'Money';
  /** A whole number of the currency's smallest unit: kobo for NGN. */
  amountMinor: Scalars['Int']['output'];
  /** The currency's code by ISO 4217, such as NGN. */
  currency: Scalars['String']['output'];
};

/** The money of one day. Sums are whole naira; other currencies are left out. */
export type MoneyDay = {
  __typename?: 'MoneyDay';
  /** Subscriptions that began, trials among them. */
  begun: Scalars['Int']['output'];
  /** The day in Lagos. */
  day: Scalars['Date']['output'];
  /** Subscriptions that ended. */
  ended: Scalars['Int']['output'];
  /** Plans that were paid once. */
  prepaid: Scalars['Int']['output'];
  /** Naira that arrived. */
  receivedNaira: Scalars['Int']['output'];
  /** Naira of this day's transfers that went back, or are on their way back. Refunds of cards are seen at the provider alone. */
  refundedNaira: Scalars['Int']['output'];
};

/** What plans bring in and lose. */
export type MoneyFigures = {
  __typename?: 'MoneyFigures';
  /** Each of the days, oldest first. */
  days: Array<MoneyDay>;
  /** Payments of these days that failed, the most frequent reason first. */
  failures: Array<PaymentFailure>;
  /** What became of trials and subscriptions in these days. */
  outcomes: SubscriptionOutcomes;
  /** How each plan is held now. */
  plans: Array<PlanHoldings>;
};

/** What people and scripts may change. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Acknowledges a warning of the moderators. */
  acknowledgeWarning: AcknowledgeWarningPayload;
  /** Accepts or declines the other person's proposal, or makes another one in its place. Needs no plan. Of answers to the same version the first one counts. */
  answerDatePlan: AnswerDatePlanPayload;
  /** What a friend answers to an invitation. A friend who said yes may say no later, by the same link. */
  answerFriendInvitation: AnswerFriendInvitationPayload;
  /** Answers a request for help, or closes it. The person is told by letter and on open pages. Administrators only; leaves an audit row. */
  answerSupportTicket: AnswerSupportTicketPayload;
  /** Appeals against a suspension, once, with the token from the answer to a sign-in with the right password. */
  appealSuspension: AppealSuspensionPayload;
  /** Blocks a person: neither sees the other anywhere any more, and their match ends. Repeating it changes nothing. */
  blockProfile: BlockProfilePayload;
  /** Shows the viewer first for an hour, one boost at a time. Paid plans only. */
  boostProfile: BoostProfilePayload;
  /** Cancels the deletion of the account, within the 30 days. Signing in does the same. */
  cancelAccountDeletion: CancelAccountDeletionPayload;
  /** Calls a date off, or takes a proposal back. Either person may, until it is over. Doing it twice is doing it once. */
  cancelDatePlan: CancelDatePlanPayload;
  /** Changes the e-mail address once the link mailed to the new one is opened; the old one is told before and after. An installation that sends no letters answers InvalidInput with a sentence about it. */
  changeEmail: ChangeEmailPayload;
  /** Changes the password and ends every other session, all access tokens and a change of address that waits. */
  changePassword: ChangePasswordPayload;
  /** Says that a place was looked at today, and settles what readers reported of it. Administrators only; leaves an audit row. */
  checkDateIdea: CheckDateIdeaPayload;
  /** Ends the check-in, or moves its time, by PIN. The second PIN is answered like the first, and raises the alarm in silence. The third wrong PIN raises it too. */
  checkIn: CheckInPayload;
  /** Ends travel mode: the deck is that of the viewer's own town again. */
  clearTravelLocation: ClearTravelLocationPayload;
  /** Marks the viewer as onboarded; the first hundred before the end of the beta receive gold until then. */
  completeBetaOnboarding: CompleteBetaOnboardingPayload;
  /** Decodes the uploaded bytes, writes them anew without metadata in all sizes, and shows the photo. */
  completePhotoUpload: CompletePhotoUploadPayload;
  /** Turns two-factor sign-in on, ends every other session, and returns the recovery codes, which are shown once. */
  confirmTwoFactor: ConfirmTwoFactorPayload;
  /** Creates an access token for scripts. It is shown once. Administrators only, never with an access token. */
  createAccessToken: CreateAccessTokenPayload;
  /** Reserves a photo and returns the signed address to PUT its bytes to. */
  createPhotoUpload: CreatePhotoUploadPayload;
  /** Creates the viewer's profile. The server checks that the person is 18 or older. */
  createProfile: CreateProfilePayload;
  /** Asks the team for help. People on a plan are answered first. At most 5 an hour. */
  createSupportTicket: CreateSupportTicketPayload;
  /** Forgets a conversation with the companion for good. */
  deleteCompanionConversation: DeleteCompanionConversationPayload;
  /** Deletes a photo of the viewer, also one that is still uploaded. If it was the main photo, the next becomes the main photo. */
  deletePhoto: DeletePhotoPayload;
  /** Turns two-factor sign-in off. */
  disableTwoFactor: DisableTwoFactorPayload;
  /** Dismisses every waiting report by one account. The reporter is not told. Administrators only; leaves an audit row. */
  dismissReportsBy: DismissReportsByPayload;
  /**
   * Prepares the export of all stored data about the viewer, and answers its address. Needs the password when the session
   * began more than an hour ago. 10 exports a day.
   */
  exportMyData: ExportMyDataPayload;
  /** Submits the end of a round. The server judges a round once, by its own deal. The same submission again gets the same answer. */
  finishGame: FinishGamePayload;
  /** Three questions to begin a conversation with. Paid plans only; at most 10 a minute. */
  generateQuestions: GenerateQuestionsPayload;
  /** Grants a person a plan until a day. Administrators only; leaves an audit row. */
  grantEntitlement: GrantEntitlementPayload;
  /** Asks a friend by email to look after the viewer's dates. The letter has a fixed text and the first name. Three a day; an address gets one such letter in 30 days, from whomever, and none once it refused them. The answer does not tell which. */
  inviteFriend: InviteFriendPayload;
  /** Asks a match to play a game for two. Needs the ability MESSAGES on both sides. One open game a match, twenty invitations a day. It counts as no play of either's day. A retry with the same client id is one invitation. */
  inviteToGame: InviteToGamePayload;
  /** Keeps a photo that was flagged because it is similar to a removed one. Administrators only; leaves an audit row. */
  keepPhoto: KeepPhotoPayload;
  /** Reverses the removal of a photo, for example after an appeal: deletes its likeness and tells the owner that they may upload it again. Administrators only; leaves an audit row. */
  liftPhotoRemoval: LiftPhotoRemovalPayload;
  /** Likes a person. When that person liked the viewer too, both are matched. Repeating it changes nothing. */
  likeProfile: LikeProfilePayload;
  /** Marks the other person's messages up to a sequence number as read. Paid plans only. */
  markMessagesRead: MarkMessagesReadPayload;
  /** Answers the address of the page where the viewer changes or cancels the subscription, replaces the card and reads invoices. At most 60 in ten minutes. */
  openCustomerPortal: OpenCustomerPortalPayload;
  /** What a friend may see of a date: place and times, and who the other person is once an alarm was raised. Gone a day after the time of the check-in. */
  openSharedPlan: OpenSharedPlanPayload;
  /** Passes a person, who is then not shown again until the pass is undone. Repeating it changes nothing. */
  passProfile: PassProfilePayload;
  /** Hides the viewer from everybody but their matches. */
  pauseProfile: PauseProfilePayload;
  /** Begins a round of a game and deals it. For a person on the free plan it counts as one of the day's plays. The same `clientId` gets the same round again. */
  playGame: PlayGamePayload;
  /** Answers an invitation, moves in a game, or stops it. The server judges every move. Of moves from the same version the first one counts. A retry with the same client id is one move. */
  playMove: PlayMovePayload;
  /** What a device needs before it calls or answers: servers for the connection, with credentials for ten minutes. Paid plans only; at most 30 a minute. */
  prepareCall: PrepareCallPayload;
  /** Proposes a date to a match. Needs the ability MESSAGES, and DATE_IDEAS for a place of the guide. One open plan a match, five proposals a day. A retry with the same client id is one plan. */
  proposeDatePlan: ProposeDatePlanPayload;
  /** Creates the products, prices and launch coupon of the catalogue at the payment provider. Existing ones stay. Administrators only; leaves an audit row. */
  publishPlans: PublishPlansPayload;
  /** Says whether a reply of the companion helped. Deleting the conversation deletes it too. Paid plans only. */
  rateReply: RateReplyPayload;
  /** Removes addresses that a mail service reported as unreachable from the newsletter's list. Administrators only; leaves an audit row. */
  recordNewsletterBounces: RecordNewsletterBouncesPayload;
  /** Records that the viewer looked at a person; moves the views-left counter of free people. Repeating it changes nothing. */
  recordProfileView: RecordProfileViewPayload;
  /** Exchanges a refresh token for new tokens. An unknown or ended token answers a top-level BAD_USER_INPUT with status 400. */
  refreshSession: RefreshSessionPayload;
  /** Hides a place for dates. Administrators only; leaves an audit row. */
  removeDateIdea: RemoveDateIdeaPayload;
  /** Takes a friend off the list; what they could open is closed to them. Not while they look after a check-in. */
  removeFriend: RemoveFriendPayload;
  /** Removes an article from the newsletter. Sent letters keep it. Administrators only; leaves an audit row. */
  removeNewsletterArticle: RemoveNewsletterArticlePayload;
  /** Removes a photo with all its sizes, everywhere within a minute, and tells its owner why. Its likeness is kept for two years, and similar photos are flagged. Administrators only; leaves an audit row. */
  removePhoto: RemovePhotoPayload;
  /** Ends the pushes to this device. Signing out does it too. */
  removePushSubscription: RemovePushSubscriptionPayload;
  /** Puts all photos of the viewer in a new order; the first becomes the main photo. */
  reorderPhotos: ReorderPhotosPayload;
  /** Makes new recovery codes; the old ones stop working. */
  replaceRecoveryCodes: ReplaceRecoveryCodesPayload;
  /** Adds to a request for help of the viewer and opens it again. At most 20 an hour. */
  replyToSupportTicket: ReplyToSupportTicketPayload;
  /** Tells the team that something about a place has changed. The same report twice is one, with the latest note. At most 20 an hour. */
  reportDateIdea: ReportDateIdeaPayload;
  /** Reports a person to the moderators. They are not told who reported them. */
  reportProfile: ReportProfilePayload;
  /**
   * Asks for the deletion of the account: it is hidden at once, every other session ends, and a plan is not renewed. Signing in within 30 days cancels
   * it. After that everything that names the person is deleted, and by day 90 the rest. A repeated call changes nothing.
   */
  requestAccountDeletion: RequestAccountDeletionPayload;
  /** Mails the confirmation link again, at most once a minute. An installation that sends no letters answers InvalidInput with a sentence about it. */
  requestEmailVerification: RequestEmailVerificationPayload;
  /** Asks for a way back into an account: mails a link (good for an hour) and a code (good for 10 minutes, 5 tries). The answer is the same whether or not the address has an account. An installation that sends no letters answers InvalidInput with a sentence about it. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** For a person whose password is refused after too many guesses: mails a code and a link as `requestPasswordReset` does, with the same limits and answers. */
  requestSignInCode: RequestSignInCodePayload;
  /** Sets a new password with the mailed link or code, ends every other session, all access tokens and a change of address that waits, and signs in. Two-factor sign-in is still asked for. */
  resetPassword: ResetPasswordPayload;
  /** Decides a waiting appeal. Administrators only, and not the one who suspended if there is another; leaves an audit row. */
  resolveAppeal: ResolveAppealPayload;
  /** Decides a waiting report. Administrators only; leaves an audit row. */
  resolveReport: ResolveReportPayload;
  /** Lifts a suspension: the person may sign in again, and the profile is shown. Administrators only; leaves an audit row. */
  restoreAccount: RestoreAccountPayload;
  /** Shows the viewer again. */
  resumeProfile: ResumeProfilePayload;
  /** Gives back a plan that was paid once, has not begun, and was paid less than 24 hours ago. The whole payment goes back to where it came from. */
  returnPrepaidPlan: ReturnPrepaidPlanPayload;
  /** Says how a date was. Only the team that looks after safety sees it; UNSAFE makes a report with the last messages. Needs no plan. The latest answer counts, for three days after the date. */
  reviewDate: ReviewDatePayload;
  /** What the coach thinks of a message that the viewer has not sent yet. Nothing of it is kept. Diamond only; at most 10 a minute. */
  reviewDraft: ReviewDraftPayload;
  /** Approves or rejects a selfie that waits. The person is told; whom reports had limited is in decks again once it is approved. Administrators only; leaves an audit row. */
  reviewVerification: ReviewVerificationPayload;
  /** Ends an access token of the viewer at once. */
  revokeAccessToken: RevokeAccessTokenPayload;
  /** Takes the plans back that administrators granted a person: they end at once. What the person pays for stays. Administrators only; leaves an audit row. */
  revokeEntitlement: RevokeEntitlementPayload;
  /** Ends every session of the viewer but the one that asks. */
  revokeOtherSessions: RevokeOtherSessionsPayload;
  /** Ends one of the viewer's other sessions, everywhere at once. */
  revokeSession: RevokeSessionPayload;
  /** Says how the companion is to speak. Paid plans only. */
  saveCompanionPreferences: SaveCompanionPreferencesPayload;
  /** Adds a place for dates, or changes one; a removed one that is saved is shown again. Administrators only; leaves an audit row. */
  saveDateIdea: SaveDateIdeaPayload;
  /** Makes a filter the viewer's default, to which `deck` falls back on every device. */
  saveDeckFilter: SaveDeckFilterPayload;
  /** Creates or changes an article of the newsletter. Saving a removed article shows it again. Administrators only; leaves an audit row. */
  saveNewsletterArticle: SaveNewsletterArticlePayload;
  /** Lets pushes reach this device. It replaces the session's former subscription; an endpoint of another session moves here. */
  savePushSubscription: SavePushSubscriptionPayload;
  /** Tells the team what the viewer thinks of the beta. */
  sendBetaFeedback: SendBetaFeedbackPayload;
  /**
   * Passes a signal of a call to the other person of a match. The first offer of a new `callId` rings for 45 seconds; the answer begins the
   * call; further offers and answers renegotiate it; the hang-up ends it. Paid plans only, for both people; to hang up needs none.
   */
  sendCallSignal: SendCallSignalPayload;
  /**
   * Stores a message to the companion. Its reply is written by the subscription `companionReply`, once that is opened for the exchange. Retrying
   * with the same `clientId` is one message. Paid plans only; one reply at a time; at most 20 a minute and so many words a day.
   */
  sendCompanionMessage: SendCompanionMessagePayload;
  /** Sends a message in a match. Retrying with the same `clientId` is one message. Paid plans only. */
  sendMessage: SendMessagePayload;
  /** Mails a friend the code that opens the page of their link. It is valid for ten minutes. */
  sendSharedPlanCode: SendSharedPlanCodePayload;
  /** Sends the next article of a day to everybody on the list, through the queue. One send runs at a time. Administrators only; leaves an audit row. */
  sendWeeklyNewsletter: SendWeeklyNewsletterPayload;
  /** Chooses both PINs, or new ones in their place. Takes the password, and waits for the end of a check-in. */
  setCheckInPins: SetCheckInPinsPayload;
  /** Saves a place for later, or takes it off the list. Saving twice is saving once. At most 100 places. */
  setDateIdeaSaved: SetDateIdeaSavedPayload;
  /** Says whether a page of this session is visible. No push is sent to a person with a visible page, for 75 seconds after this. */
  setPageVisibility: SetPageVisibilityPayload;
  /** Looks from, and shows the viewer in, another town. Paid plans only. */
  setTravelLocation: SetTravelLocationPayload;
  /** Tells the other person that the viewer is typing; the sign vanishes 3 seconds after the last call. Paid plans only. */
  setTyping: SetTypingPayload;
  /** Shares a place into a chat, where it stands as a card. Needs the abilities MESSAGES and DATE_IDEAS. A retry with the same client id is one message. */
  shareDateIdea: ShareDateIdeaPayload;
  /** Signs in with e-mail and password. */
  signIn: SignInPayload;
  /** Signs in with the mailed code or link. The password stays as it is; two-factor sign-in is still asked for. */
  signInWithCode: SignInWithCodePayload;
  /** Ends the session of the given refresh token, or the calling one, on every device process at once. Always succeeds. */
  signOut: SignOutPayload;
  /** Creates an account and signs it in. Sends a welcome e-mail. */
  signUp: SignUpPayload;
  /** Starts the check-in of a date that both agreed on. The friends get a link to its place and times. Nothing but a PIN ends it. */
  startCheckIn: StartCheckInPayload;
  /**
   * Begins to buy a plan and answers the address of the payment page, with a free trial if the viewer has one left. A repeated call answers the
   * same page as long as that is open. Nothing is granted before the payment provider says so. At most 60 in ten minutes.
   */
  startCheckout: StartCheckoutPayload;
  /**
   * Begins to pay a plan once, without renewal, and answers the address of the payment page. A repeated call answers the same page for an hour.
   * Nothing is granted before the payment provider says so. At most 60 in ten minutes, together with the other ways to pay.
   */
  startPrepaidCheckout: StartPrepaidCheckoutPayload;
  /** Begins to set up two-factor sign-in: makes a secret for an authenticator app. Nothing changes until `confirmTwoFactor`. */
  startTwoFactor: StartTwoFactorPayload;
  /** Hands an uploaded selfie to the reviewers. A new one takes the place of one that waits. */
  submitVerification: SubmitVerificationPayload;
  /** Puts an address on the newsletter's list and sends it a welcome letter. */
  subscribeToNewsletter: SubscribeToNewsletterPayload;
  /** Super likes a person: counts as a like for matching, costs no daily like, and the other person learns of it on the match only. */
  superLikeProfile: SuperLikeProfilePayload;
  /** Suspends an account: ends all its sessions and sockets and hides its profile. Administrators only; leaves an audit row. */
  suspendAccount: SuspendAccountPayload;
  /** Takes a block back. A match that it ended stays ended. */
  unblockProfile: UnblockProfilePayload;
  /** Takes back a pass: the viewer's last, or the one of the given id. It stands while the hourly view limit admits nobody new. */
  undoPass: UndoPassPayload;
  /** Ends a match for both people. Their conversation is gone for both, and neither meets the other again. Repeated, it finds no match. */
  unmatch: UnmatchPayload;
  /** Removes an address from the newsletter's list, or ends the tips and offers or the letters about what waits to an account, by the token in each letter. A repeated call changes nothing. */
  unsubscribeFromNewsletter: UnsubscribeFromNewsletterPayload;
  /** Stores where the viewer is, snapped to a grid cell of about 2.7 km; the exact position is not kept. */
  updateLocation: UpdateLocationPayload;
  /** Says what the viewer wants to be told of; what is omitted stays. */
  updateNotices: UpdateNoticesPayload;
  /** Says which letters the viewer wants. */
  updateNotifications: UpdateNotificationsPayload;
  /** Changes the viewer's profile, whole. The server checks the age anew; the birth date is frozen once a reviewer confirmed it. */
  updateProfile: UpdateProfilePayload;
  /** Confirms an e-mail address by the mailed link: that of the account, or a new one that then takes its place. */
  verifyEmail: VerifyEmailPayload;
  /** Warns a person on screen, until they acknowledge it, and by mail. Administrators only; leaves an audit row. */
  warnAccount: WarnAccountPayload;
};


/** What people and scripts may change. */
export type MutationAcknowledgeWarningArgs = {
  input: AcknowledgeWarningInput;
};


/** What people and scripts may change. */
export type MutationAnswerDatePlanArgs = {
  input: AnswerDatePlanInput;
};


/** What people and scripts may change. */
export type MutationAnswerFriendInvitationArgs = {
  input: AnswerFriendInvitationInput;
};


/** What people and scripts may change. */
export type MutationAnswerSupportTicketArgs = {
  input: AnswerSupportTicketInput;
};


/** What people and scripts may change. */
export type MutationAppealSuspensionArgs = {
  input: AppealSuspensionInput;
};


/** What people and scripts may change. */
export type MutationBlockProfileArgs = {
  input: BlockProfileInput;
};


/** What people and scripts may change. */
export type MutationCancelDatePlanArgs = {
  input: CancelDatePlanInput;
};


/** What people and scripts may change. */
export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


/** What people and scripts may change. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What people and scripts may change. */
export type MutationCheckDateIdeaArgs = {
  input: CheckDateIdeaInput;
};


/** What people and scripts may change. */
export type MutationCheckInArgs = {
  input: CheckInInput;
};


/** What people and scripts may change. */
export type MutationCompletePhotoUploadArgs = {
  input: CompletePhotoUploadInput;
};


/** What people and scripts may change. */
export type MutationConfirmTwoFactorArgs = {
  input: ConfirmTwoFactorInput;
};


/** What people and scripts may change. */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** What people and scripts may change. */
export type MutationCreatePhotoUploadArgs = {
  input: CreatePhotoUploadInput;
};


/** What people and scripts may change. */
export type MutationCreateProfileArgs = {
  input: CreateProfileInput;
};


/** What people and scripts may change. */
export type MutationCreateSupportTicketArgs = {
  input: CreateSupportTicketInput;
};


/** What people and scripts may change. */
export type MutationDeleteCompanionConversationArgs = {
  input: DeleteCompanionConversationInput;
};


/** What people and scripts may change. */
export type MutationDeletePhotoArgs = {
  input: DeletePhotoInput;
};


/** What people and scripts may change. */
export type MutationDisableTwoFactorArgs = {
  input: DisableTwoFactorInput;
};


/** What people and scripts may change. */
export type MutationDismissReportsByArgs = {
  input: DismissReportsByInput;
};


/** What people and scripts may change. */
export type MutationExportMyDataArgs = {
  input: ExportMyDataInput;
};


/** What people and scripts may change. */
export type MutationFinishGameArgs = {
  input: FinishGameInput;
};


/** What people and scripts may change. */
export type MutationGenerateQuestionsArgs = {
  input: GenerateQuestionsInput;
};


/** What people and scripts may change. */
export type MutationGrantEntitlementArgs = {
  input: GrantEntitlementInput;
};


/** What people and scripts may change. */
export type MutationInviteFriendArgs = {
  input: InviteFriendInput;
};


/** What people and scripts may change. */
export type MutationInviteToGameArgs = {
  input: InviteToGameInput;
};


/** What people and scripts may change. */
export type MutationKeepPhotoArgs = {
  input: KeepPhotoInput;
};


/** What people and scripts may change. */
export type MutationLiftPhotoRemovalArgs = {
  input: LiftPhotoRemovalInput;
};


/** What people and scripts may change. */
export type MutationLikeProfileArgs = {
  input: LikeProfileInput;
};


/** What people and scripts may change. */
export type MutationMarkMessagesReadArgs = {
  input: MarkMessagesReadInput;
};


/** What people and scripts may change. */
export type MutationOpenCustomerPortalArgs = {
  input: OpenCustomerPortalInput;
};


/** What people and scripts may change. */
export type MutationOpenSharedPlanArgs = {
  input: OpenSharedPlanInput;
};


/** What people and scripts may change. */
export type MutationPassProfileArgs = {
  input: PassProfileInput;
};


/** What people and scripts may change. */
export type MutationPlayGameArgs = {
  input: PlayGameInput;
};


/** What people and scripts may change. */
export type MutationPlayMoveArgs = {
  input: PlayMoveInput;
};


/** What people and scripts may change. */
export type MutationPrepareCallArgs = {
  input: PrepareCallInput;
};


/** What people and scripts may change. */
export type MutationProposeDatePlanArgs = {
  input: ProposeDatePlanInput;
};


/** What people and scripts may change. */
export type MutationPublishPlansArgs = {
  input: PublishPlansInput;
};


/** What people and scripts may change. */
export type MutationRateReplyArgs = {
  input: RateReplyInput;
};


/** What people and scripts may change. */
export type MutationRecordNewsletterBouncesArgs = {
  input: RecordNewsletterBouncesInput;
};


/** What people and scripts may change. */
export type MutationRecordProfileViewArgs = {
  input: RecordProfileViewInput;
};


/** What people and scripts may change. */
export type MutationRefreshSessionArgs = {
  input: RefreshSessionInput;
};


/** What people and scripts may change. */
export type MutationRemoveDateIdeaArgs = {
  input: RemoveDateIdeaInput;
};


/** What people and scripts may change. */
export type MutationRemoveFriendArgs = {
  input: RemoveFriendInput;
};


/** What people and scripts may change. */
export type MutationRemoveNewsletterArticleArgs = {
  input: RemoveNewsletterArticleInput;
};


/** What people and scripts may change. */
export type MutationRemovePhotoArgs = {
  input: RemovePhotoInput;
};


/** What people and scripts may change. */
export type MutationReorderPhotosArgs = {
  input: ReorderPhotosInput;
};


/** What people and scripts may change. */
export type MutationReplaceRecoveryCodesArgs = {
  input: ReplaceRecoveryCodesInput;
};


/** What people and scripts may change. */
export type MutationReplyToSupportTicketArgs = {
  input: ReplyToSupportTicketInput;
};


/** What people and scripts may change. */
export type MutationReportDateIdeaArgs = {
  input: ReportDateIdeaInput;
};


/** What people and scripts may change. */
export type MutationReportProfileArgs = {
  input: ReportProfileInput;
};


/** What people and scripts may change. */
export type MutationRequestAccountDeletionArgs = {
  input: RequestAccountDeletionInput;
};


/** What people and scripts may change. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** What people and scripts may change. */
export type MutationRequestSignInCodeArgs = {
  input: RequestSignInCodeInput;
};


/** What people and scripts may change. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What people and scripts may change. */
export type MutationResolveAppealArgs = {
  input: ResolveAppealInput;
};


/** What people and scripts may change. */
export type MutationResolveReportArgs = {
  input: ResolveReportInput;
};


/** What people and scripts may change. */
export type MutationRestoreAccountArgs = {
  input: RestoreAccountInput;
};


/** What people and scripts may change. */
export type MutationReturnPrepaidPlanArgs = {
  input: ReturnPrepaidPlanInput;
};


/** What people and scripts may change. */
export type MutationReviewDateArgs = {
  input: ReviewDateInput;
};


/** What people and scripts may change. */
export type MutationReviewDraftArgs = {
  input: ReviewDraftInput;
};


/** What people and scripts may change. */
export type MutationReviewVerificationArgs = {
  input: ReviewVerificationInput;
};


/** What people and scripts may change. */
export type MutationRevokeAccessTokenArgs = {
  input: RevokeAccessTokenInput;
};


/** What people and scripts may change. */
export type MutationRevokeEntitlementArgs = {
  input: RevokeEntitlementInput;
};


/** What people and scripts may change. */
export type MutationRevokeSessionArgs = {
  input: RevokeSessionInput;
};


/** What people and scripts may change. */
export type MutationSaveCompanionPreferencesArgs = {
  input: SaveCompanionPreferencesInput;
};


/** What people and scripts may change. */
export type MutationSaveDateIdeaArgs = {
  input: SaveDateIdeaInput;
};


/** What people and scripts may change. */
export type MutationSaveDeckFilterArgs = {
  input: SaveDeckFilterInput;
};


/** What people and scripts may change. */
export type MutationSaveNewsletterArticleArgs = {
  input: SaveNewsletterArticleInput;
};


/** What people and scripts may change. */
export type MutationSavePushSubscriptionArgs = {
  input: SavePushSubscriptionInput;
};


/** What people and scripts may change. */
export type MutationSendBetaFeedbackArgs = {
  input: SendBetaFeedbackInput;
};


/** What people and scripts may change. */
export type MutationSendCallSignalArgs = {
  input: SendCallSignalInput;
};


/** What people and scripts may change. */
export type MutationSendCompanionMessageArgs = {
  input: SendCompanionMessageInput;
};


/** What people and scripts may change. */
export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


/** What people and scripts may change. */
export type MutationSendSharedPlanCodeArgs = {
  input: SendSharedPlanCodeInput;
};


/** What people and scripts may change. */
export type MutationSendWeeklyNewsletterArgs = {
  input: SendWeeklyNewsletterInput;
};


/** What people and scripts may change. */
export type MutationSetCheckInPinsArgs = {
  input: SetCheckInPinsInput;
};


/** What people and scripts may change. */
export type MutationSetDateIdeaSavedArgs = {
  input: SetDateIdeaSavedInput;
};


/** What people and scripts may change. */
export type MutationSetPageVisibilityArgs = {
  input: SetPageVisibilityInput;
};


/** What people and scripts may change. */
export type MutationSetTravelLocationArgs = {
  input: SetTravelLocationInput;
};


/** What people and scripts may change. */
export type MutationSetTypingArgs = {
  input: SetTypingInput;
};


/** What people and scripts may change. */
export type MutationShareDateIdeaArgs = {
  input: ShareDateIdeaInput;
};


/** What people and scripts may change. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** What people and scripts may change. */
export type MutationSignInWithCodeArgs = {
  input: SignInWithCodeInput;
};


/** What people and scripts may change. */
export type MutationSignOutArgs = {
  input: SignOutInput;
};


/** What people and scripts may change. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** What people and scripts may change. */
export type MutationStartCheckInArgs = {
  input: StartCheckInInput;
};


/** What people and scripts may change. */
export type MutationStartCheckoutArgs = {
  input: StartCheckoutInput;
};


/** What people and scripts may change. */
export type MutationStartPrepaidCheckoutArgs = {
  input: StartPrepaidCheckoutInput;
};


/** What people and scripts may change. */
export type MutationStartTwoFactorArgs = {
  input: StartTwoFactorInput;
};


/** What people and scripts may change. */
export type MutationSubmitVerificationArgs = {
  input: SubmitVerificationInput;
};


/** What people and scripts may change. */
export type MutationSubscribeToNewsletterArgs = {
  input: SubscribeToNewsletterInput;
};


/** What people and scripts may change. */
export type MutationSuperLikeProfileArgs = {
  input: SuperLikeProfileInput;
};


/** What people and scripts may change. */
export type MutationSuspendAccountArgs = {
  input: SuspendAccountInput;
};


/** What people and scripts may change. */
export type MutationUnblockProfileArgs = {
  input: UnblockProfileInput;
};


/** What people and scripts may change. */
export type MutationUndoPassArgs = {
  input: UndoPassInput;
};


/** What people and scripts may change. */
export type MutationUnmatchArgs = {
  input: UnmatchInput;
};


/** What people and scripts may change. */
export type MutationUnsubscribeFromNewsletterArgs = {
  input: UnsubscribeFromNewsletterInput;
};


/** What people and scripts may change. */
export type MutationUpdateLocationArgs = {
  input: UpdateLocationInput;
};


/** What people and scripts may change. */
export type MutationUpdateNoticesArgs = {
  input: UpdateNoticesInput;
};


/** What people and scripts may change. */
export type MutationUpdateNotificationsArgs = {
  input: UpdateNotificationsInput;
};


/** What people and scripts may change. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What people and scripts may change. */
export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};


/** What people and scripts may change. */
export type MutationWarnAccountArgs = {
  input: WarnAccountInput;
};

/** The class of a network, as a browser tells it. */
export type NetworkClass =
  /** As fast as 4G, or faster. */
  | 'four_g'
  /** As fast as 3G. */
  | 'three_g'
  /** As slow as 2G, or slower. */
  | 'two_g'
  /** The browser does not tell. */
  | 'unknown';

/** An article of the newsletter. */
export type NewsletterArticle = {
  __typename?: 'NewsletterArticle';
  /** The article in its pieces. */
  blocks: Array<ArticleBlock>;
  /** What it is about. */
  category: NewsletterCategory;
  /** The day it is written for. */
  day: NewsletterDay;
  /** The article as HTML of h2, p, ul, ol, li, blockquote, strong and em alone, without attributes. */
  html: Scalars['String']['output'];
  /** The article's id. */
  id: Scalars['ID']['output'];
  /** How many minutes reading takes. */
  minutes: Scalars['Int']['output'];
  /** Its name in addresses. */
  slug: Scalars['String']['output'];
  /** The subject of its letter. */
  subject: Scalars['String']['output'];
  /** How it begins, at most 200 characters. */
  summary: Scalars['String']['output'];
  /** The title above the article. */
  title: Scalars['String']['output'];
};

/** A page of articles. */
export type NewsletterArticleConnection = {
  __typename?: 'NewsletterArticleConnection';
  /** The articles with their cursors. */
  edges: Array<NewsletterArticleEdge>;
  /** The articles alone. */
  nodes: Array<NewsletterArticle>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** One article in a page. */
export type NewsletterArticleEdge = {
  __typename?: 'NewsletterArticleEdge';
  /** Where it stands, for `after`. */
  cursor: Scalars['String']['output'];
  /** The article at this place. */
  node: NewsletterArticle;
};

/** What an article is about. */
export type NewsletterCategory =
  /** Standing up straight. */
  | 'confidence'
  /** Learning from what was. */
  | 'growth'
  /** Joy in small things. */
  | 'happiness'
  /** Love that lasts, and health. */
  | 'longevity'
  /** Faith and meaning. */
  | 'spiritual'
  /** Goals, work and money. */
  | 'success';

/** The days on which the newsletter goes out. */
export type NewsletterDay =
  /** Monday Motivation, sent on Mondays. */
  | 'monday'
  /** Thursday Thoughts, sent on Thursdays. */
  | 'thursday';

/** An article that was sent, or is being sent. */
export type NewsletterIssue = {
  __typename?: 'NewsletterIssue';
  /** Letters that a mail server refused permanently; their addresses were removed from the list. */
  bounced: Scalars['Int']['output'];
  /** Which day's article it is. */
  day: NewsletterDay;
  /** When every letter had been sent or tried; null until then. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The sending's id. */
  id: Scalars['ID']['output'];
  /** The number of letters: one for each address on the list at the beginning. */
  recipients: Scalars['Int']['output'];
  /** Letters that a mail server took. */
  sent: Scalars['Int']['output'];
  /** Letters that were not sent: the reader left the list before, or half a day of tries failed. */
  skipped: Scalars['Int']['output'];
  /** How it began. */
  source: NewsletterIssueSource;
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** How far it is. */
  state: NewsletterIssueState;
  /** The subject of its letter, as it was sent. */
  subject: Scalars['String']['output'];
};

/** A page of sendings. */
export type NewsletterIssueConnection = {
  __typename?: 'NewsletterIssueConnection';
  /** The sendings with their cursors. */
  edges: Array<NewsletterIssueEdge>;
  /** The sendings alone. */
  nodes: Array<NewsletterIssue>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** One sending in a page. */
export type NewsletterIssueEdge = {
  __typename?: 'NewsletterIssueEdge';
  /** Where it stands, for `after`. */
  cursor: Scalars['String']['output'];
  /** The sending at this place. */
  node: NewsletterIssue;
};

/** How a sending began. */
export type NewsletterIssueSource =
  /** By an administrator. */
  | 'manual'
  /** By the clock: Monday and Thursday, 07:00 in Lagos. */
  | 'scheduled';

/** How far a sending is. */
export type NewsletterIssueState =
  /** Letters are on their way. */
  | 'sending'
  /** Every letter was sent or tried; one that failed is tried again for half a day. */
  | 'sent';

/** Another newsletter is being sent. The next one can be sent after it. */
export type NewsletterSending = UserError & {
  __typename?: 'NewsletterSending';
  /** The code for programs: always NEWSLETTER_SENDING. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** Where somebody subscribed. */
export type NewsletterSource =
  /** The form at the foot of every page, whose messages differ. */
  | 'feedback_area'
  /** The early-access form of the landing page. */
  | 'landing_page'
  /** The newsletter's own page. */
  | 'newsletter_page'
  /** The settings of an account, by updateNotifications alone. */
  | 'settings';

/** The other person, match or photo is not there, no longer there, or not yours. Which of these is never told. */
export type NotAvailable = UserError & {
  __typename?: 'NotAvailable';
  /** The code for programs: always NOT_AVAILABLE. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** There is no pass to take back, or it is not the last one. */
export type NothingToUndo = UserError & {
  __typename?: 'NothingToUndo';
  /** The code for programs: always NOTHING_TO_UNDO. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** What a person can be told of while the product is closed. */
export type NoticeKind =
  /** The time of a check-in has come. Quiet hours do not hold it. */
  | 'check_in'
  /** A date that the other person proposed, answered or called off. */
  | 'date_plan'
  /** A date that both agreed on, a day and two hours ahead. */
  | 'date_reminder'
  /** The question after a date, in the morning of the next day. */
  | 'date_review'
  /** A game for two that waits for the person's move, or that has ended. */
  | 'game'
  /** A like, to people whose plan shows likes. */
  | 'like'
  /** A new match, to the person who liked first. */
  | 'match'
  /** A message that was not read yet. */
  | 'message'
  /** A call that was not answered. */
  | 'missed_call'
  /** The end of the person's last plan. */
  | 'plan_ends'
  /** The verdict on the person's selfie. */
  | 'selfie_reviewed';

/** What a person is told of while the product is closed, and how. It never holds the text of a message. */
export type NoticeSettings = {
  __typename?: 'NoticeSettings';
  /** Whether a push may show the other person's first name on a locked screen; at first not. */
  hasNames: Scalars['Boolean']['output'];
  /** Whether pushes reach any device of the person. Only then a page needs to say that it is visible. */
  hasPushDevice: Scalars['Boolean']['output'];
  /** Whether the person said no to pushes, or ended them on a device. A client then never asks by itself again. */
  hasRefusedPush: Scalars['Boolean']['output'];
  /** Whether pushes reach the device that asks. */
  isPushOn: Scalars['Boolean']['output'];
  /** The kinds that are told by letter, where no push reaches the person: MATCH, MESSAGE, LIKE, MISSED_CALL and DATE_PLAN in the evening, DATE_REMINDER the day before. All of these at first. */
  letterKinds: Array<NoticeKind>;
  /** The kinds that are pushed; all of them at first. */
  pushKinds: Array<NoticeKind>;
  /** The server's public VAPID key in base64url, for the browser's subscribing. */
  pushPublicKey: Scalars['String']['output'];
  /** The hour of Lagos from which pushes wait, 0 to 23. The same as quietUntil: they never wait. */
  quietFrom: Scalars['Int']['output'];
  /** The hour of Lagos until which pushes wait, 0 to 23. */
  quietUntil: Scalars['Int']['output'];
};

/** Which letters a person wants. Letters about the account's safety are always sent. */
export type NotificationSettings = {
  __typename?: 'NotificationSettings';
  /** Whether the newsletter goes to the account's address. */
  hasNewsletter: Scalars['Boolean']['output'];
  /** Tips and offers, such as when the likes of the day are used up. */
  hasOffers: Scalars['Boolean']['output'];
};

/** Where the customer portal is to open. */
export type OpenCustomerPortalInput = {
  /** A plan to change to, which the portal asks to confirm. Without one, the portal opens at its start. */
  plan?: InputMaybe<PlanId>;
};

/** The outcome of opening the customer portal. NotAvailable: the viewer never had a subscription. */
export type OpenCustomerPortalPayload = NotAvailable | OpenCustomerPortalSuccess | PaymentsUnavailable | TooManyAttempts;

/** The portal is ready. */
export type OpenCustomerPortalSuccess = {
  __typename?: 'OpenCustomerPortalSuccess';
  /** Its address, to be opened in a new tab. */
  url: Scalars['String']['output'];
};

/** A link's token and its code. */
export type OpenSharedPlanInput = {
  /** The six digits of the letter. */
  code: Scalars['String']['input'];
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** The outcome of opening a friend's page. */
export type OpenSharedPlanPayload = LinkExpired | OpenSharedPlanSuccess | WrongCode;

/** The page is open. */
export type OpenSharedPlanSuccess = {
  __typename?: 'OpenSharedPlanSuccess';
  /** What the friend may see. */
  sharedPlan: SharedPlan;
};

/** The viewer's own profile. */
export type OwnProfile = {
  __typename?: 'OwnProfile';
  /** The age in whole years, counted in Lagos. */
  age: Scalars['Int']['output'];
  /** The main photo. */
  avatar?: Maybe<Photo>;
  /** A few words about oneself; empty when none. */
  bio: Scalars['String']['output'];
  /** Until when the boost runs; null when none does. */
  boostExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the profile was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The birth date; others see the age. */
  dateOfBirth: Scalars['Date']['output'];
  /** The filter that `deck` falls back to: the one that `saveDeckFilter` made the default, else everybody of the gender chosen at setup. */
  defaultFilter: DeckFilter;
  /** How often the person drinks; null when not told. */
  drinking?: Maybe<Habit>;
  /** The highest education; null when not told. */
  education?: Maybe<Education>;
  /** The name others see. */
  fullName: Scalars['String']['output'];
  /** The gender of the person. */
  gender: Gender;
  /** Whether a position is known, so that distances can be shown. */
  hasPosition: Scalars['Boolean']['output'];
  /** Height in centimetres. */
  heightCm?: Maybe<Scalars['Int']['output']>;
  /** The person's id. */
  id: Scalars['ID']['output'];
  /** Interests, in the order given. */
  interests: Array<Scalars['String']['output']>;
  /** Whether a reviewer confirmed the birth date, which cannot be changed since. */
  isBirthDateFrozen: Scalars['Boolean']['output'];
  /** Whether the viewer is hidden from everybody but their matches. */
  isPaused: Scalars['Boolean']['output'];
  /** Whether several people reported that the viewer is under 18, and no moderator has looked yet: until then the viewer is in no deck and gets none. Matches and chats stay. */
  isUnderReview: Scalars['Boolean']['output'];
  /** Whether a reviewer confirmed the photos. It ends when a photo that was added after the review becomes the main one. */
  isVerified: Scalars['Boolean']['output'];
  /** The town or area as typed; empty when none. */
  location: Scalars['String']['output'];
  /** All photos, main photo first. */
  photos: Array<Photo>;
  /** The religion; null when not told. */
  religion?: Maybe<Religion>;
  /** The photos that were there when a reviewer confirmed them: each of these may become the main one without an end of `isVerified`. Empty without the tick. */
  reviewedPhotos: Array<Photo>;
  /** How often the person smokes; null when not told. */
  smoking?: Maybe<Habit>;
  /** The town that was chosen from `towns`. Of the two the position counts: the town orders the deck where none is known, and gives no distance. Null when none was chosen. */
  town?: Maybe<Town>;
  /** Where the viewer travels; null when they do not. */
  travel?: Maybe<Town>;
};

/** Where a page of a connection stands in the whole list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last edge, null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is more after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is more before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first edge, null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/**
 * How fast one route was on one class of network: of each figure, three of four page loads were at most so slow. A sample of page loads is
 * measured, and no person is named.
 */
export type PageVitals = {
  __typename?: 'PageVitals';
  /** The cumulative layout shift (CLS). */
  cls?: Maybe<Scalars['Float']['output']>;
  /** Milliseconds to the first card; null on other routes than /browse. */
  firstCardMs?: Maybe<Scalars['Float']['output']>;
  /** Milliseconds from an interaction to the next paint (INP). */
  inpMs?: Maybe<Scalars['Float']['output']>;
  /** Milliseconds to the largest contentful paint (LCP). */
  lcpMs?: Maybe<Scalars['Float']['output']>;
  /** How many page loads were measured. */
  loads: Scalars['Int']['output'];
  /** The class of the network. */
  network: NetworkClass;
  /** The route, such as /chat/:matchId. */
  route: Scalars['String']['output'];
};

/** Whom to pass. */
export type PassProfileInput = {
  /** A UUID made by the client, which becomes the pass's id: a repeat is the same pass, and does nothing for a day after its undo. */
  passId?: InputMaybe<Scalars['ID']['input']>;
  /** The id of the person. */
  profileId: Scalars['ID']['input'];
};

/** The outcome of passing. */
export type PassProfilePayload = NotAvailable | PassProfileSuccess;

/** The pass is stored. */
export type PassProfileSuccess = {
  __typename?: 'PassProfileSuccess';
  /** The viewer as this left them. */
  viewer: Viewer;
};

/** The sign-in was some time ago. Call it again with the password. */
export type PasswordRequired = UserError & {
  __typename?: 'PasswordRequired';
  /** The code for programs: always PASSWORD_REQUIRED. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** The outcome of pausing. NotAvailable when there is no profile yet. */
export type PauseProfilePayload = NotAvailable | PauseProfileSuccess;

/** The profile is hidden. */
export type PauseProfileSuccess = {
  __typename?: 'PauseProfileSuccess';
  /** The viewer as this left them. */
  viewer: Viewer;
};

/** A payment for a plan. */
export type Payment = {
  __typename?: 'Payment';
  /** How much was to be paid. */
  amount: Money;
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** The invoice's id. */
  id: Scalars['ID']['output'];
  /** The address of the invoice; null if it has no page. */
  invoiceUrl?: Maybe<Scalars['String']['output']>;
  /** True if it paid a plan once, without a subscription. */
  isPrepaid: Scalars['Boolean']['output'];
  /** How it stands. */
  state: PaymentState;
};

/** Why payments failed, and how many did. */
export type PaymentFailure = {
  __typename?: 'PaymentFailure';
  /** How many there were. */
  count: Scalars['Int']['output'];
  /** Why they failed. */
  reason: PaymentFailureReason;
};

/** Why a payment failed. */
export type PaymentFailureReason =
  /** It arrived in another currency. */
  | 'currency'
  /** It arrived too late. */
  | 'late'
  /** The person's account was gone. */
  | 'left'
  /** A renewal was asked for and is not paid. */
  | 'overdue'
  /** The person had a subscription already. */
  | 'second_plan'
  /** The person had used their free trial. */
  | 'second_trial'
  /** The person had a subscription that renews. */
  | 'subscribed'
  /** Less than the price arrived. */
  | 'underpaid';

/** How a payment stands. */
export type PaymentState =
  /** Asked for, and not paid yet. */
  | 'open'
  /** It was paid. */
  | 'paid'
  /** It went back. */
  | 'refunded'
  /** It was given up. */
  | 'void';

/** Payments are switched off, or the payment provider does not answer. */
export type PaymentsUnavailable = UserError & {
  __typename?: 'PaymentsUnavailable';
  /** The code for programs: always PAYMENTS_UNAVAILABLE. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** A photo that was decoded, stripped of metadata and written anew. */
export type Photo = {
  __typename?: 'Photo';
  /** The width of the rotated original, divided by its height. */
  aspectRatio: Scalars['Float']['output'];
  /** Its place among the person's photos, 0 for the main photo. */
  displayOrder: Scalars['Int']['output'];
  /** The photo's id. */
  id: Scalars['ID']['output'];
  /** A ThumbHash in base64: a picture of some 30 bytes to show until the photo has loaded. */
  thumbHash: Scalars['String']['output'];
  /** The address of a rendition. */
  url: Scalars['String']['output'];
};


/** A photo that was decoded, stripped of metadata and written anew. */
export type PhotoUrlArgs = {
  format?: PhotoFormat;
  size?: PhotoSize;
};

/** The file format of a rendition. */
export type PhotoFormat =
  /** JPEG, which every browser shows. */
  | 'jpeg'
  /** WebP, the smaller of the two. */
  | 'webp';

/** What a photo is for. */
export type PhotoPurpose =
  /** The main photo; replaces the one before. */
  | 'avatar'
  /** One of up to 9 more photos, put at the end. */
  | 'photo'
  /** A selfie for `submitVerification`: private, seen by its owner and by reviewers only. */
  | 'selfie';

/** The file is no usable image, is too large, or is one photo too many. */
export type PhotoRejected = UserError & {
  __typename?: 'PhotoRejected';
  /** The code for programs: always PHOTO_REJECTED. */
  code: UserErrorCode;
  /** Why, for people. */
  message: Scalars['String']['output'];
};

/** A rendition of a photo: the length of its longer side in pixels. */
export type PhotoSize =
  /** 480 px, for cards on phones. */
  | 'card'
  /** 1080 px, for full screens. */
  | 'large'
  /** 720 px, for cards on sharper or wider screens. */
  | 'medium'
  /** 320 px, for lists. */
  | 'small'
  /** 96 px, for avatars. */
  | 'thumb';

/** A paid plan as it is offered. */
export type Plan = {
  __typename?: 'Plan';
  /** What it holds, for people. */
  features: Array<Scalars['String']['output']>;
  /** Which of the plans. */
  id: PlanId;
  /** Whether it is marked as the one that most people choose. */
  isMostPopular: Scalars['Boolean']['output'];
  /** Its name for people. */
  name: Scalars['String']['output'];
  /** The ways to pay it once, shortest first. */
  prepaid: Array<PrepaidOffer>;
  /** The price of a month. */
  price: Money;
  /** The tier that it opens games of. */
  tier: Tier;
  /** How many days the free trial lasts; 0 where whoever takes the card payments gives none. */
  trialDays: Scalars['Int']['output'];
};

/** How many people hold a plan, by the way in which they hold it. A person with two ways counts in both. */
export type PlanHoldings = {
  __typename?: 'PlanHoldings';
  /** By a subscription that was cancelled and still runs. */
  ending: Scalars['Int']['output'];
  /** Given by an administrator, by the beta or for a demonstration. */
  given: Scalars['Int']['output'];
  /** By a subscription whose last payment failed. */
  overdue: Scalars['Int']['output'];
  /** Which plan it is. */
  plan: PlanId;
  /** Paid once, and in force. */
  prepaid: Scalars['Int']['output'];
  /** By a subscription that renews. */
  renewing: Scalars['Int']['output'];
  /** On a free trial that goes on as a subscription. */
  trials: Scalars['Int']['output'];
  /** Paid once, and not begun yet. */
  waiting: Scalars['Int']['output'];
};

/** A paid plan. */
export type PlanId =
  /** The plan Diamond. */
  | 'diamond'
  /** The plan Gold. */
  | 'gold'
  /** The plan Soul. */
  | 'soul';

/** A subscription to a plan, in force. */
export type PlanSubscription = {
  __typename?: 'PlanSubscription';
  /** Until when it is paid for, or the trial lasts. */
  currentPeriodEndsAt: Scalars['DateTime']['output'];
  /** The instant at which a plan that is past due ends if nobody pays; null otherwise. */
  graceEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The subscription's id. */
  id: Scalars['ID']['output'];
  /** True if it was cancelled and ends at the end of the period; otherwise it is renewed. */
  isCancelled: Scalars['Boolean']['output'];
  /** The amount charged at the end of the period, less any discount and credit; null if it is not renewed or is past due. */
  nextPayment?: Maybe<Money>;
  /** The plan that it pays for. */
  plan: PlanId;
  /** How it stands. */
  state: PlanSubscriptionState;
};

/** How a subscription stands. */
export type PlanSubscriptionState =
  /** It is paid for. */
  | 'active'
  /** The last payment failed; the plan stays in force until `graceEndsAt`. */
  | 'past_due'
  /** In its free trial. */
  | 'trialing';

/** A round to begin. */
export type PlayGameInput = {
  /** A UUID made by the client, the same when it tries again. */
  clientId: Scalars['ID']['input'];
  /** Of the quiz: the id of the set; omitted, any. */
  themeId?: InputMaybe<Scalars['ID']['input']>;
  /** The game to play. */
  type: GameType;
};

/** The outcome of beginning a round. PremiumRequired when the plan does not open the game; LimitReached at the sixth play of a free person's day. */
export type PlayGamePayload = IdempotencyConflict | InvalidInput | LimitReached | PlayGameSuccess | PremiumRequired | TooManyAttempts;

/** The round is dealt. */
export type PlayGameSuccess = {
  __typename?: 'PlayGameSuccess';
  /** The round with its deal. */
  play: GamePlay;
  /** The viewer with the plays that are left. */
  viewer: Viewer;
};

/** A move in a game for two. */
export type PlayMoveInput = {
  /** An id made by the client, a UUID. The same one again is the same move. */
  clientId: Scalars['ID']['input'];
  /** The version that the move is made from. */
  expectedVersion: Scalars['Int']['input'];
  /** The move itself. */
  move: GameMoveInput;
  /** The id of the session. */
  sessionId: Scalars['ID']['input'];
};

/** The outcome of a move. */
export type PlayMovePayload = GameConflict | InvalidInput | NotAvailable | PlayMoveSuccess | PremiumRequired | TooManyAttempts;

/** The move counts, and the other person is told. */
export type PlayMoveSuccess = {
  __typename?: 'PlayMoveSuccess';
  /** The session as it is now. */
  gameSession: GameSession;
};

/** The action belongs to a paid plan. */
export type PremiumRequired = UserError & {
  __typename?: 'PremiumRequired';
  /** The ability that is missing. */
  ability: Ability;
  /** The code for programs: always PREMIUM_REQUIRED. */
  code: UserErrorCode;
  /** What the plan would allow, for people. */
  message: Scalars['String']['output'];
};

/** A way to pay a plan once. */
export type PrepaidOffer = {
  __typename?: 'PrepaidOffer';
  /** The number of its days. */
  days: Scalars['Int']['output'];
  /** The price of them all. */
  price: Money;
  /** For how long. */
  term: PrepaidTerm;
};

/** A plan that was paid once. It ends by itself. */
export type PrepaidPlan = {
  __typename?: 'PrepaidPlan';
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** The order's id, which is also the reference of the payment. */
  id: Scalars['ID']['output'];
  /** Which of the plans. */
  plan: PlanId;
  /** Until when it can be given back; null if it cannot (any more). */
  returnableUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When it begins. It waits for a plan of the same kind, and for a cancelled subscription, to end. */
  startsAt: Scalars['DateTime']['output'];
  /** For how long it was paid. */
  term: PrepaidTerm;
};

/** For how long a plan is paid once. */
export type PrepaidTerm =
  /** For 30 days. */
  | 'month'
  /** For 90 days. */
  | 'quarter'
  /** For 7 days. */
  | 'week';

/** In which match a call is to be made or answered. */
export type PrepareCallInput = {
  /** The id of the match. */
  matchId: Scalars['ID']['input'];
};

/** The outcome of preparing a call. */
export type PrepareCallPayload = NotAvailable | PremiumRequired | PrepareCallSuccess | TooManyAttempts;

/** What a device needs for a call. */
export type PrepareCallSuccess = {
  __typename?: 'PrepareCallSuccess';
  /** Servers for `RTCPeerConnection`. */
  iceServers: Array<IceServer>;
  /** Whether only relayed connections are allowed, so that neither learns the other's network address. */
  isRelayOnly: Scalars['Boolean']['output'];
  /** The height of the video to ask a camera for, in pixels. */
  videoHeight: Scalars['Int']['output'];
  /** The width of the video to ask a camera for, in pixels. */
  videoWidth: Scalars['Int']['output'];
};

/** Somebody's profile as others see it. */
export type Profile = {
  __typename?: 'Profile';
  /** How lately the person was active; null after 7 days. */
  activity?: Maybe<Activity>;
  /** The age in whole years, counted in Lagos. */
  age: Scalars['Int']['output'];
  /** The main photo. */
  avatar?: Maybe<Photo>;
  /** A few words; empty when none. */
  bio: Scalars['String']['output'];
  /** How well the two people fit, and why; null when the viewer has no profile. */
  compatibility?: Maybe<Compatibility>;
  /** The distance between the two grid cells, in words; null when either position is unknown. */
  distanceText?: Maybe<Scalars['String']['output']>;
  /** How often the person drinks; null when not told. */
  drinking?: Maybe<Habit>;
  /** The highest education; null when not told. */
  education?: Maybe<Education>;
  /** The full name of the person. */
  fullName: Scalars['String']['output'];
  /** The gender of the person. */
  gender: Gender;
  /** Height in centimetres. */
  heightCm?: Maybe<Scalars['Int']['output']>;
  /** The person's id. */
  id: Scalars['ID']['output'];
  /** Interests, in the person's order. */
  interests: Array<Scalars['String']['output']>;
  /** Whether a reviewer confirmed the photos. It ends when a photo that was added after the review becomes the main one. */
  isVerified: Scalars['Boolean']['output'];
  /** The town or area as the person typed it; empty when none. */
  location: Scalars['String']['output'];
  /** All photos, main photo first. */
  photos: Array<Photo>;
  /** The religion; null when not told. */
  religion?: Maybe<Religion>;
  /** How often the person smokes; null when not told. */
  smoking?: Maybe<Habit>;
  /** The town the person travels in, as in 'Visiting Ibadan'; null when they do not travel. */
  visiting?: Maybe<Scalars['String']['output']>;
};

/** The profile already exists; nothing was changed. */
export type ProfileExists = UserError & {
  __typename?: 'ProfileExists';
  /** The code for programs: always PROFILE_EXISTS. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** Of Truth or Dare: the prompts, shuffled. */
export type PromptDeal = {
  __typename?: 'PromptDeal';
  /** Things to do; ten. */
  dares: Array<Scalars['String']['output']>;
  /** Questions to answer truthfully; ten. */
  truths: Array<Scalars['String']['output']>;
};

/** The two kinds of cards of Truth or Dare. */
export type PromptKind =
  /** Something to do in writing. */
  | 'dare'
  /** A question to answer truthfully. */
  | 'truth';

/** A date that is proposed. Give either a place of the guide or a place's name. */
export type ProposeDatePlanInput = {
  /** An id made by the client, a UUID. The same one again is the same plan. */
  clientId: Scalars['ID']['input'];
  /** The id of a place of the guide. */
  dateIdeaId?: InputMaybe<Scalars['ID']['input']>;
  /** The id of the match. */
  matchId: Scalars['ID']['input'];
  /** A place that the guide does not have, 2 to 120 characters. */
  placeName?: InputMaybe<Scalars['String']['input']>;
  /** When, from one hour to 30 days ahead. Seconds are dropped. */
  startsAt: Scalars['DateTime']['input'];
};

/** The outcome of proposing a date. */
export type ProposeDatePlanPayload = DatePlanConflict | InvalidInput | NotAvailable | PremiumRequired | ProposeDatePlanSuccess | TooManyAttempts;

/** The date is proposed, and the other person is told. */
export type ProposeDatePlanSuccess = {
  __typename?: 'ProposeDatePlanSuccess';
  /** The plan as it is now. */
  datePlan: DatePlan;
};

/** Which plans to publish: all of the catalogue. */
export type PublishPlansInput = {
  /** Only check and tell what would happen. */
  isDryRun?: Scalars['Boolean']['input'];
};

/** The outcome of publishing the plans. */
export type PublishPlansPayload = PaymentsUnavailable | PublishPlansSuccess;

/** The payment provider knows every plan of the catalogue. */
export type PublishPlansSuccess = {
  __typename?: 'PublishPlansSuccess';
  /** True for a dry run, which stores nothing. */
  isDryRun: Scalars['Boolean']['output'];
  /** The price of each plan. */
  prices: Array<PublishedPrice>;
};

/** The price of a plan at the payment provider. */
export type PublishedPrice = {
  __typename?: 'PublishedPrice';
  /** Whether this call created it, or would create it without `isDryRun`. */
  isNew: Scalars['Boolean']['output'];
  /** The plan that it is the price of. */
  plan: PlanId;
  /** Its id there; null when it was not made. */
  priceId?: Maybe<Scalars['String']['output']>;
};

/** What the signed-out caller or the viewer may read. */
export type Query = {
  __typename?: 'Query';
  /** What administrators read. FORBIDDEN to everybody else. */
  admin?: Maybe<Admin>;
  /** How plans are bought here. */
  checkoutMode: CheckoutMode;
  /** Where nothing is practised and every message is a question to the coach. Its id stands where a scenario's does, but no questions are made for it. */
  companionAsking: CompanionScenario;
  /** What can be practised with the companion, in the order in which it is offered. */
  companionScenarios: Array<CompanionScenario>;
  /** One place of the guide; null when there is none, or when it is hidden. Needs the ability DATE_IDEAS, or a chat of the viewer into which it was shared; else FORBIDDEN. */
  dateIdea?: Maybe<DateIdea>;
  /** Places for dates: the featured ones first, then those with the most hearts. Needs the ability DATE_IDEAS; without it, FORBIDDEN. */
  dateIdeas: DateIdeaConnection;
  /** A snapshot of the next people to look at, best first; people without a position whose town is far come last. Needs a completed profile; without one it is empty. */
  deck: Deck;
  /** The invitation that a mailed link is about; null when it is answered with a no, older than seven days, or unknown. */
  friendInvitation?: Maybe<FriendInvitation>;
  /** One game by its type. */
  game: Game;
  /** The games, those of the free tier first. */
  games: Array<Game>;
  /** One article by its name in addresses; null when there is none. */
  newsletterArticle?: Maybe<NewsletterArticle>;
  /** The articles of the newsletter, in the order in which they were written for it. */
  newsletterArticles: NewsletterArticleConnection;
  /** The paid plans, in the order in which they are offered. */
  plans: Array<Plan>;
  /** How plans are paid once here, by transfer, USSD or wallet. */
  prepaidMode: CheckoutMode;
  /** Another person's profile; null when there is none, when it is hidden, or when either of you blocked the other. Counts as a view of a free person. */
  profile?: Maybe<Profile>;
  /** The themed sets of the quiz, in the order in which they are offered. */
  quiz: Array<QuizTheme>;
  /** Nigerian towns whose name, or what people call them, begins with or holds the given letters: the name itself first, then the largest. */
  towns: Array<Town>;
  /** The signed-in person; null when signed out. */
  viewer?: Maybe<Viewer>;
};


/** What the signed-out caller or the viewer may read. */
export type QueryDateIdeaArgs = {
  id: Scalars['ID']['input'];
};


/** What the signed-out caller or the viewer may read. */
export type QueryDateIdeasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DateIdeaFilterInput>;
  first?: Scalars['Int']['input'];
};


/** What the signed-out caller or the viewer may read. */
export type QueryDeckArgs = {
  filter?: InputMaybe<DeckFilterInput>;
  limit?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What the signed-out caller or the viewer may read. */
export type QueryFriendInvitationArgs = {
  token: Scalars['String']['input'];
};


/** What the signed-out caller or the viewer may read. */
export type QueryGameArgs = {
  type: GameType;
};


/** What the signed-out caller or the viewer may read. */
export type QueryNewsletterArticleArgs = {
  slug: Scalars['String']['input'];
};


/** What the signed-out caller or the viewer may read. */
export type QueryNewsletterArticlesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<NewsletterCategory>;
  day?: InputMaybe<NewsletterDay>;
  first?: Scalars['Int']['input'];
};


/** What the signed-out caller or the viewer may read. */
export type QueryProfileArgs = {
  id: Scalars['ID']['input'];
};


/** What the signed-out caller or the viewer may read. */
export type QueryTownsArgs = {
  first?: Scalars['Int']['input'];
  search: Scalars['String']['input'];
};

/** Of the quiz: the questions of the round. */
export type QuizDeal = {
  __typename?: 'QuizDeal';
  /** Five questions, their options shuffled. */
  questions: Array<QuizQuestion>;
  /** The set they come from. */
  theme: QuizTheme;
};

/** How hard the questions of a quiz are. */
export type QuizHardness =
  /** Most people know it. */
  | 'easy'
  /** Few people know it. */
  | 'hard'
  /** Many people know it. */
  | 'medium';

/** A question of the quiz. */
export type QuizQuestion = {
  __typename?: 'QuizQuestion';
  /** The set it comes from, for people. */
  category: Scalars['String']['output'];
  /** The index of the right answer in `options`, from 0. */
  correctAnswer: Scalars['Int']['output'];
  /** The four possible answers, in the order in which they are shown. */
  options: Array<Scalars['String']['output']>;
  /** What is asked. */
  question: Scalars['String']['output'];
};

/** Of the quiz: the questions that both answer, one after the other. */
export type QuizTable = {
  __typename?: 'QuizTable';
  /** How many questions the game has. */
  questionCount: Scalars['Int']['output'];
  /** The questions so far, the one that is asked now included. */
  questions: Array<SharedQuestion>;
};

/** A themed set of the quiz. */
export type QuizTheme = {
  __typename?: 'QuizTheme';
  /** What it asks about, in a sentence. */
  description: Scalars['String']['output'];
  /** An emoji that stands for it. */
  icon: Scalars['String']['output'];
  /** Its name, for `PlayGameInput.themeId`. */
  id: Scalars['ID']['output'];
  /** Its name for people. */
  name: Scalars['String']['output'];
  /** How many questions it has. */
  questionCount: Scalars['Int']['output'];
};

/** Whether a reply helped. */
export type RateReplyInput = {
  /** The id of the exchange that the reply belongs to. */
  exchangeId: Scalars['ID']['input'];
  /** Whether it helped; null takes back what was said. */
  rating?: InputMaybe<ReplyRating>;
};

/** The outcome of rating a reply. NotAvailable: the viewer has no such exchange, or it has no reply. */
export type RateReplyPayload = NotAvailable | PremiumRequired | RateReplySuccess;

/** The rating is kept. */
export type RateReplySuccess = {
  __typename?: 'RateReplySuccess';
  /** The reply with its rating. */
  reply: CompanionMessage;
};

/** Addresses that a mail service reported. */
export type RecordNewsletterBouncesInput = {
  /** The addresses, 1 to 1,000. */
  emails: Array<Scalars['String']['input']>;
  /** Only check and tell what would happen. */
  isDryRun?: Scalars['Boolean']['input'];
};

/** The outcome of recording. */
export type RecordNewsletterBouncesPayload = InvalidInput | RecordNewsletterBouncesSuccess;

/** They are off the list. */
export type RecordNewsletterBouncesSuccess = {
  __typename?: 'RecordNewsletterBouncesSuccess';
  /** True for a dry run, which stores nothing. */
  isDryRun: Scalars['Boolean']['output'];
  /** How many of them were on it. */
  removed: Scalars['Int']['output'];
};

/** Whose profile was looked at. */
export type RecordProfileViewInput = {
  /** The id of the person. */
  profileId: Scalars['ID']['input'];
};

/** The outcome of recording a view. */
export type RecordProfileViewPayload = LimitReached | NotAvailable | RecordProfileViewSuccess;

/** The view is recorded. */
export type RecordProfileViewSuccess = {
  __typename?: 'RecordProfileViewSuccess';
  /** The viewer with the new allowance. */
  viewer: Viewer;
};

/** The token to exchange. */
export type RefreshSessionInput = {
  /** The refresh token. */
  refreshToken: Scalars['String']['input'];
};

/** The outcome of refreshing. */
export type RefreshSessionPayload = RefreshSessionSuccess;

/** New tokens of the same session. */
export type RefreshSessionSuccess = {
  __typename?: 'RefreshSessionSuccess';
  /** The tokens to use from now on. */
  session: SessionTokens;
};

/** The religion of a person. */
export type Religion =
  /** The person is agnostic. */
  | 'agnostic'
  /** The person is an atheist. */
  | 'atheist'
  /** The person is a Buddhist. */
  | 'buddhist'
  /** The person is a Christian. */
  | 'christian'
  /** The person is a Hindu. */
  | 'hindu'
  /** The person is Jewish. */
  | 'jewish'
  /** The person is a Muslim. */
  | 'muslim'
  /** Another religion than these. */
  | 'other'
  /** The person is spiritual. */
  | 'spiritual';

/** A place to hide. */
export type RemoveDateIdeaInput = {
  /** The id of the place. */
  dateIdeaId: Scalars['ID']['input'];
  /** Only check and tell what would happen. */
  isDryRun?: Scalars['Boolean']['input'];
};

/** The outcome of hiding. */
export type RemoveDateIdeaPayload = NotAvailable | RemoveDateIdeaSuccess;

/** The place is hidden. */
export type RemoveDateIdeaSuccess = {
  __typename?: 'RemoveDateIdeaSuccess';
  /** The place as it is now, or would be. */
  dateIdea: AdminDateIdea;
  /** True for a dry run, which stores nothing. */
  isDryRun: Scalars['Boolean']['output'];
};

/** A friend who is taken off the list. */
export type RemoveFriendInput = {
  /** The friend's id. */
  friendId: Scalars['ID']['input'];
};

/** The outcome of removing a friend. */
export type RemoveFriendPayload = NotAvailable | RemoveFriendSuccess;

/** The friend is off the list. */
export type RemoveFriendSuccess = {
  __typename?: 'RemoveFriendSuccess';
  /** The person with the new list. */
  viewer: Viewer;
};

/** An article to remove. */
export type RemoveNewsletterArticleInput = {
  /** The id of the article. */
  articleId: Scalars['ID']['input'];
  /** Only check and tell what would happen. */
  isDryRun?: Scalars['Boolean']['input'];
};

/** The outcome of removing. */
export type RemoveNewsletterArticlePayload = NotAvailable | RemoveNewsletterArticleSuccess;

/** The article is removed. */
export type RemoveNewsletterArticleSuccess = {
  __typename?: 'RemoveNewsletterArticleSuccess';
  /** The article as it is now, or would be. */
  article: AdminArticle;
  /** True for a dry run, which stores nothing. */
  isDryRun: Scalars['Boolean']['output'];
};

/** Which photo to remove. */
export type RemovePhotoInput = {
  /** Only check and tell what would happen. */
  isDryRun?: Scalars['Boolean']['input'];
  /** The photo's id. */
  photoId: Scalars['ID']['input'];
  /** Why, for its owner and the audit row, 1 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** The outcome of removing. NotAvailable if the photo is not shown (any more). */
export type RemovePhotoPayload = InvalidInput | NotAvailable | RemovePhotoSuccess;

/** The photo is gone. */
export type RemovePhotoSuccess = {
  __typename?: 'RemovePhotoSuccess';
  /** True for a dry run, which stores nothing. */
  isDryRun: Scalars['Boolean']['output'];
  /** Whose it was. */
  user: AdminUser;
};

/** The outcome of ending a subscription. */
export type RemovePushSubscriptionPayload = RemovePushSubscriptionSuccess;

/** No push reaches this device. */
export type RemovePushSubscriptionSuccess = {
  __typename?: 'RemovePushSubscriptionSuccess';
  /** The viewer with the new state. */
  viewer: Viewer;
};

/** The new order. */
export type ReorderPhotosInput = {
  /** Every photo of the viewer, each once; the first becomes the main photo. */
  photoIds: Array<Scalars['ID']['input']>;
};

/** The outcome of reordering. NotAvailable if the list does not name exactly the viewer's photos. */
export type ReorderPhotosPayload = NotAvailable | ReorderPhotosSuccess;

/** The photos are in the new order. */
export type ReorderPhotosSuccess = {
  __typename?: 'ReorderPhotosSuccess';
  /** The viewer with the photos. */
  viewer: Viewer;
};

/** The proof that it is the person who asks. */
export type ReplaceRecoveryCodesInput = {
  /** The password of the account. */
  password: Scalars['String']['input'];
  /** A code of the authenticator app, or a recovery code. */
  twoFactorCode: Scalars['String']['input'];
};

/** The outcome of replacing. */
export type ReplaceRecoveryCodesPayload = InvalidCredentials | InvalidTwoFactorCode | ReplaceRecoveryCodesSuccess | TooManyAttempts;

/** The new codes; the old ones are void. */
export type ReplaceRecoveryCodesSuccess = {
  __typename?: 'ReplaceRecoveryCodesSuccess';
  /** Ten codes. They cannot be shown again. */
  recoveryCodes: Array<Scalars['String']['output']>;
  /** The viewer as this left them. */
  viewer: Viewer;
};

/** Whether a reply of the companion helped its reader. */
export type ReplyRating =
  /** It helped them. */
  | 'helpful'
  /** It did not help. */
  | 'not_helpful';

/** What people said of the companion's replies in one scenario. No person is named. */
export type ReplyRatings = {
  __typename?: 'ReplyRatings';
  /** How many replies helped. */
  helpful: Scalars['Int']['output'];
  /** How many replies did not help. */
  notHelpful: Scalars['Int']['output'];
  /** What was practised. */
  scenario: CompanionScenario;
};

/** More on a request for help. */
export type ReplyToSupportTicketInput = {
  /** The text, 1 to 2,000 characters after trimming. */
  content: Scalars['String']['input'];
  /** The id of the request. */
  ticketId: Scalars['ID']['input'];
};

/** The outcome of writing more. */
export type ReplyToSupportTicketPayload = InvalidInput | NotAvailable | ReplyToSupportTicketSuccess | TooManyAttempts;

/** The team has it. */
export type ReplyToSupportTicketSuccess = {
  __typename?: 'ReplyToSupportTicketSuccess';
  /** The request, open again. */
  ticket: SupportTicket;
};

/** A report of a reader about a place. */
export type ReportDateIdeaInput = {
  /** What has changed there. */
  change: DateIdeaChange;
  /** The id of the place. */
  dateIdeaId: Scalars['ID']['input'];
  /** More about it: at most 300 characters, and at least 5 for OTHER. */
  note?: Scalars['String']['input'];
};

/** The outcome of a report about a place. */
export type ReportDateIdeaPayload = InvalidInput | NotAvailable | ReportDateIdeaSuccess | TooManyAttempts;

/** The team will look at it. */
export type ReportDateIdeaSuccess = {
  __typename?: 'ReportDateIdeaSuccess';
  /** The place that was reported. */
  dateIdea: DateIdea;
};

/** What an administrator decides of a report. */
export type ReportDecision =
  /** Nothing is to be done. A person who was limited for it is in decks again. */
  | 'dismiss'
  /** The person is suspended. This decides every waiting report about them. */
  | 'suspend'
  /** The person is warned, with the note as the reason. This decides every waiting report about them for the same reason. */
  | 'warn';

/** A message as it was when somebody reported the other. */
export type ReportEvidence = {
  __typename?: 'ReportEvidence';
  /** The text of the message. */
  content: Scalars['String']['output'];
  /** The message's id. */
  id: Scalars['ID']['output'];
  /** Whether the reported person wrote it. */
  isByReported: Scalars['Boolean']['output'];
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
};

/** How soon somebody has to look at a report. */
export type ReportPriority =
  /** The reason is harassment, or a date that did not feel safe. */
  | 'high'
  /** All other reasons. */
  | 'normal'
  /** The person may be under 18. One such report hides nobody. Two, by people who do not know each other, take the person out of new decks until a moderator has looked, unless a moderator cleared the person before. */
  | 'urgent';

/** Whom to report, and why. */
export type ReportProfileInput = {
  /** What happened, at most 1,000 characters; may be empty. */
  description?: Scalars['String']['input'];
  /** The id of the person. */
  profileId: Scalars['ID']['input'];
  /** Why; null answers 'Please select a reason for reporting'. */
  reason?: InputMaybe<ReportReason>;
};

/** The outcome of reporting. TooManyAttempts beyond 20 reports an hour. */
export type ReportProfilePayload = InvalidInput | NotAvailable | ReportProfileSuccess | TooManyAttempts;

/** The report is with the moderators. A second one for the same reason replaces the first. */
export type ReportProfileSuccess = {
  __typename?: 'ReportProfileSuccess';
  /** The report's id. */
  reportId: Scalars['ID']['output'];
};

/** Why somebody is reported. */
export type ReportReason =
  /** Somebody who pretends to be another. */
  | 'fake_profile'
  /** Insults, threats, pressure. */
  | 'harassment'
  /** Photos or words that do not belong here. */
  | 'inappropriate_content'
  /** Something else, told in `description`. */
  | 'other'
  /** Somebody who seems to be under 18. */
  | 'underage'
  /** A date with them did not feel safe. It comes from `reviewDate`. */
  | 'unsafe_date';

/** How a report stands. */
export type ReportState =
  /** The person was warned or suspended. */
  | 'acted'
  /** Nothing had to be done. */
  | 'dismissed'
  /** It waits for a decision. */
  | 'open';

/** A profile as it was when it was reported. */
export type ReportedProfile = {
  __typename?: 'ReportedProfile';
  /** The age in whole years. */
  age: Scalars['Int']['output'];
  /** The words about oneself. */
  bio: Scalars['String']['output'];
  /** The full name of the person. */
  fullName: Scalars['String']['output'];
  /** The interests, as the person wrote them. */
  interests: Array<Scalars['String']['output']>;
  /** The town or area as typed. */
  location: Scalars['String']['output'];
};

/** Why somebody leaves. */
export type RequestAccountDeletionInput = {
  /** Why, at most 500 characters; blank is kept as 'User requested deletion'. */
  reason?: Scalars['String']['input'];
};

/** The outcome of asking for a deletion. NotAvailable for the last administrator. */
export type RequestAccountDeletionPayload = InvalidInput | NotAvailable | RequestAccountDeletionSuccess;

/** The account is hidden, and will be deleted. */
export type RequestAccountDeletionSuccess = {
  __typename?: 'RequestAccountDeletionSuccess';
  /** The request with its days. */
  request: DeletionRequest;
  /** The viewer as this left them. */
  viewer: Viewer;
};

/** The outcome of asking for the link again. */
export type RequestEmailVerificationPayload = InvalidInput | RequestEmailVerificationSuccess | TooManyAttempts;

/** The letter is on its way; nothing is sent to an address that is confirmed. */
export type RequestEmailVerificationSuccess = {
  __typename?: 'RequestEmailVerificationSuccess';
  /** The viewer as this left them. */
  viewer: Viewer;
};

/** Whose password is to be reset. */
export type RequestPasswordResetInput = {
  /** The token of a passed captcha, where this installation has one. */
  captchaToken?: InputMaybe<Scalars['String']['input']>;
  /** The SHA-256 of a verifier that stays in this browser, as base64url without padding: 43 characters. */
  codeChallenge: Scalars['String']['input'];
  /** How the challenge was made. */
  codeChallengeMethod?: CodeChallengeMethod;
  /** The e-mail address of the account. */
  email: Scalars['String']['input'];
};

/** The outcome of asking for a reset. */
export type RequestPasswordResetPayload = CaptchaRequired | InvalidInput | RequestPasswordResetSuccess | TooManyAttempts;

/**
 * If the address has an account, a letter is on its way to it: one a minute, and at most 10 an hour. A newer request replaces this one once
 * its letter is sent.
 */
export type RequestPasswordResetSuccess = {
  __typename?: 'RequestPasswordResetSuccess';
  /** Until when the code may be typed. */
  codeExpiresAt: Scalars['DateTime']['output'];
  /** To be given back to `resetPassword`. */
  requestId: Scalars['ID']['output'];
};

/** Who wants to sign in with a mailed code. */
export type RequestSignInCodeInput = {
  /** The token of a passed captcha, where this installation has one. */
  captchaToken?: InputMaybe<Scalars['String']['input']>;
  /** The SHA-256 of a verifier that stays in this browser, as base64url without padding: 43 characters. */
  codeChallenge: Scalars['String']['input'];
  /** How the challenge was made. */
  codeChallengeMethod?: CodeChallengeMethod;
  /** The e-mail address of the account. */
  email: Scalars['String']['input'];
};

/** The outcome of asking for a code. */
export type RequestSignInCodePayload = CaptchaRequired | InvalidInput | RequestSignInCodeSuccess | TooManyAttempts;

/**
 * If the address has an account, a letter is on its way to it; see RequestPasswordResetSuccess. A newer request of either kind replaces this
 * one once its letter is sent.
 */
export type RequestSignInCodeSuccess = {
  __typename?: 'RequestSignInCodeSuccess';
  /** Until when the code may be typed. */
  codeExpiresAt: Scalars['DateTime']['output'];
  /** To be given back to `signInWithCode`. */
  requestId: Scalars['ID']['output'];
};

/** The proof that the letter was read, and the new password. */
export type ResetPasswordInput = {
  /** What the challenge was made from: 43 to 128 characters. */
  codeVerifier: Scalars['String']['input'];
  /** The new password, 6 to 100 characters. */
  newPassword: Scalars['String']['input'];
  /** The id from `requestPasswordReset`, also in the link. */
  requestId: Scalars['ID']['input'];
  /** The code of 6 digits, or the secret of the link. */
  secret: Scalars['String']['input'];
  /** A code of the authenticator app, or a recovery code; needed once the answer was TwoFactorRequired. */
  twoFactorCode?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of resetting. */
export type ResetPasswordPayload = AccountSuspended | InvalidInput | InvalidTwoFactorCode | ResetPasswordSuccess | ResetRefused | TooManyAttempts | TwoFactorRequired;

/** The password is changed, every other session ended, and the person signed in. */
export type ResetPasswordSuccess = {
  __typename?: 'ResetPasswordSuccess';
  /** Whether this cancelled the deletion of the account. */
  hasCancelledDeletion: Scalars['Boolean']['output'];
  /** The tokens of the new session. */
  session: SessionTokens;
  /** The signed-in person. */
  viewer: Viewer;
};

/** The code or link is wrong, used, replaced, too old, or not from this browser: which of these is not told. */
export type ResetRefused = UserError & {
  __typename?: 'ResetRefused';
  /** The code for programs: always RESET_REFUSED. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** Which appeal, and how it is decided. */
export type ResolveAppealInput = {
  /** The appeal's id. */
  appealId: Scalars['ID']['input'];
  /** What is decided about it. */
  decision: AppealDecision;
  /** Only check and tell what would happen. */
  isDryRun?: Scalars['Boolean']['input'];
  /** Why, for the person and the audit row, 1 to 500 characters. */
  note: Scalars['String']['input'];
};

/** The outcome of deciding. NotAvailable if it does not wait (any more), or if the caller suspended the person and another administrator could decide. */
export type ResolveAppealPayload = InvalidInput | NotAvailable | ResolveAppealSuccess;

/** It is decided. */
export type ResolveAppealSuccess = {
  __typename?: 'ResolveAppealSuccess';
  /** The appeal as it is now, or would be. */
  appeal: AdminAppeal;
  /** True for a dry run, which stores nothing. */
  isDryRun: Scalars['Boolean']['output'];
};

/** Which report, and how it is decided. */
export type ResolveReportInput = {
  /** What is decided about it. */
  decision: ReportDecision;
  /** Only check and tell what would happen. */
  isDryRun?: Scalars['Boolean']['input'];
  /** The reason, for the audit row and the person; required for a warning and a suspension, at most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The report's id. */
  reportId: Scalars['ID']['input'];
};

/** The outcome of deciding. NotAvailable if it does not wait (any more), or is by or about the administrator. */
export type ResolveReportPayload = InvalidInput | NotAvailable | ResolveReportSuccess;

/** It is decided. */
export type ResolveReportSuccess = {
  __typename?: 'ResolveReportSuccess';
  /** True for a dry run, which stores nothing. */
  isDryRun: Scalars['Boolean']['output'];
  /** The report as it is now, or would be. */
  report: AdminReport;
};

/** Whose suspension to lift. */
export type RestoreAccountInput = {
  /** The account to restore. */
  account: AccountRefInput;
  /** Only check and tell what would happen. */
  isDryRun?: Scalars['Boolean']['input'];
  /** Why, for the audit row, 1 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** The outcome of restoring. NotAvailable when there is no such account, or when it is not suspended. */
export type RestoreAccountPayload = InvalidInput | NotAvailable | RestoreAccountSuccess;

/** The account is open again. */
export type RestoreAccountSuccess = {
  __typename?: 'RestoreAccountSuccess';
  /** True for a dry run, which stores nothing. */
  isDryRun: Scalars['Boolean']['output'];
  /** The account as it is now. */
  user: AdminUser;
};

/** The submitted moves are impossible with the deal of the round. */
export type ResultRefused = UserError & {
  __typename?: 'ResultRefused';
  /** The code for programs: always RESULT_REFUSED. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** The outcome of showing oneself again. NotAvailable when there is no profile yet. */
export type ResumeProfilePayload = NotAvailable | ResumeProfileSuccess;

/** The profile is shown. */
export type ResumeProfileSuccess = {
  __typename?: 'ResumeProfileSuccess';
  /** The viewer as this left them. */
  viewer: Viewer;
};

/** A plan to give back. */
export type ReturnPrepaidPlanInput = {
  /** The id of the plan that was paid once. */
  id: Scalars['ID']['input'];
};

/** The outcome of giving a plan back. NotAvailable: it is nobody's or somebody else's, has begun, or was paid too long ago. */
export type ReturnPrepaidPlanPayload = NotAvailable | PaymentsUnavailable | ReturnPrepaidPlanSuccess;

/** The plan was given back. The payment is on its way. */
export type ReturnPrepaidPlanSuccess = {
  __typename?: 'ReturnPrepaidPlanSuccess';
  /** The viewer, with the plans that are left. */
  viewer: Viewer;
};

/** How a date was. */
export type ReviewDateInput = {
  /** How it felt; only of a date that happened, and needed there. */
  feeling?: InputMaybe<DateFeeling>;
  /** Whether the two met. */
  hasMet: Scalars['Boolean']['input'];
  /** The viewer's own words, at most 1,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The id of the plan. */
  planId: Scalars['ID']['input'];
};

/** The outcome of saying how a date was. NotAvailable before its end, three days after it, and when the match is over. */
export type ReviewDatePayload = InvalidInput | NotAvailable | ReviewDateSuccess | TooManyAttempts;

/** The answer is kept. The other person is not told. */
export type ReviewDateSuccess = {
  __typename?: 'ReviewDateSuccess';
  /** The plan, about which the viewer is not asked any more. */
  datePlan: DatePlan;
};

/** A message that was not sent yet. */
export type ReviewDraftInput = {
  /** The text, 1 to 2,000 characters after trimming. */
  draft: Scalars['String']['input'];
};

/** The outcome of asking about a draft. NotAvailable: the companion is switched off. */
export type ReviewDraftPayload = CoachUnavailable | InvalidInput | LimitReached | NotAvailable | PremiumRequired | ReviewDraftSuccess | TooManyAttempts;

/** The draft is read: by the coach, or, of somebody who sounds in need, by nobody but this server. */
export type ReviewDraftSuccess = {
  __typename?: 'ReviewDraftSuccess';
  /** What it thinks; null when the draft sounds like somebody in need, who is offered help in place of it. */
  feedback?: Maybe<DraftFeedback>;
  /** Whether to show the help lines: the draft sounds like somebody in need. */
  hasHelpLines: Scalars['Boolean']['output'];
};

/** Which selfie, and how it is decided. */
export type ReviewVerificationInput = {
  /** What is decided about it. */
  decision: VerificationDecision;
  /** Only check and tell what would happen. */
  isDryRun?: Scalars['Boolean']['input'];
  /** Why, for the person; required to reject, at most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The selfie's id. */
  verificationId: Scalars['ID']['input'];
};

/** The outcome of reviewing. NotAvailable when it does not wait (any more), and for the administrator's own selfie. */
export type ReviewVerificationPayload = InvalidInput | NotAvailable | ReviewVerificationSuccess;

/** It is reviewed. */
export type ReviewVerificationSuccess = {
  __typename?: 'ReviewVerificationSuccess';
  /** True for a dry run, which stores nothing. */
  isDryRun: Scalars['Boolean']['output'];
  /** The selfie as it is now, or would be. */
  verification: AdminVerification;
};

/** Which token to end. */
export type RevokeAccessTokenInput = {
  /** The token's id. */
  accessTokenId: Scalars['ID']['input'];
  /** Only check and tell what would happen. */
  isDryRun?: Scalars['Boolean']['input'];
};

/** The outcome of revoking. */
export type RevokeAccessTokenPayload = NotAvailable | RevokeAccessTokenSuccess;

/** The token is ended. */
export type RevokeAccessTokenSuccess = {
  __typename?: 'RevokeAccessTokenSuccess';
  /** True for a dry run, which stores nothing. */
  isDryRun: Scalars['Boolean']['output'];
  /** The viewer with the tokens that are left. */
  viewer: Viewer;
};

/** The taking back of granted plans. */
export type RevokeEntitlementInput = {
  /** The account whose plans are taken back. */
  account: AccountRefInput;
  /** Only check and tell what would happen. */
  isDryRun?: Scalars['Boolean']['input'];
  /** Which plan. Omitted, every plan that was granted, the bare premium flag included. */
  plan?: InputMaybe<PlanId>;
  /** Why, for the audit row, at most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of taking plans back. NotAvailable also where nothing that was granted is in force. */
export type RevokeEntitlementPayload = InvalidInput | NotAvailable | RevokeEntitlementSuccess;

/** The plans are taken back. */
export type RevokeEntitlementSuccess = {
  __typename?: 'RevokeEntitlementSuccess';
  /** How many grants ended, or would end. */
  ended: Scalars['Int']['output'];
  /** True for a dry run, which stores nothing. */
  isDryRun: Scalars['Boolean']['output'];
  /** The account as it is now. */
  user: AdminUser;
};

/** The outcome of ending the other sessions. */
export type RevokeOtherSessionsPayload = RevokeOtherSessionsSuccess;

/** Only the calling session is left. */
export type RevokeOtherSessionsSuccess = {
  __typename?: 'RevokeOtherSessionsSuccess';
  /** How many sessions were ended. */
  ended: Scalars['Int']['output'];
  /** The viewer with the session that is left. */
  viewer: Viewer;
};

/** Which session to end. */
export type RevokeSessionInput = {
  /** The session's id. */
  sessionId: Scalars['ID']['input'];
};

/** The outcome of ending a session. */
export type RevokeSessionPayload = NotAvailable | RevokeSessionSuccess;

/** The session is ended. */
export type RevokeSessionSuccess = {
  __typename?: 'RevokeSessionSuccess';
  /** The viewer with the sessions that are left. */
  viewer: Viewer;
};

/** A right that was granted by an administrator. */
export type Role =
  /** May do everything on the admin console. */
  | 'admin';

/** How the companion is to speak. */
export type SaveCompanionPreferencesInput = {
  /** As whom it speaks. */
  gender: CompanionGender;
  /** In which tone. */
  tone: CompanionTone;
};

/** The outcome of saving the preferences. */
export type SaveCompanionPreferencesPayload = PremiumRequired | SaveCompanionPreferencesSuccess;

/** The preferences are saved. */
export type SaveCompanionPreferencesSuccess = {
  __typename?: 'SaveCompanionPreferencesSuccess';
  /** The viewer with the new preferences. */
  viewer: Viewer;
};

/** A place for dates to save. */
export type SaveDateIdeaInput = {
  /** The part of the city, 2 to 100 characters. */
  area: Scalars['String']['input'];
  /** The dates it suits: at least one of 1 to 4. */
  bestForDateNumbers: Array<Scalars['Int']['input']>;
  /** When it is best, 2 to 100 characters. */
  bestTime: Scalars['String']['input'];
  /** What a date there costs. */
  budgetLevel: BudgetLevel;
  /** What kind of place it is. */
  category: DateIdeaCategory;
  /** The city it is in. */
  city: City;
  /** The id of the one to change; omitted, a new one. */
  dateIdeaId?: InputMaybe<Scalars['ID']['input']>;
  /** What it is, 20 to 500 characters. */
  description: Scalars['String']['input'];
  /** What two people typically spend, 2 to 100 characters. */
  estimatedCost: Scalars['String']['input'];
  /** Only check and tell what would happen. */
  isDryRun?: Scalars['Boolean']['input'];
  /** Whether it is shown first. */
  isFeatured?: Scalars['Boolean']['input'];
  /** Its name, 2 to 100 characters. */
  name: Scalars['String']['input'];
  /** Typical opening hours, 2 to 100 characters. */
  openingHours: Scalars['String']['input'];
  /** Hearts, 1 to 5. */
  romanticScore: Scalars['Int']['input'];
  /** What to know: at most four, each of 5 to 200 characters. */
  tips: Array<Scalars['String']['input']>;
};

/** The outcome of saving. InvalidInput too for a second place of the same name in a city. */
export type SaveDateIdeaPayload = InvalidInput | NotAvailable | SaveDateIdeaSuccess;

/** The place is saved. */
export type SaveDateIdeaSuccess = {
  __typename?: 'SaveDateIdeaSuccess';
  /** The place as it is now, or would be. */
  dateIdea: AdminDateIdea;
  /** True for a dry run, which stores nothing. */
  isDryRun: Scalars['Boolean']['output'];
};

/** The filter to keep. */
export type SaveDeckFilterInput = {
  /** Whom to show from now on, whole: omitted fields admit everybody. Its gender is the profile's answer to whom to show. */
  filter: DeckFilterInput;
};

/** The outcome of saving the filter. PremiumRequired when it holds advanced filters and the plan does not; NotAvailable when there is no profile yet. */
export type SaveDeckFilterPayload = InvalidInput | NotAvailable | PremiumRequired | SaveDeckFilterSuccess;

/** The filter is the default. */
export type SaveDeckFilterSuccess = {
  __typename?: 'SaveDeckFilterSuccess';
  /** The viewer as this left them. */
  viewer: Viewer;
};

/** An article to save. */
export type SaveNewsletterArticleInput = {
  /** The id of the one to change; omitted, a new one. */
  articleId?: InputMaybe<Scalars['ID']['input']>;
  /** What it is about. */
  category: NewsletterCategory;
  /** Its text in Markdown, 100 to 20,000 characters: headings, paragraphs, lists, quotations, strong and emphasis. HTML in it is left out. */
  content: Scalars['String']['input'];
  /** The day it is written for. */
  day: NewsletterDay;
  /** Only check and tell what would happen. */
  isDryRun?: Scalars['Boolean']['input'];
  /** The subject of its letter, 5 to 100 characters. */
  subject: Scalars['String']['input'];
  /** Its title, 5 to 100 characters. */
  title: Scalars['String']['input'];
};

/** The outcome of saving. InvalidInput too for a second article of the same title. */
export type SaveNewsletterArticlePayload = InvalidInput | NotAvailable | SaveNewsletterArticleSuccess;

/** The article is saved. */
export type SaveNewsletterArticleSuccess = {
  __typename?: 'SaveNewsletterArticleSuccess';
  /** The article as it is now, or would be. */
  article: AdminArticle;
  /** True for a dry run, which stores nothing. */
  isDryRun: Scalars['Boolean']['output'];
};

/** A push subscription as the browser gives it. */
export type SavePushSubscriptionInput = {
  /** Its shared secret in base64url, of 22 characters. */
  auth: Scalars['String']['input'];
  /** Its address at the browser's push service; only known services are taken. */
  endpoint: Scalars['String']['input'];
  /** Its public key in base64url, of 87 characters. */
  p256dh: Scalars['String']['input'];
};

/** The outcome of saving a subscription. */
export type SavePushSubscriptionPayload = InvalidInput | SavePushSubscriptionSuccess;

/** Pushes reach this device. */
export type SavePushSubscriptionSuccess = {
  __typename?: 'SavePushSubscriptionSuccess';
  /** The viewer with the new state. */
  viewer: Viewer;
};

/** What was practised of a scenario. */
export type ScenarioProgress = {
  __typename?: 'ScenarioProgress';
  /** When it was last practised; null when it never was. */
  lastAt?: Maybe<Scalars['DateTime']['output']>;
  /** Messages of the viewer that got a reply. */
  messages: Scalars['Int']['output'];
  /** The scenario that was practised. */
  scenario: CompanionScenario;
};

/** What somebody thinks of the beta: at least one of the four. */
export type SendBetaFeedbackInput = {
  /** What is broken, at most 1,000 characters; may be empty. */
  bugReport?: Scalars['String']['input'];
  /** Stars, 1 to 5; null when unrated. */
  featureRating?: InputMaybe<Scalars['Int']['input']>;
  /** What is missing, at most 1,000 characters; may be empty. */
  featureRequest?: Scalars['String']['input'];
  /** Anything else, at most 1,000 characters; may be empty. */
  generalFeedback?: Scalars['String']['input'];
};

/** The outcome of sending. */
export type SendBetaFeedbackPayload = InvalidInput | SendBetaFeedbackSuccess | TooManyAttempts;

/** The team has it. */
export type SendBetaFeedbackSuccess = {
  __typename?: 'SendBetaFeedbackSuccess';
  /** The feedback's id. */
  feedbackId: Scalars['ID']['output'];
};

/** A signal of a call. */
export type SendCallSignalInput = {
  /** A UUID made by the caller's device: the same for all signals of a call. */
  callId: Scalars['ID']['input'];
  /** The id of the match. */
  matchId: Scalars['ID']['input'];
  /** The signal to pass on. */
  signal: CallSignalInput;
};

/** The outcome of a signal. */
export type SendCallSignalPayload = CallBusy | CallOver | InvalidInput | NotAvailable | PremiumRequired | SendCallSignalSuccess | TooManyAttempts;

/** The signal went out. */
export type SendCallSignalSuccess = {
  __typename?: 'SendCallSignalSuccess';
  /** The call as it is now. When both dial at the same moment it is the other person's, incoming: to be answered. */
  call: Call;
};

/** A message to the companion. */
export type SendCompanionMessageInput = {
  /** Made by the client, the same for each retry. */
  clientId: Scalars['ID']['input'];
  /** The text, 1 to 2,000 characters after trimming. */
  content: Scalars['String']['input'];
  /** Whether the companion also gives tips, beside playing its part. */
  isCoachMode?: Scalars['Boolean']['input'];
  /** The id of the scenario that is practised, or of `companionAsking`. */
  scenarioId: Scalars['ID']['input'];
};

/** The outcome of sending a message to the companion. NotAvailable: there is no such scenario, or the companion is switched off. */
export type SendCompanionMessagePayload = IdempotencyConflict | InvalidInput | LimitReached | NotAvailable | PremiumRequired | SendCompanionMessageSuccess | TooManyAttempts;

/** The message is stored, and waits for its reply. */
export type SendCompanionMessageSuccess = {
  __typename?: 'SendCompanionMessageSuccess';
  /** The conversation with the message. */
  conversation: CompanionConversation;
  /** The id of the exchange, for `companionReply`. */
  exchangeId: Scalars['ID']['output'];
};

/** A message to send. */
export type SendMessageInput = {
  /** A UUID made by the sender; a retry with the same one is the same message. */
  clientId: Scalars['ID']['input'];
  /** The text, 1 to 2,000 characters after trimming. */
  content: Scalars['String']['input'];
  /** The id of the match. */
  matchId: Scalars['ID']['input'];
};

/** The outcome of sending. */
export type SendMessagePayload = IdempotencyConflict | InvalidInput | NotAvailable | PremiumRequired | SendMessageSuccess;

/** The message is stored. */
export type SendMessageSuccess = {
  __typename?: 'SendMessageSuccess';
  /** The match with its newest message. */
  match: Match;
  /** The message as stored. */
  sentMessage: Message;
};

/** The page that asks for a code. */
export type SendSharedPlanCodeInput = {
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** The outcome of asking for a code. */
export type SendSharedPlanCodePayload = LinkExpired | SendSharedPlanCodeSuccess | TooManyAttempts;

/** The code is on its way to the friend's address. */
export type SendSharedPlanCodeSuccess = {
  __typename?: 'SendSharedPlanCodeSuccess';
  /** How many minutes it is valid. */
  validMinutes: Scalars['Int']['output'];
};

/** An article to send. */
export type SendWeeklyNewsletterInput = {
  /** The article that the caller saw in a dry run. NotAvailable if another one is next by now. Without an id, the next article is sent. */
  articleId?: InputMaybe<Scalars['ID']['input']>;
  /** Which day's article. */
  day: NewsletterDay;
  /** Only check and tell what would happen. */
  isDryRun?: Scalars['Boolean']['input'];
};

/** The outcome of sending. NotAvailable without an article, without subscribers, or if the server sends no mail. */
export type SendWeeklyNewsletterPayload = NewsletterSending | NotAvailable | SendWeeklyNewsletterSuccess;

/** The letters are on their way. */
export type SendWeeklyNewsletterSuccess = {
  __typename?: 'SendWeeklyNewsletterSuccess';
  /** The article that they bring. */
  article: NewsletterArticle;
  /** The number of letters: one for each address on the list now. */
  emailsSent: Scalars['Int']['output'];
  /** True for a dry run, which stores nothing. */
  isDryRun: Scalars['Boolean']['output'];
};

/** One signed-in device. */
export type Session = {
  __typename?: 'Session';
  /** When it signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** The session's id. */
  id: Scalars['ID']['output'];
  /** Whether this is the session that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** What the device called itself at sign-in, shortened. */
  label: Scalars['String']['output'];
  /** When it was last used, to five minutes. */
  lastSeenAt: Scalars['DateTime']['output'];
};

/** The tokens of a session. Keep them secret. */
export type SessionTokens = {
  __typename?: 'SessionTokens';
  /** When the access token ends. */
  accessExpiresAt: Scalars['DateTime']['output'];
  /** Sent as `Authorization: Bearer <token>`; lives 15 minutes. */
  accessToken: Scalars['String']['output'];
  /** Exchanged by `refreshSession`; each is good for one exchange. */
  refreshToken: Scalars['String']['output'];
};

/** The two PINs of the check-in. */
export type SetCheckInPinsInput = {
  /** Four digits that say: I am safe. */
  firstPin: Scalars['String']['input'];
  /** The password of the account. */
  password: Scalars['String']['input'];
  /** Four other digits that look the same, and call for help. */
  secondPin: Scalars['String']['input'];
};

/** The outcome of choosing PINs. */
export type SetCheckInPinsPayload = InvalidCredentials | InvalidInput | NotAvailable | SetCheckInPinsSuccess | TooManyAttempts;

/** The PINs are chosen. */
export type SetCheckInPinsSuccess = {
  __typename?: 'SetCheckInPinsSuccess';
  /** The person, who now has PINs. */
  viewer: Viewer;
};

/** A place to save, or to take off the list. */
export type SetDateIdeaSavedInput = {
  /** The id of the place. */
  dateIdeaId: Scalars['ID']['input'];
  /** Whether it is to be saved. */
  isSaved: Scalars['Boolean']['input'];
};

/** The outcome of saving a place for later. InvalidInput when the list is full. */
export type SetDateIdeaSavedPayload = InvalidInput | NotAvailable | SetDateIdeaSavedSuccess;

/** The list is as it was asked for. */
export type SetDateIdeaSavedSuccess = {
  __typename?: 'SetDateIdeaSavedSuccess';
  /** The place with its mark. */
  dateIdea: DateIdea;
  /** The viewer, whose list it is. */
  viewer: Viewer;
};

/** Whether a page of the session is visible. */
export type SetPageVisibilityInput = {
  /** True at least once a minute while it is visible, false when it is hidden. */
  isVisible: Scalars['Boolean']['input'];
};

/** The outcome of saying it. */
export type SetPageVisibilityPayload = SetPageVisibilitySuccess;

/** The server knows of it. */
export type SetPageVisibilitySuccess = {
  __typename?: 'SetPageVisibilitySuccess';
  /** The viewer who said it. */
  viewer: Viewer;
};

/** Where to travel. */
export type SetTravelLocationInput = {
  /** A town from `towns`. */
  townId: Scalars['ID']['input'];
};

/**
 * The outcome of setting out. NotAvailable when there is no such town, or no profile yet. TooManyAttempts beyond 12 changes of place on a Lagos
 * day: setting out counts as two, the way home with it.
 */
export type SetTravelLocationPayload = NotAvailable | PremiumRequired | SetTravelLocationSuccess | TooManyAttempts;

/** The person travels. */
export type SetTravelLocationSuccess = {
  __typename?: 'SetTravelLocationSuccess';
  /** The viewer with the new `travel`. */
  viewer: Viewer;
};

/** Whether the viewer is typing. */
export type SetTypingInput = {
  /** True at each keystroke (a client sends one a second at most), false when typing stopped. */
  isTyping: Scalars['Boolean']['input'];
  /** The id of the match. */
  matchId: Scalars['ID']['input'];
};

/** The outcome of telling. */
export type SetTypingPayload = NotAvailable | PremiumRequired | SetTypingSuccess;

/** The other person is told. */
export type SetTypingSuccess = {
  __typename?: 'SetTypingSuccess';
  /** Whether the viewer types, as given. */
  isTyping: Scalars['Boolean']['output'];
};

/** A place to share into a chat. */
export type ShareDateIdeaInput = {
  /** An id made by the client, a UUID. The same one again is the same message. */
  clientId: Scalars['ID']['input'];
  /** The id of the place. */
  dateIdeaId: Scalars['ID']['input'];
  /** The id of the match. */
  matchId: Scalars['ID']['input'];
};

/** The outcome of sharing a place. */
export type ShareDateIdeaPayload = IdempotencyConflict | InvalidInput | NotAvailable | PremiumRequired | ShareDateIdeaSuccess;

/** The card stands in the chat. */
export type ShareDateIdeaSuccess = {
  __typename?: 'ShareDateIdeaSuccess';
  /** The match it belongs to. */
  match: Match;
  /** The message that is the card. */
  sentMessage: Message;
};

/** The other person of a date, as an alarm shows them. */
export type SharedPerson = {
  __typename?: 'SharedPerson';
  /** Their age in years. */
  age: Scalars['Int']['output'];
  /** The name on their profile. */
  name: Scalars['String']['output'];
  /** One small photo, a JPEG in base64; null when they had none. */
  photo?: Maybe<Scalars['String']['output']>;
};

/** A date as a friend sees it. */
export type SharedPlan = {
  __typename?: 'SharedPlan';
  /** When the person is asked whether they are safe. */
  dueAt: Scalars['DateTime']['output'];
  /** The first name of the person who is on the date. */
  firstName: Scalars['String']['output'];
  /** Whether an alarm was raised that no all-clear followed. */
  isAlarmed: Scalars['Boolean']['output'];
  /** Whether the person has said that they are safe. */
  isSafe: Scalars['Boolean']['output'];
  /** Who the other person is, once an alarm was raised; null otherwise. */
  other?: Maybe<SharedPerson>;
  /** Where the date is, in words. */
  placeName: Scalars['String']['output'];
  /** When the date begins. */
  startsAt: Scalars['DateTime']['output'];
};

/** A question that both answer. */
export type SharedQuestion = {
  __typename?: 'SharedQuestion';
  /** The index of the right answer; null until both have answered. */
  correctAnswer?: Maybe<Scalars['Int']['output']>;
  /** The four possible answers, in the order in which they are shown. */
  options: Array<Scalars['String']['output']>;
  /** The index of the other person's answer; null until both have answered. */
  otherPick?: Maybe<Scalars['Int']['output']>;
  /** What is asked. */
  question: Scalars['String']['output'];
  /** The index of the viewer's answer in `options`; null before. */
  viewerPick?: Maybe<Scalars['Int']['output']>;
};

/** What a person signs in with. */
export type SignInInput = {
  /** The token of a passed captcha, where one was asked for. */
  captchaToken?: InputMaybe<Scalars['String']['input']>;
  /** The e-mail address of the account. */
  email: Scalars['String']['input'];
  /** The password of the account. */
  password: Scalars['String']['input'];
  /** A code of the authenticator app, or a recovery code; needed once the answer was TwoFactorRequired. */
  twoFactorCode?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of signing in. */
export type SignInPayload = AccountSuspended | CaptchaRequired | InvalidCredentials | InvalidInput | InvalidTwoFactorCode | SignInSuccess | TooManyAttempts | TwoFactorRequired;

/** The person is signed in. */
export type SignInSuccess = {
  __typename?: 'SignInSuccess';
  /** Whether this sign-in cancelled the deletion of the account. */
  hasCancelledDeletion: Scalars['Boolean']['output'];
  /** The tokens of the new session. */
  session: SessionTokens;
  /** The signed-in person. */
  viewer: Viewer;
};

/** The proof that the letter was read. */
export type SignInWithCodeInput = {
  /** What the challenge was made from: 43 to 128 characters. */
  codeVerifier: Scalars['String']['input'];
  /** The id from `requestSignInCode`, also in the link. */
  requestId: Scalars['ID']['input'];
  /** The code of 6 digits, or the secret of the link. */
  secret: Scalars['String']['input'];
  /** A code of the authenticator app, or a recovery code; needed once the answer was TwoFactorRequired. */
  twoFactorCode?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of signing in with a code. */
export type SignInWithCodePayload = AccountSuspended | InvalidInput | InvalidTwoFactorCode | ResetRefused | SignInWithCodeSuccess | TooManyAttempts | TwoFactorRequired;

/** The person is signed in, and the network they came from is one of theirs from now on. */
export type SignInWithCodeSuccess = {
  __typename?: 'SignInWithCodeSuccess';
  /** Whether this cancelled the deletion of the account. */
  hasCancelledDeletion: Scalars['Boolean']['output'];
  /** The tokens of the new session. */
  session: SessionTokens;
  /** The signed-in person. */
  viewer: Viewer;
};

/** Which session to end. */
export type SignOutInput = {
  /** The refresh token of the session to end, for callers whose access token has run out; the calling session when omitted. */
  refreshToken?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of signing out. */
export type SignOutPayload = SignOutSuccess;

/** The session is ended. */
export type SignOutSuccess = {
  __typename?: 'SignOutSuccess';
  /** Whether a live session was ended by this call. */
  hasEndedSession: Scalars['Boolean']['output'];
};

/** An account to be created. */
export type SignUpInput = {
  /** The token of a passed captcha, where one was asked for. */
  captchaToken?: InputMaybe<Scalars['String']['input']>;
  /** The e-mail address, at most 255 characters. */
  email: Scalars['String']['input'];
  /** The full name, 2 to 100 characters. */
  fullName: Scalars['String']['input'];
  /** Whether the privacy policy is accepted. */
  hasAcceptedPrivacy: Scalars['Boolean']['input'];
  /** Whether the terms of service are accepted. */
  hasAcceptedTerms: Scalars['Boolean']['input'];
  /** Whether the person says that they are 18 or older. */
  isAdult: Scalars['Boolean']['input'];
  /** The password, 6 to 100 characters. */
  password: Scalars['String']['input'];
};

/** The outcome of signing up. */
export type SignUpPayload = AlreadyRegistered | CaptchaRequired | InvalidInput | SignUpSuccess | TooManyAttempts;

/** The account was created and is signed in. */
export type SignUpSuccess = {
  __typename?: 'SignUpSuccess';
  /** The tokens of the new session. */
  session: SessionTokens;
  /** The new account. */
  viewer: Viewer;
};

/** A check-in that starts. */
export type StartCheckInInput = {
  /** When to ask, from the start of the date to twelve hours after it, and at least ten minutes from now. Two hours after the start when absent. */
  dueAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The id of a plan that both accepted. */
  planId: Scalars['ID']['input'];
};

/** The outcome of starting a check-in. */
export type StartCheckInPayload = InvalidInput | NotAvailable | StartCheckInSuccess;

/** The check-in runs, and the friends were written to. */
export type StartCheckInSuccess = {
  __typename?: 'StartCheckInSuccess';
  /** The person with the check-in. */
  viewer: Viewer;
};

/** A plan to buy. */
export type StartCheckoutInput = {
  /** The plan to buy. */
  plan: PlanId;
};

/** The outcome of beginning a checkout. */
export type StartCheckoutPayload = HasSubscription | PaymentsUnavailable | StartCheckoutSuccess | TooManyAttempts;

/** The payment page is ready. */
export type StartCheckoutSuccess = {
  __typename?: 'StartCheckoutSuccess';
  /** Whether it begins with a free trial. */
  hasTrial: Scalars['Boolean']['output'];
  /** Its address, to be opened in a new tab. */
  url: Scalars['String']['output'];
};

/** A plan to pay once. */
export type StartPrepaidCheckoutInput = {
  /** The plan to pay. */
  plan: PlanId;
  /** For how long. */
  term: PrepaidTerm;
};

/** The outcome of beginning to pay a plan once. HasSubscription: a subscription renews by itself; cancel it first. */
export type StartPrepaidCheckoutPayload = HasSubscription | PaymentsUnavailable | StartPrepaidCheckoutSuccess | TooManyAttempts;

/** The payment page is ready. */
export type StartPrepaidCheckoutSuccess = {
  __typename?: 'StartPrepaidCheckoutSuccess';
  /** When the plan would begin if it were paid now. */
  startsAt: Scalars['DateTime']['output'];
  /** Its address, to be opened in a new tab. */
  url: Scalars['String']['output'];
};

/** The proof that it is the person who asks. */
export type StartTwoFactorInput = {
  /** The password of the account. */
  password: Scalars['String']['input'];
};

/** The outcome of beginning the setup. */
export type StartTwoFactorPayload = InvalidCredentials | StartTwoFactorSuccess | TooManyAttempts;

/** A secret for an authenticator app, good until it is confirmed or replaced. */
export type StartTwoFactorSuccess = {
  __typename?: 'StartTwoFactorSuccess';
  /** The same as an otpauth address, to be shown as a QR code. */
  otpauthUrl: Scalars['String']['output'];
  /** The secret in base32, to be typed. */
  secret: Scalars['String']['output'];
};

/** Of Two Truths and a Lie: the statements are the players' own and never leave their device. */
export type StatementDeal = {
  __typename?: 'StatementDeal';
  /** Ideas of what to write about, shuffled. */
  ideas: Array<Scalars['String']['output']>;
};

/** What one of the two has told. */
export type StatementsRound = {
  __typename?: 'StatementsRound';
  /** The index of the statement that was taken for the lie; null before the guess. */
  guess?: Maybe<Scalars['Int']['output']>;
  /** Whether the viewer has told it. */
  isByViewer: Scalars['Boolean']['output'];
  /** The index of the lie, from 0; null for the guesser before the guess. */
  lie?: Maybe<Scalars['Int']['output']>;
  /** The three statements, in the order in which they were told. */
  statements: Array<Scalars['String']['output']>;
};

/** Of Two Truths and a Lie: each tells once, and guesses once. */
export type StatementsTable = {
  __typename?: 'StatementsTable';
  /** The rounds so far, at most two. */
  rounds: Array<StatementsRound>;
};

/** Which upload holds the selfie. */
export type SubmitVerificationInput = {
  /** The id from `createPhotoUpload` with the purpose SELFIE. */
  photoId: Scalars['ID']['input'];
};

/** The outcome of handing it in. NotAvailable without a profile, or when the upload is gone. */
export type SubmitVerificationPayload = NotAvailable | PhotoRejected | SubmitVerificationSuccess;

/** The selfie waits for a reviewer. */
export type SubmitVerificationSuccess = {
  __typename?: 'SubmitVerificationSuccess';
  /** The viewer with the new `verification`. */
  viewer: Viewer;
};

/** An address for the newsletter. */
export type SubscribeToNewsletterInput = {
  /** The token of a passed captcha, where one was asked for. */
  captchaToken?: InputMaybe<Scalars['String']['input']>;
  /** The address, at most 255 characters. */
  email: Scalars['String']['input'];
  /** Whether the person agrees to receive e-mails. */
  hasConsented: Scalars['Boolean']['input'];
  /** Where it was asked: any but SETTINGS. */
  source?: NewsletterSource;
};

/** The outcome of subscribing. */
export type SubscribeToNewsletterPayload = AlreadySubscribed | CaptchaRequired | InvalidInput | SubscribeToNewsletterSuccess | TooManyAttempts;

/** The address is on the list, and a welcome letter on its way. */
export type SubscribeToNewsletterSuccess = {
  __typename?: 'SubscribeToNewsletterSuccess';
  /** The address as stored: trimmed and in lower case. */
  email: Scalars['String']['output'];
};

/** What happens while a socket is open. Each event carries whole objects, so that a cache needs no refetch. */
export type Subscription = {
  __typename?: 'Subscription';
  /** Signals of the other person's device in calls of one match. NOT_FOUND unless the viewer is in it; silent for people who may not call. */
  callSignals: CallSignal;
  /** Messages, read ticks and typing of one match. NOT_FOUND unless the viewer is in it; silent for people who may not read messages. */
  chatEvents: ChatEvent;
  /**
   * Writes the companion's reply in an exchange, piece by piece. The first subscription is its only reader. Its end ends the reply and keeps
   * the text written so far. NOT_FOUND unless the exchange is the viewer's and waits.
   */
  companionReply: CompanionReplyEvent;
  /** What concerns the viewer wherever they are: new matches, unread messages, calls, plan changes, a reviewed selfie, an answer of the team, a warning. */
  viewerEvents: ViewerEvent;
};


/** What happens while a socket is open. Each event carries whole objects, so that a cache needs no refetch. */
export type SubscriptionCallSignalsArgs = {
  matchId: Scalars['ID']['input'];
};


/** What happens while a socket is open. Each event carries whole objects, so that a cache needs no refetch. */
export type SubscriptionChatEventsArgs = {
  matchId: Scalars['ID']['input'];
};


/** What happens while a socket is open. Each event carries whole objects, so that a cache needs no refetch. */
export type SubscriptionCompanionReplyArgs = {
  exchangeId: Scalars['ID']['input'];
};


/** What happens while a socket is open. Each event carries whole objects, so that a cache needs no refetch. */
export type SubscriptionViewerEventsArgs = {
  hasBeginning?: Scalars['Boolean']['input'];
};

/** What became of trials and subscriptions in a span of days. */
export type SubscriptionOutcomes = {
  __typename?: 'SubscriptionOutcomes';
  /** Subscriptions, past their trial, that ran when these days began. */
  ranBefore: Scalars['Int']['output'];
  /** How many of them have ended since. */
  ranOut: Scalars['Int']['output'];
  /** Trials that ended in these days. */
  trialsEnded: Scalars['Int']['output'];
  /** How many of them were paid for afterwards. */
  trialsPaid: Scalars['Int']['output'];
};

/** A question to begin with. */
export type SuggestedQuestion = {
  __typename?: 'SuggestedQuestion';
  /** What it is for, in a word or two. */
  category: Scalars['String']['output'];
  /** The question to ask. */
  question: Scalars['String']['output'];
};

/** Whom to super like. */
export type SuperLikeProfileInput = {
  /** The id of the person. */
  profileId: Scalars['ID']['input'];
};

/** The outcome of super liking. */
export type SuperLikeProfilePayload = LimitReached | NotAvailable | SuperLikeProfileSuccess;

/** The super like is stored. */
export type SuperLikeProfileSuccess = {
  __typename?: 'SuperLikeProfileSuccess';
  /** The match, when the other person had liked the viewer. */
  match?: Maybe<Match>;
  /** The viewer with the new counters. */
  viewer: Viewer;
};

/** The team answered a request for help, or closed it. */
export type SupportAnswered = {
  __typename?: 'SupportAnswered';
  /** The request with the answer. */
  ticket: SupportTicket;
};

/** What was written on a request for help. */
export type SupportMessage = {
  __typename?: 'SupportMessage';
  /** The text of the message. */
  content: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** The message's id. */
  id: Scalars['ID']['output'];
  /** Whether the team wrote it. */
  isFromTeam: Scalars['Boolean']['output'];
};

/** A request for help, as the person who made it sees it. */
export type SupportTicket = {
  __typename?: 'SupportTicket';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The request's id. */
  id: Scalars['ID']['output'];
  /** True if it comes from a person on a paid plan: it is answered before others. */
  isPriority: Scalars['Boolean']['output'];
  /** What was written, the oldest first; at most 100. */
  messages: Array<SupportMessage>;
  /** How it stands. */
  state: SupportTicketState;
  /** What it is about. */
  subject: Scalars['String']['output'];
  /** When something was last written on it. */
  updatedAt: Scalars['DateTime']['output'];
};

/** How a request for help stands. */
export type SupportTicketState =
  /** The team answered. */
  | 'answered'
  /** It is settled. */
  | 'closed'
  /** It waits for the team. */
  | 'open';

/** Whom to suspend. */
export type SuspendAccountInput = {
  /** The account to suspend. */
  account: AccountRefInput;
  /** Only check and tell what would happen. */
  isDryRun?: Scalars['Boolean']['input'];
  /** Why, for the audit row, 1 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** The outcome of suspending. */
export type SuspendAccountPayload = InvalidInput | NotAvailable | SuspendAccountSuccess;

/** The account is suspended. */
export type SuspendAccountSuccess = {
  __typename?: 'SuspendAccountSuccess';
  /** True for a dry run, which stores nothing. */
  isDryRun: Scalars['Boolean']['output'];
  /** The account as it is now. */
  user: AdminUser;
};

/** What opens games: free, gold or platinum. */
export type Tier =
  /** No plan in force. */
  | 'free'
  /** Gold or Diamond. */
  | 'gold'
  /** Opened by the plan Soul. */
  | 'platinum';

/** What was done in a round of Memory Match. */
export type TimedFlipsInput = {
  /** The indexes of the cards, in the order in which they were turned; at most 1,000. */
  flips: Array<Scalars['Int']['input']>;
  /** The seconds that were left, 0 when time ran out. */
  secondsLeft: Scalars['Int']['input'];
};

/** Three statements, one of them a lie. */
export type ToldStatementsInput = {
  /** The index of the lie, from 0. */
  lie: Scalars['Int']['input'];
  /** Three statements, each at most 200 characters. */
  statements: Array<Scalars['String']['input']>;
};

/** Too many attempts in too short a time. Nothing was tried; with a captcha passed, the attempt is made all the same. */
export type TooManyAttempts = UserError & {
  __typename?: 'TooManyAttempts';
  /** The code for programs: always TOO_MANY_ATTEMPTS. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
  /** After how many seconds the next attempt is open. */
  retryAfterSeconds: Scalars['Int']['output'];
};

/** A Nigerian town. */
export type Town = {
  __typename?: 'Town';
  /** Its id in the gazetteer. */
  id: Scalars['ID']['output'];
  /** Both, as kept in `location`: 'Ibadan, Oyo'. */
  label: Scalars['String']['output'];
  /** The name of the town. */
  name: Scalars['String']['output'];
  /** The state it is in. */
  state: Scalars['String']['output'];
};

/** Whether a person's next checkout begins with a free trial. A person has one, and a card has one. */
export type TrialState =
  /** It begins with a trial. */
  | 'available'
  /** It would, once the e-mail address is confirmed. */
  | 'email_unverified'
  /** Whoever takes the card payments here gives no trials. */
  | 'none'
  /** The trial was used. */
  | 'used';

/** Somebody who looks after the viewer's dates, or was asked to. */
export type TrustedFriend = {
  __typename?: 'TrustedFriend';
  /** When the friend said yes; null until then. */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The friend's email address, as it was typed. */
  email: Scalars['String']['output'];
  /** The friend's id on this list. */
  id: Scalars['ID']['output'];
  /** When the friend was asked. */
  invitedAt: Scalars['DateTime']['output'];
};

/** The state of two-factor sign-in. */
export type TwoFactor = {
  __typename?: 'TwoFactor';
  /** Whether a code is asked for at sign-in. */
  isEnabled: Scalars['Boolean']['output'];
  /** How many recovery codes are unused. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** E-mail and password are right; a two-factor code is needed too. */
export type TwoFactorRequired = UserError & {
  __typename?: 'TwoFactorRequired';
  /** The code for programs: always TWO_FACTOR_REQUIRED. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** The other person started or stopped typing. */
export type TypingChanged = {
  __typename?: 'TypingChanged';
  /** True shows the sign for 3 seconds; false removes it. */
  isTyping: Scalars['Boolean']['output'];
  /** The match in which they type. */
  match: Match;
  /** The id of the match. */
  matchId: Scalars['ID']['output'];
  /** Who is typing; null when the viewer may not see the profile. */
  profile?: Maybe<Profile>;
  /** The id of the person who is typing. */
  profileId: Scalars['ID']['output'];
};

/** Whom not to block any more. */
export type UnblockProfileInput = {
  /** The id of the person. */
  profileId: Scalars['ID']['input'];
};

/** The outcome of taking a block back. */
export type UnblockProfilePayload = NotAvailable | UnblockProfileSuccess;

/** The block is taken back. */
export type UnblockProfileSuccess = {
  __typename?: 'UnblockProfileSuccess';
  /** The viewer as this left them. */
  viewer: Viewer;
};

/** The birth date is that of somebody under 18. Nothing was stored. */
export type Underage = UserError & {
  __typename?: 'Underage';
  /** The code for programs: always UNDERAGE. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** Which pass to take back: without its id it must be the viewer's last. */
export type UndoPassInput = {
  /** The id that the client gave the pass. A repeat of the undo changes nothing. */
  passId?: InputMaybe<Scalars['ID']['input']>;
  /** The person who was passed. */
  profileId: Scalars['ID']['input'];
};

/** The outcome of undoing. */
export type UndoPassPayload = LimitReached | NothingToUndo | UndoPassSuccess;

/** The pass is taken back. */
export type UndoPassSuccess = {
  __typename?: 'UndoPassSuccess';
  /** The person, to be shown again; null when they left meanwhile. */
  profile?: Maybe<Profile>;
  /** The viewer as this left them. */
  viewer: Viewer;
};

/** Which match to end. */
export type UnmatchInput = {
  /** The id of the match. */
  matchId: Scalars['ID']['input'];
};

/** The outcome of ending a match. */
export type UnmatchPayload = NotAvailable | UnmatchSuccess;

/** The match is over. */
export type UnmatchSuccess = {
  __typename?: 'UnmatchSuccess';
  /** The id of the match that ended, for what a cache still holds of it. */
  matchId: Scalars['ID']['output'];
  /** The viewer with the new unread counter. */
  viewer: Viewer;
};

/** A message arrived or was read in one of the viewer's matches. */
export type UnreadChanged = {
  __typename?: 'UnreadChanged';
  /** The match with its new counters. */
  match: Match;
  /** The viewer with the new counter. */
  viewer: Viewer;
};

/** Which subscription to end. */
export type UnsubscribeFromNewsletterInput = {
  /** The token of the link in each letter. */
  token: Scalars['String']['input'];
};

/** The outcome of unsubscribing. */
export type UnsubscribeFromNewsletterPayload = LinkExpired | UnsubscribeFromNewsletterSuccess;

/** No more such letters come. */
export type UnsubscribeFromNewsletterSuccess = {
  __typename?: 'UnsubscribeFromNewsletterSuccess';
  /** Whether this ended letters that came until now; false when none came. */
  hasEndedLetters: Scalars['Boolean']['output'];
};

/** A position on earth. */
export type UpdateLocationInput = {
  /** Degrees north, -90 to 90. */
  latitude: Scalars['Float']['input'];
  /** Degrees east, -180 to 180. */
  longitude: Scalars['Float']['input'];
};

/**
 * The outcome of storing a position. TooManyAttempts, and the position stays, when it changed more than 12 times on a Lagos day, or faster
 * than anybody travels.
 */
export type UpdateLocationPayload = InvalidInput | NotAvailable | TooManyAttempts | UpdateLocationSuccess;

/** The position is stored. NotAvailable when there is no profile yet. */
export type UpdateLocationSuccess = {
  __typename?: 'UpdateLocationSuccess';
  /** The person with the new position. */
  viewer: Viewer;
};

/** What a person wants to be told of; what is omitted stays. */
export type UpdateNoticesInput = {
  /** Whether first names may be shown. */
  hasNames?: InputMaybe<Scalars['Boolean']['input']>;
  /** True once the person said no to pushes. */
  hasRefusedPush?: InputMaybe<Scalars['Boolean']['input']>;
  /** All kinds that are to be told by letter; SELFIE_REVIEWED and PLAN_ENDS have other letters and change nothing here. */
  letterKinds?: InputMaybe<Array<NoticeKind>>;
  /** All kinds that are to be pushed. */
  pushKinds?: InputMaybe<Array<NoticeKind>>;
  /** The hour of Lagos from which pushes wait, 0 to 23. */
  quietFrom?: InputMaybe<Scalars['Int']['input']>;
  /** The hour of Lagos until which pushes wait, 0 to 23. */
  quietUntil?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of saving these wishes. */
export type UpdateNoticesPayload = InvalidInput | UpdateNoticesSuccess;

/** These wishes are saved. */
export type UpdateNoticesSuccess = {
  __typename?: 'UpdateNoticesSuccess';
  /** The viewer with the new settings. */
  viewer: Viewer;
};

/** Which letters a person wants; what is omitted stays. */
export type UpdateNotificationsInput = {
  /** Whether the newsletter is wanted; omitted, it stays. */
  hasNewsletter?: InputMaybe<Scalars['Boolean']['input']>;
  /** Tips and offers. */
  hasOffers?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The outcome of saving. */
export type UpdateNotificationsPayload = UpdateNotificationsSuccess;

/** The wishes are saved. */
export type UpdateNotificationsSuccess = {
  __typename?: 'UpdateNotificationsSuccess';
  /** The viewer with the new settings. */
  viewer: Viewer;
};

/** The whole profile as it is to be. */
export type UpdateProfileInput = {
  /** A few words, 10 to 500 characters. */
  bio: Scalars['String']['input'];
  /** The birth date; null answers 'Date of birth is required'. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** How often the person drinks; null to leave it untold. */
  drinking?: InputMaybe<Habit>;
  /** The highest education; null to leave it untold. */
  education?: InputMaybe<Education>;
  /** The name others see, 2 to 100 characters. */
  fullName: Scalars['String']['input'];
  /** The gender; null answers 'Please select a gender'. */
  gender?: InputMaybe<Gender>;
  /** Height in centimetres, 120 to 230. */
  heightCm?: InputMaybe<Scalars['Int']['input']>;
  /** Interests separated by commas, 5 to 300 characters. */
  interests: Scalars['String']['input'];
  /** The town or area, 2 to 100 characters. */
  location: Scalars['String']['input'];
  /** The religion; null to leave it untold. */
  religion?: InputMaybe<Religion>;
  /** Whom to show: kept as the default filter. */
  showMe?: InputMaybe<Gender>;
  /** How often the person smokes; null to leave it untold. */
  smoking?: InputMaybe<Habit>;
  /** The town that `location` was chosen from: another one than before forgets the position of the device. Null for a text of one's own, which leaves both as they are. */
  townId?: InputMaybe<Scalars['ID']['input']>;
};

/** The outcome of changing a profile. NotAvailable when there is none yet. */
export type UpdateProfilePayload = BirthDateFrozen | InvalidInput | NotAvailable | Underage | UpdateProfileSuccess;

/** The profile is changed. */
export type UpdateProfileSuccess = {
  __typename?: 'UpdateProfileSuccess';
  /** The person with the new profile. */
  viewer: Viewer;
};

/** Something that went wrong and that a person can do something about. `message` is written for that person. */
export type UserError = {
  /** What happened, for programs. */
  code: UserErrorCode;
  /** What happened, for people. */
  message: Scalars['String']['output'];
};

/** Codes of the errors that payloads carry. */
export type UserErrorCode =
  /** The e-mail address already has an account. */
  | 'already_registered'
  /** The address is on the newsletter's list. */
  | 'already_subscribed'
  /** The birth date was confirmed by a reviewer and cannot be changed. */
  | 'birth_date_frozen'
  /** A boost is running. */
  | 'boost_running'
  /** One of the two is in a call already. */
  | 'call_busy'
  /** The call is over, or there never was one of this id. */
  | 'call_over'
  /** The captcha has to be passed first. */
  | 'captcha_required'
  /** The coach is asked too often at once; wait a moment. */
  | 'coach_busy'
  /** The coach gave no answer. */
  | 'coach_failed'
  /** The account of the coach's provider has run out of credit. */
  | 'coach_unpaid'
  /** A plan for a date is not what the caller believes; the answer carries it as it is. */
  | 'date_plan_conflict'
  /** A game for two is not what the caller believes; the answer carries it as it is. */
  | 'game_conflict'
  /** There is a subscription already; its plan is changed in the customer portal. */
  | 'has_subscription'
  /** The same client id was used before for something else. */
  | 'idempotency_conflict'
  /** E-mail or password is wrong. */
  | 'invalid_credentials'
  /** A value breaks a rule; see `fieldErrors`. */
  | 'invalid_input'
  /** The two-factor code is wrong, too old or was used before. */
  | 'invalid_two_factor_code'
  /** A daily or hourly limit is used up. */
  | 'limit_reached'
  /** The link was used before, replaced by a newer one, or is too old. */
  | 'link_expired'
  /** A newsletter is on its way already. */
  | 'newsletter_sending'
  /** There is no pass to take back. */
  | 'nothing_to_undo'
  /** The other person, match or photo is not there, no longer there, or not yours: one answer for all of these. */
  | 'not_available'
  /** What is asked needs the password again, since the sign-in was some time ago. */
  | 'password_required'
  /** Payments are switched off, or the payment provider does not answer. */
  | 'payments_unavailable'
  /** The file is not an image that can be used. */
  | 'photo_rejected'
  /** The action belongs to a paid plan. */
  | 'premium_required'
  /** The profile already exists. */
  | 'profile_exists'
  /** The mailed code or link of a password reset or a sign-in is wrong, used or too old. */
  | 'reset_refused'
  /** The submitted moves are impossible with the deal of the round. */
  | 'result_refused'
  /** The account is suspended. */
  | 'suspended'
  /** Too many attempts; wait, or pass the captcha where there is one. */
  | 'too_many_attempts'
  /** The account has two-factor sign-in: a code is needed too. */
  | 'two_factor_required'
  /** The birth date is that of somebody under 18. */
  | 'underage'
  /** The mailed code is wrong, too old, or was guessed too often. */
  | 'wrong_code'
  /** The PIN is neither of the person's two. */
  | 'wrong_pin';

/** The viewer's selfie for the verified tick. */
export type Verification = {
  __typename?: 'Verification';
  /** The selfie's id. */
  id: Scalars['ID']['output'];
  /** Why it was rejected; null otherwise. */
  reason?: Maybe<Scalars['String']['output']>;
  /** When it was reviewed; null until then. */
  reviewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How far the review is. */
  status: VerificationStatus;
  /** When it was handed in. */
  submittedAt: Scalars['DateTime']['output'];
};

/** What a reviewer decides. */
export type VerificationDecision =
  /** The person is who the photos show. */
  | 'approve'
  /** It cannot be confirmed. */
  | 'reject';

/** The viewer's selfie was reviewed. */
export type VerificationReviewed = {
  __typename?: 'VerificationReviewed';
  /** The viewer with the new `verification` and `profile.isVerified`. */
  viewer: Viewer;
};

/** How far the review of a selfie is. */
export type VerificationStatus =
  /** A reviewer confirmed that the person is who the photos show. */
  | 'approved'
  /** It waits for a reviewer; that takes 24 to 48 hours. */
  | 'pending'
  /** A reviewer could not confirm it; see `reason`. */
  | 'rejected';

/** The link of a confirmation. */
export type VerifyEmailInput = {
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** The outcome of confirming. */
export type VerifyEmailPayload = AlreadyRegistered | LinkExpired | VerifyEmailSuccess;

/** The address is confirmed. */
export type VerifyEmailSuccess = {
  __typename?: 'VerifyEmailSuccess';
  /** The viewer, when the confirmed account is the one that is signed in here. */
  viewer?: Maybe<Viewer>;
};

/** The hourly allowance of profiles to look at. */
export type ViewQuota = {
  __typename?: 'ViewQuota';
  /** Whether another profile may be looked at. */
  canViewMore: Scalars['Boolean']['output'];
  /** Views in an hour. */
  limit: Scalars['Int']['output'];
  /** How many views are left. */
  remaining: Scalars['Int']['output'];
  /** When the hour that runs ends; null when none has begun. */
  resetsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The signed-in person and everything that is private to them. */
export type Viewer = {
  __typename?: 'Viewer';
  /** The viewer's access tokens for scripts, newest first; at most 50 are kept. */
  accessTokens: Array<AccessToken>;
  /** The state of the beta programme for this person. */
  beta: Beta;
  /** Whom the viewer blocked, newest first. */
  blockedProfiles: BlockedProfileConnection;
  /** The call that rings for the viewer or that goes on with them, on whichever device; null when there is none, and for people who may not call. */
  call?: Maybe<Call>;
  /** The AI companion; null for people whose plan does not hold it. */
  companion?: Maybe<Companion>;
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The check-in that runs, or for a day after its time the last one; null when there is none. */
  currentCheckIn?: Maybe<CheckIn>;
  /** The pending deletion of the account; null without one. */
  deletionRequest?: Maybe<DeletionRequest>;
  /** The e-mail address of the account. */
  email: Scalars['String']['output'];
  /** The name given at sign-up, to start the profile from. */
  fullName: Scalars['String']['output'];
  /** The number of games played today (Lagos day), and of those left. */
  gamePlays: GamePlays;
  /** Whether the viewer has chosen the two PINs of the check-in. */
  hasCheckInPins: Scalars['Boolean']['output'];
  /** The person's id, the same as the id of the profile. */
  id: Scalars['ID']['output'];
  /** Whether beta onboarding was completed. */
  isBetaOnboarded: Scalars['Boolean']['output'];
  /** Whether that address was confirmed by its link. */
  isEmailVerified: Scalars['Boolean']['output'];
  /** The discount for people of the beta, until they use it; null otherwise. */
  launchDiscount?: Maybe<LaunchDiscount>;
  /** Who liked the viewer and waits for an answer, newest first: nobody whom the viewer liked or passed. Needs the ability WHO_LIKES_YOU; without it, FORBIDDEN. */
  likers: LikerConnection;
  /** Likes left today (Lagos day); null when unlimited. */
  likesLeft?: Maybe<Scalars['Int']['output']>;
  /** One match of the viewer; null when there is none, or when it is somebody else's. */
  match?: Maybe<Match>;
  /** The viewer's matches, newest first. Those of the stage TALKING: the one with the last message first. */
  matches: MatchConnection;
  /** What the viewer is told of while the product is closed, and how. */
  notices: NoticeSettings;
  /** Which letters the viewer wants. */
  notifications: NotificationSettings;
  /** The payments for plans, newest first; at most 24. */
  payments: Array<Payment>;
  /** A new address that waits to be confirmed; null when there is none. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
  /** The viewer's photos, main photo first; at most 10. */
  photos: Array<Photo>;
  /** The viewer's plan: what is in force, what it allows and what pays for it. */
  plan: HeldPlan;
  /** The plans that the viewer paid once for and that run or wait, in the order in which they begin. */
  prepaidPlans: Array<PrepaidPlan>;
  /** The profile as its owner sees it; null until setup is completed. */
  profile?: Maybe<OwnProfile>;
  /** Roles that were granted; empty for most people. */
  roles: Array<Role>;
  /** The places that the viewer saved, the latest first, at most 100. Empty without the ability DATE_IDEAS. */
  savedDateIdeas: Array<DateIdea>;
  /** The live sessions of this account, newest first, at most 100. */
  sessions: Array<Session>;
  /** Super likes left today (Lagos day). */
  superLikesLeft: Scalars['Int']['output'];
  /** The viewer's requests for help, newest first; at most 50. */
  supportTickets: Array<SupportTicket>;
  /** Whether the next checkout begins with a free trial. */
  trial: TrialState;
  /** The friends who look after the viewer's dates, and those who were asked to, oldest first; at most three. */
  trustedFriends: Array<TrustedFriend>;
  /** The state of two-factor sign-in. */
  twoFactor: TwoFactor;
  /** Unread messages in all matches, exact to 50 (51 stands for more), those that wait for a plan among them. */
  unreadCount: Scalars['Int']['output'];
  /** The viewer's last selfie for the verified tick; null when there is none, or when a main photo that came after the review ended what it confirmed. */
  verification?: Maybe<Verification>;
  /** The hourly allowance of profiles to look at; null when unlimited. */
  viewQuota?: Maybe<ViewQuota>;
  /** The oldest warning of the moderators that the viewer has not acknowledged; null without one. */
  warning?: Maybe<Warning>;
};


/** The signed-in person and everything that is private to them. */
export type ViewerBlockedProfilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** The signed-in person and everything that is private to them. */
export type ViewerLikersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** The signed-in person and everything that is private to them. */
export type ViewerMatchArgs = {
  id: Scalars['ID']['input'];
};


/** The signed-in person and everything that is private to them. */
export type ViewerMatchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  stage?: InputMaybe<MatchStage>;
};

/** Something that concerns the viewer wherever they are. */
export type ViewerEvent = CallChanged | DatePlanChanged | EntitlementChanged | EventsBegan | GameSessionChanged | MatchCreated | MatchEnded | SupportAnswered | UnreadChanged | VerificationReviewed | WarningGiven;

/** Whom to warn. */
export type WarnAccountInput = {
  /** The account to warn. */
  account: AccountRefInput;
  /** Only check and tell what would happen. */
  isDryRun?: Scalars['Boolean']['input'];
  /** Why, for the person, 1 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** The outcome of warning. NotAvailable when there is no such account. */
export type WarnAccountPayload = InvalidInput | NotAvailable | WarnAccountSuccess;

/** The person is warned. */
export type WarnAccountSuccess = {
  __typename?: 'WarnAccountSuccess';
  /** True for a dry run, which stores nothing. */
  isDryRun: Scalars['Boolean']['output'];
  /** The account as it is now. */
  user: AdminUser;
};

/** A warning of the moderators, as the person sees it. */
export type Warning = {
  __typename?: 'Warning';
  /** When it was given. */
  createdAt: Scalars['DateTime']['output'];
  /** The warning's id. */
  id: Scalars['ID']['output'];
  /** Whether it tells of the removal of a photo. */
  isAboutPhoto: Scalars['Boolean']['output'];
  /** What it is for, in the words of the moderators. */
  reason: Scalars['String']['output'];
};

/** The viewer was warned. */
export type WarningGiven = {
  __typename?: 'WarningGiven';
  /** The viewer with the warning. */
  viewer: Viewer;
};

/** A week with the companion. */
export type WeeklyReport = {
  __typename?: 'WeeklyReport';
  /** Days with at least one. */
  activeDays: Scalars['Int']['output'];
  /** What to do next, for people. */
  advice: Scalars['String']['output'];
  /** What was practised most; null when nothing was. */
  favourite?: Maybe<CompanionScenario>;
  /** Its first day in Lagos. */
  from: Scalars['Date']['output'];
  /** Messages of the viewer that got a reply. */
  messages: Scalars['Int']['output'];
  /** The same, in the seven days before. */
  messagesBefore: Scalars['Int']['output'];
  /** Its last day in Lagos. */
  to: Scalars['Date']['output'];
};

/** The code is wrong, too old, or was guessed too often. */
export type WrongCode = UserError & {
  __typename?: 'WrongCode';
  /** The code for programs: always WRONG_CODE. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** The PIN is neither of the two. */
export type WrongPin = UserError & {
  __typename?: 'WrongPin';
  /** The code for programs: always WRONG_PIN. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
  /** How many wrong PINs are left before the friends are told. */
  triesLeft: Scalars['Int']['output'];
  /** The person with the check-in as it is now. */
  viewer: Viewer;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AcknowledgeWarningPayload:
    | ( Omit<AcknowledgeWarningSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'AcknowledgeWarningSuccess' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
  ;
  AnswerDatePlanPayload:
    | ( Omit<AnswerDatePlanSuccess, 'datePlan'> & { datePlan: _RefType['DatePlan'] } & { __typename: 'AnswerDatePlanSuccess' } )
    | ( Omit<DatePlanConflict, 'code' | 'datePlan'> & { code: _RefType['UserErrorCode'], datePlan: _RefType['DatePlan'] } & { __typename: 'DatePlanConflict' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } & { __typename: 'PremiumRequired' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  AnswerFriendInvitationPayload:
    | ( AnswerFriendInvitationSuccess & { __typename: 'AnswerFriendInvitationSuccess' } )
    | ( Omit<LinkExpired, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'LinkExpired' } )
  ;
  AnswerSupportTicketPayload:
    | ( Omit<AnswerSupportTicketSuccess, 'ticket'> & { ticket: _RefType['AdminSupportTicket'] } & { __typename: 'AnswerSupportTicketSuccess' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
  ;
  AppealSuspensionPayload:
    | ( Omit<AppealSuspensionSuccess, 'appeal'> & { appeal: _RefType['AppealState'] } & { __typename: 'AppealSuspensionSuccess' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  BlockProfilePayload:
    | ( Omit<BlockProfileSuccess, 'blocked' | 'viewer'> & { blocked: _RefType['BlockedProfile'], viewer: _RefType['Viewer'] } & { __typename: 'BlockProfileSuccess' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
  ;
  BoostProfilePayload:
    | ( Omit<BoostProfileSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'BoostProfileSuccess' } )
    | ( Omit<BoostRunning, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'BoostRunning' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } & { __typename: 'PremiumRequired' } )
  ;
  CallSignal:
    | ( Omit<CallAnswered, 'call'> & { call: _RefType['Call'] } & { __typename: 'CallAnswered' } )
    | ( Omit<CallOffered, 'call'> & { call: _RefType['Call'] } & { __typename: 'CallOffered' } )
    | ( Omit<IceCandidateFound, 'call'> & { call: _RefType['Call'] } & { __typename: 'IceCandidateFound' } )
  ;
  CancelAccountDeletionPayload:
    | ( Omit<CancelAccountDeletionSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'CancelAccountDeletionSuccess' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
  ;
  CancelDatePlanPayload:
    | ( Omit<CancelDatePlanSuccess, 'datePlan'> & { datePlan: _RefType['DatePlan'] } & { __typename: 'CancelDatePlanSuccess' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
  ;
  ChangeEmailPayload:
    | ( Omit<AlreadyRegistered, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'AlreadyRegistered' } )
    | ( Omit<ChangeEmailSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'ChangeEmailSuccess' } )
    | ( Omit<InvalidCredentials, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidCredentials' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  ChangePasswordPayload:
    | ( Omit<ChangePasswordSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'ChangePasswordSuccess' } )
    | ( Omit<InvalidCredentials, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidCredentials' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  ChatEvent:
    | ( Omit<MessageAdded, 'match' | 'message'> & { match: _RefType['Match'], message: _RefType['Message'] } & { __typename: 'MessageAdded' } )
    | ( Omit<MessagesRead, 'match' | 'reader'> & { match: _RefType['Match'], reader?: Maybe<_RefType['Profile']> } & { __typename: 'MessagesRead' } )
    | ( Omit<TypingChanged, 'match' | 'profile'> & { match: _RefType['Match'], profile?: Maybe<_RefType['Profile']> } & { __typename: 'TypingChanged' } )
  ;
  CheckDateIdeaPayload:
    | ( Omit<CheckDateIdeaSuccess, 'dateIdea'> & { dateIdea: _RefType['AdminDateIdea'] } & { __typename: 'CheckDateIdeaSuccess' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
  ;
  CheckInPayload:
    | ( Omit<CheckInSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'CheckInSuccess' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
    | ( Omit<WrongPin, 'code' | 'viewer'> & { code: _RefType['UserErrorCode'], viewer: _RefType['Viewer'] } & { __typename: 'WrongPin' } )
  ;
  ClearTravelLocationPayload: ( Omit<ClearTravelLocationSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'ClearTravelLocationSuccess' } );
  CompanionReplyEvent:
    | ( CompanionDelta & { __typename: 'CompanionDelta' } )
    | ( Omit<CompanionReplyDone, 'conversation'> & { conversation: _RefType['CompanionConversation'] } & { __typename: 'CompanionReplyDone' } )
    | ( Omit<CompanionReplyFailed, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'CompanionReplyFailed' } )
  ;
  CompleteBetaOnboardingPayload: ( Omit<CompleteBetaOnboardingSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'CompleteBetaOnboardingSuccess' } );
  CompletePhotoUploadPayload:
    | ( Omit<CompletePhotoUploadSuccess, 'photo' | 'viewer'> & { photo: _RefType['Photo'], viewer: _RefType['Viewer'] } & { __typename: 'CompletePhotoUploadSuccess' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PhotoRejected, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'PhotoRejected' } )
  ;
  ConfirmTwoFactorPayload:
    | ( Omit<ConfirmTwoFactorSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'ConfirmTwoFactorSuccess' } )
    | ( Omit<InvalidTwoFactorCode, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidTwoFactorCode' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  CreateAccessTokenPayload:
    | ( Omit<CreateAccessTokenSuccess, 'accessToken'> & { accessToken: _RefType['AccessToken'] } & { __typename: 'CreateAccessTokenSuccess' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
  ;
  CreatePhotoUploadPayload:
    | ( CreatePhotoUploadSuccess & { __typename: 'CreatePhotoUploadSuccess' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<PhotoRejected, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'PhotoRejected' } )
  ;
  CreateProfilePayload:
    | ( Omit<CreateProfileSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'CreateProfileSuccess' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<ProfileExists, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'ProfileExists' } )
    | ( Omit<Underage, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'Underage' } )
  ;
  CreateSupportTicketPayload:
    | ( Omit<CreateSupportTicketSuccess, 'ticket' | 'viewer'> & { ticket: _RefType['SupportTicket'], viewer: _RefType['Viewer'] } & { __typename: 'CreateSupportTicketSuccess' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  DeleteCompanionConversationPayload:
    | ( Omit<DeleteCompanionConversationSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'DeleteCompanionConversationSuccess' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
  ;
  DeletePhotoPayload:
    | ( Omit<DeletePhotoSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'DeletePhotoSuccess' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
  ;
  DisableTwoFactorPayload:
    | ( Omit<DisableTwoFactorSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'DisableTwoFactorSuccess' } )
    | ( Omit<InvalidCredentials, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidCredentials' } )
    | ( Omit<InvalidTwoFactorCode, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidTwoFactorCode' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  DismissReportsByPayload:
    | ( Omit<DismissReportsBySuccess, 'reporter'> & { reporter: _RefType['AdminUser'] } & { __typename: 'DismissReportsBySuccess' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
  ;
  ExportMyDataPayload:
    | ( ExportMyDataSuccess & { __typename: 'ExportMyDataSuccess' } )
    | ( Omit<InvalidCredentials, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidCredentials' } )
    | ( Omit<PasswordRequired, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'PasswordRequired' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  FinishGamePayload:
    | ( Omit<FinishGameSuccess, 'play'> & { play: _RefType['GamePlay'] } & { __typename: 'FinishGameSuccess' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<ResultRefused, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'ResultRefused' } )
  ;
  GameDeal:
    | ( CardDeal & { __typename: 'CardDeal' } )
    | ( EmojiDeal & { __typename: 'EmojiDeal' } )
    | ( PromptDeal & { __typename: 'PromptDeal' } )
    | ( QuizDeal & { __typename: 'QuizDeal' } )
    | ( StatementDeal & { __typename: 'StatementDeal' } )
  ;
  GameTable:
    | ( Omit<CardsTable, 'cards'> & { cards: Array<_RefType['DrawnCard']> } & { __typename: 'CardsTable' } )
    | ( QuizTable & { __typename: 'QuizTable' } )
    | ( StatementsTable & { __typename: 'StatementsTable' } )
  ;
  GenerateQuestionsPayload:
    | ( Omit<CoachUnavailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'CoachUnavailable' } )
    | ( GenerateQuestionsSuccess & { __typename: 'GenerateQuestionsSuccess' } )
    | ( Omit<LimitReached, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'LimitReached' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } & { __typename: 'PremiumRequired' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  GrantEntitlementPayload:
    | ( Omit<GrantEntitlementSuccess, 'user'> & { user: _RefType['AdminUser'] } & { __typename: 'GrantEntitlementSuccess' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
  ;
  InviteFriendPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<InviteFriendSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'InviteFriendSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  InviteToGamePayload:
    | ( Omit<GameConflict, 'code' | 'gameSession'> & { code: _RefType['UserErrorCode'], gameSession: _RefType['GameSession'] } & { __typename: 'GameConflict' } )
    | ( Omit<IdempotencyConflict, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'IdempotencyConflict' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<InviteToGameSuccess, 'gameSession'> & { gameSession: _RefType['GameSession'] } & { __typename: 'InviteToGameSuccess' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } & { __typename: 'PremiumRequired' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  KeepPhotoPayload:
    | ( KeepPhotoSuccess & { __typename: 'KeepPhotoSuccess' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
  ;
  LiftPhotoRemovalPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<LiftPhotoRemovalSuccess, 'user'> & { user: _RefType['AdminUser'] } & { __typename: 'LiftPhotoRemovalSuccess' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
  ;
  LikeProfilePayload:
    | ( Omit<LikeProfileSuccess, 'match' | 'viewer'> & { match?: Maybe<_RefType['Match']>, viewer: _RefType['Viewer'] } & { __typename: 'LikeProfileSuccess' } )
    | ( Omit<LimitReached, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'LimitReached' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
  ;
  MarkMessagesReadPayload:
    | ( Omit<MarkMessagesReadSuccess, 'match' | 'viewer'> & { match: _RefType['Match'], viewer: _RefType['Viewer'] } & { __typename: 'MarkMessagesReadSuccess' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } & { __typename: 'PremiumRequired' } )
  ;
  OpenCustomerPortalPayload:
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( OpenCustomerPortalSuccess & { __typename: 'OpenCustomerPortalSuccess' } )
    | ( Omit<PaymentsUnavailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'PaymentsUnavailable' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  OpenSharedPlanPayload:
    | ( Omit<LinkExpired, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'LinkExpired' } )
    | ( OpenSharedPlanSuccess & { __typename: 'OpenSharedPlanSuccess' } )
    | ( Omit<WrongCode, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'WrongCode' } )
  ;
  PassProfilePayload:
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PassProfileSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'PassProfileSuccess' } )
  ;
  PauseProfilePayload:
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PauseProfileSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'PauseProfileSuccess' } )
  ;
  PlayGamePayload:
    | ( Omit<IdempotencyConflict, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'IdempotencyConflict' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<LimitReached, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'LimitReached' } )
    | ( Omit<PlayGameSuccess, 'play' | 'viewer'> & { play: _RefType['GamePlay'], viewer: _RefType['Viewer'] } & { __typename: 'PlayGameSuccess' } )
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } & { __typename: 'PremiumRequired' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  PlayMovePayload:
    | ( Omit<GameConflict, 'code' | 'gameSession'> & { code: _RefType['UserErrorCode'], gameSession: _RefType['GameSession'] } & { __typename: 'GameConflict' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PlayMoveSuccess, 'gameSession'> & { gameSession: _RefType['GameSession'] } & { __typename: 'PlayMoveSuccess' } )
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } & { __typename: 'PremiumRequired' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  PrepareCallPayload:
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } & { __typename: 'PremiumRequired' } )
    | ( PrepareCallSuccess & { __typename: 'PrepareCallSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  ProposeDatePlanPayload:
    | ( Omit<DatePlanConflict, 'code' | 'datePlan'> & { code: _RefType['UserErrorCode'], datePlan: _RefType['DatePlan'] } & { __typename: 'DatePlanConflict' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } & { __typename: 'PremiumRequired' } )
    | ( Omit<ProposeDatePlanSuccess, 'datePlan'> & { datePlan: _RefType['DatePlan'] } & { __typename: 'ProposeDatePlanSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  PublishPlansPayload:
    | ( Omit<PaymentsUnavailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'PaymentsUnavailable' } )
    | ( Omit<PublishPlansSuccess, 'prices'> & { prices: Array<_RefType['PublishedPrice']> } & { __typename: 'PublishPlansSuccess' } )
  ;
  RateReplyPayload:
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } & { __typename: 'PremiumRequired' } )
    | ( Omit<RateReplySuccess, 'reply'> & { reply: _RefType['CompanionMessage'] } & { __typename: 'RateReplySuccess' } )
  ;
  RecordNewsletterBouncesPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( RecordNewsletterBouncesSuccess & { __typename: 'RecordNewsletterBouncesSuccess' } )
  ;
  RecordProfileViewPayload:
    | ( Omit<LimitReached, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'LimitReached' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<RecordProfileViewSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'RecordProfileViewSuccess' } )
  ;
  RefreshSessionPayload: ( RefreshSessionSuccess & { __typename: 'RefreshSessionSuccess' } );
  RemoveDateIdeaPayload:
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<RemoveDateIdeaSuccess, 'dateIdea'> & { dateIdea: _RefType['AdminDateIdea'] } & { __typename: 'RemoveDateIdeaSuccess' } )
  ;
  RemoveFriendPayload:
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<RemoveFriendSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'RemoveFriendSuccess' } )
  ;
  RemoveNewsletterArticlePayload:
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<RemoveNewsletterArticleSuccess, 'article'> & { article: _RefType['AdminArticle'] } & { __typename: 'RemoveNewsletterArticleSuccess' } )
  ;
  RemovePhotoPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<RemovePhotoSuccess, 'user'> & { user: _RefType['AdminUser'] } & { __typename: 'RemovePhotoSuccess' } )
  ;
  RemovePushSubscriptionPayload: ( Omit<RemovePushSubscriptionSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'RemovePushSubscriptionSuccess' } );
  ReorderPhotosPayload:
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<ReorderPhotosSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'ReorderPhotosSuccess' } )
  ;
  ReplaceRecoveryCodesPayload:
    | ( Omit<InvalidCredentials, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidCredentials' } )
    | ( Omit<InvalidTwoFactorCode, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidTwoFactorCode' } )
    | ( Omit<ReplaceRecoveryCodesSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'ReplaceRecoveryCodesSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  ReplyToSupportTicketPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<ReplyToSupportTicketSuccess, 'ticket'> & { ticket: _RefType['SupportTicket'] } & { __typename: 'ReplyToSupportTicketSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  ReportDateIdeaPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<ReportDateIdeaSuccess, 'dateIdea'> & { dateIdea: _RefType['DateIdea'] } & { __typename: 'ReportDateIdeaSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  ReportProfilePayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( ReportProfileSuccess & { __typename: 'ReportProfileSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  RequestAccountDeletionPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<RequestAccountDeletionSuccess, 'request' | 'viewer'> & { request: _RefType['DeletionRequest'], viewer: _RefType['Viewer'] } & { __typename: 'RequestAccountDeletionSuccess' } )
  ;
  RequestEmailVerificationPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<RequestEmailVerificationSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'RequestEmailVerificationSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  RequestPasswordResetPayload:
    | ( Omit<CaptchaRequired, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'CaptchaRequired' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( RequestPasswordResetSuccess & { __typename: 'RequestPasswordResetSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  RequestSignInCodePayload:
    | ( Omit<CaptchaRequired, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'CaptchaRequired' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( RequestSignInCodeSuccess & { __typename: 'RequestSignInCodeSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  ResetPasswordPayload:
    | ( Omit<AccountSuspended, 'appeal' | 'code'> & { appeal: _RefType['AppealState'], code: _RefType['UserErrorCode'] } & { __typename: 'AccountSuspended' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<InvalidTwoFactorCode, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidTwoFactorCode' } )
    | ( Omit<ResetPasswordSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'ResetPasswordSuccess' } )
    | ( Omit<ResetRefused, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'ResetRefused' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
    | ( Omit<TwoFactorRequired, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TwoFactorRequired' } )
  ;
  ResolveAppealPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<ResolveAppealSuccess, 'appeal'> & { appeal: _RefType['AdminAppeal'] } & { __typename: 'ResolveAppealSuccess' } )
  ;
  ResolveReportPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<ResolveReportSuccess, 'report'> & { report: _RefType['AdminReport'] } & { __typename: 'ResolveReportSuccess' } )
  ;
  RestoreAccountPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<RestoreAccountSuccess, 'user'> & { user: _RefType['AdminUser'] } & { __typename: 'RestoreAccountSuccess' } )
  ;
  ResumeProfilePayload:
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<ResumeProfileSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'ResumeProfileSuccess' } )
  ;
  ReturnPrepaidPlanPayload:
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PaymentsUnavailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'PaymentsUnavailable' } )
    | ( Omit<ReturnPrepaidPlanSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'ReturnPrepaidPlanSuccess' } )
  ;
  ReviewDatePayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<ReviewDateSuccess, 'datePlan'> & { datePlan: _RefType['DatePlan'] } & { __typename: 'ReviewDateSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  ReviewDraftPayload:
    | ( Omit<CoachUnavailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'CoachUnavailable' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<LimitReached, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'LimitReached' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } & { __typename: 'PremiumRequired' } )
    | ( ReviewDraftSuccess & { __typename: 'ReviewDraftSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  ReviewVerificationPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<ReviewVerificationSuccess, 'verification'> & { verification: _RefType['AdminVerification'] } & { __typename: 'ReviewVerificationSuccess' } )
  ;
  RevokeAccessTokenPayload:
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<RevokeAccessTokenSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'RevokeAccessTokenSuccess' } )
  ;
  RevokeEntitlementPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<RevokeEntitlementSuccess, 'user'> & { user: _RefType['AdminUser'] } & { __typename: 'RevokeEntitlementSuccess' } )
  ;
  RevokeOtherSessionsPayload: ( Omit<RevokeOtherSessionsSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'RevokeOtherSessionsSuccess' } );
  RevokeSessionPayload:
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<RevokeSessionSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'RevokeSessionSuccess' } )
  ;
  SaveCompanionPreferencesPayload:
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } & { __typename: 'PremiumRequired' } )
    | ( Omit<SaveCompanionPreferencesSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SaveCompanionPreferencesSuccess' } )
  ;
  SaveDateIdeaPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<SaveDateIdeaSuccess, 'dateIdea'> & { dateIdea: _RefType['AdminDateIdea'] } & { __typename: 'SaveDateIdeaSuccess' } )
  ;
  SaveDeckFilterPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } & { __typename: 'PremiumRequired' } )
    | ( Omit<SaveDeckFilterSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SaveDeckFilterSuccess' } )
  ;
  SaveNewsletterArticlePayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<SaveNewsletterArticleSuccess, 'article'> & { article: _RefType['AdminArticle'] } & { __typename: 'SaveNewsletterArticleSuccess' } )
  ;
  SavePushSubscriptionPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<SavePushSubscriptionSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SavePushSubscriptionSuccess' } )
  ;
  SendBetaFeedbackPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( SendBetaFeedbackSuccess & { __typename: 'SendBetaFeedbackSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  SendCallSignalPayload:
    | ( Omit<CallBusy, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'CallBusy' } )
    | ( Omit<CallOver, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'CallOver' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } & { __typename: 'PremiumRequired' } )
    | ( Omit<SendCallSignalSuccess, 'call'> & { call: _RefType['Call'] } & { __typename: 'SendCallSignalSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  SendCompanionMessagePayload:
    | ( Omit<IdempotencyConflict, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'IdempotencyConflict' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<LimitReached, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'LimitReached' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } & { __typename: 'PremiumRequired' } )
    | ( Omit<SendCompanionMessageSuccess, 'conversation'> & { conversation: _RefType['CompanionConversation'] } & { __typename: 'SendCompanionMessageSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  SendMessagePayload:
    | ( Omit<IdempotencyConflict, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'IdempotencyConflict' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } & { __typename: 'PremiumRequired' } )
    | ( Omit<SendMessageSuccess, 'match' | 'sentMessage'> & { match: _RefType['Match'], sentMessage: _RefType['Message'] } & { __typename: 'SendMessageSuccess' } )
  ;
  SendSharedPlanCodePayload:
    | ( Omit<LinkExpired, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'LinkExpired' } )
    | ( SendSharedPlanCodeSuccess & { __typename: 'SendSharedPlanCodeSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  SendWeeklyNewsletterPayload:
    | ( Omit<NewsletterSending, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NewsletterSending' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<SendWeeklyNewsletterSuccess, 'article'> & { article: _RefType['NewsletterArticle'] } & { __typename: 'SendWeeklyNewsletterSuccess' } )
  ;
  SetCheckInPinsPayload:
    | ( Omit<InvalidCredentials, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidCredentials' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<SetCheckInPinsSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SetCheckInPinsSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  SetDateIdeaSavedPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<SetDateIdeaSavedSuccess, 'dateIdea' | 'viewer'> & { dateIdea: _RefType['DateIdea'], viewer: _RefType['Viewer'] } & { __typename: 'SetDateIdeaSavedSuccess' } )
  ;
  SetPageVisibilityPayload: ( Omit<SetPageVisibilitySuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SetPageVisibilitySuccess' } );
  SetTravelLocationPayload:
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } & { __typename: 'PremiumRequired' } )
    | ( Omit<SetTravelLocationSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SetTravelLocationSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  SetTypingPayload:
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } & { __typename: 'PremiumRequired' } )
    | ( SetTypingSuccess & { __typename: 'SetTypingSuccess' } )
  ;
  ShareDateIdeaPayload:
    | ( Omit<IdempotencyConflict, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'IdempotencyConflict' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } & { __typename: 'PremiumRequired' } )
    | ( Omit<ShareDateIdeaSuccess, 'match' | 'sentMessage'> & { match: _RefType['Match'], sentMessage: _RefType['Message'] } & { __typename: 'ShareDateIdeaSuccess' } )
  ;
  SignInPayload:
    | ( Omit<AccountSuspended, 'appeal' | 'code'> & { appeal: _RefType['AppealState'], code: _RefType['UserErrorCode'] } & { __typename: 'AccountSuspended' } )
    | ( Omit<CaptchaRequired, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'CaptchaRequired' } )
    | ( Omit<InvalidCredentials, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidCredentials' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<InvalidTwoFactorCode, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidTwoFactorCode' } )
    | ( Omit<SignInSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SignInSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
    | ( Omit<TwoFactorRequired, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TwoFactorRequired' } )
  ;
  SignInWithCodePayload:
    | ( Omit<AccountSuspended, 'appeal' | 'code'> & { appeal: _RefType['AppealState'], code: _RefType['UserErrorCode'] } & { __typename: 'AccountSuspended' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<InvalidTwoFactorCode, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidTwoFactorCode' } )
    | ( Omit<ResetRefused, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'ResetRefused' } )
    | ( Omit<SignInWithCodeSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SignInWithCodeSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
    | ( Omit<TwoFactorRequired, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TwoFactorRequired' } )
  ;
  SignOutPayload: ( SignOutSuccess & { __typename: 'SignOutSuccess' } );
  SignUpPayload:
    | ( Omit<AlreadyRegistered, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'AlreadyRegistered' } )
    | ( Omit<CaptchaRequired, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'CaptchaRequired' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<SignUpSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SignUpSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  StartCheckInPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<StartCheckInSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'StartCheckInSuccess' } )
  ;
  StartCheckoutPayload:
    | ( Omit<HasSubscription, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'HasSubscription' } )
    | ( Omit<PaymentsUnavailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'PaymentsUnavailable' } )
    | ( StartCheckoutSuccess & { __typename: 'StartCheckoutSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  StartPrepaidCheckoutPayload:
    | ( Omit<HasSubscription, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'HasSubscription' } )
    | ( Omit<PaymentsUnavailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'PaymentsUnavailable' } )
    | ( StartPrepaidCheckoutSuccess & { __typename: 'StartPrepaidCheckoutSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  StartTwoFactorPayload:
    | ( Omit<InvalidCredentials, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidCredentials' } )
    | ( StartTwoFactorSuccess & { __typename: 'StartTwoFactorSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  SubmitVerificationPayload:
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PhotoRejected, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'PhotoRejected' } )
    | ( Omit<SubmitVerificationSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SubmitVerificationSuccess' } )
  ;
  SubscribeToNewsletterPayload:
    | ( Omit<AlreadySubscribed, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'AlreadySubscribed' } )
    | ( Omit<CaptchaRequired, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'CaptchaRequired' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( SubscribeToNewsletterSuccess & { __typename: 'SubscribeToNewsletterSuccess' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
  ;
  SuperLikeProfilePayload:
    | ( Omit<LimitReached, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'LimitReached' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<SuperLikeProfileSuccess, 'match' | 'viewer'> & { match?: Maybe<_RefType['Match']>, viewer: _RefType['Viewer'] } & { __typename: 'SuperLikeProfileSuccess' } )
  ;
  SuspendAccountPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<SuspendAccountSuccess, 'user'> & { user: _RefType['AdminUser'] } & { __typename: 'SuspendAccountSuccess' } )
  ;
  UnblockProfilePayload:
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<UnblockProfileSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'UnblockProfileSuccess' } )
  ;
  UndoPassPayload:
    | ( Omit<LimitReached, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'LimitReached' } )
    | ( Omit<NothingToUndo, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NothingToUndo' } )
    | ( Omit<UndoPassSuccess, 'profile' | 'viewer'> & { profile?: Maybe<_RefType['Profile']>, viewer: _RefType['Viewer'] } & { __typename: 'UndoPassSuccess' } )
  ;
  UnmatchPayload:
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<UnmatchSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'UnmatchSuccess' } )
  ;
  UnsubscribeFromNewsletterPayload:
    | ( Omit<LinkExpired, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'LinkExpired' } )
    | ( UnsubscribeFromNewsletterSuccess & { __typename: 'UnsubscribeFromNewsletterSuccess' } )
  ;
  UpdateLocationPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'TooManyAttempts' } )
    | ( Omit<UpdateLocationSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'UpdateLocationSuccess' } )
  ;
  UpdateNoticesPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<UpdateNoticesSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'UpdateNoticesSuccess' } )
  ;
  UpdateNotificationsPayload: ( Omit<UpdateNotificationsSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'UpdateNotificationsSuccess' } );
  UpdateProfilePayload:
    | ( Omit<BirthDateFrozen, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'BirthDateFrozen' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<Underage, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'Underage' } )
    | ( Omit<UpdateProfileSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'UpdateProfileSuccess' } )
  ;
  VerifyEmailPayload:
    | ( Omit<AlreadyRegistered, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'AlreadyRegistered' } )
    | ( Omit<LinkExpired, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'LinkExpired' } )
    | ( Omit<VerifyEmailSuccess, 'viewer'> & { viewer?: Maybe<_RefType['Viewer']> } & { __typename: 'VerifyEmailSuccess' } )
  ;
  ViewerEvent:
    | ( Omit<CallChanged, 'call'> & { call: _RefType['Call'] } & { __typename: 'CallChanged' } )
    | ( Omit<DatePlanChanged, 'match'> & { match: _RefType['Match'] } & { __typename: 'DatePlanChanged' } )
    | ( Omit<EntitlementChanged, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'EntitlementChanged' } )
    | ( Omit<EventsBegan, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'EventsBegan' } )
    | ( Omit<GameSessionChanged, 'match'> & { match: _RefType['Match'] } & { __typename: 'GameSessionChanged' } )
    | ( Omit<MatchCreated, 'match'> & { match: _RefType['Match'] } & { __typename: 'MatchCreated' } )
    | ( Omit<MatchEnded, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'MatchEnded' } )
    | ( Omit<SupportAnswered, 'ticket'> & { ticket: _RefType['SupportTicket'] } & { __typename: 'SupportAnswered' } )
    | ( Omit<UnreadChanged, 'match' | 'viewer'> & { match: _RefType['Match'], viewer: _RefType['Viewer'] } & { __typename: 'UnreadChanged' } )
    | ( Omit<VerificationReviewed, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'VerificationReviewed' } )
    | ( Omit<WarningGiven, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'WarningGiven' } )
  ;
  WarnAccountPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<WarnAccountSuccess, 'user'> & { user: _RefType['AdminUser'] } & { __typename: 'WarnAccountSuccess' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( Omit<AccountSuspended, 'appeal' | 'code'> & { appeal: _RefType['AppealState'], code: _RefType['UserErrorCode'] } )
    | ( Omit<AlreadyRegistered, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<AlreadySubscribed, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<BirthDateFrozen, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<BoostRunning, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<CallBusy, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<CallOver, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<CaptchaRequired, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<CoachUnavailable, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<CompanionReplyFailed, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<DatePlanConflict, 'code' | 'datePlan'> & { code: _RefType['UserErrorCode'], datePlan: _RefType['DatePlan'] } )
    | ( Omit<GameConflict, 'code' | 'gameSession'> & { code: _RefType['UserErrorCode'], gameSession: _RefType['GameSession'] } )
    | ( Omit<HasSubscription, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<IdempotencyConflict, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<InvalidCredentials, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<InvalidTwoFactorCode, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<LimitReached, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<LinkExpired, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<NewsletterSending, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<NothingToUndo, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<PasswordRequired, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<PaymentsUnavailable, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<PhotoRejected, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } )
    | ( Omit<ProfileExists, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<ResetRefused, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<ResultRefused, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<TooManyAttempts, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<TwoFactorRequired, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<Underage, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<WrongCode, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<WrongPin, 'code' | 'viewer'> & { code: _RefType['UserErrorCode'], viewer: _RefType['Viewer'] } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Ability: ResolverTypeWrapper<Ability>;
  AccessToken: ResolverTypeWrapper<AccessTokenRow>;
  AccessTokenScope: ResolverTypeWrapper<AccessTokenScope>;
  AccountRefInput: AccountRefInput;
  AccountSuspended: ResolverTypeWrapper<Omit<AccountSuspended, 'appeal' | 'code'> & { appeal: ResolversTypes['AppealState'], code: ResolversTypes['UserErrorCode'] }>;
  AcknowledgeWarningInput: AcknowledgeWarningInput;
  AcknowledgeWarningPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AcknowledgeWarningPayload']>;
  AcknowledgeWarningSuccess: ResolverTypeWrapper<Omit<AcknowledgeWarningSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  Activity: ResolverTypeWrapper<Activity>;
  Admin: ResolverTypeWrapper<AdminParent>;
  AdminAppeal: ResolverTypeWrapper<AppealRow>;
  AdminAppealConnection: ResolverTypeWrapper<Omit<AdminAppealConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['AdminAppealEdge']>, nodes: Array<ResolversTypes['AdminAppeal']> }>;
  AdminAppealEdge: ResolverTypeWrapper<Omit<AdminAppealEdge, 'node'> & { node: ResolversTypes['AdminAppeal'] }>;
  AdminArticle: ResolverTypeWrapper<ArticleRow>;
  AdminArticleConnection: ResolverTypeWrapper<Omit<AdminArticleConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['AdminArticleEdge']>, nodes: Array<ResolversTypes['AdminArticle']> }>;
  AdminArticleEdge: ResolverTypeWrapper<Omit<AdminArticleEdge, 'node'> & { node: ResolversTypes['AdminArticle'] }>;
  AdminDateIdea: ResolverTypeWrapper<DateIdeaRow>;
  AdminDateIdeaConnection: ResolverTypeWrapper<Omit<AdminDateIdeaConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['AdminDateIdeaEdge']>, nodes: Array<ResolversTypes['AdminDateIdea']> }>;
  AdminDateIdeaEdge: ResolverTypeWrapper<Omit<AdminDateIdeaEdge, 'node'> & { node: ResolversTypes['AdminDateIdea'] }>;
  AdminFeedback: ResolverTypeWrapper<FeedbackRow>;
  AdminFeedbackConnection: ResolverTypeWrapper<Omit<AdminFeedbackConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['AdminFeedbackEdge']>, nodes: Array<ResolversTypes['AdminFeedback']> }>;
  AdminFeedbackEdge: ResolverTypeWrapper<Omit<AdminFeedbackEdge, 'node'> & { node: ResolversTypes['AdminFeedback'] }>;
  AdminFlaggedPhoto: ResolverTypeWrapper<PhotoRow>;
  AdminFlaggedPhotoConnection: ResolverTypeWrapper<Omit<AdminFlaggedPhotoConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['AdminFlaggedPhotoEdge']>, nodes: Array<ResolversTypes['AdminFlaggedPhoto']> }>;
  AdminFlaggedPhotoEdge: ResolverTypeWrapper<Omit<AdminFlaggedPhotoEdge, 'node'> & { node: ResolversTypes['AdminFlaggedPhoto'] }>;
  AdminNewsletter: ResolverTypeWrapper<AdminParent>;
  AdminReport: ResolverTypeWrapper<ReportRow>;
  AdminReportConnection: ResolverTypeWrapper<Omit<AdminReportConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['AdminReportEdge']>, nodes: Array<ResolversTypes['AdminReport']> }>;
  AdminReportEdge: ResolverTypeWrapper<Omit<AdminReportEdge, 'node'> & { node: ResolversTypes['AdminReport'] }>;
  AdminSupportTicket: ResolverTypeWrapper<SupportTicketRow>;
  AdminSupportTicketConnection: ResolverTypeWrapper<Omit<AdminSupportTicketConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['AdminSupportTicketEdge']>, nodes: Array<ResolversTypes['AdminSupportTicket']> }>;
  AdminSupportTicketEdge: ResolverTypeWrapper<Omit<AdminSupportTicketEdge, 'node'> & { node: ResolversTypes['AdminSupportTicket'] }>;
  AdminSuspension: ResolverTypeWrapper<SuspensionRow>;
  AdminTotals: ResolverTypeWrapper<AdminTotals>;
  AdminUser: ResolverTypeWrapper<UserRow>;
  AdminUserConnection: ResolverTypeWrapper<Omit<AdminUserConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['AdminUserEdge']>, nodes: Array<ResolversTypes['AdminUser']> }>;
  AdminUserEdge: ResolverTypeWrapper<Omit<AdminUserEdge, 'node'> & { node: ResolversTypes['AdminUser'] }>;
  AdminVerification: ResolverTypeWrapper<VerificationRow>;
  AdminVerificationConnection: ResolverTypeWrapper<Omit<AdminVerificationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['AdminVerificationEdge']>, nodes: Array<ResolversTypes['AdminVerification']> }>;
  AdminVerificationEdge: ResolverTypeWrapper<Omit<AdminVerificationEdge, 'node'> & { node: ResolversTypes['AdminVerification'] }>;
  AdminWarning: ResolverTypeWrapper<WarningRow>;
  AlreadyRegistered: ResolverTypeWrapper<Omit<AlreadyRegistered, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  AlreadySubscribed: ResolverTypeWrapper<Omit<AlreadySubscribed, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  AnswerDatePlanInput: AnswerDatePlanInput;
  AnswerDatePlanPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AnswerDatePlanPayload']>;
  AnswerDatePlanSuccess: ResolverTypeWrapper<Omit<AnswerDatePlanSuccess, 'datePlan'> & { datePlan: ResolversTypes['DatePlan'] }>;
  AnswerFriendInvitationInput: AnswerFriendInvitationInput;
  AnswerFriendInvitationPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AnswerFriendInvitationPayload']>;
  AnswerFriendInvitationSuccess: ResolverTypeWrapper<AnswerFriendInvitationSuccess>;
  AnswerSupportTicketInput: AnswerSupportTicketInput;
  AnswerSupportTicketPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AnswerSupportTicketPayload']>;
  AnswerSupportTicketSuccess: ResolverTypeWrapper<Omit<AnswerSupportTicketSuccess, 'ticket'> & { ticket: ResolversTypes['AdminSupportTicket'] }>;
  AppealDecision: ResolverTypeWrapper<AppealDecision>;
  AppealState: ResolverTypeWrapper<AppealState>;
  AppealSuspensionInput: AppealSuspensionInput;
  AppealSuspensionPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AppealSuspensionPayload']>;
  AppealSuspensionSuccess: ResolverTypeWrapper<Omit<AppealSuspensionSuccess, 'appeal'> & { appeal: ResolversTypes['AppealState'] }>;
  ArticleBlock: ResolverTypeWrapper<Omit<ArticleBlock, 'kind' | 'spans'> & { kind: ResolversTypes['ArticleBlockKind'], spans: Array<ResolversTypes['ArticleSpan']> }>;
  ArticleBlockKind: ResolverTypeWrapper<ArticleBlockKind>;
  ArticleSpan: ResolverTypeWrapper<Omit<ArticleSpan, 'style'> & { style: ResolversTypes['ArticleSpanStyle'] }>;
  ArticleSpanStyle: ResolverTypeWrapper<ArticleSpanStyle>;
  AuditAction: ResolverTypeWrapper<AuditAction>;
  AuditEvent: ResolverTypeWrapper<AuditEventRow>;
  AuditEventConnection: ResolverTypeWrapper<Omit<AuditEventConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['AuditEventEdge']>, nodes: Array<ResolversTypes['AuditEvent']> }>;
  AuditEventEdge: ResolverTypeWrapper<Omit<AuditEventEdge, 'node'> & { node: ResolversTypes['AuditEvent'] }>;
  Beta: ResolverTypeWrapper<Beta>;
  BirthDateFrozen: ResolverTypeWrapper<Omit<BirthDateFrozen, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  BlockProfileInput: BlockProfileInput;
  BlockProfilePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BlockProfilePayload']>;
  BlockProfileSuccess: ResolverTypeWrapper<Omit<BlockProfileSuccess, 'blocked' | 'viewer'> & { blocked: ResolversTypes['BlockedProfile'], viewer: ResolversTypes['Viewer'] }>;
  BlockedProfile: ResolverTypeWrapper<BlockedProfileParent>;
  BlockedProfileConnection: ResolverTypeWrapper<Omit<BlockedProfileConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['BlockedProfileEdge']>, nodes: Array<ResolversTypes['BlockedProfile']> }>;
  BlockedProfileEdge: ResolverTypeWrapper<Omit<BlockedProfileEdge, 'node'> & { node: ResolversTypes['BlockedProfile'] }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BoostProfilePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BoostProfilePayload']>;
  BoostProfileSuccess: ResolverTypeWrapper<Omit<BoostProfileSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  BoostRunning: ResolverTypeWrapper<Omit<BoostRunning, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  BreachScopeConnection: ResolverTypeWrapper<Omit<BreachScopeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['BreachScopeEdge']>, nodes: Array<ResolversTypes['BreachedPerson']> }>;
  BreachScopeEdge: ResolverTypeWrapper<Omit<BreachScopeEdge, 'node'> & { node: ResolversTypes['BreachedPerson'] }>;
  BreachedPerson: ResolverTypeWrapper<BreachedParent>;
  BudgetLevel: ResolverTypeWrapper<BudgetLevel>;
  Call: ResolverTypeWrapper<CallRow>;
  CallAnswerInput: CallAnswerInput;
  CallAnswered: ResolverTypeWrapper<Omit<CallAnswered, 'call'> & { call: ResolversTypes['Call'] }>;
  CallBusy: ResolverTypeWrapper<Omit<CallBusy, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  CallChanged: ResolverTypeWrapper<Omit<CallChanged, 'call'> & { call: ResolversTypes['Call'] }>;
  CallEnd: ResolverTypeWrapper<CallEnd>;
  CallOfferInput: CallOfferInput;
  CallOffered: ResolverTypeWrapper<Omit<CallOffered, 'call'> & { call: ResolversTypes['Call'] }>;
  CallOver: ResolverTypeWrapper<Omit<CallOver, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  CallSignal: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CallSignal']>;
  CallSignalInput: CallSignalInput;
  CallState: ResolverTypeWrapper<CallState>;
  CancelAccountDeletionPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelAccountDeletionPayload']>;
  CancelAccountDeletionSuccess: ResolverTypeWrapper<Omit<CancelAccountDeletionSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  CancelDatePlanInput: CancelDatePlanInput;
  CancelDatePlanPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelDatePlanPayload']>;
  CancelDatePlanSuccess: ResolverTypeWrapper<Omit<CancelDatePlanSuccess, 'datePlan'> & { datePlan: ResolversTypes['DatePlan'] }>;
  CaptchaRequired: ResolverTypeWrapper<Omit<CaptchaRequired, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  CardDeal: ResolverTypeWrapper<CardDeal>;
  CardsTable: ResolverTypeWrapper<Omit<CardsTable, 'cards'> & { cards: Array<ResolversTypes['DrawnCard']> }>;
  ChangeEmailInput: ChangeEmailInput;
  ChangeEmailPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeEmailPayload']>;
  ChangeEmailSuccess: ResolverTypeWrapper<Omit<ChangeEmailSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePasswordPayload']>;
  ChangePasswordSuccess: ResolverTypeWrapper<Omit<ChangePasswordSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  ChatEvent: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChatEvent']>;
  CheckDateIdeaInput: CheckDateIdeaInput;
  CheckDateIdeaPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CheckDateIdeaPayload']>;
  CheckDateIdeaSuccess: ResolverTypeWrapper<Omit<CheckDateIdeaSuccess, 'dateIdea'> & { dateIdea: ResolversTypes['AdminDateIdea'] }>;
  CheckIn: ResolverTypeWrapper<CheckInRow>;
  CheckInInput: CheckInInput;
  CheckInPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CheckInPayload']>;
  CheckInState: ResolverTypeWrapper<CheckInState>;
  CheckInSuccess: ResolverTypeWrapper<Omit<CheckInSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  CheckoutMode: ResolverTypeWrapper<CheckoutMode>;
  City: ResolverTypeWrapper<City>;
  ClearTravelLocationPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ClearTravelLocationPayload']>;
  ClearTravelLocationSuccess: ResolverTypeWrapper<Omit<ClearTravelLocationSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  CoachKind: ResolverTypeWrapper<CoachKind>;
  CoachUnavailable: ResolverTypeWrapper<Omit<CoachUnavailable, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  CodeChallengeMethod: ResolverTypeWrapper<CodeChallengeMethod>;
  Companion: ResolverTypeWrapper<CompanionParent>;
  CompanionAllowance: ResolverTypeWrapper<CompanionAllowance>;
  CompanionConversation: ResolverTypeWrapper<TranscriptRow>;
  CompanionDelta: ResolverTypeWrapper<CompanionDelta>;
  CompanionGender: ResolverTypeWrapper<CompanionGender>;
  CompanionMessage: ResolverTypeWrapper<Omit<CompanionMessage, 'rating' | 'role'> & { rating?: Maybe<ResolversTypes['ReplyRating']>, role: ResolversTypes['CompanionRole'] }>;
  CompanionPreferences: ResolverTypeWrapper<Omit<CompanionPreferences, 'gender' | 'tone'> & { gender: ResolversTypes['CompanionGender'], tone: ResolversTypes['CompanionTone'] }>;
  CompanionProgress: ResolverTypeWrapper<Omit<CompanionProgress, 'scenarios' | 'week'> & { scenarios: Array<ResolversTypes['ScenarioProgress']>, week: ResolversTypes['WeeklyReport'] }>;
  CompanionReplyDone: ResolverTypeWrapper<Omit<CompanionReplyDone, 'conversation'> & { conversation: ResolversTypes['CompanionConversation'] }>;
  CompanionReplyEvent: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CompanionReplyEvent']>;
  CompanionReplyFailed: ResolverTypeWrapper<Omit<CompanionReplyFailed, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  CompanionRole: ResolverTypeWrapper<CompanionRole>;
  CompanionScenario: ResolverTypeWrapper<ScenarioParent>;
  CompanionTone: ResolverTypeWrapper<CompanionTone>;
  Compatibility: ResolverTypeWrapper<Omit<Compatibility, 'level'> & { level: ResolversTypes['CompatibilityLevel'] }>;
  CompatibilityLevel: ResolverTypeWrapper<CompatibilityLevel>;
  CompleteBetaOnboardingPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CompleteBetaOnboardingPayload']>;
  CompleteBetaOnboardingSuccess: ResolverTypeWrapper<Omit<CompleteBetaOnboardingSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  CompletePhotoUploadInput: CompletePhotoUploadInput;
  CompletePhotoUploadPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CompletePhotoUploadPayload']>;
  CompletePhotoUploadSuccess: ResolverTypeWrapper<Omit<CompletePhotoUploadSuccess, 'photo' | 'viewer'> & { photo: ResolversTypes['Photo'], viewer: ResolversTypes['Viewer'] }>;
  ConfirmTwoFactorInput: ConfirmTwoFactorInput;
  ConfirmTwoFactorPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmTwoFactorPayload']>;
  ConfirmTwoFactorSuccess: ResolverTypeWrapper<Omit<ConfirmTwoFactorSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  CounterDatePlanInput: CounterDatePlanInput;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAccessTokenPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateAccessTokenPayload']>;
  CreateAccessTokenSuccess: ResolverTypeWrapper<Omit<CreateAccessTokenSuccess, 'accessToken'> & { accessToken: ResolversTypes['AccessToken'] }>;
  CreatePhotoUploadInput: CreatePhotoUploadInput;
  CreatePhotoUploadPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreatePhotoUploadPayload']>;
  CreatePhotoUploadSuccess: ResolverTypeWrapper<CreatePhotoUploadSuccess>;
  CreateProfileInput: CreateProfileInput;
  CreateProfilePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateProfilePayload']>;
  CreateProfileSuccess: ResolverTypeWrapper<Omit<CreateProfileSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  CreateSupportTicketInput: CreateSupportTicketInput;
  CreateSupportTicketPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateSupportTicketPayload']>;
  CreateSupportTicketSuccess: ResolverTypeWrapper<Omit<CreateSupportTicketSuccess, 'ticket' | 'viewer'> & { ticket: ResolversTypes['SupportTicket'], viewer: ResolversTypes['Viewer'] }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateFeeling: ResolverTypeWrapper<DateFeeling>;
  DateFeelings: ResolverTypeWrapper<DateFeelings>;
  DateIdea: ResolverTypeWrapper<DateIdeaRow>;
  DateIdeaCategory: ResolverTypeWrapper<DateIdeaCategory>;
  DateIdeaChange: ResolverTypeWrapper<DateIdeaChange>;
  DateIdeaConnection: ResolverTypeWrapper<Omit<DateIdeaConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['DateIdeaEdge']>, nodes: Array<ResolversTypes['DateIdea']> }>;
  DateIdeaEdge: ResolverTypeWrapper<Omit<DateIdeaEdge, 'node'> & { node: ResolversTypes['DateIdea'] }>;
  DateIdeaFilterInput: DateIdeaFilterInput;
  DateIdeaReport: ResolverTypeWrapper<DateIdeaReportRow>;
  DatePlan: ResolverTypeWrapper<DatePlanRow>;
  DatePlanAnswer: ResolverTypeWrapper<DatePlanAnswer>;
  DatePlanChanged: ResolverTypeWrapper<Omit<DatePlanChanged, 'match'> & { match: ResolversTypes['Match'] }>;
  DatePlanConflict: ResolverTypeWrapper<Omit<DatePlanConflict, 'code' | 'datePlan'> & { code: ResolversTypes['UserErrorCode'], datePlan: ResolversTypes['DatePlan'] }>;
  DatePlanState: ResolverTypeWrapper<DatePlanState>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayFigures: ResolverTypeWrapper<DayFigures>;
  Deck: ResolverTypeWrapper<Omit<Deck, 'end' | 'profiles'> & { end?: Maybe<ResolversTypes['DeckEnd']>, profiles: Array<ResolversTypes['Profile']> }>;
  DeckEnd: ResolverTypeWrapper<DeckEnd>;
  DeckFilter: ResolverTypeWrapper<DeckFilterParent>;
  DeckFilterInput: DeckFilterInput;
  DeleteCompanionConversationInput: DeleteCompanionConversationInput;
  DeleteCompanionConversationPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteCompanionConversationPayload']>;
  DeleteCompanionConversationSuccess: ResolverTypeWrapper<Omit<DeleteCompanionConversationSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  DeletePhotoInput: DeletePhotoInput;
  DeletePhotoPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeletePhotoPayload']>;
  DeletePhotoSuccess: ResolverTypeWrapper<Omit<DeletePhotoSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  DeletionRequest: ResolverTypeWrapper<DeletionRequestRow>;
  DeletionStatus: ResolverTypeWrapper<DeletionStatus>;
  DisableTwoFactorInput: DisableTwoFactorInput;
  DisableTwoFactorPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DisableTwoFactorPayload']>;
  DisableTwoFactorSuccess: ResolverTypeWrapper<Omit<DisableTwoFactorSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  DismissReportsByInput: DismissReportsByInput;
  DismissReportsByPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DismissReportsByPayload']>;
  DismissReportsBySuccess: ResolverTypeWrapper<Omit<DismissReportsBySuccess, 'reporter'> & { reporter: ResolversTypes['AdminUser'] }>;
  DraftFeedback: ResolverTypeWrapper<DraftFeedback>;
  DrawnCard: ResolverTypeWrapper<Omit<DrawnCard, 'kind'> & { kind: ResolversTypes['PromptKind'] }>;
  Education: ResolverTypeWrapper<Education>;
  EmojiDeal: ResolverTypeWrapper<EmojiDeal>;
  EntitlementChanged: ResolverTypeWrapper<Omit<EntitlementChanged, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  EventsBegan: ResolverTypeWrapper<Omit<EventsBegan, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  ExportMyDataInput: ExportMyDataInput;
  ExportMyDataPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ExportMyDataPayload']>;
  ExportMyDataSuccess: ResolverTypeWrapper<ExportMyDataSuccess>;
  FieldError: ResolverTypeWrapper<FieldError>;
  FinishGameInput: FinishGameInput;
  FinishGamePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FinishGamePayload']>;
  FinishGameSuccess: ResolverTypeWrapper<Omit<FinishGameSuccess, 'play'> & { play: ResolversTypes['GamePlay'] }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FriendAnswer: ResolverTypeWrapper<FriendAnswer>;
  FriendInvitation: ResolverTypeWrapper<FriendInvitation>;
  Game: ResolverTypeWrapper<GameParent>;
  GameConflict: ResolverTypeWrapper<Omit<GameConflict, 'code' | 'gameSession'> & { code: ResolversTypes['UserErrorCode'], gameSession: ResolversTypes['GameSession'] }>;
  GameDeal: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GameDeal']>;
  GameMoveInput: GameMoveInput;
  GamePlay: ResolverTypeWrapper<GamePlayRow>;
  GamePlays: ResolverTypeWrapper<GamePlays>;
  GameResult: ResolverTypeWrapper<GameResult>;
  GameResultInput: GameResultInput;
  GameSession: ResolverTypeWrapper<GameSessionRow>;
  GameSessionChanged: ResolverTypeWrapper<Omit<GameSessionChanged, 'match'> & { match: ResolversTypes['Match'] }>;
  GameSessionStatus: ResolverTypeWrapper<GameSessionStatus>;
  GameStep: ResolverTypeWrapper<GameStep>;
  GameTable: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GameTable']>;
  GameType: ResolverTypeWrapper<GameType>;
  Gender: ResolverTypeWrapper<Gender>;
  GenerateQuestionsInput: GenerateQuestionsInput;
  GenerateQuestionsPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GenerateQuestionsPayload']>;
  GenerateQuestionsSuccess: ResolverTypeWrapper<GenerateQuestionsSuccess>;
  GrantEntitlementInput: GrantEntitlementInput;
  GrantEntitlementPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GrantEntitlementPayload']>;
  GrantEntitlementSuccess: ResolverTypeWrapper<Omit<GrantEntitlementSuccess, 'user'> & { user: ResolversTypes['AdminUser'] }>;
  Habit: ResolverTypeWrapper<Habit>;
  HasSubscription: ResolverTypeWrapper<Omit<HasSubscription, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  HeldPlan: ResolverTypeWrapper<HeldPlanParent>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IceCandidateFound: ResolverTypeWrapper<Omit<IceCandidateFound, 'call'> & { call: ResolversTypes['Call'] }>;
  IceCandidateInput: IceCandidateInput;
  IceServer: ResolverTypeWrapper<IceServer>;
  IdempotencyConflict: ResolverTypeWrapper<Omit<IdempotencyConflict, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvalidCredentials: ResolverTypeWrapper<Omit<InvalidCredentials, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  InvalidInput: ResolverTypeWrapper<Omit<InvalidInput, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  InvalidTwoFactorCode: ResolverTypeWrapper<Omit<InvalidTwoFactorCode, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  InviteFriendInput: InviteFriendInput;
  InviteFriendPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InviteFriendPayload']>;
  InviteFriendSuccess: ResolverTypeWrapper<Omit<InviteFriendSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  InviteToGameInput: InviteToGameInput;
  InviteToGamePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InviteToGamePayload']>;
  InviteToGameSuccess: ResolverTypeWrapper<Omit<InviteToGameSuccess, 'gameSession'> & { gameSession: ResolversTypes['GameSession'] }>;
  KeepPhotoInput: KeepPhotoInput;
  KeepPhotoPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['KeepPhotoPayload']>;
  KeepPhotoSuccess: ResolverTypeWrapper<KeepPhotoSuccess>;
  LaunchDiscount: ResolverTypeWrapper<LaunchDiscount>;
  LiftPhotoRemovalInput: LiftPhotoRemovalInput;
  LiftPhotoRemovalPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LiftPhotoRemovalPayload']>;
  LiftPhotoRemovalSuccess: ResolverTypeWrapper<Omit<LiftPhotoRemovalSuccess, 'user'> & { user: ResolversTypes['AdminUser'] }>;
  LikeProfileInput: LikeProfileInput;
  LikeProfilePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LikeProfilePayload']>;
  LikeProfileSuccess: ResolverTypeWrapper<Omit<LikeProfileSuccess, 'match' | 'viewer'> & { match?: Maybe<ResolversTypes['Match']>, viewer: ResolversTypes['Viewer'] }>;
  Liker: ResolverTypeWrapper<LikerParent>;
  LikerConnection: ResolverTypeWrapper<Omit<LikerConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['LikerEdge']>, nodes: Array<ResolversTypes['Liker']> }>;
  LikerEdge: ResolverTypeWrapper<Omit<LikerEdge, 'node'> & { node: ResolversTypes['Liker'] }>;
  LimitReached: ResolverTypeWrapper<Omit<LimitReached, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  LinkExpired: ResolverTypeWrapper<Omit<LinkExpired, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  MarkMessagesReadInput: MarkMessagesReadInput;
  MarkMessagesReadPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MarkMessagesReadPayload']>;
  MarkMessagesReadSuccess: ResolverTypeWrapper<Omit<MarkMessagesReadSuccess, 'match' | 'viewer'> & { match: ResolversTypes['Match'], viewer: ResolversTypes['Viewer'] }>;
  Match: ResolverTypeWrapper<MatchRow>;
  MatchConnection: ResolverTypeWrapper<Omit<MatchConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['MatchEdge']>, nodes: Array<ResolversTypes['Match']> }>;
  MatchCreated: ResolverTypeWrapper<Omit<MatchCreated, 'match'> & { match: ResolversTypes['Match'] }>;
  MatchEdge: ResolverTypeWrapper<Omit<MatchEdge, 'node'> & { node: ResolversTypes['Match'] }>;
  MatchEnded: ResolverTypeWrapper<Omit<MatchEnded, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  MatchStage: ResolverTypeWrapper<MatchStage>;
  Message: ResolverTypeWrapper<MessageRow>;
  MessageAdded: ResolverTypeWrapper<Omit<MessageAdded, 'match' | 'message'> & { match: ResolversTypes['Match'], message: ResolversTypes['Message'] }>;
  MessageConnection: ResolverTypeWrapper<Omit<MessageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['MessageEdge']>, nodes: Array<ResolversTypes['Message']> }>;
  MessageEdge: ResolverTypeWrapper<Omit<MessageEdge, 'node'> & { node: ResolversTypes['Message'] }>;
  MessageKind: ResolverTypeWrapper<MessageKind>;
  MessagesRead: ResolverTypeWrapper<Omit<MessagesRead, 'match' | 'reader'> & { match: ResolversTypes['Match'], reader?: Maybe<ResolversTypes['Profile']> }>;
  Money: ResolverTypeWrapper<Money>;
  MoneyDay: ResolverTypeWrapper<MoneyDay>;
  MoneyFigures: ResolverTypeWrapper<MoneyFiguresParent>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NetworkClass: ResolverTypeWrapper<NetworkClass>;
  NewsletterArticle: ResolverTypeWrapper<ArticleRow>;
  NewsletterArticleConnection: ResolverTypeWrapper<Omit<NewsletterArticleConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['NewsletterArticleEdge']>, nodes: Array<ResolversTypes['NewsletterArticle']> }>;
  NewsletterArticleEdge: ResolverTypeWrapper<Omit<NewsletterArticleEdge, 'node'> & { node: ResolversTypes['NewsletterArticle'] }>;
  NewsletterCategory: ResolverTypeWrapper<NewsletterCategory>;
  NewsletterDay: ResolverTypeWrapper<NewsletterDay>;
  NewsletterIssue: ResolverTypeWrapper<NewsletterIssueRow>;
  NewsletterIssueConnection: ResolverTypeWrapper<Omit<NewsletterIssueConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['NewsletterIssueEdge']>, nodes: Array<ResolversTypes['NewsletterIssue']> }>;
  NewsletterIssueEdge: ResolverTypeWrapper<Omit<NewsletterIssueEdge, 'node'> & { node: ResolversTypes['NewsletterIssue'] }>;
  NewsletterIssueSource: ResolverTypeWrapper<NewsletterIssueSource>;
  NewsletterIssueState: ResolverTypeWrapper<NewsletterIssueState>;
  NewsletterSending: ResolverTypeWrapper<Omit<NewsletterSending, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  NewsletterSource: ResolverTypeWrapper<NewsletterSource>;
  NotAvailable: ResolverTypeWrapper<Omit<NotAvailable, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  NothingToUndo: ResolverTypeWrapper<Omit<NothingToUndo, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  NoticeKind: ResolverTypeWrapper<NoticeKind>;
  NoticeSettings: ResolverTypeWrapper<Omit<NoticeSettings, 'letterKinds' | 'pushKinds'> & { letterKinds: Array<ResolversTypes['NoticeKind']>, pushKinds: Array<ResolversTypes['NoticeKind']> }>;
  NotificationSettings: ResolverTypeWrapper<NotificationSettings>;
  OpenCustomerPortalInput: OpenCustomerPortalInput;
  OpenCustomerPortalPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OpenCustomerPortalPayload']>;
  OpenCustomerPortalSuccess: ResolverTypeWrapper<OpenCustomerPortalSuccess>;
  OpenSharedPlanInput: OpenSharedPlanInput;
  OpenSharedPlanPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OpenSharedPlanPayload']>;
  OpenSharedPlanSuccess: ResolverTypeWrapper<OpenSharedPlanSuccess>;
  OwnProfile: ResolverTypeWrapper<ProfileRow>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageVitals: ResolverTypeWrapper<Omit<PageVitals, 'network'> & { network: ResolversTypes['NetworkClass'] }>;
  PassProfileInput: PassProfileInput;
  PassProfilePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PassProfilePayload']>;
  PassProfileSuccess: ResolverTypeWrapper<Omit<PassProfileSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  PasswordRequired: ResolverTypeWrapper<Omit<PasswordRequired, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  PauseProfilePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PauseProfilePayload']>;
  PauseProfileSuccess: ResolverTypeWrapper<Omit<PauseProfileSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  Payment: ResolverTypeWrapper<InvoiceRow>;
  PaymentFailure: ResolverTypeWrapper<Omit<PaymentFailure, 'reason'> & { reason: ResolversTypes['PaymentFailureReason'] }>;
  PaymentFailureReason: ResolverTypeWrapper<PaymentFailureReason>;
  PaymentState: ResolverTypeWrapper<PaymentState>;
  PaymentsUnavailable: ResolverTypeWrapper<Omit<PaymentsUnavailable, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  Photo: ResolverTypeWrapper<PhotoParent>;
  PhotoFormat: ResolverTypeWrapper<PhotoFormat>;
  PhotoPurpose: ResolverTypeWrapper<PhotoPurpose>;
  PhotoRejected: ResolverTypeWrapper<Omit<PhotoRejected, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  PhotoSize: ResolverTypeWrapper<PhotoSize>;
  Plan: ResolverTypeWrapper<Omit<Plan, 'id' | 'prepaid' | 'tier'> & { id: ResolversTypes['PlanId'], prepaid: Array<ResolversTypes['PrepaidOffer']>, tier: ResolversTypes['Tier'] }>;
  PlanHoldings: ResolverTypeWrapper<Omit<PlanHoldings, 'plan'> & { plan: ResolversTypes['PlanId'] }>;
  PlanId: ResolverTypeWrapper<PlanId>;
  PlanSubscription: ResolverTypeWrapper<PlanSubscriptionRow>;
  PlanSubscriptionState: ResolverTypeWrapper<PlanSubscriptionState>;
  PlayGameInput: PlayGameInput;
  PlayGamePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlayGamePayload']>;
  PlayGameSuccess: ResolverTypeWrapper<Omit<PlayGameSuccess, 'play' | 'viewer'> & { play: ResolversTypes['GamePlay'], viewer: ResolversTypes['Viewer'] }>;
  PlayMoveInput: PlayMoveInput;
  PlayMovePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlayMovePayload']>;
  PlayMoveSuccess: ResolverTypeWrapper<Omit<PlayMoveSuccess, 'gameSession'> & { gameSession: ResolversTypes['GameSession'] }>;
  PremiumRequired: ResolverTypeWrapper<Omit<PremiumRequired, 'ability' | 'code'> & { ability: ResolversTypes['Ability'], code: ResolversTypes['UserErrorCode'] }>;
  PrepaidOffer: ResolverTypeWrapper<Omit<PrepaidOffer, 'term'> & { term: ResolversTypes['PrepaidTerm'] }>;
  PrepaidPlan: ResolverTypeWrapper<PrepaidPlanParent>;
  PrepaidTerm: ResolverTypeWrapper<PrepaidTerm>;
  PrepareCallInput: PrepareCallInput;
  PrepareCallPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PrepareCallPayload']>;
  PrepareCallSuccess: ResolverTypeWrapper<PrepareCallSuccess>;
  Profile: ResolverTypeWrapper<ProfileParent>;
  ProfileExists: ResolverTypeWrapper<Omit<ProfileExists, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  PromptDeal: ResolverTypeWrapper<PromptDeal>;
  PromptKind: ResolverTypeWrapper<PromptKind>;
  ProposeDatePlanInput: ProposeDatePlanInput;
  ProposeDatePlanPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ProposeDatePlanPayload']>;
  ProposeDatePlanSuccess: ResolverTypeWrapper<Omit<ProposeDatePlanSuccess, 'datePlan'> & { datePlan: ResolversTypes['DatePlan'] }>;
  PublishPlansInput: PublishPlansInput;
  PublishPlansPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PublishPlansPayload']>;
  PublishPlansSuccess: ResolverTypeWrapper<Omit<PublishPlansSuccess, 'prices'> & { prices: Array<ResolversTypes['PublishedPrice']> }>;
  PublishedPrice: ResolverTypeWrapper<Omit<PublishedPrice, 'plan'> & { plan: ResolversTypes['PlanId'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuizDeal: ResolverTypeWrapper<QuizDeal>;
  QuizHardness: ResolverTypeWrapper<QuizHardness>;
  QuizQuestion: ResolverTypeWrapper<QuizQuestion>;
  QuizTable: ResolverTypeWrapper<QuizTable>;
  QuizTheme: ResolverTypeWrapper<QuizTheme>;
  RateReplyInput: RateReplyInput;
  RateReplyPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RateReplyPayload']>;
  RateReplySuccess: ResolverTypeWrapper<Omit<RateReplySuccess, 'reply'> & { reply: ResolversTypes['CompanionMessage'] }>;
  RecordNewsletterBouncesInput: RecordNewsletterBouncesInput;
  RecordNewsletterBouncesPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecordNewsletterBouncesPayload']>;
  RecordNewsletterBouncesSuccess: ResolverTypeWrapper<RecordNewsletterBouncesSuccess>;
  RecordProfileViewInput: RecordProfileViewInput;
  RecordProfileViewPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecordProfileViewPayload']>;
  RecordProfileViewSuccess: ResolverTypeWrapper<Omit<RecordProfileViewSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  RefreshSessionInput: RefreshSessionInput;
  RefreshSessionPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RefreshSessionPayload']>;
  RefreshSessionSuccess: ResolverTypeWrapper<RefreshSessionSuccess>;
  Religion: ResolverTypeWrapper<Religion>;
  RemoveDateIdeaInput: RemoveDateIdeaInput;
  RemoveDateIdeaPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveDateIdeaPayload']>;
  RemoveDateIdeaSuccess: ResolverTypeWrapper<Omit<RemoveDateIdeaSuccess, 'dateIdea'> & { dateIdea: ResolversTypes['AdminDateIdea'] }>;
  RemoveFriendInput: RemoveFriendInput;
  RemoveFriendPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveFriendPayload']>;
  RemoveFriendSuccess: ResolverTypeWrapper<Omit<RemoveFriendSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  RemoveNewsletterArticleInput: RemoveNewsletterArticleInput;
  RemoveNewsletterArticlePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveNewsletterArticlePayload']>;
  RemoveNewsletterArticleSuccess: ResolverTypeWrapper<Omit<RemoveNewsletterArticleSuccess, 'article'> & { article: ResolversTypes['AdminArticle'] }>;
  RemovePhotoInput: RemovePhotoInput;
  RemovePhotoPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemovePhotoPayload']>;
  RemovePhotoSuccess: ResolverTypeWrapper<Omit<RemovePhotoSuccess, 'user'> & { user: ResolversTypes['AdminUser'] }>;
  RemovePushSubscriptionPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemovePushSubscriptionPayload']>;
  RemovePushSubscriptionSuccess: ResolverTypeWrapper<Omit<RemovePushSubscriptionSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  ReorderPhotosInput: ReorderPhotosInput;
  ReorderPhotosPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReorderPhotosPayload']>;
  ReorderPhotosSuccess: ResolverTypeWrapper<Omit<ReorderPhotosSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  ReplaceRecoveryCodesInput: ReplaceRecoveryCodesInput;
  ReplaceRecoveryCodesPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReplaceRecoveryCodesPayload']>;
  ReplaceRecoveryCodesSuccess: ResolverTypeWrapper<Omit<ReplaceRecoveryCodesSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  ReplyRating: ResolverTypeWrapper<ReplyRating>;
  ReplyRatings: ResolverTypeWrapper<Omit<ReplyRatings, 'scenario'> & { scenario: ResolversTypes['CompanionScenario'] }>;
  ReplyToSupportTicketInput: ReplyToSupportTicketInput;
  ReplyToSupportTicketPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReplyToSupportTicketPayload']>;
  ReplyToSupportTicketSuccess: ResolverTypeWrapper<Omit<ReplyToSupportTicketSuccess, 'ticket'> & { ticket: ResolversTypes['SupportTicket'] }>;
  ReportDateIdeaInput: ReportDateIdeaInput;
  ReportDateIdeaPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportDateIdeaPayload']>;
  ReportDateIdeaSuccess: ResolverTypeWrapper<Omit<ReportDateIdeaSuccess, 'dateIdea'> & { dateIdea: ResolversTypes['DateIdea'] }>;
  ReportDecision: ResolverTypeWrapper<ReportDecision>;
  ReportEvidence: ResolverTypeWrapper<EvidenceParent>;
  ReportPriority: ResolverTypeWrapper<ReportPriority>;
  ReportProfileInput: ReportProfileInput;
  ReportProfilePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportProfilePayload']>;
  ReportProfileSuccess: ResolverTypeWrapper<ReportProfileSuccess>;
  ReportReason: ResolverTypeWrapper<ReportReason>;
  ReportState: ResolverTypeWrapper<ReportState>;
  ReportedProfile: ResolverTypeWrapper<ReportedProfile>;
  RequestAccountDeletionInput: RequestAccountDeletionInput;
  RequestAccountDeletionPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestAccountDeletionPayload']>;
  RequestAccountDeletionSuccess: ResolverTypeWrapper<Omit<RequestAccountDeletionSuccess, 'request' | 'viewer'> & { request: ResolversTypes['DeletionRequest'], viewer: ResolversTypes['Viewer'] }>;
  RequestEmailVerificationPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestEmailVerificationPayload']>;
  RequestEmailVerificationSuccess: ResolverTypeWrapper<Omit<RequestEmailVerificationSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestPasswordResetPayload']>;
  RequestPasswordResetSuccess: ResolverTypeWrapper<RequestPasswordResetSuccess>;
  RequestSignInCodeInput: RequestSignInCodeInput;
  RequestSignInCodePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestSignInCodePayload']>;
  RequestSignInCodeSuccess: ResolverTypeWrapper<RequestSignInCodeSuccess>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResetPasswordPayload']>;
  ResetPasswordSuccess: ResolverTypeWrapper<Omit<ResetPasswordSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  ResetRefused: ResolverTypeWrapper<Omit<ResetRefused, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  ResolveAppealInput: ResolveAppealInput;
  ResolveAppealPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResolveAppealPayload']>;
  ResolveAppealSuccess: ResolverTypeWrapper<Omit<ResolveAppealSuccess, 'appeal'> & { appeal: ResolversTypes['AdminAppeal'] }>;
  ResolveReportInput: ResolveReportInput;
  ResolveReportPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResolveReportPayload']>;
  ResolveReportSuccess: ResolverTypeWrapper<Omit<ResolveReportSuccess, 'report'> & { report: ResolversTypes['AdminReport'] }>;
  RestoreAccountInput: RestoreAccountInput;
  RestoreAccountPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RestoreAccountPayload']>;
  RestoreAccountSuccess: ResolverTypeWrapper<Omit<RestoreAccountSuccess, 'user'> & { user: ResolversTypes['AdminUser'] }>;
  ResultRefused: ResolverTypeWrapper<Omit<ResultRefused, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  ResumeProfilePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResumeProfilePayload']>;
  ResumeProfileSuccess: ResolverTypeWrapper<Omit<ResumeProfileSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  ReturnPrepaidPlanInput: ReturnPrepaidPlanInput;
  ReturnPrepaidPlanPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReturnPrepaidPlanPayload']>;
  ReturnPrepaidPlanSuccess: ResolverTypeWrapper<Omit<ReturnPrepaidPlanSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  ReviewDateInput: ReviewDateInput;
  ReviewDatePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReviewDatePayload']>;
  ReviewDateSuccess: ResolverTypeWrapper<Omit<ReviewDateSuccess, 'datePlan'> & { datePlan: ResolversTypes['DatePlan'] }>;
  ReviewDraftInput: ReviewDraftInput;
  ReviewDraftPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReviewDraftPayload']>;
  ReviewDraftSuccess: ResolverTypeWrapper<ReviewDraftSuccess>;
  ReviewVerificationInput: ReviewVerificationInput;
  ReviewVerificationPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReviewVerificationPayload']>;
  ReviewVerificationSuccess: ResolverTypeWrapper<Omit<ReviewVerificationSuccess, 'verification'> & { verification: ResolversTypes['AdminVerification'] }>;
  RevokeAccessTokenInput: RevokeAccessTokenInput;
  RevokeAccessTokenPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeAccessTokenPayload']>;
  RevokeAccessTokenSuccess: ResolverTypeWrapper<Omit<RevokeAccessTokenSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  RevokeEntitlementInput: RevokeEntitlementInput;
  RevokeEntitlementPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeEntitlementPayload']>;
  RevokeEntitlementSuccess: ResolverTypeWrapper<Omit<RevokeEntitlementSuccess, 'user'> & { user: ResolversTypes['AdminUser'] }>;
  RevokeOtherSessionsPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeOtherSessionsPayload']>;
  RevokeOtherSessionsSuccess: ResolverTypeWrapper<Omit<RevokeOtherSessionsSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  RevokeSessionInput: RevokeSessionInput;
  RevokeSessionPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeSessionPayload']>;
  RevokeSessionSuccess: ResolverTypeWrapper<Omit<RevokeSessionSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  Role: ResolverTypeWrapper<Role>;
  SaveCompanionPreferencesInput: SaveCompanionPreferencesInput;
  SaveCompanionPreferencesPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveCompanionPreferencesPayload']>;
  SaveCompanionPreferencesSuccess: ResolverTypeWrapper<Omit<SaveCompanionPreferencesSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SaveDateIdeaInput: SaveDateIdeaInput;
  SaveDateIdeaPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveDateIdeaPayload']>;
  SaveDateIdeaSuccess: ResolverTypeWrapper<Omit<SaveDateIdeaSuccess, 'dateIdea'> & { dateIdea: ResolversTypes['AdminDateIdea'] }>;
  SaveDeckFilterInput: SaveDeckFilterInput;
  SaveDeckFilterPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveDeckFilterPayload']>;
  SaveDeckFilterSuccess: ResolverTypeWrapper<Omit<SaveDeckFilterSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SaveNewsletterArticleInput: SaveNewsletterArticleInput;
  SaveNewsletterArticlePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveNewsletterArticlePayload']>;
  SaveNewsletterArticleSuccess: ResolverTypeWrapper<Omit<SaveNewsletterArticleSuccess, 'article'> & { article: ResolversTypes['AdminArticle'] }>;
  SavePushSubscriptionInput: SavePushSubscriptionInput;
  SavePushSubscriptionPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SavePushSubscriptionPayload']>;
  SavePushSubscriptionSuccess: ResolverTypeWrapper<Omit<SavePushSubscriptionSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  ScenarioProgress: ResolverTypeWrapper<Omit<ScenarioProgress, 'scenario'> & { scenario: ResolversTypes['CompanionScenario'] }>;
  SendBetaFeedbackInput: SendBetaFeedbackInput;
  SendBetaFeedbackPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendBetaFeedbackPayload']>;
  SendBetaFeedbackSuccess: ResolverTypeWrapper<SendBetaFeedbackSuccess>;
  SendCallSignalInput: SendCallSignalInput;
  SendCallSignalPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendCallSignalPayload']>;
  SendCallSignalSuccess: ResolverTypeWrapper<Omit<SendCallSignalSuccess, 'call'> & { call: ResolversTypes['Call'] }>;
  SendCompanionMessageInput: SendCompanionMessageInput;
  SendCompanionMessagePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendCompanionMessagePayload']>;
  SendCompanionMessageSuccess: ResolverTypeWrapper<Omit<SendCompanionMessageSuccess, 'conversation'> & { conversation: ResolversTypes['CompanionConversation'] }>;
  SendMessageInput: SendMessageInput;
  SendMessagePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendMessagePayload']>;
  SendMessageSuccess: ResolverTypeWrapper<Omit<SendMessageSuccess, 'match' | 'sentMessage'> & { match: ResolversTypes['Match'], sentMessage: ResolversTypes['Message'] }>;
  SendSharedPlanCodeInput: SendSharedPlanCodeInput;
  SendSharedPlanCodePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendSharedPlanCodePayload']>;
  SendSharedPlanCodeSuccess: ResolverTypeWrapper<SendSharedPlanCodeSuccess>;
  SendWeeklyNewsletterInput: SendWeeklyNewsletterInput;
  SendWeeklyNewsletterPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendWeeklyNewsletterPayload']>;
  SendWeeklyNewsletterSuccess: ResolverTypeWrapper<Omit<SendWeeklyNewsletterSuccess, 'article'> & { article: ResolversTypes['NewsletterArticle'] }>;
  Session: ResolverTypeWrapper<SessionRow>;
  SessionTokens: ResolverTypeWrapper<SessionTokens>;
  SetCheckInPinsInput: SetCheckInPinsInput;
  SetCheckInPinsPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetCheckInPinsPayload']>;
  SetCheckInPinsSuccess: ResolverTypeWrapper<Omit<SetCheckInPinsSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SetDateIdeaSavedInput: SetDateIdeaSavedInput;
  SetDateIdeaSavedPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetDateIdeaSavedPayload']>;
  SetDateIdeaSavedSuccess: ResolverTypeWrapper<Omit<SetDateIdeaSavedSuccess, 'dateIdea' | 'viewer'> & { dateIdea: ResolversTypes['DateIdea'], viewer: ResolversTypes['Viewer'] }>;
  SetPageVisibilityInput: SetPageVisibilityInput;
  SetPageVisibilityPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetPageVisibilityPayload']>;
  SetPageVisibilitySuccess: ResolverTypeWrapper<Omit<SetPageVisibilitySuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SetTravelLocationInput: SetTravelLocationInput;
  SetTravelLocationPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetTravelLocationPayload']>;
  SetTravelLocationSuccess: ResolverTypeWrapper<Omit<SetTravelLocationSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SetTypingInput: SetTypingInput;
  SetTypingPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetTypingPayload']>;
  SetTypingSuccess: ResolverTypeWrapper<SetTypingSuccess>;
  ShareDateIdeaInput: ShareDateIdeaInput;
  ShareDateIdeaPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ShareDateIdeaPayload']>;
  ShareDateIdeaSuccess: ResolverTypeWrapper<Omit<ShareDateIdeaSuccess, 'match' | 'sentMessage'> & { match: ResolversTypes['Match'], sentMessage: ResolversTypes['Message'] }>;
  SharedPerson: ResolverTypeWrapper<SharedPerson>;
  SharedPlan: ResolverTypeWrapper<SharedPlan>;
  SharedQuestion: ResolverTypeWrapper<SharedQuestion>;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInPayload']>;
  SignInSuccess: ResolverTypeWrapper<Omit<SignInSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SignInWithCodeInput: SignInWithCodeInput;
  SignInWithCodePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInWithCodePayload']>;
  SignInWithCodeSuccess: ResolverTypeWrapper<Omit<SignInWithCodeSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SignOutInput: SignOutInput;
  SignOutPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignOutPayload']>;
  SignOutSuccess: ResolverTypeWrapper<SignOutSuccess>;
  SignUpInput: SignUpInput;
  SignUpPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignUpPayload']>;
  SignUpSuccess: ResolverTypeWrapper<Omit<SignUpSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  StartCheckInInput: StartCheckInInput;
  StartCheckInPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartCheckInPayload']>;
  StartCheckInSuccess: ResolverTypeWrapper<Omit<StartCheckInSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  StartCheckoutInput: StartCheckoutInput;
  StartCheckoutPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartCheckoutPayload']>;
  StartCheckoutSuccess: ResolverTypeWrapper<StartCheckoutSuccess>;
  StartPrepaidCheckoutInput: StartPrepaidCheckoutInput;
  StartPrepaidCheckoutPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartPrepaidCheckoutPayload']>;
  StartPrepaidCheckoutSuccess: ResolverTypeWrapper<StartPrepaidCheckoutSuccess>;
  StartTwoFactorInput: StartTwoFactorInput;
  StartTwoFactorPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartTwoFactorPayload']>;
  StartTwoFactorSuccess: ResolverTypeWrapper<StartTwoFactorSuccess>;
  StatementDeal: ResolverTypeWrapper<StatementDeal>;
  StatementsRound: ResolverTypeWrapper<StatementsRound>;
  StatementsTable: ResolverTypeWrapper<StatementsTable>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitVerificationInput: SubmitVerificationInput;
  SubmitVerificationPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubmitVerificationPayload']>;
  SubmitVerificationSuccess: ResolverTypeWrapper<Omit<SubmitVerificationSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SubscribeToNewsletterInput: SubscribeToNewsletterInput;
  SubscribeToNewsletterPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubscribeToNewsletterPayload']>;
  SubscribeToNewsletterSuccess: ResolverTypeWrapper<SubscribeToNewsletterSuccess>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SubscriptionOutcomes: ResolverTypeWrapper<SubscriptionOutcomes>;
  SuggestedQuestion: ResolverTypeWrapper<SuggestedQuestion>;
  SuperLikeProfileInput: SuperLikeProfileInput;
  SuperLikeProfilePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SuperLikeProfilePayload']>;
  SuperLikeProfileSuccess: ResolverTypeWrapper<Omit<SuperLikeProfileSuccess, 'match' | 'viewer'> & { match?: Maybe<ResolversTypes['Match']>, viewer: ResolversTypes['Viewer'] }>;
  SupportAnswered: ResolverTypeWrapper<Omit<SupportAnswered, 'ticket'> & { ticket: ResolversTypes['SupportTicket'] }>;
  SupportMessage: ResolverTypeWrapper<SupportMessageRow>;
  SupportTicket: ResolverTypeWrapper<SupportTicketRow>;
  SupportTicketState: ResolverTypeWrapper<SupportTicketState>;
  SuspendAccountInput: SuspendAccountInput;
  SuspendAccountPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SuspendAccountPayload']>;
  SuspendAccountSuccess: ResolverTypeWrapper<Omit<SuspendAccountSuccess, 'user'> & { user: ResolversTypes['AdminUser'] }>;
  Tier: ResolverTypeWrapper<Tier>;
  TimedFlipsInput: TimedFlipsInput;
  ToldStatementsInput: ToldStatementsInput;
  TooManyAttempts: ResolverTypeWrapper<Omit<TooManyAttempts, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  Town: ResolverTypeWrapper<TownParent>;
  TrialState: ResolverTypeWrapper<TrialState>;
  TrustedFriend: ResolverTypeWrapper<TrustedFriendRow>;
  TwoFactor: ResolverTypeWrapper<TwoFactor>;
  TwoFactorRequired: ResolverTypeWrapper<Omit<TwoFactorRequired, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  TypingChanged: ResolverTypeWrapper<Omit<TypingChanged, 'match' | 'profile'> & { match: ResolversTypes['Match'], profile?: Maybe<ResolversTypes['Profile']> }>;
  UnblockProfileInput: UnblockProfileInput;
  UnblockProfilePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UnblockProfilePayload']>;
  UnblockProfileSuccess: ResolverTypeWrapper<Omit<UnblockProfileSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  Underage: ResolverTypeWrapper<Omit<Underage, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  UndoPassInput: UndoPassInput;
  UndoPassPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UndoPassPayload']>;
  UndoPassSuccess: ResolverTypeWrapper<Omit<UndoPassSuccess, 'profile' | 'viewer'> & { profile?: Maybe<ResolversTypes['Profile']>, viewer: ResolversTypes['Viewer'] }>;
  UnmatchInput: UnmatchInput;
  UnmatchPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UnmatchPayload']>;
  UnmatchSuccess: ResolverTypeWrapper<Omit<UnmatchSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  UnreadChanged: ResolverTypeWrapper<Omit<UnreadChanged, 'match' | 'viewer'> & { match: ResolversTypes['Match'], viewer: ResolversTypes['Viewer'] }>;
  UnsubscribeFromNewsletterInput: UnsubscribeFromNewsletterInput;
  UnsubscribeFromNewsletterPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UnsubscribeFromNewsletterPayload']>;
  UnsubscribeFromNewsletterSuccess: ResolverTypeWrapper<UnsubscribeFromNewsletterSuccess>;
  UpdateLocationInput: UpdateLocationInput;
  UpdateLocationPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateLocationPayload']>;
  UpdateLocationSuccess: ResolverTypeWrapper<Omit<UpdateLocationSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  UpdateNoticesInput: UpdateNoticesInput;
  UpdateNoticesPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateNoticesPayload']>;
  UpdateNoticesSuccess: ResolverTypeWrapper<Omit<UpdateNoticesSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  UpdateNotificationsInput: UpdateNotificationsInput;
  UpdateNotificationsPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateNotificationsPayload']>;
  UpdateNotificationsSuccess: ResolverTypeWrapper<Omit<UpdateNotificationsSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateProfilePayload']>;
  UpdateProfileSuccess: ResolverTypeWrapper<Omit<UpdateProfileSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: ResolverTypeWrapper<UserErrorCode>;
  Verification: ResolverTypeWrapper<VerificationRow>;
  VerificationDecision: ResolverTypeWrapper<VerificationDecision>;
  VerificationReviewed: ResolverTypeWrapper<Omit<VerificationReviewed, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  VerificationStatus: ResolverTypeWrapper<VerificationStatus>;
  VerifyEmailInput: VerifyEmailInput;
  VerifyEmailPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VerifyEmailPayload']>;
  VerifyEmailSuccess: ResolverTypeWrapper<Omit<VerifyEmailSuccess, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ViewQuota: ResolverTypeWrapper<ViewQuota>;
  Viewer: ResolverTypeWrapper<ViewerParent>;
  ViewerEvent: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ViewerEvent']>;
  WarnAccountInput: WarnAccountInput;
  WarnAccountPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WarnAccountPayload']>;
  WarnAccountSuccess: ResolverTypeWrapper<Omit<WarnAccountSuccess, 'user'> & { user: ResolversTypes['AdminUser'] }>;
  Warning: ResolverTypeWrapper<WarningRow>;
  WarningGiven: ResolverTypeWrapper<Omit<WarningGiven, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  WeeklyReport: ResolverTypeWrapper<Omit<WeeklyReport, 'favourite'> & { favourite?: Maybe<ResolversTypes['CompanionScenario']> }>;
  WrongCode: ResolverTypeWrapper<Omit<WrongCode, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  WrongPin: ResolverTypeWrapper<Omit<WrongPin, 'code' | 'viewer'> & { code: ResolversTypes['UserErrorCode'], viewer: ResolversTypes['Viewer'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessToken: AccessTokenRow;
  AccountRefInput: AccountRefInput;
  AccountSuspended: AccountSuspended;
  AcknowledgeWarningInput: AcknowledgeWarningInput;
  AcknowledgeWarningPayload: ResolversUnionTypes<ResolversParentTypes>['AcknowledgeWarningPayload'];
  AcknowledgeWarningSuccess: Omit<AcknowledgeWarningSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  Admin: AdminParent;
  AdminAppeal: AppealRow;
  AdminAppealConnection: Omit<AdminAppealConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['AdminAppealEdge']>, nodes: Array<ResolversParentTypes['AdminAppeal']> };
  AdminAppealEdge: Omit<AdminAppealEdge, 'node'> & { node: ResolversParentTypes['AdminAppeal'] };
  AdminArticle: ArticleRow;
  AdminArticleConnection: Omit<AdminArticleConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['AdminArticleEdge']>, nodes: Array<ResolversParentTypes['AdminArticle']> };
  AdminArticleEdge: Omit<AdminArticleEdge, 'node'> & { node: ResolversParentTypes['AdminArticle'] };
  AdminDateIdea: DateIdeaRow;
  AdminDateIdeaConnection: Omit<AdminDateIdeaConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['AdminDateIdeaEdge']>, nodes: Array<ResolversParentTypes['AdminDateIdea']> };
  AdminDateIdeaEdge: Omit<AdminDateIdeaEdge, 'node'> & { node: ResolversParentTypes['AdminDateIdea'] };
  AdminFeedback: FeedbackRow;
  AdminFeedbackConnection: Omit<AdminFeedbackConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['AdminFeedbackEdge']>, nodes: Array<ResolversParentTypes['AdminFeedback']> };
  AdminFeedbackEdge: Omit<AdminFeedbackEdge, 'node'> & { node: ResolversParentTypes['AdminFeedback'] };
  AdminFlaggedPhoto: PhotoRow;
  AdminFlaggedPhotoConnection: Omit<AdminFlaggedPhotoConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['AdminFlaggedPhotoEdge']>, nodes: Array<ResolversParentTypes['AdminFlaggedPhoto']> };
  AdminFlaggedPhotoEdge: Omit<AdminFlaggedPhotoEdge, 'node'> & { node: ResolversParentTypes['AdminFlaggedPhoto'] };
  AdminNewsletter: AdminParent;
  AdminReport: ReportRow;
  AdminReportConnection: Omit<AdminReportConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['AdminReportEdge']>, nodes: Array<ResolversParentTypes['AdminReport']> };
  AdminReportEdge: Omit<AdminReportEdge, 'node'> & { node: ResolversParentTypes['AdminReport'] };
  AdminSupportTicket: SupportTicketRow;
  AdminSupportTicketConnection: Omit<AdminSupportTicketConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['AdminSupportTicketEdge']>, nodes: Array<ResolversParentTypes['AdminSupportTicket']> };
  AdminSupportTicketEdge: Omit<AdminSupportTicketEdge, 'node'> & { node: ResolversParentTypes['AdminSupportTicket'] };
  AdminSuspension: SuspensionRow;
  AdminTotals: AdminTotals;
  AdminUser: UserRow;
  AdminUserConnection: Omit<AdminUserConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['AdminUserEdge']>, nodes: Array<ResolversParentTypes['AdminUser']> };
  AdminUserEdge: Omit<AdminUserEdge, 'node'> & { node: ResolversParentTypes['AdminUser'] };
  AdminVerification: VerificationRow;
  AdminVerificationConnection: Omit<AdminVerificationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['AdminVerificationEdge']>, nodes: Array<ResolversParentTypes['AdminVerification']> };
  AdminVerificationEdge: Omit<AdminVerificationEdge, 'node'> & { node: ResolversParentTypes['AdminVerification'] };
  AdminWarning: WarningRow;
  AlreadyRegistered: AlreadyRegistered;
  AlreadySubscribed: AlreadySubscribed;
  AnswerDatePlanInput: AnswerDatePlanInput;
  AnswerDatePlanPayload: ResolversUnionTypes<ResolversParentTypes>['AnswerDatePlanPayload'];
  AnswerDatePlanSuccess: Omit<AnswerDatePlanSuccess, 'datePlan'> & { datePlan: ResolversParentTypes['DatePlan'] };
  AnswerFriendInvitationInput: AnswerFriendInvitationInput;
  AnswerFriendInvitationPayload: ResolversUnionTypes<ResolversParentTypes>['AnswerFriendInvitationPayload'];
  AnswerFriendInvitationSuccess: AnswerFriendInvitationSuccess;
  AnswerSupportTicketInput: AnswerSupportTicketInput;
  AnswerSupportTicketPayload: ResolversUnionTypes<ResolversParentTypes>['AnswerSupportTicketPayload'];
  AnswerSupportTicketSuccess: Omit<AnswerSupportTicketSuccess, 'ticket'> & { ticket: ResolversParentTypes['AdminSupportTicket'] };
  AppealSuspensionInput: AppealSuspensionInput;
  AppealSuspensionPayload: ResolversUnionTypes<ResolversParentTypes>['AppealSuspensionPayload'];
  AppealSuspensionSuccess: AppealSuspensionSuccess;
  ArticleBlock: Omit<ArticleBlock, 'spans'> & { spans: Array<ResolversParentTypes['ArticleSpan']> };
  ArticleSpan: ArticleSpan;
  AuditEvent: AuditEventRow;
  AuditEventConnection: Omit<AuditEventConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['AuditEventEdge']>, nodes: Array<ResolversParentTypes['AuditEvent']> };
  AuditEventEdge: Omit<AuditEventEdge, 'node'> & { node: ResolversParentTypes['AuditEvent'] };
  Beta: Beta;
  BirthDateFrozen: BirthDateFrozen;
  BlockProfileInput: BlockProfileInput;
  BlockProfilePayload: ResolversUnionTypes<ResolversParentTypes>['BlockProfilePayload'];
  BlockProfileSuccess: Omit<BlockProfileSuccess, 'blocked' | 'viewer'> & { blocked: ResolversParentTypes['BlockedProfile'], viewer: ResolversParentTypes['Viewer'] };
  BlockedProfile: BlockedProfileParent;
  BlockedProfileConnection: Omit<BlockedProfileConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['BlockedProfileEdge']>, nodes: Array<ResolversParentTypes['BlockedProfile']> };
  BlockedProfileEdge: Omit<BlockedProfileEdge, 'node'> & { node: ResolversParentTypes['BlockedProfile'] };
  Boolean: Scalars['Boolean']['output'];
  BoostProfilePayload: ResolversUnionTypes<ResolversParentTypes>['BoostProfilePayload'];
  BoostProfileSuccess: Omit<BoostProfileSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  BoostRunning: BoostRunning;
  BreachScopeConnection: Omit<BreachScopeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['BreachScopeEdge']>, nodes: Array<ResolversParentTypes['BreachedPerson']> };
  BreachScopeEdge: Omit<BreachScopeEdge, 'node'> & { node: ResolversParentTypes['BreachedPerson'] };
  BreachedPerson: BreachedParent;
  Call: CallRow;
  CallAnswerInput: CallAnswerInput;
  CallAnswered: Omit<CallAnswered, 'call'> & { call: ResolversParentTypes['Call'] };
  CallBusy: CallBusy;
  CallChanged: Omit<CallChanged, 'call'> & { call: ResolversParentTypes['Call'] };
  CallOfferInput: CallOfferInput;
  CallOffered: Omit<CallOffered, 'call'> & { call: ResolversParentTypes['Call'] };
  CallOver: CallOver;
  CallSignal: ResolversUnionTypes<ResolversParentTypes>['CallSignal'];
  CallSignalInput: CallSignalInput;
  CancelAccountDeletionPayload: ResolversUnionTypes<ResolversParentTypes>['CancelAccountDeletionPayload'];
  CancelAccountDeletionSuccess: Omit<CancelAccountDeletionSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  CancelDatePlanInput: CancelDatePlanInput;
  CancelDatePlanPayload: ResolversUnionTypes<ResolversParentTypes>['CancelDatePlanPayload'];
  CancelDatePlanSuccess: Omit<CancelDatePlanSuccess, 'datePlan'> & { datePlan: ResolversParentTypes['DatePlan'] };
  CaptchaRequired: CaptchaRequired;
  CardDeal: CardDeal;
  CardsTable: Omit<CardsTable, 'cards'> & { cards: Array<ResolversParentTypes['DrawnCard']> };
  ChangeEmailInput: ChangeEmailInput;
  ChangeEmailPayload: ResolversUnionTypes<ResolversParentTypes>['ChangeEmailPayload'];
  ChangeEmailSuccess: Omit<ChangeEmailSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolversUnionTypes<ResolversParentTypes>['ChangePasswordPayload'];
  ChangePasswordSuccess: Omit<ChangePasswordSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  ChatEvent: ResolversUnionTypes<ResolversParentTypes>['ChatEvent'];
  CheckDateIdeaInput: CheckDateIdeaInput;
  CheckDateIdeaPayload: ResolversUnionTypes<ResolversParentTypes>['CheckDateIdeaPayload'];
  CheckDateIdeaSuccess: Omit<CheckDateIdeaSuccess, 'dateIdea'> & { dateIdea: ResolversParentTypes['AdminDateIdea'] };
  CheckIn: CheckInRow;
  CheckInInput: CheckInInput;
  CheckInPayload: ResolversUnionTypes<ResolversParentTypes>['CheckInPayload'];
  CheckInSuccess: Omit<CheckInSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  ClearTravelLocationPayload: ResolversUnionTypes<ResolversParentTypes>['ClearTravelLocationPayload'];
  ClearTravelLocationSuccess: Omit<ClearTravelLocationSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  CoachUnavailable: CoachUnavailable;
  Companion: CompanionParent;
  CompanionAllowance: CompanionAllowance;
  CompanionConversation: TranscriptRow;
  CompanionDelta: CompanionDelta;
  CompanionMessage: CompanionMessage;
  CompanionPreferences: CompanionPreferences;
  CompanionProgress: Omit<CompanionProgress, 'scenarios' | 'week'> & { scenarios: Array<ResolversParentTypes['ScenarioProgress']>, week: ResolversParentTypes['WeeklyReport'] };
  CompanionReplyDone: Omit<CompanionReplyDone, 'conversation'> & { conversation: ResolversParentTypes['CompanionConversation'] };
  CompanionReplyEvent: ResolversUnionTypes<ResolversParentTypes>['CompanionReplyEvent'];
  CompanionReplyFailed: CompanionReplyFailed;
  CompanionScenario: ScenarioParent;
  Compatibility: Compatibility;
  CompleteBetaOnboardingPayload: ResolversUnionTypes<ResolversParentTypes>['CompleteBetaOnboardingPayload'];
  CompleteBetaOnboardingSuccess: Omit<CompleteBetaOnboardingSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  CompletePhotoUploadInput: CompletePhotoUploadInput;
  CompletePhotoUploadPayload: ResolversUnionTypes<ResolversParentTypes>['CompletePhotoUploadPayload'];
  CompletePhotoUploadSuccess: Omit<CompletePhotoUploadSuccess, 'photo' | 'viewer'> & { photo: ResolversParentTypes['Photo'], viewer: ResolversParentTypes['Viewer'] };
  ConfirmTwoFactorInput: ConfirmTwoFactorInput;
  ConfirmTwoFactorPayload: ResolversUnionTypes<ResolversParentTypes>['ConfirmTwoFactorPayload'];
  ConfirmTwoFactorSuccess: Omit<ConfirmTwoFactorSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  CounterDatePlanInput: CounterDatePlanInput;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAccessTokenPayload: ResolversUnionTypes<ResolversParentTypes>['CreateAccessTokenPayload'];
  CreateAccessTokenSuccess: Omit<CreateAccessTokenSuccess, 'accessToken'> & { accessToken: ResolversParentTypes['AccessToken'] };
  CreatePhotoUploadInput: CreatePhotoUploadInput;
  CreatePhotoUploadPayload: ResolversUnionTypes<ResolversParentTypes>['CreatePhotoUploadPayload'];
  CreatePhotoUploadSuccess: CreatePhotoUploadSuccess;
  CreateProfileInput: CreateProfileInput;
  CreateProfilePayload: ResolversUnionTypes<ResolversParentTypes>['CreateProfilePayload'];
  CreateProfileSuccess: Omit<CreateProfileSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  CreateSupportTicketInput: CreateSupportTicketInput;
  CreateSupportTicketPayload: ResolversUnionTypes<ResolversParentTypes>['CreateSupportTicketPayload'];
  CreateSupportTicketSuccess: Omit<CreateSupportTicketSuccess, 'ticket' | 'viewer'> & { ticket: ResolversParentTypes['SupportTicket'], viewer: ResolversParentTypes['Viewer'] };
  Date: Scalars['Date']['output'];
  DateFeelings: DateFeelings;
  DateIdea: DateIdeaRow;
  DateIdeaConnection: Omit<DateIdeaConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['DateIdeaEdge']>, nodes: Array<ResolversParentTypes['DateIdea']> };
  DateIdeaEdge: Omit<DateIdeaEdge, 'node'> & { node: ResolversParentTypes['DateIdea'] };
  DateIdeaFilterInput: DateIdeaFilterInput;
  DateIdeaReport: DateIdeaReportRow;
  DatePlan: DatePlanRow;
  DatePlanChanged: Omit<DatePlanChanged, 'match'> & { match: ResolversParentTypes['Match'] };
  DatePlanConflict: Omit<DatePlanConflict, 'datePlan'> & { datePlan: ResolversParentTypes['DatePlan'] };
  DateTime: Scalars['DateTime']['output'];
  DayFigures: DayFigures;
  Deck: Omit<Deck, 'profiles'> & { profiles: Array<ResolversParentTypes['Profile']> };
  DeckFilter: DeckFilterParent;
  DeckFilterInput: DeckFilterInput;
  DeleteCompanionConversationInput: DeleteCompanionConversationInput;
  DeleteCompanionConversationPayload: ResolversUnionTypes<ResolversParentTypes>['DeleteCompanionConversationPayload'];
  DeleteCompanionConversationSuccess: Omit<DeleteCompanionConversationSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  DeletePhotoInput: DeletePhotoInput;
  DeletePhotoPayload: ResolversUnionTypes<ResolversParentTypes>['DeletePhotoPayload'];
  DeletePhotoSuccess: Omit<DeletePhotoSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  DeletionRequest: DeletionRequestRow;
  DisableTwoFactorInput: DisableTwoFactorInput;
  DisableTwoFactorPayload: ResolversUnionTypes<ResolversParentTypes>['DisableTwoFactorPayload'];
  DisableTwoFactorSuccess: Omit<DisableTwoFactorSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  DismissReportsByInput: DismissReportsByInput;
  DismissReportsByPayload: ResolversUnionTypes<ResolversParentTypes>['DismissReportsByPayload'];
  DismissReportsBySuccess: Omit<DismissReportsBySuccess, 'reporter'> & { reporter: ResolversParentTypes['AdminUser'] };
  DraftFeedback: DraftFeedback;
  DrawnCard: DrawnCard;
  EmojiDeal: EmojiDeal;
  EntitlementChanged: Omit<EntitlementChanged, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  EventsBegan: Omit<EventsBegan, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  ExportMyDataInput: ExportMyDataInput;
  ExportMyDataPayload: ResolversUnionTypes<ResolversParentTypes>['ExportMyDataPayload'];
  ExportMyDataSuccess: ExportMyDataSuccess;
  FieldError: FieldError;
  FinishGameInput: FinishGameInput;
  FinishGamePayload: ResolversUnionTypes<ResolversParentTypes>['FinishGamePayload'];
  FinishGameSuccess: Omit<FinishGameSuccess, 'play'> & { play: ResolversParentTypes['GamePlay'] };
  Float: Scalars['Float']['output'];
  FriendInvitation: FriendInvitation;
  Game: GameParent;
  GameConflict: Omit<GameConflict, 'gameSession'> & { gameSession: ResolversParentTypes['GameSession'] };
  GameDeal: ResolversUnionTypes<ResolversParentTypes>['GameDeal'];
  GameMoveInput: GameMoveInput;
  GamePlay: GamePlayRow;
  GamePlays: GamePlays;
  GameResult: GameResult;
  GameResultInput: GameResultInput;
  GameSession: GameSessionRow;
  GameSessionChanged: Omit<GameSessionChanged, 'match'> & { match: ResolversParentTypes['Match'] };
  GameTable: ResolversUnionTypes<ResolversParentTypes>['GameTable'];
  GenerateQuestionsInput: GenerateQuestionsInput;
  GenerateQuestionsPayload: ResolversUnionTypes<ResolversParentTypes>['GenerateQuestionsPayload'];
  GenerateQuestionsSuccess: GenerateQuestionsSuccess;
  GrantEntitlementInput: GrantEntitlementInput;
  GrantEntitlementPayload: ResolversUnionTypes<ResolversParentTypes>['GrantEntitlementPayload'];
  GrantEntitlementSuccess: Omit<GrantEntitlementSuccess, 'user'> & { user: ResolversParentTypes['AdminUser'] };
  HasSubscription: HasSubscription;
  HeldPlan: HeldPlanParent;
  ID: Scalars['ID']['output'];
  IceCandidateFound: Omit<IceCandidateFound, 'call'> & { call: ResolversParentTypes['Call'] };
  IceCandidateInput: IceCandidateInput;
  IceServer: IceServer;
  IdempotencyConflict: IdempotencyConflict;
  Int: Scalars['Int']['output'];
  InvalidCredentials: InvalidCredentials;
  InvalidInput: InvalidInput;
  InvalidTwoFactorCode: InvalidTwoFactorCode;
  InviteFriendInput: InviteFriendInput;
  InviteFriendPayload: ResolversUnionTypes<ResolversParentTypes>['InviteFriendPayload'];
  InviteFriendSuccess: Omit<InviteFriendSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  InviteToGameInput: InviteToGameInput;
  InviteToGamePayload: ResolversUnionTypes<ResolversParentTypes>['InviteToGamePayload'];
  InviteToGameSuccess: Omit<InviteToGameSuccess, 'gameSession'> & { gameSession: ResolversParentTypes['GameSession'] };
  KeepPhotoInput: KeepPhotoInput;
  KeepPhotoPayload: ResolversUnionTypes<ResolversParentTypes>['KeepPhotoPayload'];
  KeepPhotoSuccess: KeepPhotoSuccess;
  LaunchDiscount: LaunchDiscount;
  LiftPhotoRemovalInput: LiftPhotoRemovalInput;
  LiftPhotoRemovalPayload: ResolversUnionTypes<ResolversParentTypes>['LiftPhotoRemovalPayload'];
  LiftPhotoRemovalSuccess: Omit<LiftPhotoRemovalSuccess, 'user'> & { user: ResolversParentTypes['AdminUser'] };
  LikeProfileInput: LikeProfileInput;
  LikeProfilePayload: ResolversUnionTypes<ResolversParentTypes>['LikeProfilePayload'];
  LikeProfileSuccess: Omit<LikeProfileSuccess, 'match' | 'viewer'> & { match?: Maybe<ResolversParentTypes['Match']>, viewer: ResolversParentTypes['Viewer'] };
  Liker: LikerParent;
  LikerConnection: Omit<LikerConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['LikerEdge']>, nodes: Array<ResolversParentTypes['Liker']> };
  LikerEdge: Omit<LikerEdge, 'node'> & { node: ResolversParentTypes['Liker'] };
  LimitReached: LimitReached;
  LinkExpired: LinkExpired;
  MarkMessagesReadInput: MarkMessagesReadInput;
  MarkMessagesReadPayload: ResolversUnionTypes<ResolversParentTypes>['MarkMessagesReadPayload'];
  MarkMessagesReadSuccess: Omit<MarkMessagesReadSuccess, 'match' | 'viewer'> & { match: ResolversParentTypes['Match'], viewer: ResolversParentTypes['Viewer'] };
  Match: MatchRow;
  MatchConnection: Omit<MatchConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['MatchEdge']>, nodes: Array<ResolversParentTypes['Match']> };
  MatchCreated: Omit<MatchCreated, 'match'> & { match: ResolversParentTypes['Match'] };
  MatchEdge: Omit<MatchEdge, 'node'> & { node: ResolversParentTypes['Match'] };
  MatchEnded: Omit<MatchEnded, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  Message: MessageRow;
  MessageAdded: Omit<MessageAdded, 'match' | 'message'> & { match: ResolversParentTypes['Match'], message: ResolversParentTypes['Message'] };
  MessageConnection: Omit<MessageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['MessageEdge']>, nodes: Array<ResolversParentTypes['Message']> };
  MessageEdge: Omit<MessageEdge, 'node'> & { node: ResolversParentTypes['Message'] };
  MessagesRead: Omit<MessagesRead, 'match' | 'reader'> & { match: ResolversParentTypes['Match'], reader?: Maybe<ResolversParentTypes['Profile']> };
  Money: Money;
  MoneyDay: MoneyDay;
  MoneyFigures: MoneyFiguresParent;
  Mutation: Record<PropertyKey, never>;
  NewsletterArticle: ArticleRow;
  NewsletterArticleConnection: Omit<NewsletterArticleConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['NewsletterArticleEdge']>, nodes: Array<ResolversParentTypes['NewsletterArticle']> };
  NewsletterArticleEdge: Omit<NewsletterArticleEdge, 'node'> & { node: ResolversParentTypes['NewsletterArticle'] };
  NewsletterIssue: NewsletterIssueRow;
  NewsletterIssueConnection: Omit<NewsletterIssueConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['NewsletterIssueEdge']>, nodes: Array<ResolversParentTypes['NewsletterIssue']> };
  NewsletterIssueEdge: Omit<NewsletterIssueEdge, 'node'> & { node: ResolversParentTypes['NewsletterIssue'] };
  NewsletterSending: NewsletterSending;
  NotAvailable: NotAvailable;
  NothingToUndo: NothingToUndo;
  NoticeSettings: NoticeSettings;
  NotificationSettings: NotificationSettings;
  OpenCustomerPortalInput: OpenCustomerPortalInput;
  OpenCustomerPortalPayload: ResolversUnionTypes<ResolversParentTypes>['OpenCustomerPortalPayload'];
  OpenCustomerPortalSuccess: OpenCustomerPortalSuccess;
  OpenSharedPlanInput: OpenSharedPlanInput;
  OpenSharedPlanPayload: ResolversUnionTypes<ResolversParentTypes>['OpenSharedPlanPayload'];
  OpenSharedPlanSuccess: OpenSharedPlanSuccess;
  OwnProfile: ProfileRow;
  PageInfo: PageInfo;
  PageVitals: PageVitals;
  PassProfileInput: PassProfileInput;
  PassProfilePayload: ResolversUnionTypes<ResolversParentTypes>['PassProfilePayload'];
  PassProfileSuccess: Omit<PassProfileSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  PasswordRequired: PasswordRequired;
  PauseProfilePayload: ResolversUnionTypes<ResolversParentTypes>['PauseProfilePayload'];
  PauseProfileSuccess: Omit<PauseProfileSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  Payment: InvoiceRow;
  PaymentFailure: PaymentFailure;
  PaymentsUnavailable: PaymentsUnavailable;
  Photo: PhotoParent;
  PhotoRejected: PhotoRejected;
  Plan: Omit<Plan, 'prepaid'> & { prepaid: Array<ResolversParentTypes['PrepaidOffer']> };
  PlanHoldings: PlanHoldings;
  PlanSubscription: PlanSubscriptionRow;
  PlayGameInput: PlayGameInput;
  PlayGamePayload: ResolversUnionTypes<ResolversParentTypes>['PlayGamePayload'];
  PlayGameSuccess: Omit<PlayGameSuccess, 'play' | 'viewer'> & { play: ResolversParentTypes['GamePlay'], viewer: ResolversParentTypes['Viewer'] };
  PlayMoveInput: PlayMoveInput;
  PlayMovePayload: ResolversUnionTypes<ResolversParentTypes>['PlayMovePayload'];
  PlayMoveSuccess: Omit<PlayMoveSuccess, 'gameSession'> & { gameSession: ResolversParentTypes['GameSession'] };
  PremiumRequired: PremiumRequired;
  PrepaidOffer: PrepaidOffer;
  PrepaidPlan: PrepaidPlanParent;
  PrepareCallInput: PrepareCallInput;
  PrepareCallPayload: ResolversUnionTypes<ResolversParentTypes>['PrepareCallPayload'];
  PrepareCallSuccess: PrepareCallSuccess;
  Profile: ProfileParent;
  ProfileExists: ProfileExists;
  PromptDeal: PromptDeal;
  ProposeDatePlanInput: ProposeDatePlanInput;
  ProposeDatePlanPayload: ResolversUnionTypes<ResolversParentTypes>['ProposeDatePlanPayload'];
  ProposeDatePlanSuccess: Omit<ProposeDatePlanSuccess, 'datePlan'> & { datePlan: ResolversParentTypes['DatePlan'] };
  PublishPlansInput: PublishPlansInput;
  PublishPlansPayload: ResolversUnionTypes<ResolversParentTypes>['PublishPlansPayload'];
  PublishPlansSuccess: Omit<PublishPlansSuccess, 'prices'> & { prices: Array<ResolversParentTypes['PublishedPrice']> };
  PublishedPrice: PublishedPrice;
  Query: Record<PropertyKey, never>;
  QuizDeal: QuizDeal;
  QuizQuestion: QuizQuestion;
  QuizTable: QuizTable;
  QuizTheme: QuizTheme;
  RateReplyInput: RateReplyInput;
  RateReplyPayload: ResolversUnionTypes<ResolversParentTypes>['RateReplyPayload'];
  RateReplySuccess: Omit<RateReplySuccess, 'reply'> & { reply: ResolversParentTypes['CompanionMessage'] };
  RecordNewsletterBouncesInput: RecordNewsletterBouncesInput;
  RecordNewsletterBouncesPayload: ResolversUnionTypes<ResolversParentTypes>['RecordNewsletterBouncesPayload'];
  RecordNewsletterBouncesSuccess: RecordNewsletterBouncesSuccess;
  RecordProfileViewInput: RecordProfileViewInput;
  RecordProfileViewPayload: ResolversUnionTypes<ResolversParentTypes>['RecordProfileViewPayload'];
  RecordProfileViewSuccess: Omit<RecordProfileViewSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  RefreshSessionInput: RefreshSessionInput;
  RefreshSessionPayload: ResolversUnionTypes<ResolversParentTypes>['RefreshSessionPayload'];
  RefreshSessionSuccess: RefreshSessionSuccess;
  RemoveDateIdeaInput: RemoveDateIdeaInput;
  RemoveDateIdeaPayload: ResolversUnionTypes<ResolversParentTypes>['RemoveDateIdeaPayload'];
  RemoveDateIdeaSuccess: Omit<RemoveDateIdeaSuccess, 'dateIdea'> & { dateIdea: ResolversParentTypes['AdminDateIdea'] };
  RemoveFriendInput: RemoveFriendInput;
  RemoveFriendPayload: ResolversUnionTypes<ResolversParentTypes>['RemoveFriendPayload'];
  RemoveFriendSuccess: Omit<RemoveFriendSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  RemoveNewsletterArticleInput: RemoveNewsletterArticleInput;
  RemoveNewsletterArticlePayload: ResolversUnionTypes<ResolversParentTypes>['RemoveNewsletterArticlePayload'];
  RemoveNewsletterArticleSuccess: Omit<RemoveNewsletterArticleSuccess, 'article'> & { article: ResolversParentTypes['AdminArticle'] };
  RemovePhotoInput: RemovePhotoInput;
  RemovePhotoPayload: ResolversUnionTypes<ResolversParentTypes>['RemovePhotoPayload'];
  RemovePhotoSuccess: Omit<RemovePhotoSuccess, 'user'> & { user: ResolversParentTypes['AdminUser'] };
  RemovePushSubscriptionPayload: ResolversUnionTypes<ResolversParentTypes>['RemovePushSubscriptionPayload'];
  RemovePushSubscriptionSuccess: Omit<RemovePushSubscriptionSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  ReorderPhotosInput: ReorderPhotosInput;
  ReorderPhotosPayload: ResolversUnionTypes<ResolversParentTypes>['ReorderPhotosPayload'];
  ReorderPhotosSuccess: Omit<ReorderPhotosSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  ReplaceRecoveryCodesInput: ReplaceRecoveryCodesInput;
  ReplaceRecoveryCodesPayload: ResolversUnionTypes<ResolversParentTypes>['ReplaceRecoveryCodesPayload'];
  ReplaceRecoveryCodesSuccess: Omit<ReplaceRecoveryCodesSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  ReplyRatings: Omit<ReplyRatings, 'scenario'> & { scenario: ResolversParentTypes['CompanionScenario'] };
  ReplyToSupportTicketInput: ReplyToSupportTicketInput;
  ReplyToSupportTicketPayload: ResolversUnionTypes<ResolversParentTypes>['ReplyToSupportTicketPayload'];
  ReplyToSupportTicketSuccess: Omit<ReplyToSupportTicketSuccess, 'ticket'> & { ticket: ResolversParentTypes['SupportTicket'] };
  ReportDateIdeaInput: ReportDateIdeaInput;
  ReportDateIdeaPayload: ResolversUnionTypes<ResolversParentTypes>['ReportDateIdeaPayload'];
  ReportDateIdeaSuccess: Omit<ReportDateIdeaSuccess, 'dateIdea'> & { dateIdea: ResolversParentTypes['DateIdea'] };
  ReportEvidence: EvidenceParent;
  ReportProfileInput: ReportProfileInput;
  ReportProfilePayload: ResolversUnionTypes<ResolversParentTypes>['ReportProfilePayload'];
  ReportProfileSuccess: ReportProfileSuccess;
  ReportedProfile: ReportedProfile;
  RequestAccountDeletionInput: RequestAccountDeletionInput;
  RequestAccountDeletionPayload: ResolversUnionTypes<ResolversParentTypes>['RequestAccountDeletionPayload'];
  RequestAccountDeletionSuccess: Omit<RequestAccountDeletionSuccess, 'request' | 'viewer'> & { request: ResolversParentTypes['DeletionRequest'], viewer: ResolversParentTypes['Viewer'] };
  RequestEmailVerificationPayload: ResolversUnionTypes<ResolversParentTypes>['RequestEmailVerificationPayload'];
  RequestEmailVerificationSuccess: Omit<RequestEmailVerificationSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolversUnionTypes<ResolversParentTypes>['RequestPasswordResetPayload'];
  RequestPasswordResetSuccess: RequestPasswordResetSuccess;
  RequestSignInCodeInput: RequestSignInCodeInput;
  RequestSignInCodePayload: ResolversUnionTypes<ResolversParentTypes>['RequestSignInCodePayload'];
  RequestSignInCodeSuccess: RequestSignInCodeSuccess;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolversUnionTypes<ResolversParentTypes>['ResetPasswordPayload'];
  ResetPasswordSuccess: Omit<ResetPasswordSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  ResetRefused: ResetRefused;
  ResolveAppealInput: ResolveAppealInput;
  ResolveAppealPayload: ResolversUnionTypes<ResolversParentTypes>['ResolveAppealPayload'];
  ResolveAppealSuccess: Omit<ResolveAppealSuccess, 'appeal'> & { appeal: ResolversParentTypes['AdminAppeal'] };
  ResolveReportInput: ResolveReportInput;
  ResolveReportPayload: ResolversUnionTypes<ResolversParentTypes>['ResolveReportPayload'];
  ResolveReportSuccess: Omit<ResolveReportSuccess, 'report'> & { report: ResolversParentTypes['AdminReport'] };
  RestoreAccountInput: RestoreAccountInput;
  RestoreAccountPayload: ResolversUnionTypes<ResolversParentTypes>['RestoreAccountPayload'];
  RestoreAccountSuccess: Omit<RestoreAccountSuccess, 'user'> & { user: ResolversParentTypes['AdminUser'] };
  ResultRefused: ResultRefused;
  ResumeProfilePayload: ResolversUnionTypes<ResolversParentTypes>['ResumeProfilePayload'];
  ResumeProfileSuccess: Omit<ResumeProfileSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  ReturnPrepaidPlanInput: ReturnPrepaidPlanInput;
  ReturnPrepaidPlanPayload: ResolversUnionTypes<ResolversParentTypes>['ReturnPrepaidPlanPayload'];
  ReturnPrepaidPlanSuccess: Omit<ReturnPrepaidPlanSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  ReviewDateInput: ReviewDateInput;
  ReviewDatePayload: ResolversUnionTypes<ResolversParentTypes>['ReviewDatePayload'];
  ReviewDateSuccess: Omit<ReviewDateSuccess, 'datePlan'> & { datePlan: ResolversParentTypes['DatePlan'] };
  ReviewDraftInput: ReviewDraftInput;
  ReviewDraftPayload: ResolversUnionTypes<ResolversParentTypes>['ReviewDraftPayload'];
  ReviewDraftSuccess: ReviewDraftSuccess;
  ReviewVerificationInput: ReviewVerificationInput;
  ReviewVerificationPayload: ResolversUnionTypes<ResolversParentTypes>['ReviewVerificationPayload'];
  ReviewVerificationSuccess: Omit<ReviewVerificationSuccess, 'verification'> & { verification: ResolversParentTypes['AdminVerification'] };
  RevokeAccessTokenInput: RevokeAccessTokenInput;
  RevokeAccessTokenPayload: ResolversUnionTypes<ResolversParentTypes>['RevokeAccessTokenPayload'];
  RevokeAccessTokenSuccess: Omit<RevokeAccessTokenSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  RevokeEntitlementInput: RevokeEntitlementInput;
  RevokeEntitlementPayload: ResolversUnionTypes<ResolversParentTypes>['RevokeEntitlementPayload'];
  RevokeEntitlementSuccess: Omit<RevokeEntitlementSuccess, 'user'> & { user: ResolversParentTypes['AdminUser'] };
  RevokeOtherSessionsPayload: ResolversUnionTypes<ResolversParentTypes>['RevokeOtherSessionsPayload'];
  RevokeOtherSessionsSuccess: Omit<RevokeOtherSessionsSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  RevokeSessionInput: RevokeSessionInput;
  RevokeSessionPayload: ResolversUnionTypes<ResolversParentTypes>['RevokeSessionPayload'];
  RevokeSessionSuccess: Omit<RevokeSessionSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SaveCompanionPreferencesInput: SaveCompanionPreferencesInput;
  SaveCompanionPreferencesPayload: ResolversUnionTypes<ResolversParentTypes>['SaveCompanionPreferencesPayload'];
  SaveCompanionPreferencesSuccess: Omit<SaveCompanionPreferencesSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SaveDateIdeaInput: SaveDateIdeaInput;
  SaveDateIdeaPayload: ResolversUnionTypes<ResolversParentTypes>['SaveDateIdeaPayload'];
  SaveDateIdeaSuccess: Omit<SaveDateIdeaSuccess, 'dateIdea'> & { dateIdea: ResolversParentTypes['AdminDateIdea'] };
  SaveDeckFilterInput: SaveDeckFilterInput;
  SaveDeckFilterPayload: ResolversUnionTypes<ResolversParentTypes>['SaveDeckFilterPayload'];
  SaveDeckFilterSuccess: Omit<SaveDeckFilterSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SaveNewsletterArticleInput: SaveNewsletterArticleInput;
  SaveNewsletterArticlePayload: ResolversUnionTypes<ResolversParentTypes>['SaveNewsletterArticlePayload'];
  SaveNewsletterArticleSuccess: Omit<SaveNewsletterArticleSuccess, 'article'> & { article: ResolversParentTypes['AdminArticle'] };
  SavePushSubscriptionInput: SavePushSubscriptionInput;
  SavePushSubscriptionPayload: ResolversUnionTypes<ResolversParentTypes>['SavePushSubscriptionPayload'];
  SavePushSubscriptionSuccess: Omit<SavePushSubscriptionSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  ScenarioProgress: Omit<ScenarioProgress, 'scenario'> & { scenario: ResolversParentTypes['CompanionScenario'] };
  SendBetaFeedbackInput: SendBetaFeedbackInput;
  SendBetaFeedbackPayload: ResolversUnionTypes<ResolversParentTypes>['SendBetaFeedbackPayload'];
  SendBetaFeedbackSuccess: SendBetaFeedbackSuccess;
  SendCallSignalInput: SendCallSignalInput;
  SendCallSignalPayload: ResolversUnionTypes<ResolversParentTypes>['SendCallSignalPayload'];
  SendCallSignalSuccess: Omit<SendCallSignalSuccess, 'call'> & { call: ResolversParentTypes['Call'] };
  SendCompanionMessageInput: SendCompanionMessageInput;
  SendCompanionMessagePayload: ResolversUnionTypes<ResolversParentTypes>['SendCompanionMessagePayload'];
  SendCompanionMessageSuccess: Omit<SendCompanionMessageSuccess, 'conversation'> & { conversation: ResolversParentTypes['CompanionConversation'] };
  SendMessageInput: SendMessageInput;
  SendMessagePayload: ResolversUnionTypes<ResolversParentTypes>['SendMessagePayload'];
  SendMessageSuccess: Omit<SendMessageSuccess, 'match' | 'sentMessage'> & { match: ResolversParentTypes['Match'], sentMessage: ResolversParentTypes['Message'] };
  SendSharedPlanCodeInput: SendSharedPlanCodeInput;
  SendSharedPlanCodePayload: ResolversUnionTypes<ResolversParentTypes>['SendSharedPlanCodePayload'];
  SendSharedPlanCodeSuccess: SendSharedPlanCodeSuccess;
  SendWeeklyNewsletterInput: SendWeeklyNewsletterInput;
  SendWeeklyNewsletterPayload: ResolversUnionTypes<ResolversParentTypes>['SendWeeklyNewsletterPayload'];
  SendWeeklyNewsletterSuccess: Omit<SendWeeklyNewsletterSuccess, 'article'> & { article: ResolversParentTypes['NewsletterArticle'] };
  Session: SessionRow;
  SessionTokens: SessionTokens;
  SetCheckInPinsInput: SetCheckInPinsInput;
  SetCheckInPinsPayload: ResolversUnionTypes<ResolversParentTypes>['SetCheckInPinsPayload'];
  SetCheckInPinsSuccess: Omit<SetCheckInPinsSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SetDateIdeaSavedInput: SetDateIdeaSavedInput;
  SetDateIdeaSavedPayload: ResolversUnionTypes<ResolversParentTypes>['SetDateIdeaSavedPayload'];
  SetDateIdeaSavedSuccess: Omit<SetDateIdeaSavedSuccess, 'dateIdea' | 'viewer'> & { dateIdea: ResolversParentTypes['DateIdea'], viewer: ResolversParentTypes['Viewer'] };
  SetPageVisibilityInput: SetPageVisibilityInput;
  SetPageVisibilityPayload: ResolversUnionTypes<ResolversParentTypes>['SetPageVisibilityPayload'];
  SetPageVisibilitySuccess: Omit<SetPageVisibilitySuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SetTravelLocationInput: SetTravelLocationInput;
  SetTravelLocationPayload: ResolversUnionTypes<ResolversParentTypes>['SetTravelLocationPayload'];
  SetTravelLocationSuccess: Omit<SetTravelLocationSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SetTypingInput: SetTypingInput;
  SetTypingPayload: ResolversUnionTypes<ResolversParentTypes>['SetTypingPayload'];
  SetTypingSuccess: SetTypingSuccess;
  ShareDateIdeaInput: ShareDateIdeaInput;
  ShareDateIdeaPayload: ResolversUnionTypes<ResolversParentTypes>['ShareDateIdeaPayload'];
  ShareDateIdeaSuccess: Omit<ShareDateIdeaSuccess, 'match' | 'sentMessage'> & { match: ResolversParentTypes['Match'], sentMessage: ResolversParentTypes['Message'] };
  SharedPerson: SharedPerson;
  SharedPlan: SharedPlan;
  SharedQuestion: SharedQuestion;
  SignInInput: SignInInput;
  SignInPayload: ResolversUnionTypes<ResolversParentTypes>['SignInPayload'];
  SignInSuccess: Omit<SignInSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SignInWithCodeInput: SignInWithCodeInput;
  SignInWithCodePayload: ResolversUnionTypes<ResolversParentTypes>['SignInWithCodePayload'];
  SignInWithCodeSuccess: Omit<SignInWithCodeSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SignOutInput: SignOutInput;
  SignOutPayload: ResolversUnionTypes<ResolversParentTypes>['SignOutPayload'];
  SignOutSuccess: SignOutSuccess;
  SignUpInput: SignUpInput;
  SignUpPayload: ResolversUnionTypes<ResolversParentTypes>['SignUpPayload'];
  SignUpSuccess: Omit<SignUpSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  StartCheckInInput: StartCheckInInput;
  StartCheckInPayload: ResolversUnionTypes<ResolversParentTypes>['StartCheckInPayload'];
  StartCheckInSuccess: Omit<StartCheckInSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  StartCheckoutInput: StartCheckoutInput;
  StartCheckoutPayload: ResolversUnionTypes<ResolversParentTypes>['StartCheckoutPayload'];
  StartCheckoutSuccess: StartCheckoutSuccess;
  StartPrepaidCheckoutInput: StartPrepaidCheckoutInput;
  StartPrepaidCheckoutPayload: ResolversUnionTypes<ResolversParentTypes>['StartPrepaidCheckoutPayload'];
  StartPrepaidCheckoutSuccess: StartPrepaidCheckoutSuccess;
  StartTwoFactorInput: StartTwoFactorInput;
  StartTwoFactorPayload: ResolversUnionTypes<ResolversParentTypes>['StartTwoFactorPayload'];
  StartTwoFactorSuccess: StartTwoFactorSuccess;
  StatementDeal: StatementDeal;
  StatementsRound: StatementsRound;
  StatementsTable: StatementsTable;
  String: Scalars['String']['output'];
  SubmitVerificationInput: SubmitVerificationInput;
  SubmitVerificationPayload: ResolversUnionTypes<ResolversParentTypes>['SubmitVerificationPayload'];
  SubmitVerificationSuccess: Omit<SubmitVerificationSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SubscribeToNewsletterInput: SubscribeToNewsletterInput;
  SubscribeToNewsletterPayload: ResolversUnionTypes<ResolversParentTypes>['SubscribeToNewsletterPayload'];
  SubscribeToNewsletterSuccess: SubscribeToNewsletterSuccess;
  Subscription: Record<PropertyKey, never>;
  SubscriptionOutcomes: SubscriptionOutcomes;
  SuggestedQuestion: SuggestedQuestion;
  SuperLikeProfileInput: SuperLikeProfileInput;
  SuperLikeProfilePayload: ResolversUnionTypes<ResolversParentTypes>['SuperLikeProfilePayload'];
  SuperLikeProfileSuccess: Omit<SuperLikeProfileSuccess, 'match' | 'viewer'> & { match?: Maybe<ResolversParentTypes['Match']>, viewer: ResolversParentTypes['Viewer'] };
  SupportAnswered: Omit<SupportAnswered, 'ticket'> & { ticket: ResolversParentTypes['SupportTicket'] };
  SupportMessage: SupportMessageRow;
  SupportTicket: SupportTicketRow;
  SuspendAccountInput: SuspendAccountInput;
  SuspendAccountPayload: ResolversUnionTypes<ResolversParentTypes>['SuspendAccountPayload'];
  SuspendAccountSuccess: Omit<SuspendAccountSuccess, 'user'> & { user: ResolversParentTypes['AdminUser'] };
  TimedFlipsInput: TimedFlipsInput;
  ToldStatementsInput: ToldStatementsInput;
  TooManyAttempts: TooManyAttempts;
  Town: TownParent;
  TrustedFriend: TrustedFriendRow;
  TwoFactor: TwoFactor;
  TwoFactorRequired: TwoFactorRequired;
  TypingChanged: Omit<TypingChanged, 'match' | 'profile'> & { match: ResolversParentTypes['Match'], profile?: Maybe<ResolversParentTypes['Profile']> };
  UnblockProfileInput: UnblockProfileInput;
  UnblockProfilePayload: ResolversUnionTypes<ResolversParentTypes>['UnblockProfilePayload'];
  UnblockProfileSuccess: Omit<UnblockProfileSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  Underage: Underage;
  UndoPassInput: UndoPassInput;
  UndoPassPayload: ResolversUnionTypes<ResolversParentTypes>['UndoPassPayload'];
  UndoPassSuccess: Omit<UndoPassSuccess, 'profile' | 'viewer'> & { profile?: Maybe<ResolversParentTypes['Profile']>, viewer: ResolversParentTypes['Viewer'] };
  UnmatchInput: UnmatchInput;
  UnmatchPayload: ResolversUnionTypes<ResolversParentTypes>['UnmatchPayload'];
  UnmatchSuccess: Omit<UnmatchSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  UnreadChanged: Omit<UnreadChanged, 'match' | 'viewer'> & { match: ResolversParentTypes['Match'], viewer: ResolversParentTypes['Viewer'] };
  UnsubscribeFromNewsletterInput: UnsubscribeFromNewsletterInput;
  UnsubscribeFromNewsletterPayload: ResolversUnionTypes<ResolversParentTypes>['UnsubscribeFromNewsletterPayload'];
  UnsubscribeFromNewsletterSuccess: UnsubscribeFromNewsletterSuccess;
  UpdateLocationInput: UpdateLocationInput;
  UpdateLocationPayload: ResolversUnionTypes<ResolversParentTypes>['UpdateLocationPayload'];
  UpdateLocationSuccess: Omit<UpdateLocationSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  UpdateNoticesInput: UpdateNoticesInput;
  UpdateNoticesPayload: ResolversUnionTypes<ResolversParentTypes>['UpdateNoticesPayload'];
  UpdateNoticesSuccess: Omit<UpdateNoticesSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  UpdateNotificationsInput: UpdateNotificationsInput;
  UpdateNotificationsPayload: ResolversUnionTypes<ResolversParentTypes>['UpdateNotificationsPayload'];
  UpdateNotificationsSuccess: Omit<UpdateNotificationsSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolversUnionTypes<ResolversParentTypes>['UpdateProfilePayload'];
  UpdateProfileSuccess: Omit<UpdateProfileSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  Verification: VerificationRow;
  VerificationReviewed: Omit<VerificationReviewed, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  VerifyEmailInput: VerifyEmailInput;
  VerifyEmailPayload: ResolversUnionTypes<ResolversParentTypes>['VerifyEmailPayload'];
  VerifyEmailSuccess: Omit<VerifyEmailSuccess, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ViewQuota: ViewQuota;
  Viewer: ViewerParent;
  ViewerEvent: ResolversUnionTypes<ResolversParentTypes>['ViewerEvent'];
  WarnAccountInput: WarnAccountInput;
  WarnAccountPayload: ResolversUnionTypes<ResolversParentTypes>['WarnAccountPayload'];
  WarnAccountSuccess: Omit<WarnAccountSuccess, 'user'> & { user: ResolversParentTypes['AdminUser'] };
  Warning: WarningRow;
  WarningGiven: Omit<WarningGiven, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  WeeklyReport: Omit<WeeklyReport, 'favourite'> & { favourite?: Maybe<ResolversParentTypes['CompanionScenario']> };
  WrongCode: WrongCode;
  WrongPin: Omit<WrongPin, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
};

export type CostDirectiveArgs = {
  weight: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CredentialDirectiveArgs = { };

export type CredentialDirectiveResolver<Result, Parent, ContextType = Context, Args = CredentialDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ScopeDirectiveArgs = {
  requires: AccessTokenScope;
};

export type ScopeDirectiveResolver<Result, Parent, ContextType = Context, Args = ScopeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type WhileDeletionPendingDirectiveArgs = { };

export type WhileDeletionPendingDirectiveResolver<Result, Parent, ContextType = Context, Args = WhileDeletionPendingDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AbilityResolvers = { ADVANCED_FILTERS: 'advanced_filters', ADVANCED_MATCHING: 'advanced_matching', BOOST: 'boost', CALLS: 'calls', COACH_VOICE: 'coach_voice', COMPANION: 'companion', DATE_IDEAS: 'date_ideas', FLIRT_FEEDBACK: 'flirt_feedback', GOLD_GAMES: 'gold_games', HD_CALLS: 'hd_calls', MESSAGES: 'messages', MORE_SUPER_LIKES: 'more_super_likes', PLATINUM_GAMES: 'platinum_games', PRIORITY_SUPPORT: 'priority_support', PROGRESS: 'progress', TOP_OF_SEARCH: 'top_of_search', TRAVEL: 'travel', UNLIMITED_LIKES: 'unlimited_likes', UNLIMITED_VIEWS: 'unlimited_views', WEEKLY_BOOST: 'weekly_boost', WHO_LIKES_YOU: 'who_likes_you' };

export type AccessTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['AccessTokenScope']>, ParentType, ContextType>;
};

export type AccessTokenScopeResolvers = { ACCOUNTS_SUSPEND: 'accounts_suspend', CATALOG_WRITE: 'catalog_write', ENTITLEMENTS_WRITE: 'entitlements_write', NEWSLETTER_SEND: 'newsletter_send', PLANS_WRITE: 'plans_write', REPORTS_WRITE: 'reports_write', SUPPORT_WRITE: 'support_write', USERS_READ: 'users_read', VERIFICATION_REVIEW: 'verification_review' };

export type AccountSuspendedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountSuspended'] = ResolversParentTypes['AccountSuspended']> = {
  appeal?: Resolver<ResolversTypes['AppealState'], ParentType, ContextType>;
  appealToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AcknowledgeWarningPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcknowledgeWarningPayload'] = ResolversParentTypes['AcknowledgeWarningPayload']> = {
  __resolveType: TypeResolveFn<'AcknowledgeWarningSuccess' | 'NotAvailable', ParentType, ContextType>;
};

export type AcknowledgeWarningSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcknowledgeWarningSuccess'] = ResolversParentTypes['AcknowledgeWarningSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActivityResolvers = { ACTIVE_NOW: 'active_now', ACTIVE_THIS_WEEK: 'active_this_week', ACTIVE_TODAY: 'active_today' };

export type AdminResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Admin'] = ResolversParentTypes['Admin']> = {
  appeals?: Resolver<ResolversTypes['AdminAppealConnection'], ParentType, ContextType, RequireFields<AdminAppealsArgs, 'first' | 'state'>>;
  auditEvents?: Resolver<ResolversTypes['AuditEventConnection'], ParentType, ContextType, RequireFields<AdminAuditEventsArgs, 'first'>>;
  breachScope?: Resolver<ResolversTypes['BreachScopeConnection'], ParentType, ContextType, RequireFields<AdminBreachScopeArgs, 'first' | 'since' | 'until'>>;
  dateIdeas?: Resolver<ResolversTypes['AdminDateIdeaConnection'], ParentType, ContextType, RequireFields<AdminDateIdeasArgs, 'first' | 'isReported' | 'search'>>;
  feedback?: Resolver<ResolversTypes['AdminFeedbackConnection'], ParentType, ContextType, RequireFields<AdminFeedbackArgs, 'first'>>;
  figures?: Resolver<Array<ResolversTypes['DayFigures']>, ParentType, ContextType, RequireFields<AdminFiguresArgs, 'days'>>;
  flaggedPhotos?: Resolver<ResolversTypes['AdminFlaggedPhotoConnection'], ParentType, ContextType, RequireFields<AdminFlaggedPhotosArgs, 'first'>>;
  money?: Resolver<ResolversTypes['MoneyFigures'], ParentType, ContextType, RequireFields<AdminMoneyArgs, 'days'>>;
  newsletter?: Resolver<ResolversTypes['AdminNewsletter'], ParentType, ContextType>;
  replyRatings?: Resolver<Array<ResolversTypes['ReplyRatings']>, ParentType, ContextType, RequireFields<AdminReplyRatingsArgs, 'days'>>;
  reports?: Resolver<ResolversTypes['AdminReportConnection'], ParentType, ContextType, RequireFields<AdminReportsArgs, 'first' | 'state'>>;
  supportTickets?: Resolver<ResolversTypes['AdminSupportTicketConnection'], ParentType, ContextType, RequireFields<AdminSupportTicketsArgs, 'first' | 'state'>>;
  totals?: Resolver<ResolversTypes['AdminTotals'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType, RequireFields<AdminUserArgs, 'account'>>;
  users?: Resolver<ResolversTypes['AdminUserConnection'], ParentType, ContextType, RequireFields<AdminUsersArgs, 'first' | 'search'>>;
  verifications?: Resolver<ResolversTypes['AdminVerificationConnection'], ParentType, ContextType, RequireFields<AdminVerificationsArgs, 'first' | 'status'>>;
  vitals?: Resolver<Array<ResolversTypes['PageVitals']>, ParentType, ContextType, RequireFields<AdminVitalsArgs, 'days'>>;
};

export type AdminAppealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminAppeal'] = ResolversParentTypes['AdminAppeal']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AppealState'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type AdminAppealConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminAppealConnection'] = ResolversParentTypes['AdminAppealConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminAppealEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminAppeal']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AdminAppealEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminAppealEdge'] = ResolversParentTypes['AdminAppealEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminAppeal'], ParentType, ContextType>;
};

export type AdminArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminArticle'] = ResolversParentTypes['AdminArticle']> = {
  article?: Resolver<ResolversTypes['NewsletterArticle'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AdminArticleConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminArticleConnection'] = ResolversParentTypes['AdminArticleConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminArticleEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminArticle']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AdminArticleEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminArticleEdge'] = ResolversParentTypes['AdminArticleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminArticle'], ParentType, ContextType>;
};

export type AdminDateIdeaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminDateIdea'] = ResolversParentTypes['AdminDateIdea']> = {
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idea?: Resolver<ResolversTypes['DateIdea'], ParentType, ContextType>;
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reports?: Resolver<Array<ResolversTypes['DateIdeaReport']>, ParentType, ContextType>;
};

export type AdminDateIdeaConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminDateIdeaConnection'] = ResolversParentTypes['AdminDateIdeaConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminDateIdeaEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminDateIdea']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AdminDateIdeaEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminDateIdeaEdge'] = ResolversParentTypes['AdminDateIdeaEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminDateIdea'], ParentType, ContextType>;
};

export type AdminFeedbackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminFeedback'] = ResolversParentTypes['AdminFeedback']> = {
  bugReport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  featureRating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  featureRequest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  generalFeedback?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type AdminFeedbackConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminFeedbackConnection'] = ResolversParentTypes['AdminFeedbackConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminFeedbackEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminFeedback']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AdminFeedbackEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminFeedbackEdge'] = ResolversParentTypes['AdminFeedbackEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminFeedback'], ParentType, ContextType>;
};

export type AdminFlaggedPhotoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminFlaggedPhoto'] = ResolversParentTypes['AdminFlaggedPhoto']> = {
  flaggedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  photo?: Resolver<ResolversTypes['Photo'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type AdminFlaggedPhotoConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminFlaggedPhotoConnection'] = ResolversParentTypes['AdminFlaggedPhotoConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminFlaggedPhotoEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminFlaggedPhoto']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AdminFlaggedPhotoEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminFlaggedPhotoEdge'] = ResolversParentTypes['AdminFlaggedPhotoEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminFlaggedPhoto'], ParentType, ContextType>;
};

export type AdminNewsletterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminNewsletter'] = ResolversParentTypes['AdminNewsletter']> = {
  article?: Resolver<Maybe<ResolversTypes['AdminArticle']>, ParentType, ContextType, RequireFields<AdminNewsletterArticleArgs, 'id'>>;
  articles?: Resolver<ResolversTypes['AdminArticleConnection'], ParentType, ContextType, RequireFields<AdminNewsletterArticlesArgs, 'first'>>;
  bounced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issues?: Resolver<ResolversTypes['NewsletterIssueConnection'], ParentType, ContextType, RequireFields<AdminNewsletterIssuesArgs, 'first'>>;
  next?: Resolver<Maybe<ResolversTypes['NewsletterArticle']>, ParentType, ContextType, RequireFields<AdminNewsletterNextArgs, 'day'>>;
  subscribers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unsubscribed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminReport'] = ResolversParentTypes['AdminReport']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  evidence?: Resolver<Array<ResolversTypes['ReportEvidence']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['ReportPriority'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  reported?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  reporter?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  shown?: Resolver<Maybe<ResolversTypes['ReportedProfile']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReportState'], ParentType, ContextType>;
};

export type AdminReportConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminReportConnection'] = ResolversParentTypes['AdminReportConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminReportEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminReport']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AdminReportEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminReportEdge'] = ResolversParentTypes['AdminReportEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminReport'], ParentType, ContextType>;
};

export type AdminSupportTicketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminSupportTicket'] = ResolversParentTypes['AdminSupportTicket']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPriority?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['SupportMessage']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SupportTicketState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type AdminSupportTicketConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminSupportTicketConnection'] = ResolversParentTypes['AdminSupportTicketConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminSupportTicketEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminSupportTicket']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AdminSupportTicketEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminSupportTicketEdge'] = ResolversParentTypes['AdminSupportTicketEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminSupportTicket'], ParentType, ContextType>;
};

export type AdminSuspensionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminSuspension'] = ResolversParentTypes['AdminSuspension']> = {
  appeal?: Resolver<ResolversTypes['AppealState'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suspendedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdminTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminTotals'] = ResolversParentTypes['AdminTotals']> = {
  activePeople?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  flaggedPhotos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openAppeals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingVerifications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  premiumPeople?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subscribers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser']> = {
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateFeelings?: Resolver<ResolversTypes['DateFeelings'], ParentType, ContextType>;
  deletionRequestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limitedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['Photo']>, ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['HeldPlan'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  suspendedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  suspension?: Resolver<Maybe<ResolversTypes['AdminSuspension']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['AdminWarning']>, ParentType, ContextType>;
};

export type AdminUserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminUserConnection'] = ResolversParentTypes['AdminUserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminUserEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AdminUserEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminUserEdge'] = ResolversParentTypes['AdminUserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type AdminVerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminVerification'] = ResolversParentTypes['AdminVerification']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['Photo']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  selfieUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type AdminVerificationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminVerificationConnection'] = ResolversParentTypes['AdminVerificationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminVerificationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AdminVerification']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AdminVerificationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminVerificationEdge'] = ResolversParentTypes['AdminVerificationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminVerification'], ParentType, ContextType>;
};

export type AdminWarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminWarning'] = ResolversParentTypes['AdminWarning']> = {
  acknowledgedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  photoId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlreadyRegisteredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlreadyRegistered'] = ResolversParentTypes['AlreadyRegistered']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlreadySubscribedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlreadySubscribed'] = ResolversParentTypes['AlreadySubscribed']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnswerDatePlanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerDatePlanPayload'] = ResolversParentTypes['AnswerDatePlanPayload']> = {
  __resolveType: TypeResolveFn<'AnswerDatePlanSuccess' | 'DatePlanConflict' | 'InvalidInput' | 'NotAvailable' | 'PremiumRequired' | 'TooManyAttempts', ParentType, ContextType>;
};

export type AnswerDatePlanSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerDatePlanSuccess'] = ResolversParentTypes['AnswerDatePlanSuccess']> = {
  datePlan?: Resolver<ResolversTypes['DatePlan'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnswerFriendInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerFriendInvitationPayload'] = ResolversParentTypes['AnswerFriendInvitationPayload']> = {
  __resolveType: TypeResolveFn<'AnswerFriendInvitationSuccess' | 'LinkExpired', ParentType, ContextType>;
};

export type AnswerFriendInvitationSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerFriendInvitationSuccess'] = ResolversParentTypes['AnswerFriendInvitationSuccess']> = {
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnswerSupportTicketPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerSupportTicketPayload'] = ResolversParentTypes['AnswerSupportTicketPayload']> = {
  __resolveType: TypeResolveFn<'AnswerSupportTicketSuccess' | 'InvalidInput' | 'NotAvailable', ParentType, ContextType>;
};

export type AnswerSupportTicketSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerSupportTicketSuccess'] = ResolversParentTypes['AnswerSupportTicketSuccess']> = {
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['AdminSupportTicket'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppealDecisionResolvers = { GRANT: 'grant', UPHOLD: 'uphold' };

export type AppealStateResolvers = { GRANTED: 'granted', NONE: 'none', UPHELD: 'upheld', WAITING: 'waiting' };

export type AppealSuspensionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppealSuspensionPayload'] = ResolversParentTypes['AppealSuspensionPayload']> = {
  __resolveType: TypeResolveFn<'AppealSuspensionSuccess' | 'InvalidInput' | 'NotAvailable' | 'TooManyAttempts', ParentType, ContextType>;
};

export type AppealSuspensionSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppealSuspensionSuccess'] = ResolversParentTypes['AppealSuspensionSuccess']> = {
  appeal?: Resolver<ResolversTypes['AppealState'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ArticleBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleBlock'] = ResolversParentTypes['ArticleBlock']> = {
  kind?: Resolver<ResolversTypes['ArticleBlockKind'], ParentType, ContextType>;
  spans?: Resolver<Array<ResolversTypes['ArticleSpan']>, ParentType, ContextType>;
};

export type ArticleBlockKindResolvers = { BULLET: 'bullet', HEADING: 'heading', NUMBER: 'number', PARAGRAPH: 'paragraph', QUOTE: 'quote' };

export type ArticleSpanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleSpan'] = ResolversParentTypes['ArticleSpan']> = {
  style?: Resolver<ResolversTypes['ArticleSpanStyle'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArticleSpanStyleResolvers = { EMPHASIS: 'emphasis', PLAIN: 'plain', STRONG: 'strong' };

export type AuditActionResolvers = { ANSWER_SUPPORT_TICKET: 'answer_support_ticket', CHECK_DATE_IDEA: 'check_date_idea', CREATE_ACCESS_TOKEN: 'create_access_token', DISMISS_REPORTS: 'dismiss_reports', GRANT_ENTITLEMENT: 'grant_entitlement', GRANT_ROLE: 'grant_role', HIDE_PROFILE: 'hide_profile', KEEP_PHOTO: 'keep_photo', LIFT_LIMIT: 'lift_limit', LIFT_PHOTO_REMOVAL: 'lift_photo_removal', LIMIT_PROFILE: 'limit_profile', PUBLISH_PLANS: 'publish_plans', RECORD_NEWSLETTER_BOUNCES: 'record_newsletter_bounces', REMOVE_DATE_IDEA: 'remove_date_idea', REMOVE_NEWSLETTER_ARTICLE: 'remove_newsletter_article', REMOVE_PHOTO: 'remove_photo', RESOLVE_APPEAL: 'resolve_appeal', RESOLVE_REPORT: 'resolve_report', RESTORE_ACCOUNT: 'restore_account', REVIEW_VERIFICATION: 'review_verification', REVOKE_ACCESS_TOKEN: 'revoke_access_token', REVOKE_ENTITLEMENT: 'revoke_entitlement', SAVE_DATE_IDEA: 'save_date_idea', SAVE_NEWSLETTER_ARTICLE: 'save_newsletter_article', SEND_WEEKLY_NEWSLETTER: 'send_weekly_newsletter', SHOW_PROFILE: 'show_profile', STOP_LIMITS: 'stop_limits', SUSPEND_ACCOUNT: 'suspend_account', WARN_ACCOUNT: 'warn_account' };

export type AuditEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEvent'] = ResolversParentTypes['AuditEvent']> = {
  action?: Resolver<ResolversTypes['AuditAction'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isScript?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
};

export type AuditEventConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEventConnection'] = ResolversParentTypes['AuditEventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEventEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AuditEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AuditEventEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEventEdge'] = ResolversParentTypes['AuditEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEvent'], ParentType, ContextType>;
};

export type BetaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Beta'] = ResolversParentTypes['Beta']> = {
  endsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  hasPlace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  places?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BirthDateFrozenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BirthDateFrozen'] = ResolversParentTypes['BirthDateFrozen']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlockProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockProfilePayload'] = ResolversParentTypes['BlockProfilePayload']> = {
  __resolveType: TypeResolveFn<'BlockProfileSuccess' | 'NotAvailable', ParentType, ContextType>;
};

export type BlockProfileSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockProfileSuccess'] = ResolversParentTypes['BlockProfileSuccess']> = {
  blocked?: Resolver<ResolversTypes['BlockedProfile'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlockedProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockedProfile'] = ResolversParentTypes['BlockedProfile']> = {
  blockedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BlockedProfileConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockedProfileConnection'] = ResolversParentTypes['BlockedProfileConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BlockedProfileEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BlockedProfile']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BlockedProfileEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockedProfileEdge'] = ResolversParentTypes['BlockedProfileEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BlockedProfile'], ParentType, ContextType>;
};

export type BoostProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoostProfilePayload'] = ResolversParentTypes['BoostProfilePayload']> = {
  __resolveType: TypeResolveFn<'BoostProfileSuccess' | 'BoostRunning' | 'NotAvailable' | 'PremiumRequired', ParentType, ContextType>;
};

export type BoostProfileSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoostProfileSuccess'] = ResolversParentTypes['BoostProfileSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BoostRunningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoostRunning'] = ResolversParentTypes['BoostRunning']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BreachScopeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BreachScopeConnection'] = ResolversParentTypes['BreachScopeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BreachScopeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['BreachedPerson']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BreachScopeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BreachScopeEdge'] = ResolversParentTypes['BreachScopeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BreachedPerson'], ParentType, ContextType>;
};

export type BreachedPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BreachedPerson'] = ResolversParentTypes['BreachedPerson']> = {
  categories?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type BudgetLevelResolvers = { HIGH: 'high', LOW: 'low', MEDIUM: 'medium' };

export type CallResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Call'] = ResolversParentTypes['Call']> = {
  end?: Resolver<Maybe<ResolversTypes['CallEnd']>, ParentType, ContextType>;
  hasVideo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isIncoming?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ringsUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CallState'], ParentType, ContextType>;
};

export type CallAnsweredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallAnswered'] = ResolversParentTypes['CallAnswered']> = {
  call?: Resolver<ResolversTypes['Call'], ParentType, ContextType>;
  callId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sdp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CallBusyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallBusy'] = ResolversParentTypes['CallBusy']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CallChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallChanged'] = ResolversParentTypes['CallChanged']> = {
  call?: Resolver<ResolversTypes['Call'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CallEndResolvers = { BUSY: 'busy', DECLINED: 'declined', FAILED: 'failed', HUNG_UP: 'hung_up', NO_ANSWER: 'no_answer' };

export type CallOfferedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallOffered'] = ResolversParentTypes['CallOffered']> = {
  call?: Resolver<ResolversTypes['Call'], ParentType, ContextType>;
  callId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sdp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CallOverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallOver'] = ResolversParentTypes['CallOver']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CallSignalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallSignal'] = ResolversParentTypes['CallSignal']> = {
  __resolveType: TypeResolveFn<'CallAnswered' | 'CallOffered' | 'IceCandidateFound', ParentType, ContextType>;
};

export type CallStateResolvers = { ACTIVE: 'active', ENDED: 'ended', RINGING: 'ringing' };

export type CancelAccountDeletionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelAccountDeletionPayload'] = ResolversParentTypes['CancelAccountDeletionPayload']> = {
  __resolveType: TypeResolveFn<'CancelAccountDeletionSuccess' | 'NotAvailable', ParentType, ContextType>;
};

export type CancelAccountDeletionSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelAccountDeletionSuccess'] = ResolversParentTypes['CancelAccountDeletionSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelDatePlanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelDatePlanPayload'] = ResolversParentTypes['CancelDatePlanPayload']> = {
  __resolveType: TypeResolveFn<'CancelDatePlanSuccess' | 'NotAvailable', ParentType, ContextType>;
};

export type CancelDatePlanSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelDatePlanSuccess'] = ResolversParentTypes['CancelDatePlanSuccess']> = {
  datePlan?: Resolver<ResolversTypes['DatePlan'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaptchaRequiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaptchaRequired'] = ResolversParentTypes['CaptchaRequired']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CardDealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardDeal'] = ResolversParentTypes['CardDeal']> = {
  cards?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  columns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CardsTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardsTable'] = ResolversParentTypes['CardsTable']> = {
  cards?: Resolver<Array<ResolversTypes['DrawnCard']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeEmailPayload'] = ResolversParentTypes['ChangeEmailPayload']> = {
  __resolveType: TypeResolveFn<'AlreadyRegistered' | 'ChangeEmailSuccess' | 'InvalidCredentials' | 'InvalidInput' | 'TooManyAttempts', ParentType, ContextType>;
};

export type ChangeEmailSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeEmailSuccess'] = ResolversParentTypes['ChangeEmailSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  __resolveType: TypeResolveFn<'ChangePasswordSuccess' | 'InvalidCredentials' | 'InvalidInput' | 'TooManyAttempts', ParentType, ContextType>;
};

export type ChangePasswordSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordSuccess'] = ResolversParentTypes['ChangePasswordSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatEvent'] = ResolversParentTypes['ChatEvent']> = {
  __resolveType: TypeResolveFn<'MessageAdded' | 'MessagesRead' | 'TypingChanged', ParentType, ContextType>;
};

export type CheckDateIdeaPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckDateIdeaPayload'] = ResolversParentTypes['CheckDateIdeaPayload']> = {
  __resolveType: TypeResolveFn<'CheckDateIdeaSuccess' | 'NotAvailable', ParentType, ContextType>;
};

export type CheckDateIdeaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckDateIdeaSuccess'] = ResolversParentTypes['CheckDateIdeaSuccess']> = {
  dateIdea?: Resolver<ResolversTypes['AdminDateIdea'], ParentType, ContextType>;
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckIn'] = ResolversParentTypes['CheckIn']> = {
  alarmAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  extendableMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  friends?: Resolver<Array<ResolversTypes['TrustedFriend']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  placeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CheckInState'], ParentType, ContextType>;
};

export type CheckInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckInPayload'] = ResolversParentTypes['CheckInPayload']> = {
  __resolveType: TypeResolveFn<'CheckInSuccess' | 'InvalidInput' | 'NotAvailable' | 'TooManyAttempts' | 'WrongPin', ParentType, ContextType>;
};

export type CheckInStateResolvers = { ALARMED: 'alarmed', ARMED: 'armed', SAFE: 'safe' };

export type CheckInSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckInSuccess'] = ResolversParentTypes['CheckInSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutModeResolvers = { LIVE: 'live', OFF: 'off', TEST: 'test' };

export type CityResolvers = { ABUJA: 'abuja', IBADAN: 'ibadan', LAGOS: 'lagos', PORT_HARCOURT: 'port_harcourt' };

export type ClearTravelLocationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClearTravelLocationPayload'] = ResolversParentTypes['ClearTravelLocationPayload']> = {
  __resolveType: TypeResolveFn<'ClearTravelLocationSuccess', ParentType, ContextType>;
};

export type ClearTravelLocationSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClearTravelLocationSuccess'] = ResolversParentTypes['ClearTravelLocationSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CoachKindResolvers = { AI: 'ai', OFF: 'off', PRACTICE: 'practice' };

export type CoachUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoachUnavailable'] = ResolversParentTypes['CoachUnavailable']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CodeChallengeMethodResolvers = { S256: 's256' };

export type CompanionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Companion'] = ResolversParentTypes['Companion']> = {
  allowance?: Resolver<ResolversTypes['CompanionAllowance'], ParentType, ContextType>;
  coach?: Resolver<ResolversTypes['CoachKind'], ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['CompanionConversation']>, ParentType, ContextType, RequireFields<CompanionConversationArgs, 'scenarioId'>>;
  conversations?: Resolver<Array<ResolversTypes['CompanionConversation']>, ParentType, ContextType>;
  preferences?: Resolver<ResolversTypes['CompanionPreferences'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['CompanionProgress']>, ParentType, ContextType>;
};

export type CompanionAllowanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanionAllowance'] = ResolversParentTypes['CompanionAllowance']> = {
  percentLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resetsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CompanionConversationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanionConversation'] = ResolversParentTypes['CompanionConversation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['CompanionMessage']>, ParentType, ContextType>;
  scenario?: Resolver<ResolversTypes['CompanionScenario'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CompanionDeltaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanionDelta'] = ResolversParentTypes['CompanionDelta']> = {
  exchangeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanionGenderResolvers = { FEMALE: 'female', MALE: 'male' };

export type CompanionMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanionMessage'] = ResolversParentTypes['CompanionMessage']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  exchangeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hasHelpLines?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isStopped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['ReplyRating']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CompanionRole'], ParentType, ContextType>;
};

export type CompanionPreferencesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanionPreferences'] = ResolversParentTypes['CompanionPreferences']> = {
  gender?: Resolver<ResolversTypes['CompanionGender'], ParentType, ContextType>;
  tone?: Resolver<ResolversTypes['CompanionTone'], ParentType, ContextType>;
};

export type CompanionProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanionProgress'] = ResolversParentTypes['CompanionProgress']> = {
  activeDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scenarios?: Resolver<Array<ResolversTypes['ScenarioProgress']>, ParentType, ContextType>;
  streakDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['WeeklyReport'], ParentType, ContextType>;
};

export type CompanionReplyDoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanionReplyDone'] = ResolversParentTypes['CompanionReplyDone']> = {
  conversation?: Resolver<ResolversTypes['CompanionConversation'], ParentType, ContextType>;
  exchangeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanionReplyEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanionReplyEvent'] = ResolversParentTypes['CompanionReplyEvent']> = {
  __resolveType: TypeResolveFn<'CompanionDelta' | 'CompanionReplyDone' | 'CompanionReplyFailed', ParentType, ContextType>;
};

export type CompanionReplyFailedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanionReplyFailed'] = ResolversParentTypes['CompanionReplyFailed']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  exchangeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanionRoleResolvers = { ASSISTANT: 'assistant', USER: 'user' };

export type CompanionScenarioResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanionScenario'] = ResolversParentTypes['CompanionScenario']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['SuggestedQuestion']>, ParentType, ContextType>;
};

export type CompanionToneResolvers = { DIRECT: 'direct', FRIENDLY: 'friendly', PLAYFUL: 'playful', SOPHISTICATED: 'sophisticated' };

export type CompatibilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Compatibility'] = ResolversParentTypes['Compatibility']> = {
  level?: Resolver<ResolversTypes['CompatibilityLevel'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CompatibilityLevelResolvers = { HIGH: 'high', LOW: 'low', MEDIUM: 'medium' };

export type CompleteBetaOnboardingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompleteBetaOnboardingPayload'] = ResolversParentTypes['CompleteBetaOnboardingPayload']> = {
  __resolveType: TypeResolveFn<'CompleteBetaOnboardingSuccess', ParentType, ContextType>;
};

export type CompleteBetaOnboardingSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompleteBetaOnboardingSuccess'] = ResolversParentTypes['CompleteBetaOnboardingSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompletePhotoUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompletePhotoUploadPayload'] = ResolversParentTypes['CompletePhotoUploadPayload']> = {
  __resolveType: TypeResolveFn<'CompletePhotoUploadSuccess' | 'NotAvailable' | 'PhotoRejected', ParentType, ContextType>;
};

export type CompletePhotoUploadSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompletePhotoUploadSuccess'] = ResolversParentTypes['CompletePhotoUploadSuccess']> = {
  photo?: Resolver<ResolversTypes['Photo'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmTwoFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmTwoFactorPayload'] = ResolversParentTypes['ConfirmTwoFactorPayload']> = {
  __resolveType: TypeResolveFn<'ConfirmTwoFactorSuccess' | 'InvalidTwoFactorCode' | 'TooManyAttempts', ParentType, ContextType>;
};

export type ConfirmTwoFactorSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmTwoFactorSuccess'] = ResolversParentTypes['ConfirmTwoFactorSuccess']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateAccessTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAccessTokenPayload'] = ResolversParentTypes['CreateAccessTokenPayload']> = {
  __resolveType: TypeResolveFn<'CreateAccessTokenSuccess' | 'InvalidInput', ParentType, ContextType>;
};

export type CreateAccessTokenSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAccessTokenSuccess'] = ResolversParentTypes['CreateAccessTokenSuccess']> = {
  accessToken?: Resolver<ResolversTypes['AccessToken'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreatePhotoUploadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePhotoUploadPayload'] = ResolversParentTypes['CreatePhotoUploadPayload']> = {
  __resolveType: TypeResolveFn<'CreatePhotoUploadSuccess' | 'InvalidInput' | 'PhotoRejected', ParentType, ContextType>;
};

export type CreatePhotoUploadSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePhotoUploadSuccess'] = ResolversParentTypes['CreatePhotoUploadSuccess']> = {
  photoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  uploadUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateProfilePayload'] = ResolversParentTypes['CreateProfilePayload']> = {
  __resolveType: TypeResolveFn<'CreateProfileSuccess' | 'InvalidInput' | 'ProfileExists' | 'Underage', ParentType, ContextType>;
};

export type CreateProfileSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateProfileSuccess'] = ResolversParentTypes['CreateProfileSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateSupportTicketPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSupportTicketPayload'] = ResolversParentTypes['CreateSupportTicketPayload']> = {
  __resolveType: TypeResolveFn<'CreateSupportTicketSuccess' | 'InvalidInput' | 'TooManyAttempts', ParentType, ContextType>;
};

export type CreateSupportTicketSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSupportTicketSuccess'] = ResolversParentTypes['CreateSupportTicketSuccess']> = {
  ticket?: Resolver<ResolversTypes['SupportTicket'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export type DateFeelingResolvers = { SAFE: 'safe', UNSAFE: 'unsafe', UNSURE: 'unsure' };

export type DateFeelingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DateFeelings'] = ResolversParentTypes['DateFeelings']> = {
  safe?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unsafe?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unsure?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DateIdeaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DateIdea'] = ResolversParentTypes['DateIdea']> = {
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bestForDateNumbers?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  bestTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  budgetLevel?: Resolver<ResolversTypes['BudgetLevel'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['DateIdeaCategory'], ParentType, ContextType>;
  checkedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['City'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estimatedCost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCheckDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSaved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openingHours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  romanticScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sourceDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tips?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DateIdeaCategoryResolvers = { ACTIVITY: 'activity', BEACH: 'beach', CAFE: 'cafe', CULTURE: 'culture', GETAWAY: 'getaway', LOUNGE: 'lounge', NATURE: 'nature', RESTAURANT: 'restaurant' };

export type DateIdeaChangeResolvers = { CLOSED: 'closed', HOURS: 'hours', MOVED: 'moved', OTHER: 'other', PRICES: 'prices' };

export type DateIdeaConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DateIdeaConnection'] = ResolversParentTypes['DateIdeaConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DateIdeaEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['DateIdea']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DateIdeaEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DateIdeaEdge'] = ResolversParentTypes['DateIdeaEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DateIdea'], ParentType, ContextType>;
};

export type DateIdeaReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DateIdeaReport'] = ResolversParentTypes['DateIdeaReport']> = {
  change?: Resolver<ResolversTypes['DateIdeaChange'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DatePlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatePlan'] = ResolversParentTypes['DatePlan']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateIdea?: Resolver<Maybe<ResolversTypes['DateIdea']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isProposedByViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReviewWanted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  placeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proposedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DatePlanState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DatePlanAnswerResolvers = { ACCEPT: 'accept', COUNTER: 'counter', DECLINE: 'decline' };

export type DatePlanChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatePlanChanged'] = ResolversParentTypes['DatePlanChanged']> = {
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DatePlanConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DatePlanConflict'] = ResolversParentTypes['DatePlanConflict']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  datePlan?: Resolver<ResolversTypes['DatePlan'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DatePlanStateResolvers = { ACCEPTED: 'accepted', CANCELLED: 'cancelled', COUNTERED: 'countered', DECLINED: 'declined', EXPIRED: 'expired', OVER: 'over', PROPOSED: 'proposed' };

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayFigures'] = ResolversParentTypes['DayFigures']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  gamePlays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  likes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plansStarted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signUps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deck'] = ResolversParentTypes['Deck']> = {
  end?: Resolver<Maybe<ResolversTypes['DeckEnd']>, ParentType, ContextType>;
  profiles?: Resolver<Array<ResolversTypes['Profile']>, ParentType, ContextType>;
  viewQuota?: Resolver<Maybe<ResolversTypes['ViewQuota']>, ParentType, ContextType>;
};

export type DeckEndResolvers = { EVERYONE_SEEN: 'everyone_seen', NO_PROFILE: 'no_profile', UNDER_REVIEW: 'under_review', VIEW_LIMIT: 'view_limit' };

export type DeckFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeckFilter'] = ResolversParentTypes['DeckFilter']> = {
  drinking?: Resolver<Maybe<ResolversTypes['Habit']>, ParentType, ContextType>;
  education?: Resolver<Maybe<ResolversTypes['Education']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  interests?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  isActiveLately?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  maxAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxDistance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxHeightCm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minHeightCm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  religion?: Resolver<Maybe<ResolversTypes['Religion']>, ParentType, ContextType>;
  smoking?: Resolver<Maybe<ResolversTypes['Habit']>, ParentType, ContextType>;
};

export type DeleteCompanionConversationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCompanionConversationPayload'] = ResolversParentTypes['DeleteCompanionConversationPayload']> = {
  __resolveType: TypeResolveFn<'DeleteCompanionConversationSuccess' | 'NotAvailable', ParentType, ContextType>;
};

export type DeleteCompanionConversationSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCompanionConversationSuccess'] = ResolversParentTypes['DeleteCompanionConversationSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletePhotoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePhotoPayload'] = ResolversParentTypes['DeletePhotoPayload']> = {
  __resolveType: TypeResolveFn<'DeletePhotoSuccess' | 'NotAvailable', ParentType, ContextType>;
};

export type DeletePhotoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePhotoSuccess'] = ResolversParentTypes['DeletePhotoSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletionRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletionRequest'] = ResolversParentTypes['DeletionRequest']> = {
  cancellableUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  erasedBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DeletionStatus'], ParentType, ContextType>;
};

export type DeletionStatusResolvers = { ANONYMISED: 'anonymised', CANCELLED: 'cancelled', ERASED: 'erased', PENDING: 'pending' };

export type DisableTwoFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisableTwoFactorPayload'] = ResolversParentTypes['DisableTwoFactorPayload']> = {
  __resolveType: TypeResolveFn<'DisableTwoFactorSuccess' | 'InvalidCredentials' | 'InvalidTwoFactorCode' | 'TooManyAttempts', ParentType, ContextType>;
};

export type DisableTwoFactorSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisableTwoFactorSuccess'] = ResolversParentTypes['DisableTwoFactorSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DismissReportsByPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DismissReportsByPayload'] = ResolversParentTypes['DismissReportsByPayload']> = {
  __resolveType: TypeResolveFn<'DismissReportsBySuccess' | 'InvalidInput' | 'NotAvailable', ParentType, ContextType>;
};

export type DismissReportsBySuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DismissReportsBySuccess'] = ResolversParentTypes['DismissReportsBySuccess']> = {
  dismissed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reporter?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DraftFeedbackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DraftFeedback'] = ResolversParentTypes['DraftFeedback']> = {
  clarity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  curiosity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rewrite?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  strengths?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  warmth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DrawnCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DrawnCard'] = ResolversParentTypes['DrawnCard']> = {
  isDone?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isViewers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PromptKind'], ParentType, ContextType>;
  reply?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EducationResolvers = { BACHELORS: 'bachelors', HIGH_SCHOOL: 'high_school', MASTERS: 'masters', PHD: 'phd' };

export type EmojiDealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmojiDeal'] = ResolversParentTypes['EmojiDeal']> = {
  emojis?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntitlementChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntitlementChanged'] = ResolversParentTypes['EntitlementChanged']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventsBeganResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventsBegan'] = ResolversParentTypes['EventsBegan']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExportMyDataPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportMyDataPayload'] = ResolversParentTypes['ExportMyDataPayload']> = {
  __resolveType: TypeResolveFn<'ExportMyDataSuccess' | 'InvalidCredentials' | 'PasswordRequired' | 'TooManyAttempts', ParentType, ContextType>;
};

export type ExportMyDataSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportMyDataSuccess'] = ResolversParentTypes['ExportMyDataSuccess']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FinishGamePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinishGamePayload'] = ResolversParentTypes['FinishGamePayload']> = {
  __resolveType: TypeResolveFn<'FinishGameSuccess' | 'InvalidInput' | 'NotAvailable' | 'ResultRefused', ParentType, ContextType>;
};

export type FinishGameSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinishGameSuccess'] = ResolversParentTypes['FinishGameSuccess']> = {
  play?: Resolver<ResolversTypes['GamePlay'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FriendAnswerResolvers = { ACCEPT: 'accept', DECLINE: 'decline', NEVER: 'never' };

export type FriendInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FriendInvitation'] = ResolversParentTypes['FriendInvitation']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game']> = {
  best?: Resolver<Maybe<ResolversTypes['GameResult']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tierRequired?: Resolver<ResolversTypes['Tier'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['GameType'], ParentType, ContextType>;
};

export type GameConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameConflict'] = ResolversParentTypes['GameConflict']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  gameSession?: Resolver<ResolversTypes['GameSession'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameDealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameDeal'] = ResolversParentTypes['GameDeal']> = {
  __resolveType: TypeResolveFn<'CardDeal' | 'EmojiDeal' | 'PromptDeal' | 'QuizDeal' | 'StatementDeal', ParentType, ContextType>;
};

export type GamePlayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GamePlay'] = ResolversParentTypes['GamePlay']> = {
  deal?: Resolver<ResolversTypes['GameDeal'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['GameResult']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type GamePlaysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GamePlays'] = ResolversParentTypes['GamePlays']> = {
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  resetsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GameResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameResult'] = ResolversParentTypes['GameResult']> = {
  isWon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moves?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  outOf?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secondsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GameSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameSession'] = ResolversParentTypes['GameSession']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType>;
  hardness?: Resolver<Maybe<ResolversTypes['QuizHardness']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isInvitedByViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isViewersTurn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  otherScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GameSessionStatus'], ParentType, ContextType>;
  table?: Resolver<Maybe<ResolversTypes['GameTable']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GameSessionChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameSessionChanged'] = ResolversParentTypes['GameSessionChanged']> = {
  isByViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameSessionStatusResolvers = { DECLINED: 'declined', EXPIRED: 'expired', FINISHED: 'finished', INVITED: 'invited', PLAYING: 'playing', STOPPED: 'stopped' };

export type GameStepResolvers = { ACCEPT: 'accept', DECLINE: 'decline', SKIP: 'skip', STOP: 'stop' };

export type GameTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameTable'] = ResolversParentTypes['GameTable']> = {
  __resolveType: TypeResolveFn<'CardsTable' | 'QuizTable' | 'StatementsTable', ParentType, ContextType>;
};

export type GameTypeResolvers = { EMOJI_STORY: 'emoji_story', MEMORY_MATCH: 'memory_match', PAIRS: 'pairs', TRIVIA: 'trivia', TRUTH_OR_DARE: 'truth_or_dare', TWO_TRUTHS_LIE: 'two_truths_lie' };

export type GenderResolvers = { FEMALE: 'female', MALE: 'male', NON_BINARY: 'non_binary', OTHER: 'other' };

export type GenerateQuestionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GenerateQuestionsPayload'] = ResolversParentTypes['GenerateQuestionsPayload']> = {
  __resolveType: TypeResolveFn<'CoachUnavailable' | 'GenerateQuestionsSuccess' | 'LimitReached' | 'NotAvailable' | 'PremiumRequired' | 'TooManyAttempts', ParentType, ContextType>;
};

export type GenerateQuestionsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GenerateQuestionsSuccess'] = ResolversParentTypes['GenerateQuestionsSuccess']> = {
  questions?: Resolver<Array<ResolversTypes['SuggestedQuestion']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GrantEntitlementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantEntitlementPayload'] = ResolversParentTypes['GrantEntitlementPayload']> = {
  __resolveType: TypeResolveFn<'GrantEntitlementSuccess' | 'InvalidInput' | 'NotAvailable', ParentType, ContextType>;
};

export type GrantEntitlementSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantEntitlementSuccess'] = ResolversParentTypes['GrantEntitlementSuccess']> = {
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HabitResolvers = { NEVER: 'never', REGULARLY: 'regularly', SOCIALLY: 'socially' };

export type HasSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HasSubscription'] = ResolversParentTypes['HasSubscription']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HeldPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeldPlan'] = ResolversParentTypes['HeldPlan']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['PlanId']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['PlanSubscription']>, ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['Tier'], ParentType, ContextType>;
  trialEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type IceCandidateFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IceCandidateFound'] = ResolversParentTypes['IceCandidateFound']> = {
  call?: Resolver<ResolversTypes['Call'], ParentType, ContextType>;
  callId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  candidate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sdpMLineIndex?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sdpMid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IceServerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IceServer'] = ResolversParentTypes['IceServer']> = {
  credential?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urls?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IdempotencyConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdempotencyConflict'] = ResolversParentTypes['IdempotencyConflict']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidCredentialsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidCredentials'] = ResolversParentTypes['InvalidCredentials']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidInputResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  fieldErrors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidTwoFactorCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidTwoFactorCode'] = ResolversParentTypes['InvalidTwoFactorCode']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InviteFriendPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteFriendPayload'] = ResolversParentTypes['InviteFriendPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'InviteFriendSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type InviteFriendSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteFriendSuccess'] = ResolversParentTypes['InviteFriendSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InviteToGamePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteToGamePayload'] = ResolversParentTypes['InviteToGamePayload']> = {
  __resolveType: TypeResolveFn<'GameConflict' | 'IdempotencyConflict' | 'InvalidInput' | 'InviteToGameSuccess' | 'NotAvailable' | 'PremiumRequired' | 'TooManyAttempts', ParentType, ContextType>;
};

export type InviteToGameSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteToGameSuccess'] = ResolversParentTypes['InviteToGameSuccess']> = {
  gameSession?: Resolver<ResolversTypes['GameSession'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KeepPhotoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeepPhotoPayload'] = ResolversParentTypes['KeepPhotoPayload']> = {
  __resolveType: TypeResolveFn<'KeepPhotoSuccess' | 'NotAvailable', ParentType, ContextType>;
};

export type KeepPhotoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeepPhotoSuccess'] = ResolversParentTypes['KeepPhotoSuccess']> = {
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  photoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LaunchDiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LaunchDiscount'] = ResolversParentTypes['LaunchDiscount']> = {
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percentOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LiftPhotoRemovalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LiftPhotoRemovalPayload'] = ResolversParentTypes['LiftPhotoRemovalPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'LiftPhotoRemovalSuccess' | 'NotAvailable', ParentType, ContextType>;
};

export type LiftPhotoRemovalSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LiftPhotoRemovalSuccess'] = ResolversParentTypes['LiftPhotoRemovalSuccess']> = {
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LikeProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LikeProfilePayload'] = ResolversParentTypes['LikeProfilePayload']> = {
  __resolveType: TypeResolveFn<'LikeProfileSuccess' | 'LimitReached' | 'NotAvailable', ParentType, ContextType>;
};

export type LikeProfileSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LikeProfileSuccess'] = ResolversParentTypes['LikeProfileSuccess']> = {
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LikerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Liker'] = ResolversParentTypes['Liker']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
};

export type LikerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LikerConnection'] = ResolversParentTypes['LikerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LikerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Liker']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LikerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LikerEdge'] = ResolversParentTypes['LikerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Liker'], ParentType, ContextType>;
};

export type LimitReachedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LimitReached'] = ResolversParentTypes['LimitReached']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resetsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkExpiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkExpired'] = ResolversParentTypes['LinkExpired']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarkMessagesReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkMessagesReadPayload'] = ResolversParentTypes['MarkMessagesReadPayload']> = {
  __resolveType: TypeResolveFn<'MarkMessagesReadSuccess' | 'NotAvailable' | 'PremiumRequired', ParentType, ContextType>;
};

export type MarkMessagesReadSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkMessagesReadSuccess'] = ResolversParentTypes['MarkMessagesReadSuccess']> = {
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Match'] = ResolversParentTypes['Match']> = {
  call?: Resolver<Maybe<ResolversTypes['Call']>, ParentType, ContextType>;
  canOtherMessage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canViewerCall?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canViewerMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  datePlan?: Resolver<Maybe<ResolversTypes['DatePlan']>, ParentType, ContextType>;
  dateToReview?: Resolver<Maybe<ResolversTypes['DatePlan']>, ParentType, ContextType>;
  gameSession?: Resolver<Maybe<ResolversTypes['GameSession']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSuperLiked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['MessageConnection'], ParentType, ContextType, Partial<MatchMessagesArgs>>;
  myReadSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  theirReadSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MatchConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchConnection'] = ResolversParentTypes['MatchConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MatchEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Match']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MatchCreatedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchCreated'] = ResolversParentTypes['MatchCreated']> = {
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MatchEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchEdge'] = ResolversParentTypes['MatchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
};

export type MatchEndedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchEnded'] = ResolversParentTypes['MatchEnded']> = {
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MatchStageResolvers = { NEW: 'new', TALKING: 'talking' };

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateIdea?: Resolver<Maybe<ResolversTypes['DateIdea']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MessageKind'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  senderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessageAddedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageAdded'] = ResolversParentTypes['MessageAdded']> = {
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageEdge'] = ResolversParentTypes['MessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};

export type MessageKindResolvers = { GAME_RESULT: 'game_result', MISSED_CALL: 'missed_call', PLACE: 'place', TEXT: 'text' };

export type MessagesReadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagesRead'] = ResolversParentTypes['MessagesRead']> = {
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  readAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reader?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  readerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amountMinor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyDay'] = ResolversParentTypes['MoneyDay']> = {
  begun?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  ended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  prepaid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receivedNaira?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundedNaira?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MoneyFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyFigures'] = ResolversParentTypes['MoneyFigures']> = {
  days?: Resolver<Array<ResolversTypes['MoneyDay']>, ParentType, ContextType>;
  failures?: Resolver<Array<ResolversTypes['PaymentFailure']>, ParentType, ContextType>;
  outcomes?: Resolver<ResolversTypes['SubscriptionOutcomes'], ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['PlanHoldings']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acknowledgeWarning?: Resolver<ResolversTypes['AcknowledgeWarningPayload'], ParentType, ContextType, RequireFields<MutationAcknowledgeWarningArgs, 'input'>>;
  answerDatePlan?: Resolver<ResolversTypes['AnswerDatePlanPayload'], ParentType, ContextType, RequireFields<MutationAnswerDatePlanArgs, 'input'>>;
  answerFriendInvitation?: Resolver<ResolversTypes['AnswerFriendInvitationPayload'], ParentType, ContextType, RequireFields<MutationAnswerFriendInvitationArgs, 'input'>>;
  answerSupportTicket?: Resolver<ResolversTypes['AnswerSupportTicketPayload'], ParentType, ContextType, RequireFields<MutationAnswerSupportTicketArgs, 'input'>>;
  appealSuspension?: Resolver<ResolversTypes['AppealSuspensionPayload'], ParentType, ContextType, RequireFields<MutationAppealSuspensionArgs, 'input'>>;
  blockProfile?: Resolver<ResolversTypes['BlockProfilePayload'], ParentType, ContextType, RequireFields<MutationBlockProfileArgs, 'input'>>;
  boostProfile?: Resolver<ResolversTypes['BoostProfilePayload'], ParentType, ContextType>;
  cancelAccountDeletion?: Resolver<ResolversTypes['CancelAccountDeletionPayload'], ParentType, ContextType>;
  cancelDatePlan?: Resolver<ResolversTypes['CancelDatePlanPayload'], ParentType, ContextType, RequireFields<MutationCancelDatePlanArgs, 'input'>>;
  changeEmail?: Resolver<ResolversTypes['ChangeEmailPayload'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  checkDateIdea?: Resolver<ResolversTypes['CheckDateIdeaPayload'], ParentType, ContextType, RequireFields<MutationCheckDateIdeaArgs, 'input'>>;
  checkIn?: Resolver<ResolversTypes['CheckInPayload'], ParentType, ContextType, RequireFields<MutationCheckInArgs, 'input'>>;
  clearTravelLocation?: Resolver<ResolversTypes['ClearTravelLocationPayload'], ParentType, ContextType>;
  completeBetaOnboarding?: Resolver<ResolversTypes['CompleteBetaOnboardingPayload'], ParentType, ContextType>;
  completePhotoUpload?: Resolver<ResolversTypes['CompletePhotoUploadPayload'], ParentType, ContextType, RequireFields<MutationCompletePhotoUploadArgs, 'input'>>;
  confirmTwoFactor?: Resolver<ResolversTypes['ConfirmTwoFactorPayload'], ParentType, ContextType, RequireFields<MutationConfirmTwoFactorArgs, 'input'>>;
  createAccessToken?: Resolver<ResolversTypes['CreateAccessTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateAccessTokenArgs, 'input'>>;
  createPhotoUpload?: Resolver<ResolversTypes['CreatePhotoUploadPayload'], ParentType, ContextType, RequireFields<MutationCreatePhotoUploadArgs, 'input'>>;
  createProfile?: Resolver<ResolversTypes['CreateProfilePayload'], ParentType, ContextType, RequireFields<MutationCreateProfileArgs, 'input'>>;
  createSupportTicket?: Resolver<ResolversTypes['CreateSupportTicketPayload'], ParentType, ContextType, RequireFields<MutationCreateSupportTicketArgs, 'input'>>;
  deleteCompanionConversation?: Resolver<ResolversTypes['DeleteCompanionConversationPayload'], ParentType, ContextType, RequireFields<MutationDeleteCompanionConversationArgs, 'input'>>;
  deletePhoto?: Resolver<ResolversTypes['DeletePhotoPayload'], ParentType, ContextType, RequireFields<MutationDeletePhotoArgs, 'input'>>;
  disableTwoFactor?: Resolver<ResolversTypes['DisableTwoFactorPayload'], ParentType, ContextType, RequireFields<MutationDisableTwoFactorArgs, 'input'>>;
  dismissReportsBy?: Resolver<ResolversTypes['DismissReportsByPayload'], ParentType, ContextType, RequireFields<MutationDismissReportsByArgs, 'input'>>;
  exportMyData?: Resolver<ResolversTypes['ExportMyDataPayload'], ParentType, ContextType, RequireFields<MutationExportMyDataArgs, 'input'>>;
  finishGame?: Resolver<ResolversTypes['FinishGamePayload'], ParentType, ContextType, RequireFields<MutationFinishGameArgs, 'input'>>;
  generateQuestions?: Resolver<ResolversTypes['GenerateQuestionsPayload'], ParentType, ContextType, RequireFields<MutationGenerateQuestionsArgs, 'input'>>;
  grantEntitlement?: Resolver<ResolversTypes['GrantEntitlementPayload'], ParentType, ContextType, RequireFields<MutationGrantEntitlementArgs, 'input'>>;
  inviteFriend?: Resolver<ResolversTypes['InviteFriendPayload'], ParentType, ContextType, RequireFields<MutationInviteFriendArgs, 'input'>>;
  inviteToGame?: Resolver<ResolversTypes['InviteToGamePayload'], ParentType, ContextType, RequireFields<MutationInviteToGameArgs, 'input'>>;
  keepPhoto?: Resolver<ResolversTypes['KeepPhotoPayload'], ParentType, ContextType, RequireFields<MutationKeepPhotoArgs, 'input'>>;
  liftPhotoRemoval?: Resolver<ResolversTypes['LiftPhotoRemovalPayload'], ParentType, ContextType, RequireFields<MutationLiftPhotoRemovalArgs, 'input'>>;
  likeProfile?: Resolver<ResolversTypes['LikeProfilePayload'], ParentType, ContextType, RequireFields<MutationLikeProfileArgs, 'input'>>;
  markMessagesRead?: Resolver<ResolversTypes['MarkMessagesReadPayload'], ParentType, ContextType, RequireFields<MutationMarkMessagesReadArgs, 'input'>>;
  openCustomerPortal?: Resolver<ResolversTypes['OpenCustomerPortalPayload'], ParentType, ContextType, RequireFields<MutationOpenCustomerPortalArgs, 'input'>>;
  openSharedPlan?: Resolver<ResolversTypes['OpenSharedPlanPayload'], ParentType, ContextType, RequireFields<MutationOpenSharedPlanArgs, 'input'>>;
  passProfile?: Resolver<ResolversTypes['PassProfilePayload'], ParentType, ContextType, RequireFields<MutationPassProfileArgs, 'input'>>;
  pauseProfile?: Resolver<ResolversTypes['PauseProfilePayload'], ParentType, ContextType>;
  playGame?: Resolver<ResolversTypes['PlayGamePayload'], ParentType, ContextType, RequireFields<MutationPlayGameArgs, 'input'>>;
  playMove?: Resolver<ResolversTypes['PlayMovePayload'], ParentType, ContextType, RequireFields<MutationPlayMoveArgs, 'input'>>;
  prepareCall?: Resolver<ResolversTypes['PrepareCallPayload'], ParentType, ContextType, RequireFields<MutationPrepareCallArgs, 'input'>>;
  proposeDatePlan?: Resolver<ResolversTypes['ProposeDatePlanPayload'], ParentType, ContextType, RequireFields<MutationProposeDatePlanArgs, 'input'>>;
  publishPlans?: Resolver<ResolversTypes['PublishPlansPayload'], ParentType, ContextType, RequireFields<MutationPublishPlansArgs, 'input'>>;
  rateReply?: Resolver<ResolversTypes['RateReplyPayload'], ParentType, ContextType, RequireFields<MutationRateReplyArgs, 'input'>>;
  recordNewsletterBounces?: Resolver<ResolversTypes['RecordNewsletterBouncesPayload'], ParentType, ContextType, RequireFields<MutationRecordNewsletterBouncesArgs, 'input'>>;
  recordProfileView?: Resolver<ResolversTypes['RecordProfileViewPayload'], ParentType, ContextType, RequireFields<MutationRecordProfileViewArgs, 'input'>>;
  refreshSession?: Resolver<ResolversTypes['RefreshSessionPayload'], ParentType, ContextType, RequireFields<MutationRefreshSessionArgs, 'input'>>;
  removeDateIdea?: Resolver<ResolversTypes['RemoveDateIdeaPayload'], ParentType, ContextType, RequireFields<MutationRemoveDateIdeaArgs, 'input'>>;
  removeFriend?: Resolver<ResolversTypes['RemoveFriendPayload'], ParentType, ContextType, RequireFields<MutationRemoveFriendArgs, 'input'>>;
  removeNewsletterArticle?: Resolver<ResolversTypes['RemoveNewsletterArticlePayload'], ParentType, ContextType, RequireFields<MutationRemoveNewsletterArticleArgs, 'input'>>;
  removePhoto?: Resolver<ResolversTypes['RemovePhotoPayload'], ParentType, ContextType, RequireFields<MutationRemovePhotoArgs, 'input'>>;
  removePushSubscription?: Resolver<ResolversTypes['RemovePushSubscriptionPayload'], ParentType, ContextType>;
  reorderPhotos?: Resolver<ResolversTypes['ReorderPhotosPayload'], ParentType, ContextType, RequireFields<MutationReorderPhotosArgs, 'input'>>;
  replaceRecoveryCodes?: Resolver<ResolversTypes['ReplaceRecoveryCodesPayload'], ParentType, ContextType, RequireFields<MutationReplaceRecoveryCodesArgs, 'input'>>;
  replyToSupportTicket?: Resolver<ResolversTypes['ReplyToSupportTicketPayload'], ParentType, ContextType, RequireFields<MutationReplyToSupportTicketArgs, 'input'>>;
  reportDateIdea?: Resolver<ResolversTypes['ReportDateIdeaPayload'], ParentType, ContextType, RequireFields<MutationReportDateIdeaArgs, 'input'>>;
  reportProfile?: Resolver<ResolversTypes['ReportProfilePayload'], ParentType, ContextType, RequireFields<MutationReportProfileArgs, 'input'>>;
  requestAccountDeletion?: Resolver<ResolversTypes['RequestAccountDeletionPayload'], ParentType, ContextType, RequireFields<MutationRequestAccountDeletionArgs, 'input'>>;
  requestEmailVerification?: Resolver<ResolversTypes['RequestEmailVerificationPayload'], ParentType, ContextType>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  requestSignInCode?: Resolver<ResolversTypes['RequestSignInCodePayload'], ParentType, ContextType, RequireFields<MutationRequestSignInCodeArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  resolveAppeal?: Resolver<ResolversTypes['ResolveAppealPayload'], ParentType, ContextType, RequireFields<MutationResolveAppealArgs, 'input'>>;
  resolveReport?: Resolver<ResolversTypes['ResolveReportPayload'], ParentType, ContextType, RequireFields<MutationResolveReportArgs, 'input'>>;
  restoreAccount?: Resolver<ResolversTypes['RestoreAccountPayload'], ParentType, ContextType, RequireFields<MutationRestoreAccountArgs, 'input'>>;
  resumeProfile?: Resolver<ResolversTypes['ResumeProfilePayload'], ParentType, ContextType>;
  returnPrepaidPlan?: Resolver<ResolversTypes['ReturnPrepaidPlanPayload'], ParentType, ContextType, RequireFields<MutationReturnPrepaidPlanArgs, 'input'>>;
  reviewDate?: Resolver<ResolversTypes['ReviewDatePayload'], ParentType, ContextType, RequireFields<MutationReviewDateArgs, 'input'>>;
  reviewDraft?: Resolver<ResolversTypes['ReviewDraftPayload'], ParentType, ContextType, RequireFields<MutationReviewDraftArgs, 'input'>>;
  reviewVerification?: Resolver<ResolversTypes['ReviewVerificationPayload'], ParentType, ContextType, RequireFields<MutationReviewVerificationArgs, 'input'>>;
  revokeAccessToken?: Resolver<ResolversTypes['RevokeAccessTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeAccessTokenArgs, 'input'>>;
  revokeEntitlement?: Resolver<ResolversTypes['RevokeEntitlementPayload'], ParentType, ContextType, RequireFields<MutationRevokeEntitlementArgs, 'input'>>;
  revokeOtherSessions?: Resolver<ResolversTypes['RevokeOtherSessionsPayload'], ParentType, ContextType>;
  revokeSession?: Resolver<ResolversTypes['RevokeSessionPayload'], ParentType, ContextType, RequireFields<MutationRevokeSessionArgs, 'input'>>;
  saveCompanionPreferences?: Resolver<ResolversTypes['SaveCompanionPreferencesPayload'], ParentType, ContextType, RequireFields<MutationSaveCompanionPreferencesArgs, 'input'>>;
  saveDateIdea?: Resolver<ResolversTypes['SaveDateIdeaPayload'], ParentType, ContextType, RequireFields<MutationSaveDateIdeaArgs, 'input'>>;
  saveDeckFilter?: Resolver<ResolversTypes['SaveDeckFilterPayload'], ParentType, ContextType, RequireFields<MutationSaveDeckFilterArgs, 'input'>>;
  saveNewsletterArticle?: Resolver<ResolversTypes['SaveNewsletterArticlePayload'], ParentType, ContextType, RequireFields<MutationSaveNewsletterArticleArgs, 'input'>>;
  savePushSubscription?: Resolver<ResolversTypes['SavePushSubscriptionPayload'], ParentType, ContextType, RequireFields<MutationSavePushSubscriptionArgs, 'input'>>;
  sendBetaFeedback?: Resolver<ResolversTypes['SendBetaFeedbackPayload'], ParentType, ContextType, RequireFields<MutationSendBetaFeedbackArgs, 'input'>>;
  sendCallSignal?: Resolver<ResolversTypes['SendCallSignalPayload'], ParentType, ContextType, RequireFields<MutationSendCallSignalArgs, 'input'>>;
  sendCompanionMessage?: Resolver<ResolversTypes['SendCompanionMessagePayload'], ParentType, ContextType, RequireFields<MutationSendCompanionMessageArgs, 'input'>>;
  sendMessage?: Resolver<ResolversTypes['SendMessagePayload'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'input'>>;
  sendSharedPlanCode?: Resolver<ResolversTypes['SendSharedPlanCodePayload'], ParentType, ContextType, RequireFields<MutationSendSharedPlanCodeArgs, 'input'>>;
  sendWeeklyNewsletter?: Resolver<ResolversTypes['SendWeeklyNewsletterPayload'], ParentType, ContextType, RequireFields<MutationSendWeeklyNewsletterArgs, 'input'>>;
  setCheckInPins?: Resolver<ResolversTypes['SetCheckInPinsPayload'], ParentType, ContextType, RequireFields<MutationSetCheckInPinsArgs, 'input'>>;
  setDateIdeaSaved?: Resolver<ResolversTypes['SetDateIdeaSavedPayload'], ParentType, ContextType, RequireFields<MutationSetDateIdeaSavedArgs, 'input'>>;
  setPageVisibility?: Resolver<ResolversTypes['SetPageVisibilityPayload'], ParentType, ContextType, RequireFields<MutationSetPageVisibilityArgs, 'input'>>;
  setTravelLocation?: Resolver<ResolversTypes['SetTravelLocationPayload'], ParentType, ContextType, RequireFields<MutationSetTravelLocationArgs, 'input'>>;
  setTyping?: Resolver<ResolversTypes['SetTypingPayload'], ParentType, ContextType, RequireFields<MutationSetTypingArgs, 'input'>>;
  shareDateIdea?: Resolver<ResolversTypes['ShareDateIdeaPayload'], ParentType, ContextType, RequireFields<MutationShareDateIdeaArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signInWithCode?: Resolver<ResolversTypes['SignInWithCodePayload'], ParentType, ContextType, RequireFields<MutationSignInWithCodeArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType, RequireFields<MutationSignOutArgs, 'input'>>;
  signUp?: Resolver<ResolversTypes['SignUpPayload'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  startCheckIn?: Resolver<ResolversTypes['StartCheckInPayload'], ParentType, ContextType, RequireFields<MutationStartCheckInArgs, 'input'>>;
  startCheckout?: Resolver<ResolversTypes['StartCheckoutPayload'], ParentType, ContextType, RequireFields<MutationStartCheckoutArgs, 'input'>>;
  startPrepaidCheckout?: Resolver<ResolversTypes['StartPrepaidCheckoutPayload'], ParentType, ContextType, RequireFields<MutationStartPrepaidCheckoutArgs, 'input'>>;
  startTwoFactor?: Resolver<ResolversTypes['StartTwoFactorPayload'], ParentType, ContextType, RequireFields<MutationStartTwoFactorArgs, 'input'>>;
  submitVerification?: Resolver<ResolversTypes['SubmitVerificationPayload'], ParentType, ContextType, RequireFields<MutationSubmitVerificationArgs, 'input'>>;
  subscribeToNewsletter?: Resolver<ResolversTypes['SubscribeToNewsletterPayload'], ParentType, ContextType, RequireFields<MutationSubscribeToNewsletterArgs, 'input'>>;
  superLikeProfile?: Resolver<ResolversTypes['SuperLikeProfilePayload'], ParentType, ContextType, RequireFields<MutationSuperLikeProfileArgs, 'input'>>;
  suspendAccount?: Resolver<ResolversTypes['SuspendAccountPayload'], ParentType, ContextType, RequireFields<MutationSuspendAccountArgs, 'input'>>;
  unblockProfile?: Resolver<ResolversTypes['UnblockProfilePayload'], ParentType, ContextType, RequireFields<MutationUnblockProfileArgs, 'input'>>;
  undoPass?: Resolver<ResolversTypes['UndoPassPayload'], ParentType, ContextType, RequireFields<MutationUndoPassArgs, 'input'>>;
  unmatch?: Resolver<ResolversTypes['UnmatchPayload'], ParentType, ContextType, RequireFields<MutationUnmatchArgs, 'input'>>;
  unsubscribeFromNewsletter?: Resolver<ResolversTypes['UnsubscribeFromNewsletterPayload'], ParentType, ContextType, RequireFields<MutationUnsubscribeFromNewsletterArgs, 'input'>>;
  updateLocation?: Resolver<ResolversTypes['UpdateLocationPayload'], ParentType, ContextType, RequireFields<MutationUpdateLocationArgs, 'input'>>;
  updateNotices?: Resolver<ResolversTypes['UpdateNoticesPayload'], ParentType, ContextType, RequireFields<MutationUpdateNoticesArgs, 'input'>>;
  updateNotifications?: Resolver<ResolversTypes['UpdateNotificationsPayload'], ParentType, ContextType, RequireFields<MutationUpdateNotificationsArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  verifyEmail?: Resolver<ResolversTypes['VerifyEmailPayload'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'input'>>;
  warnAccount?: Resolver<ResolversTypes['WarnAccountPayload'], ParentType, ContextType, RequireFields<MutationWarnAccountArgs, 'input'>>;
};

export type NetworkClassResolvers = { FOUR_G: 'four_g', THREE_G: 'three_g', TWO_G: 'two_g', UNKNOWN: 'unknown' };

export type NewsletterArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterArticle'] = ResolversParentTypes['NewsletterArticle']> = {
  blocks?: Resolver<Array<ResolversTypes['ArticleBlock']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['NewsletterCategory'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['NewsletterDay'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsletterArticleConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterArticleConnection'] = ResolversParentTypes['NewsletterArticleConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NewsletterArticleEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['NewsletterArticle']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type NewsletterArticleEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterArticleEdge'] = ResolversParentTypes['NewsletterArticleEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['NewsletterArticle'], ParentType, ContextType>;
};

export type NewsletterCategoryResolvers = { CONFIDENCE: 'confidence', GROWTH: 'growth', HAPPINESS: 'happiness', LONGEVITY: 'longevity', SPIRITUAL: 'spiritual', SUCCESS: 'success' };

export type NewsletterDayResolvers = { MONDAY: 'monday', THURSDAY: 'thursday' };

export type NewsletterIssueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterIssue'] = ResolversParentTypes['NewsletterIssue']> = {
  bounced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['NewsletterDay'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recipients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['NewsletterIssueSource'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['NewsletterIssueState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsletterIssueConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterIssueConnection'] = ResolversParentTypes['NewsletterIssueConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NewsletterIssueEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['NewsletterIssue']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type NewsletterIssueEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterIssueEdge'] = ResolversParentTypes['NewsletterIssueEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['NewsletterIssue'], ParentType, ContextType>;
};

export type NewsletterIssueSourceResolvers = { MANUAL: 'manual', SCHEDULED: 'scheduled' };

export type NewsletterIssueStateResolvers = { SENDING: 'sending', SENT: 'sent' };

export type NewsletterSendingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsletterSending'] = ResolversParentTypes['NewsletterSending']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewsletterSourceResolvers = { FEEDBACK_AREA: 'feedback_area', LANDING_PAGE: 'landing_page', NEWSLETTER_PAGE: 'newsletter_page', SETTINGS: 'settings' };

export type NotAvailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotAvailable'] = ResolversParentTypes['NotAvailable']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NothingToUndoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NothingToUndo'] = ResolversParentTypes['NothingToUndo']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoticeKindResolvers = { CHECK_IN: 'check_in', DATE_PLAN: 'date_plan', DATE_REMINDER: 'date_reminder', DATE_REVIEW: 'date_review', GAME: 'game', LIKE: 'like', MATCH: 'match', MESSAGE: 'message', MISSED_CALL: 'missed_call', PLAN_ENDS: 'plan_ends', SELFIE_REVIEWED: 'selfie_reviewed' };

export type NoticeSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticeSettings'] = ResolversParentTypes['NoticeSettings']> = {
  hasNames?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPushDevice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasRefusedPush?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPushOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  letterKinds?: Resolver<Array<ResolversTypes['NoticeKind']>, ParentType, ContextType>;
  pushKinds?: Resolver<Array<ResolversTypes['NoticeKind']>, ParentType, ContextType>;
  pushPublicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quietFrom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quietUntil?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationSettings'] = ResolversParentTypes['NotificationSettings']> = {
  hasNewsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasOffers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OpenCustomerPortalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenCustomerPortalPayload'] = ResolversParentTypes['OpenCustomerPortalPayload']> = {
  __resolveType: TypeResolveFn<'NotAvailable' | 'OpenCustomerPortalSuccess' | 'PaymentsUnavailable' | 'TooManyAttempts', ParentType, ContextType>;
};

export type OpenCustomerPortalSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenCustomerPortalSuccess'] = ResolversParentTypes['OpenCustomerPortalSuccess']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenSharedPlanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenSharedPlanPayload'] = ResolversParentTypes['OpenSharedPlanPayload']> = {
  __resolveType: TypeResolveFn<'LinkExpired' | 'OpenSharedPlanSuccess' | 'WrongCode', ParentType, ContextType>;
};

export type OpenSharedPlanSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenSharedPlanSuccess'] = ResolversParentTypes['OpenSharedPlanSuccess']> = {
  sharedPlan?: Resolver<ResolversTypes['SharedPlan'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnProfile'] = ResolversParentTypes['OwnProfile']> = {
  age?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['Photo']>, ParentType, ContextType>;
  bio?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  boostExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateOfBirth?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  defaultFilter?: Resolver<ResolversTypes['DeckFilter'], ParentType, ContextType>;
  drinking?: Resolver<Maybe<ResolversTypes['Habit']>, ParentType, ContextType>;
  education?: Resolver<Maybe<ResolversTypes['Education']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['Gender'], ParentType, ContextType>;
  hasPosition?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  heightCm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interests?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isBirthDateFrozen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnderReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['Photo']>, ParentType, ContextType>;
  religion?: Resolver<Maybe<ResolversTypes['Religion']>, ParentType, ContextType>;
  reviewedPhotos?: Resolver<Array<ResolversTypes['Photo']>, ParentType, ContextType>;
  smoking?: Resolver<Maybe<ResolversTypes['Habit']>, ParentType, ContextType>;
  town?: Resolver<Maybe<ResolversTypes['Town']>, ParentType, ContextType>;
  travel?: Resolver<Maybe<ResolversTypes['Town']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageVitalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageVitals'] = ResolversParentTypes['PageVitals']> = {
  cls?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  firstCardMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  inpMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lcpMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  loads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  network?: Resolver<ResolversTypes['NetworkClass'], ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PassProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PassProfilePayload'] = ResolversParentTypes['PassProfilePayload']> = {
  __resolveType: TypeResolveFn<'NotAvailable' | 'PassProfileSuccess', ParentType, ContextType>;
};

export type PassProfileSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PassProfileSuccess'] = ResolversParentTypes['PassProfileSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasswordRequiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordRequired'] = ResolversParentTypes['PasswordRequired']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PauseProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PauseProfilePayload'] = ResolversParentTypes['PauseProfilePayload']> = {
  __resolveType: TypeResolveFn<'NotAvailable' | 'PauseProfileSuccess', ParentType, ContextType>;
};

export type PauseProfileSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PauseProfileSuccess'] = ResolversParentTypes['PauseProfileSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPrepaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType>;
};

export type PaymentFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentFailure'] = ResolversParentTypes['PaymentFailure']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['PaymentFailureReason'], ParentType, ContextType>;
};

export type PaymentFailureReasonResolvers = { CURRENCY: 'currency', LATE: 'late', LEFT: 'left', OVERDUE: 'overdue', SECOND_PLAN: 'second_plan', SECOND_TRIAL: 'second_trial', SUBSCRIBED: 'subscribed', UNDERPAID: 'underpaid' };

export type PaymentStateResolvers = { OPEN: 'open', PAID: 'paid', REFUNDED: 'refunded', VOID: 'void' };

export type PaymentsUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentsUnavailable'] = ResolversParentTypes['PaymentsUnavailable']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PhotoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Photo'] = ResolversParentTypes['Photo']> = {
  aspectRatio?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  displayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  thumbHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<PhotoUrlArgs, 'format' | 'size'>>;
};

export type PhotoFormatResolvers = { JPEG: 'jpeg', WEBP: 'webp' };

export type PhotoPurposeResolvers = { AVATAR: 'avatar', PHOTO: 'photo', SELFIE: 'selfie' };

export type PhotoRejectedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhotoRejected'] = ResolversParentTypes['PhotoRejected']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PhotoSizeResolvers = { CARD: 'card', LARGE: 'large', MEDIUM: 'medium', SMALL: 'small', THUMB: 'thumb' };

export type PlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['PlanId'], ParentType, ContextType>;
  isMostPopular?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prepaid?: Resolver<Array<ResolversTypes['PrepaidOffer']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['Tier'], ParentType, ContextType>;
  trialDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlanHoldingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanHoldings'] = ResolversParentTypes['PlanHoldings']> = {
  ending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  given?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['PlanId'], ParentType, ContextType>;
  prepaid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  renewing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trials?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlanIdResolvers = { DIAMOND: 'diamond', GOLD: 'gold', SOUL: 'soul' };

export type PlanSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanSubscription'] = ResolversParentTypes['PlanSubscription']> = {
  currentPeriodEndsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  graceEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextPayment?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['PlanId'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PlanSubscriptionState'], ParentType, ContextType>;
};

export type PlanSubscriptionStateResolvers = { ACTIVE: 'active', PAST_DUE: 'past_due', TRIALING: 'trialing' };

export type PlayGamePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayGamePayload'] = ResolversParentTypes['PlayGamePayload']> = {
  __resolveType: TypeResolveFn<'IdempotencyConflict' | 'InvalidInput' | 'LimitReached' | 'PlayGameSuccess' | 'PremiumRequired' | 'TooManyAttempts', ParentType, ContextType>;
};

export type PlayGameSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayGameSuccess'] = ResolversParentTypes['PlayGameSuccess']> = {
  play?: Resolver<ResolversTypes['GamePlay'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlayMovePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayMovePayload'] = ResolversParentTypes['PlayMovePayload']> = {
  __resolveType: TypeResolveFn<'GameConflict' | 'InvalidInput' | 'NotAvailable' | 'PlayMoveSuccess' | 'PremiumRequired' | 'TooManyAttempts', ParentType, ContextType>;
};

export type PlayMoveSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayMoveSuccess'] = ResolversParentTypes['PlayMoveSuccess']> = {
  gameSession?: Resolver<ResolversTypes['GameSession'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PremiumRequiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PremiumRequired'] = ResolversParentTypes['PremiumRequired']> = {
  ability?: Resolver<ResolversTypes['Ability'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PrepaidOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepaidOffer'] = ResolversParentTypes['PrepaidOffer']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['PrepaidTerm'], ParentType, ContextType>;
};

export type PrepaidPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepaidPlan'] = ResolversParentTypes['PrepaidPlan']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['PlanId'], ParentType, ContextType>;
  returnableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['PrepaidTerm'], ParentType, ContextType>;
};

export type PrepaidTermResolvers = { MONTH: 'month', QUARTER: 'quarter', WEEK: 'week' };

export type PrepareCallPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepareCallPayload'] = ResolversParentTypes['PrepareCallPayload']> = {
  __resolveType: TypeResolveFn<'NotAvailable' | 'PremiumRequired' | 'PrepareCallSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type PrepareCallSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepareCallSuccess'] = ResolversParentTypes['PrepareCallSuccess']> = {
  iceServers?: Resolver<Array<ResolversTypes['IceServer']>, ParentType, ContextType>;
  isRelayOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  videoHeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videoWidth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  activity?: Resolver<Maybe<ResolversTypes['Activity']>, ParentType, ContextType>;
  age?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['Photo']>, ParentType, ContextType>;
  bio?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  compatibility?: Resolver<Maybe<ResolversTypes['Compatibility']>, ParentType, ContextType>;
  distanceText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  drinking?: Resolver<Maybe<ResolversTypes['Habit']>, ParentType, ContextType>;
  education?: Resolver<Maybe<ResolversTypes['Education']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['Gender'], ParentType, ContextType>;
  heightCm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interests?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['Photo']>, ParentType, ContextType>;
  religion?: Resolver<Maybe<ResolversTypes['Religion']>, ParentType, ContextType>;
  smoking?: Resolver<Maybe<ResolversTypes['Habit']>, ParentType, ContextType>;
  visiting?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProfileExistsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileExists'] = ResolversParentTypes['ProfileExists']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromptDealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromptDeal'] = ResolversParentTypes['PromptDeal']> = {
  dares?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  truths?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromptKindResolvers = { DARE: 'dare', TRUTH: 'truth' };

export type ProposeDatePlanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposeDatePlanPayload'] = ResolversParentTypes['ProposeDatePlanPayload']> = {
  __resolveType: TypeResolveFn<'DatePlanConflict' | 'InvalidInput' | 'NotAvailable' | 'PremiumRequired' | 'ProposeDatePlanSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type ProposeDatePlanSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProposeDatePlanSuccess'] = ResolversParentTypes['ProposeDatePlanSuccess']> = {
  datePlan?: Resolver<ResolversTypes['DatePlan'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublishPlansPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishPlansPayload'] = ResolversParentTypes['PublishPlansPayload']> = {
  __resolveType: TypeResolveFn<'PaymentsUnavailable' | 'PublishPlansSuccess', ParentType, ContextType>;
};

export type PublishPlansSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishPlansSuccess'] = ResolversParentTypes['PublishPlansSuccess']> = {
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  prices?: Resolver<Array<ResolversTypes['PublishedPrice']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublishedPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishedPrice'] = ResolversParentTypes['PublishedPrice']> = {
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['PlanId'], ParentType, ContextType>;
  priceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  admin?: Resolver<Maybe<ResolversTypes['Admin']>, ParentType, ContextType>;
  checkoutMode?: Resolver<ResolversTypes['CheckoutMode'], ParentType, ContextType>;
  companionAsking?: Resolver<ResolversTypes['CompanionScenario'], ParentType, ContextType>;
  companionScenarios?: Resolver<Array<ResolversTypes['CompanionScenario']>, ParentType, ContextType>;
  dateIdea?: Resolver<Maybe<ResolversTypes['DateIdea']>, ParentType, ContextType, RequireFields<QueryDateIdeaArgs, 'id'>>;
  dateIdeas?: Resolver<ResolversTypes['DateIdeaConnection'], ParentType, ContextType, RequireFields<QueryDateIdeasArgs, 'first'>>;
  deck?: Resolver<ResolversTypes['Deck'], ParentType, ContextType, RequireFields<QueryDeckArgs, 'limit'>>;
  friendInvitation?: Resolver<Maybe<ResolversTypes['FriendInvitation']>, ParentType, ContextType, RequireFields<QueryFriendInvitationArgs, 'token'>>;
  game?: Resolver<ResolversTypes['Game'], ParentType, ContextType, RequireFields<QueryGameArgs, 'type'>>;
  games?: Resolver<Array<ResolversTypes['Game']>, ParentType, ContextType>;
  newsletterArticle?: Resolver<Maybe<ResolversTypes['NewsletterArticle']>, ParentType, ContextType, RequireFields<QueryNewsletterArticleArgs, 'slug'>>;
  newsletterArticles?: Resolver<ResolversTypes['NewsletterArticleConnection'], ParentType, ContextType, RequireFields<QueryNewsletterArticlesArgs, 'first'>>;
  plans?: Resolver<Array<ResolversTypes['Plan']>, ParentType, ContextType>;
  prepaidMode?: Resolver<ResolversTypes['CheckoutMode'], ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType, RequireFields<QueryProfileArgs, 'id'>>;
  quiz?: Resolver<Array<ResolversTypes['QuizTheme']>, ParentType, ContextType>;
  towns?: Resolver<Array<ResolversTypes['Town']>, ParentType, ContextType, RequireFields<QueryTownsArgs, 'first' | 'search'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type QuizDealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuizDeal'] = ResolversParentTypes['QuizDeal']> = {
  questions?: Resolver<Array<ResolversTypes['QuizQuestion']>, ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['QuizTheme'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuizHardnessResolvers = { EASY: 'easy', HARD: 'hard', MEDIUM: 'medium' };

export type QuizQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuizQuestion'] = ResolversParentTypes['QuizQuestion']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  correctAnswer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuizTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuizTable'] = ResolversParentTypes['QuizTable']> = {
  questionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['SharedQuestion']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuizThemeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuizTheme'] = ResolversParentTypes['QuizTheme']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RateReplyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RateReplyPayload'] = ResolversParentTypes['RateReplyPayload']> = {
  __resolveType: TypeResolveFn<'NotAvailable' | 'PremiumRequired' | 'RateReplySuccess', ParentType, ContextType>;
};

export type RateReplySuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RateReplySuccess'] = ResolversParentTypes['RateReplySuccess']> = {
  reply?: Resolver<ResolversTypes['CompanionMessage'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecordNewsletterBouncesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordNewsletterBouncesPayload'] = ResolversParentTypes['RecordNewsletterBouncesPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'RecordNewsletterBouncesSuccess', ParentType, ContextType>;
};

export type RecordNewsletterBouncesSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordNewsletterBouncesSuccess'] = ResolversParentTypes['RecordNewsletterBouncesSuccess']> = {
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecordProfileViewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordProfileViewPayload'] = ResolversParentTypes['RecordProfileViewPayload']> = {
  __resolveType: TypeResolveFn<'LimitReached' | 'NotAvailable' | 'RecordProfileViewSuccess', ParentType, ContextType>;
};

export type RecordProfileViewSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordProfileViewSuccess'] = ResolversParentTypes['RecordProfileViewSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefreshSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefreshSessionPayload'] = ResolversParentTypes['RefreshSessionPayload']> = {
  __resolveType: TypeResolveFn<'RefreshSessionSuccess', ParentType, ContextType>;
};

export type RefreshSessionSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefreshSessionSuccess'] = ResolversParentTypes['RefreshSessionSuccess']> = {
  session?: Resolver<ResolversTypes['SessionTokens'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReligionResolvers = { AGNOSTIC: 'agnostic', ATHEIST: 'atheist', BUDDHIST: 'buddhist', CHRISTIAN: 'christian', HINDU: 'hindu', JEWISH: 'jewish', MUSLIM: 'muslim', OTHER: 'other', SPIRITUAL: 'spiritual' };

export type RemoveDateIdeaPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveDateIdeaPayload'] = ResolversParentTypes['RemoveDateIdeaPayload']> = {
  __resolveType: TypeResolveFn<'NotAvailable' | 'RemoveDateIdeaSuccess', ParentType, ContextType>;
};

export type RemoveDateIdeaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveDateIdeaSuccess'] = ResolversParentTypes['RemoveDateIdeaSuccess']> = {
  dateIdea?: Resolver<ResolversTypes['AdminDateIdea'], ParentType, ContextType>;
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveFriendPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFriendPayload'] = ResolversParentTypes['RemoveFriendPayload']> = {
  __resolveType: TypeResolveFn<'NotAvailable' | 'RemoveFriendSuccess', ParentType, ContextType>;
};

export type RemoveFriendSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFriendSuccess'] = ResolversParentTypes['RemoveFriendSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveNewsletterArticlePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveNewsletterArticlePayload'] = ResolversParentTypes['RemoveNewsletterArticlePayload']> = {
  __resolveType: TypeResolveFn<'NotAvailable' | 'RemoveNewsletterArticleSuccess', ParentType, ContextType>;
};

export type RemoveNewsletterArticleSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveNewsletterArticleSuccess'] = ResolversParentTypes['RemoveNewsletterArticleSuccess']> = {
  article?: Resolver<ResolversTypes['AdminArticle'], ParentType, ContextType>;
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemovePhotoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePhotoPayload'] = ResolversParentTypes['RemovePhotoPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotAvailable' | 'RemovePhotoSuccess', ParentType, ContextType>;
};

export type RemovePhotoSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePhotoSuccess'] = ResolversParentTypes['RemovePhotoSuccess']> = {
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemovePushSubscriptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePushSubscriptionPayload'] = ResolversParentTypes['RemovePushSubscriptionPayload']> = {
  __resolveType: TypeResolveFn<'RemovePushSubscriptionSuccess', ParentType, ContextType>;
};

export type RemovePushSubscriptionSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePushSubscriptionSuccess'] = ResolversParentTypes['RemovePushSubscriptionSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReorderPhotosPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReorderPhotosPayload'] = ResolversParentTypes['ReorderPhotosPayload']> = {
  __resolveType: TypeResolveFn<'NotAvailable' | 'ReorderPhotosSuccess', ParentType, ContextType>;
};

export type ReorderPhotosSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReorderPhotosSuccess'] = ResolversParentTypes['ReorderPhotosSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReplaceRecoveryCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplaceRecoveryCodesPayload'] = ResolversParentTypes['ReplaceRecoveryCodesPayload']> = {
  __resolveType: TypeResolveFn<'InvalidCredentials' | 'InvalidTwoFactorCode' | 'ReplaceRecoveryCodesSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type ReplaceRecoveryCodesSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplaceRecoveryCodesSuccess'] = ResolversParentTypes['ReplaceRecoveryCodesSuccess']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReplyRatingResolvers = { HELPFUL: 'helpful', NOT_HELPFUL: 'not_helpful' };

export type ReplyRatingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplyRatings'] = ResolversParentTypes['ReplyRatings']> = {
  helpful?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notHelpful?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scenario?: Resolver<ResolversTypes['CompanionScenario'], ParentType, ContextType>;
};

export type ReplyToSupportTicketPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplyToSupportTicketPayload'] = ResolversParentTypes['ReplyToSupportTicketPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotAvailable' | 'ReplyToSupportTicketSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type ReplyToSupportTicketSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplyToSupportTicketSuccess'] = ResolversParentTypes['ReplyToSupportTicketSuccess']> = {
  ticket?: Resolver<ResolversTypes['SupportTicket'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportDateIdeaPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportDateIdeaPayload'] = ResolversParentTypes['ReportDateIdeaPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotAvailable' | 'ReportDateIdeaSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type ReportDateIdeaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportDateIdeaSuccess'] = ResolversParentTypes['ReportDateIdeaSuccess']> = {
  dateIdea?: Resolver<ResolversTypes['DateIdea'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportDecisionResolvers = { DISMISS: 'dismiss', SUSPEND: 'suspend', WARN: 'warn' };

export type ReportEvidenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportEvidence'] = ResolversParentTypes['ReportEvidence']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isByReported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReportPriorityResolvers = { HIGH: 'high', NORMAL: 'normal', URGENT: 'urgent' };

export type ReportProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportProfilePayload'] = ResolversParentTypes['ReportProfilePayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotAvailable' | 'ReportProfileSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type ReportProfileSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportProfileSuccess'] = ResolversParentTypes['ReportProfileSuccess']> = {
  reportId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportReasonResolvers = { FAKE_PROFILE: 'fake_profile', HARASSMENT: 'harassment', INAPPROPRIATE_CONTENT: 'inappropriate_content', OTHER: 'other', UNDERAGE: 'underage', UNSAFE_DATE: 'unsafe_date' };

export type ReportStateResolvers = { ACTED: 'acted', DISMISSED: 'dismissed', OPEN: 'open' };

export type ReportedProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportedProfile'] = ResolversParentTypes['ReportedProfile']> = {
  age?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bio?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  interests?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RequestAccountDeletionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestAccountDeletionPayload'] = ResolversParentTypes['RequestAccountDeletionPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotAvailable' | 'RequestAccountDeletionSuccess', ParentType, ContextType>;
};

export type RequestAccountDeletionSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestAccountDeletionSuccess'] = ResolversParentTypes['RequestAccountDeletionSuccess']> = {
  request?: Resolver<ResolversTypes['DeletionRequest'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestEmailVerificationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestEmailVerificationPayload'] = ResolversParentTypes['RequestEmailVerificationPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'RequestEmailVerificationSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type RequestEmailVerificationSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestEmailVerificationSuccess'] = ResolversParentTypes['RequestEmailVerificationSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  __resolveType: TypeResolveFn<'CaptchaRequired' | 'InvalidInput' | 'RequestPasswordResetSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type RequestPasswordResetSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetSuccess'] = ResolversParentTypes['RequestPasswordResetSuccess']> = {
  codeExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestSignInCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestSignInCodePayload'] = ResolversParentTypes['RequestSignInCodePayload']> = {
  __resolveType: TypeResolveFn<'CaptchaRequired' | 'InvalidInput' | 'RequestSignInCodeSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type RequestSignInCodeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestSignInCodeSuccess'] = ResolversParentTypes['RequestSignInCodeSuccess']> = {
  codeExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  __resolveType: TypeResolveFn<'AccountSuspended' | 'InvalidInput' | 'InvalidTwoFactorCode' | 'ResetPasswordSuccess' | 'ResetRefused' | 'TooManyAttempts' | 'TwoFactorRequired', ParentType, ContextType>;
};

export type ResetPasswordSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordSuccess'] = ResolversParentTypes['ResetPasswordSuccess']> = {
  hasCancelledDeletion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['SessionTokens'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResetRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetRefused'] = ResolversParentTypes['ResetRefused']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResolveAppealPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResolveAppealPayload'] = ResolversParentTypes['ResolveAppealPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotAvailable' | 'ResolveAppealSuccess', ParentType, ContextType>;
};

export type ResolveAppealSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResolveAppealSuccess'] = ResolversParentTypes['ResolveAppealSuccess']> = {
  appeal?: Resolver<ResolversTypes['AdminAppeal'], ParentType, ContextType>;
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResolveReportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResolveReportPayload'] = ResolversParentTypes['ResolveReportPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotAvailable' | 'ResolveReportSuccess', ParentType, ContextType>;
};

export type ResolveReportSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResolveReportSuccess'] = ResolversParentTypes['ResolveReportSuccess']> = {
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  report?: Resolver<ResolversTypes['AdminReport'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RestoreAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreAccountPayload'] = ResolversParentTypes['RestoreAccountPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotAvailable' | 'RestoreAccountSuccess', ParentType, ContextType>;
};

export type RestoreAccountSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreAccountSuccess'] = ResolversParentTypes['RestoreAccountSuccess']> = {
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResultRefusedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResultRefused'] = ResolversParentTypes['ResultRefused']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResumeProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResumeProfilePayload'] = ResolversParentTypes['ResumeProfilePayload']> = {
  __resolveType: TypeResolveFn<'NotAvailable' | 'ResumeProfileSuccess', ParentType, ContextType>;
};

export type ResumeProfileSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResumeProfileSuccess'] = ResolversParentTypes['ResumeProfileSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReturnPrepaidPlanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnPrepaidPlanPayload'] = ResolversParentTypes['ReturnPrepaidPlanPayload']> = {
  __resolveType: TypeResolveFn<'NotAvailable' | 'PaymentsUnavailable' | 'ReturnPrepaidPlanSuccess', ParentType, ContextType>;
};

export type ReturnPrepaidPlanSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnPrepaidPlanSuccess'] = ResolversParentTypes['ReturnPrepaidPlanSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewDatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewDatePayload'] = ResolversParentTypes['ReviewDatePayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotAvailable' | 'ReviewDateSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type ReviewDateSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewDateSuccess'] = ResolversParentTypes['ReviewDateSuccess']> = {
  datePlan?: Resolver<ResolversTypes['DatePlan'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewDraftPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewDraftPayload'] = ResolversParentTypes['ReviewDraftPayload']> = {
  __resolveType: TypeResolveFn<'CoachUnavailable' | 'InvalidInput' | 'LimitReached' | 'NotAvailable' | 'PremiumRequired' | 'ReviewDraftSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type ReviewDraftSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewDraftSuccess'] = ResolversParentTypes['ReviewDraftSuccess']> = {
  feedback?: Resolver<Maybe<ResolversTypes['DraftFeedback']>, ParentType, ContextType>;
  hasHelpLines?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewVerificationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewVerificationPayload'] = ResolversParentTypes['ReviewVerificationPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotAvailable' | 'ReviewVerificationSuccess', ParentType, ContextType>;
};

export type ReviewVerificationSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewVerificationSuccess'] = ResolversParentTypes['ReviewVerificationSuccess']> = {
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verification?: Resolver<ResolversTypes['AdminVerification'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokeAccessTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeAccessTokenPayload'] = ResolversParentTypes['RevokeAccessTokenPayload']> = {
  __resolveType: TypeResolveFn<'NotAvailable' | 'RevokeAccessTokenSuccess', ParentType, ContextType>;
};

export type RevokeAccessTokenSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeAccessTokenSuccess'] = ResolversParentTypes['RevokeAccessTokenSuccess']> = {
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokeEntitlementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeEntitlementPayload'] = ResolversParentTypes['RevokeEntitlementPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotAvailable' | 'RevokeEntitlementSuccess', ParentType, ContextType>;
};

export type RevokeEntitlementSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeEntitlementSuccess'] = ResolversParentTypes['RevokeEntitlementSuccess']> = {
  ended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokeOtherSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeOtherSessionsPayload'] = ResolversParentTypes['RevokeOtherSessionsPayload']> = {
  __resolveType: TypeResolveFn<'RevokeOtherSessionsSuccess', ParentType, ContextType>;
};

export type RevokeOtherSessionsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeOtherSessionsSuccess'] = ResolversParentTypes['RevokeOtherSessionsSuccess']> = {
  ended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokeSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeSessionPayload'] = ResolversParentTypes['RevokeSessionPayload']> = {
  __resolveType: TypeResolveFn<'NotAvailable' | 'RevokeSessionSuccess', ParentType, ContextType>;
};

export type RevokeSessionSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeSessionSuccess'] = ResolversParentTypes['RevokeSessionSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoleResolvers = { ADMIN: 'admin' };

export type SaveCompanionPreferencesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveCompanionPreferencesPayload'] = ResolversParentTypes['SaveCompanionPreferencesPayload']> = {
  __resolveType: TypeResolveFn<'PremiumRequired' | 'SaveCompanionPreferencesSuccess', ParentType, ContextType>;
};

export type SaveCompanionPreferencesSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveCompanionPreferencesSuccess'] = ResolversParentTypes['SaveCompanionPreferencesSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveDateIdeaPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveDateIdeaPayload'] = ResolversParentTypes['SaveDateIdeaPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotAvailable' | 'SaveDateIdeaSuccess', ParentType, ContextType>;
};

export type SaveDateIdeaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveDateIdeaSuccess'] = ResolversParentTypes['SaveDateIdeaSuccess']> = {
  dateIdea?: Resolver<ResolversTypes['AdminDateIdea'], ParentType, ContextType>;
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveDeckFilterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveDeckFilterPayload'] = ResolversParentTypes['SaveDeckFilterPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotAvailable' | 'PremiumRequired' | 'SaveDeckFilterSuccess', ParentType, ContextType>;
};

export type SaveDeckFilterSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveDeckFilterSuccess'] = ResolversParentTypes['SaveDeckFilterSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveNewsletterArticlePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveNewsletterArticlePayload'] = ResolversParentTypes['SaveNewsletterArticlePayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotAvailable' | 'SaveNewsletterArticleSuccess', ParentType, ContextType>;
};

export type SaveNewsletterArticleSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveNewsletterArticleSuccess'] = ResolversParentTypes['SaveNewsletterArticleSuccess']> = {
  article?: Resolver<ResolversTypes['AdminArticle'], ParentType, ContextType>;
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavePushSubscriptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavePushSubscriptionPayload'] = ResolversParentTypes['SavePushSubscriptionPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'SavePushSubscriptionSuccess', ParentType, ContextType>;
};

export type SavePushSubscriptionSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavePushSubscriptionSuccess'] = ResolversParentTypes['SavePushSubscriptionSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ScenarioProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScenarioProgress'] = ResolversParentTypes['ScenarioProgress']> = {
  lastAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scenario?: Resolver<ResolversTypes['CompanionScenario'], ParentType, ContextType>;
};

export type SendBetaFeedbackPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendBetaFeedbackPayload'] = ResolversParentTypes['SendBetaFeedbackPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'SendBetaFeedbackSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type SendBetaFeedbackSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendBetaFeedbackSuccess'] = ResolversParentTypes['SendBetaFeedbackSuccess']> = {
  feedbackId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendCallSignalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendCallSignalPayload'] = ResolversParentTypes['SendCallSignalPayload']> = {
  __resolveType: TypeResolveFn<'CallBusy' | 'CallOver' | 'InvalidInput' | 'NotAvailable' | 'PremiumRequired' | 'SendCallSignalSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type SendCallSignalSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendCallSignalSuccess'] = ResolversParentTypes['SendCallSignalSuccess']> = {
  call?: Resolver<ResolversTypes['Call'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendCompanionMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendCompanionMessagePayload'] = ResolversParentTypes['SendCompanionMessagePayload']> = {
  __resolveType: TypeResolveFn<'IdempotencyConflict' | 'InvalidInput' | 'LimitReached' | 'NotAvailable' | 'PremiumRequired' | 'SendCompanionMessageSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type SendCompanionMessageSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendCompanionMessageSuccess'] = ResolversParentTypes['SendCompanionMessageSuccess']> = {
  conversation?: Resolver<ResolversTypes['CompanionConversation'], ParentType, ContextType>;
  exchangeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendMessagePayload'] = ResolversParentTypes['SendMessagePayload']> = {
  __resolveType: TypeResolveFn<'IdempotencyConflict' | 'InvalidInput' | 'NotAvailable' | 'PremiumRequired' | 'SendMessageSuccess', ParentType, ContextType>;
};

export type SendMessageSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendMessageSuccess'] = ResolversParentTypes['SendMessageSuccess']> = {
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  sentMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendSharedPlanCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendSharedPlanCodePayload'] = ResolversParentTypes['SendSharedPlanCodePayload']> = {
  __resolveType: TypeResolveFn<'LinkExpired' | 'SendSharedPlanCodeSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type SendSharedPlanCodeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendSharedPlanCodeSuccess'] = ResolversParentTypes['SendSharedPlanCodeSuccess']> = {
  validMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendWeeklyNewsletterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendWeeklyNewsletterPayload'] = ResolversParentTypes['SendWeeklyNewsletterPayload']> = {
  __resolveType: TypeResolveFn<'NewsletterSending' | 'NotAvailable' | 'SendWeeklyNewsletterSuccess', ParentType, ContextType>;
};

export type SendWeeklyNewsletterSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendWeeklyNewsletterSuccess'] = ResolversParentTypes['SendWeeklyNewsletterSuccess']> = {
  article?: Resolver<ResolversTypes['NewsletterArticle'], ParentType, ContextType>;
  emailsSent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SessionTokensResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionTokens'] = ResolversParentTypes['SessionTokens']> = {
  accessExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SetCheckInPinsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetCheckInPinsPayload'] = ResolversParentTypes['SetCheckInPinsPayload']> = {
  __resolveType: TypeResolveFn<'InvalidCredentials' | 'InvalidInput' | 'NotAvailable' | 'SetCheckInPinsSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type SetCheckInPinsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetCheckInPinsSuccess'] = ResolversParentTypes['SetCheckInPinsSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetDateIdeaSavedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetDateIdeaSavedPayload'] = ResolversParentTypes['SetDateIdeaSavedPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotAvailable' | 'SetDateIdeaSavedSuccess', ParentType, ContextType>;
};

export type SetDateIdeaSavedSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetDateIdeaSavedSuccess'] = ResolversParentTypes['SetDateIdeaSavedSuccess']> = {
  dateIdea?: Resolver<ResolversTypes['DateIdea'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetPageVisibilityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPageVisibilityPayload'] = ResolversParentTypes['SetPageVisibilityPayload']> = {
  __resolveType: TypeResolveFn<'SetPageVisibilitySuccess', ParentType, ContextType>;
};

export type SetPageVisibilitySuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPageVisibilitySuccess'] = ResolversParentTypes['SetPageVisibilitySuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetTravelLocationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetTravelLocationPayload'] = ResolversParentTypes['SetTravelLocationPayload']> = {
  __resolveType: TypeResolveFn<'NotAvailable' | 'PremiumRequired' | 'SetTravelLocationSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type SetTravelLocationSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetTravelLocationSuccess'] = ResolversParentTypes['SetTravelLocationSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetTypingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetTypingPayload'] = ResolversParentTypes['SetTypingPayload']> = {
  __resolveType: TypeResolveFn<'NotAvailable' | 'PremiumRequired' | 'SetTypingSuccess', ParentType, ContextType>;
};

export type SetTypingSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetTypingSuccess'] = ResolversParentTypes['SetTypingSuccess']> = {
  isTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShareDateIdeaPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareDateIdeaPayload'] = ResolversParentTypes['ShareDateIdeaPayload']> = {
  __resolveType: TypeResolveFn<'IdempotencyConflict' | 'InvalidInput' | 'NotAvailable' | 'PremiumRequired' | 'ShareDateIdeaSuccess', ParentType, ContextType>;
};

export type ShareDateIdeaSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareDateIdeaSuccess'] = ResolversParentTypes['ShareDateIdeaSuccess']> = {
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  sentMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SharedPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedPerson'] = ResolversParentTypes['SharedPerson']> = {
  age?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SharedPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedPlan'] = ResolversParentTypes['SharedPlan']> = {
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAlarmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSafe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  other?: Resolver<Maybe<ResolversTypes['SharedPerson']>, ParentType, ContextType>;
  placeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SharedQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SharedQuestion'] = ResolversParentTypes['SharedQuestion']> = {
  correctAnswer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  otherPick?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerPick?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  __resolveType: TypeResolveFn<'AccountSuspended' | 'CaptchaRequired' | 'InvalidCredentials' | 'InvalidInput' | 'InvalidTwoFactorCode' | 'SignInSuccess' | 'TooManyAttempts' | 'TwoFactorRequired', ParentType, ContextType>;
};

export type SignInSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInSuccess'] = ResolversParentTypes['SignInSuccess']> = {
  hasCancelledDeletion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['SessionTokens'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignInWithCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInWithCodePayload'] = ResolversParentTypes['SignInWithCodePayload']> = {
  __resolveType: TypeResolveFn<'AccountSuspended' | 'InvalidInput' | 'InvalidTwoFactorCode' | 'ResetRefused' | 'SignInWithCodeSuccess' | 'TooManyAttempts' | 'TwoFactorRequired', ParentType, ContextType>;
};

export type SignInWithCodeSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInWithCodeSuccess'] = ResolversParentTypes['SignInWithCodeSuccess']> = {
  hasCancelledDeletion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  session?: Resolver<ResolversTypes['SessionTokens'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  __resolveType: TypeResolveFn<'SignOutSuccess', ParentType, ContextType>;
};

export type SignOutSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutSuccess'] = ResolversParentTypes['SignOutSuccess']> = {
  hasEndedSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignUpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpPayload'] = ResolversParentTypes['SignUpPayload']> = {
  __resolveType: TypeResolveFn<'AlreadyRegistered' | 'CaptchaRequired' | 'InvalidInput' | 'SignUpSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type SignUpSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpSuccess'] = ResolversParentTypes['SignUpSuccess']> = {
  session?: Resolver<ResolversTypes['SessionTokens'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartCheckInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartCheckInPayload'] = ResolversParentTypes['StartCheckInPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotAvailable' | 'StartCheckInSuccess', ParentType, ContextType>;
};

export type StartCheckInSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartCheckInSuccess'] = ResolversParentTypes['StartCheckInSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartCheckoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartCheckoutPayload'] = ResolversParentTypes['StartCheckoutPayload']> = {
  __resolveType: TypeResolveFn<'HasSubscription' | 'PaymentsUnavailable' | 'StartCheckoutSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type StartCheckoutSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartCheckoutSuccess'] = ResolversParentTypes['StartCheckoutSuccess']> = {
  hasTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartPrepaidCheckoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartPrepaidCheckoutPayload'] = ResolversParentTypes['StartPrepaidCheckoutPayload']> = {
  __resolveType: TypeResolveFn<'HasSubscription' | 'PaymentsUnavailable' | 'StartPrepaidCheckoutSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type StartPrepaidCheckoutSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartPrepaidCheckoutSuccess'] = ResolversParentTypes['StartPrepaidCheckoutSuccess']> = {
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartTwoFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartTwoFactorPayload'] = ResolversParentTypes['StartTwoFactorPayload']> = {
  __resolveType: TypeResolveFn<'InvalidCredentials' | 'StartTwoFactorSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type StartTwoFactorSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartTwoFactorSuccess'] = ResolversParentTypes['StartTwoFactorSuccess']> = {
  otpauthUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatementDealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementDeal'] = ResolversParentTypes['StatementDeal']> = {
  ideas?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatementsRoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementsRound'] = ResolversParentTypes['StatementsRound']> = {
  guess?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isByViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lie?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  statements?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StatementsTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementsTable'] = ResolversParentTypes['StatementsTable']> = {
  rounds?: Resolver<Array<ResolversTypes['StatementsRound']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubmitVerificationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitVerificationPayload'] = ResolversParentTypes['SubmitVerificationPayload']> = {
  __resolveType: TypeResolveFn<'NotAvailable' | 'PhotoRejected' | 'SubmitVerificationSuccess', ParentType, ContextType>;
};

export type SubmitVerificationSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmitVerificationSuccess'] = ResolversParentTypes['SubmitVerificationSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscribeToNewsletterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscribeToNewsletterPayload'] = ResolversParentTypes['SubscribeToNewsletterPayload']> = {
  __resolveType: TypeResolveFn<'AlreadySubscribed' | 'CaptchaRequired' | 'InvalidInput' | 'SubscribeToNewsletterSuccess' | 'TooManyAttempts', ParentType, ContextType>;
};

export type SubscribeToNewsletterSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscribeToNewsletterSuccess'] = ResolversParentTypes['SubscribeToNewsletterSuccess']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  callSignals?: SubscriptionResolver<ResolversTypes['CallSignal'], "callSignals", ParentType, ContextType, RequireFields<SubscriptionCallSignalsArgs, 'matchId'>>;
  chatEvents?: SubscriptionResolver<ResolversTypes['ChatEvent'], "chatEvents", ParentType, ContextType, RequireFields<SubscriptionChatEventsArgs, 'matchId'>>;
  companionReply?: SubscriptionResolver<ResolversTypes['CompanionReplyEvent'], "companionReply", ParentType, ContextType, RequireFields<SubscriptionCompanionReplyArgs, 'exchangeId'>>;
  viewerEvents?: SubscriptionResolver<ResolversTypes['ViewerEvent'], "viewerEvents", ParentType, ContextType, RequireFields<SubscriptionViewerEventsArgs, 'hasBeginning'>>;
};

export type SubscriptionOutcomesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscriptionOutcomes'] = ResolversParentTypes['SubscriptionOutcomes']> = {
  ranBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ranOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trialsEnded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trialsPaid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SuggestedQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuggestedQuestion'] = ResolversParentTypes['SuggestedQuestion']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuperLikeProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuperLikeProfilePayload'] = ResolversParentTypes['SuperLikeProfilePayload']> = {
  __resolveType: TypeResolveFn<'LimitReached' | 'NotAvailable' | 'SuperLikeProfileSuccess', ParentType, ContextType>;
};

export type SuperLikeProfileSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuperLikeProfileSuccess'] = ResolversParentTypes['SuperLikeProfileSuccess']> = {
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupportAnsweredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupportAnswered'] = ResolversParentTypes['SupportAnswered']> = {
  ticket?: Resolver<ResolversTypes['SupportTicket'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupportMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupportMessage'] = ResolversParentTypes['SupportMessage']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFromTeam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SupportTicketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupportTicket'] = ResolversParentTypes['SupportTicket']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPriority?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['SupportMessage']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SupportTicketState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SupportTicketStateResolvers = { ANSWERED: 'answered', CLOSED: 'closed', OPEN: 'open' };

export type SuspendAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuspendAccountPayload'] = ResolversParentTypes['SuspendAccountPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotAvailable' | 'SuspendAccountSuccess', ParentType, ContextType>;
};

export type SuspendAccountSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuspendAccountSuccess'] = ResolversParentTypes['SuspendAccountSuccess']> = {
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TierResolvers = { FREE: 'free', GOLD: 'gold', PLATINUM: 'platinum' };

export type TooManyAttemptsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TooManyAttempts'] = ResolversParentTypes['TooManyAttempts']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Town'] = ResolversParentTypes['Town']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrialStateResolvers = { AVAILABLE: 'available', EMAIL_UNVERIFIED: 'email_unverified', NONE: 'none', USED: 'used' };

export type TrustedFriendResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustedFriend'] = ResolversParentTypes['TrustedFriend']> = {
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TwoFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TwoFactor'] = ResolversParentTypes['TwoFactor']> = {
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TwoFactorRequiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TwoFactorRequired'] = ResolversParentTypes['TwoFactorRequired']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TypingChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TypingChanged'] = ResolversParentTypes['TypingChanged']> = {
  isTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnblockProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnblockProfilePayload'] = ResolversParentTypes['UnblockProfilePayload']> = {
  __resolveType: TypeResolveFn<'NotAvailable' | 'UnblockProfileSuccess', ParentType, ContextType>;
};

export type UnblockProfileSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnblockProfileSuccess'] = ResolversParentTypes['UnblockProfileSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnderageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Underage'] = ResolversParentTypes['Underage']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UndoPassPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoPassPayload'] = ResolversParentTypes['UndoPassPayload']> = {
  __resolveType: TypeResolveFn<'LimitReached' | 'NothingToUndo' | 'UndoPassSuccess', ParentType, ContextType>;
};

export type UndoPassSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoPassSuccess'] = ResolversParentTypes['UndoPassSuccess']> = {
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnmatchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnmatchPayload'] = ResolversParentTypes['UnmatchPayload']> = {
  __resolveType: TypeResolveFn<'NotAvailable' | 'UnmatchSuccess', ParentType, ContextType>;
};

export type UnmatchSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnmatchSuccess'] = ResolversParentTypes['UnmatchSuccess']> = {
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnreadChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnreadChanged'] = ResolversParentTypes['UnreadChanged']> = {
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnsubscribeFromNewsletterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnsubscribeFromNewsletterPayload'] = ResolversParentTypes['UnsubscribeFromNewsletterPayload']> = {
  __resolveType: TypeResolveFn<'LinkExpired' | 'UnsubscribeFromNewsletterSuccess', ParentType, ContextType>;
};

export type UnsubscribeFromNewsletterSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnsubscribeFromNewsletterSuccess'] = ResolversParentTypes['UnsubscribeFromNewsletterSuccess']> = {
  hasEndedLetters?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateLocationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateLocationPayload'] = ResolversParentTypes['UpdateLocationPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotAvailable' | 'TooManyAttempts' | 'UpdateLocationSuccess', ParentType, ContextType>;
};

export type UpdateLocationSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateLocationSuccess'] = ResolversParentTypes['UpdateLocationSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateNoticesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateNoticesPayload'] = ResolversParentTypes['UpdateNoticesPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'UpdateNoticesSuccess', ParentType, ContextType>;
};

export type UpdateNoticesSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateNoticesSuccess'] = ResolversParentTypes['UpdateNoticesSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateNotificationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateNotificationsPayload'] = ResolversParentTypes['UpdateNotificationsPayload']> = {
  __resolveType: TypeResolveFn<'UpdateNotificationsSuccess', ParentType, ContextType>;
};

export type UpdateNotificationsSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateNotificationsSuccess'] = ResolversParentTypes['UpdateNotificationsSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  __resolveType: TypeResolveFn<'BirthDateFrozen' | 'InvalidInput' | 'NotAvailable' | 'Underage' | 'UpdateProfileSuccess', ParentType, ContextType>;
};

export type UpdateProfileSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfileSuccess'] = ResolversParentTypes['UpdateProfileSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType: TypeResolveFn<'AccountSuspended' | 'AlreadyRegistered' | 'AlreadySubscribed' | 'BirthDateFrozen' | 'BoostRunning' | 'CallBusy' | 'CallOver' | 'CaptchaRequired' | 'CoachUnavailable' | 'CompanionReplyFailed' | 'DatePlanConflict' | 'GameConflict' | 'HasSubscription' | 'IdempotencyConflict' | 'InvalidCredentials' | 'InvalidInput' | 'InvalidTwoFactorCode' | 'LimitReached' | 'LinkExpired' | 'NewsletterSending' | 'NotAvailable' | 'NothingToUndo' | 'PasswordRequired' | 'PaymentsUnavailable' | 'PhotoRejected' | 'PremiumRequired' | 'ProfileExists' | 'ResetRefused' | 'ResultRefused' | 'TooManyAttempts' | 'TwoFactorRequired' | 'Underage' | 'WrongCode' | 'WrongPin', ParentType, ContextType>;
};

export type UserErrorCodeResolvers = { ALREADY_REGISTERED: 'already_registered', ALREADY_SUBSCRIBED: 'already_subscribed', BIRTH_DATE_FROZEN: 'birth_date_frozen', BOOST_RUNNING: 'boost_running', CALL_BUSY: 'call_busy', CALL_OVER: 'call_over', CAPTCHA_REQUIRED: 'captcha_required', COACH_BUSY: 'coach_busy', COACH_FAILED: 'coach_failed', COACH_UNPAID: 'coach_unpaid', DATE_PLAN_CONFLICT: 'date_plan_conflict', GAME_CONFLICT: 'game_conflict', HAS_SUBSCRIPTION: 'has_subscription', IDEMPOTENCY_CONFLICT: 'idempotency_conflict', INVALID_CREDENTIALS: 'invalid_credentials', INVALID_INPUT: 'invalid_input', INVALID_TWO_FACTOR_CODE: 'invalid_two_factor_code', LIMIT_REACHED: 'limit_reached', LINK_EXPIRED: 'link_expired', NEWSLETTER_SENDING: 'newsletter_sending', NOTHING_TO_UNDO: 'nothing_to_undo', NOT_AVAILABLE: 'not_available', PASSWORD_REQUIRED: 'password_required', PAYMENTS_UNAVAILABLE: 'payments_unavailable', PHOTO_REJECTED: 'photo_rejected', PREMIUM_REQUIRED: 'premium_required', PROFILE_EXISTS: 'profile_exists', RESET_REFUSED: 'reset_refused', RESULT_REFUSED: 'result_refused', SUSPENDED: 'suspended', TOO_MANY_ATTEMPTS: 'too_many_attempts', TWO_FACTOR_REQUIRED: 'two_factor_required', UNDERAGE: 'underage', WRONG_CODE: 'wrong_code', WRONG_PIN: 'wrong_pin' };

export type VerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Verification'] = ResolversParentTypes['Verification']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type VerificationDecisionResolvers = { APPROVE: 'approve', REJECT: 'reject' };

export type VerificationReviewedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationReviewed'] = ResolversParentTypes['VerificationReviewed']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VerificationStatusResolvers = { APPROVED: 'approved', PENDING: 'pending', REJECTED: 'rejected' };

export type VerifyEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyEmailPayload'] = ResolversParentTypes['VerifyEmailPayload']> = {
  __resolveType: TypeResolveFn<'AlreadyRegistered' | 'LinkExpired' | 'VerifyEmailSuccess', ParentType, ContextType>;
};

export type VerifyEmailSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyEmailSuccess'] = ResolversParentTypes['VerifyEmailSuccess']> = {
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewQuotaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewQuota'] = ResolversParentTypes['ViewQuota']> = {
  canViewMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resetsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  accessTokens?: Resolver<Array<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  beta?: Resolver<ResolversTypes['Beta'], ParentType, ContextType>;
  blockedProfiles?: Resolver<ResolversTypes['BlockedProfileConnection'], ParentType, ContextType, RequireFields<ViewerBlockedProfilesArgs, 'first'>>;
  call?: Resolver<Maybe<ResolversTypes['Call']>, ParentType, ContextType>;
  companion?: Resolver<Maybe<ResolversTypes['Companion']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentCheckIn?: Resolver<Maybe<ResolversTypes['CheckIn']>, ParentType, ContextType>;
  deletionRequest?: Resolver<Maybe<ResolversTypes['DeletionRequest']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gamePlays?: Resolver<ResolversTypes['GamePlays'], ParentType, ContextType>;
  hasCheckInPins?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBetaOnboarded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEmailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  launchDiscount?: Resolver<Maybe<ResolversTypes['LaunchDiscount']>, ParentType, ContextType>;
  likers?: Resolver<ResolversTypes['LikerConnection'], ParentType, ContextType, RequireFields<ViewerLikersArgs, 'first'>>;
  likesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType, RequireFields<ViewerMatchArgs, 'id'>>;
  matches?: Resolver<ResolversTypes['MatchConnection'], ParentType, ContextType, RequireFields<ViewerMatchesArgs, 'first'>>;
  notices?: Resolver<ResolversTypes['NoticeSettings'], ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationSettings'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['Photo']>, ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['HeldPlan'], ParentType, ContextType>;
  prepaidPlans?: Resolver<Array<ResolversTypes['PrepaidPlan']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['OwnProfile']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  savedDateIdeas?: Resolver<Array<ResolversTypes['DateIdea']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  superLikesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  supportTickets?: Resolver<Array<ResolversTypes['SupportTicket']>, ParentType, ContextType>;
  trial?: Resolver<ResolversTypes['TrialState'], ParentType, ContextType>;
  trustedFriends?: Resolver<Array<ResolversTypes['TrustedFriend']>, ParentType, ContextType>;
  twoFactor?: Resolver<ResolversTypes['TwoFactor'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verification?: Resolver<Maybe<ResolversTypes['Verification']>, ParentType, ContextType>;
  viewQuota?: Resolver<Maybe<ResolversTypes['ViewQuota']>, ParentType, ContextType>;
  warning?: Resolver<Maybe<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type ViewerEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewerEvent'] = ResolversParentTypes['ViewerEvent']> = {
  __resolveType: TypeResolveFn<'CallChanged' | 'DatePlanChanged' | 'EntitlementChanged' | 'EventsBegan' | 'GameSessionChanged' | 'MatchCreated' | 'MatchEnded' | 'SupportAnswered' | 'UnreadChanged' | 'VerificationReviewed' | 'WarningGiven', ParentType, ContextType>;
};

export type WarnAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WarnAccountPayload'] = ResolversParentTypes['WarnAccountPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotAvailable' | 'WarnAccountSuccess', ParentType, ContextType>;
};

export type WarnAccountSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WarnAccountSuccess'] = ResolversParentTypes['WarnAccountSuccess']> = {
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Warning'] = ResolversParentTypes['Warning']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAboutPhoto?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WarningGivenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WarningGiven'] = ResolversParentTypes['WarningGiven']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WeeklyReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeeklyReport'] = ResolversParentTypes['WeeklyReport']> = {
  activeDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  advice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  favourite?: Resolver<Maybe<ResolversTypes['CompanionScenario']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messagesBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type WrongCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WrongCode'] = ResolversParentTypes['WrongCode']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WrongPinResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WrongPin'] = ResolversParentTypes['WrongPin']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  triesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Ability?: AbilityResolvers;
  AccessToken?: AccessTokenResolvers<ContextType>;
  AccessTokenScope?: AccessTokenScopeResolvers;
  AccountSuspended?: AccountSuspendedResolvers<ContextType>;
  AcknowledgeWarningPayload?: AcknowledgeWarningPayloadResolvers<ContextType>;
  AcknowledgeWarningSuccess?: AcknowledgeWarningSuccessResolvers<ContextType>;
  Activity?: ActivityResolvers;
  Admin?: AdminResolvers<ContextType>;
  AdminAppeal?: AdminAppealResolvers<ContextType>;
  AdminAppealConnection?: AdminAppealConnectionResolvers<ContextType>;
  AdminAppealEdge?: AdminAppealEdgeResolvers<ContextType>;
  AdminArticle?: AdminArticleResolvers<ContextType>;
  AdminArticleConnection?: AdminArticleConnectionResolvers<ContextType>;
  AdminArticleEdge?: AdminArticleEdgeResolvers<ContextType>;
  AdminDateIdea?: AdminDateIdeaResolvers<ContextType>;
  AdminDateIdeaConnection?: AdminDateIdeaConnectionResolvers<ContextType>;
  AdminDateIdeaEdge?: AdminDateIdeaEdgeResolvers<ContextType>;
  AdminFeedback?: AdminFeedbackResolvers<ContextType>;
  AdminFeedbackConnection?: AdminFeedbackConnectionResolvers<ContextType>;
  AdminFeedbackEdge?: AdminFeedbackEdgeResolvers<ContextType>;
  AdminFlaggedPhoto?: AdminFlaggedPhotoResolvers<ContextType>;
  AdminFlaggedPhotoConnection?: AdminFlaggedPhotoConnectionResolvers<ContextType>;
  AdminFlaggedPhotoEdge?: AdminFlaggedPhotoEdgeResolvers<ContextType>;
  AdminNewsletter?: AdminNewsletterResolvers<ContextType>;
  AdminReport?: AdminReportResolvers<ContextType>;
  AdminReportConnection?: AdminReportConnectionResolvers<ContextType>;
  AdminReportEdge?: AdminReportEdgeResolvers<ContextType>;
  AdminSupportTicket?: AdminSupportTicketResolvers<ContextType>;
  AdminSupportTicketConnection?: AdminSupportTicketConnectionResolvers<ContextType>;
  AdminSupportTicketEdge?: AdminSupportTicketEdgeResolvers<ContextType>;
  AdminSuspension?: AdminSuspensionResolvers<ContextType>;
  AdminTotals?: AdminTotalsResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  AdminUserConnection?: AdminUserConnectionResolvers<ContextType>;
  AdminUserEdge?: AdminUserEdgeResolvers<ContextType>;
  AdminVerification?: AdminVerificationResolvers<ContextType>;
  AdminVerificationConnection?: AdminVerificationConnectionResolvers<ContextType>;
  AdminVerificationEdge?: AdminVerificationEdgeResolvers<ContextType>;
  AdminWarning?: AdminWarningResolvers<ContextType>;
  AlreadyRegistered?: AlreadyRegisteredResolvers<ContextType>;
  AlreadySubscribed?: AlreadySubscribedResolvers<ContextType>;
  AnswerDatePlanPayload?: AnswerDatePlanPayloadResolvers<ContextType>;
  AnswerDatePlanSuccess?: AnswerDatePlanSuccessResolvers<ContextType>;
  AnswerFriendInvitationPayload?: AnswerFriendInvitationPayloadResolvers<ContextType>;
  AnswerFriendInvitationSuccess?: AnswerFriendInvitationSuccessResolvers<ContextType>;
  AnswerSupportTicketPayload?: AnswerSupportTicketPayloadResolvers<ContextType>;
  AnswerSupportTicketSuccess?: AnswerSupportTicketSuccessResolvers<ContextType>;
  AppealDecision?: AppealDecisionResolvers;
  AppealState?: AppealStateResolvers;
  AppealSuspensionPayload?: AppealSuspensionPayloadResolvers<ContextType>;
  AppealSuspensionSuccess?: AppealSuspensionSuccessResolvers<ContextType>;
  ArticleBlock?: ArticleBlockResolvers<ContextType>;
  ArticleBlockKind?: ArticleBlockKindResolvers;
  ArticleSpan?: ArticleSpanResolvers<ContextType>;
  ArticleSpanStyle?: ArticleSpanStyleResolvers;
  AuditAction?: AuditActionResolvers;
  AuditEvent?: AuditEventResolvers<ContextType>;
  AuditEventConnection?: AuditEventConnectionResolvers<ContextType>;
  AuditEventEdge?: AuditEventEdgeResolvers<ContextType>;
  Beta?: BetaResolvers<ContextType>;
  BirthDateFrozen?: BirthDateFrozenResolvers<ContextType>;
  BlockProfilePayload?: BlockProfilePayloadResolvers<ContextType>;
  BlockProfileSuccess?: BlockProfileSuccessResolvers<ContextType>;
  BlockedProfile?: BlockedProfileResolvers<ContextType>;
  BlockedProfileConnection?: BlockedProfileConnectionResolvers<ContextType>;
  BlockedProfileEdge?: BlockedProfileEdgeResolvers<ContextType>;
  BoostProfilePayload?: BoostProfilePayloadResolvers<ContextType>;
  BoostProfileSuccess?: BoostProfileSuccessResolvers<ContextType>;
  BoostRunning?: BoostRunningResolvers<ContextType>;
  BreachScopeConnection?: BreachScopeConnectionResolvers<ContextType>;
  BreachScopeEdge?: BreachScopeEdgeResolvers<ContextType>;
  BreachedPerson?: BreachedPersonResolvers<ContextType>;
  BudgetLevel?: BudgetLevelResolvers;
  Call?: CallResolvers<ContextType>;
  CallAnswered?: CallAnsweredResolvers<ContextType>;
  CallBusy?: CallBusyResolvers<ContextType>;
  CallChanged?: CallChangedResolvers<ContextType>;
  CallEnd?: CallEndResolvers;
  CallOffered?: CallOfferedResolvers<ContextType>;
  CallOver?: CallOverResolvers<ContextType>;
  CallSignal?: CallSignalResolvers<ContextType>;
  CallState?: CallStateResolvers;
  CancelAccountDeletionPayload?: CancelAccountDeletionPayloadResolvers<ContextType>;
  CancelAccountDeletionSuccess?: CancelAccountDeletionSuccessResolvers<ContextType>;
  CancelDatePlanPayload?: CancelDatePlanPayloadResolvers<ContextType>;
  CancelDatePlanSuccess?: CancelDatePlanSuccessResolvers<ContextType>;
  CaptchaRequired?: CaptchaRequiredResolvers<ContextType>;
  CardDeal?: CardDealResolvers<ContextType>;
  CardsTable?: CardsTableResolvers<ContextType>;
  ChangeEmailPayload?: ChangeEmailPayloadResolvers<ContextType>;
  ChangeEmailSuccess?: ChangeEmailSuccessResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChangePasswordSuccess?: ChangePasswordSuccessResolvers<ContextType>;
  ChatEvent?: ChatEventResolvers<ContextType>;
  CheckDateIdeaPayload?: CheckDateIdeaPayloadResolvers<ContextType>;
  CheckDateIdeaSuccess?: CheckDateIdeaSuccessResolvers<ContextType>;
  CheckIn?: CheckInResolvers<ContextType>;
  CheckInPayload?: CheckInPayloadResolvers<ContextType>;
  CheckInState?: CheckInStateResolvers;
  CheckInSuccess?: CheckInSuccessResolvers<ContextType>;
  CheckoutMode?: CheckoutModeResolvers;
  City?: CityResolvers;
  ClearTravelLocationPayload?: ClearTravelLocationPayloadResolvers<ContextType>;
  ClearTravelLocationSuccess?: ClearTravelLocationSuccessResolvers<ContextType>;
  CoachKind?: CoachKindResolvers;
  CoachUnavailable?: CoachUnavailableResolvers<ContextType>;
  CodeChallengeMethod?: CodeChallengeMethodResolvers;
  Companion?: CompanionResolvers<ContextType>;
  CompanionAllowance?: CompanionAllowanceResolvers<ContextType>;
  CompanionConversation?: CompanionConversationResolvers<ContextType>;
  CompanionDelta?: CompanionDeltaResolvers<ContextType>;
  CompanionGender?: CompanionGenderResolvers;
  CompanionMessage?: CompanionMessageResolvers<ContextType>;
  CompanionPreferences?: CompanionPreferencesResolvers<ContextType>;
  CompanionProgress?: CompanionProgressResolvers<ContextType>;
  CompanionReplyDone?: CompanionReplyDoneResolvers<ContextType>;
  CompanionReplyEvent?: CompanionReplyEventResolvers<ContextType>;
  CompanionReplyFailed?: CompanionReplyFailedResolvers<ContextType>;
  CompanionRole?: CompanionRoleResolvers;
  CompanionScenario?: CompanionScenarioResolvers<ContextType>;
  CompanionTone?: CompanionToneResolvers;
  Compatibility?: CompatibilityResolvers<ContextType>;
  CompatibilityLevel?: CompatibilityLevelResolvers;
  CompleteBetaOnboardingPayload?: CompleteBetaOnboardingPayloadResolvers<ContextType>;
  CompleteBetaOnboardingSuccess?: CompleteBetaOnboardingSuccessResolvers<ContextType>;
  CompletePhotoUploadPayload?: CompletePhotoUploadPayloadResolvers<ContextType>;
  CompletePhotoUploadSuccess?: CompletePhotoUploadSuccessResolvers<ContextType>;
  ConfirmTwoFactorPayload?: ConfirmTwoFactorPayloadResolvers<ContextType>;
  ConfirmTwoFactorSuccess?: ConfirmTwoFactorSuccessResolvers<ContextType>;
  CreateAccessTokenPayload?: CreateAccessTokenPayloadResolvers<ContextType>;
  CreateAccessTokenSuccess?: CreateAccessTokenSuccessResolvers<ContextType>;
  CreatePhotoUploadPayload?: CreatePhotoUploadPayloadResolvers<ContextType>;
  CreatePhotoUploadSuccess?: CreatePhotoUploadSuccessResolvers<ContextType>;
  CreateProfilePayload?: CreateProfilePayloadResolvers<ContextType>;
  CreateProfileSuccess?: CreateProfileSuccessResolvers<ContextType>;
  CreateSupportTicketPayload?: CreateSupportTicketPayloadResolvers<ContextType>;
  CreateSupportTicketSuccess?: CreateSupportTicketSuccessResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateFeeling?: DateFeelingResolvers;
  DateFeelings?: DateFeelingsResolvers<ContextType>;
  DateIdea?: DateIdeaResolvers<ContextType>;
  DateIdeaCategory?: DateIdeaCategoryResolvers;
  DateIdeaChange?: DateIdeaChangeResolvers;
  DateIdeaConnection?: DateIdeaConnectionResolvers<ContextType>;
  DateIdeaEdge?: DateIdeaEdgeResolvers<ContextType>;
  DateIdeaReport?: DateIdeaReportResolvers<ContextType>;
  DatePlan?: DatePlanResolvers<ContextType>;
  DatePlanAnswer?: DatePlanAnswerResolvers;
  DatePlanChanged?: DatePlanChangedResolvers<ContextType>;
  DatePlanConflict?: DatePlanConflictResolvers<ContextType>;
  DatePlanState?: DatePlanStateResolvers;
  DateTime?: GraphQLScalarType;
  DayFigures?: DayFiguresResolvers<ContextType>;
  Deck?: DeckResolvers<ContextType>;
  DeckEnd?: DeckEndResolvers;
  DeckFilter?: DeckFilterResolvers<ContextType>;
  DeleteCompanionConversationPayload?: DeleteCompanionConversationPayloadResolvers<ContextType>;
  DeleteCompanionConversationSuccess?: DeleteCompanionConversationSuccessResolvers<ContextType>;
  DeletePhotoPayload?: DeletePhotoPayloadResolvers<ContextType>;
  DeletePhotoSuccess?: DeletePhotoSuccessResolvers<ContextType>;
  DeletionRequest?: DeletionRequestResolvers<ContextType>;
  DeletionStatus?: DeletionStatusResolvers;
  DisableTwoFactorPayload?: DisableTwoFactorPayloadResolvers<ContextType>;
  DisableTwoFactorSuccess?: DisableTwoFactorSuccessResolvers<ContextType>;
  DismissReportsByPayload?: DismissReportsByPayloadResolvers<ContextType>;
  DismissReportsBySuccess?: DismissReportsBySuccessResolvers<ContextType>;
  DraftFeedback?: DraftFeedbackResolvers<ContextType>;
  DrawnCard?: DrawnCardResolvers<ContextType>;
  Education?: EducationResolvers;
  EmojiDeal?: EmojiDealResolvers<ContextType>;
  EntitlementChanged?: EntitlementChangedResolvers<ContextType>;
  EventsBegan?: EventsBeganResolvers<ContextType>;
  ExportMyDataPayload?: ExportMyDataPayloadResolvers<ContextType>;
  ExportMyDataSuccess?: ExportMyDataSuccessResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  FinishGamePayload?: FinishGamePayloadResolvers<ContextType>;
  FinishGameSuccess?: FinishGameSuccessResolvers<ContextType>;
  FriendAnswer?: FriendAnswerResolvers;
  FriendInvitation?: FriendInvitationResolvers<ContextType>;
  Game?: GameResolvers<ContextType>;
  GameConflict?: GameConflictResolvers<ContextType>;
  GameDeal?: GameDealResolvers<ContextType>;
  GamePlay?: GamePlayResolvers<ContextType>;
  GamePlays?: GamePlaysResolvers<ContextType>;
  GameResult?: GameResultResolvers<ContextType>;
  GameSession?: GameSessionResolvers<ContextType>;
  GameSessionChanged?: GameSessionChangedResolvers<ContextType>;
  GameSessionStatus?: GameSessionStatusResolvers;
  GameStep?: GameStepResolvers;
  GameTable?: GameTableResolvers<ContextType>;
  GameType?: GameTypeResolvers;
  Gender?: GenderResolvers;
  GenerateQuestionsPayload?: GenerateQuestionsPayloadResolvers<ContextType>;
  GenerateQuestionsSuccess?: GenerateQuestionsSuccessResolvers<ContextType>;
  GrantEntitlementPayload?: GrantEntitlementPayloadResolvers<ContextType>;
  GrantEntitlementSuccess?: GrantEntitlementSuccessResolvers<ContextType>;
  Habit?: HabitResolvers;
  HasSubscription?: HasSubscriptionResolvers<ContextType>;
  HeldPlan?: HeldPlanResolvers<ContextType>;
  IceCandidateFound?: IceCandidateFoundResolvers<ContextType>;
  IceServer?: IceServerResolvers<ContextType>;
  IdempotencyConflict?: IdempotencyConflictResolvers<ContextType>;
  InvalidCredentials?: InvalidCredentialsResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  InvalidTwoFactorCode?: InvalidTwoFactorCodeResolvers<ContextType>;
  InviteFriendPayload?: InviteFriendPayloadResolvers<ContextType>;
  InviteFriendSuccess?: InviteFriendSuccessResolvers<ContextType>;
  InviteToGamePayload?: InviteToGamePayloadResolvers<ContextType>;
  InviteToGameSuccess?: InviteToGameSuccessResolvers<ContextType>;
  KeepPhotoPayload?: KeepPhotoPayloadResolvers<ContextType>;
  KeepPhotoSuccess?: KeepPhotoSuccessResolvers<ContextType>;
  LaunchDiscount?: LaunchDiscountResolvers<ContextType>;
  LiftPhotoRemovalPayload?: LiftPhotoRemovalPayloadResolvers<ContextType>;
  LiftPhotoRemovalSuccess?: LiftPhotoRemovalSuccessResolvers<ContextType>;
  LikeProfilePayload?: LikeProfilePayloadResolvers<ContextType>;
  LikeProfileSuccess?: LikeProfileSuccessResolvers<ContextType>;
  Liker?: LikerResolvers<ContextType>;
  LikerConnection?: LikerConnectionResolvers<ContextType>;
  LikerEdge?: LikerEdgeResolvers<ContextType>;
  LimitReached?: LimitReachedResolvers<ContextType>;
  LinkExpired?: LinkExpiredResolvers<ContextType>;
  MarkMessagesReadPayload?: MarkMessagesReadPayloadResolvers<ContextType>;
  MarkMessagesReadSuccess?: MarkMessagesReadSuccessResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  MatchConnection?: MatchConnectionResolvers<ContextType>;
  MatchCreated?: MatchCreatedResolvers<ContextType>;
  MatchEdge?: MatchEdgeResolvers<ContextType>;
  MatchEnded?: MatchEndedResolvers<ContextType>;
  MatchStage?: MatchStageResolvers;
  Message?: MessageResolvers<ContextType>;
  MessageAdded?: MessageAddedResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  MessageKind?: MessageKindResolvers;
  MessagesRead?: MessagesReadResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  MoneyDay?: MoneyDayResolvers<ContextType>;
  MoneyFigures?: MoneyFiguresResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NetworkClass?: NetworkClassResolvers;
  NewsletterArticle?: NewsletterArticleResolvers<ContextType>;
  NewsletterArticleConnection?: NewsletterArticleConnectionResolvers<ContextType>;
  NewsletterArticleEdge?: NewsletterArticleEdgeResolvers<ContextType>;
  NewsletterCategory?: NewsletterCategoryResolvers;
  NewsletterDay?: NewsletterDayResolvers;
  NewsletterIssue?: NewsletterIssueResolvers<ContextType>;
  NewsletterIssueConnection?: NewsletterIssueConnectionResolvers<ContextType>;
  NewsletterIssueEdge?: NewsletterIssueEdgeResolvers<ContextType>;
  NewsletterIssueSource?: NewsletterIssueSourceResolvers;
  NewsletterIssueState?: NewsletterIssueStateResolvers;
  NewsletterSending?: NewsletterSendingResolvers<ContextType>;
  NewsletterSource?: NewsletterSourceResolvers;
  NotAvailable?: NotAvailableResolvers<ContextType>;
  NothingToUndo?: NothingToUndoResolvers<ContextType>;
  NoticeKind?: NoticeKindResolvers;
  NoticeSettings?: NoticeSettingsResolvers<ContextType>;
  NotificationSettings?: NotificationSettingsResolvers<ContextType>;
  OpenCustomerPortalPayload?: OpenCustomerPortalPayloadResolvers<ContextType>;
  OpenCustomerPortalSuccess?: OpenCustomerPortalSuccessResolvers<ContextType>;
  OpenSharedPlanPayload?: OpenSharedPlanPayloadResolvers<ContextType>;
  OpenSharedPlanSuccess?: OpenSharedPlanSuccessResolvers<ContextType>;
  OwnProfile?: OwnProfileResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PageVitals?: PageVitalsResolvers<ContextType>;
  PassProfilePayload?: PassProfilePayloadResolvers<ContextType>;
  PassProfileSuccess?: PassProfileSuccessResolvers<ContextType>;
  PasswordRequired?: PasswordRequiredResolvers<ContextType>;
  PauseProfilePayload?: PauseProfilePayloadResolvers<ContextType>;
  PauseProfileSuccess?: PauseProfileSuccessResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentFailure?: PaymentFailureResolvers<ContextType>;
  PaymentFailureReason?: PaymentFailureReasonResolvers;
  PaymentState?: PaymentStateResolvers;
  PaymentsUnavailable?: PaymentsUnavailableResolvers<ContextType>;
  Photo?: PhotoResolvers<ContextType>;
  PhotoFormat?: PhotoFormatResolvers;
  PhotoPurpose?: PhotoPurposeResolvers;
  PhotoRejected?: PhotoRejectedResolvers<ContextType>;
  PhotoSize?: PhotoSizeResolvers;
  Plan?: PlanResolvers<ContextType>;
  PlanHoldings?: PlanHoldingsResolvers<ContextType>;
  PlanId?: PlanIdResolvers;
  PlanSubscription?: PlanSubscriptionResolvers<ContextType>;
  PlanSubscriptionState?: PlanSubscriptionStateResolvers;
  PlayGamePayload?: PlayGamePayloadResolvers<ContextType>;
  PlayGameSuccess?: PlayGameSuccessResolvers<ContextType>;
  PlayMovePayload?: PlayMovePayloadResolvers<ContextType>;
  PlayMoveSuccess?: PlayMoveSuccessResolvers<ContextType>;
  PremiumRequired?: PremiumRequiredResolvers<ContextType>;
  PrepaidOffer?: PrepaidOfferResolvers<ContextType>;
  PrepaidPlan?: PrepaidPlanResolvers<ContextType>;
  PrepaidTerm?: PrepaidTermResolvers;
  PrepareCallPayload?: PrepareCallPayloadResolvers<ContextType>;
  PrepareCallSuccess?: PrepareCallSuccessResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfileExists?: ProfileExistsResolvers<ContextType>;
  PromptDeal?: PromptDealResolvers<ContextType>;
  PromptKind?: PromptKindResolvers;
  ProposeDatePlanPayload?: ProposeDatePlanPayloadResolvers<ContextType>;
  ProposeDatePlanSuccess?: ProposeDatePlanSuccessResolvers<ContextType>;
  PublishPlansPayload?: PublishPlansPayloadResolvers<ContextType>;
  PublishPlansSuccess?: PublishPlansSuccessResolvers<ContextType>;
  PublishedPrice?: PublishedPriceResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuizDeal?: QuizDealResolvers<ContextType>;
  QuizHardness?: QuizHardnessResolvers;
  QuizQuestion?: QuizQuestionResolvers<ContextType>;
  QuizTable?: QuizTableResolvers<ContextType>;
  QuizTheme?: QuizThemeResolvers<ContextType>;
  RateReplyPayload?: RateReplyPayloadResolvers<ContextType>;
  RateReplySuccess?: RateReplySuccessResolvers<ContextType>;
  RecordNewsletterBouncesPayload?: RecordNewsletterBouncesPayloadResolvers<ContextType>;
  RecordNewsletterBouncesSuccess?: RecordNewsletterBouncesSuccessResolvers<ContextType>;
  RecordProfileViewPayload?: RecordProfileViewPayloadResolvers<ContextType>;
  RecordProfileViewSuccess?: RecordProfileViewSuccessResolvers<ContextType>;
  RefreshSessionPayload?: RefreshSessionPayloadResolvers<ContextType>;
  RefreshSessionSuccess?: RefreshSessionSuccessResolvers<ContextType>;
  Religion?: ReligionResolvers;
  RemoveDateIdeaPayload?: RemoveDateIdeaPayloadResolvers<ContextType>;
  RemoveDateIdeaSuccess?: RemoveDateIdeaSuccessResolvers<ContextType>;
  RemoveFriendPayload?: RemoveFriendPayloadResolvers<ContextType>;
  RemoveFriendSuccess?: RemoveFriendSuccessResolvers<ContextType>;
  RemoveNewsletterArticlePayload?: RemoveNewsletterArticlePayloadResolvers<ContextType>;
  RemoveNewsletterArticleSuccess?: RemoveNewsletterArticleSuccessResolvers<ContextType>;
  RemovePhotoPayload?: RemovePhotoPayloadResolvers<ContextType>;
  RemovePhotoSuccess?: RemovePhotoSuccessResolvers<ContextType>;
  RemovePushSubscriptionPayload?: RemovePushSubscriptionPayloadResolvers<ContextType>;
  RemovePushSubscriptionSuccess?: RemovePushSubscriptionSuccessResolvers<ContextType>;
  ReorderPhotosPayload?: ReorderPhotosPayloadResolvers<ContextType>;
  ReorderPhotosSuccess?: ReorderPhotosSuccessResolvers<ContextType>;
  ReplaceRecoveryCodesPayload?: ReplaceRecoveryCodesPayloadResolvers<ContextType>;
  ReplaceRecoveryCodesSuccess?: ReplaceRecoveryCodesSuccessResolvers<ContextType>;
  ReplyRating?: ReplyRatingResolvers;
  ReplyRatings?: ReplyRatingsResolvers<ContextType>;
  ReplyToSupportTicketPayload?: ReplyToSupportTicketPayloadResolvers<ContextType>;
  ReplyToSupportTicketSuccess?: ReplyToSupportTicketSuccessResolvers<ContextType>;
  ReportDateIdeaPayload?: ReportDateIdeaPayloadResolvers<ContextType>;
  ReportDateIdeaSuccess?: ReportDateIdeaSuccessResolvers<ContextType>;
  ReportDecision?: ReportDecisionResolvers;
  ReportEvidence?: ReportEvidenceResolvers<ContextType>;
  ReportPriority?: ReportPriorityResolvers;
  ReportProfilePayload?: ReportProfilePayloadResolvers<ContextType>;
  ReportProfileSuccess?: ReportProfileSuccessResolvers<ContextType>;
  ReportReason?: ReportReasonResolvers;
  ReportState?: ReportStateResolvers;
  ReportedProfile?: ReportedProfileResolvers<ContextType>;
  RequestAccountDeletionPayload?: RequestAccountDeletionPayloadResolvers<ContextType>;
  RequestAccountDeletionSuccess?: RequestAccountDeletionSuccessResolvers<ContextType>;
  RequestEmailVerificationPayload?: RequestEmailVerificationPayloadResolvers<ContextType>;
  RequestEmailVerificationSuccess?: RequestEmailVerificationSuccessResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  RequestPasswordResetSuccess?: RequestPasswordResetSuccessResolvers<ContextType>;
  RequestSignInCodePayload?: RequestSignInCodePayloadResolvers<ContextType>;
  RequestSignInCodeSuccess?: RequestSignInCodeSuccessResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  ResetPasswordSuccess?: ResetPasswordSuccessResolvers<ContextType>;
  ResetRefused?: ResetRefusedResolvers<ContextType>;
  ResolveAppealPayload?: ResolveAppealPayloadResolvers<ContextType>;
  ResolveAppealSuccess?: ResolveAppealSuccessResolvers<ContextType>;
  ResolveReportPayload?: ResolveReportPayloadResolvers<ContextType>;
  ResolveReportSuccess?: ResolveReportSuccessResolvers<ContextType>;
  RestoreAccountPayload?: RestoreAccountPayloadResolvers<ContextType>;
  RestoreAccountSuccess?: RestoreAccountSuccessResolvers<ContextType>;
  ResultRefused?: ResultRefusedResolvers<ContextType>;
  ResumeProfilePayload?: ResumeProfilePayloadResolvers<ContextType>;
  ResumeProfileSuccess?: ResumeProfileSuccessResolvers<ContextType>;
  ReturnPrepaidPlanPayload?: ReturnPrepaidPlanPayloadResolvers<ContextType>;
  ReturnPrepaidPlanSuccess?: ReturnPrepaidPlanSuccessResolvers<ContextType>;
  ReviewDatePayload?: ReviewDatePayloadResolvers<ContextType>;
  ReviewDateSuccess?: ReviewDateSuccessResolvers<ContextType>;
  ReviewDraftPayload?: ReviewDraftPayloadResolvers<ContextType>;
  ReviewDraftSuccess?: ReviewDraftSuccessResolvers<ContextType>;
  ReviewVerificationPayload?: ReviewVerificationPayloadResolvers<ContextType>;
  ReviewVerificationSuccess?: ReviewVerificationSuccessResolvers<ContextType>;
  RevokeAccessTokenPayload?: RevokeAccessTokenPayloadResolvers<ContextType>;
  RevokeAccessTokenSuccess?: RevokeAccessTokenSuccessResolvers<ContextType>;
  RevokeEntitlementPayload?: RevokeEntitlementPayloadResolvers<ContextType>;
  RevokeEntitlementSuccess?: RevokeEntitlementSuccessResolvers<ContextType>;
  RevokeOtherSessionsPayload?: RevokeOtherSessionsPayloadResolvers<ContextType>;
  RevokeOtherSessionsSuccess?: RevokeOtherSessionsSuccessResolvers<ContextType>;
  RevokeSessionPayload?: RevokeSessionPayloadResolvers<ContextType>;
  RevokeSessionSuccess?: RevokeSessionSuccessResolvers<ContextType>;
  Role?: RoleResolvers;
  SaveCompanionPreferencesPayload?: SaveCompanionPreferencesPayloadResolvers<ContextType>;
  SaveCompanionPreferencesSuccess?: SaveCompanionPreferencesSuccessResolvers<ContextType>;
  SaveDateIdeaPayload?: SaveDateIdeaPayloadResolvers<ContextType>;
  SaveDateIdeaSuccess?: SaveDateIdeaSuccessResolvers<ContextType>;
  SaveDeckFilterPayload?: SaveDeckFilterPayloadResolvers<ContextType>;
  SaveDeckFilterSuccess?: SaveDeckFilterSuccessResolvers<ContextType>;
  SaveNewsletterArticlePayload?: SaveNewsletterArticlePayloadResolvers<ContextType>;
  SaveNewsletterArticleSuccess?: SaveNewsletterArticleSuccessResolvers<ContextType>;
  SavePushSubscriptionPayload?: SavePushSubscriptionPayloadResolvers<ContextType>;
  SavePushSubscriptionSuccess?: SavePushSubscriptionSuccessResolvers<ContextType>;
  ScenarioProgress?: ScenarioProgressResolvers<ContextType>;
  SendBetaFeedbackPayload?: SendBetaFeedbackPayloadResolvers<ContextType>;
  SendBetaFeedbackSuccess?: SendBetaFeedbackSuccessResolvers<ContextType>;
  SendCallSignalPayload?: SendCallSignalPayloadResolvers<ContextType>;
  SendCallSignalSuccess?: SendCallSignalSuccessResolvers<ContextType>;
  SendCompanionMessagePayload?: SendCompanionMessagePayloadResolvers<ContextType>;
  SendCompanionMessageSuccess?: SendCompanionMessageSuccessResolvers<ContextType>;
  SendMessagePayload?: SendMessagePayloadResolvers<ContextType>;
  SendMessageSuccess?: SendMessageSuccessResolvers<ContextType>;
  SendSharedPlanCodePayload?: SendSharedPlanCodePayloadResolvers<ContextType>;
  SendSharedPlanCodeSuccess?: SendSharedPlanCodeSuccessResolvers<ContextType>;
  SendWeeklyNewsletterPayload?: SendWeeklyNewsletterPayloadResolvers<ContextType>;
  SendWeeklyNewsletterSuccess?: SendWeeklyNewsletterSuccessResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionTokens?: SessionTokensResolvers<ContextType>;
  SetCheckInPinsPayload?: SetCheckInPinsPayloadResolvers<ContextType>;
  SetCheckInPinsSuccess?: SetCheckInPinsSuccessResolvers<ContextType>;
  SetDateIdeaSavedPayload?: SetDateIdeaSavedPayloadResolvers<ContextType>;
  SetDateIdeaSavedSuccess?: SetDateIdeaSavedSuccessResolvers<ContextType>;
  SetPageVisibilityPayload?: SetPageVisibilityPayloadResolvers<ContextType>;
  SetPageVisibilitySuccess?: SetPageVisibilitySuccessResolvers<ContextType>;
  SetTravelLocationPayload?: SetTravelLocationPayloadResolvers<ContextType>;
  SetTravelLocationSuccess?: SetTravelLocationSuccessResolvers<ContextType>;
  SetTypingPayload?: SetTypingPayloadResolvers<ContextType>;
  SetTypingSuccess?: SetTypingSuccessResolvers<ContextType>;
  ShareDateIdeaPayload?: ShareDateIdeaPayloadResolvers<ContextType>;
  ShareDateIdeaSuccess?: ShareDateIdeaSuccessResolvers<ContextType>;
  SharedPerson?: SharedPersonResolvers<ContextType>;
  SharedPlan?: SharedPlanResolvers<ContextType>;
  SharedQuestion?: SharedQuestionResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignInSuccess?: SignInSuccessResolvers<ContextType>;
  SignInWithCodePayload?: SignInWithCodePayloadResolvers<ContextType>;
  SignInWithCodeSuccess?: SignInWithCodeSuccessResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SignOutSuccess?: SignOutSuccessResolvers<ContextType>;
  SignUpPayload?: SignUpPayloadResolvers<ContextType>;
  SignUpSuccess?: SignUpSuccessResolvers<ContextType>;
  StartCheckInPayload?: StartCheckInPayloadResolvers<ContextType>;
  StartCheckInSuccess?: StartCheckInSuccessResolvers<ContextType>;
  StartCheckoutPayload?: StartCheckoutPayloadResolvers<ContextType>;
  StartCheckoutSuccess?: StartCheckoutSuccessResolvers<ContextType>;
  StartPrepaidCheckoutPayload?: StartPrepaidCheckoutPayloadResolvers<ContextType>;
  StartPrepaidCheckoutSuccess?: StartPrepaidCheckoutSuccessResolvers<ContextType>;
  StartTwoFactorPayload?: StartTwoFactorPayloadResolvers<ContextType>;
  StartTwoFactorSuccess?: StartTwoFactorSuccessResolvers<ContextType>;
  StatementDeal?: StatementDealResolvers<ContextType>;
  StatementsRound?: StatementsRoundResolvers<ContextType>;
  StatementsTable?: StatementsTableResolvers<ContextType>;
  SubmitVerificationPayload?: SubmitVerificationPayloadResolvers<ContextType>;
  SubmitVerificationSuccess?: SubmitVerificationSuccessResolvers<ContextType>;
  SubscribeToNewsletterPayload?: SubscribeToNewsletterPayloadResolvers<ContextType>;
  SubscribeToNewsletterSuccess?: SubscribeToNewsletterSuccessResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SubscriptionOutcomes?: SubscriptionOutcomesResolvers<ContextType>;
  SuggestedQuestion?: SuggestedQuestionResolvers<ContextType>;
  SuperLikeProfilePayload?: SuperLikeProfilePayloadResolvers<ContextType>;
  SuperLikeProfileSuccess?: SuperLikeProfileSuccessResolvers<ContextType>;
  SupportAnswered?: SupportAnsweredResolvers<ContextType>;
  SupportMessage?: SupportMessageResolvers<ContextType>;
  SupportTicket?: SupportTicketResolvers<ContextType>;
  SupportTicketState?: SupportTicketStateResolvers;
  SuspendAccountPayload?: SuspendAccountPayloadResolvers<ContextType>;
  SuspendAccountSuccess?: SuspendAccountSuccessResolvers<ContextType>;
  Tier?: TierResolvers;
  TooManyAttempts?: TooManyAttemptsResolvers<ContextType>;
  Town?: TownResolvers<ContextType>;
  TrialState?: TrialStateResolvers;
  TrustedFriend?: TrustedFriendResolvers<ContextType>;
  TwoFactor?: TwoFactorResolvers<ContextType>;
  TwoFactorRequired?: TwoFactorRequiredResolvers<ContextType>;
  TypingChanged?: TypingChangedResolvers<ContextType>;
  UnblockProfilePayload?: UnblockProfilePayloadResolvers<ContextType>;
  UnblockProfileSuccess?: UnblockProfileSuccessResolvers<ContextType>;
  Underage?: UnderageResolvers<ContextType>;
  UndoPassPayload?: UndoPassPayloadResolvers<ContextType>;
  UndoPassSuccess?: UndoPassSuccessResolvers<ContextType>;
  UnmatchPayload?: UnmatchPayloadResolvers<ContextType>;
  UnmatchSuccess?: UnmatchSuccessResolvers<ContextType>;
  UnreadChanged?: UnreadChangedResolvers<ContextType>;
  UnsubscribeFromNewsletterPayload?: UnsubscribeFromNewsletterPayloadResolvers<ContextType>;
  UnsubscribeFromNewsletterSuccess?: UnsubscribeFromNewsletterSuccessResolvers<ContextType>;
  UpdateLocationPayload?: UpdateLocationPayloadResolvers<ContextType>;
  UpdateLocationSuccess?: UpdateLocationSuccessResolvers<ContextType>;
  UpdateNoticesPayload?: UpdateNoticesPayloadResolvers<ContextType>;
  UpdateNoticesSuccess?: UpdateNoticesSuccessResolvers<ContextType>;
  UpdateNotificationsPayload?: UpdateNotificationsPayloadResolvers<ContextType>;
  UpdateNotificationsSuccess?: UpdateNotificationsSuccessResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  UpdateProfileSuccess?: UpdateProfileSuccessResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserErrorCode?: UserErrorCodeResolvers;
  Verification?: VerificationResolvers<ContextType>;
  VerificationDecision?: VerificationDecisionResolvers;
  VerificationReviewed?: VerificationReviewedResolvers<ContextType>;
  VerificationStatus?: VerificationStatusResolvers;
  VerifyEmailPayload?: VerifyEmailPayloadResolvers<ContextType>;
  VerifyEmailSuccess?: VerifyEmailSuccessResolvers<ContextType>;
  ViewQuota?: ViewQuotaResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  ViewerEvent?: ViewerEventResolvers<ContextType>;
  WarnAccountPayload?: WarnAccountPayloadResolvers<ContextType>;
  WarnAccountSuccess?: WarnAccountSuccessResolvers<ContextType>;
  Warning?: WarningResolvers<ContextType>;
  WarningGiven?: WarningGivenResolvers<ContextType>;
  WeeklyReport?: WeeklyReportResolvers<ContextType>;
  WrongCode?: WrongCodeResolvers<ContextType>;
  WrongPin?: WrongPinResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
  credential?: CredentialDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  scope?: ScopeDirectiveResolver<any, any, ContextType>;
  whileDeletionPending?: WhileDeletionPendingDirectiveResolver<any, any, ContextType>;
};
