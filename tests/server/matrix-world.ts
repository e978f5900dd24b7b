/** The people of the field x role table. Each role is somebody who stands in some relation to one person, the subject. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PaidPlan } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import { grant, like, makeAdmin, matched, type Person, person } from '#tests/factories/people.ts';
import { plain } from '#tests/factories/pictures.ts';
import { type Purpose, uploaded } from '#tests/factories/uploads.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { pageFor, type StripeWorld, startStripeWorld } from '#tests/setup/stripe-world.ts';

export const roles = [
  /** No token at all. */
  'anonymous',
  /** Matched with the subject, without a plan. */
  'free',
  /** Matched with the subject, on trial of Gold. */
  'trial',
  /** A stranger with Gold. */
  'gold',
  /** A stranger with Diamond, until tomorrow. */
  'diamond',
  /** Matched with the subject, with Soul. */
  'soul',
  /** An administrator without a plan. */
  'admin',
  /** The subject. */
  'self',
  /** Matched with the subject, with a plan. */
  'matched',
  /** The subject likes them, and has no answer yet; without a plan. */
  'likedBySubject',
  /** Neither plan nor relation. */
  'stranger',
  /** Was matched with the subject, with a plan; then the subject blocked them. */
  'blockedBySubject',
  /** Was matched with the subject, with a plan; then they blocked the subject. */
  'blockedSubject',
  /** Was matched with the subject, with a plan; then the subject ended the match. */
  'unmatched',
  /** A stranger with Gold who asked for the account to be deleted, with the session that asked. */
  'deletionPending',
  /** A token of somebody who was suspended since. Was matched with the subject. */
  'suspended',
  /** A token of a session that was signed out. */
  'revoked',
  /** An administrator's access token with the scope USERS_READ. */
  'script',
] as const;
export type Role = (typeof roles)[number];
/** With a match of their own with the subject, in which nothing of what happens may reach them. */
export const mustNotHear = ['free', 'blockedBySubject', 'blockedSubject', 'unmatched', 'suspended'] as const;

export type World = {
  app: TestApp;
  stripe: StripeWorld;
  subject: Person;
  /** People without any relation, for what is used up. */
  bystanders: Person[];
  /** What each role sends. */
  tokens: Record<Role, string | undefined>;
  people: Record<Exclude<Role, 'anonymous' | 'script'>, Person>;
  /** The match between the subject and `matched`. */
  matchId: string;
  /** The match that a role has, had or would like to have with the subject. */
  matchOf: Record<Role, string>;
  photoId: string;
  /** An uploaded photo of this person, ready to be completed; the main one unless told otherwise. */
  upload(owner: Person, purpose?: Purpose): Promise<string>;
  /** Puts back what a row changes in how the roles stand to the subject. */
  reset(): Promise<void>;
};

const inLagos = { latitude: 6.45, longitude: 3.4 };
const full = {
  heightCm: 170,
  education: 'BACHELORS',
  religion: 'CHRISTIAN',
  smoking: 'NEVER',
  drinking: 'SOCIALLY',
  showMe: 'FEMALE',
};

