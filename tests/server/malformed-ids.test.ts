/** What is no id, in every place of the contract that takes one: the answer is that to an id of nothing, and Postgres never sees it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idOf, keyOf, type RawId } from '#server/base/ids.ts';
import { matched, newAdmin, type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { sessionRow } from '#tests/setup/games.ts';
import { type IdPlace, idPlaces } from '#tests/setup/id-places.ts';
import { openWindows } from '#tests/setup/throttles.ts';

/** Ids that a caller makes: a new one is no unknown one, so what is malformed is told as such. */
const madeByCallers = [
  'SendMessageInput.clientId',
  'ShareDateIdeaInput.clientId',
  'ProposeDatePlanInput.clientId',
  'SendCallSignalInput.callId',
  'SendCompanionMessageInput.clientId',
  'PlayGameInput.clientId',
  'InviteToGameInput.clientId',
  'PlayMoveInput.clientId',
];
const malformed = [
  'abc',
  '',
  '00000000-0000-4000-8000-00000000000g',
  crypto.randomUUID().replaceAll('-', ''),
  '\u0000',
];

let app: TestApp;
let kemi: Person;
let known: Record<string, unknown>;
beforeAll(async () => {
  app = await startTestApp();
  // She may ask for everything that people and administrators ask for.
  kemi = await newAdmin(app, 'Kemi', { plan: 'soul' });
  const bola = await person(app, 'Bola', { plan: 'soul' });
  const matchId = await matched(app, kemi, bola);
  known = {
    matchId,
    callId: crypto.randomUUID(),
    'PlayMoveInput.sessionId': await sessionRow(app, { matchId, people: [bola.id, kemi.id] }),
    clientId: crypto.randomUUID(),
    scenarioId: 'first_message',
    signal: { isStillHere: true },
    secret: '123456',
    codeVerifier: 'x'.repeat(43),
    newPassword: 'secret-2',
    content: 'Hello there',
    startsAt: new Date(Date.now() + 86_400_000).toISOString(),
    counter: { placeName: 'A garden' },
    answer: 'COUNTER',
    version: 1,
    'SaveNewsletterArticleInput.content': 'A good beginning is half of the work. '.repeat(5),
    description: 'A quiet place with a view of the lagoon',
    tips: ['Come early', 'Bring a friend', 'Wear good shoes', 'Ask for the terrace'],
    bestForDateNumbers: [1],
    dateOfBirth: '1990-01-01',
    gender: 'FEMALE',
    bio: 'A person who likes to walk along the lagoon, and to cook for friends.',
    interests: 'walks, cooking, highlife',
    hasConsentedToDataProcessing: true,
    'ReportProfileInput.reason': 'OTHER',
  };
});
afterAll(() => app.stop());

async function answerTo({ naming }: IdPlace, id: string): Promise<{ status: number; body: string }> {
  await openWindows(app);
  const { query, variables } = naming(id, known);
  if (!query.startsWith('subscription')) {
    const { status, body } = await app.gql(query, variables, kemi.accessToken);
    return { status, body };
  }
  const body = await new Promise((resolve) => {
    const sink = { next: resolve, error: resolve, complete: () => resolve('complete') };
    app.socket(kemi.accessToken).subscribe({ query, variables }, sink);
  });
  return { status: 200, body: JSON.stringify(body) };
}

describe('what is no id', () => {
  const [callers, others] = [
    idPlaces.filter(({ name }) => madeByCallers.includes(name)),
    idPlaces.filter(({ name }) => !madeByCallers.includes(name)),
  ];

  test('there are places to try', () => {
    expect(others.length).toBeGreaterThan(45);
    expect(callers).toHaveLength(madeByCallers.length);
  });

  test.each(others.map((place) => [place.name, place] as const))('%s', async (name, place) => {
    const unknown = await answerTo(place, crypto.randomUUID());
    // Else something else was refused, and the id was not looked at.
    const field = name.split(/[.(]/)[1];
    expect(unknown.body).not.toMatch(new RegExp(`INTERNAL_SERVER_ERROR|BAD_USER_INPUT|"path":"(?!${field}")`));
    for (const id of malformed) expect(await answerTo(place, id), JSON.stringify(id)).toEqual(unknown);
  });

  test.each(callers.map((place) => [place.name, place] as const))('%s', async (_name, place) => {
    for (const id of malformed) {
      const { status, body } = await answerTo(place, id);
      expect([status, body]).toEqual([200, expect.stringContaining('"InvalidInput"')]);
    }
  });
});

describe('an id that nobody has read', () => {
  const raw = 'abc' as unknown as RawId;

  test('is nothing that a statement takes: the types say so', () => {
    const { db } = app;
    const statements = [
      // @ts-expect-error No condition compares it.
      db.selectFrom('users').select('id').where('id', '=', raw),
      // @ts-expect-error Nor a list of them.
      db.selectFrom('users').select('id').where('id', 'in', [raw]),
      // @ts-expect-error No column is set to it.
      db.updateTable('profilePhotos').set({ userId: raw }),
      // @ts-expect-error No row holds it.
      db.insertInto('userRoles').values({ userId: raw, role: 'admin' }),
    ];
    expect(statements).toHaveLength(4);
  });

  test('is no text: it is neither compared nor handed on before it was read', () => {
    // @ts-expect-error It is no text.
    const text: string = raw;
    // @ts-expect-error It equals none.
    expect(raw === text.concat('')).toBe(true);
    // @ts-expect-error It has no letters to change.
    expect(raw.toLowerCase()).toBe('abc');
    expect([idOf(raw), keyOf(raw)]).toEqual([null, 'abc']);
  });
});
