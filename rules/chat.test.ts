import { describe, expect, it } from 'vitest';
import { messages } from './chat.ts';
import { limits } from './limits.ts';
import { sendMessageRule } from './send-message.ts';
import { check } from './validation.ts';

const clientId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const content = (given: string) => check(sendMessageRule, { matchId: 'm', clientId, content: given });
const stored = (given: string) => {
  const checked = content(given);
  return checked.ok ? checked.value.content : checked.fieldErrors;
};

describe('a message', () => {
  it('is trimmed before it is counted', () => {
    expect(stored(`  ${'a'.repeat(limits.text.message)}\n`)).toBe('a'.repeat(limits.text.message));
  });

  it('is refused when blank', () => {
    for (const blank of ['', '   ', '\n\t', '\u0000', ' \u0000 ']) {
      expect(stored(blank)).toEqual([{ path: 'content', message: messages.blank }]);
    }
  });

  it('is refused one character over its limit, with the limit in words', () => {
    expect(stored('a'.repeat(limits.text.message + 1))).toEqual([{ path: 'content', message: messages.tooLong }]);
    expect(messages.tooLong).toBe('A message has at most 2,000 characters');
  });

  it('loses what a database cannot keep, and keeps the rest as typed', () => {
    expect(stored('How\u0000 far?')).toBe('How far?');
    expect(stored('half \uD83D')).toBe('half \uFFFD');
    expect(stored('Ẹ káàbọ̀ 😀\nsecond line')).toBe('Ẹ káàbọ̀ 😀\nsecond line');
  });

  it('needs a UUID of the sender', () => {
    expect(check(sendMessageRule, { matchId: 'm', clientId: 'again', content: 'Hi' })).toEqual({
      ok: false,
      fieldErrors: [{ path: 'clientId', message: messages.badClientId }],
    });
  });
});
