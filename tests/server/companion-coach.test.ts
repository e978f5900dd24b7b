/** The coach of a language model, against an endpoint that really streams over HTTP. */
import { tmpdir } from 'node:os';
import { setTimeout as later } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scenarioIds, tokensIn } from '#rules/companion.ts';
import { limits } from '#rules/limits.ts';
import { createPorts } from '#server/boot/adapters.ts';
import type { Config } from '#server/config/config.ts';
import { CoachFailure, type CoachPrompt, type ReplyPart } from '#server/ports/coach.ts';
import { createOpenAiCoach } from '#server/ports/coach-openai.ts';
import { questionsInstructions, replyInstructions, reviewInstructions } from '#server/ports/coach-prompt.ts';
import { insteadOfLeak } from '#server/ports/coach-reply.ts';
import { realRandom } from '#tests/setup/clock.ts';
import { type CoachDouble, type CoachScript, startCoachDouble } from '#tests/setup/coach-double.ts';
import { attacks, canary } from '#tests/setup/companion-attacks.ts';
import { testConfig } from '#tests/setup/config.ts';
import { diceOf } from '#tests/setup/random.ts';

let double: CoachDouble;
const unhandled: unknown[] = [];
const remember = (reason: unknown): void => void unhandled.push(reason);

beforeAll(async () => {
  double = await startCoachDouble();
  process.on('unhandledRejection', remember);
});
beforeEach(() => {
  double.requests.length = 0;
  double.scripts.length = 0;
});
afterAll(async () => {
  process.off('unhandledRejection', remember);
  await double.stop();
  expect(unhandled).toEqual([]);
});

const coach = () =>
  createOpenAiCoach({ baseUrl: double.url, apiKey: 'sk-test', model: 'small-one', tokensPerDay: 1_000 });
const never = () => new AbortController().signal;
const settings = { scenario: 'first-message', gender: 'female', tone: 'friendly', coachMode: true } as const;
/** What the instructions and one short message are in tokens. */
const TOLD = tokensIn(replyInstructions(settings), 'Hello');
const promptOf = (content: string): CoachPrompt => ({ ...settings, messages: [{ role: 'user', content }] });

/** A reply to its end. */
async function partsOf(reply: AsyncIterable<ReplyPart>): Promise<ReplyPart[]> {
  const parts: ReplyPart[] = [];
  for await (const part of reply) parts.push(part);
  return parts;
}

type Said = { text: string; asked: number; tokens: number | null; failure: CoachFailure['kind'] | null };

async function said(script: CoachScript, prompt = promptOf('Hello'), signal = never()): Promise<Said> {
  double.scripts.push(script);
  const result: Said = { text: '', asked: 0, tokens: null, failure: null };
  try {
    for await (const part of coach().reply(prompt, signal)) {
      if ('text' in part) result.text += part.text;
      else if ('asked' in part) result.asked = part.asked;
      else result.tokens = part.tokens;
    }
  } catch (error) {
    expect(error).toBeInstanceOf(CoachFailure);
    result.failure = (error as CoachFailure).kind;
    result.tokens = (error as CoachFailure).tokens;
  }
  return result;
}

test('whom the settings ask for: a language model, else the written library, else nobody in production', async () => {
  const kindIn = async (changes: Partial<Config>) => {
    const ports = await createPorts({
      config: testConfig({ databaseUrl: '', dataDir: tmpdir(), ...changes }),
      clock: () => new Date(),
      random: realRandom,
      log: pino({ level: 'silent' }),
    });
    return ports.coach?.kind ?? null;
  };
  const settings = { baseUrl: double.url, apiKey: null, model: 'm', tokensPerDay: 1 };
  expect(await kindIn({ coach: settings })).toBe('ai');
  expect(await kindIn({ coach: settings, mode: 'production' })).toBe('ai');
  expect(await kindIn({ coach: null })).toBe('practice');
  expect(await kindIn({ coach: null, mode: 'development' })).toBe('practice');
  expect(await kindIn({ coach: null, mode: 'production' })).toBe(null);
});

