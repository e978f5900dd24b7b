/** How the places of the content come into the database, and stay what administrators made of them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ListedIdea, readIdeas } from '#server/features/date-ideas/content.ts';
import { positionOf } from '#server/features/date-ideas/place-service.ts';
import { syncDateIdeas } from '#server/features/date-ideas/service.ts';
import { townNamed } from '#server/features/profiles/town-service.ts';
import { listedIdea } from '#tests/factories/date-ideas.ts';
import { newAdmin, type Person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { ask } from '#tests/setup/ask.ts';

const REMOVE = `mutation ($input: RemoveDateIdeaInput!) { removeDateIdea(input: $input) { __typename } }`;
const SAVE = `mutation ($input: SaveDateIdeaInput!) { saveDateIdea(input: $input) { __typename } }`;

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await newAdmin(app, 'Zainab');
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db.deleteFrom('dateIdeas').execute();
});

const rows = () => app.db.selectFrom('dateIdeas').selectAll().orderBy('slug').execute();
/** Names of the guide, a hidden one in brackets. */
const names = async () => (await rows()).map(({ name, removedAt }) => (removedAt === null ? name : `(${name})`));
/** Where Postgres keeps each row and who wrote or locked it last: whatever touches a row changes this. */
const versions = async () =>
  (await sql`select slug, ctid::text, xmin::text, xmax::text from date_ideas order by slug`.execute(app.db)).rows;
const inputOf = ({ slug: _slug, featured: isFeatured, sourceUrl: _url, sourceDate: _date, ...place }: ListedIdea) => ({
  ...place,
  isFeatured,
  city: place.city.toUpperCase(),
  category: place.category.toUpperCase(),
  budgetLevel: place.budgetLevel.toUpperCase(),
});
const save = (id: string, place: ListedIdea) =>
  ask(app, SAVE, { dateIdeaId: id, ...inputOf(place) }, admin.accessToken).then(({ __typename }) =>
    expect(__typename).toBe('SaveDateIdeaSuccess'),
  );

/** As the content brings a place. */
const brought = (place: ListedIdea) => ({
  ...place,
  ...positionOf(place.city, place.area),
  editedAt: null,
  removedAt: null,
  checkedOn: null,
});

const a = listedIdea('A garden');
const b = listedIdea('B museum', { city: 'ibadan' });
const c = listedIdea('C <b>club</b> "O\'Neil" \\ 100%', { tips: [] });

it('brings each place as it is written', async () => {
  await syncDateIdeas(app.deps, [c, a, b]);
  expect(await rows()).toEqual([b, a, c].map((place) => ({ ...brought(place), id: expect.any(String) })));
});

it('writes nothing, and locks nothing, when nothing changed', async () => {
  await syncDateIdeas(app.deps, [a, b, c]);
  await save((await rows()).find(({ name }) => name === a.name)!.id, { ...a, area: 'Ikoyi' });
  const before = await versions();
  await syncDateIdeas(app.deps, [a, b, c]);
  expect(await versions()).toEqual(before);
});

it('follows what was changed in the content, in every field, and keeps ids', async () => {
  await syncDateIdeas(app.deps, [a]);
  const [{ id } = { id: '' }] = await rows();
  const changed = listedIdea('A  gardén', {
    description: 'Something else is said of it now.',
    category: 'beach',
    area: 'Epe',
    budgetLevel: 'high',
    romanticScore: 5,
    estimatedCost: '₦90,000 for two',
    bestTime: 'In the morning',
    openingHours: 'Always',
    tips: ['Walk barefoot.'],
    bestForDateNumbers: [4],
    featured: true,
    sourceUrl: 'https://example.com/places',
    sourceDate: '2026-03',
  });
  for (const [field, value] of Object.entries(changed)) {
    if (field === 'slug' || field === 'city') continue;
    const now = { ...a, [field]: value };
    await syncDateIdeas(app.deps, [now]);
    expect(await rows(), field).toEqual([{ ...brought(now), id }]);
  }
});

it('leaves what an administrator changed, renamed or hid, also when the content changes', async () => {
  await syncDateIdeas(app.deps, [a, b, c]);
  const id = (name: string) => rows().then((all) => all.find((row) => row.name === name)!.id);
  await save(await id(a.name), { ...a, area: 'Ikoyi' });
  await save(await id(b.name), { ...b, name: 'B gallery' });
  await ask(app, REMOVE, { dateIdeaId: await id(c.name) }, admin.accessToken);
  const before = await rows();
  await syncDateIdeas(
    app.deps,
    [a, b, c].map((place) => ({ ...place, romanticScore: 5 })),
  );
  expect(await rows()).toEqual(before);
  await syncDateIdeas(app.deps, []);
  expect(await names()).toEqual(['B gallery', 'A garden', `(${c.name})`]);
});

it('hides what left the content, and shows it again when it comes back; what an administrator added stays', async () => {
  await syncDateIdeas(app.deps, [a, b]);
  await ask(app, SAVE, inputOf(c), admin.accessToken);
  await syncDateIdeas(app.deps, [b]);
  expect(await names()).toEqual(['B museum', '(A garden)', c.name]);
  await syncDateIdeas(app.deps, [b, { ...a, area: 'Ikeja' }]);
  expect(await names()).toEqual(['B museum', 'A garden', c.name]);
});

it('leaves a place that an administrator hid after the content gave it up', async () => {
  await syncDateIdeas(app.deps, [a]);
  await syncDateIdeas(app.deps, []);
  const [{ id } = { id: '' }] = await rows();
  await ask(app, REMOVE, { dateIdeaId: id }, admin.accessToken);
  await syncDateIdeas(app.deps, [a]);
  expect(await names()).toEqual(['(A garden)']);
});

it('may be done by several processes at once, in whatever order each has them', async () => {
  const many = Array.from({ length: 60 }, (_, index) => listedIdea(`Place ${index}`));
  await Promise.all([1, 2, 3, 4].map((n) => syncDateIdeas(app.deps, n % 2 ? many : many.toReversed())));
  expect(await rows()).toHaveLength(60);
  const changed = many.map((place) => ({ ...place, area: 'Yaba' }));
  await Promise.all([1, 2, 3, 4].map((n) => syncDateIdeas(app.deps, n % 2 ? changed : changed.toReversed())));
  expect((await rows()).every(({ area, removedAt }) => area === 'Yaba' && removedAt === null)).toBe(true);
});

it('holds places of the four cities, each key once', async () => {
  const places = readIdeas();
  expect(new Set(places.map(({ slug }) => slug)).size).toBe(places.length);
  expect(places.length).toBeGreaterThanOrEqual(120);
  expect(new Set(places.map(({ city }) => city))).toEqual(new Set(['lagos', 'abuja', 'port_harcourt', 'ibadan']));
  await syncDateIdeas(app.deps);
  expect(await rows()).toHaveLength(places.length);
});

it.each([
  ['lagos', '12 Admiralty Way, Lekki Phase 1', 'Lekki Phase 1'],
  ['port_harcourt', 'Tombia Street, GRA Phase 2', 'GRA Port Harcourt'],
  ['abuja', 'Central Business District', 'Abuja'],
  ['ibadan', 'Secretariat Road, Bodija', 'Bodija'],
] as const)('in %s, “%s” lies in %s', (city, area, town) => {
  const { latitude, longitude } = townNamed(town) ?? expect.fail(town);
  expect(positionOf(city, area)).toEqual({ latitude, longitude });
});
