import { expect, it } from 'vitest';
import { soundsHarmful, soundsRisky } from './coach-judged.ts';

it('doubts what sounds like drafts that people have judged to be harmful, and leaves small talk alone', () => {
  for (const text of [
    'You will regret it the day I see you with that man, so choose now',
    'Bring small money come first, then I go know say you love me',
    'Sneak out when your people have slept, I will park behind the fence',
  ])
    expect(soundsHarmful(text), text).toBe(true);
  for (const text of [
    'Good morning, how was the choir practice yesterday?',
    'I see say you like plantain. You dey fry am or you dey roast am?',
    '',
  ])
    expect(soundsHarmful(text), text).toBe(false);
});

it('knows a risky question from one about first messages', () => {
  expect(soundsRisky('he says I must swear not to tell my people and bring my passport')).toBe(true);
  expect(soundsRisky('what can I write to a girl who likes novels and jollof')).toBe(false);
});
