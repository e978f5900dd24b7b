import { describe, expect, it } from 'vitest';
import {
  intentOf,
  judgedSets,
  learnHarm,
  learnIntents,
  learnRisk,
  soundsHarmful,
  soundsRisky,
} from './coach-judged.ts';

const all = judgedSets.flatMap(({ texts }) => texts);
/** What is learned without one stranger's texts. */
const without = (name: string) => judgedSets.filter((set) => set.name !== name).flatMap(({ texts }) => texts);
const share = (held: readonly boolean[]): number => held.filter(Boolean).length / held.length;

it('has what strangers wrote, each text once in a set', () => {
  expect(all.filter(({ kind, danger }) => kind === 'ask' && danger === undefined).length).toBeGreaterThan(1_500);
  expect(all.filter(({ isHarmful }) => isHarmful).length).toBeGreaterThan(350);
  for (const { name, texts } of judgedSets) expect(new Set(texts.map(({ id }) => id)).size, name).toBe(texts.length);
});

describe('what it has not learned from', () => {
  const sets = judgedSets.filter(({ texts }) => texts.some(({ intent }) => intent === 'opener'));

  it.each(sets.map(({ name, texts }) => [name, texts] as const))(
    'questions of %s are heard as they were meant',
    (name, texts) => {
      const intentOf = learnIntents(without(name));
      const asked = texts.filter(({ kind }) => kind === 'ask');
      expect(share(asked.map(({ text, intent }) => intentOf(text) === intent))).toBeGreaterThan(0.85);
    },
  );

  it('few calm questions are called risky', () => {
    const isCalled = sets.flatMap(({ name, texts }) => {
      const riskOf = learnRisk(without(name));
      const calm = texts.filter(({ kind, intent }) => kind === 'ask' && (intent === 'places' || intent === 'opener'));
      return calm.map(({ text }) => riskOf(text) === 'risky');
    });
    expect(isCalled.length).toBeGreaterThan(800);
    expect(share(isCalled)).toBeLessThan(0.03);
  });

  it('nearly all harmful drafts are doubted, and few fine ones', () => {
    const harmOf = learnHarm(without('drafts'));
    const drafts = judgedSets.find(({ name }) => name === 'drafts')?.texts ?? [];
    const isDoubted = ({ text }: { text: string }) => harmOf(text) === 'harmful';
    expect(share(drafts.filter(({ isHarmful }) => isHarmful).map(isDoubted))).toBeGreaterThan(0.75);
    expect(share(drafts.filter(({ isHarmful }) => !isHarmful).map(isDoubted))).toBeLessThan(0.3);
  });
});

it('doubts what sounds like harm, and leaves small talk alone', () => {
  for (const text of [
    'You will regret it the day I see you with that man, so choose now',
    'Bring small money come first, then I go know say you love me',
    'Sneak out when your people have slept, I will park behind the fence',
  ])
    expect(soundsHarmful(text), text).toBe(true);
  for (const text of [
    'Good morning, how was the choir practice yesterday?',
    'I see say you like plantain. You dey fry am or you dey roast am?',
  ])
    expect(soundsHarmful(text), text).toBe(false);
});

it('knows a risky question from one about first messages', () => {
  expect(soundsRisky('he says I must swear not to tell my people and bring my passport')).toBe(true);
  expect(soundsRisky('what can I write to a girl who likes novels and jollof')).toBe(false);
});

it.each([
  ['Where can I take a girl in Ibadan with 10,000 naira?', 'places'],
  ['Which beach should we go to?', 'places'],
  ['Recommend a quiet restaurant in Lekki for a second date', 'places'],
  ['Abeg which side we fit go for Abuja with 15k?', 'places'],
  ['What should I wear to the cinema?', 'advice'],
  ['Should I pay at the restaurant?', 'advice'],
  ['Give me an opener for football and jollof', 'opener'],
])('hears “%s” as %s', (text, intent) => expect(intentOf(text)).toBe(intent));
