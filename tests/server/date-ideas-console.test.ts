/** What administrators and their scripts do with the places for dates. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { syncDateIdeas } from '#server/features/date-ideas/service.ts';
import { listedIdea } from '#tests/factories/date-ideas.ts';
import { newAdmin, type Person, person } from '#tests/factories/people.ts';
import { type Answer, type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';

const ROW = `isDryRun dateIdea { id isRemoved editedAt idea { id name city area description tips bestForDateNumbers isFeatured } }`;
const FAULTS = '... on UserError { code message } ... on InvalidInput { fieldErrors { path message } }';
const SAVE = `mutation ($input: SaveDateIdeaInput!) { saveDateIdea(input: $input) { __typename
  ... on SaveDateIdeaSuccess { ${ROW} } ${FAULTS} } }`;
const REMOVE = `mutation ($input: RemoveDateIdeaInput!) { removeDateIdea(input: $input) { __typename
  ... on RemoveDateIdeaSuccess { ${ROW} } ... on UserError { code message } } }`;
const LIST = `query ($search: String! = "", $city: City, $first: Int! = 20, $after: String) {
  admin { dateIdeas(search: $search, city: $city, first: $first, after: $after) {
    nodes { isRemoved idea { name } } pageInfo { hasNextPage hasPreviousPage endCursor } } } }`;
const CREATE_TOKEN = `mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) {
  ... on CreateAccessTokenSuccess { token accessToken { id } } } }`;

const input = {
  name: 'Terra Kulture',
  description: 'A gallery, a bookshop and a kitchen under one roof.',
  category: 'CULTURE',
  area: 'Victoria Island',
  city: 'LAGOS',
  budgetLevel: 'MEDIUM',
  romanticScore: 4,
  estimatedCost: '₦20,000 to ₦40,000 for two',
  bestTime: 'Saturday afternoon',
  openingHours: '9 am to 10 pm',
  tips: ['See what is on before you go.'],
  bestForDateNumbers: [2, 1, 2],
};

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await newAdmin(app, 'Zainab');
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db.deleteFrom('dateIdeas').execute();
  await app.db.deleteFrom('auditEvents').execute();
});

const run = (document: string, given: object, token = admin.accessToken): Promise<Answer> =>
  app.gql(document, { input: given }, token);
async function save(change: object = {}): Promise<Data> {
  const { data, body } = await run(SAVE, { ...input, ...change });
  expect(data?.saveDateIdea, body).toBeTruthy();
  return data.saveDateIdea;
}
const remove = async (dateIdeaId: string, more: object = {}) =>
  (await run(REMOVE, { dateIdeaId, ...more })).data.removeDateIdea;
const rows = () => app.db.selectFrom('dateIdeas').selectAll().orderBy('slug').execute();
const audits = () => app.db.selectFrom('auditEvents').selectAll().orderBy('id').execute();
const code = ({ errors }: Answer) => errors?.[0]?.extensions?.code;
const unknown = { __typename: 'NotAvailable', code: 'NOT_AVAILABLE', message: 'There is no such place.' };
const sameName = {
  __typename: 'InvalidInput',
  fieldErrors: [{ path: 'name', message: 'There is a place of this name in this city already.' }],
};

describe('saving', () => {
  it('adds a place with an audit row; a dry run tells the same and stores nothing', async () => {
    const dry = await save({ isDryRun: true });
    expect(dry).toMatchObject({ __typename: 'SaveDateIdeaSuccess', isDryRun: true });
    expect([await rows(), await audits()]).toEqual([[], []]);

    const { dateIdea, isDryRun } = await save();
    expect(isDryRun).toBe(false);
    expect(dateIdea).toMatchObject({ isRemoved: false, editedAt: expect.any(String) });
    expect(dateIdea.idea).toMatchObject({ name: 'Terra Kulture', bestForDateNumbers: [1, 2], isFeatured: false });
    expect({ ...dry.dateIdea.idea, id: '' }).toEqual({ ...dateIdea.idea, id: '' });
    expect(await rows()).toMatchObject([{ id: dateIdea.id, slug: 'lagos-terra-kulture', category: 'culture' }]);
    expect(await audits()).toMatchObject([
      {
        action: 'save_date_idea',
        actorId: admin.id,
        subjectId: admin.id,
        accessTokenId: null,
        details: { dateIdeaId: dateIdea.id, slug: 'lagos-terra-kulture' },
      },
    ]);
  });

  it('changes one by its id, and shows a hidden one again', async () => {
    const { id } = (await save()).dateIdea;
    await remove(id);
    const dry = await save({ dateIdeaId: id, area: 'Ikoyi', isDryRun: true });
    expect(dry.dateIdea).toMatchObject({ isRemoved: false, idea: { area: 'Ikoyi' } });
    expect((await rows())[0]).toMatchObject({ area: 'Victoria Island', removedAt: expect.any(Date) });
    const done = await save({ dateIdeaId: id, area: 'Ikoyi', name: 'Terra', isFeatured: true });
    expect(done.dateIdea).toMatchObject({ id, isRemoved: false, idea: { area: 'Ikoyi', isFeatured: true } });
    // The key stays: it is what the content knows it by.
    expect(await rows()).toMatchObject([{ id, slug: 'lagos-terra-kulture', name: 'Terra', removedAt: null }]);
    expect(await audits()).toHaveLength(3);
  });

  it('refuses a second place of a name in a city, however it is spelt and also a hidden one, but not its own', async () => {
    const { id } = (await save()).dateIdea;
    expect(await save({ name: ' TERRA  kültüre' })).toMatchObject(sameName);
    await remove(id);
    expect(await save()).toMatchObject(sameName);
    expect(await save({ dateIdeaId: id, name: 'Terra-Kulture' })).toMatchObject({ __typename: 'SaveDateIdeaSuccess' });
    const abuja = await save({ city: 'ABUJA' });
    expect(abuja).toMatchObject({ __typename: 'SaveDateIdeaSuccess' });
    expect(await save({ dateIdeaId: abuja.dateIdea.id, city: 'LAGOS' })).toMatchObject(sameName);
    // The name of one that was renamed is free again.
    await save({ dateIdeaId: id, name: 'Terra' });
    expect(await save()).toMatchObject({ __typename: 'SaveDateIdeaSuccess' });
    expect((await rows()).map(({ slug }) => slug)).toEqual([
      'abuja-terra-kulture',
      'lagos-terra-kulture',
      'lagos-terra-kulture-2',
    ]);
  });

  it('of one name at once one is kept', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => save()));
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual([
      ...Array(3).fill('InvalidInput'),
      'SaveDateIdeaSuccess',
    ]);
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    [{ name: 'x' }, 'name'],
    [{ description: 'Short.' }, 'description'],
    [{ romanticScore: 6 }, 'romanticScore'],
    [{ tips: Array(5).fill('A tip to follow.') }, 'tips'],
    [{ bestForDateNumbers: [] }, 'bestForDateNumbers'],
  ])('refuses %o', async (change, path) => {
    expect(await save(change)).toMatchObject({ __typename: 'InvalidInput', fieldErrors: [{ path }] });
    expect([await rows(), await audits()]).toEqual([[], []]);
  });

  it.each(['nonsense', crypto.randomUUID()])('knows no place %s', async (id) => {
    expect(await save({ dateIdeaId: id })).toEqual(unknown);
    expect(await remove(id)).toEqual(unknown);
    expect(await audits()).toEqual([]);
  });

  it.each([
    '<script>alert(1)</script> & "quotes"',
    "'); drop table date_ideas; --",
    '=cmd|calc!A1 {{7*7}} #{7*7} %00 \\u0000',
    'Ọlọ́run mọ̀ 🌴🌴 مرحبا',
  ])('keeps %s as the text it is', async (name) => {
    const { idea } = (await save({ name, area: name, tips: [name] })).dateIdea;
    expect(idea).toMatchObject({ name, area: name, tips: [name] });
    const { data } = await app.gql(LIST, { search: name.slice(2).toUpperCase() }, admin.accessToken);
    expect(data.admin.dateIdeas.nodes).toEqual([{ isRemoved: false, idea: { name } }]);
  });
});

describe('removing', () => {
  it('hides a place with an audit row, once; a dry run stores nothing', async () => {
    const { id } = (await save()).dateIdea;
    await app.db.deleteFrom('auditEvents').execute();
    expect(await remove(id, { isDryRun: true })).toMatchObject({ isDryRun: true, dateIdea: { id, isRemoved: true } });
    expect((await rows())[0]?.removedAt).toBeNull();
    expect(await audits()).toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      expect(await remove(id)).toMatchObject({ isDryRun: false, dateIdea: { id, isRemoved: true } });
    }
    expect((await rows())[0]?.removedAt).not.toBeNull();
    expect(await audits()).toMatchObject([
      { action: 'remove_date_idea', subjectId: admin.id, details: { dateIdeaId: id, slug: 'lagos-terra-kulture' } },
    ]);
  });

  it('takes it out of the guide', async () => {
    const ada = await person(app, 'Ada', { profile: false, plan: 'gold' });
    const { id } = (await save()).dateIdea;
    const count = async () =>
      (await app.gql('{ dateIdeas { totalCount nodes { id } } }', {}, ada.accessToken)).data.dateIdeas;
    expect(await count()).toEqual({ totalCount: 1, nodes: [{ id }] });
    await remove(id);
    expect(await count()).toEqual({ totalCount: 0, nodes: [] });
  });
});

describe('the list', () => {
  const list = async (variables: object = {}): Promise<string[]> => {
    const { data, body } = await app.gql(LIST, variables as Record<string, unknown>, admin.accessToken);
    expect(data?.admin, body).toBeTruthy();
    return data.admin.dateIdeas.nodes.map(({ isRemoved, idea }: Data) => (isRemoved ? `(${idea.name})` : idea.name));
  };
  beforeEach(async () => {
    await syncDateIdeas(app.deps, [
      listedIdea('Beta'),
      listedIdea('Alpha', { area: '100% Yaba' }),
      listedIdea('Alpha', { city: 'abuja', area: 'Wuse' }),
      listedIdea('Gamma_1', { area: 'Yaba' }),
    ]);
    const gone = (await rows()).find(({ name }) => name === 'Beta');
    await remove(gone?.id ?? '');
  });

  it('is by name, hidden ones too, of all cities or of one, by letters of name or area', async () => {
    expect(await list()).toEqual(['Alpha', 'Alpha', '(Beta)', 'Gamma_1']);
    expect(await list({ city: 'ABUJA' })).toEqual(['Alpha']);
    expect(await list({ search: ' yAbA ' })).toEqual(['Alpha', 'Gamma_1']);
    expect(await list({ search: '%' })).toEqual(['Alpha']);
    expect(await list({ search: '_' })).toEqual(['Gamma_1']);
    expect(await list({ search: 'alpha', city: 'LAGOS' })).toEqual(['Alpha']);
    expect(await list({ search: '\u0000' })).toHaveLength(4);
  });

  it('goes on a page at a time', async () => {
    const seen: number[] = [];
    for (let after: string | null = null; ; ) {
      const { data } = await app.gql(LIST, { first: 1, after }, admin.accessToken);
      seen.push(data.admin.dateIdeas.nodes.length);
      after = data.admin.dateIdeas.pageInfo.endCursor;
      if (!data.admin.dateIdeas.pageInfo.hasNextPage) break;
    }
    expect(seen).toEqual([1, 1, 1, 1]);
  });

  it.each([{ search: 'x'.repeat(101) }, { first: 0 }, { first: 101 }, { after: 'nonsense' }])(
    'refuses %o',
    async (variables) => expect(code(await app.gql(LIST, variables, admin.accessToken))).toBe('BAD_USER_INPUT'),
  );
});

describe('who may', () => {
  it('administrators only', async () => {
    const ada = await person(app, 'Ada', { profile: false, plan: 'gold' });
    const gone = { dateIdeaId: crypto.randomUUID() };
    expect(code(await run(SAVE, input, ada.accessToken))).toBe('FORBIDDEN');
    expect(code(await run(REMOVE, gone, ada.accessToken))).toBe('FORBIDDEN');
    expect(code(await app.gql(SAVE, { input }))).toBe('UNAUTHENTICATED');
    expect(code(await app.gql(REMOVE, { input: gone }))).toBe('UNAUTHENTICATED');
    expect(await rows()).toEqual([]);
  });

  it('a script with the scope CATALOG_WRITE, and none without it', async () => {
    const made = async (scopes: string[]) =>
      (await run(CREATE_TOKEN, { name: 'places', scopes, days: 1 })).data.createAccessToken;
    const weak = await made(['USERS_READ', 'SUPPORT_WRITE']);
    expect(code(await run(SAVE, input, weak.token))).toBe('FORBIDDEN');
    expect(await rows()).toEqual([]);
    const strong = await made(['CATALOG_WRITE']);
    const { data } = await run(SAVE, input, strong.token);
    const { id } = data.saveDateIdea.dateIdea;
    expect(code(await run(REMOVE, { dateIdeaId: id }, weak.token))).toBe('FORBIDDEN');
    expect((await run(REMOVE, { dateIdeaId: id }, strong.token)).data.removeDateIdea.dateIdea.isRemoved).toBe(true);
    expect((await audits()).filter(({ action }) => action.endsWith('date_idea'))).toMatchObject([
      { action: 'save_date_idea', accessTokenId: strong.accessToken.id },
      { action: 'remove_date_idea', accessTokenId: strong.accessToken.id },
    ]);
  });
});
