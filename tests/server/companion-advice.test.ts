/** Questions to the coach in the middle of the practice: what it answers from the product's own places, openers and pages. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { helpLines } from '#rules/crisis.ts';
import { type City, cities } from '#rules/date-ideas.ts';
import { costRange, nairaIn } from '#rules/naira.ts';
import { readIdeas } from '#server/features/date-ideas/content.ts';
import { syncDateIdeas } from '#server/features/date-ideas/service.ts';
import { markArticleRemoved, shownArticle } from '#server/features/newsletter/article-queries.ts';
import { syncArticles } from '#server/features/newsletter/article-service.ts';
import { createOpenAiCoach } from '#server/ports/coach-openai.ts';
import { createPracticeCoach } from '#server/ports/coach-practice.ts';
import { type Person, person } from '#tests/factories/people.ts';
import type { Data, TestApp } from '#tests/setup/app.ts';
import type { CoachDouble } from '#tests/setup/coach-double.ts';
import { giveCoach, startCompanion, talk, type World } from '#tests/setup/companion.ts';
import { diceOf } from '#tests/setup/random.ts';

let world: World;
let app: TestApp;
let double: CoachDouble;
beforeAll(async () => {
  world = await startCompanion();
  ({ app, double } = world);
  await syncDateIdeas(app.deps);
  await syncArticles(app.deps);
  giveCoach(app, createPracticeCoach({ random: diceOf(5), wait: async () => undefined }));
});
afterAll(() => world.stop());

const places = readIdeas();
const gold = (): Promise<Person> => person(app, 'Ada', { plan: 'gold' });

const answer = (by: Person, content: string): Promise<string> => answerIn('first-message', by, content);

async function answerIn(scenarioId: string, by: Person, content: string): Promise<string> {
  const events = await talk(app, by, content, { scenarioId });
  const last = events.at(-1) as Data;
  expect(last.__typename).toBe('CompanionReplyDone');
  return last.conversation.messages.at(-1).content;
}

/** Places of the guide that a reply names. Some names are parts of others. */
const namedIn = (reply: string) => places.filter(({ name, area }) => reply.includes(`• ${name}, ${area}`));

describe('where nothing is practised', () => {
  test('every message is a question, also one that a match could be told, and no practice is left for it', async () => {
    const ada = await gold();
    const { data } = await app.gql('{ companionAsking { id name questions { question } } }', {}, ada.accessToken);
    expect(data.companionAsking).toMatchObject({ id: 'ask', name: 'Ask Soul' });
    const reply = await answerIn('ask', ada, 'football and jollof: an opener please');
    expect(reply).toMatch(/football/);
    expect(reply).not.toMatch(/Out of the practice|As your coach|Tip:/);
    for (const { question } of data.companionAsking.questions) {
      const said = await answerIn('ask', ada, question);
      expect(said, question).not.toMatch(/no page about that|not in my guide/);
    }
    expect(await answerIn('ask', ada, 'I wan die')).toContain(helpLines[0]?.name ?? 'nothing');
  });

  test('no questions for a match are made', async () => {
    const ada = await gold();
    const { data } = await app.gql(
      'mutation { generateQuestions(input: { scenarioId: "ask" }) { __typename ... on UserError { message } } }',
      {},
      ada.accessToken,
    );
    expect(data.generateQuestions.message).toBe('There is no such scenario.');
  });
});

