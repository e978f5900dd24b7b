import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fullNameRule } from './accounts.ts';
import { cleanText } from './clean-text.ts';
import { companionText } from './companion.ts';
import { deletionRule } from './data-rights.ts';
import { feedbackRule } from './feedback.ts';
import { updateProfileRule } from './profiles.ts';
import { reportRule } from './safety.ts';
import { sendMessageRule } from './send-message.ts';
import { ticketRule } from './support.ts';
import { check } from './validation.ts';

const unseen = [
  ...['\u0000', '\u200b', '\u2060', '\ufeff', '\u061c', '\u200e', '\u200f'],
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
];

describe('a text', () => {
  test.each(unseen.map((one) => [`U+${one.codePointAt(0)?.toString(16)}`, one]))('loses %s', (_name, one) => {
    expect(cleanText(`${one}A${one}${one}da${one}`)).toBe('Ada');
  });

  test.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['skin and a thing', '👩🏽‍🚀'],
    ['two of different skin', '👩🏻‍❤️‍💋‍👨🏿'],
    ['a colour between pictograph and joiner', '🏳️‍🌈'],
    ['a sign after a person', '🧑🏿‍⚕️'],
    ['a heart in colour', '❤️'],
    ['a hand with skin', '👍🏾'],
    ['keys', '1️⃣ #️⃣ *️⃣'],
    ['a flag', '🇳🇬'],
    ['a text symbol in colour', '©️'],
  ])('keeps %s', (_name, emoji) => {
    for (const text of [emoji, `Ada ${emoji}`, `${emoji} Ada`, `${emoji}${emoji}`]) expect(cleanText(text)).toBe(text);
  });

  test.each([
    ['a joiner between letters', 'A\u200dda', 'Ada'],
    ['a joiner before a pictograph', 'Ada\u200d👩', 'Ada👩'],
    ['a joiner after one', '👩\u200dAda', '👩Ada'],
    ['two joiners', '👩\u200d\u200d🚀', '👩🚀'],
    ['a joiner at the end', '👩🏽\u200d', '👩🏽'],
    ['a colour after a letter', 'A\ufe0fda', 'Ada'],
    ['a colour after a digit that is no key', '1\ufe0f2', '12'],
    ['two colours', '❤\ufe0f\ufe0f', '❤️'],
    ['a colour after a joiner', '👩\u200d\ufe0f🚀', '👩🚀'],
    ['a joiner that an unseen character parts', '👩\u200b\u200d\u2060🚀', '👩‍🚀'],
    ['halves of a character', 'a\ud83db', 'a\ufffdb'],
  ])('with %s', (_name, typed, kept) => expect(cleanText(typed)).toBe(kept));

  test('keeps what languages need', () => {
    for (const text of ['Ṣọlá Ọládàpọ̀', 'N’Golo', 'می‌خواهم', 'עברית', 'العربية', 'a\tb\nc', 'Zoë – “hi” …'])
      expect(cleanText(text)).toBe(text);
  });

  test('that was cleaned is clean', () => {
    const letters = ['a', '1', '#', '\u20e3', '\u200d', '\ufe0f', '👩', '🏽', '❤', '🚀', '\u200b', '\u202e', '\ud83d'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...letters)), (given) => {
        const once = cleanText(given.join(''));
        expect(cleanText(once)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('what a person types is cleaned before it is checked', () => {
  const hidden = unseen.join('');
  test('a name of nothing that shows is none', () => {
    expect(check(fullNameRule, `A${hidden}`)).toMatchObject({ ok: false });
    expect(check(fullNameRule, `\u202eA${hidden}da\u200d `)).toEqual({ ok: true, value: 'Ada' });
  });

  test.each([
    ['a message', () => check(sendMessageRule, { clientId: crypto.randomUUID(), content: hidden })],
    ['a message to the companion', () => check(companionText, hidden)],
    ['feedback', () => check(feedbackRule, { bugReport: hidden })],
    ['a request for help', () => check(ticketRule, { subject: hidden, content: hidden })],
    [
      'a profile',
      () =>
        check(updateProfileRule, {
          ...{ fullName: 'Ada', dateOfBirth: '1990-01-01', gender: 'female', bio: hidden.repeat(2) },
          ...{ location: hidden, interests: hidden },
        }),
    ],
  ])('%s of nothing that shows is refused', (_name, checked) => expect(checked().ok).toBe(false));

  test('a report and a reason to leave say what is seen', () => {
    const said = { description: `Rude${hidden}`, reason: 'other' };
    expect(check(reportRule, said)).toMatchObject({ value: { description: 'Rude' } });
    expect(check(deletionRule, { reason: `Moved${hidden}` })).toMatchObject({ value: { reason: 'Moved' } });
  });
});
