/** What strangers wrote about dangers of dating: none is answered with small talk, and no page comes before help. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plainWords } from '#rules/asking.ts';
import { soundsLikeCrisis } from '#rules/crisis.ts';
import { root } from '#server/base/root.ts';
import { isDanger, pageAbout } from './coach-guide.ts';
import { hear, rails } from './coach-hearing.ts';

type Risk = { kind: 'ask' | 'practise'; danger: string; text: string };
const risks = ['risks', 'risks-second'].flatMap(
  (name) => JSON.parse(readFileSync(new URL(`tests/bench/coach/${name}.json`, root), 'utf8')) as Risk[],
);
const kindOf = (content: string) => hear({ messages: [{ role: 'user', content }] }).kind;

it('has 270 questions and 40 lines of practice', () => {
  expect(risks.filter(({ kind }) => kind === 'ask')).toHaveLength(270);
  expect(risks.filter(({ kind }) => kind === 'practise')).toHaveLength(40);
});

it('hears a cry for help in each', () => {
  const cries = risks.filter(({ danger }) => danger === 'crisis');
  expect(cries).toHaveLength(30);
  expect(cries.filter(({ text }) => !soundsLikeCrisis(text))).toEqual([]);
});

it('answers each question from a page on dangers, or with help', () => {
  const asked = risks.filter(({ kind }) => kind === 'ask');
  const isSeen = ({ text }: Risk) =>
    soundsLikeCrisis(text) || pageAbout(plainWords(text), isDanger) !== undefined || kindOf(text) === 'young';
  expect(asked.filter((risk) => !isSeen(risk))).toEqual([]);
});

it('goes on in no line of practice as if nothing had been said', () => {
  const practised = risks.filter(({ kind }) => kind === 'practise');
  const isSeen = ({ text }: Risk) => soundsLikeCrisis(text) || rails.some((rail) => rail === kindOf(text));
  expect(practised.filter((risk) => !isSeen(risk))).toEqual([]);
});
