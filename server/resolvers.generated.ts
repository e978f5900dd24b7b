import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ViewerParent, ProfileRow, ProfileParent, PhotoRow, MatchRow, MessageRow, EntitlementRow, SessionRow, UserRow, AccessTokenRow } from './parents.ts';
import type { Context } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
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
  /** When it was last used, to five minutes; null when never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is for, as named by its owner. */
  name: Scalars['String']['output'];
  /** What it may do. */
  scopes: Array<AccessTokenScope>;
};

/** What an access token may do. */
export type AccessTokenScope =
  /** Suspend accounts. */
  | 'accounts_suspend'
  /** Grant plans. */
  | 'entitlements_write'
  /** Read accounts. */
  | 'users_read';

/** The account is suspended; told only after the right password. */
export type AccountSuspended = UserError & {
  __typename?: 'AccountSuspended';
  /** Always SUSPENDED. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
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
  /** One account by e-mail address; null when there is none. */
  user?: Maybe<AdminUser>;
};


/** What administrators read. */
export type AdminUserArgs = {
  email: Scalars['String']['input'];
};

/** An account as administrators see it. */
export type AdminUser = {
  __typename?: 'AdminUser';
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The e-mail address. */
  email: Scalars['String']['output'];
  /** The name given at sign-up. */
  fullName: Scalars['String']['output'];
  /** The person's id. */
  id: Scalars['ID']['output'];
  /** The plan in force; null on the free plan. */
  premium?: Maybe<Entitlement>;
  /** Roles that were granted. */
  roles: Array<Role>;
  /** When the account was suspended; null when it is not. */
  suspendedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The e-mail address already has an account. */
export type AlreadyRegistered = UserError & {
  __typename?: 'AlreadyRegistered';
  /** Always ALREADY_REGISTERED. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
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

/** Something that happened in a match. */
export type ChatEvent = MessageAdded | MessagesRead | TypingChanged;

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

/** Nothing to give yet. */
export type CompleteBetaOnboardingInput = {
  /** Reserved: clients may name themselves here, at most 100 characters. */
  client?: InputMaybe<Scalars['String']['input']>;
};

/** What completing the onboarding leads to. */
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

/** What completing an upload leads to. */
export type CompletePhotoUploadPayload = CompletePhotoUploadSuccess | NotAvailable | PhotoRejected;

/** The photo is stored. */
export type CompletePhotoUploadSuccess = {
  __typename?: 'CompletePhotoUploadSuccess';
  /** The photo. */
  photo: Photo;
  /** The viewer with the new list of photos. */
  viewer: Viewer;
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

/** What creating a token leads to. */
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
  /** The file's size in bytes, under 5 MB (5,242,880). */
  byteSize: Scalars['Int']['input'];
  /** The file's type: image/jpeg, image/png or image/webp. */
  contentType: Scalars['String']['input'];
  /** What it is for. */
  purpose: PhotoPurpose;
};

/** What asking for an upload leads to. */
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
  /** The person agrees to the processing of these data. */
  dataProcessingConsent: Scalars['Boolean']['input'];
  /** The birth date; null answers 'Date of birth is required'. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** Drinking. */
  drinking?: InputMaybe<Habit>;
  /** Highest education. */
  education?: InputMaybe<Education>;
  /** The name others see, 2 to 100 characters. */
  fullName: Scalars['String']['input'];
  /** The gender. */
  gender: Gender;
  /** Height in centimetres, 120 to 230. */
  heightCm?: InputMaybe<Scalars['Int']['input']>;
  /** Interests separated by commas, at most 200 characters. */
  interests: Scalars['String']['input'];
  /** The town or area, at most 100 characters. */
  location: Scalars['String']['input'];
  /** Religion. */
  religion?: InputMaybe<Religion>;
  /** Whom to show: kept as the default filter. */
  showMe?: InputMaybe<Gender>;
  /** Smoking. */
  smoking?: InputMaybe<Habit>;
};

/** What creating a profile leads to. */
export type CreateProfilePayload = CreateProfileSuccess | InvalidInput | ProfileExists | Underage;

/** The profile is created. */
export type CreateProfileSuccess = {
  __typename?: 'CreateProfileSuccess';
  /** The person with the new profile. */
  viewer: Viewer;
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
  /** The hourly view limit is used up. */
  | 'view_limit';

/** Whom the deck shows. Every part is optional; an omitted one admits everybody. */
export type DeckFilter = {
  __typename?: 'DeckFilter';
  /** Drinking. */
  drinking?: Maybe<Habit>;
  /** Highest education. */
  education?: Maybe<Education>;
  /** Gender. */
  gender?: Maybe<Gender>;
  /** Oldest age, 18 to 80; 80 admits everybody older too. */
  maxAge: Scalars['Int']['output'];
  /** Farthest distance in km, 1 to 200. People without a position are never excluded by it. */
  maxDistance: Scalars['Int']['output'];
  /** Youngest age, 18 to 80. */
  minAge: Scalars['Int']['output'];
  /** Religion. */
  religion?: Maybe<Religion>;
  /** Smoking. */
  smoking?: Maybe<Habit>;
};

/** Whom the deck shows. An omitted or null field admits everybody, except that an omitted filter means the saved one. */
export type DeckFilterInput = {
  /** Drinking. */
  drinking?: InputMaybe<Habit>;
  /** Highest education. */
  education?: InputMaybe<Education>;
  /** Gender. */
  gender?: InputMaybe<Gender>;
  /** Oldest age, 18 to 80, not below `minAge`; 80 when omitted. */
  maxAge?: InputMaybe<Scalars['Int']['input']>;
  /** Farthest distance in km, 1 to 200; 100 when omitted. */
  maxDistance?: InputMaybe<Scalars['Int']['input']>;
  /** Youngest age, 18 to 80; 18 when omitted. */
  minAge?: InputMaybe<Scalars['Int']['input']>;
  /** Religion. */
  religion?: InputMaybe<Religion>;
  /** Smoking. */
  smoking?: InputMaybe<Habit>;
};

/** Highest education. */
export type Education =
  /** Bachelor's degree. */
  | 'bachelors'
  /** High school. */
  | 'high_school'
  /** Master's degree. */
  | 'masters'
  /** Doctorate. */
  | 'phd';

/** A plan in force. */
export type Entitlement = {
  __typename?: 'Entitlement';
  /** When it ends; null when it goes on until cancelled. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The grant's id. */
  id: Scalars['ID']['output'];
  /** Whether it is a free trial. */
  isTrial: Scalars['Boolean']['output'];
  /** Which plan. */
  plan: PlanId;
};

/** The viewer's plan changed. */
export type EntitlementChanged = {
  __typename?: 'EntitlementChanged';
  /** The viewer with the new tier and abilities. */
  viewer: Viewer;
};

/** One broken rule. */
export type FieldError = {
  __typename?: 'FieldError';
  /** The rule, for people. */
  message: Scalars['String']['output'];
  /** The field's name inside `input`. */
  path: Scalars['String']['output'];
};

/** How a person describes their gender. */
export type Gender =
  /** Female. */
  | 'female'
  /** Male. */
  | 'male'
  /** Non-binary. */
  | 'non_binary'
  /** Other. */
  | 'other';

/** A grant of a plan. */
export type GrantEntitlementInput = {
  /** For how many days from now, 1 to 366. */
  days?: Scalars['Int']['input'];
  /** Only check and tell what would happen. */
  dryRun?: Scalars['Boolean']['input'];
  /** Whom, by e-mail address. */
  email: Scalars['String']['input'];
  /** Which plan. */
  plan: PlanId;
  /** Why, for the audit row, at most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** What granting leads to. */
export type GrantEntitlementPayload = GrantEntitlementSuccess | InvalidInput | NotAvailable;

/** The plan is granted. */
export type GrantEntitlementSuccess = {
  __typename?: 'GrantEntitlementSuccess';
  /** Whether anything was stored. */
  dryRun: Scalars['Boolean']['output'];
  /** The person. */
  user: AdminUser;
};

/** How often somebody smokes or drinks. */
export type Habit =
  /** Never. */
  | 'never'
  /** Regularly. */
  | 'regularly'
  /** Socially. */
  | 'socially';

/** The same client id was used before with other content or in another match. */
export type IdempotencyConflict = UserError & {
  __typename?: 'IdempotencyConflict';
  /** Always IDEMPOTENCY_CONFLICT. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** E-mail or password is wrong; which of the two is not told. */
export type InvalidCredentials = UserError & {
  __typename?: 'InvalidCredentials';
  /** Always INVALID_CREDENTIALS. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** One or more values break a rule. `message` is the first of `fieldErrors`. */
export type InvalidInput = UserError & {
  __typename?: 'InvalidInput';
  /** Always INVALID_INPUT. */
  code: UserErrorCode;
  /** Every rule that was broken, in the order of the fields. */
  fieldErrors: Array<FieldError>;
  /** The first rule that was broken. */
  message: Scalars['String']['output'];
};

/** Whom to like. */
export type LikeProfileInput = {
  /** The person. */
  profileId: Scalars['ID']['input'];
};

/** What liking leads to. */
export type LikeProfilePayload = LikeProfileSuccess | LimitReached | NotAvailable;

/** The like is stored. */
export type LikeProfileSuccess = {
  __typename?: 'LikeProfileSuccess';
  /** The match, when the other person had liked the viewer. */
  match?: Maybe<Match>;
  /** The viewer with the new counters. */
  viewer: Viewer;
};

/** A limit is used up. */
export type LimitReached = UserError & {
  __typename?: 'LimitReached';
  /** Always LIMIT_REACHED. */
  code: UserErrorCode;
  /** Which limit, for people. */
  message: Scalars['String']['output'];
  /** When the limit opens again. */
  resetsAt: Scalars['DateTime']['output'];
};

/** How far the viewer has read. */
export type MarkMessagesReadInput = {
  /** The match. */
  matchId: Scalars['ID']['input'];
  /** Every message of the other person up to this sequence number is read. */
  upToSeq: Scalars['Int']['input'];
};

/** What marking leads to. */
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
  /** When they matched. */
  createdAt: Scalars['DateTime']['output'];
  /** The match's id. */
  id: Scalars['ID']['output'];
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
  /** Unread messages here, exact to 50 (51 stands for more); 0 for people who may not read messages. */
  unreadCount: Scalars['Int']['output'];
  /** Whether the viewer may read and send messages here. */
  viewerCanMessage: Scalars['Boolean']['output'];
  /** Whether the other person had super liked the viewer. */
  wasSuperLiked: Scalars['Boolean']['output'];
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
  /** The matches. */
  nodes: Array<Match>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A new match. Both people are told, once. */
export type MatchCreated = {
  __typename?: 'MatchCreated';
  /** The match. */
  match: Match;
};

/** A match and its place in the list. */
export type MatchEdge = {
  __typename?: 'MatchEdge';
  /** The place in the list. */
  cursor: Scalars['String']['output'];
  /** The match. */
  node: Match;
};

/** One message. */
export type Message = {
  __typename?: 'Message';
  /** The id the sending client gave it; null to everybody but the sender. */
  clientId?: Maybe<Scalars['ID']['output']>;
  /** The text, trimmed, 1 to 2,000 characters. */
  content: Scalars['String']['output'];
  /** When the server stored it. */
  createdAt: Scalars['DateTime']['output'];
  /** The message's id. */
  id: Scalars['ID']['output'];
  /** Whether the viewer wrote it. */
  isMine: Scalars['Boolean']['output'];
  /** The match it belongs to. */
  matchId: Scalars['ID']['output'];
  /** When the other person read it; null until then. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who wrote it. */
  senderId: Scalars['ID']['output'];
  /** Its place in the match: 1, 2, 3, … without gaps. */
  seq: Scalars['Int']['output'];
};

/** A message was stored. */
export type MessageAdded = {
  __typename?: 'MessageAdded';
  /** The match with its new counters. */
  match: Match;
  /** The message. */
  message: Message;
};

/** A page of messages, oldest first. */
export type MessageConnection = {
  __typename?: 'MessageConnection';
  /** The messages with their cursors. */
  edges: Array<MessageEdge>;
  /** The messages. */
  nodes: Array<Message>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A message and its place in the thread. */
export type MessageEdge = {
  __typename?: 'MessageEdge';
  /** The place in the thread. */
  cursor: Scalars['String']['output'];
  /** The message. */
  node: Message;
};

/** Messages were read by the person they were sent to. */
export type MessagesRead = {
  __typename?: 'MessagesRead';
  /** The match with its new `theirReadSeq` and `myReadSeq`. */
  match: Match;
  /** When. */
  readAt: Scalars['DateTime']['output'];
  /** Who read them. */
  readerId: Scalars['ID']['output'];
};

/** What people and scripts may change. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Marks the viewer as onboarded; the first hundred before the end of the beta receive gold until then. */
  completeBetaOnboarding: CompleteBetaOnboardingPayload;
  /** Decodes the uploaded bytes, writes them anew without metadata in all sizes, and shows the photo. */
  completePhotoUpload: CompletePhotoUploadPayload;
  /** Creates an access token for scripts. It is shown once. Administrators only, never with an access token. */
  createAccessToken: CreateAccessTokenPayload;
  /** Reserves a photo and returns the signed address to PUT its bytes to. */
  createPhotoUpload: CreatePhotoUploadPayload;
  /** Creates the viewer's profile. The server checks that the person is 18 or older. */
  createProfile: CreateProfilePayload;
  /** Grants a person a plan until a day. Administrators only; leaves an audit row. */
  grantEntitlement: GrantEntitlementPayload;
  /** Likes a person. When that person liked the viewer too, both are matched. Repeating it changes nothing. */
  likeProfile: LikeProfilePayload;
  /** Marks the other person's messages up to a sequence number as read. Paid plans only. */
  markMessagesRead: MarkMessagesReadPayload;
  /** Passes a person, who is then not shown again until the pass is undone. Repeating it changes nothing. */
  passProfile: PassProfilePayload;
  /** Records that the viewer looked at a person; moves the views-left counter of free people. Repeating it changes nothing. */
  recordProfileView: RecordProfileViewPayload;
  /** Exchanges a refresh token for new tokens. An unknown or ended token answers a top-level BAD_USER_INPUT with status 400. */
  refreshSession: RefreshSessionPayload;
  /** Ends an access token of the viewer at once. */
  revokeAccessToken: RevokeAccessTokenPayload;
  /** Sends a message in a match. Retrying with the same `clientId` is one message. Paid plans only. */
  sendMessage: SendMessagePayload;
  /** Tells the other person that the viewer is typing; the sign vanishes 3 seconds after the last call. Paid plans only. */
  setTyping: SetTypingPayload;
  /** Signs in with e-mail and password. */
  signIn: SignInPayload;
  /** Ends the session of the given refresh token, or the calling one, on every device process at once. Always succeeds. */
  signOut: SignOutPayload;
  /** Creates an account and signs it in. Sends a welcome e-mail. */
  signUp: SignUpPayload;
  /** Super likes a person: counts as a like for matching, costs no daily like, and the other person learns of it on the match only. */
  superLikeProfile: SuperLikeProfilePayload;
  /** Suspends an account: ends all its sessions and sockets and hides its profile. Administrators only; leaves an audit row. */
  suspendAccount: SuspendAccountPayload;
  /** Takes back the viewer's last pass. */
  undoPass: UndoPassPayload;
  /** Stores where the viewer is, snapped to a grid cell of about 2.7 km; the exact position is not kept. */
  updateLocation: UpdateLocationPayload;
};


/** What people and scripts may change. */
export type MutationCompleteBetaOnboardingArgs = {
  input: CompleteBetaOnboardingInput;
};


/** What people and scripts may change. */
export type MutationCompletePhotoUploadArgs = {
  input: CompletePhotoUploadInput;
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
export type MutationGrantEntitlementArgs = {
  input: GrantEntitlementInput;
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
export type MutationPassProfileArgs = {
  input: PassProfileInput;
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
export type MutationRevokeAccessTokenArgs = {
  input: RevokeAccessTokenInput;
};


/** What people and scripts may change. */
export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


/** What people and scripts may change. */
export type MutationSetTypingArgs = {
  input: SetTypingInput;
};


/** What people and scripts may change. */
export type MutationSignInArgs = {
  input: SignInInput;
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
export type MutationSuperLikeProfileArgs = {
  input: SuperLikeProfileInput;
};


/** What people and scripts may change. */
export type MutationSuspendAccountArgs = {
  input: SuspendAccountInput;
};


/** What people and scripts may change. */
export type MutationUndoPassArgs = {
  input: UndoPassInput;
};


/** What people and scripts may change. */
export type MutationUpdateLocationArgs = {
  input: UpdateLocationInput;
};

/** The other person, match or photo is not there, no longer there, or not yours. Which of these is never told. */
export type NotAvailable = UserError & {
  __typename?: 'NotAvailable';
  /** Always NOT_AVAILABLE. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** There is no pass to take back, or it is not the last one. */
export type NothingToUndo = UserError & {
  __typename?: 'NothingToUndo';
  /** Always NOTHING_TO_UNDO. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
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
  /** When the profile was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The birth date; others see the age. */
  dateOfBirth: Scalars['Date']['output'];
  /** The filter that `deck` falls back to. */
  defaultFilter: DeckFilter;
  /** Drinking. */
  drinking?: Maybe<Habit>;
  /** Highest education. */
  education?: Maybe<Education>;
  /** The name others see. */
  fullName: Scalars['String']['output'];
  /** The gender. */
  gender: Gender;
  /** Whether a position is known, so that distances can be shown. */
  hasPosition: Scalars['Boolean']['output'];
  /** Height in centimetres. */
  heightCm?: Maybe<Scalars['Int']['output']>;
  /** The person's id. */
  id: Scalars['ID']['output'];
  /** Interests, in the order given. */
  interests: Array<Scalars['String']['output']>;
  /** The town or area as typed; empty when none. */
  location: Scalars['String']['output'];
  /** All photos, main photo first. */
  photos: Array<Photo>;
  /** Religion. */
  religion?: Maybe<Religion>;
  /** Smoking. */
  smoking?: Maybe<Habit>;
  /** Whether a reviewer confirmed the photos. */
  verified: Scalars['Boolean']['output'];
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

/** Whom to pass. */
export type PassProfileInput = {
  /** The person. */
  profileId: Scalars['ID']['input'];
};

/** What passing leads to. */
export type PassProfilePayload = NotAvailable | PassProfileSuccess;

/** The pass is stored. */
export type PassProfileSuccess = {
  __typename?: 'PassProfileSuccess';
  /** The viewer. */
  viewer: Viewer;
};

/** A photo that was decoded, stripped of metadata and written anew. */
export type Photo = {
  __typename?: 'Photo';
  /** The original's width over its height after rotation. */
  aspectRatio: Scalars['Float']['output'];
  /** Its place among the person's photos, 0 for the main photo. */
  displayOrder: Scalars['Int']['output'];
  /** The photo's id. */
  id: Scalars['ID']['output'];
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
  /** JPEG. */
  | 'jpeg'
  /** WebP. */
  | 'webp';

/** What a photo is for. */
export type PhotoPurpose =
  /** The main photo; replaces the one before. */
  | 'avatar';

/** The file is not an image that can be used. */
export type PhotoRejected = UserError & {
  __typename?: 'PhotoRejected';
  /** Always PHOTO_REJECTED. */
  code: UserErrorCode;
  /** Why, for people. */
  message: Scalars['String']['output'];
};

/** A rendition of a photo: the length of its longer side in pixels. */
export type PhotoSize =
  /** 1080 px, for full screens. */
  | 'large'
  /** 720 px, for cards. */
  | 'medium'
  /** 320 px, for lists. */
  | 'small'
  /** 96 px, for avatars. */
  | 'thumb';

/** A paid plan. */
export type PlanId =
  /** Diamond. */
  | 'diamond'
  /** Gold. */
  | 'gold'
  /** Soul. */
  | 'soul';

/** The action belongs to a paid plan. */
export type PremiumRequired = UserError & {
  __typename?: 'PremiumRequired';
  /** The ability that is missing. */
  ability: Ability;
  /** Always PREMIUM_REQUIRED. */
  code: UserErrorCode;
  /** What the plan would allow, for people. */
  message: Scalars['String']['output'];
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
  /** Drinking. */
  drinking?: Maybe<Habit>;
  /** Highest education. */
  education?: Maybe<Education>;
  /** The name. */
  fullName: Scalars['String']['output'];
  /** The gender. */
  gender: Gender;
  /** Height in centimetres. */
  heightCm?: Maybe<Scalars['Int']['output']>;
  /** The person's id. */
  id: Scalars['ID']['output'];
  /** Interests, in the person's order. */
  interests: Array<Scalars['String']['output']>;
  /** The town or area as the person typed it; empty when none. */
  location: Scalars['String']['output'];
  /** All photos, main photo first. */
  photos: Array<Photo>;
  /** Religion. */
  religion?: Maybe<Religion>;
  /** Smoking. */
  smoking?: Maybe<Habit>;
  /** Whether a reviewer confirmed the photos. */
  verified: Scalars['Boolean']['output'];
};

/** The profile already exists; nothing was changed. */
export type ProfileExists = UserError & {
  __typename?: 'ProfileExists';
  /** Always PROFILE_EXISTS. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** What the signed-out caller or the viewer may read. */
export type Query = {
  __typename?: 'Query';
  /** What administrators read. FORBIDDEN to everybody else. */
  admin?: Maybe<Admin>;
  /** A snapshot of the next people to look at, best first. Needs a completed profile; without one it is empty. */
  deck: Deck;
  /** Another person's profile; null when there is none, when it is hidden, or when either of you blocked the other. Counts as a view of a free person. */
  profile?: Maybe<Profile>;
  /** The signed-in person; null when signed out. */
  viewer?: Maybe<Viewer>;
};


/** What the signed-out caller or the viewer may read. */
export type QueryDeckArgs = {
  filter?: InputMaybe<DeckFilterInput>;
  limit?: Scalars['Int']['input'];
};


/** What the signed-out caller or the viewer may read. */
export type QueryProfileArgs = {
  id: Scalars['ID']['input'];
};

/** Whose profile was looked at. */
export type RecordProfileViewInput = {
  /** The person. */
  profileId: Scalars['ID']['input'];
};

/** What recording a view leads to. */
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

/** What refreshing leads to. */
export type RefreshSessionPayload = RefreshSessionSuccess;

/** New tokens of the same session. */
export type RefreshSessionSuccess = {
  __typename?: 'RefreshSessionSuccess';
  /** The tokens to use from now on. */
  session: SessionTokens;
};

/** Religion. */
export type Religion =
  /** Agnostic. */
  | 'agnostic'
  /** Atheist. */
  | 'atheist'
  /** Buddhist. */
  | 'buddhist'
  /** Christian. */
  | 'christian'
  /** Hindu. */
  | 'hindu'
  /** Jewish. */
  | 'jewish'
  /** Muslim. */
  | 'muslim'
  /** Another one. */
  | 'other'
  /** Spiritual. */
  | 'spiritual';

/** Which token to end. */
export type RevokeAccessTokenInput = {
  /** The token's id. */
  id: Scalars['ID']['input'];
};

/** What revoking leads to. */
export type RevokeAccessTokenPayload = NotAvailable | RevokeAccessTokenSuccess;

/** The token is ended. */
export type RevokeAccessTokenSuccess = {
  __typename?: 'RevokeAccessTokenSuccess';
  /** The viewer with the tokens that are left. */
  viewer: Viewer;
};

/** A right that was granted by an administrator. */
export type Role =
  /** May do everything on the admin desk. */
  | 'admin';

/** A message to send. */
export type SendMessageInput = {
  /** A UUID made by the sender; a retry with the same one is the same message. */
  clientId: Scalars['ID']['input'];
  /** The text, 1 to 2,000 characters after trimming. */
  content: Scalars['String']['input'];
  /** The match. */
  matchId: Scalars['ID']['input'];
};

/** What sending leads to. */
export type SendMessagePayload = IdempotencyConflict | InvalidInput | NotAvailable | PremiumRequired | SendMessageSuccess;

/** The message is stored. */
export type SendMessageSuccess = {
  __typename?: 'SendMessageSuccess';
  /** The match with its newest message. */
  match: Match;
  /** The message as stored. */
  sentMessage: Message;
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
  /** Sent as `Authorization: Bearer …`; lives 15 minutes. */
  accessToken: Scalars['String']['output'];
  /** Exchanged by `refreshSession`; each is good for one exchange. */
  refreshToken: Scalars['String']['output'];
};

/** Whether the viewer is typing. */
export type SetTypingInput = {
  /** True at each keystroke (a client sends one a second at most), false when typing stopped. */
  isTyping: Scalars['Boolean']['input'];
  /** The match. */
  matchId: Scalars['ID']['input'];
};

/** What telling leads to. */
export type SetTypingPayload = NotAvailable | PremiumRequired | SetTypingSuccess;

/** The other person is told. */
export type SetTypingSuccess = {
  __typename?: 'SetTypingSuccess';
  /** As given. */
  isTyping: Scalars['Boolean']['output'];
};

/** Credentials. */
export type SignInInput = {
  /** The e-mail address of the account. */
  email: Scalars['String']['input'];
  /** The password. */
  password: Scalars['String']['input'];
};

/** What signing in leads to. */
export type SignInPayload = AccountSuspended | InvalidCredentials | InvalidInput | SignInSuccess;

/** The person is signed in. */
export type SignInSuccess = {
  __typename?: 'SignInSuccess';
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

/** What signing out leads to. */
export type SignOutPayload = SignOutSuccess;

/** The session is ended. */
export type SignOutSuccess = {
  __typename?: 'SignOutSuccess';
  /** Whether a live session was ended by this call. */
  ended: Scalars['Boolean']['output'];
};

/** An account to be created. */
export type SignUpInput = {
  /** The privacy policy is accepted. */
  acceptsPrivacy: Scalars['Boolean']['input'];
  /** The terms of service are accepted. */
  acceptsTerms: Scalars['Boolean']['input'];
  /** The person says that they are 18 or older. */
  confirmsAdult: Scalars['Boolean']['input'];
  /** The e-mail address, at most 255 characters. */
  email: Scalars['String']['input'];
  /** The full name, 2 to 100 characters. */
  fullName: Scalars['String']['input'];
  /** The password, 6 to 100 characters. */
  password: Scalars['String']['input'];
};

/** What signing up leads to. */
export type SignUpPayload = AlreadyRegistered | InvalidInput | SignUpSuccess;

/** The account was created and is signed in. */
export type SignUpSuccess = {
  __typename?: 'SignUpSuccess';
  /** The tokens of the new session. */
  session: SessionTokens;
  /** The new account. */
  viewer: Viewer;
};

/** What happens while a socket is open. Each event carries whole objects, so that a cache needs no refetch. */
export type Subscription = {
  __typename?: 'Subscription';
  /** Messages, read ticks and typing of one match. NOT_FOUND unless the viewer is in it; silent for people who may not read messages. */
  chatEvents: ChatEvent;
  /** What concerns the viewer wherever they are: new matches, unread messages, plan changes. */
  viewerEvents: ViewerEvent;
};


/** What happens while a socket is open. Each event carries whole objects, so that a cache needs no refetch. */
export type SubscriptionChatEventsArgs = {
  matchId: Scalars['ID']['input'];
};

/** Whom to super like. */
export type SuperLikeProfileInput = {
  /** The person. */
  profileId: Scalars['ID']['input'];
};

/** What super liking leads to. */
export type SuperLikeProfilePayload = LimitReached | NotAvailable | SuperLikeProfileSuccess;

/** The super like is stored. */
export type SuperLikeProfileSuccess = {
  __typename?: 'SuperLikeProfileSuccess';
  /** The match, when the other person had liked the viewer. */
  match?: Maybe<Match>;
  /** The viewer with the new counters. */
  viewer: Viewer;
};

/** Whom to suspend. */
export type SuspendAccountInput = {
  /** Only check and tell what would happen. */
  dryRun?: Scalars['Boolean']['input'];
  /** Whom, by e-mail address. */
  email: Scalars['String']['input'];
  /** Why, for the audit row, 1 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** What suspending leads to. */
export type SuspendAccountPayload = InvalidInput | NotAvailable | SuspendAccountSuccess;

/** The account is suspended. */
export type SuspendAccountSuccess = {
  __typename?: 'SuspendAccountSuccess';
  /** Whether anything was stored. */
  dryRun: Scalars['Boolean']['output'];
  /** The person. */
  user: AdminUser;
};

/** What opens games: free, gold or platinum. */
export type Tier =
  /** No plan in force. */
  | 'free'
  /** Gold or Diamond. */
  | 'gold'
  /** Soul. */
  | 'platinum';

/** The other person started or stopped typing. */
export type TypingChanged = {
  __typename?: 'TypingChanged';
  /** True shows the sign for 3 seconds; false removes it. */
  isTyping: Scalars['Boolean']['output'];
  /** The match. */
  matchId: Scalars['ID']['output'];
  /** Who is typing. */
  profileId: Scalars['ID']['output'];
};

/** The birth date is that of somebody under 18. Nothing was stored. */
export type Underage = UserError & {
  __typename?: 'Underage';
  /** Always UNDERAGE. */
  code: UserErrorCode;
  /** A sentence for people. */
  message: Scalars['String']['output'];
};

/** Which pass to take back: it must be the viewer's last. */
export type UndoPassInput = {
  /** The person who was passed. */
  profileId: Scalars['ID']['input'];
};

/** What undoing leads to. */
export type UndoPassPayload = NothingToUndo | UndoPassSuccess;

/** The pass is taken back. */
export type UndoPassSuccess = {
  __typename?: 'UndoPassSuccess';
  /** The person, to be shown again; null when they left meanwhile. */
  profile?: Maybe<Profile>;
  /** The viewer. */
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

/** A position on earth. */
export type UpdateLocationInput = {
  /** Degrees north, -90 to 90. */
  latitude: Scalars['Float']['input'];
  /** Degrees east, -180 to 180. */
  longitude: Scalars['Float']['input'];
};

/** What storing a position leads to. */
export type UpdateLocationPayload = InvalidInput | NotAvailable | UpdateLocationSuccess;

/** The position is stored. NotAvailable when there is no profile yet. */
export type UpdateLocationSuccess = {
  __typename?: 'UpdateLocationSuccess';
  /** The person with the new position. */
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
  /** The same client id was used before for something else. */
  | 'idempotency_conflict'
  /** E-mail or password is wrong. */
  | 'invalid_credentials'
  /** A value breaks a rule; see `fieldErrors`. */
  | 'invalid_input'
  /** A daily or hourly limit is used up. */
  | 'limit_reached'
  /** There is no pass to take back. */
  | 'nothing_to_undo'
  /** The other person, match or photo is not there, no longer there, or not yours: one answer for all of these. */
  | 'not_available'
  /** The file is not an image that can be used. */
  | 'photo_rejected'
  /** The action belongs to a paid plan. */
  | 'premium_required'
  /** The profile already exists. */
  | 'profile_exists'
  /** The account is suspended. */
  | 'suspended'
  /** The birth date is that of somebody under 18. */
  | 'underage';

/** The hourly allowance of profiles to look at. */
export type ViewQuota = {
  __typename?: 'ViewQuota';
  /** Whether another profile may be looked at. */
  allowed: Scalars['Boolean']['output'];
  /** Views in an hour. */
  limit: Scalars['Int']['output'];
  /** Views left. */
  remaining: Scalars['Int']['output'];
  /** When the hour that runs ends; null when none has begun. */
  resetsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The signed-in person and everything that is private to them. */
export type Viewer = {
  __typename?: 'Viewer';
  /** What the viewer may do under the plan in force. */
  abilities: Array<Ability>;
  /** The viewer's access tokens for scripts, newest first; at most 50 are kept. */
  accessTokens: Array<AccessToken>;
  /** The state of the beta programme for this person. */
  beta: Beta;
  /** Whether beta onboarding was completed. */
  betaOnboarded: Scalars['Boolean']['output'];
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The e-mail address of the account. */
  email: Scalars['String']['output'];
  /** The name given at sign-up, to start the profile from. */
  fullName: Scalars['String']['output'];
  /** The person's id, the same as the id of the profile. */
  id: Scalars['ID']['output'];
  /** Whether any paid plan is in force. */
  isPremium: Scalars['Boolean']['output'];
  /** Likes left today (Lagos day); null when unlimited. */
  likesLeft?: Maybe<Scalars['Int']['output']>;
  /** One match of the viewer; null when there is none, or when it is somebody else's. */
  match?: Maybe<Match>;
  /** The viewer's matches, newest first. */
  matches: MatchConnection;
  /** The viewer's photos, main photo first; at most 10. */
  photos: Array<Photo>;
  /** The plan in force; null on the free plan. */
  premium?: Maybe<Entitlement>;
  /** The profile as its owner sees it; null until setup is completed. */
  profile?: Maybe<OwnProfile>;
  /** Roles that were granted; empty for most people. */
  roles: Array<Role>;
  /** The live sessions of this account, newest first. */
  sessions: Array<Session>;
  /** Super likes left today (Lagos day). */
  superLikesLeft: Scalars['Int']['output'];
  /** The tier that opens games: free, gold or platinum. */
  tier: Tier;
  /** Unread messages in all matches, exact to 50 (51 stands for more). 0 for people who may not read messages. */
  unreadCount: Scalars['Int']['output'];
  /** The hourly allowance of profiles to look at; null when unlimited. */
  viewQuota?: Maybe<ViewQuota>;
};


/** The signed-in person and everything that is private to them. */
export type ViewerMatchArgs = {
  id: Scalars['ID']['input'];
};


/** The signed-in person and everything that is private to them. */
export type ViewerMatchesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** Something that concerns the viewer wherever they are. */
export type ViewerEvent = EntitlementChanged | MatchCreated | UnreadChanged;



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
  ChatEvent:
    | ( Omit<MessageAdded, 'match' | 'message'> & { match: _RefType['Match'], message: _RefType['Message'] } & { __typename: 'MessageAdded' } )
    | ( Omit<MessagesRead, 'match'> & { match: _RefType['Match'] } & { __typename: 'MessagesRead' } )
    | ( TypingChanged & { __typename: 'TypingChanged' } )
  ;
  CompleteBetaOnboardingPayload: ( Omit<CompleteBetaOnboardingSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'CompleteBetaOnboardingSuccess' } );
  CompletePhotoUploadPayload:
    | ( Omit<CompletePhotoUploadSuccess, 'photo' | 'viewer'> & { photo: _RefType['Photo'], viewer: _RefType['Viewer'] } & { __typename: 'CompletePhotoUploadSuccess' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PhotoRejected, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'PhotoRejected' } )
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
  GrantEntitlementPayload:
    | ( Omit<GrantEntitlementSuccess, 'user'> & { user: _RefType['AdminUser'] } & { __typename: 'GrantEntitlementSuccess' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
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
  PassProfilePayload:
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PassProfileSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'PassProfileSuccess' } )
  ;
  RecordProfileViewPayload:
    | ( Omit<LimitReached, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'LimitReached' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<RecordProfileViewSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'RecordProfileViewSuccess' } )
  ;
  RefreshSessionPayload: ( RefreshSessionSuccess & { __typename: 'RefreshSessionSuccess' } );
  RevokeAccessTokenPayload:
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<RevokeAccessTokenSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'RevokeAccessTokenSuccess' } )
  ;
  SendMessagePayload:
    | ( Omit<IdempotencyConflict, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'IdempotencyConflict' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } & { __typename: 'PremiumRequired' } )
    | ( Omit<SendMessageSuccess, 'match' | 'sentMessage'> & { match: _RefType['Match'], sentMessage: _RefType['Message'] } & { __typename: 'SendMessageSuccess' } )
  ;
  SetTypingPayload:
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } & { __typename: 'PremiumRequired' } )
    | ( SetTypingSuccess & { __typename: 'SetTypingSuccess' } )
  ;
  SignInPayload:
    | ( Omit<AccountSuspended, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'AccountSuspended' } )
    | ( Omit<InvalidCredentials, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidCredentials' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<SignInSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SignInSuccess' } )
  ;
  SignOutPayload: ( SignOutSuccess & { __typename: 'SignOutSuccess' } );
  SignUpPayload:
    | ( Omit<AlreadyRegistered, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'AlreadyRegistered' } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<SignUpSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'SignUpSuccess' } )
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
  UndoPassPayload:
    | ( Omit<NothingToUndo, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NothingToUndo' } )
    | ( Omit<UndoPassSuccess, 'profile' | 'viewer'> & { profile?: Maybe<_RefType['Profile']>, viewer: _RefType['Viewer'] } & { __typename: 'UndoPassSuccess' } )
  ;
  UpdateLocationPayload:
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'InvalidInput' } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } & { __typename: 'NotAvailable' } )
    | ( Omit<UpdateLocationSuccess, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'UpdateLocationSuccess' } )
  ;
  ViewerEvent:
    | ( Omit<EntitlementChanged, 'viewer'> & { viewer: _RefType['Viewer'] } & { __typename: 'EntitlementChanged' } )
    | ( Omit<MatchCreated, 'match'> & { match: _RefType['Match'] } & { __typename: 'MatchCreated' } )
    | ( Omit<UnreadChanged, 'match' | 'viewer'> & { match: _RefType['Match'], viewer: _RefType['Viewer'] } & { __typename: 'UnreadChanged' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( Omit<AccountSuspended, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<AlreadyRegistered, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<IdempotencyConflict, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<InvalidCredentials, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<InvalidInput, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<LimitReached, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<NotAvailable, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<NothingToUndo, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<PhotoRejected, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<PremiumRequired, 'ability' | 'code'> & { ability: _RefType['Ability'], code: _RefType['UserErrorCode'] } )
    | ( Omit<ProfileExists, 'code'> & { code: _RefType['UserErrorCode'] } )
    | ( Omit<Underage, 'code'> & { code: _RefType['UserErrorCode'] } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Ability: ResolverTypeWrapper<Ability>;
  AccessToken: ResolverTypeWrapper<AccessTokenRow>;
  AccessTokenScope: ResolverTypeWrapper<AccessTokenScope>;
  AccountSuspended: ResolverTypeWrapper<Omit<AccountSuspended, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  Activity: ResolverTypeWrapper<Activity>;
  Admin: ResolverTypeWrapper<Omit<Admin, 'user'> & { user?: Maybe<ResolversTypes['AdminUser']> }>;
  AdminUser: ResolverTypeWrapper<UserRow>;
  AlreadyRegistered: ResolverTypeWrapper<Omit<AlreadyRegistered, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  Beta: ResolverTypeWrapper<Beta>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ChatEvent: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChatEvent']>;
  Compatibility: ResolverTypeWrapper<Omit<Compatibility, 'level'> & { level: ResolversTypes['CompatibilityLevel'] }>;
  CompatibilityLevel: ResolverTypeWrapper<CompatibilityLevel>;
  CompleteBetaOnboardingInput: CompleteBetaOnboardingInput;
  CompleteBetaOnboardingPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CompleteBetaOnboardingPayload']>;
  CompleteBetaOnboardingSuccess: ResolverTypeWrapper<Omit<CompleteBetaOnboardingSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  CompletePhotoUploadInput: CompletePhotoUploadInput;
  CompletePhotoUploadPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CompletePhotoUploadPayload']>;
  CompletePhotoUploadSuccess: ResolverTypeWrapper<Omit<CompletePhotoUploadSuccess, 'photo' | 'viewer'> & { photo: ResolversTypes['Photo'], viewer: ResolversTypes['Viewer'] }>;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAccessTokenPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateAccessTokenPayload']>;
  CreateAccessTokenSuccess: ResolverTypeWrapper<Omit<CreateAccessTokenSuccess, 'accessToken'> & { accessToken: ResolversTypes['AccessToken'] }>;
  CreatePhotoUploadInput: CreatePhotoUploadInput;
  CreatePhotoUploadPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreatePhotoUploadPayload']>;
  CreatePhotoUploadSuccess: ResolverTypeWrapper<CreatePhotoUploadSuccess>;
  CreateProfileInput: CreateProfileInput;
  CreateProfilePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateProfilePayload']>;
  CreateProfileSuccess: ResolverTypeWrapper<Omit<CreateProfileSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Deck: ResolverTypeWrapper<Omit<Deck, 'end' | 'profiles'> & { end?: Maybe<ResolversTypes['DeckEnd']>, profiles: Array<ResolversTypes['Profile']> }>;
  DeckEnd: ResolverTypeWrapper<DeckEnd>;
  DeckFilter: ResolverTypeWrapper<Omit<DeckFilter, 'drinking' | 'education' | 'gender' | 'religion' | 'smoking'> & { drinking?: Maybe<ResolversTypes['Habit']>, education?: Maybe<ResolversTypes['Education']>, gender?: Maybe<ResolversTypes['Gender']>, religion?: Maybe<ResolversTypes['Religion']>, smoking?: Maybe<ResolversTypes['Habit']> }>;
  DeckFilterInput: DeckFilterInput;
  Education: ResolverTypeWrapper<Education>;
  Entitlement: ResolverTypeWrapper<EntitlementRow>;
  EntitlementChanged: ResolverTypeWrapper<Omit<EntitlementChanged, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  FieldError: ResolverTypeWrapper<FieldError>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Gender: ResolverTypeWrapper<Gender>;
  GrantEntitlementInput: GrantEntitlementInput;
  GrantEntitlementPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GrantEntitlementPayload']>;
  GrantEntitlementSuccess: ResolverTypeWrapper<Omit<GrantEntitlementSuccess, 'user'> & { user: ResolversTypes['AdminUser'] }>;
  Habit: ResolverTypeWrapper<Habit>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdempotencyConflict: ResolverTypeWrapper<Omit<IdempotencyConflict, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvalidCredentials: ResolverTypeWrapper<Omit<InvalidCredentials, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  InvalidInput: ResolverTypeWrapper<Omit<InvalidInput, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  LikeProfileInput: LikeProfileInput;
  LikeProfilePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LikeProfilePayload']>;
  LikeProfileSuccess: ResolverTypeWrapper<Omit<LikeProfileSuccess, 'match' | 'viewer'> & { match?: Maybe<ResolversTypes['Match']>, viewer: ResolversTypes['Viewer'] }>;
  LimitReached: ResolverTypeWrapper<Omit<LimitReached, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  MarkMessagesReadInput: MarkMessagesReadInput;
  MarkMessagesReadPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MarkMessagesReadPayload']>;
  MarkMessagesReadSuccess: ResolverTypeWrapper<Omit<MarkMessagesReadSuccess, 'match' | 'viewer'> & { match: ResolversTypes['Match'], viewer: ResolversTypes['Viewer'] }>;
  Match: ResolverTypeWrapper<MatchRow>;
  MatchConnection: ResolverTypeWrapper<Omit<MatchConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['MatchEdge']>, nodes: Array<ResolversTypes['Match']> }>;
  MatchCreated: ResolverTypeWrapper<Omit<MatchCreated, 'match'> & { match: ResolversTypes['Match'] }>;
  MatchEdge: ResolverTypeWrapper<Omit<MatchEdge, 'node'> & { node: ResolversTypes['Match'] }>;
  Message: ResolverTypeWrapper<MessageRow>;
  MessageAdded: ResolverTypeWrapper<Omit<MessageAdded, 'match' | 'message'> & { match: ResolversTypes['Match'], message: ResolversTypes['Message'] }>;
  MessageConnection: ResolverTypeWrapper<Omit<MessageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['MessageEdge']>, nodes: Array<ResolversTypes['Message']> }>;
  MessageEdge: ResolverTypeWrapper<Omit<MessageEdge, 'node'> & { node: ResolversTypes['Message'] }>;
  MessagesRead: ResolverTypeWrapper<Omit<MessagesRead, 'match'> & { match: ResolversTypes['Match'] }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NotAvailable: ResolverTypeWrapper<Omit<NotAvailable, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  NothingToUndo: ResolverTypeWrapper<Omit<NothingToUndo, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  OwnProfile: ResolverTypeWrapper<ProfileRow>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PassProfileInput: PassProfileInput;
  PassProfilePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PassProfilePayload']>;
  PassProfileSuccess: ResolverTypeWrapper<Omit<PassProfileSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  Photo: ResolverTypeWrapper<PhotoRow>;
  PhotoFormat: ResolverTypeWrapper<PhotoFormat>;
  PhotoPurpose: ResolverTypeWrapper<PhotoPurpose>;
  PhotoRejected: ResolverTypeWrapper<Omit<PhotoRejected, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  PhotoSize: ResolverTypeWrapper<PhotoSize>;
  PlanId: ResolverTypeWrapper<PlanId>;
  PremiumRequired: ResolverTypeWrapper<Omit<PremiumRequired, 'ability' | 'code'> & { ability: ResolversTypes['Ability'], code: ResolversTypes['UserErrorCode'] }>;
  Profile: ResolverTypeWrapper<ProfileParent>;
  ProfileExists: ResolverTypeWrapper<Omit<ProfileExists, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordProfileViewInput: RecordProfileViewInput;
  RecordProfileViewPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecordProfileViewPayload']>;
  RecordProfileViewSuccess: ResolverTypeWrapper<Omit<RecordProfileViewSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  RefreshSessionInput: RefreshSessionInput;
  RefreshSessionPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RefreshSessionPayload']>;
  RefreshSessionSuccess: ResolverTypeWrapper<RefreshSessionSuccess>;
  Religion: ResolverTypeWrapper<Religion>;
  RevokeAccessTokenInput: RevokeAccessTokenInput;
  RevokeAccessTokenPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevokeAccessTokenPayload']>;
  RevokeAccessTokenSuccess: ResolverTypeWrapper<Omit<RevokeAccessTokenSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  Role: ResolverTypeWrapper<Role>;
  SendMessageInput: SendMessageInput;
  SendMessagePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendMessagePayload']>;
  SendMessageSuccess: ResolverTypeWrapper<Omit<SendMessageSuccess, 'match' | 'sentMessage'> & { match: ResolversTypes['Match'], sentMessage: ResolversTypes['Message'] }>;
  Session: ResolverTypeWrapper<SessionRow>;
  SessionTokens: ResolverTypeWrapper<SessionTokens>;
  SetTypingInput: SetTypingInput;
  SetTypingPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetTypingPayload']>;
  SetTypingSuccess: ResolverTypeWrapper<SetTypingSuccess>;
  SignInInput: SignInInput;
  SignInPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInPayload']>;
  SignInSuccess: ResolverTypeWrapper<Omit<SignInSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  SignOutInput: SignOutInput;
  SignOutPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignOutPayload']>;
  SignOutSuccess: ResolverTypeWrapper<SignOutSuccess>;
  SignUpInput: SignUpInput;
  SignUpPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignUpPayload']>;
  SignUpSuccess: ResolverTypeWrapper<Omit<SignUpSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SuperLikeProfileInput: SuperLikeProfileInput;
  SuperLikeProfilePayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SuperLikeProfilePayload']>;
  SuperLikeProfileSuccess: ResolverTypeWrapper<Omit<SuperLikeProfileSuccess, 'match' | 'viewer'> & { match?: Maybe<ResolversTypes['Match']>, viewer: ResolversTypes['Viewer'] }>;
  SuspendAccountInput: SuspendAccountInput;
  SuspendAccountPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SuspendAccountPayload']>;
  SuspendAccountSuccess: ResolverTypeWrapper<Omit<SuspendAccountSuccess, 'user'> & { user: ResolversTypes['AdminUser'] }>;
  Tier: ResolverTypeWrapper<Tier>;
  TypingChanged: ResolverTypeWrapper<TypingChanged>;
  Underage: ResolverTypeWrapper<Omit<Underage, 'code'> & { code: ResolversTypes['UserErrorCode'] }>;
  UndoPassInput: UndoPassInput;
  UndoPassPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UndoPassPayload']>;
  UndoPassSuccess: ResolverTypeWrapper<Omit<UndoPassSuccess, 'profile' | 'viewer'> & { profile?: Maybe<ResolversTypes['Profile']>, viewer: ResolversTypes['Viewer'] }>;
  UnreadChanged: ResolverTypeWrapper<Omit<UnreadChanged, 'match' | 'viewer'> & { match: ResolversTypes['Match'], viewer: ResolversTypes['Viewer'] }>;
  UpdateLocationInput: UpdateLocationInput;
  UpdateLocationPayload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateLocationPayload']>;
  UpdateLocationSuccess: ResolverTypeWrapper<Omit<UpdateLocationSuccess, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserErrorCode: ResolverTypeWrapper<UserErrorCode>;
  ViewQuota: ResolverTypeWrapper<ViewQuota>;
  Viewer: ResolverTypeWrapper<ViewerParent>;
  ViewerEvent: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ViewerEvent']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessToken: AccessTokenRow;
  AccountSuspended: AccountSuspended;
  Admin: Omit<Admin, 'user'> & { user?: Maybe<ResolversParentTypes['AdminUser']> };
  AdminUser: UserRow;
  AlreadyRegistered: AlreadyRegistered;
  Beta: Beta;
  Boolean: Scalars['Boolean']['output'];
  ChatEvent: ResolversUnionTypes<ResolversParentTypes>['ChatEvent'];
  Compatibility: Compatibility;
  CompleteBetaOnboardingInput: CompleteBetaOnboardingInput;
  CompleteBetaOnboardingPayload: ResolversUnionTypes<ResolversParentTypes>['CompleteBetaOnboardingPayload'];
  CompleteBetaOnboardingSuccess: Omit<CompleteBetaOnboardingSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  CompletePhotoUploadInput: CompletePhotoUploadInput;
  CompletePhotoUploadPayload: ResolversUnionTypes<ResolversParentTypes>['CompletePhotoUploadPayload'];
  CompletePhotoUploadSuccess: Omit<CompletePhotoUploadSuccess, 'photo' | 'viewer'> & { photo: ResolversParentTypes['Photo'], viewer: ResolversParentTypes['Viewer'] };
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAccessTokenPayload: ResolversUnionTypes<ResolversParentTypes>['CreateAccessTokenPayload'];
  CreateAccessTokenSuccess: Omit<CreateAccessTokenSuccess, 'accessToken'> & { accessToken: ResolversParentTypes['AccessToken'] };
  CreatePhotoUploadInput: CreatePhotoUploadInput;
  CreatePhotoUploadPayload: ResolversUnionTypes<ResolversParentTypes>['CreatePhotoUploadPayload'];
  CreatePhotoUploadSuccess: CreatePhotoUploadSuccess;
  CreateProfileInput: CreateProfileInput;
  CreateProfilePayload: ResolversUnionTypes<ResolversParentTypes>['CreateProfilePayload'];
  CreateProfileSuccess: Omit<CreateProfileSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Deck: Omit<Deck, 'profiles'> & { profiles: Array<ResolversParentTypes['Profile']> };
  DeckFilter: DeckFilter;
  DeckFilterInput: DeckFilterInput;
  Entitlement: EntitlementRow;
  EntitlementChanged: Omit<EntitlementChanged, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  FieldError: FieldError;
  Float: Scalars['Float']['output'];
  GrantEntitlementInput: GrantEntitlementInput;
  GrantEntitlementPayload: ResolversUnionTypes<ResolversParentTypes>['GrantEntitlementPayload'];
  GrantEntitlementSuccess: Omit<GrantEntitlementSuccess, 'user'> & { user: ResolversParentTypes['AdminUser'] };
  ID: Scalars['ID']['output'];
  IdempotencyConflict: IdempotencyConflict;
  Int: Scalars['Int']['output'];
  InvalidCredentials: InvalidCredentials;
  InvalidInput: InvalidInput;
  LikeProfileInput: LikeProfileInput;
  LikeProfilePayload: ResolversUnionTypes<ResolversParentTypes>['LikeProfilePayload'];
  LikeProfileSuccess: Omit<LikeProfileSuccess, 'match' | 'viewer'> & { match?: Maybe<ResolversParentTypes['Match']>, viewer: ResolversParentTypes['Viewer'] };
  LimitReached: LimitReached;
  MarkMessagesReadInput: MarkMessagesReadInput;
  MarkMessagesReadPayload: ResolversUnionTypes<ResolversParentTypes>['MarkMessagesReadPayload'];
  MarkMessagesReadSuccess: Omit<MarkMessagesReadSuccess, 'match' | 'viewer'> & { match: ResolversParentTypes['Match'], viewer: ResolversParentTypes['Viewer'] };
  Match: MatchRow;
  MatchConnection: Omit<MatchConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['MatchEdge']>, nodes: Array<ResolversParentTypes['Match']> };
  MatchCreated: Omit<MatchCreated, 'match'> & { match: ResolversParentTypes['Match'] };
  MatchEdge: Omit<MatchEdge, 'node'> & { node: ResolversParentTypes['Match'] };
  Message: MessageRow;
  MessageAdded: Omit<MessageAdded, 'match' | 'message'> & { match: ResolversParentTypes['Match'], message: ResolversParentTypes['Message'] };
  MessageConnection: Omit<MessageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['MessageEdge']>, nodes: Array<ResolversParentTypes['Message']> };
  MessageEdge: Omit<MessageEdge, 'node'> & { node: ResolversParentTypes['Message'] };
  MessagesRead: Omit<MessagesRead, 'match'> & { match: ResolversParentTypes['Match'] };
  Mutation: Record<PropertyKey, never>;
  NotAvailable: NotAvailable;
  NothingToUndo: NothingToUndo;
  OwnProfile: ProfileRow;
  PageInfo: PageInfo;
  PassProfileInput: PassProfileInput;
  PassProfilePayload: ResolversUnionTypes<ResolversParentTypes>['PassProfilePayload'];
  PassProfileSuccess: Omit<PassProfileSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  Photo: PhotoRow;
  PhotoRejected: PhotoRejected;
  PremiumRequired: PremiumRequired;
  Profile: ProfileParent;
  ProfileExists: ProfileExists;
  Query: Record<PropertyKey, never>;
  RecordProfileViewInput: RecordProfileViewInput;
  RecordProfileViewPayload: ResolversUnionTypes<ResolversParentTypes>['RecordProfileViewPayload'];
  RecordProfileViewSuccess: Omit<RecordProfileViewSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  RefreshSessionInput: RefreshSessionInput;
  RefreshSessionPayload: ResolversUnionTypes<ResolversParentTypes>['RefreshSessionPayload'];
  RefreshSessionSuccess: RefreshSessionSuccess;
  RevokeAccessTokenInput: RevokeAccessTokenInput;
  RevokeAccessTokenPayload: ResolversUnionTypes<ResolversParentTypes>['RevokeAccessTokenPayload'];
  RevokeAccessTokenSuccess: Omit<RevokeAccessTokenSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SendMessageInput: SendMessageInput;
  SendMessagePayload: ResolversUnionTypes<ResolversParentTypes>['SendMessagePayload'];
  SendMessageSuccess: Omit<SendMessageSuccess, 'match' | 'sentMessage'> & { match: ResolversParentTypes['Match'], sentMessage: ResolversParentTypes['Message'] };
  Session: SessionRow;
  SessionTokens: SessionTokens;
  SetTypingInput: SetTypingInput;
  SetTypingPayload: ResolversUnionTypes<ResolversParentTypes>['SetTypingPayload'];
  SetTypingSuccess: SetTypingSuccess;
  SignInInput: SignInInput;
  SignInPayload: ResolversUnionTypes<ResolversParentTypes>['SignInPayload'];
  SignInSuccess: Omit<SignInSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  SignOutInput: SignOutInput;
  SignOutPayload: ResolversUnionTypes<ResolversParentTypes>['SignOutPayload'];
  SignOutSuccess: SignOutSuccess;
  SignUpInput: SignUpInput;
  SignUpPayload: ResolversUnionTypes<ResolversParentTypes>['SignUpPayload'];
  SignUpSuccess: Omit<SignUpSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SuperLikeProfileInput: SuperLikeProfileInput;
  SuperLikeProfilePayload: ResolversUnionTypes<ResolversParentTypes>['SuperLikeProfilePayload'];
  SuperLikeProfileSuccess: Omit<SuperLikeProfileSuccess, 'match' | 'viewer'> & { match?: Maybe<ResolversParentTypes['Match']>, viewer: ResolversParentTypes['Viewer'] };
  SuspendAccountInput: SuspendAccountInput;
  SuspendAccountPayload: ResolversUnionTypes<ResolversParentTypes>['SuspendAccountPayload'];
  SuspendAccountSuccess: Omit<SuspendAccountSuccess, 'user'> & { user: ResolversParentTypes['AdminUser'] };
  TypingChanged: TypingChanged;
  Underage: Underage;
  UndoPassInput: UndoPassInput;
  UndoPassPayload: ResolversUnionTypes<ResolversParentTypes>['UndoPassPayload'];
  UndoPassSuccess: Omit<UndoPassSuccess, 'profile' | 'viewer'> & { profile?: Maybe<ResolversParentTypes['Profile']>, viewer: ResolversParentTypes['Viewer'] };
  UnreadChanged: Omit<UnreadChanged, 'match' | 'viewer'> & { match: ResolversParentTypes['Match'], viewer: ResolversParentTypes['Viewer'] };
  UpdateLocationInput: UpdateLocationInput;
  UpdateLocationPayload: ResolversUnionTypes<ResolversParentTypes>['UpdateLocationPayload'];
  UpdateLocationSuccess: Omit<UpdateLocationSuccess, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  ViewQuota: ViewQuota;
  Viewer: ViewerParent;
  ViewerEvent: ResolversUnionTypes<ResolversParentTypes>['ViewerEvent'];
};

export type CostDirectiveArgs = {
  weight: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ScopeDirectiveArgs = {
  requires: AccessTokenScope;
};

export type ScopeDirectiveResolver<Result, Parent, ContextType = Context, Args = ScopeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AbilityResolvers = { ADVANCED_FILTERS: 'advanced_filters', ADVANCED_MATCHING: 'advanced_matching', BOOST: 'boost', CALLS: 'calls', COACH_VOICE: 'coach_voice', COMPANION: 'companion', DATE_IDEAS: 'date_ideas', FLIRT_FEEDBACK: 'flirt_feedback', GOLD_GAMES: 'gold_games', HD_CALLS: 'hd_calls', MESSAGES: 'messages', MORE_SUPER_LIKES: 'more_super_likes', PLATINUM_GAMES: 'platinum_games', PRIORITY_SUPPORT: 'priority_support', PROGRESS: 'progress', TOP_OF_SEARCH: 'top_of_search', TRAVEL: 'travel', UNLIMITED_LIKES: 'unlimited_likes', UNLIMITED_VIEWS: 'unlimited_views', WEEKLY_BOOST: 'weekly_boost', WHO_LIKES_YOU: 'who_likes_you' };

export type AccessTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['AccessTokenScope']>, ParentType, ContextType>;
};

export type AccessTokenScopeResolvers = { ACCOUNTS_SUSPEND: 'accounts_suspend', ENTITLEMENTS_WRITE: 'entitlements_write', USERS_READ: 'users_read' };

export type AccountSuspendedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountSuspended'] = ResolversParentTypes['AccountSuspended']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActivityResolvers = { ACTIVE_NOW: 'active_now', ACTIVE_THIS_WEEK: 'active_this_week', ACTIVE_TODAY: 'active_today' };

export type AdminResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Admin'] = ResolversParentTypes['Admin']> = {
  user?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType, RequireFields<AdminUserArgs, 'email'>>;
};

export type AdminUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  premium?: Resolver<Maybe<ResolversTypes['Entitlement']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  suspendedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AlreadyRegisteredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlreadyRegistered'] = ResolversParentTypes['AlreadyRegistered']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BetaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Beta'] = ResolversParentTypes['Beta']> = {
  endsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  hasPlace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  places?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChatEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatEvent'] = ResolversParentTypes['ChatEvent']> = {
  __resolveType: TypeResolveFn<'MessageAdded' | 'MessagesRead' | 'TypingChanged', ParentType, ContextType>;
};

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

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deck'] = ResolversParentTypes['Deck']> = {
  end?: Resolver<Maybe<ResolversTypes['DeckEnd']>, ParentType, ContextType>;
  profiles?: Resolver<Array<ResolversTypes['Profile']>, ParentType, ContextType>;
  viewQuota?: Resolver<Maybe<ResolversTypes['ViewQuota']>, ParentType, ContextType>;
};

