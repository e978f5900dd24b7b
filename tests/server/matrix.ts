/** The field x role table: what every role gets of every field of the contract. A field without a row fails the test. */

import * as accounts from './matrix-accounts.ts';
import * as billing from './matrix-billing.ts';
import * as calls from './matrix-calls.ts';
import {
  all,
  blocked,
  type Cells,
  closed,
  errorFields,
  forAdmin,
  type Here,
  noOne,
  open,
  own,
  type RootRow,
  type Row,
  signedIn,
  type TypeRow,
  unpaid,
} from './matrix-cells.ts';
import * as companion from './matrix-companion.ts';
import * as letters from './matrix-letters.ts';
import * as likers from './matrix-likers.ts';
import * as matches from './matrix-matches.ts';
import * as photos from './matrix-photos.ts';
import * as profiles from './matrix-profiles.ts';
import * as support from './matrix-support.ts';

const signUp = (email: string) =>
  `input: { email: "${email}", password: "secret-1", fullName: "Nobody Test", acceptsPrivacy: true, acceptsTerms: true, confirmsAdult: true }`;
const profileOf = (dateOfBirth: string) =>
  `input: { fullName: "Newcomer Test", dateOfBirth: "${dateOfBirth}", gender: MALE, bio: "", location: "", interests: "", dataProcessingConsent: true }`;
const message = (matchId: string, clientId: string, content: string) =>
  `input: { matchId: "${matchId}", clientId: "${clientId}", content: "${content}" }`;

async function freshTokens({ app, people }: Here): Promise<{ refreshToken: string }> {
  const { email, password } = people.premium;
  const answer = await app.gql(
    `mutation { signIn(input: { email: "${email}", password: "${password}" }) { ... on SignInSuccess { session { refreshToken } } } }`,
  );
  return answer.data.signIn.session;
}

async function freshAccessToken({ app, people }: Here): Promise<string> {
  const answer = await app.gql(
    'mutation { createAccessToken(input: { name: "to be ended", scopes: [USERS_READ] }) { ... on CreateAccessTokenSuccess { accessToken { id } } } }',
    {},
    people.admin.accessToken,
  );
  return answer.data.createAccessToken.accessToken.id;
}

