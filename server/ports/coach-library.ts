/** content/companion, read once. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type TalkId, talkIds } from '#rules/companion.ts';
import { root } from '#server/base/root.ts';

const folder = new URL('content/companion/', root);
const sentence = z.string().min(1);

export function readCompanion<T>(file: string, shape: z.ZodType<T>): T {
  return shape.parse(JSON.parse(readFileSync(new URL(`${file}.json`, folder), 'utf8')));
}

const scenario = z.object({
  description: sentence,
  opening: sentence,
  questions: z.array(z.object({ category: sentence, question: sentence })).min(6),
});

type ScenarioTexts = z.infer<typeof scenario>;

const texts = readCompanion('scenarios', z.record(z.enum(talkIds), scenario));

export function scenarioTexts(id: TalkId): ScenarioTexts {
  return texts[id];
}
