/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ProfileDetails_ProfileFragment = { __typename: 'Profile', id: string, bio: string, gender: Gender, heightCm: number | null, education: Education | null, religion: Religion | null, smoking: Habit | null, drinking: Habit | null, interests: Array<string> } & { ' $fragmentName'?: 'ProfileDetails_ProfileFragment' };

export const ProfileDetails_ProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileDetails_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"heightCm"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"religion"}},{"kind":"Field","name":{"kind":"Name","value":"smoking"}},{"kind":"Field","name":{"kind":"Name","value":"drinking"}},{"kind":"Field","name":{"kind":"Name","value":"interests"}}]}}]} as unknown as DocumentNode<ProfileDetails_ProfileFragment, unknown>;