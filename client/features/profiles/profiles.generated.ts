/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which upload is complete. */
export type CompletePhotoUploadInput = {
  /** The id from `createPhotoUpload`. */
  photoId: string;
};

/** A photo to be uploaded. */
export type CreatePhotoUploadInput = {
  /** The file's size in bytes: under 5 MB (5,242,880), a selfie under 10 MB (10,485,760). */
  byteSize: number;
  /** The file's type: image/jpeg, image/png or image/webp. */
  contentType: string;
  /** What it is for. */
  purpose: PhotoPurpose;
};

/** A new profile. */
export type CreateProfileInput = {
  /** A few words, at most 500 characters. */
  bio: string;
  /** The person agrees to the processing of these data. */
  dataProcessingConsent: boolean;
  /** The birth date; null answers 'Date of birth is required'. */
  dateOfBirth?: string | null | undefined;
  /** Drinking. */
  drinking?: Habit | null | undefined;
  /** Highest education. */
  education?: Education | null | undefined;
  /** The name others see, 2 to 100 characters. */
  fullName: string;
  /** The gender. */
  gender: Gender;
  /** Height in centimetres, 120 to 230. */
  heightCm?: number | null | undefined;
  /** Interests separated by commas, at most 200 characters. */
  interests: string;
  /** The town or area, at most 100 characters. */
  location: string;
  /** Religion. */
  religion?: Religion | null | undefined;
  /** Whom to show: kept as the default filter. */
  showMe?: Gender | null | undefined;
  /** Smoking. */
  smoking?: Habit | null | undefined;
  /** The town that `location` was chosen from; null for a text of one's own. */
  townId?: string | null | undefined;
};

/** Highest education. */
export type Education =
  /** Bachelor's degree. */
  | 'BACHELORS'
  /** High school. */
  | 'HIGH_SCHOOL'
  /** Master's degree. */
  | 'MASTERS'
  /** Doctorate. */
  | 'PHD';

/** How a person describes their gender. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE'
  /** Non-binary. */
  | 'NON_BINARY'
  /** Other. */
  | 'OTHER';

/** How often somebody smokes or drinks. */
export type Habit =
  /** Never. */
  | 'NEVER'
  /** Regularly. */
  | 'REGULARLY'
  /** Socially. */
  | 'SOCIALLY';

/** What a photo is for. */
export type PhotoPurpose =
  /** The main photo; replaces the one before. */
  | 'AVATAR'
  /** One of up to 9 more photos, put at the end. */
  | 'PHOTO'
  /** A selfie for `submitVerification`: private, seen by its owner and by reviewers only. */
  | 'SELFIE';

/** A paid plan. */
export type PlanId =
  /** Diamond. */
  | 'DIAMOND'
  /** Gold. */
  | 'GOLD'
  /** Soul. */
  | 'SOUL';

/** Religion. */
export type Religion =
  /** Agnostic. */
  | 'AGNOSTIC'
  /** Atheist. */
  | 'ATHEIST'
  /** Buddhist. */
  | 'BUDDHIST'
  /** Christian. */
  | 'CHRISTIAN'
  /** Hindu. */
  | 'HINDU'
  /** Jewish. */
  | 'JEWISH'
  /** Muslim. */
  | 'MUSLIM'
  /** Another one. */
  | 'OTHER'
  /** Spiritual. */
  | 'SPIRITUAL';

/** A position on earth. */
export type UpdateLocationInput = {
  /** Degrees north, -90 to 90. */
  latitude: number;
  /** Degrees east, -180 to 180. */
  longitude: number;
};

/** Codes of the errors that payloads carry. */
export type UserErrorCode =
  /** The e-mail address already has an account. */
  | 'ALREADY_REGISTERED'
  /** The address is on the newsletter's list. */
  | 'ALREADY_SUBSCRIBED'
  /** The birth date was confirmed by a reviewer and cannot be changed. */
  | 'BIRTH_DATE_FROZEN'
  /** A boost is running. */
  | 'BOOST_RUNNING'
  /** The captcha has to be passed first. */
  | 'CAPTCHA_REQUIRED'
  /** The same client id was used before for something else. */
  | 'IDEMPOTENCY_CONFLICT'
  /** E-mail or password is wrong. */
  | 'INVALID_CREDENTIALS'
  /** A value breaks a rule; see `fieldErrors`. */
  | 'INVALID_INPUT'
  /** The two-factor code is wrong, too old or was used before. */
  | 'INVALID_TWO_FACTOR_CODE'
  /** A daily or hourly limit is used up. */
  | 'LIMIT_REACHED'
  /** The link was used before, replaced by a newer one, or is too old. */
  | 'LINK_EXPIRED'
  /** There is no pass to take back. */
  | 'NOTHING_TO_UNDO'
  /** The other person, match or photo is not there, no longer there, or not yours: one answer for all of these. */
  | 'NOT_AVAILABLE'
  /** The file is not an image that can be used. */
  | 'PHOTO_REJECTED'
  /** The action belongs to a paid plan. */
  | 'PREMIUM_REQUIRED'
  /** The profile already exists. */
  | 'PROFILE_EXISTS'
  /** The code or link of a password reset is wrong, used or too old. */
  | 'RESET_REFUSED'
  /** The account is suspended. */
  | 'SUSPENDED'
  /** Too many attempts; wait, or pass the captcha where there is one. */
  | 'TOO_MANY_ATTEMPTS'
  /** The account has two-factor sign-in: a code is needed too. */
  | 'TWO_FACTOR_REQUIRED'
  /** The birth date is that of somebody under 18. */
  | 'UNDERAGE';

