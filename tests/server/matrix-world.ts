/** The people of the field x role table. Each role is somebody who stands in some relation to one person, the subject. */
import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '#rules/limits.ts';
import { grant, like, makeAdmin, matched, type Person, person } from '#tests/factories/people.ts';
import { plain } from '#tests/factories/pictures.ts';
import { type Purpose, uploaded } from '#tests/factories/uploads.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { pageFor, type StripeWorld, startStripeWorld } from '#tests/setup/stripe-world.ts';

export const roles = [
  /** No token at all. */
  'anonymous',
  /** A token of a session that was signed out. */
  'revoked',
  /** A token of somebody who was suspended since. Was matched with the subject. */
  'suspended',
  /** An administrator's access token with the scope USERS_READ. */
  'script',
  /** Matched with the subject, without a plan. */
  'free',
  /** A stranger with a plan. */
  'premium',
  /** An administrator without a plan. */
  'admin',
  /** Neither plan nor relation. */
  'stranger',
  /** Matched with the subject, with a plan. */
  'matched',
  /** The subject. */
  'self',
  /** Was matched with the subject, with a plan; then the subject blocked them. */
  'blockedBySubject',
  /** Was matched with the subject, with a plan; then they blocked the subject. */
  'blockedSubject',
] as const;
export type Role = (typeof roles)[number];

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

export async function buildWorld(): Promise<World> {
  const turn = { urls: ['turn:relay.example:3478'], secret: 'north-wind-and-sun' };
  const app = await startTestApp({ config: { calls: { stunUrls: [], turn } } });
  const stripe = await startStripeWorld(app);
  const make = (name: string, plan?: 'gold' | 'diamond') =>
    person(app, name, { profile: full, position: inLagos, ...(plan && { plan }) });
  const subject = await make('Ada', 'gold');
  const people = {
    revoked: await make('Revoked', 'gold'),
    suspended: await make('Suspended', 'gold'),
    free: await make('Free'),
    premium: await make('Premium'),
    admin: await make('Admin'),
    stranger: await make('Stranger'),
    matched: await make('Matched', 'gold'),
    self: subject,
    blockedBySubject: await make('Blocked', 'gold'),
    blockedSubject: await make('Blocker', 'gold'),
  };
  const bystanders = [await make('Bystander'), await make('Passerby'), await make('Onlooker'), await make('Neighbour')];
  await makeAdmin(app, people.admin);
  // Not the admin of the table, who changes the password in it: that ends the scripts.
  const scripter = await make('Scripter');
  await makeAdmin(app, scripter);
  // With an end, which the plans of the others do not have.
  await grant(app, people.premium, 'diamond', new Date(app.clock.now().getTime() + 86_400_000));

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
  for (const role of ['free', 'suspended', 'blockedBySubject', 'blockedSubject'] as const) {
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
  await run('mutation { signOut(input: {}) { __typename } }', people.revoked);
  await sleep(limits.session.verdictMs + 50);
  await run(
    `mutation { suspendAccount(input: { email: "${people.suspended.email}", reason: "a test" }) { __typename } }`,
    people.admin,
  );
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
  };
}
