/** What 90 people asked and practised, in English and Pidgin, is heard as what it was. The bench has them too: npm run bench -- coach. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wayOf } from '#rules/asking.ts';
import { asksForPlace } from '#rules/outings.ts';
import { root } from '#server/base/root.ts';
import { adviceIntent } from './coach-advice.ts';

type Prompt = { id: string; kind: 'ask' | 'practise' | 'draft'; language: 'en' | 'pcm'; intent: string; text: string };
const prompts = JSON.parse(readFileSync(new URL('tests/bench/coach/prompts-open.json', root), 'utf8')) as Prompt[];
const outing = { city: null, elsewhere: null, naira: null, dateNumber: null, category: null };
const found = { outing, places: [], fit: 'none', least: null } as const;

const heard = ({ kind, text }: Prompt): string =>
  kind === 'practise' && wayOf(text) !== 'coach'
    ? 'practice'
    : adviceIntent(text, { found: asksForPlace(text) ? found : null });

it('has 120 prompts: 60 to ask, 30 to practise, 30 drafts, two in five of each in Pidgin', () => {
  const count = (kind: string, language?: string) =>
    prompts.filter((each) => each.kind === kind && (language === undefined || each.language === language)).length;
  expect(['ask', 'practise', 'draft'].map((kind) => [count(kind), count(kind, 'pcm')])).toEqual([
    [60, 24],
    [30, 12],
    [30, 12],
  ]);
  expect(new Set(prompts.map(({ text }) => text)).size).toBe(120);
});

it('hears each as it was meant', () => {
  const typed = prompts.filter(({ kind }) => kind !== 'draft');
  expect(typed.filter((prompt) => heard(prompt) !== prompt.intent).map(({ text }) => text)).toEqual([]);
});
