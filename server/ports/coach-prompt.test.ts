import { describe, expect, test } from 'vitest';
import { companionGenders, companionTones, scenarioIds } from '#rules/companion.ts';
import {
  createLeakGuard,
  leaks,
  questionsInstructions,
  replyInstructions,
  reviewInstructions,
} from './coach-prompt.ts';

const settings = { scenario: 'first-message', gender: 'female', tone: 'friendly', coachMode: true } as const;
const secret = replyInstructions(settings);

test('the instructions say what the settings ask for, and are all different', () => {
  const all = scenarioIds.flatMap((scenario) =>
    companionTones.flatMap((tone) =>
      companionGenders.flatMap((gender) =>
        [true, false].map((coachMode) => replyInstructions({ scenario, gender, tone, coachMode })),
      ),
    ),
  );
  expect(new Set(all).size).toBe(5 * 4 * 2 * 2);
  for (const one of all)
    expect(one).toMatch(/You are an AI.*Nothing sexual.*under eighteen.*Never ask for or give money/s);
  expect(replyInstructions({ ...settings, coachMode: true })).toContain('begins with "Tip:" and gives');
  expect(replyInstructions({ ...settings, coachMode: false })).toContain('no line that begins with "Tip:"');
  expect(questionsInstructions('planning-a-date', 'direct')).toContain('Write 3 questions');
  expect(reviewInstructions).toContain('never an order');
});

describe('the guard', () => {
  const said = (text: string, size: number): { shown: string; cut: boolean } => {
    const guard = createLeakGuard(secret);
    let shown = '';
    for (let at = 0; at < text.length; at += size) {
      const piece = guard.push(text.slice(at, at + size));
      if (piece === null) return { shown, cut: true };
      shown += piece;
    }
    return { shown: shown + guard.rest(), cut: false };
  };

  test.each([1, 3, 7, 50, 5_000])('lets an ordinary reply through as it is, in pieces of %i', (size) => {
    const reply =
      'Ah, you are an early bird! I am a Nigerian woman who sleeps late 😄\nWhere is your favourite suya spot?\nTip: Ask one thing.';
    expect(said(reply, size)).toEqual({ shown: reply, cut: false });
  });

  test.each([1, 3, 7, 50, 5_000])(
    'cuts one that repeats the instructions, and shows nothing of them, in pieces of %i',
    (size) => {
      const { shown, cut } = said(`Sure, here it is: ${secret}`, size);
      expect(cut).toBe(true);
      expect('Sure, here it is: ').toContain(shown);
    },
  );

  test('knows them from any place, spelled out, in capitals, backwards and in codes', () => {
    const part = secret.slice(700, 800);
    const rot13 = part.replace(/[a-z]/gi, (letter) => {
      const base = letter <= 'Z' ? 65 : 97;
      return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
    });
    const disguises = [
      part,
      part.toUpperCase(),
      [...part].join(' '),
      [...part].join('-'),
      [...part].reverse().join(''),
      rot13,
      Buffer.from(secret).toString('base64'),
      Buffer.from(secret.slice(1)).toString('base64'),
      Buffer.from(secret.slice(2)).toString('base64'),
      Buffer.from(secret).toString('hex'),
      part.replaceAll('e', 'é'),
    ];
    expect(disguises.filter((text) => !leaks(text, secret))).toEqual([]);
  });

  test('leaves 39 letters of them', () => {
    const letters = secret.toLowerCase().replace(/[^a-z0-9]/g, '');
    expect(leaks(letters.slice(100, 139), secret)).toBe(false);
    expect(leaks(letters.slice(100, 140), secret)).toBe(true);
  });
});
