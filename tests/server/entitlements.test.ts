import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { grantPlan } from '#server/features/entitlements/service.ts';
import { createContext } from '#server/platform/context/context.ts';
import { grant, type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { members } from '#tests/setup/members.ts';

const PLAN = '{ viewer { plan { name tier abilities endsAt trialEndsAt } } }';
const BETA = '{ viewer { isBetaOnboarded plan { name endsAt } beta { endsOn places placesLeft hasPlace } } }';
const ONBOARD = `mutation Onboard { completeBetaOnboarding {
  ... on CompleteBetaOnboardingSuccess { viewer { id isBetaOnboarded plan { name } } } } }`;
const DAY = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { betaEndsOn: '2030-02-14' } });
});
afterAll(() => app.stop());

const viewer = async (document: string, someone: Person) =>
  (await app.gql(document, {}, someone.accessToken)).data.viewer;
const newcomer = (name: string) => person(app, name, { profile: false });
const plansOf = async (someone: Person) => (await viewer(PLAN, someone)).plan.name;

/** Tokens run out when a test moves the clock by days. */
async function signIn(someone: Person): Promise<Person> {
  const document = `mutation SignIn($input: SignInInput!) { signIn(input: $input) {
    ... on SignInSuccess { session { accessToken refreshToken } } } }`;
  const { data } = await app.gql(document, { input: { email: someone.email, password: someone.password } });
  return { ...someone, ...data.signIn.session };
}

describe('plans in force', () => {
  it('are none for a newcomer', async () => {
    const ada = await newcomer('Ada');
    expect(await viewer(PLAN, ada)).toEqual({
      plan: { name: null, tier: 'FREE', abilities: [], endsAt: null, trialEndsAt: null },
    });
  });

  it.each([
    ['gold', 'GOLD'],
    ['diamond', 'GOLD'],
    ['soul', 'PLATINUM'],
  ] as const)('%s opens the tier %s', async (plan, tier) => {
    const bola = await newcomer('Bola');
    await grant(app, bola, plan);
    const held = (await viewer(PLAN, bola)).plan;
    expect(held).toMatchObject({ tier, name: plan.toUpperCase(), trialEndsAt: null });
    expect(held.abilities).toContain('MESSAGES');
  });

  it('count by the highest of several, whatever their order', async () => {
    const chidi = await newcomer('Chidi');
    await grant(app, chidi, 'diamond');
    await grant(app, chidi, 'gold');
    expect(await plansOf(chidi)).toBe('DIAMOND');
    await grant(app, chidi, 'soul', new Date(app.clock.now().getTime() + DAY));
    expect(await plansOf(chidi)).toBe('SOUL');
    app.clock.advance(DAY + 1_000);
    expect(await plansOf(await signIn(chidi))).toBe('DIAMOND');
  });

  it('begin and end to the moment, and tell the open page', async () => {
    const dayo = await newcomer('Dayo');
    const events = app.socket(dayo.accessToken).iterate({
      query: 'subscription { viewerEvents { __typename ... on EntitlementChanged { viewer { plan { tier name } } } } }',
    });
    const first = events.next();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const now = app.clock.now().getTime();
    const ctx = createContext(app.deps, null, { ip: '', label: '' });
    const period = { startsAt: new Date(now), endsAt: new Date(now + 60_000) };
    await grantPlan(ctx, { userId: dayo.id, plan: 'gold', source: 'demo', isTrial: true, ...period });
    expect((await first).value).toEqual({
      data: { viewerEvents: { __typename: 'EntitlementChanged', viewer: { plan: { tier: 'GOLD', name: 'GOLD' } } } },
    });
    expect((await viewer(PLAN, dayo)).plan).toMatchObject({
      name: 'GOLD',
      endsAt: period.endsAt.toISOString(),
      trialEndsAt: period.endsAt.toISOString(),
    });
    app.clock.set(new Date(now + 60_000));
    expect(await plansOf(dayo)).toBeNull();
  });

  it('are told first to a page that asks, since what came before it listened has no event', async () => {
    const efe = await newcomer('Efe');
    const wants =
      '__typename ... on EventsBegan { viewer { plan { name } } } ... on EntitlementChanged { viewer { plan { name } } }';
    const listen = (how: string) =>
      app.socket(efe.accessToken).iterate({ query: `subscription { viewerEvents${how} { ${wants} } }` });
    await grant(app, efe, 'gold');
    const [asked, plain] = [listen('(hasBeginning: true)'), listen('')];
    const began = { __typename: 'EventsBegan', viewer: { plan: { name: 'GOLD' } } };
    expect((await asked.next()).value).toEqual({ data: { viewerEvents: began } });
    const [then, first] = [asked.next(), plain.next()];
    await new Promise((resolve) => setTimeout(resolve, 300));
    const ctx = createContext(app.deps, null, { ip: '', label: '' });
    const startsAt = app.clock.now();
    await grantPlan(ctx, { userId: efe.id, plan: 'diamond', source: 'demo', isTrial: false, startsAt, endsAt: null });
    const changed = { __typename: 'EntitlementChanged', viewer: { plan: { name: 'DIAMOND' } } };
    expect((await then).value).toEqual({ data: { viewerEvents: changed } });
    expect((await first).value).toEqual({ data: { viewerEvents: changed } });
  });
});

