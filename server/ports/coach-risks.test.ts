/** What strangers wrote about dangers of dating: none is answered with small talk, and no page comes before help. */
import { expect, it } from 'vitest';
import { plainWords } from '#rules/asking.ts';
import { soundsLikeCrisis } from '#rules/crisis.ts';
import { isDanger, pageAbout } from './coach-guide.ts';
import { hear, rails } from './coach-hearing.ts';
import { judgedSets } from './coach-judged.ts';

type Risk = { kind: string; text: string };
const risks = judgedSets.find(({ name }) => name === 'risks')?.texts ?? [];
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