export type DeckEndResolvers = { EVERYONE_SEEN: 'everyone_seen', NO_PROFILE: 'no_profile', VIEW_LIMIT: 'view_limit' };

export type DeckFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeckFilter'] = ResolversParentTypes['DeckFilter']> = {
  drinking?: Resolver<Maybe<ResolversTypes['Habit']>, ParentType, ContextType>;
  education?: Resolver<Maybe<ResolversTypes['Education']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  maxAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxDistance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  religion?: Resolver<Maybe<ResolversTypes['Religion']>, ParentType, ContextType>;
  smoking?: Resolver<Maybe<ResolversTypes['Habit']>, ParentType, ContextType>;
};

export type EducationResolvers = { BACHELORS: 'bachelors', HIGH_SCHOOL: 'high_school', MASTERS: 'masters', PHD: 'phd' };

export type EntitlementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Entitlement'] = ResolversParentTypes['Entitlement']> = {
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['PlanId'], ParentType, ContextType>;
};

export type EntitlementChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntitlementChanged'] = ResolversParentTypes['EntitlementChanged']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GenderResolvers = { FEMALE: 'female', MALE: 'male', NON_BINARY: 'non_binary', OTHER: 'other' };

export type GrantEntitlementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantEntitlementPayload'] = ResolversParentTypes['GrantEntitlementPayload']> = {
  __resolveType: TypeResolveFn<'GrantEntitlementSuccess' | 'InvalidInput' | 'NotAvailable', ParentType, ContextType>;
};