/** Root fields, asked about the subject. */
export const rootRows: Record<string, RootRow> = {
  ...accounts.rootRows,
  ...billing.rootRows,
  ...calls.rootRows,
  ...companion.rootRows,
  ...letters.rootRows,
  ...matches.rootRows,
  ...photos.rootRows,
  ...profiles.rootRows,
  ...support.rootRows,

  'Query.viewer': { ask: () => 'viewer { id }', row: open('value', { anonymous: 'null' }) },
  'Query.deck': { ask: () => 'deck { end }', row: closed('value') },
  'Query.profile': {
    ask: ({ subject }) => `profile(id: "${subject.id}") { id }`,
    row: closed('value', { ...blocked('null') }),
  },
  'Query.admin': { ask: () => 'admin { user(email: "nobody@example.com") { id } }', row: forAdmin('value', 'value') },

  'Mutation.signUp': { ask: ({ fresh }) => `signUp(${signUp(`${fresh}@example.com`)})`, row: open('SignUpSuccess') },
  'Mutation.signIn': {
    ask: ({ subject }) => `signIn(input: { email: "${subject.email}", password: "${subject.password}" })`,
    row: open('SignInSuccess'),
  },
  'Mutation.signOut': {
    ask: ({ fresh }) => `signOut(input: { refreshToken: "${fresh}" })`,
    row: open('SignOutSuccess'),
  },
  'Mutation.refreshSession': {
    ask: ({ fresh }) => `refreshSession(input: { refreshToken: "${fresh}" })`,
    row: open('BAD_USER_INPUT'),
  },
  'Mutation.completeBetaOnboarding': {
    ask: () => 'completeBetaOnboarding(input: {})',
    row: closed('CompleteBetaOnboardingSuccess'),
  },
  'Mutation.createProfile': { ask: () => `createProfile(${profileOf('1990-01-01')})`, row: closed('ProfileExists') },
  'Mutation.updateLocation': {
    ask: () => 'updateLocation(input: { latitude: 6.45, longitude: 3.4 })',
    row: closed('UpdateLocationSuccess'),
  },
  'Mutation.createPhotoUpload': {
    ask: () => 'createPhotoUpload(input: { contentType: "image/png", byteSize: 1000, purpose: AVATAR })',
    row: closed('CreatePhotoUploadSuccess'),
  },
  'Mutation.completePhotoUpload': {
    ask: ({ photoId }) => `completePhotoUpload(input: { photoId: "${photoId}" })`,
    row: closed('NotAvailable', { self: 'CompletePhotoUploadSuccess' }),
  },
  'Mutation.likeProfile': {
    ask: ({ subject }) => `likeProfile(input: { profileId: "${subject.id}" })`,
    row: closed('LikeProfileSuccess', { self: 'NotAvailable', ...blocked('NotAvailable') }),
  },
  'Mutation.superLikeProfile': {
    ask: ({ subject }) => `superLikeProfile(input: { profileId: "${subject.id}" })`,
    row: closed('SuperLikeProfileSuccess', { self: 'NotAvailable', ...blocked('NotAvailable') }),
  },
  'Mutation.passProfile': {
    ask: ({ bystanders }) => `passProfile(input: { profileId: "${bystanders[3]!.id}" })`,
    row: closed('PassProfileSuccess'),
  },
  'Mutation.undoPass': {
    ask: ({ subject }) => `undoPass(input: { profileId: "${subject.id}" })`,
    row: closed('NothingToUndo'),
  },
  'Mutation.recordProfileView': {
    ask: ({ subject }) => `recordProfileView(input: { profileId: "${subject.id}" })`,
    row: closed('RecordProfileViewSuccess', { self: 'NotAvailable', ...blocked('NotAvailable') }),
  },
  'Mutation.sendMessage': {
    ask: ({ matchOf, role }) => `sendMessage(${message(matchOf[role], crypto.randomUUID(), 'Hi')})`,
    row: closed('NotAvailable', {
      free: 'PremiumRequired',
      self: 'SendMessageSuccess',
      matched: 'SendMessageSuccess',
    }),
  },
  'Mutation.markMessagesRead': {
    ask: ({ matchOf, role }) => `markMessagesRead(input: { matchId: "${matchOf[role]}", upToSeq: 1 })`,
    row: closed('NotAvailable', {
      free: 'PremiumRequired',
      self: 'MarkMessagesReadSuccess',
      matched: 'MarkMessagesReadSuccess',
    }),
  },
  'Mutation.setTyping': {
    ask: ({ matchOf, role }) => `setTyping(input: { matchId: "${matchOf[role]}", isTyping: false })`,
    row: closed('NotAvailable', {
      free: 'PremiumRequired',
      self: 'SetTypingSuccess',
      matched: 'SetTypingSuccess',
    }),
  },
  'Mutation.createAccessToken': {
    ask: () => 'createAccessToken(input: { name: "another", scopes: [USERS_READ] })',
    row: forAdmin('CreateAccessTokenSuccess', 'FORBIDDEN'),
  },
  'Mutation.revokeAccessToken': {
    ask: async (here) => `revokeAccessToken(input: { id: "${await freshAccessToken(here)}" })`,
    row: closed('NotAvailable', { admin: 'RevokeAccessTokenSuccess' }),
  },
  'Mutation.grantEntitlement': {
    ask: ({ subject }) => `grantEntitlement(input: { email: "${subject.email}", plan: GOLD, dryRun: true })`,
    row: forAdmin('GrantEntitlementSuccess', 'FORBIDDEN'),
  },
  'Mutation.suspendAccount': {
    ask: ({ subject }) => `suspendAccount(input: { email: "${subject.email}", reason: "a test", dryRun: true })`,
    row: forAdmin('SuspendAccountSuccess', 'FORBIDDEN'),
  },

  // A socket needs a session: those without one are closed, with the code that tells the client whether to come back.
  'Subscription.chatEvents': {
    ask: ({ matchOf, role }) => `chatEvents(matchId: "${matchOf[role]}") { __typename }`,
    row: {
      ...all('NOT_FOUND'),
      anonymous: '4401',
      revoked: '4403',
      suspended: '4403',
      script: '4401',
      free: 'listens',
      matched: 'listens',
      self: 'listens',
    },
  },
  'Subscription.viewerEvents': {
    ask: () => 'viewerEvents { __typename }',
    row: { ...all('listens'), anonymous: '4401', revoked: '4403', suspended: '4403', script: '4401' },
  },
};

