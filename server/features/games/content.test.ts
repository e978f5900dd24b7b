/** The content of the games: complete by the rules, without duplicates, and short enough for a card on a phone. */
import { describe, expect, it } from 'vitest';
import { memoryFaces, pairFaces, quizThemes, statementIdeas, storyEmojis, truthsAndDares } from './content.ts';
import { dareCards, questions, questionsOf, truthCards } from './session-content.ts';

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const repeated = (texts: readonly string[]): string[] => {
  const all = texts.map(folded);
  return all.filter((text, at) => all.indexOf(text) !== at);
};
const isEmoji = (text: string): boolean =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length === 1 &&
  /^\p{Emoji_Presentation}|^\p{Emoji}\uFE0F/u.test(text);

describe('the quiz', () => {
  it('has seven sets of eight questions, none of them twice', () => {
    expect(quizThemes.map((theme) => theme.questions.length)).toEqual([8, 8, 8, 8, 8, 8, 8]);
    expect(repeated(quizThemes.map(({ id }) => id))).toEqual([]);
    expect(repeated(quizThemes.map(({ name }) => name))).toEqual([]);
    expect(quizThemes.map(({ icon }) => icon).filter((icon) => !isEmoji(icon))).toEqual([]);
  });
});

describe('the quiz for two', () => {
  it('has 300 questions in three hardnesses, none of them twice', () => {
    expect(questions).toHaveLength(300);
    expect(repeated(questions.map(({ question }) => question))).toEqual([]);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(300);
    for (const some of Object.values(questionsOf)) expect(some.length).toBeGreaterThanOrEqual(90);
  });

  it.each(questions.map((one) => [one.question, one] as const))('%s', (question, { answer, others }) => {
    const options = [answer, ...others];
    expect(options).toHaveLength(4);
    expect(repeated(options)).toEqual([]);
    expect(question.length).toBeLessThanOrEqual(130);
    expect(question).toMatch(/[?”]$/);
    expect(Math.max(...options.map(({ length }) => length))).toBeLessThanOrEqual(40);
    expect(folded(question).split(' ')).not.toContain(folded(answer));
  });
});

it('has a hundred truths and a hundred dares for two, each a sentence, and none of those for one phone', () => {
  const texts = [...truthCards, ...dareCards].map(({ text }) => text);
  expect([truthCards.length, dareCards.length]).toEqual([100, 100]);
  expect(repeated([...texts, ...truthsAndDares.truths, ...truthsAndDares.dares])).toEqual([]);
  for (const { text } of truthCards) expect(text).toMatch(/^\p{Lu}.{10,98}\?$/u);
  for (const { text } of dareCards) expect(text).toMatch(/^\p{Lu}.{10,98}\.$/u);
});

it('has ten truths and ten dares, each a sentence', () => {
  const { truths, dares } = truthsAndDares;
  expect([truths.length, dares.length]).toEqual([10, 10]);
  expect(repeated([...truths, ...dares])).toEqual([]);
  for (const truth of truths) expect(truth).toMatch(/^\p{Lu}.{10,98}\?$/u);
  for (const dare of dares) expect(dare).toMatch(/^\p{Lu}.{10,98}\.$/u);
});

it('has ideas for statements', () => {
  expect(repeated(statementIdeas)).toEqual([]);
  for (const idea of statementIdeas) expect(idea).toMatch(/^\p{Lu}.{5,48}$/u);
});

it.each([
  ['a story', storyEmojis, 30],
  ['Pairs', pairFaces, 8],
  ['Memory Match', memoryFaces, 10],
])('has the emojis of %s, none of them twice', (_game, faces, count) => {
  expect(faces).toHaveLength(count);
  expect(new Set(faces).size).toBe(count);
  expect(faces.filter((face) => !isEmoji(face))).toEqual([]);
});