export type GrantEntitlementSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantEntitlementSuccess'] = ResolversParentTypes['GrantEntitlementSuccess']> = {
  dryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HabitResolvers = { NEVER: 'never', REGULARLY: 'regularly', SOCIALLY: 'socially' };

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

export type LikeProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LikeProfilePayload'] = ResolversParentTypes['LikeProfilePayload']> = {
  __resolveType: TypeResolveFn<'LikeProfileSuccess' | 'LimitReached' | 'NotAvailable', ParentType, ContextType>;
};

export type LikeProfileSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LikeProfileSuccess'] = ResolversParentTypes['LikeProfileSuccess']> = {
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LimitReachedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LimitReached'] = ResolversParentTypes['LimitReached']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resetsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['MessageConnection'], ParentType, ContextType, Partial<MatchMessagesArgs>>;
  myReadSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  theirReadSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCanMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wasSuperLiked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  clientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export type MessagesReadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagesRead'] = ResolversParentTypes['MessagesRead']> = {
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  readAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  readerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  completeBetaOnboarding?: Resolver<ResolversTypes['CompleteBetaOnboardingPayload'], ParentType, ContextType, RequireFields<MutationCompleteBetaOnboardingArgs, 'input'>>;
  completePhotoUpload?: Resolver<ResolversTypes['CompletePhotoUploadPayload'], ParentType, ContextType, RequireFields<MutationCompletePhotoUploadArgs, 'input'>>;
  createAccessToken?: Resolver<ResolversTypes['CreateAccessTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateAccessTokenArgs, 'input'>>;
  createPhotoUpload?: Resolver<ResolversTypes['CreatePhotoUploadPayload'], ParentType, ContextType, RequireFields<MutationCreatePhotoUploadArgs, 'input'>>;
  createProfile?: Resolver<ResolversTypes['CreateProfilePayload'], ParentType, ContextType, RequireFields<MutationCreateProfileArgs, 'input'>>;
  grantEntitlement?: Resolver<ResolversTypes['GrantEntitlementPayload'], ParentType, ContextType, RequireFields<MutationGrantEntitlementArgs, 'input'>>;
  likeProfile?: Resolver<ResolversTypes['LikeProfilePayload'], ParentType, ContextType, RequireFields<MutationLikeProfileArgs, 'input'>>;
  markMessagesRead?: Resolver<ResolversTypes['MarkMessagesReadPayload'], ParentType, ContextType, RequireFields<MutationMarkMessagesReadArgs, 'input'>>;
  passProfile?: Resolver<ResolversTypes['PassProfilePayload'], ParentType, ContextType, RequireFields<MutationPassProfileArgs, 'input'>>;
  recordProfileView?: Resolver<ResolversTypes['RecordProfileViewPayload'], ParentType, ContextType, RequireFields<MutationRecordProfileViewArgs, 'input'>>;
  refreshSession?: Resolver<ResolversTypes['RefreshSessionPayload'], ParentType, ContextType, RequireFields<MutationRefreshSessionArgs, 'input'>>;
  revokeAccessToken?: Resolver<ResolversTypes['RevokeAccessTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeAccessTokenArgs, 'input'>>;
  sendMessage?: Resolver<ResolversTypes['SendMessagePayload'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'input'>>;
  setTyping?: Resolver<ResolversTypes['SetTypingPayload'], ParentType, ContextType, RequireFields<MutationSetTypingArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType, RequireFields<MutationSignOutArgs, 'input'>>;
  signUp?: Resolver<ResolversTypes['SignUpPayload'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  superLikeProfile?: Resolver<ResolversTypes['SuperLikeProfilePayload'], ParentType, ContextType, RequireFields<MutationSuperLikeProfileArgs, 'input'>>;
  suspendAccount?: Resolver<ResolversTypes['SuspendAccountPayload'], ParentType, ContextType, RequireFields<MutationSuspendAccountArgs, 'input'>>;
  undoPass?: Resolver<ResolversTypes['UndoPassPayload'], ParentType, ContextType, RequireFields<MutationUndoPassArgs, 'input'>>;
  updateLocation?: Resolver<ResolversTypes['UpdateLocationPayload'], ParentType, ContextType, RequireFields<MutationUpdateLocationArgs, 'input'>>;
};

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

export type OwnProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnProfile'] = ResolversParentTypes['OwnProfile']> = {
  age?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['Photo']>, ParentType, ContextType>;
  bio?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['Photo']>, ParentType, ContextType>;
  religion?: Resolver<Maybe<ResolversTypes['Religion']>, ParentType, ContextType>;
  smoking?: Resolver<Maybe<ResolversTypes['Habit']>, ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PassProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PassProfilePayload'] = ResolversParentTypes['PassProfilePayload']> = {
  __resolveType: TypeResolveFn<'NotAvailable' | 'PassProfileSuccess', ParentType, ContextType>;
};

export type PassProfileSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PassProfileSuccess'] = ResolversParentTypes['PassProfileSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PhotoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Photo'] = ResolversParentTypes['Photo']> = {
  aspectRatio?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  displayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<PhotoUrlArgs, 'format' | 'size'>>;
};

export type PhotoFormatResolvers = { JPEG: 'jpeg', WEBP: 'webp' };

export type PhotoPurposeResolvers = { AVATAR: 'avatar' };

export type PhotoRejectedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhotoRejected'] = ResolversParentTypes['PhotoRejected']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PhotoSizeResolvers = { LARGE: 'large', MEDIUM: 'medium', SMALL: 'small', THUMB: 'thumb' };

export type PlanIdResolvers = { DIAMOND: 'diamond', GOLD: 'gold', SOUL: 'soul' };

export type PremiumRequiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PremiumRequired'] = ResolversParentTypes['PremiumRequired']> = {
  ability?: Resolver<ResolversTypes['Ability'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['Photo']>, ParentType, ContextType>;
  religion?: Resolver<Maybe<ResolversTypes['Religion']>, ParentType, ContextType>;
  smoking?: Resolver<Maybe<ResolversTypes['Habit']>, ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProfileExistsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileExists'] = ResolversParentTypes['ProfileExists']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  admin?: Resolver<Maybe<ResolversTypes['Admin']>, ParentType, ContextType>;
  deck?: Resolver<ResolversTypes['Deck'], ParentType, ContextType, RequireFields<QueryDeckArgs, 'limit'>>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType, RequireFields<QueryProfileArgs, 'id'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
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

export type RevokeAccessTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeAccessTokenPayload'] = ResolversParentTypes['RevokeAccessTokenPayload']> = {
  __resolveType: TypeResolveFn<'NotAvailable' | 'RevokeAccessTokenSuccess', ParentType, ContextType>;
};

export type RevokeAccessTokenSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeAccessTokenSuccess'] = ResolversParentTypes['RevokeAccessTokenSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoleResolvers = { ADMIN: 'admin' };

export type SendMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendMessagePayload'] = ResolversParentTypes['SendMessagePayload']> = {
  __resolveType: TypeResolveFn<'IdempotencyConflict' | 'InvalidInput' | 'NotAvailable' | 'PremiumRequired' | 'SendMessageSuccess', ParentType, ContextType>;
};

