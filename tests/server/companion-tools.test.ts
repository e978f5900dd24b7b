/** What a model looks up by itself. The endpoint is scripted, and really streams over HTTP; the rows are those of a real database. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outingIn } from '#rules/outings.ts';
import { lookupOf } from '#server/features/companion/advice-service.ts';
import { syncDateIdeas } from '#server/features/date-ideas/service.ts';
import { editArticle, markArticleRemoved, shownArticle } from '#server/features/newsletter/article-queries.ts';
import { syncArticles } from '#server/features/newsletter/article-service.ts';
import { CoachFailure, type CoachPrompt, type Lookup, type ReplyPart } from '#server/ports/coach.ts';
import { createOpenAiCoach } from '#server/ports/coach-openai.ts';
import { insteadOfLeak } from '#server/ports/coach-reply.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { type CoachDouble, startCoachDouble } from '#tests/setup/coach-double.ts';

let app: TestApp;
let double: CoachDouble;
let lookup: Lookup;
beforeAll(async () => {
  app = await startTestApp();
  await syncDateIdeas(app.deps);
  await syncArticles(app.deps);
  double = await startCoachDouble();
  lookup = lookupOf(app.deps);
});
beforeEach(() => {
  double.scripts.length = 0;
  double.requests.length = 0;
});
afterAll(async () => {
  await double.stop();
  await app.stop();
});

const question = 'Where can we go in Ibadan with 10,000 naira?';
const prompt = (): CoachPrompt => ({
  scenario: 'first-message',
  gender: 'female',
  tone: 'friendly',
  coachMode: false,
  advice: {
    found: { outing: outingIn(question, () => null), places: [], fit: 'none', least: null },
    isAsked: true,
  },
  lookup,
  messages: [{ role: 'user', content: question }],
});

async function said(given: CoachPrompt) {
  const parts: ReplyPart[] = [];
  for await (const part of newCoach().reply(given, new AbortController().signal)) parts.push(part);
  return { text: parts.map((part) => ('text' in part ? part.text : '')).join(''), parts };
}
const newCoach = () => createOpenAiCoach({ baseUrl: double.url, apiKey: null, model: 'm', tokensPerDay: 1_000_000 });
const says = (text: string) => ({ kind: 'tokens' as const, tokens: text.match(/.{1,9}/gs) ?? [] });
/** What the tools answered in the request that came after them. */
const results = (at: number) =>
  double.requests[at]?.body.messages.filter(({ role }) => role === 'tool').map(({ content }) => JSON.parse(content));

