/** What the written coach answers to each prompt, by the product's own code over the product's own places. */
import { createDb, createPool, type Db } from '../../../server/db/pool.ts';
import { adviceFor } from '../../../server/features/companion/advice-service.ts';
import type { CoachPrompt, DraftFeedback } from '../../../server/ports/coach.ts';
import { reviewDraft } from '../../../server/ports/coach-draft.ts';
import { adviceIntent } from '../../../server/ports/coach-intent.ts';
import { practiceReply } from '../../../server/ports/coach-practice.ts';
import { diceOf } from '../../setup/random.ts';
import { type Intent, type Prompt, type Reply, seedOf } from './prompts.ts';

export type Answered = Reply & { heard: Intent };

const settings = { scenario: 'first-message', gender: 'female', tone: 'friendly', coachMode: true } as const;

function written({ warmth, clarity, curiosity, strengths, suggestions, rewrite }: DraftFeedback): string {
  return [
    `Warmth ${warmth} of 5, clarity ${clarity} of 5, curiosity ${curiosity} of 5.`,
    ...strengths.map((line) => `Good: ${line}`),
    ...suggestions.map((line) => `Better: ${line}`),
    ...(rewrite === null ? [] : [`Or: ${rewrite}`]),
  ].join('\n');
}

async function answerTo(db: Db, prompt: Prompt): Promise<Answered> {
  const { id, kind, text } = prompt;
  const random = diceOf(seedOf(prompt));
  if (kind === 'draft') return { id, text: written(reviewDraft(text, random)), heard: 'draft' };
  // Each kind by its own way in.
  const advice = await adviceFor({ db }, text, kind === 'ask');
  const asked: CoachPrompt = { ...settings, messages: [{ role: 'user', content: text }], ...(advice && { advice }) };
  const heard = advice === null ? 'practice' : adviceIntent(text, advice);
  return { id, text: practiceReply(asked, random), heard };
}

export async function answersTo(prompts: readonly Prompt[], databaseUrl: string): Promise<Answered[]> {
  const pool = createPool({ connectionString: databaseUrl, max: 2, onError: () => undefined });
  const db = createDb(pool);
  const answers: Answered[] = [];
  for (const prompt of prompts) answers.push(await answerTo(db, prompt));
  await db.destroy();
  return answers;
}