export type SendMessageSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendMessageSuccess'] = ResolversParentTypes['SendMessageSuccess']> = {
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  sentMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
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

export type SetTypingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetTypingPayload'] = ResolversParentTypes['SetTypingPayload']> = {
  __resolveType: TypeResolveFn<'NotAvailable' | 'PremiumRequired' | 'SetTypingSuccess', ParentType, ContextType>;
};

export type SetTypingSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetTypingSuccess'] = ResolversParentTypes['SetTypingSuccess']> = {
  isTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  __resolveType: TypeResolveFn<'AccountSuspended' | 'InvalidCredentials' | 'InvalidInput' | 'SignInSuccess', ParentType, ContextType>;
};

export type SignInSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInSuccess'] = ResolversParentTypes['SignInSuccess']> = {
  session?: Resolver<ResolversTypes['SessionTokens'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  __resolveType: TypeResolveFn<'SignOutSuccess', ParentType, ContextType>;
};

export type SignOutSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutSuccess'] = ResolversParentTypes['SignOutSuccess']> = {
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignUpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpPayload'] = ResolversParentTypes['SignUpPayload']> = {
  __resolveType: TypeResolveFn<'AlreadyRegistered' | 'InvalidInput' | 'SignUpSuccess', ParentType, ContextType>;
};