describe('a model that calls tools', () => {
  it('gets real rows, and may name what it got and nothing else', async () => {
    double.scripts.push(
      { kind: 'tools', calls: [['find_places', '{"city":"ibadan","naira":10000,"dateNumber":1}']] },
      says('Agodi Gardens is calm. Golden Parrot Lounge is loud.'),
    );
    const { text, parts } = await said(prompt());
    const [found] = results(1) ?? [];
    expect(found.places.length).toBeGreaterThan(0);
    expect(found.places.length).toBeLessThanOrEqual(8);
    const [{ name }] = found.places;
    expect(Object.keys(found.places[0])).toEqual(['name', 'area', 'city', 'cost', 'bestTime', 'tip']);
    expect(text).toContain(
      found.places.some((place: { name: string }) => place.name === 'Agodi Gardens') ? 'Agodi Gardens' : '',
    );
    expect(text).not.toContain('Golden Parrot');
    double.scripts.push(
      { kind: 'tools', calls: [['find_places', '{"city":"ibadan","naira":10000}']] },
      says(`Try ${name}. `),
    );
    expect((await said(prompt())).text).toContain(name);
    // Both requests are paid.
    expect(parts.filter((part) => 'tokens' in part)).toEqual([{ tokens: 200 }]);
  });

  it('reads our newsletter and our openers', async () => {
    double.scripts.push(
      {
        kind: 'tools',
        calls: [
          ['find_articles', '{"words":"daylight and a friend"}'],
          ['find_openers', '{"interest":"football","language":"pidgin"}'],
        ],
      },
      says('Meet by day.'),
    );
    await said(prompt());
    const [articles, openers] = results(1) ?? [];
    expect(articles.passages.map(({ title }: { title: string }) => title)).toContain(
      'Meet in daylight and tell a friend',
    );
    expect(openers.openers.length).toBeGreaterThan(2);
  });

  it.each([
    ['find_places', '{"city":"atlantis"}'],
    ['find_places', '{"city":"lagos","naira":-1}'],
    ['find_places', '{"city":'],
    ['find_articles', JSON.stringify({ words: 'a'.repeat(201) })],
    ['find_people', '{}'],
    ['toString', '{}'],
  ])('is told that %s(%s) cannot be had, and goes on', async (name, given) => {
    double.scripts.push({ kind: 'tools', calls: [[name, given]] }, says('Then walk in a park by day.'));
    expect((await said(prompt())).text).toBe('Then walk in a park by day.');
    expect(results(1)).toEqual([{ error: expect.any(String) }]);
  });

  it('twice is answered; for ever is asked without tools, and then the written coach answers', async () => {
    const calls = { kind: 'tools' as const, calls: [['find_articles', '{"words":"money"}'] as const] };
    double.scripts.push(calls, calls, says('Talk about money early.'));
    expect((await said(prompt())).text).toBe('Talk about money early.');
    expect(double.requests.map(({ body }) => body.tool_choice)).toEqual(['auto', 'auto', 'none']);
    double.scripts.push(calls, calls, calls);
    expect((await said(prompt())).text).toMatch(/^Nothing on our list in Ibadan/);
    expect(double.requests).toHaveLength(6);
  });

  it('too many at once, or with endless arguments, is cut off', async () => {
    const many = Array.from({ length: 5 }, () => ['find_articles', '{"words":"money"}'] as const);
    for (const calls of [many, [['find_articles', `{"words":"${'a'.repeat(3_000)}"}`] as const]]) {
      double.scripts.push({ kind: 'tools', calls });
      await expect(said(prompt())).rejects.toBeInstanceOf(CoachFailure);
    }
    expect(double.requests).toHaveLength(2);
  });
});