const inMatch = (selection: string) => (here: Here) => `query { viewer { match(id: "${here.matchId}") ${selection} } }`;

/** Object types, each reached by every role about the subject. */
export const typeRows: Record<string, TypeRow> = {
  ...accounts.typeRows,
  ...billing.typeRows,
  ...calls.typeRows,
  ...companion.typeRows,
  ...letters.typeRows,
  ...likers.typeRows,
  ...matches.typeRows,
  ...photos.typeRows,
  ...profiles.typeRows,
  ...support.typeRows,

  Viewer: {
    ask: async (here) => {
      await calls.ongoing(here);
      return 'query { viewer { @@ } }';
    },
    at: 'viewer',
    fields: `id email fullName createdAt roles betaOnboarded beta profile photos tier isPremium abilities premium likesLeft
      superLikesLeft viewQuota matches match call unreadCount sessions accessTokens emailVerified pendingEmail twoFactor
      notifications verification blockedProfiles likers planSubscription trial launchDiscount
      payments companion supportTickets`,
    row: own('value'),
    alone: ['likers'],
    except: {
      likers: unpaid('FORBIDDEN'),
      premium: unpaid('null'),
      planSubscription: { ...signedIn('null'), self: 'value' },
      launchDiscount: { ...signedIn('null'), self: 'value' },
      pendingEmail: signedIn('null'),
      verification: { ...signedIn('null'), self: 'value' },
      // Null says: without a limit.
      likesLeft: { premium: 'null', matched: 'null', self: 'null', ...blocked('null') },
      viewQuota: { premium: 'null', matched: 'null', self: 'null', ...blocked('null') },
      call: { ...signedIn('null'), self: 'value', matched: 'value' },
      companion: unpaid('null'),
      match: { premium: 'null', admin: 'null', stranger: 'null', ...blocked('null') },
    },
  },
  Session: {
    ask: () => 'query { viewer { sessions { @@ } } }',
    at: 'viewer.sessions.0',
    fields: 'id label createdAt lastSeenAt isCurrent',
    row: own('value'),
  },
  Beta: {
    ask: () => 'query { viewer { beta { @@ } } }',
    at: 'viewer.beta',
    fields: 'endsOn places placesLeft hasPlace',
    row: own('value'),
  },
  Entitlement: {
    ask: () => 'query { viewer { premium { @@ } } }',
    at: 'viewer.premium',
    fields: 'id plan isTrial endsAt renewsAt',
    row: own('value', unpaid('hidden')),
    // Those plans go on until they are cancelled.
    except: {
      endsAt: { matched: 'null', self: 'null', ...blocked('null') },
      renewsAt: { premium: 'null', matched: 'null', self: 'null', ...blocked('null') },
    },
  },
  ViewQuota: {
    ask: () => 'query { viewer { viewQuota { @@ } } }',
    at: 'viewer.viewQuota',
    fields: 'limit remaining allowed resetsAt',
    row: own('hidden', unpaid('value')),
  },
  OwnProfile: {
    ask: async (here) => {
      await profiles.outfit(here);
      return 'query { viewer { profile { @@ } } }';
    },
    at: 'viewer.profile',
    fields: `id fullName dateOfBirth age gender bio location interests heightCm education religion smoking drinking verified
      hasPosition avatar photos defaultFilter createdAt town travel boostExpiresAt paused birthDateFrozen`,
    row: own('value'),
    except: {
      avatar: { ...signedIn('null'), self: 'value' },
      // A journey needs a plan for as long as it lasts.
      travel: unpaid('null'),
    },
  },
  DeckFilter: {
    ask: () => 'query { viewer { profile { defaultFilter { @@ } } } }',
    at: 'viewer.profile.defaultFilter',
    fields: 'minAge maxAge maxDistance gender education religion smoking drinking',
    row: own('value'),
    // Setup asks only whom to show; the rest of the filter is not kept.
    except: {
      education: signedIn('null'),
      religion: signedIn('null'),
      smoking: signedIn('null'),
      drinking: signedIn('null'),
    },
  },

  Profile: {
    ask: async (here) => {
      await profiles.outfit({ ...here, me: here.subject });
      return `query { profile(id: "${here.subject.id}") { @@ } }`;
    },
    at: 'profile',
    fields: `id fullName age gender bio location interests heightCm education religion smoking drinking verified activity distanceText
      visiting compatibility avatar photos`,
    row: closed('value', blocked('hidden')),
  },
  Photo: {
    ask: ({ subject }) => `query { profile(id: "${subject.id}") { photos { @@ } } }`,
    at: 'profile.photos.0',
    fields: 'id url aspectRatio displayOrder thumbHash',
    row: closed('value', blocked('hidden')),
  },
  Compatibility: {
    ask: ({ subject }) => `query { profile(id: "${subject.id}") { compatibility { @@ } } }`,
    at: 'profile.compatibility',
    fields: 'level score reasons',
    row: closed('value', blocked('hidden')),
  },
  Deck: {
    ask: () => 'query { deck(filter: { minAge: 80 }) { @@ } }',
    at: 'deck',
    fields: 'profiles end viewQuota',
    row: closed('value'),
    except: { viewQuota: { premium: 'null', matched: 'null', self: 'null', ...blocked('null') } },
  },

  MatchConnection: {
    ask: () => 'query { viewer { matches { @@ } } }',
    at: 'viewer.matches',
    fields: 'edges nodes pageInfo',
    row: own('value'),
  },
  MatchEdge: {
    ask: () => 'query { viewer { matches { edges { @@ } } } }',
    at: 'viewer.matches.edges.0',
    fields: 'cursor node',
    row: own('hidden', { free: 'value', matched: 'value', self: 'value' }),
  },
  PageInfo: {
    ask: () => 'query { viewer { matches { pageInfo { @@ } } } }',
    at: 'viewer.matches.pageInfo',
    fields: 'hasNextPage hasPreviousPage startCursor endCursor',
    row: own('value'),
    except: Object.fromEntries(
      ['startCursor', 'endCursor'].map((field) => [
        field,
        { premium: 'null', admin: 'null', stranger: 'null', ...blocked('null') },
      ]),
    ),
  },
  MessageConnection: {
    ask: inMatch('{ messages { @@ } }'),
    at: 'viewer.match.messages',
    fields: 'edges nodes pageInfo',
    row: own('hidden', { self: 'value', matched: 'value' }),
  },
  MessageEdge: {
    ask: inMatch('{ messages { edges { @@ } } }'),
    at: 'viewer.match.messages.edges.0',
    fields: 'cursor node',
    row: own('hidden', { self: 'value', matched: 'value' }),
  },
  Message: {
    // The first one: by the subject, and read by the other.
    ask: inMatch('{ messages(first: 1) { nodes { @@ } } }'),
    at: 'viewer.match.messages.nodes.0',
    fields: 'id clientId matchId seq senderId isMine content createdAt readAt',
    row: own('hidden', { self: 'value', matched: 'value' }),
    except: { clientId: { matched: 'null' } },
  },

  SessionTokens: {
    ask: ({ subject }) => `mutation { signIn(input: { email: "${subject.email}", password: "${subject.password}" }) {
      ... on SignInSuccess { session { @@ } } } }`,
    at: 'signIn.session',
    fields: 'accessToken accessExpiresAt refreshToken',
    row: open('value'),
  },
  SignUpSuccess: {
    ask: ({ fresh }) => `mutation { signUp(${signUp(`${fresh}@example.com`)}) { @@ } }`,
    at: 'signUp',
    fields: 'session viewer',
    row: open('value'),
  },
  SignInSuccess: {
    ask: ({ subject }) =>
      `mutation { signIn(input: { email: "${subject.email}", password: "${subject.password}" }) { @@ } }`,
    at: 'signIn',
    fields: 'session viewer',
    row: open('value'),
  },
  SignOutSuccess: {
    ask: ({ fresh }) => `mutation { signOut(input: { refreshToken: "${fresh}" }) { @@ } }`,
    at: 'signOut',
    fields: 'ended',
    row: open('value'),
  },
  RefreshSessionSuccess: {
    ask: async (here) =>
      `mutation { refreshSession(input: { refreshToken: "${(await freshTokens(here)).refreshToken}" }) { @@ } }`,
    at: 'refreshSession',
    fields: 'session',
    row: open('value'),
  },
  CompleteBetaOnboardingSuccess: {
    ask: () => 'mutation { completeBetaOnboarding(input: {}) { @@ } }',
    at: 'completeBetaOnboarding',
    fields: 'viewer',
    row: closed('value'),
  },
  CreateProfileSuccess: {
    ask: () => `mutation { createProfile(${profileOf('1990-01-01')}) { @@ } }`,
    at: 'createProfile',
    fields: 'viewer',
    newcomer: true,
    row: closed('hidden', { self: 'value' }),
  },
  UpdateLocationSuccess: {
    ask: () => 'mutation { updateLocation(input: { latitude: 6.45, longitude: 3.4 }) { @@ } }',
    at: 'updateLocation',
    fields: 'viewer',
    row: closed('value'),
  },
  CreatePhotoUploadSuccess: {
    ask: () =>
      'mutation { createPhotoUpload(input: { contentType: "image/png", byteSize: 1000, purpose: AVATAR }) { @@ } }',
    at: 'createPhotoUpload',
    fields: 'photoId uploadUrl',
    row: closed('value'),
  },
  CompletePhotoUploadSuccess: {
    ask: async ({ upload, subject }) =>
      `mutation { completePhotoUpload(input: { photoId: "${await upload(subject)}" }) { @@ } }`,
    at: 'completePhotoUpload',
    fields: 'photo viewer',
    row: closed('hidden', { self: 'value' }),
  },
  LikeProfileSuccess: {
    ask: ({ subject }) => `mutation { likeProfile(input: { profileId: "${subject.id}" }) { @@ } }`,
    at: 'likeProfile',
    fields: 'match viewer',
    row: closed('value', { self: 'hidden', ...blocked('hidden') }),
    except: { match: { premium: 'null', admin: 'null', stranger: 'null' } },
  },
  SuperLikeProfileSuccess: {
    ask: ({ subject }) => `mutation { superLikeProfile(input: { profileId: "${subject.id}" }) { @@ } }`,
    at: 'superLikeProfile',
    fields: 'match viewer',
    row: closed('value', { self: 'hidden', ...blocked('hidden') }),
    except: { match: { premium: 'null', admin: 'null', stranger: 'null' } },
  },
  PassProfileSuccess: {
    ask: ({ bystanders }) => `mutation { passProfile(input: { profileId: "${bystanders[0]!.id}" }) { @@ } }`,
    at: 'passProfile',
    fields: 'viewer',
    row: closed('value'),
  },
  UndoPassSuccess: {
    ask: ({ bystanders: [, one] }) => `mutation { passProfile(input: { profileId: "${one!.id}" }) { __typename }
      undoPass(input: { profileId: "${one!.id}" }) { @@ } }`,
    at: 'undoPass',
    fields: 'profile viewer',
    row: closed('value'),
  },
  RecordProfileViewSuccess: {
    ask: ({ subject }) => `mutation { recordProfileView(input: { profileId: "${subject.id}" }) { @@ } }`,
    at: 'recordProfileView',
    fields: 'viewer',
    row: closed('value', { self: 'hidden', ...blocked('hidden') }),
  },
  SendMessageSuccess: {
    ask: ({ matchOf, role }) => `mutation { sendMessage(${message(matchOf[role], crypto.randomUUID(), 'Hi')}) { @@ } }`,
    at: 'sendMessage',
    fields: 'sentMessage match',
    row: closed('hidden', { self: 'value', matched: 'value' }),
  },
  MarkMessagesReadSuccess: {
    ask: ({ matchOf, role }) =>
      `mutation { markMessagesRead(input: { matchId: "${matchOf[role]}", upToSeq: 1 }) { @@ } }`,
    at: 'markMessagesRead',
    fields: 'match viewer',
    row: closed('hidden', { self: 'value', matched: 'value' }),
  },
  SetTypingSuccess: {
    ask: ({ matchOf, role }) =>
      `mutation { setTyping(input: { matchId: "${matchOf[role]}", isTyping: false }) { @@ } }`,
    at: 'setTyping',
    fields: 'isTyping',
    row: closed('hidden', { self: 'value', matched: 'value' }),
  },

  InvalidInput: {
    ask: () => `mutation { signUp(${signUp('no address')}) { @@ } }`,
    at: 'signUp',
    fields: `${errorFields} fieldErrors`,
    row: open('value'),
  },
  FieldError: {
    ask: () => `mutation { signUp(${signUp('no address')}) { ... on InvalidInput { fieldErrors { @@ } } } }`,
    at: 'signUp.fieldErrors.0',
    fields: 'path message',
    row: open('value'),
  },
  AlreadyRegistered: {
    ask: ({ subject }) => `mutation { signUp(${signUp(subject.email)}) { @@ } }`,
    at: 'signUp',
    fields: errorFields,
    row: open('value'),
  },
  InvalidCredentials: {
    ask: ({ subject }) => `mutation { signIn(input: { email: "${subject.email}", password: "not hers" }) { @@ } }`,
    at: 'signIn',
    fields: errorFields,
    row: open('value'),
  },
  AccountSuspended: {
    ask: ({ people: { suspended } }) =>
      `mutation { signIn(input: { email: "${suspended.email}", password: "${suspended.password}" }) { @@ } }`,
    at: 'signIn',
    fields: errorFields,
    row: open('value'),
  },
  PhotoRejected: {
    ask: () =>
      'mutation { createPhotoUpload(input: { contentType: "image/gif", byteSize: 1000, purpose: AVATAR }) { @@ } }',
    at: 'createPhotoUpload',
    fields: errorFields,
    row: closed('value'),
  },
  Underage: {
    ask: () => `mutation { createProfile(${profileOf('2020-01-01')}) { @@ } }`,
    at: 'createProfile',
    fields: errorFields,
    newcomer: true,
    row: closed('value'),
  },
  ProfileExists: {
    ask: () => `mutation { createProfile(${profileOf('1990-01-01')}) { @@ } }`,
    at: 'createProfile',
    fields: errorFields,
    row: closed('value'),
  },
  LimitReached: {
    // A super like of one person more than the free plan allows; the paid ones allow five.
    ask: ({
      bystanders: [, , third, fourth],
    }) => `mutation { superLikeProfile(input: { profileId: "${third!.id}" }) { __typename }
      more: superLikeProfile(input: { profileId: "${fourth!.id}" }) { @@ } }`,
    at: 'more',
    fields: `${errorFields} resetsAt`,
    row: closed('hidden', unpaid('value')),
  },
  // Told only to somebody in the match: to others the plan must tell nothing about it.
  PremiumRequired: {
    ask: ({ matchOf, role }) =>
      `mutation { setTyping(input: { matchId: "${matchOf[role]}", isTyping: false }) { @@ } }`,
    at: 'setTyping',
    fields: `${errorFields} ability`,
    row: closed('hidden', { free: 'value' }),
  },
  NotAvailable: {
    ask: () => `mutation { likeProfile(input: { profileId: "${noOne}" }) { @@ } }`,
    at: 'likeProfile',
    fields: errorFields,
    row: closed('value'),
  },
  NothingToUndo: {
    ask: () => `mutation { undoPass(input: { profileId: "${noOne}" }) { @@ } }`,
    at: 'undoPass',
    fields: errorFields,
    row: closed('value'),
  },
  IdempotencyConflict: {
    ask: ({ matchOf, role }) => {
      const clientId = crypto.randomUUID();
      return `mutation { sendMessage(${message(matchOf[role], clientId, 'One')}) { __typename }
        again: sendMessage(${message(matchOf[role], clientId, 'Two')}) { @@ } }`;
    },
    at: 'again',
    fields: errorFields,
    row: closed('hidden', { self: 'value', matched: 'value' }),
  },

  Admin: {
    ask: () => 'query { admin { @@ } }',
    at: 'admin',
    fields: 'user verifications supportTickets',
    row: forAdmin('value', 'value'),
  },
  AdminUser: {
    ask: ({ people }) => `query { admin { user(email: "${people.suspended.email}") { @@ } } }`,
    at: 'admin.user',
    fields: 'id email fullName createdAt suspendedAt roles premium',
    row: forAdmin('value', 'value'),
  },
  AccessToken: {
    ask: async (here) => {
      await freshAccessToken(here);
      return 'query { viewer { accessTokens { @@ } } }';
    },
    at: 'viewer.accessTokens.0',
    fields: 'id name scopes createdAt expiresAt lastUsedAt',
    row: own('hidden', { admin: 'value' }),
    except: { lastUsedAt: { admin: 'null' } },
  },
  CreateAccessTokenSuccess: {
    ask: () => 'mutation { createAccessToken(input: { name: "another", scopes: [USERS_READ] }) { @@ } }',
    at: 'createAccessToken',
    fields: 'token accessToken',
    row: forAdmin('value', 'FORBIDDEN'),
  },
  RevokeAccessTokenSuccess: {
    ask: async (here) => `mutation { revokeAccessToken(input: { id: "${await freshAccessToken(here)}" }) { @@ } }`,
    at: 'revokeAccessToken',
    fields: 'viewer',
    row: closed('hidden', { admin: 'value' }),
  },
  GrantEntitlementSuccess: {
    ask: ({ subject }) =>
      `mutation { grantEntitlement(input: { email: "${subject.email}", plan: GOLD, dryRun: true }) { @@ } }`,
    at: 'grantEntitlement',
    fields: 'dryRun user',
    row: forAdmin('value', 'FORBIDDEN'),
  },
  SuspendAccountSuccess: {
    ask: ({ subject }) =>
      `mutation { suspendAccount(input: { email: "${subject.email}", reason: "a test", dryRun: true }) { @@ } }`,
    at: 'suspendAccount',
    fields: 'dryRun user',
    row: forAdmin('value', 'FORBIDDEN'),
  },
};

const hearing = (cells: Cells): Row => ({ ...all('silent'), ...cells });

/** Events: every role listens to all it may, then each of them is caused once, for the subject. `silent`: nothing arrives. */
export const eventRows: Record<string, { fields: string; row: Row; except?: Record<string, Cells> }> = {
  ...calls.eventRows,
  ...companion.eventRows,
  ...support.eventRows,
  MessageAdded: { fields: 'message match', row: hearing({ self: 'value', matched: 'value' }) },
  MessagesRead: { fields: 'match readerId readAt', row: hearing({ self: 'value', matched: 'value' }) },
  TypingChanged: { fields: 'matchId profileId isTyping', row: hearing({ self: 'value' }) },
  MatchCreated: { fields: 'match', row: hearing({ self: 'value' }) },
  MatchEnded: { fields: 'matchId viewer', row: hearing({ self: 'value' }) },
  // Told to whom the message was sent, when it comes and when they have read it.
  UnreadChanged: { fields: 'match viewer', row: hearing({ self: 'value' }) },
  EntitlementChanged: { fields: 'viewer', row: hearing({ self: 'value' }) },
  VerificationReviewed: { fields: 'viewer', row: hearing({ self: 'value' }) },
};