export type SignUpSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpSuccess'] = ResolversParentTypes['SignUpSuccess']> = {
  session?: Resolver<ResolversTypes['SessionTokens'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  chatEvents?: SubscriptionResolver<ResolversTypes['ChatEvent'], "chatEvents", ParentType, ContextType, RequireFields<SubscriptionChatEventsArgs, 'matchId'>>;
  viewerEvents?: SubscriptionResolver<ResolversTypes['ViewerEvent'], "viewerEvents", ParentType, ContextType>;
};

export type SuperLikeProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuperLikeProfilePayload'] = ResolversParentTypes['SuperLikeProfilePayload']> = {
  __resolveType: TypeResolveFn<'LimitReached' | 'NotAvailable' | 'SuperLikeProfileSuccess', ParentType, ContextType>;
};

export type SuperLikeProfileSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuperLikeProfileSuccess'] = ResolversParentTypes['SuperLikeProfileSuccess']> = {
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SuspendAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuspendAccountPayload'] = ResolversParentTypes['SuspendAccountPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotAvailable' | 'SuspendAccountSuccess', ParentType, ContextType>;
};

export type SuspendAccountSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuspendAccountSuccess'] = ResolversParentTypes['SuspendAccountSuccess']> = {
  dryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TierResolvers = { FREE: 'free', GOLD: 'gold', PLATINUM: 'platinum' };