describe('the written coach', () => {
  test('an opener for football and jollof names both', async () => {
    const reply = await answer(await gold(), 'Give me an opener for football and jollof');
    expect(reply).toMatch(/football/);
    expect(reply).toMatch(/jollof/);
    expect(reply).toContain('?');
    expect(reply).not.toContain('Tip:');
  });

  test('a place in Ibadan for 10,000 naira is a real one, wholly within it; a second question brings others', async () => {
    const ada = await gold();
    const asked = 'Where can I take a girl in Ibadan with 10,000 naira?';
    const found = namedIn(await answer(ada, asked));
    expect(found).toHaveLength(3);
    for (const { city, estimatedCost } of found) {
      expect(city).toBe('ibadan');
      expect(costRange(estimatedCost)?.to).toBeLessThanOrEqual(10_000);
    }
    const others = namedIn(await answer(ada, asked));
    expect(others.filter((place) => found.includes(place))).toEqual([]);
  });

  test('who is asked to a house at night hears of a public place', async () => {
    const reply = await answer(await gold(), 'he wants our first meeting at his house at night');
    expect(reply).toMatch(/public|caf|mall/i);
  });

  test('whoever wants to die sees the help lines first', async () => {
    const reply = await answer(await gold(), 'I no fit again, I wan die');
    for (const { number } of helpLines) expect(reply).toContain(number);
  });

  test('a line of the practice stays one', async () => {
    const reply = await answer(await gold(), 'send me your nudes first');
    expect(reply).not.toMatch(/coach|advice/i);
    expect(namedIn(reply)).toEqual([]);
  });

  test('an invented city, no money and a billion: nothing is invented', async () => {
    const ada = await gold();
    const unknown = await answer(ada, 'Where can I take her in Zobotown with 10k?');
    expect(unknown).toMatch(/city/i);
    expect(namedIn(unknown)).toEqual([]);
    const none = await answer(ada, 'Where can I take her in Lagos with 0 naira?');
    expect(namedIn(none)).toEqual([]);
    expect(none).toContain('₦');
    expect(namedIn(await answer(ada, 'Where can I take her in Lagos with 1 billion naira?'))).toHaveLength(3);
    const far = await answer(ada, 'Where can I take her in Enugu?');
    expect(far).toContain('Enugu');
    for (const { city } of namedIn(far)) expect(city).toBe('port_harcourt');
  });

  const asked = Object.keys(cities).flatMap((city) =>
    ['5,000', '10,000', '20,000', '50,000'].map((sum) => [city as City, sum] as const),
  );
  test.each(asked)('whatever it names in %s for %s naira is a row of it', async (city, sum) => {
    const reply = await answer(
      await gold(),
      `Which place in ${cities[city].name} is good for a first date with ${sum} naira?`,
    );
    for (const line of reply.split('\n').filter((each) => each.startsWith('•'))) {
      const place = places.find(({ name, area }) => line.startsWith(`• ${name}, ${area}`));
      expect(place?.city, line).toBe(city);
      expect(costRange(place?.estimatedCost ?? '')?.from, line).toBeLessThanOrEqual(nairaIn(`${sum} naira`) ?? 0);
    }
  });
});

test('a page names an article of the newsletter, while it is shown', async () => {
  const ada = await gold();
  expect(await answer(ada, 'How do I make my profile pictures better?')).toContain(
    'newsletter: “The photo you are afraid to upload”.',
  );
  const row = await shownArticle(app.db, 'the-photo-you-are-afraid-to-upload');
  await markArticleRemoved(app.db, row?.id ?? '', app.clock.now());
  expect(await answer(ada, 'How do I make my profile pictures better?')).not.toContain('newsletter');
});

test('a model gets the rows as quoted JSON beside instructions of its own, and none in the practice', async () => {
  const ada = await gold();
  giveCoach(app, createOpenAiCoach({ baseUrl: double.url, apiKey: 'key', model: 'double', tokensPerDay: 1e6 }));
  await answer(ada, 'Where can I take a girl in Ibadan with 10,000 naira?');
  const [instructions, rows, question] = double.requests.at(-1)?.body.messages ?? [];
  expect(instructions?.content).toContain('the dating coach of');
  expect(rows).toMatchObject({ role: 'system', content: expect.stringContaining('"fit":"within"') });
  expect(question).toMatchObject({ role: 'user' });
  expect(double.requests.at(-1)?.body.tools).toHaveLength(3);
  const words = JSON.stringify({ words: 'daylight and a friend' });
  double.scripts.push({ kind: 'tools', calls: [['find_articles', words]] });
  await answer(ada, 'Should I tell my friend where we meet?');
  expect(double.requests.at(-1)?.raw).toContain('Meet in daylight and tell a friend');
  await answer(ada, 'Hello there');
  expect(double.requests.at(-1)?.body.tools).toBeUndefined();
  const practice = double.requests.at(-1)?.body.messages ?? [];
  expect(practice.filter(({ role }: Data) => role === 'system')).toHaveLength(1);
});
