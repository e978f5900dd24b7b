/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ProfileDetails_ProfileFragment = { __typename: 'Profile', id: string, bio: string, gender: Gender, heightCm: number | null, education: Education | null, religion: Religion | null, smoking: Habit | null, drinking: Habit | null, interests: Array<string> } & { ' $fragmentName'?: 'ProfileDetails_ProfileFragment' };

export const ProfileDetails_ProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileDetails_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"heightCm"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"smoking"}},{"kind":"Field","name":{"kind":"Name","value":"drinking"}},{"kind":"Field","name":{"kind":"Name","value":"interests"}}]}}]} as unknown as DocumentNode<ProfileDetails_ProfileFragment, unknown>;