describe('the beta programme', () => {
  const complete = (someone: Person) => app.gql(ONBOARD, {}, someone.accessToken);

  it('gives gold until the end of its last day in Lagos, once', async () => {
    const emeka = await newcomer('Emeka');
    const before = await viewer(BETA, emeka);
    expect(before).toMatchObject({
      isBetaOnboarded: false,
      plan: { name: null },
      beta: { endsOn: '2030-02-14', places: 100, hasPlace: false },
    });
    const { data } = await complete(emeka);
    expect(data.completeBetaOnboarding.viewer).toEqual({ id: emeka.id, isBetaOnboarded: true, plan: { name: 'GOLD' } });
    await Promise.all([complete(emeka), complete(emeka), complete(emeka)]);
    const after = await viewer(BETA, emeka);
    expect(after.plan).toEqual({ name: 'GOLD', endsAt: '2030-02-14T23:00:00.000Z' });
    expect(after.beta).toMatchObject({ hasPlace: true, placesLeft: before.beta.placesLeft - 1 });
    const rows = await app.db.selectFrom('entitlements').select('id').where('userId', '=', emeka.id).execute();
    expect(rows).toHaveLength(1);
  });

  it('has a hundred places, also when more people than are left come at once', async () => {
    const taken = await app.db.selectFrom('betaPlaces').select('place').execute();
    const fill = limits.beta.places - 5 - taken.length;
    const now = app.clock.now();
    const first = Math.max(0, ...taken.map(({ place }) => place)) + 1;
    const fillers = Array.from({ length: fill }, (_, n) => ({ id: crypto.randomUUID(), place: first + n }));
    await app.db
      .insertInto('users')
      .values(
        fillers.map(({ id }) => ({
          id,
          email: `${id}@example.com`,
          passwordHash: '-',
          fullName: 'Filler',
          createdAt: now,
        })),
      )
      .execute();
    await app.db
      .insertInto('betaPlaces')
      .values(fillers.map(({ id, place }) => ({ userId: id, place, takenAt: now })))
      .execute();

    const crowd = await Promise.all(Array.from({ length: 20 }, () => newcomer('Funke')));
    const answers = await Promise.all(crowd.map((someone) => complete(someone)));
    const viewers = answers.map(({ data }) => data.completeBetaOnboarding.viewer);
    expect(viewers.filter(({ isBetaOnboarded }) => isBetaOnboarded)).toHaveLength(20);
    expect(viewers.filter(({ plan }) => plan.name !== null)).toHaveLength(5);
    expect((await viewer(BETA, crowd[0]!)).beta.placesLeft).toBe(0);
    expect(await app.db.selectFrom('betaPlaces').select('place').execute()).toHaveLength(100);
  });

  it('gives its last place to one of fifty who come at once, on two servers', async () => {
    const other = await startTestApp({
      databaseUrl: app.databaseUrl,
      clock: app.clock,
      config: { betaEndsOn: '2030-02-14' },
    });
    await app.db.deleteFrom('betaPlaces').where('place', '=', 42).execute();
    const crowd = await members(app, 50);
    const answers = await Promise.all(
      crowd.map(({ accessToken }, n) => (n % 2 === 0 ? app : other).gql(ONBOARD, {}, accessToken)),
    );
    await other.stop();
    const viewers = answers.map(({ data }) => data.completeBetaOnboarding.viewer);
    expect(viewers.filter(({ isBetaOnboarded }) => isBetaOnboarded)).toHaveLength(50);
    expect(viewers.filter(({ plan }) => plan.name !== null)).toHaveLength(1);
    const ids = crowd.map(({ id }) => id);
    const grants = await app.db.selectFrom('entitlements').select('userId').where('userId', 'in', ids).execute();
    const places = await app.db.selectFrom('betaPlaces').select('userId').where('userId', 'in', ids).execute();
    expect(grants).toHaveLength(1);
    expect(places).toEqual(grants);
    expect(await app.db.selectFrom('betaPlaces').select('place').execute()).toHaveLength(100);
  });

  it('still runs in the last second of its last day in Lagos, and is over in the next', async () => {
    await app.db.deleteFrom('betaPlaces').execute();
    app.clock.set(new Date('2030-02-14T22:59:57Z'));
    const halima = await newcomer('Halima');
    expect((await viewer(BETA, halima)).beta.placesLeft).toBe(100);
    app.clock.set(new Date('2030-02-14T23:00:00Z'));
    expect((await viewer(BETA, halima)).beta.placesLeft).toBe(0);
    const { data } = await complete(halima);
    expect(data.completeBetaOnboarding.viewer).toEqual({ id: halima.id, isBetaOnboarded: true, plan: { name: null } });
  });
});
