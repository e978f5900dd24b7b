/** Named people (Ada, Bola, Chidi, …) made through the API, as users make them. */

import { randomBytes } from 'node:crypto';
import type { PaidPlan } from '#rules/entitlements.ts';
import { forgetVerdicts } from '#server/auth/sessions.ts';
import type { TestApp } from '#tests/setup/app.ts';

export type Person = {
  id: string;
  name: string;
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
};

export type ProfileOptions = {
  dateOfBirth?: string;
  gender?: 'MALE' | 'FEMALE' | 'NON_BINARY' | 'OTHER';
  bio?: string;
  location?: string;
  interests?: string;
  heightCm?: number | null;
  education?: string | null;
  religion?: string | null;
  smoking?: string | null;
  drinking?: string | null;
  showMe?: string | null;
};

export type PersonOptions = {
  /** False leaves the person without a profile. */
  profile?: ProfileOptions | false;
  position?: { latitude: number; longitude: number };
  plan?: PaidPlan;
};

const SIGN_UP = `mutation SignUp($input: SignUpInput!) { signUp(input: $input) { __typename
  ... on SignUpSuccess { session { accessToken refreshToken } viewer { id } } ... on UserError { code message } } }`;
const CREATE_PROFILE = `mutation CreateProfile($input: CreateProfileInput!) { createProfile(input: $input) { __typename
  ... on UserError { code message } } }`;
const UPDATE_LOCATION = `mutation UpdateLocation($input: UpdateLocationInput!) { updateLocation(input: $input) { __typename
  ... on UserError { code message } } }`;
const LIKE = `mutation Like($input: LikeProfileInput!) { likeProfile(input: $input) { __typename
  ... on LikeProfileSuccess { match { id } } ... on UserError { code message } } }`;

/** All that making people takes: the end-to-end journeys have no more of the product than its address. */
export type Api = Pick<TestApp, 'gql'>;

/** Fails with the answer's own words when a mutation did not succeed. */
async function succeed(app: Api, document: string, field: string, input: unknown, token?: string) {
  const answer = await app.gql(document, { input }, token);
  const payload = answer.data?.[field];
  if (!payload?.__typename?.endsWith('Success')) throw new Error(`${field}: ${answer.body}`);
  return payload;
}

/** A new person with a completed profile unless `profile: false`, on the free plan. */
export async function newcomer(app: Api, name: string, options: Omit<PersonOptions, 'plan'> = {}): Promise<Person> {
  const email = `${name.toLowerCase().replace(/[^a-z]/g, '')}.${randomBytes(6).toString('hex')}@example.com`;
  const password = `${name}-secret`;
  const payload = await succeed(app, SIGN_UP, 'signUp', {
    email,
    password,
    fullName: `${name} Test`,
    hasAcceptedPrivacy: true,
    hasAcceptedTerms: true,
    isAdult: true,
  });
  const someone: Person = { id: payload.viewer.id, name, email, password, ...payload.session };
  if (options.profile !== false) await createProfile(app, someone, options.profile);
  if (options.position) await succeed(app, UPDATE_LOCATION, 'updateLocation', options.position, someone.accessToken);
  return someone;
}

/** A new person, with a plan where one is given. */
export async function person(app: TestApp, name: string, options: PersonOptions = {}): Promise<Person> {
  const someone = await newcomer(app, name, options);
  if (options.plan) await grant(app, someone, options.plan);
  return someone;
}

/** Completes the profile of somebody who has none. */
export async function createProfile(app: Api, someone: Person, options: ProfileOptions = {}): Promise<void> {
  const input = {
    fullName: `${someone.name} Test`,
    dateOfBirth: '1996-05-17',
    gender: 'FEMALE',
    bio: 'Here for good conversation and better jollof.',
    location: 'Lagos',
    interests: 'Music, Travel, Food',
    hasConsentedToDataProcessing: true,
    ...options,
  };
  await succeed(app, CREATE_PROFILE, 'createProfile', input, someone.accessToken);
}

/** Puts a plan in force by a row, as a grant does. */
export async function grant(app: TestApp, someone: Person, plan: PaidPlan, endsAt: Date | null = null): Promise<void> {
  const now = app.clock.now();
  await app.db
    .insertInto('entitlements')
    .values({
      id: crypto.randomUUID(),
      userId: someone.id,
      plan,
      source: 'admin',
      isTrial: false,
      startsAt: new Date(now.getTime() - 1_000),
      endsAt,
      createdAt: now,
    })
    .execute();
}

/** Likes somebody as somebody; returns the match's id when it made one. */
export async function like(app: Api, from: Person, to: Pick<Person, 'id'>): Promise<string | null> {
  const payload = await succeed(app, LIKE, 'likeProfile', { profileId: to.id }, from.accessToken);
  return payload.match?.id ?? null;
}

/** Makes two people like each other; returns the match's id. */
export async function matched(app: Api, a: Person, b: Person): Promise<string> {
  await like(app, a, b);
  const matchId = await like(app, b, a);
  if (matchId === null) throw new Error(`${a.name} and ${b.name} did not match`);
  return matchId;
}

/** Makes somebody an administrator by a row, as `npm run admin -- grant-role` does. */
export async function makeAdmin(app: TestApp, someone: Person): Promise<void> {
  await app.db
    .insertInto('userRoles')
    .values({ userId: someone.id, role: 'admin', grantedAt: app.clock.now() })
    .execute();
  // What was believed of them until now.
  forgetVerdicts(app.deps, { kind: 'verdict', userId: someone.id });
}

/** A new administrator; without a profile unless the options say otherwise. */
export async function newAdmin(
  app: TestApp,
  name: string,
  options: PersonOptions = { profile: false },
): Promise<Person> {
  const someone = await person(app, name, options);
  await makeAdmin(app, someone);
  return someone;
}