export type TypingChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TypingChanged'] = ResolversParentTypes['TypingChanged']> = {
  isTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnderageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Underage'] = ResolversParentTypes['Underage']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UndoPassPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoPassPayload'] = ResolversParentTypes['UndoPassPayload']> = {
  __resolveType: TypeResolveFn<'NothingToUndo' | 'UndoPassSuccess', ParentType, ContextType>;
};

export type UndoPassSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoPassSuccess'] = ResolversParentTypes['UndoPassSuccess']> = {
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnreadChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnreadChanged'] = ResolversParentTypes['UnreadChanged']> = {
  match?: Resolver<ResolversTypes['Match'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateLocationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateLocationPayload'] = ResolversParentTypes['UpdateLocationPayload']> = {
  __resolveType: TypeResolveFn<'InvalidInput' | 'NotAvailable' | 'UpdateLocationSuccess', ParentType, ContextType>;
};

export type UpdateLocationSuccessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateLocationSuccess'] = ResolversParentTypes['UpdateLocationSuccess']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType: TypeResolveFn<'AccountSuspended' | 'AlreadyRegistered' | 'IdempotencyConflict' | 'InvalidCredentials' | 'InvalidInput' | 'LimitReached' | 'NotAvailable' | 'NothingToUndo' | 'PhotoRejected' | 'PremiumRequired' | 'ProfileExists' | 'Underage', ParentType, ContextType>;
};

