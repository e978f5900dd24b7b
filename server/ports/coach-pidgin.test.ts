import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limits } from '#rules/limits.ts';
import { diceOf } from '#tests/setup/random.ts';
import type { CoachPrompt } from './coach.ts';
import { practiceReply } from './coach-practice.ts';

const settings = { scenario: 'first-message', gender: 'female', tone: 'friendly' } as const;

const twenty = [
  ...['How far na, wetin dey happen?', 'I dey o, just dey rest for house', 'Wetin you like do for weekend?'],
  ...[
    'Ah I like ball, Chelsea don kill me this season',
    'Abeg which food you like?',
    'Me na amala o, with plenty meat',
  ],
  ...[
    'Abeg you fine die',
    'You too dey make me laugh, hahaha',
    'Wetin you dey do for work?',
    'I be nurse, work no easy',
  ],
  ...['Na so e be o, network no dey', 'How your mama dey?', 'I don travel go Jos last month, cold dey'],
  ...['Wetin you dey find for here?', 'I wan make we see one day', 'Saturday by 4 for Freedom Park, how you see am?'],
  ...['No vex say I no reply yesterday', 'I dey enjoy this gist with you', 'Thank you my dear, you do well'],
  'Oya goodnight, we go yarn tomorrow',
];

test('twenty turns of Pidgin stay Pidgin, with no line twice', () => {
  const lines = Object.values(
    JSON.parse(readFileSync(new URL('../../content/companion/pidgin.json', import.meta.url), 'utf8')) as Record<
      string,
      string[]
    >,
  ).flat();
  expect(twenty).toHaveLength(20);
  const remembered = 2 * limits.companion.writtenExchanges + 1;
  for (let seed = 0; seed < 50; seed += 1) {
    const messages: CoachPrompt['messages'][number][] = [];
    const random = diceOf(seed);
    const said = twenty.map((content) => {
      messages.push({ role: 'user', content });
      const reply = practiceReply({ ...settings, coachMode: false, messages: messages.slice(-remembered) }, random);
      messages.push({ role: 'assistant', content: reply });
      return reply;
    });
    const used = said.map((reply) => lines.find((line) => reply.includes(line)));
    // Two turns in a language decide the third.
    expect(used.slice(2).filter((line) => line === undefined)).toEqual([]);
    const known = used.filter((line) => line !== undefined);
    expect(new Set(known).size).toBe(known.length);
  }
});
