/** The guide of places: for whom, in which order, by which filter, a page at a time. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncDateIdeas } from '#server/features/date-ideas/service.ts';
import { listedIdea } from '#tests/factories/date-ideas.ts';
import { grant, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';

const GUIDE = `query ($filter: DateIdeaFilterInput, $first: Int! = 20, $after: String) {
  dateIdeas(filter: $filter, first: $first, after: $after) {
    totalCount nodes { id name } edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
const CARD = `{ dateIdeas(first: 1) { nodes { name description category area city state budgetLevel romanticScore estimatedCost bestTime
  openingHours tips bestForDateNumbers isFeatured } } }`;

/** In the order of the guide: by hearts below the featured ones, and by key among equals. */
const places = [
  listedIdea('Beach of songs', { featured: true, romanticScore: 2, category: 'beach', bestForDateNumbers: [3] }),
  listedIdea('Abuja lake', { city: 'abuja', romanticScore: 5, budgetLevel: 'high', bestForDateNumbers: [4] }),
  listedIdea('Creek walk', {
    city: 'port_harcourt',
    romanticScore: 5,
    budgetLevel: 'medium',
    bestForDateNumbers: [2],
  }),
  listedIdea('Art house', { category: 'culture', bestForDateNumbers: [1, 4] }),
  listedIdea('Book café', { category: 'cafe' }),
  listedIdea('Hill of views', { city: 'ibadan', romanticScore: 1 }),
];
const names = places.map(({ name }) => name);

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
  ada = await person(app, 'Ada', { profile: false, plan: 'gold' });
  await syncDateIdeas(app.deps, places.toReversed());
});
afterAll(() => app.stop());

const ask = (variables: object = {}, token: string | undefined = ada.accessToken) =>
  app.gql(GUIDE, variables as Record<string, unknown>, token);
async function guide(filter: object = {}): Promise<{ names: string[]; totalCount: number }> {
  const { data, body } = await ask({ filter });
  expect(data?.dateIdeas, body).toBeTruthy();
  return { names: data.dateIdeas.nodes.map(({ name }: Data) => name), totalCount: data.dateIdeas.totalCount };
}
const code = (answer: Awaited<ReturnType<typeof ask>>) => answer.errors?.[0]?.extensions?.code;

describe('the order', () => {
  it('is the featured ones, then those with the most hearts, then by name', async () => {
    expect(await guide()).toEqual({ names, totalCount: 6 });
  });

  it('shows every field as it came', async () => {
    const { data } = await app.gql(CARD, {}, ada.accessToken);
    expect(data.dateIdeas.nodes).toEqual([
      {
        name: 'Beach of songs',
        description: 'A quiet garden with a view and good music.',
        category: 'BEACH',
        area: 'Lekki',
        city: 'LAGOS',
        state: 'Lagos',
        budgetLevel: 'LOW',
        romanticScore: 2,
        estimatedCost: '₦5,000 to ₦10,000 for two',
        bestTime: 'Late afternoon',
        openingHours: '9 am to 6 pm',
        tips: ['Bring cash for the gate.', 'Come early.'],
        bestForDateNumbers: [3],
        isFeatured: true,
      },
    ]);
  });
});

describe('a filter', () => {
  it.each([
    [{ dateNumber: 1 }, ['Art house', 'Book café', 'Hill of views']],
    [{ dateNumber: 2 }, ['Creek walk', 'Book café', 'Hill of views']],
    [{ dateNumber: 3 }, ['Beach of songs']],
    [{ dateNumber: 4 }, ['Abuja lake', 'Art house']],
    [{ city: 'LAGOS' }, ['Beach of songs', 'Art house', 'Book café']],
    [{ city: 'ABUJA' }, ['Abuja lake']],
    [{ city: 'PORT_HARCOURT' }, ['Creek walk']],
    [{ city: 'IBADAN' }, ['Hill of views']],
    [{ budgetLevel: 'LOW' }, ['Beach of songs', 'Art house', 'Book café', 'Hill of views']],
    [{ budgetLevel: 'MEDIUM' }, ['Creek walk']],
    [{ budgetLevel: 'HIGH' }, ['Abuja lake']],
    [{ category: 'CAFE' }, ['Book café']],
    [{ dateNumber: 1, city: 'LAGOS', budgetLevel: 'LOW', category: 'CULTURE' }, ['Art house']],
    [{ dateNumber: 3, city: 'ABUJA' }, []],
    [{ dateNumber: null, city: null, budgetLevel: null, category: null }, names],
  ])('%o', async (filter, found) => {
    expect(await guide(filter)).toEqual({ names: found, totalCount: found.length });
  });

  it.each([0, 5, -1])('of date %i is refused', async (dateNumber) => {
    const answer = await ask({ filter: { dateNumber } });
    expect(code(answer)).toBe('BAD_USER_INPUT');
    expect(answer.errors?.[0]?.message).toBe('The date must be a whole number from 1 to 4');
  });
});

describe('a page', () => {
  it.each([1, 2, 3, 5])('of %i goes on without a gap or a double', async (first) => {
    const seen: string[] = [];
    for (let after: string | null = null; ; ) {
      const { data } = await ask({ first, after });
      const { nodes, pageInfo, totalCount } = data.dateIdeas;
      expect(totalCount).toBe(6);
      expect(pageInfo.hasPreviousPage).toBe(after !== null);
      seen.push(...nodes.map(({ name }: Data) => name));
      if (!pageInfo.hasNextPage) break;
      expect(nodes).toHaveLength(first);
      after = pageInfo.endCursor;
    }
    expect(seen).toEqual(names);
  });

  it.each([0, -1, 101])('of %i is refused', async (first) => {
    expect(code(await ask({ first }))).toBe('BAD_USER_INPUT');
  });

  const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  it.each([
    'nonsense',
    cursor('liker', '2026-01-01T00:00:00.000Z', crypto.randomUUID()),
    cursor('date idea', 2, 3, 'lagos-a'),
    cursor('date idea', 1, 99_999, 'lagos-a'),
    cursor('date idea', 1, 3, 'a\u0000'),
    cursor('date idea', 1, 3, '\ud800'),
    cursor('date idea', 1, 3, 7),
  ])('after %s is refused', async (after) => expect(code(await ask({ after }))).toBe('BAD_USER_INPUT'));
});

describe('who may', () => {
  it('nobody who is signed out, and nobody on the free plan', async () => {
    const bola = await person(app, 'Bola', { profile: false });
    expect(code(await app.gql(GUIDE, {}))).toBe('UNAUTHENTICATED');
    expect(code(await ask({}, bola.accessToken))).toBe('FORBIDDEN');
    // Whatever else is wrong with what they ask.
    expect(code(await ask({ first: 0 }, bola.accessToken))).toBe('FORBIDDEN');
  });

  it('a plan opens it until the instant at which it ends', async () => {
    const chidi = await person(app, 'Chidi', { profile: false });
    await grant(app, chidi, 'soul', new Date(app.clock.now().getTime() + 60_000));
    expect((await ask({}, chidi.accessToken)).data.dateIdeas.totalCount).toBe(6);
    app.clock.advance(61_000);
    expect(code(await ask({}, chidi.accessToken))).toBe('FORBIDDEN');
  });
});