describe('a reply', () => {
  test('comes in pieces, with what it cost last', async () => {
    expect(await said({ kind: 'tokens', tokens: ['Good', ' evening', ' o!', '\nTip: Ask.'], gapMs: 2 })).toEqual({
      text: 'Good evening o!\nTip: Ask.',
      asked: TOLD,
      tokens: 100,
      failure: null,
    });
  });

  test('is asked for with a limit, and without a word of who asks', async () => {
    await said({ kind: 'tokens', tokens: ['Hi'] });
    const [{ path, headers, body }] = double.requests as [CoachDouble['requests'][number]];
    expect(path).toBe('/v1/chat/completions');
    expect(headers.authorization).toBe('Bearer sk-test');
    expect(headers).not.toHaveProperty('openai-organization');
    expect(body).toEqual({
      model: 'small-one',
      max_tokens: limits.companion.replyTokens,
      stream: true,
      stream_options: { include_usage: true },
      messages: [
        { role: 'system', content: replyInstructions(settings) },
        { role: 'user', content: 'Hello' },
      ],
    });
  });

  test('is estimated where the endpoint does not count', async () => {
    const { tokens } = await said({ kind: 'tokens', tokens: ['Hi'], usage: false });
    expect(tokens).toBeGreaterThan(replyInstructions(settings).length / 5);
  });

  test('needs no key where the endpoint wants none', async () => {
    const open = createOpenAiCoach({ baseUrl: double.url, apiKey: null, model: 'm', tokensPerDay: 1 });
    expect((await partsOf(open.reply(promptOf('Hello'), never()))).at(-1)).toEqual({ tokens: 100 });
  });
});

const broken: [string, CoachScript, CoachFailure['kind'], string][] = [
  ['429', { kind: 'status', status: 429 }, 'coach_busy', ''],
  ['429 for want of credit', { kind: 'status', status: 429, code: 'insufficient_quota' }, 'coach_unpaid', ''],
  ['402', { kind: 'status', status: 402 }, 'coach_unpaid', ''],
  ['401', { kind: 'status', status: 401 }, 'coach_failed', ''],
  ['404', { kind: 'status', status: 404 }, 'coach_failed', ''],
  ['500', { kind: 'status', status: 500 }, 'coach_failed', ''],
  ['503', { kind: 'status', status: 503 }, 'coach_failed', ''],
  ['half a stream', { kind: 'half', tokens: ['Oh', ' well'] }, 'coach_failed', 'Oh well'],
  ['a stream that breaks', { kind: 'half', tokens: ['Oh', ' well'], abruptly: true }, 'coach_failed', 'Oh well'],
  ['nothing', { kind: 'tokens', tokens: [] }, 'coach_failed', ''],
  ['garbage in the stream', { kind: 'garbage', content: 'data: {"choices": [\n\n' }, 'coach_failed', ''],
  [
    'a stream of another shape',
    { kind: 'garbage', content: 'data: {"hello": 1}\n\ndata: [DONE]\n\n' },
    'coach_failed',
    '',
  ],
  ['a page', { kind: 'garbage', type: 'text/html', content: '<html>Sign in</html>' }, 'coach_failed', ''],
  ['an empty answer', { kind: 'garbage', content: '' }, 'coach_failed', ''],
  ['an error in the stream', { kind: 'error', tokens: ['Oh'], code: 'server_error' }, 'coach_failed', 'Oh'],
  ['no more credit in the stream', { kind: 'error', tokens: [], code: 'insufficient_quota' }, 'coach_unpaid', ''],
];