export type UserErrorCodeResolvers = { ALREADY_REGISTERED: 'already_registered', IDEMPOTENCY_CONFLICT: 'idempotency_conflict', INVALID_CREDENTIALS: 'invalid_credentials', INVALID_INPUT: 'invalid_input', LIMIT_REACHED: 'limit_reached', NOTHING_TO_UNDO: 'nothing_to_undo', NOT_AVAILABLE: 'not_available', PHOTO_REJECTED: 'photo_rejected', PREMIUM_REQUIRED: 'premium_required', PROFILE_EXISTS: 'profile_exists', SUSPENDED: 'suspended', UNDERAGE: 'underage' };

export type ViewQuotaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewQuota'] = ResolversParentTypes['ViewQuota']> = {
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resetsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  abilities?: Resolver<Array<ResolversTypes['Ability']>, ParentType, ContextType>;
  accessTokens?: Resolver<Array<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  beta?: Resolver<ResolversTypes['Beta'], ParentType, ContextType>;
  betaOnboarded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPremium?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType, RequireFields<ViewerMatchArgs, 'id'>>;
  matches?: Resolver<ResolversTypes['MatchConnection'], ParentType, ContextType, RequireFields<ViewerMatchesArgs, 'first'>>;
  photos?: Resolver<Array<ResolversTypes['Photo']>, ParentType, ContextType>;
  premium?: Resolver<Maybe<ResolversTypes['Entitlement']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['OwnProfile']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  superLikesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['Tier'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewQuota?: Resolver<Maybe<ResolversTypes['ViewQuota']>, ParentType, ContextType>;
};