export type ProfileSetupPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileSetupPageQuery = { viewer: { __typename: 'Viewer', id: string, fullName: string, photos: Array<{ __typename: 'Photo', id: string, small: string }> } | null };

export type ProfilePageQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfilePageQuery = { viewer: { __typename: 'Viewer', id: string, isPremium: boolean, createdAt: string, premium: { __typename: 'Entitlement', id: string, plan: PlanId, isTrial: boolean, endsAt: string | null } | null, profile: (
      { __typename: 'OwnProfile', id: string }
      & { ' $fragmentRefs'?: { 'ProfileHeader_ProfileFragment': ProfileHeader_ProfileFragment;'OwnDetails_ProfileFragment': OwnDetails_ProfileFragment } }
    ) | null } | null };

export type ProfileHeader_ProfileFragment = { __typename: 'OwnProfile', id: string, fullName: string, age: number, location: string, verified: boolean, createdAt: string, avatar: { __typename: 'Photo', id: string, aspectRatio: number, small: string, medium: string } | null } & { ' $fragmentName'?: 'ProfileHeader_ProfileFragment' };

export type OwnDetails_ProfileFragment = { __typename: 'OwnProfile', id: string, bio: string, interests: Array<string>, gender: Gender, verified: boolean, heightCm: number | null, education: Education | null, religion: Religion | null, smoking: Habit | null, drinking: Habit | null, hasPosition: boolean } & { ' $fragmentName'?: 'OwnDetails_ProfileFragment' };

export type CreateProfileMutationVariables = Exact<{
  input: CreateProfileInput;
}>;


export type CreateProfileMutation = { createProfile:
    | { __typename: 'CreateProfileSuccess', viewer: { __typename: 'Viewer', id: string, profile: (
          { __typename: 'OwnProfile', id: string, dateOfBirth: string }
          & { ' $fragmentRefs'?: { 'ProfileHeader_ProfileFragment': ProfileHeader_ProfileFragment;'OwnDetails_ProfileFragment': OwnDetails_ProfileFragment } }
        ) | null } }
    | { __typename: 'InvalidInput', code: UserErrorCode, message: string, fieldErrors: Array<{ __typename: 'FieldError', path: string, message: string }> }
    | { __typename: 'ProfileExists', code: UserErrorCode, message: string }
    | { __typename: 'Underage', code: UserErrorCode, message: string }
   };

export type UpdateLocationMutationVariables = Exact<{
  input: UpdateLocationInput;
}>;


export type UpdateLocationMutation = { updateLocation:
    | { __typename: 'InvalidInput', code: UserErrorCode, message: string }
    | { __typename: 'NotAvailable', code: UserErrorCode, message: string }
    | { __typename: 'UpdateLocationSuccess', viewer: { __typename: 'Viewer', id: string, profile: { __typename: 'OwnProfile', id: string, hasPosition: boolean } | null } }
   };

export type CreatePhotoUploadMutationVariables = Exact<{
  input: CreatePhotoUploadInput;
}>;


export type CreatePhotoUploadMutation = { createPhotoUpload:
    | { __typename: 'CreatePhotoUploadSuccess', photoId: string, uploadUrl: string }
    | { __typename: 'InvalidInput', code: UserErrorCode, message: string }
    | { __typename: 'PhotoRejected', code: UserErrorCode, message: string }
   };

export type CompletePhotoUploadMutationVariables = Exact<{
  input: CompletePhotoUploadInput;
}>;


export type CompletePhotoUploadMutation = { completePhotoUpload:
    | { __typename: 'CompletePhotoUploadSuccess', photo: { __typename: 'Photo', id: string, aspectRatio: number, small: string, medium: string }, viewer: { __typename: 'Viewer', id: string, photos: Array<{ __typename: 'Photo', id: string }> } }
    | { __typename: 'NotAvailable', code: UserErrorCode, message: string }
    | { __typename: 'PhotoRejected', code: UserErrorCode, message: string }
   };