describe('what surrounds a call', () => {
  const places = { kind: 'tools' as const, calls: [['find_places', '{"city":"ibadan"}'] as const] };

  it('no place is invented after a lookup that nobody had heard coming', async () => {
    const given = { ...prompt(), advice: { found: null, isAsked: true } };
    double.scripts.push(places, says('Try Shiro. Visit Terra Kulture in Lagos. Go by day.'));
    expect((await said(given)).text).toBe('Go by day.');
  });

  it('what was said before it is no answer, and is not glued to one', async () => {
    const before = { ...places, text: 'Let me look in our guide.' };
    double.scripts.push(before, says('Go by day.'));
    expect((await said(prompt())).text).toBe('Let me look in our guide.\nGo by day.');
    expect(double.requests[1]?.body.messages.find(({ role }) => role === 'assistant')?.content).toBe(before.text);
    double.scripts.push(before, says('Try Shiro.'));
    expect((await said(prompt())).text).toMatch(/^Let me look in our guide\.\nNothing on our list/);
    double.scripts.push(before, says(''));
    await expect(said(prompt())).rejects.toBeInstanceOf(CoachFailure);
  });

  it('a call that is written as text is not shown', async () => {
    double.scripts.push(says('{"name": "find_places", "arguments": {"city": "ibadan"}}'));
    expect((await said(prompt())).text).not.toContain('find_places');
  });

  it('calls without an index, and with an id only once, are told apart', async () => {
    const calls = [
      ['find_openers', '{"interest":"music","language":"english"}'],
      ['find_openers', '{"interest":"food","language":"english"}'],
    ] as const;
    double.scripts.push({ kind: 'tools', calls, loosely: true }, says('Ask about music.'));
    await said(prompt());
    expect(results(1)?.every(({ openers }: { openers: string[] }) => openers.length > 2)).toBe(true);
    const sent = double.requests[1]?.body.messages.filter(({ role }) => role === 'tool') as { tool_call_id?: string }[];
    expect(sent.map(({ tool_call_id: id }) => id)).toEqual(['call-0', 'call-1']);
  });

  it('what was asked before a refusal is paid', async () => {
    double.scripts.push(places, { kind: 'status', status: 429 });
    await expect(said(prompt())).rejects.toMatchObject({ kind: 'coach_busy', tokens: 100 });
    double.scripts.push({ kind: 'status', status: 429 });
    await expect(said(prompt())).rejects.toMatchObject({ kind: 'coach_busy', tokens: 0 });
  });

  it('an endpoint that does not count pays for calls and tools as well', async () => {
    double.scripts.push({ ...places, usage: false }, { ...says('Go by day.'), usage: false });
    const { parts } = await said(prompt());
    const asked = parts.flatMap((part) => ('asked' in part ? part.asked : []));
    expect(asked).toEqual(asked.toSorted((one, other) => one - other));
    expect(asked.at(-1)).toBeGreaterThan(2 * (asked[0] ?? 0));
    expect(parts.at(-1)).toEqual({ tokens: expect.any(Number) });
  });

  it('instructions do not leak in the second answer either', async () => {
    double.scripts.push(places, { kind: 'echo' });
    expect((await said(prompt())).text).toBe(insteadOfLeak.asked);
  });

  it('whoever leaves while something is looked up ends it', async () => {
    const leaving = new AbortController();
    const slow: Lookup = {
      ...lookup,
      places: async (asked) => {
        leaving.abort();
        return lookup.places(asked);
      },
    };
    double.scripts.push(places);
    const parts: ReplyPart[] = [];
    for await (const part of newCoach().reply({ ...prompt(), lookup: slow }, leaving.signal)) parts.push(part);
    expect(double.requests).toHaveLength(1);
    // The first request is paid all the same.
    expect(parts.at(-1)).toEqual({ asked: 100 });
    expect(double.open).toBe(0);
  });

  it('a lookup that fails is told to the model', async () => {
    const broken: Lookup = { ...lookup, places: () => Promise.reject(new Error('no database')) };
    double.scripts.push(places, says('Go by day.'));
    expect((await said({ ...prompt(), lookup: broken })).text).toBe('Go by day.');
    expect(results(1)).toEqual([{ error: 'Nothing can be looked up now.' }]);
  });
});

it('an endpoint that takes no tools is asked without them', async () => {
  for (const status of [400, 422]) {
    double.requests.length = 0;
    double.scripts.push({ kind: 'status', status }, says('Walk by day.'));
    expect((await said(prompt())).text).toBe('Walk by day.');
    expect(double.requests.map(({ body }) => 'tools' in body)).toEqual([true, false]);
  }
});

it('a line of the practice comes without tools', async () => {
  const { advice: _, ...practice } = prompt();
  double.scripts.push(says('Fine, and you?'));
  await said(practice);
  expect(double.requests.map(({ body }) => 'tools' in body)).toEqual([false]);
});

it('an article that the console edits or removes is found as it is now', async () => {
  const titles = async (words: string) => (await lookup.passages(words, 3)).map(({ title }) => title);
  expect(await titles('genotype')).toEqual(['Brave questions are cheaper early']);
  const row = await shownArticle(app.db, 'brave-questions-are-cheaper-early');
  if (!row) throw new Error('No such article');
  const { day, category, subject, title } = row;
  const content = 'Ask about zobo recipes. '.repeat(20);
  await editArticle(app.db, row.id, { day, category, subject, title, content }, app.clock.now());
  expect(await titles('genotype')).toEqual([]);
  expect(await titles('zobo recipes')).toEqual([title]);
  await markArticleRemoved(app.db, row.id, app.clock.now());
  expect(await titles('zobo recipes')).toEqual([]);
});