export type ViewerEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewerEvent'] = ResolversParentTypes['ViewerEvent']> = {
  __resolveType: TypeResolveFn<'EntitlementChanged' | 'MatchCreated' | 'UnreadChanged', ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Ability?: AbilityResolvers;
  AccessToken?: AccessTokenResolvers<ContextType>;
  AccessTokenScope?: AccessTokenScopeResolvers;
  AccountSuspended?: AccountSuspendedResolvers<ContextType>;
  Activity?: ActivityResolvers;
  Admin?: AdminResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  AlreadyRegistered?: AlreadyRegisteredResolvers<ContextType>;
  Beta?: BetaResolvers<ContextType>;
  ChatEvent?: ChatEventResolvers<ContextType>;
  Compatibility?: CompatibilityResolvers<ContextType>;
  CompatibilityLevel?: CompatibilityLevelResolvers;
  CompleteBetaOnboardingPayload?: CompleteBetaOnboardingPayloadResolvers<ContextType>;
  CompleteBetaOnboardingSuccess?: CompleteBetaOnboardingSuccessResolvers<ContextType>;
  CompletePhotoUploadPayload?: CompletePhotoUploadPayloadResolvers<ContextType>;
  CompletePhotoUploadSuccess?: CompletePhotoUploadSuccessResolvers<ContextType>;
  CreateAccessTokenPayload?: CreateAccessTokenPayloadResolvers<ContextType>;
  CreateAccessTokenSuccess?: CreateAccessTokenSuccessResolvers<ContextType>;
  CreatePhotoUploadPayload?: CreatePhotoUploadPayloadResolvers<ContextType>;
  CreatePhotoUploadSuccess?: CreatePhotoUploadSuccessResolvers<ContextType>;
  CreateProfilePayload?: CreateProfilePayloadResolvers<ContextType>;
  CreateProfileSuccess?: CreateProfileSuccessResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Deck?: DeckResolvers<ContextType>;
  DeckEnd?: DeckEndResolvers;
  DeckFilter?: DeckFilterResolvers<ContextType>;
  Education?: EducationResolvers;
  Entitlement?: EntitlementResolvers<ContextType>;
  EntitlementChanged?: EntitlementChangedResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  Gender?: GenderResolvers;
  GrantEntitlementPayload?: GrantEntitlementPayloadResolvers<ContextType>;
  GrantEntitlementSuccess?: GrantEntitlementSuccessResolvers<ContextType>;
  Habit?: HabitResolvers;
  IdempotencyConflict?: IdempotencyConflictResolvers<ContextType>;
  InvalidCredentials?: InvalidCredentialsResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  LikeProfilePayload?: LikeProfilePayloadResolvers<ContextType>;
  LikeProfileSuccess?: LikeProfileSuccessResolvers<ContextType>;
  LimitReached?: LimitReachedResolvers<ContextType>;
  MarkMessagesReadPayload?: MarkMessagesReadPayloadResolvers<ContextType>;
  MarkMessagesReadSuccess?: MarkMessagesReadSuccessResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  MatchConnection?: MatchConnectionResolvers<ContextType>;
  MatchCreated?: MatchCreatedResolvers<ContextType>;
  MatchEdge?: MatchEdgeResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageAdded?: MessageAddedResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  MessagesRead?: MessagesReadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NotAvailable?: NotAvailableResolvers<ContextType>;
  NothingToUndo?: NothingToUndoResolvers<ContextType>;
  OwnProfile?: OwnProfileResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PassProfilePayload?: PassProfilePayloadResolvers<ContextType>;
  PassProfileSuccess?: PassProfileSuccessResolvers<ContextType>;
  Photo?: PhotoResolvers<ContextType>;
  PhotoFormat?: PhotoFormatResolvers;
  PhotoPurpose?: PhotoPurposeResolvers;
  PhotoRejected?: PhotoRejectedResolvers<ContextType>;
  PhotoSize?: PhotoSizeResolvers;
  PlanId?: PlanIdResolvers;
  PremiumRequired?: PremiumRequiredResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfileExists?: ProfileExistsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecordProfileViewPayload?: RecordProfileViewPayloadResolvers<ContextType>;
  RecordProfileViewSuccess?: RecordProfileViewSuccessResolvers<ContextType>;
  RefreshSessionPayload?: RefreshSessionPayloadResolvers<ContextType>;
  RefreshSessionSuccess?: RefreshSessionSuccessResolvers<ContextType>;
  Religion?: ReligionResolvers;
  RevokeAccessTokenPayload?: RevokeAccessTokenPayloadResolvers<ContextType>;
  RevokeAccessTokenSuccess?: RevokeAccessTokenSuccessResolvers<ContextType>;
  Role?: RoleResolvers;
  SendMessagePayload?: SendMessagePayloadResolvers<ContextType>;
  SendMessageSuccess?: SendMessageSuccessResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionTokens?: SessionTokensResolvers<ContextType>;
  SetTypingPayload?: SetTypingPayloadResolvers<ContextType>;
  SetTypingSuccess?: SetTypingSuccessResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignInSuccess?: SignInSuccessResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SignOutSuccess?: SignOutSuccessResolvers<ContextType>;
  SignUpPayload?: SignUpPayloadResolvers<ContextType>;
  SignUpSuccess?: SignUpSuccessResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SuperLikeProfilePayload?: SuperLikeProfilePayloadResolvers<ContextType>;
  SuperLikeProfileSuccess?: SuperLikeProfileSuccessResolvers<ContextType>;
  SuspendAccountPayload?: SuspendAccountPayloadResolvers<ContextType>;
  SuspendAccountSuccess?: SuspendAccountSuccessResolvers<ContextType>;
  Tier?: TierResolvers;
  TypingChanged?: TypingChangedResolvers<ContextType>;
  Underage?: UnderageResolvers<ContextType>;
  UndoPassPayload?: UndoPassPayloadResolvers<ContextType>;
  UndoPassSuccess?: UndoPassSuccessResolvers<ContextType>;
  UnreadChanged?: UnreadChangedResolvers<ContextType>;
  UpdateLocationPayload?: UpdateLocationPayloadResolvers<ContextType>;
  UpdateLocationSuccess?: UpdateLocationSuccessResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserErrorCode?: UserErrorCodeResolvers;
  ViewQuota?: ViewQuotaResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  ViewerEvent?: ViewerEventResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  scope?: ScopeDirectiveResolver<any, any, ContextType>;
};