export const ProfileHeader_ProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileHeader_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"aspectRatio"}},{"kind":"Field","alias":{"kind":"Name","value":"small"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"SMALL"}}]},{"kind":"Field","alias":{"kind":"Name","value":"medium"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"MEDIUM"}}]}]}}]}}]} as unknown as DocumentNode<ProfileHeader_ProfileFragment, unknown>;
export const OwnDetails_ProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDetails_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"interests"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"heightCm"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"smoking"}},{"kind":"Field","name":{"kind":"Name","value":"drinking"}},{"kind":"Field","name":{"kind":"Name","value":"hasPosition"}}]}}]} as unknown as DocumentNode<OwnDetails_ProfileFragment, unknown>;
export const ProfileSetupPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfileSetupPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"small"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"SMALL"}}]}]}}]}}]}}]} as unknown as DocumentNode<ProfileSetupPageQuery, ProfileSetupPageQueryVariables>;
export const ProfilePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfilePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPremium"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"premium"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"isTrial"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileHeader_profile"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDetails_profile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileHeader_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"aspectRatio"}},{"kind":"Field","alias":{"kind":"Name","value":"small"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"SMALL"}}]},{"kind":"Field","alias":{"kind":"Name","value":"medium"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"MEDIUM"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDetails_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"interests"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"heightCm"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"smoking"}},{"kind":"Field","name":{"kind":"Name","value":"drinking"}},{"kind":"Field","name":{"kind":"Name","value":"hasPosition"}}]}}]} as unknown as DocumentNode<ProfilePageQuery, ProfilePageQueryVariables>;
export const CreateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProfileSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileHeader_profile"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDetails_profile"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileHeader_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"aspectRatio"}},{"kind":"Field","alias":{"kind":"Name","value":"small"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"SMALL"}}]},{"kind":"Field","alias":{"kind":"Name","value":"medium"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"MEDIUM"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDetails_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"interests"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"heightCm"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"smoking"}},{"kind":"Field","name":{"kind":"Name","value":"drinking"}},{"kind":"Field","name":{"kind":"Name","value":"hasPosition"}}]}}]} as unknown as DocumentNode<CreateProfileMutation, CreateProfileMutationVariables>;
export const UpdateLocationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLocation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLocationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLocation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLocationSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasPosition"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateLocationMutation, UpdateLocationMutationVariables>;
export const CreatePhotoUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePhotoUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePhotoUploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPhotoUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePhotoUploadSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoId"}},{"kind":"Field","name":{"kind":"Name","value":"uploadUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreatePhotoUploadMutation, CreatePhotoUploadMutationVariables>;
export const CompletePhotoUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompletePhotoUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompletePhotoUploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completePhotoUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompletePhotoUploadSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"aspectRatio"}},{"kind":"Field","alias":{"kind":"Name","value":"small"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"SMALL"}}]},{"kind":"Field","alias":{"kind":"Name","value":"medium"},"name":{"kind":"Name","value":"url"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"EnumValue","value":"MEDIUM"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CompletePhotoUploadMutation, CompletePhotoUploadMutationVariables>;
export function useProfileSetupPageQuery(options: Apollo.useQuery.Options<ProfileSetupPageQuery, ProfileSetupPageQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(ProfileSetupPageDocument, options as Apollo.useQuery.Options<ProfileSetupPageQuery, ProfileSetupPageQueryVariables>);
}

export function useProfilePageQuery(options: Apollo.useQuery.Options<ProfilePageQuery, ProfilePageQueryVariables> | Apollo.SkipToken = {}) {
  return Apollo.useQuery(ProfilePageDocument, options as Apollo.useQuery.Options<ProfilePageQuery, ProfilePageQueryVariables>);
}

export function useCreateProfileMutation(options?: Apollo.useMutation.Options<CreateProfileMutation, CreateProfileMutationVariables>) {
  return Apollo.useMutation(CreateProfileDocument, options);
}

export function useUpdateLocationMutation(options?: Apollo.useMutation.Options<UpdateLocationMutation, UpdateLocationMutationVariables>) {
  return Apollo.useMutation(UpdateLocationDocument, options);
}

export function useCreatePhotoUploadMutation(options?: Apollo.useMutation.Options<CreatePhotoUploadMutation, CreatePhotoUploadMutationVariables>) {
  return Apollo.useMutation(CreatePhotoUploadDocument, options);
}

export function useCompletePhotoUploadMutation(options?: Apollo.useMutation.Options<CompletePhotoUploadMutation, CompletePhotoUploadMutationVariables>) {
  return Apollo.useMutation(CompletePhotoUploadDocument, options);
}