/** Somebody is liked by somebody, and never answered. */
async function unanswered({ db, clock }: TestApp, from: Person, to: Person): Promise<void> {
  const [user1Id = '', user2Id = ''] = [from.id, to.id].sort();
  await db.deleteFrom('matches').where('user1Id', '=', user1Id).where('user2Id', '=', user2Id).execute();
  await db.deleteFrom('likes').where('fromUserId', '=', to.id).where('toUserId', '=', from.id).execute();
  await db.deleteFrom('dailyCounters').where('userId', '=', to.id).execute();
  const like = { id: crypto.randomUUID(), isSuper: false, createdAt: clock.now() };
  await db
    .insertInto('likes')
    .values({ ...like, fromUserId: from.id, toUserId: to.id })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Somebody asked for the account to be deleted, by rows. */
export async function leave({ db, clock }: TestApp, { id: userId, email }: Person): Promise<void> {
  const now = clock.now();
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const bounds = { requestedAt: now, cancellableUntil: inDays(30), erasedBy: inDays(90) };
  await db
    .insertInto('deletionRequests')
    .values({
      id: crypto.randomUUID(),
      userId,
      email,
      reason: 'A test',
      status: 'pending',
      source: 'person',
      ...bounds,
    })
    .execute();
  await db.updateTable('users').set({ deletionRequestedAt: now }).where('id', '=', userId).execute();
  await db.updateTable('profiles').set({ deletionRequestedAt: now }).where('id', '=', userId).execute();
}

export async function buildWorld(): Promise<World> {
  const turn = { urls: ['turn:relay.example:3478'], secret: 'north-wind-and-sun' };
  const app = await startTestApp({ config: { calls: { stunUrls: [], turn } } });
  const stripe = await startStripeWorld(app);
  const make = (name: string, plan?: PaidPlan) =>
    person(app, name, { profile: full, position: inLagos, ...(plan && { plan }) });
  const subject = await make('Ada', 'gold');
  const people = {
    free: await make('Free'),
    trial: await make('Trial'),
    gold: await make('Gold', 'gold'),
    diamond: await make('Diamond'),
    soul: await make('Soul', 'soul'),
    admin: await make('Admin'),
    self: subject,
    matched: await make('Matched', 'gold'),
    likedBySubject: await make('Liked'),
    stranger: await make('Stranger'),
    blockedBySubject: await make('Blocked', 'gold'),
    blockedSubject: await make('Blocker', 'gold'),
    unmatched: await make('Unmatched', 'gold'),
    deletionPending: await make('Leaving', 'gold'),
    suspended: await make('Suspended', 'gold'),
    revoked: await make('Revoked', 'gold'),
  };
  const bystanders = [await make('Bystander'), await make('Passerby'), await make('Onlooker'), await make('Neighbour')];
  await makeAdmin(app, people.admin);
  // Not the admin of the table, who changes the password in it: that ends the scripts.
  const scripter = await make('Scripter');
  await makeAdmin(app, scripter);
  // With an end, which the plans of the others do not have.
  const tomorrow = new Date(app.clock.now().getTime() + 86_400_000);
  await grant(app, people.diamond, 'diamond', tomorrow);
  await grant(app, people.trial, 'gold', tomorrow);
  await app.db.updateTable('entitlements').set({ isTrial: true }).where('userId', '=', people.trial.id).execute();

  // Of all of them the subject alone has bought a plan, and holds a beta place.
  stripe.pay(await pageFor(app, subject.id, { trialDays: null }));
  await stripe.tell();
  await app.db.insertInto('betaPlaces').values({ place: 1, userId: subject.id, takenAt: app.clock.now() }).execute();

  const run = async (document: string, by: Person) => {
    const answer = await app.gql(document, {}, by.accessToken);
    if (answer.errors) throw new Error(answer.body);
    return answer.data;
  };
  await run(`mutation { superLikeProfile(input: { profileId: "${subject.id}" }) { __typename } }`, people.matched);
  const matchId = (await like(app, subject, people.matched)) ?? '';
  const matches: Partial<Record<Role, string>> = {};
  for (const role of [...mustNotHear, 'trial', 'soul'] as const) {
    matches[role] = await matched(app, people[role], subject);
  }
  const upload = async (owner: Person, purpose: Purpose = 'AVATAR') => uploaded(app, owner, await plain(), purpose);
  const photoId = await upload(subject);
  await run(`mutation { completePhotoUpload(input: { photoId: "${photoId}" }) { __typename } }`, subject);
  const selfieId = await upload(subject, 'SELFIE');
  await run(`mutation { submitVerification(input: { photoId: "${selfieId}" }) { __typename } }`, subject);

  const say = (by: Person, match: string, content: string) =>
    run(
      `mutation { sendMessage(input: { matchId: "${match}", clientId: "${crypto.randomUUID()}", content: "${content}" }) { __typename } }`,
      by,
    );
  const read = (by: Person, match: string, upToSeq: number) =>
    run(`mutation { markMessagesRead(input: { matchId: "${match}", upToSeq: ${upToSeq} }) { __typename } }`, by);
  for (const match of [matchId, ...Object.values(matches)]) await say(subject, match, 'Hello');
  await say(people.matched, matchId, 'Hello, Ada');
  await read(people.matched, matchId, 1);
  await read(subject, matchId, 2);

  const blockedAt = { blockedName: 'Test', createdAt: app.clock.now() };
  await app.db
    .insertInto('blockedUsers')
    .values([
      { blockerId: subject.id, blockedId: people.blockedBySubject.id, ...blockedAt },
      { blockerId: people.blockedSubject.id, blockedId: subject.id, ...blockedAt },
    ])
    .execute();
  await run(`mutation { unmatch(input: { matchId: "${matches.unmatched}" }) { __typename } }`, subject);
  await run('mutation { signOut(input: {}) { __typename } }', people.revoked);
  await sleep(limits.session.verdictMs + 50);
  await run(
    `mutation { suspendAccount(input: { account: { email: "${people.suspended.email}" }, reason: "a test" }) { __typename } }`,
    people.admin,
  );
  await leave(app, people.deletionPending);
  const { createAccessToken } = await run(
    'mutation { createAccessToken(input: { name: "a script", scopes: [USERS_READ] }) { ... on CreateAccessTokenSuccess { token } } }',
    scripter,
  );
  await sleep(limits.session.verdictMs + 50);

  const tokens = Object.fromEntries(Object.entries(people).map(([role, { accessToken }]) => [role, accessToken]));
  return {
    app,
    stripe,
    subject,
    bystanders,
    people,
    matchId,
    photoId,
    tokens: { ...tokens, anonymous: undefined, script: createAccessToken.token } as World['tokens'],
    matchOf: Object.fromEntries(roles.map((role) => [role, matches[role] ?? matchId])) as World['matchOf'],
    upload,
    reset: () => unanswered(app, subject, people.likedBySubject),
  };
}
