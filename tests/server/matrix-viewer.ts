/** Rows of the field x role table for the viewer, their profile and what their plan is. */
import * as calls from './matrix-calls.ts';
import {
  both,
  closed,
  type EventRow,
  errorFields,
  hearing,
  inMatch,
  open,
  own,
  paid,
  type RootRow,
  signedIn,
  type TypeRow,
  unpaid,
} from './matrix-cells.ts';
import * as profiles from './matrix-profiles.ts';

const profileOf = (dateOfBirth: string) =>
  `input: { fullName: "Newcomer Test", dateOfBirth: "${dateOfBirth}", gender: MALE, bio: "", location: "", interests: "", hasConsentedToDataProcessing: true }`;

export const rootRows: Record<string, RootRow> = {
  'Query.viewer': { ask: () => 'viewer { id }', row: open('value', { anonymous: 'null' }) },
  'Mutation.completeBetaOnboarding': {
    ask: () => 'completeBetaOnboarding',
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
};

export const typeRows: Record<string, TypeRow> = {
  Viewer: {
    ask: async (here) => {
      await calls.ongoing(here);
      await here.app.db.deleteFrom('warnings').execute();
      return 'query { viewer { @@ } }';
    },
    at: 'viewer',
    fields: `id email fullName createdAt roles isBetaOnboarded beta profile photos plan likesLeft
      superLikesLeft viewQuota matches match call unreadCount savedDateIdeas trustedFriends hasCheckInPins currentCheckIn sessions accessTokens isEmailVerified pendingEmail twoFactor
      notifications notices verification blockedProfiles likers trial launchDiscount
      payments prepaidPlans companion gamePlays supportTickets deletionRequest warning`,
    row: own('value'),
    alone: ['likers'],
    except: {
      likers: unpaid('FORBIDDEN'),
      launchDiscount: { ...signedIn('null'), self: 'value' },
      pendingEmail: signedIn('null'),
      verification: { ...signedIn('null'), self: 'value' },
      deletionRequest: { ...signedIn('null'), deletionPending: 'value' },
      // Nobody is warned any more.
      warning: signedIn('null'),
      // Null says: without a limit.
      likesLeft: paid('null'),
      viewQuota: paid('null'),
      call: { ...signedIn('null'), ...both('value') },
      companion: unpaid('null'),
      match: { ...signedIn('null'), ...inMatch('value') },
    },
  },
  Beta: {
    ask: () => 'query { viewer { beta { @@ } } }',
    at: 'viewer.beta',
    fields: 'endsOn places placesLeft hasPlace',
    row: own('value'),
  },
  HeldPlan: {
    ask: () => 'query { viewer { plan { @@ } } }',
    at: 'viewer.plan',
    fields: 'name tier abilities endsAt trialEndsAt subscription',
    row: own('value'),
    // The trial and Diamond were given for a day, the other plans until they are taken; none of those shown is paid by the month.
    except: {
      name: unpaid('null'),
      endsAt: { ...signedIn('null'), trial: 'value', diamond: 'value' },
      trialEndsAt: { ...signedIn('null'), trial: 'value' },
      subscription: { ...signedIn('null'), self: 'value' },
    },
  },
  ViewQuota: {
    ask: () => 'query { viewer { viewQuota { @@ } } }',
    at: 'viewer.viewQuota',
    fields: 'limit remaining canViewMore resetsAt',
    row: own('hidden', unpaid('value')),
  },
  OwnProfile: {
    ask: async (here) => {
      await profiles.outfit(here);
      return 'query { viewer { profile { @@ } } }';
    },
    at: 'viewer.profile',
    fields: `id fullName dateOfBirth age gender bio location interests heightCm education religion smoking drinking isVerified
      hasPosition avatar photos defaultFilter createdAt town travel boostExpiresAt isPaused isBirthDateFrozen isUnderReview
      reviewedPhotos`,
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
    fields: `minAge maxAge maxDistance gender education religion smoking drinking
      isVerified isActiveLately minHeightCm maxHeightCm interests`,
    row: own('value'),
    // Setup asks only whom to show; nobody of the table has applied a filter.
    except: {
      isVerified: signedIn('null'),
      isActiveLately: signedIn('null'),
      minHeightCm: signedIn('null'),
      maxHeightCm: signedIn('null'),
      interests: signedIn('null'),
      education: signedIn('null'),
      religion: signedIn('null'),
      smoking: signedIn('null'),
      drinking: signedIn('null'),
    },
  },
  CompleteBetaOnboardingSuccess: {
    ask: () => 'mutation { completeBetaOnboarding { @@ } }',
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
};

export const eventRows: Record<string, EventRow> = {
  EntitlementChanged: { fields: 'viewer', row: hearing({ self: 'value' }) },
  VerificationReviewed: { fields: 'viewer', row: hearing({ self: 'value' }) },
};