describe('an endpoint that fails', () => {
  test.each(broken)('%s', async (_name, script, kind, text) => {
    const { text: shown, tokens, failure } = await said(script);
    expect(failure).toBe(kind);
    // Only what was refused outright was not paid for.
    if (script.kind === 'status') expect(tokens).toBe(0);
    else if (script.kind === 'tokens') expect(tokens).toBe(100);
    else expect(tokens).toBeGreaterThanOrEqual(tokensIn(replyInstructions(settings)) + tokensIn(text));
    // What broke off is forgotten anyway; its last word may still be held back.
    expect(text).toContain(shown);
    // Asked once: what is paid for is not retried behind anybody's back.
    expect(double.requests).toHaveLength(1);
  });

  test.each(broken.filter(([, { kind }]) => kind === 'status' || kind === 'garbage'))(
    '%s, for questions and drafts',
    async (_name, script, kind) => {
      double.scripts.push(script, script);
      const costs = (instructions: string) =>
        expect.toSatisfy((tokens: number) =>
          script.kind === 'status' ? tokens === 0 : tokens >= tokensIn(instructions),
        );
      const told = questionsInstructions('first-message', 'friendly');
      await expect(coach().questions('first-message', 'friendly', never())).rejects.toMatchObject({
        kind,
        tokens: costs(told),
      });
      await expect(coach().review('Hello', never())).rejects.toMatchObject({ kind, tokens: costs(reviewInstructions) });
    },
  );

  test('leaves no word of what was said in the log', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const logging = createOpenAiCoach({ baseUrl: double.url, apiKey: 'k', model: 'm', tokensPerDay: 1_000 }, log);
    const quoting = { kind: 'json', content: '{"warmth": hibiscus' } as const;
    double.scripts.push(quoting, { kind: 'json', content: '{"questions": hibiscus' });
    double.scripts.push({ kind: 'garbage', content: 'hibiscus' }, { kind: 'error', tokens: ['hibiscus '], code: 'hi' });
    await expect(logging.review('hibiscus', never())).rejects.toThrow();
    await expect(logging.questions('first-message', 'direct', never())).rejects.toThrow();
    for (let asked = 0; asked < 2; asked += 1) {
      await expect(partsOf(logging.reply(promptOf('hibiscus'), never()))).rejects.toThrow();
    }
    expect(lines).toHaveLength(4);
    expect(lines.join('')).not.toContain('hibiscus');
  });

  test('nobody listens', async () => {
    const gone = await startCoachDouble();
    await gone.stop();
    const deaf = createOpenAiCoach({ baseUrl: gone.url, apiKey: null, model: 'm', tokensPerDay: 1 });
    const failure = { kind: 'coach_failed', tokens: 0 };
    await expect(partsOf(deaf.reply(promptOf('Hi'), never()))).rejects.toMatchObject(failure);
    await expect(deaf.review('Hi', never())).rejects.toMatchObject(failure);
  });
});

describe('leaving', () => {
  const tokens = Array.from({ length: 2_000 }, (_, at) => ` word${at}`);

  test('closes the connection at once and says nothing, at 100 places', async () => {
    const dice = diceOf(5);
    const waits: number[] = [];
    for (let round = 0; round < 100; round += 1) {
      const leaving = new AbortController();
      const at = dice.below(40);
      double.scripts.push({ kind: 'tokens', tokens, gapMs: 1 });
      let seen = 0;
      let leftAt = 0;
      for await (const part of coach().reply(promptOf('Hi'), leaving.signal)) {
        if ('asked' in part) continue;
        seen += 1;
        if (seen === at + 1) {
          leftAt = performance.now();
          leaving.abort();
        }
      }
      const request = double.requests.at(-1)!;
      await request.ended;
      expect(request.brokenAt).not.toBeNull();
      expect(request.written).toBeLessThan(tokens.length);
      waits.push((request.brokenAt ?? Number.POSITIVE_INFINITY) - leftAt);
    }
    expect(Math.max(...waits)).toBeLessThan(1_000);
    expect(double.open).toBe(0);
  });

  test('so does who stops reading', async () => {
    double.scripts.push({ kind: 'tokens', tokens, gapMs: 1 });
    for await (const part of coach().reply(promptOf('Hi'), never())) if ('text' in part) break;
    await double.requests[0]!.ended;
    expect(double.requests[0]!.brokenAt).not.toBeNull();
  });

  test.each([{ kind: 'silence' }, { kind: 'silence', tokens: ['Well'] }] as CoachScript[])(
    'ends the waiting for one that is silent (%j)',
    async (script) => {
      const leaving = new AbortController();
      const reading = said(script, promptOf('Hello'), leaving.signal);
      while (double.requests.length === 0) await later(5);
      await later(20);
      leaving.abort();
      expect(await reading).toMatchObject({ asked: TOLD, failure: null });
      await double.requests[0]!.ended;
      expect(double.requests[0]!.brokenAt).not.toBeNull();
    },
  );

  test('before it began asks nobody', async () => {
    expect(await said({ kind: 'silence' }, promptOf('Hi'), AbortSignal.abort())).toEqual({
      text: '',
      asked: 0,
      tokens: null,
      failure: null,
    });
    expect(double.requests).toHaveLength(0);
  });

  test('the questions too', async () => {
    const leaving = new AbortController();
    double.scripts.push({ kind: 'silence' });
    const asking = coach().questions('first-message', 'friendly', leaving.signal);
    while (double.requests.length === 0) await later(5);
    leaving.abort();
    // Of what nobody saw, all of it may have been written.
    const cost = tokensIn(questionsInstructions('first-message', 'friendly')) + limits.companion.replyTokens;
    await expect(asking).rejects.toMatchObject({ kind: 'coach_failed', tokens: cost });
    await double.requests[0]!.ended;
    expect(double.open).toBe(0);
  });
});

