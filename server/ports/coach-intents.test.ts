/** What 270 people asked and practised, in English and Pidgin, is heard as what it was. The bench has them too: npm run bench -- coach. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wayOf } from '#rules/asking.ts';
import { asksForPlace, impliesPlace, outingIn } from '#rules/outings.ts';
import { root } from '#server/base/root.ts';
import { adviceIntent, hasTopic } from './coach-advice.ts';

type Prompt = { id: string; kind: 'ask' | 'practise' | 'draft'; language: 'en' | 'pcm'; intent: string; text: string };
const prompts = ['open', 'second', 'third'].flatMap(
  (name) => JSON.parse(readFileSync(new URL(`tests/bench/coach/prompts-${name}.json`, root), 'utf8')) as Prompt[],
);
const outing = { city: null, elsewhere: null, naira: null, dateNumber: null, category: null };
const found = { outing, places: [], fit: 'none', least: null } as const;

function heard({ kind, text }: Prompt): string {
  if (kind === 'practise' && wayOf(text) !== 'coach') return 'practice';
  const isImplied = kind === 'ask' && impliesPlace(outingIn(text, () => null)) && !hasTopic(text);
  return adviceIntent(text, { found: asksForPlace(text) || isImplied ? found : null });
}

it('has three times 60 to ask, 30 to practise and 30 drafts, two in five of each in Pidgin', () => {
  const count = (kind: string, language?: string) =>
    prompts.filter((each) => each.kind === kind && (language === undefined || each.language === language)).length;
  expect(['ask', 'practise', 'draft'].map((kind) => [count(kind), count(kind, 'pcm')])).toEqual([
    [180, 72],
    [90, 36],
    [90, 36],
  ]);
  expect(new Set(prompts.map(({ text }) => text)).size).toBe(360);
});

it('hears each as it was meant, but for a sum beside a wish: that may be money that somebody asks for', () => {
  const typed = prompts.filter(({ kind }) => kind !== 'draft');
  expect(typed.filter((prompt) => heard(prompt) !== prompt.intent).map(({ text }) => text)).toEqual([
    'i wan carry am go beach for lagos, 20k go reach?',
  ]);
});
