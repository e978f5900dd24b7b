import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { messages } from '#rules/discovery.ts';
import { grant, type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

const FILTER = `defaultFilter { minAge maxAge maxDistance gender education religion smoking drinking
  isVerified isActiveLately minHeightCm maxHeightCm interests }`;
const SAVE = `mutation($input: SaveDeckFilterInput!) { saveDeckFilter(input: $input) { __typename
  ... on SaveDeckFilterSuccess { viewer { profile { ${FILTER} } } }
  ... on InvalidInput { fieldErrors { path message } } ... on PremiumRequired { ability } } }`;
const SAVED = `{ viewer { profile { ${FILTER} } } deck { profiles { id } } }`;

const advanced = {
  isVerified: true,
  isActiveLately: true,
  minHeightCm: 160,
  maxHeightCm: 190,
  interests: ['High Life'],
};
const nothing = {
  ...{ minAge: 18, maxAge: 80, maxDistance: 100 },
  ...{ gender: null, education: null, religion: null, smoking: null, drinking: null },
  ...{ isVerified: null, isActiveLately: null, minHeightCm: null, maxHeightCm: null, interests: null },
};

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  ada = await person(app, 'Ada');
});

const save = async (filter: object, by = ada) =>
  (await app.gql(SAVE, { input: { filter } }, by.accessToken)).data.saveDeckFilter;
async function saved() {
  const { viewer, deck } = (await app.gql(SAVED, {}, ada.accessToken)).data;
  return { filter: viewer.profile.defaultFilter, ids: deck.profiles.map(({ id }: { id: string }) => id) as string[] };
}

it('is what the deck falls back to from then on, whole, until another one is saved', async () => {
  const old = await person(app, 'Bola', { profile: { dateOfBirth: '1970-01-01', gender: 'MALE', smoking: 'NEVER' } });
  const young = await person(app, 'Chidi', {
    profile: { dateOfBirth: '2000-01-01', gender: 'MALE', smoking: 'NEVER' },
  });
  const woman = await person(app, 'Dayo', { profile: { dateOfBirth: '1970-01-01', smoking: 'NEVER' } });
  const wanted = { minAge: 45, maxDistance: 40, gender: 'MALE', smoking: 'NEVER' };
  const answer = await save(wanted);
  expect(answer.viewer.profile.defaultFilter).toEqual({ ...nothing, ...wanted });
  const now = await saved();
  expect(now.filter).toEqual({ ...nothing, ...wanted });
  expect(now.ids).toContain(old.id);
  for (const { id } of [young, woman]) expect(now.ids).not.toContain(id);

  await save({});
  const open = await saved();
  expect(open.filter).toEqual(nothing);
  expect(open.ids).toEqual(expect.arrayContaining([old.id, young.id, woman.id]));
});

it('holds advanced filters for as long as the plan does', async () => {
  expect(await save(advanced)).toEqual({ __typename: 'PremiumRequired', ability: 'ADVANCED_FILTERS' });
  expect((await saved()).filter).toEqual(nothing);
  await grant(app, ada, 'diamond', new Date(app.clock.now().getTime() + 60_000));
  await save({ ...advanced, minAge: 30 });
  expect((await saved()).filter).toEqual({ ...nothing, ...advanced, minAge: 30 });
  const own = app.db.selectFrom('profiles').select('deckFilter').where('id', '=', ada.id);
  // As filters that were saved before have it.
  expect((await own.executeTakeFirstOrThrow()).deckFilter).toMatchObject({ verified: true, activeLately: true });
  app.clock.advance(120_000);
  // The deck refuses nothing: it goes on without them.
  expect((await saved()).filter).toEqual({ ...nothing, minAge: 30 });
});

it('refuses what the deck would, and somebody without a profile', async () => {
  const { __typename, fieldErrors } = await save({ minAge: 40, maxAge: 30 });
  expect([__typename, fieldErrors]).toEqual(['InvalidInput', [{ path: 'filter.minAge', message: messages.ageOrder }]]);
  const bare = await person(app, 'Efe', { profile: false });
  expect((await save({}, bare)).__typename).toBe('NotAvailable');
});

it('counts nothing of a filter that the rules no longer admit', async () => {
  const deckFilter = JSON.stringify({ minAge: 3, maxAge: 30 });
  await app.db.updateTable('profiles').set({ deckFilter, showMe: 'male' }).where('id', '=', ada.id).execute();
  expect((await saved()).filter).toEqual({ ...nothing, gender: 'MALE' });
});