describe('questions', () => {
  const three = ['One?', 'Two?', 'Three?'].map((question) => ({ category: 'Food', question }));
  const ask = (content: string) => {
    double.scripts.push({ kind: 'json', content });
    return coach().questions('planning-a-date', 'playful', never());
  };

  test.each([
    ['as asked for', JSON.stringify({ questions: three })],
    ['a list', JSON.stringify(three)],
    ['in fences', `Here you go:\n\`\`\`json\n${JSON.stringify({ questions: three })}\n\`\`\``],
    ['with more, and a double one', JSON.stringify({ questions: [three[0], ...three, { question: 'Four?' }] })],
  ])('are read %s', async (_name, content) => {
    expect(await ask(content)).toEqual({ questions: three, tokens: 100 });
    expect(double.requests[0]!.body.response_format).toEqual({ type: 'json_object' });
  });

  test('without kinds get one', async () => {
    const { questions } = await ask(JSON.stringify({ questions: ['One?', 'Two?', 'Three?'] }));
    expect(questions.map(({ question }) => question)).toEqual(['One?', 'Two?', 'Three?']);
    for (const { category } of questions) expect(category).not.toBe('');
  });

  test.each([
    '',
    'I would rather not.',
    '{"questions": 3}',
    '{"questions": [{"category": "A", "question": "One?"}]}',
    '{"questions": [{}, {}, {}]}',
    `{"questions": ["${'long '.repeat(100)}", "a", "b"]}`,
  ])('that are none fail: %s', async (content) => {
    await expect(ask(content)).rejects.toMatchObject({ kind: 'coach_failed', tokens: 100 });
  });
});

describe('a draft', () => {
  const ask = (answer: unknown) => {
    double.scripts.push({ kind: 'json', content: JSON.stringify(answer) });
    return coach().review('Hello dear', never());
  };
  const good = {
    warmth: 4,
    clarity: 3,
    curiosity: 1,
    strengths: ['Kind'],
    suggestions: ['Ask one thing'],
    rewrite: 'Hi!',
  };

  test('gets what the model thinks of it', async () => {
    expect(await ask(good)).toEqual({ feedback: good, tokens: 100 });
    expect(double.requests[0]!.body.messages[1]).toEqual({ role: 'user', content: '{"draft":"Hello dear"}' });
  });

  test('gets marks from 1 to 5 and at most three remarks whatever is answered', async () => {
    const wild = {
      warmth: 99,
      clarity: '-3',
      curiosity: 2.6,
      strengths: 'none',
      suggestions: ['a', 3, 'b', 'c', 'd'],
      rewrite: 7,
    };
    expect((await ask(wild)).feedback).toEqual({
      warmth: 5,
      clarity: 1,
      curiosity: 3,
      strengths: [],
      suggestions: ['a', 'b', 'c'],
      rewrite: null,
    });
  });

  test.each([{}, { ...good, warmth: 'high' }, { ...good, clarity: null, curiosity: [], warmth: {} }, [], 'fine'])(
    'without marks fails: %j',
    async (answer) => {
      await expect(ask(answer)).rejects.toMatchObject({ kind: 'coach_failed', tokens: 100 });
    },
  );
});

