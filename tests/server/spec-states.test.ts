/** Sections 4 and 6 of the specification of accounts, profiles and discovery: its states and its roles, asked of the API. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { crowd } from '#tests/factories/crowd.ts';
import { type Person, person } from '#tests/factories/people.ts';
import { plain } from '#tests/factories/pictures.ts';
import { uploaded } from '#tests/factories/uploads.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { lettersTo } from '#tests/setup/post.ts';
import { mutation, nobodyYet, row } from '#tests/setup/spec-table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const here = () => app;

const signUp = mutation(here, 'signUp', '... on SignUpSuccess { viewer { id } }');
const signIn = mutation(here, 'signIn');
const createProfile = mutation(here, 'createProfile');
const like = mutation(here, 'likeProfile');
const superLike = mutation(here, 'superLikeProfile');
const pass = mutation(here, 'passProfile');
const view = mutation(here, 'recordProfileView');
const feedback = mutation(here, 'sendBetaFeedback');

async function read(by: Person, selection: string) {
  const answer = await app.gql(`{ viewer { ${selection} } }`, {}, by.accessToken);
  if (answer.data?.viewer == null) throw new Error(answer.body);
  return answer.data.viewer;
}
const newAccount = (email: string) => ({
  fullName: 'Ada Obi',
  email,
  password: 'secret-1',
  hasAcceptedPrivacy: true,
  hasAcceptedTerms: true,
  isAdult: true,
});
const newProfile = {
  fullName: 'Ada Obi',
  dateOfBirth: '1996-05-17',
  gender: 'FEMALE',
  bio: '',
  location: '',
  interests: '',
  hasConsentedToDataProcessing: true,
};
async function upsellsOf({ id }: Person): Promise<object[]> {
  const { rows } = await sql<{ payload: { userId: string; metric: string; threshold: number } }>`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'tellLikesUsedUp'`.execute(app.db);
  return rows
    .map(({ payload: { userId, metric, threshold } }) => ({ userId, metric, threshold }))
    .filter(({ userId }) => userId === id);
}

describe('States and transitions', () => {
  row('Successful sign up records a privacy acceptance, sends a welcome email', async () => {
    const email = 'states@example.com';
    const { id } = (await signUp(newAccount(email))).viewer;
    const accepted = app.db.selectFrom('privacyAcceptances').selectAll().where('userId', '=', id);
    expect(await accepted.execute()).toMatchObject([{ privacyVersion: '1.0', termsVersion: '1.0' }]);
    expect((await lettersTo(app, email)).map(({ subject }) => subject)).toContain('Welcome to Zobo');
    // And who was refused accepted nothing.
    expect((await signUp(newAccount(email))).__typename).toBe('AlreadyRegistered');
    expect(await accepted.execute()).toHaveLength(1);
  });
  row('Beta onboarding: beta_onboarded becomes true', async () => {
    const someone = await nobodyYet(app);
    expect(await read(someone, 'isBetaOnboarded')).toEqual({ isBetaOnboarded: false });
    await app.gql('mutation { completeBetaOnboarding { __typename } }', {}, someone.accessToken);
    expect(await read(someone, 'isBetaOnboarded')).toEqual({ isBetaOnboarded: true });
  });
  row('Profile: incomplete (no date_of_birth), then complete after setup, with age_verified set true.', async () => {
    const someone = await nobodyYet(app);
    const kept = app.db.selectFrom('profiles').select(['dateOfBirth', 'ageVerified']).where('id', '=', someone.id);
    expect(await read(someone, 'profile { dateOfBirth }')).toEqual({ profile: null });
    const young = await createProfile({ ...newProfile, dateOfBirth: '2020-01-01' }, someone);
    expect(young.message).toContain('Age verification failed');
    expect(await kept.execute()).toEqual([]);
    expect((await createProfile(newProfile, someone)).__typename).toBe('CreateProfileSuccess');
    expect(await read(someone, 'profile { dateOfBirth }')).toEqual({ profile: { dateOfBirth: '1996-05-17' } });
    expect(await kept.execute()).toMatchObject([{ ageVerified: true }]);
  });
  row('a selfie upload sets verification_status to pending', async () => {
    const ada = await person(app, 'Ada');
    expect(await read(ada, 'verification { status }')).toEqual({ verification: null });
    const photoId = await uploaded(app, ada, await plain(60, 80), 'SELFIE');
    expect((await mutation(here, 'submitVerification')({ photoId }, ada)).__typename).toMatch(/Success$/);
    expect(await read(ada, 'verification { status }')).toEqual({ verification: { status: 'PENDING' } });
  });
  row('Undo removes the last pass and steps back one.', async () => {
    const ada = await person(app, 'Ada');
    const [one, other] = await crowd(app, 2);
    await pass({ profileId: one }, ada);
    await pass({ profileId: other }, ada);
    const undone = await mutation(
      here,
      'undoPass',
      '... on UndoPassSuccess { profile { id } }',
    )({ profileId: other }, ada);
    expect(undone.profile).toEqual({ id: other });
    const left = await app.db.selectFrom('passes').select('toUserId').where('fromUserId', '=', ada.id).execute();
    expect(left).toEqual([{ toUserId: one }]);
  });
  row('Boost: lasts 1 hour (boost_expires_at set).', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold' });
    expect(await read(ada, 'profile { boostExpiresAt }')).toEqual({ profile: { boostExpiresAt: null } });
    await mutation(here, 'boostProfile')({}, ada);
    const { profile } = await read(ada, 'profile { boostExpiresAt }');
    const left = Date.parse(profile.boostExpiresAt) - app.clock.now().getTime();
    expect(left).toBeGreaterThan(3_540_000);
    expect(left).toBeLessThanOrEqual(3_600_000);
  });
  row('Star rating 0 means unrated, 1-5 chosen', async () => {
    const ada = await person(app, 'Ada');
    for (const featureRating of [0, 6]) {
      const answer = await feedback({ featureRating }, ada);
      expect(answer.message, String(featureRating)).toBe('Rating must be a whole number from 1 to 5');
    }
    for (const featureRating of [1, 5])
      expect((await feedback({ featureRating }, ada)).__typename).toBe('SendBetaFeedbackSuccess');
    // Unrated is no rating: it is kept as none.
    expect((await feedback({ featureRating: null, bugReport: 'x' }, ada)).__typename).toMatch(/Success$/);
    const kept = app.db.selectFrom('betaFeedback').select('featureRating').where('userId', '=', ada.id);
    expect((await kept.execute()).map(({ featureRating }) => featureRating).sort()).toEqual([1, 5, null]);
  });
  row('when the remaining daily likes reach 0 an upsell email request is sent once', async () => {
    const ada = await person(app, 'Ada');
    const others = await crowd(app, 7);
    for (const profileId of others.slice(0, 4)) await like({ profileId }, ada);
    expect(await read(ada, 'likesLeft')).toEqual({ likesLeft: 1 });
    expect(await upsellsOf(ada)).toEqual([]);
    await like({ profileId: others[4] }, ada);
    expect(await read(ada, 'likesLeft')).toEqual({ likesLeft: 0 });
    for (const profileId of others.slice(5)) await like({ profileId }, ada);
    expect(await upsellsOf(ada)).toEqual([{ userId: ada.id, metric: 'likes', threshold: 5 }]);
  });
});

describe('Roles and permissions', () => {
  row('may join the newsletter, sign in or sign up.', async () => {
    const joined = await mutation(here, 'subscribeToNewsletter')({ email: 'visitor@example.com', hasConsented: true });
    expect(joined.__typename).toBe('SubscribeToNewsletterSuccess');
    expect((await signUp(newAccount('visitor@example.com'))).__typename).toBe('SignUpSuccess');
    const signedIn = await signIn({ email: 'visitor@example.com', password: 'secret-1' });
    expect(signedIn.__typename).toBe('SignInSuccess');
  });
  row('Authenticated user: profile, browse, like, pass, block, report, beta feedback', async () => {
    const ada = await person(app, 'Ada');
    const others = await crowd(app, 3);
    const [profileId, passed, blocked] = others;
    const may: [string, Record<string, unknown>][] = [
      ['recordProfileView', { profileId }],
      ['likeProfile', { profileId }],
      ['passProfile', { profileId: passed }],
      ['reportProfile', { profileId, reason: 'OTHER', description: '' }],
      ['blockProfile', { profileId: blocked }],
      ['sendBetaFeedback', { generalFeedback: 'Good' }],
    ];
    for (const [name, input] of may) {
      await expect(mutation(here, name)(input), name).rejects.toThrow('UNAUTHENTICATED');
      expect((await mutation(here, name)(input, ada)).__typename, name).toMatch(/Success$/);
    }
    for (const query of ['{ deck { profiles { id } } }', `{ profile(id: "${profileId}") { id } }`]) {
      expect((await app.gql(query)).body, query).toContain('UNAUTHENTICATED');
      expect((await app.gql(query, {}, ada.accessToken)).errors, query).toBeUndefined();
    }
  });
  row('Free user: 5 likes per day, 1 super like per day, the hourly profile-view limit', async () => {
    const ada = await person(app, 'Ada');
    const others = await crowd(app, 60);
    const start = await read(ada, 'plan { name } likesLeft superLikesLeft viewQuota { limit }');
    expect(start).toEqual({ plan: { name: null }, likesLeft: 5, superLikesLeft: 1, viewQuota: { limit: 50 } });
    for (const profileId of others.slice(0, 51)) await view({ profileId }, ada);
    expect((await read(ada, 'viewQuota { canViewMore }')).viewQuota.canViewMore).toBe(false);
    const typesOf = async (send: typeof like, ids: string[]) => {
      const told: string[] = [];
      for (const profileId of ids) told.push((await send({ profileId }, ada)).__typename);
      return told;
    };
    expect(await typesOf(like, others.slice(0, 6))).toEqual([...Array(5).fill('LikeProfileSuccess'), 'LimitReached']);
    expect(await typesOf(superLike, others.slice(6, 8))).toEqual(['SuperLikeProfileSuccess', 'LimitReached']);
  });
  row('Premium user (decided by a server premium check): unlimited likes', async () => {
    const ada = await person(app, 'Ada', { plan: 'gold' });
    expect(await read(ada, 'plan { name } likesLeft')).toEqual({ plan: { name: 'GOLD' }, likesLeft: null });
    for (const profileId of await crowd(app, 12))
      expect((await like({ profileId }, ada)).__typename).toBe('LikeProfileSuccess');
  });
});
