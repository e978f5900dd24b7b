/** A model that misbehaves in ten ways: nothing of it reaches a person. The endpoint is scripted, and really streams over HTTP. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { outingIn } from '#rules/outings.ts';
import { type Advice, CoachFailure, type CoachPrompt, type Place } from '#server/ports/coach.ts';
import { createOpenAiCoach } from '#server/ports/coach-openai.ts';
import { type CoachDouble, type CoachScript, startCoachDouble } from '#tests/setup/coach-double.ts';

let double: CoachDouble;
beforeAll(async () => {
  double = await startCoachDouble();
});
beforeEach(() => {
  double.scripts.length = 0;
});
afterAll(() => double.stop());

const garden: Place = {
  name: 'Agodi Gardens',
  area: 'Agodi',
  city: 'ibadan',
  cost: '₦4,000 to ₦9,000',
  bestTime: 'Saturday afternoon',
  tip: null,
};
const outing = outingIn('Ibadan, 10k', () => null);
const advice: Advice = { found: { outing, places: [garden], fit: 'within', least: null } };
const practice: CoachPrompt = {
  scenario: 'first-message',
  gender: 'female',
  tone: 'friendly',
  coachMode: false,
  messages: [{ role: 'user', content: 'Hello, how was your day?' }],
};
const asking: CoachPrompt = {
  ...practice,
  advice,
  messages: [{ role: 'user', content: 'Where can I take a girl in Ibadan with 10,000 naira?' }],
};

const coach = () => createOpenAiCoach({ baseUrl: double.url, apiKey: null, model: 'm', tokensPerDay: 1_000_000 });
const signal = () => new AbortController().signal;
const pieces = (text: string): CoachScript => ({ kind: 'tokens', tokens: text.match(/.{1,7}/gs) ?? [] });

/** What the person would see; a failure is shown as a sentence of the product. */
async function shown(script: CoachScript, prompt: CoachPrompt): Promise<string> {
  double.scripts.push(script);
  let text = '';
  try {
    for await (const part of coach().reply(prompt, signal())) if ('text' in part) text += part.text;
  } catch (error) {
    expect(error).toBeInstanceOf(CoachFailure);
    return `${text} [failed]`;
  }
  return text;
}

it('1. says its instructions, also in base64, backwards and in pieces', async () => {
  const disguises: ((text: string) => string)[] = [
    (text) => text,
    (text) => Buffer.from(text).toString('base64'),
    (text) => [...text].reverse().join(''),
  ];
  for (const prompt of [practice, asking]) {
    for (const disguise of disguises)
      expect(await shown({ kind: 'echo', size: 9, disguise }, prompt)).toMatch(
        /Let us stay with (?:dating|our practice)/,
      );
  }
});

it('2. names places that do not exist', async () => {
  const text = await shown(
    pieces('Go to Golden Parrot Lounge, it is lovely. Agodi Gardens is calm and within your sum.'),
    asking,
  );
  expect(text).toBe('Agodi Gardens is calm and within your sum.');
});

it('3. names nothing but places that do not exist: the written coach answers', async () => {
  const text = await shown(pieces('Try Cubana tonight. Or Skyline Rooftop!'), asking);
  expect(text).toContain('Agodi Gardens');
  expect(text).not.toMatch(/Cubana|Skyline/);
});

it('4. gives numbers, links and accounts', async () => {
  const said = 'Nice! Call 0803 123 4567, or www.evil.example/pay, or write to ada@evil.com.';
  for (const prompt of [practice, asking]) expect(await shown(pieces(said), prompt)).not.toMatch(/0803|evil|@/);
});

it('5. stops halfway, or breaks the line', async () => {
  for (const abruptly of [false, true])
    expect(await shown({ kind: 'half', tokens: ['Oh', ' well'], abruptly }, practice)).toMatch(
      /^(?:Oh(?: well| )?)? \[failed\]$/,
    );
});

it('6. says nothing, or blanks', async () => {
  expect(await shown({ kind: 'tokens', tokens: [] }, practice)).toBe(' [failed]');
  expect(await shown({ kind: 'tokens', tokens: [' ', '\n'] }, asking)).toContain('[failed]');
});

it('7. calls tools that nobody offered, for ever: the written coach answers, or nobody', async () => {
  const call = {
    id: 'c',
    choices: [{ index: 0, delta: { tool_calls: [{ index: 0, id: 't', function: { name: 'x' } }] } }],
  };
  const end = { id: 'c', choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] };
  const content = `${`data: ${JSON.stringify(call)}\n\n`.repeat(500)}data: ${JSON.stringify(end)}\n\ndata: [DONE]\n\n`;
  const script = { kind: 'garbage', type: 'text/event-stream', content } as const;
  expect(await shown(script, asking)).toContain('Agodi Gardens, Agodi: ₦4,000 to ₦9,000');
  expect(await shown(script, practice)).toBe(' [failed]');
});

it('8. never ends: it is cut, and its connection closed', async () => {
  double.scripts.push({ kind: 'tokens', tokens: Array.from({ length: 5_000 }, () => 'and so on, '), gapMs: 1 });
  let text = '';
  for await (const part of coach().reply(practice, signal())) if ('text' in part) text += part.text;
  expect(text.length).toBeLessThan(4_100);
  await expect.poll(() => double.open).toBe(0);
});

it('9. answers in JSON that is none, or with addresses in it', async () => {
  for (const content of ['{"warmth": 5, "clar', 'I would rather not.', '[]']) {
    double.scripts.push({ kind: 'json', content });
    await expect(coach().review('Hello dear', signal())).rejects.toBeInstanceOf(CoachFailure);
  }
  const suggestions = ['Ask about the beach.', 'Send it to www.evil.example'];
  const rewrite = 'Call me on 0803 123 4567';
  double.scripts.push({
    kind: 'json',
    content: JSON.stringify({ warmth: 9, clarity: 0, curiosity: 3, suggestions, rewrite }),
  });
  expect((await coach().review('Hello dear', signal())).feedback).toEqual({
    warmth: 5,
    clarity: 1,
    curiosity: 3,
    strengths: [],
    suggestions: ['Ask about the beach.'],
    rewrite: null,
  });
});

it('10. answers with a page, an error, or a stream of another shape', async () => {
  const scripts: CoachScript[] = [
    { kind: 'garbage', type: 'text/html', content: '<html><script>alert(1)</script></html>' },
    { kind: 'error', tokens: ['Oh'], code: 'server_error' },
    { kind: 'garbage', content: 'data: {"choices": [\n\n' },
    { kind: 'status', status: 500 },
  ];
  for (const script of scripts) {
    const text = await shown(script, practice);
    expect(text).toMatch(/^(?:Oh)? \[failed\]$/);
  }
});