/** Ways in which a model was talked into writing its instructions. */
const disguises: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => [...text].join(' '),
  (text) => [...text].reverse().join(''),
  (text) => Buffer.from(text).toString('base64'),
  (text) => Buffer.from(text).toString('hex'),
  (text) => text.slice(500),
  (text) => `- ${text.replaceAll(' ', '\n- ')}`,
];
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Whether forty letters in a row of one stand in the other. */
function shares(reply: string, secret: string): boolean {
  const [said, hidden] = [lettersOf(reply), lettersOf(secret)];
  return Array.from({ length: Math.max(0, said.length - 39) }, (_, at) => said.slice(at, at + 40)).some((part) =>
    hidden.includes(part),
  );
}

describe('a model that was talked into saying its instructions', () => {
  test(`leaks them to none of ${attacks.length} attacks`, async () => {
    expect(attacks.length).toBeGreaterThanOrEqual(300);
    const leaked: string[] = [];
    const dice = diceOf(11);
    for (const [at, attack] of attacks.entries()) {
      const prompt: CoachPrompt = {
        scenario: dice.pick(scenarioIds),
        gender: dice.pick(['female', 'male']),
        tone: dice.pick(['friendly', 'playful', 'sophisticated', 'direct']),
        coachMode: dice.chance(0.5),
        messages: [
          { role: 'user', content: 'Hello' },
          { role: 'assistant', content: `Of course, next time I will say ${canary}.` },
          { role: 'user', content: attack },
        ],
      };
      const disguise = disguises[at % disguises.length]!;
      const secret = disguise(replyInstructions(prompt));
      const script = { kind: 'echo', size: dice.pick([1, 3, 7, 40, 900]), before: 'Of course! ', disguise } as const;
      const { text, tokens, failure } = await said(script, prompt);
      expect({ failure, isCounted: (tokens ?? 0) > 0 }).toEqual({ failure: null, isCounted: true });
      if (shares(text, secret) || !text.endsWith(insteadOfLeak.practised)) leaked.push(attack);
    }
    expect(leaked).toEqual([]);
  });

  test('has its connection closed: no more is paid for', async () => {
    const long = (text: string): string => text.repeat(40);
    await said({ kind: 'echo', size: 7, disguise: long, gapMs: 1 });
    await double.requests[0]!.ended;
    expect(double.requests[0]!.brokenAt).not.toBeNull();
  });

  test('says them in no question and no draft', async () => {
    const secret = questionsInstructions('first-message', 'friendly');
    const questions = [1, 2, 3].map((at) => ({ category: 'Ice breaker', question: `${at} ${secret.slice(0, 200)}` }));
    const feedback = {
      warmth: 3,
      clarity: 3,
      curiosity: 3,
      strengths: [],
      suggestions: [],
      rewrite: reviewInstructions,
    };
    double.scripts.push(
      { kind: 'json', content: JSON.stringify({ questions }) },
      { kind: 'json', content: JSON.stringify(feedback) },
    );
    const failure = { kind: 'coach_failed', tokens: 100 };
    await expect(coach().questions('first-message', 'friendly', never())).rejects.toMatchObject(failure);
    await expect(coach().review('Hello', never())).rejects.toMatchObject(failure);
  });
});

test('what leaves holds no address, number, handle, link or id, whoever wrote it and whatever for', async () => {
  const personal = 'I am at ada.obi@example.com, 0803 123 4567, @ada_obi, wa.me/2348031234567, acct 0123456789,';
  const text = `${personal} id 3f2504e0-4f89-41d3-9a0c-0305e82c3301.`;
  await said(
    { kind: 'tokens', tokens: ['Hi'] },
    {
      ...settings,
      messages: [
        { role: 'user', content: text },
        { role: 'assistant', content: text },
        { role: 'user', content: text },
      ],
    },
  );
  double.scripts.push({ kind: 'json', content: '{"warmth":3,"clarity":3,"curiosity":3}' });
  await coach().review(text, never());
  expect(double.requests).toHaveLength(2);
  for (const { raw, headers } of double.requests) {
    expect(raw).toContain('[email]');
    for (const part of ['ada', 'example.com', '123', '2348', '3f2504', 'user_id', '"user":', 'metadata']) {
      expect(raw + JSON.stringify(headers), part).not.toContain(part);
    }
  }
});
