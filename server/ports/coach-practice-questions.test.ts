import { describe, expect, test } from 'vitest';
import { companionTones, scenarioIds } from '#rules/companion.ts';
import { diceOf } from '#tests/setup/random.ts';
import { scenarioTexts } from './coach-library.ts';
import { createPracticeCoach } from './coach-practice.ts';

const never = () => new AbortController().signal;

describe('questions', () => {
  const coach = (seed: number) => createPracticeCoach({ random: diceOf(seed), wait: async () => undefined });

  test.each(scenarioIds)('of %s are three of different kinds, and vary', async (scenario) => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 20; seed += 1) {
      for (const tone of companionTones) {
        const { questions, tokens } = await coach(seed).questions(scenario, tone, never());
        expect(new Set(questions.map(({ category }) => category)).size).toBe(3);
        expect(tokens).toBeGreaterThan(10);
        for (const { question } of questions) seen.add(question);
      }
    }
    expect(seen.size).toBeGreaterThan(scenarioTexts(scenario).questions.length);
  });

  test('of somebody who left fail as every coach does', async () => {
    await expect(coach(1).questions('first-message', 'direct', AbortSignal.abort())).rejects.toMatchObject({
      kind: 'coach_failed',
    });
  });
});
