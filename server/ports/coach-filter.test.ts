import { describe, expect, it } from 'vitest';
import { withoutPersonalData } from '#rules/companion-privacy.ts';
import type { Advice, Place } from './coach.ts';
import { createAdviceFilter, createContactFilter, knownTo, type ReplyFilter } from './coach-filter.ts';

const place = (name: string, area: string): Place => ({
  name,
  area,
  city: 'ibadan',
  cost: '₦4,000 to ₦9,000',
  bestTime: 'Saturday afternoon',
  tip: 'Ask for a table under the mango tree.',
});
const rows = [place('Agodi Gardens', 'Agodi'), place('Cocoa Mall', 'Dugbe')];
const outing = {
  city: 'ibadan',
  elsewhere: null,
  naira: 10_000,
  dateNumber: 1,
  category: null,
  isThrifty: false,
} as const;
const withRows: Advice = { found: { outing, places: rows, fit: 'within', least: null } };
const question = 'Where can I take a girl in Ibadan with 10,000 naira?';

/** The text in pieces of so many letters. */
function through(filter: ReplyFilter, text: string, size: number): string {
  let shown = '';
  for (let at = 0; at < text.length; at += size) shown += filter.push(text.slice(at, at + size));
  return shown + filter.rest();
}
const sizes = [1, 2, 3, 5, 8, 13, 1_000];

describe('a reply of the practice', () => {
  it('goes through as it is, and at once', () => {
    const text = 'Good evening! I paid ₦10,000 for two, at 7.30 on 12/11/2026. It’s 3 years now… you?';
    for (const size of sizes) expect(through(createContactFilter(), text, size)).toBe(text.normalize('NFKC'));
    expect(createContactFilter().push('Kilimanjaro')).toBe('Kilimanjaro');
  });

  it.each([
    ['a number', 'Call me on 0803 123 4567 tonight', /\d{3}/],
    ['a number in words', 'Call zero eight zero three one two three four five tonight', /three|four five/],
    ['a link', 'Pay at www.evil.example/now please', /evil/],
    ['a short link', 'See evil.com/now please', /\.com|\/now/],
    ['an address', 'Write to ada@evil.com please', /@|evil\.com/],
    ['an account', 'Find me, ig: @ada_evil please', /@ada|ada_evil/],
    ['a number with unseen signs in it', 'Call 080\u200b31\u200b23\u200b4567 now', /\d{3}/],
    ['a dictated number', 'Call 0803, 123, 4567 now', /\d{3}/],
    ['a link of any ending', 'Pay at linktr.ee/ada please', /\.ee|\/ada/],
    ['an account without a colon', 'Find me, my IG is ada_evil99 please', /ada_/],
    ['wide figures', 'Call ０８０３１２３４５６７ now', /[０-９\d]{3}/],
  ])('loses %s, in pieces of any size', (_what, text, leak) => {
    for (const size of sizes) {
      const shown = through(createContactFilter(), text, size);
      expect(shown, String(size)).not.toMatch(leak);
      expect(shown).toMatch(/^(?:Call|Pay|See|Write|Find)/);
    }
  });
});

describe('advice', () => {
  it('keeps the places of the rows, whatever the pieces', () => {
    const text =
      'Take her to Agodi Gardens in Agodi. It costs ₦4,000 to ₦9,000, and Saturday afternoon is best. Or try Cocoa Mall!\nThen ask her what she likes in Ibadan.';
    for (const size of sizes) expect(through(createAdviceFilter(knownTo(withRows, question)), text, size)).toBe(text);
  });

  it.each([
    'Take her to Golden Parrot Lounge.',
    'You could try Cubana tonight.',
    '• Skyline Rooftop: ₦9,000.',
    'I recommend Amala Palace in Bodija.',
    '1. Moonlight Beach, very calm.',
    '1. Cubana, Ring Road: ₦20,000 to ₦30,000.',
    'Carry am go Golden Parrot for Bodija.',
    'Consider Golden Parrot.',
    'Golden Parrot in Bodija is calm.',
  ])('drops “%s”, and keeps what stands around it', (bad) => {
    const text = `Keep it simple. ${bad} Agodi Gardens is calm.`;
    for (const size of sizes) {
      const shown = through(createAdviceFilter(knownTo(withRows, question)), text, size);
      expect(shown, String(size)).toContain('Keep it simple.');
      expect(shown).toContain('Agodi Gardens is calm.');
      expect(shown).not.toMatch(/Parrot|Cubana|Skyline|Amala|Moonlight/);
    }
  });

  it('drops invented places where none were looked up, and no other names', () => {
    const nowhere: Advice = { found: null };
    const text = 'Ask about the Super Eagles. Meet at Blue Diamond Hotel. On Valentine’s Day be kind to Ngozi.';
    expect(through(createAdviceFilter(knownTo(nowhere, 'what should I say?')), text, 7)).toBe(
      'Ask about the Super Eagles. On Valentine’s Day be kind to Ngozi.',
    );
  });

  it('keeps a known place behind the verb that begins a sentence', () => {
    const text = 'Try Agodi Gardens first. Visit Moonlight Gardens later.';
    expect(through(createAdviceFilter(knownTo(withRows, question)), text, 5)).toBe('Try Agodi Gardens first. ');
  });

  it('keeps a place that the person named', () => {
    const filter = createAdviceFilter(knownTo({ found: null }, 'is Blue Diamond Hotel safe for a first date?'));
    expect(through(filter, 'No: Blue Diamond Hotel is no place for a first date.', 4)).toContain('Blue Diamond Hotel');
  });

  it('drops a sentence with an address', () => {
    const filter = createAdviceFilter(knownTo(withRows, question));
    expect(through(filter, 'Be kind. Write to me at coach@evil.com. Go early.', 3)).toBe('Be kind. Go early.');
  });
});

describe('what a reader found', () => {
  it('ends soon, whatever the figures', () => {
    for (const figures of ['1'.repeat(200), '1 2, '.repeat(60), 'one two '.repeat(60)]) {
      const filter = createContactFilter();
      filter.push(figures);
      expect(filter.push('x') + filter.rest()).toContain('x');
    }
    const text = `Take ${'1.5 or 2.5 '.repeat(40)}and go.`;
    expect(through(createAdviceFilter(knownTo(withRows, question)), text, 1)).toBe(text);
  });

  it.each([
    '1. Keep it short. 2. Tell a friend where you will be.',
    'For Nigerians, family matters. Go Dutch if you like.',
    'Ask what she did in 2019, 2020, 2021.',
    'Pay 5000, 7000, 10000 naira.',
    'Agodi Gardens opens at 9. Agodi Gardens is near.',
  ])('keeps “%s”', (text) => {
    for (const size of sizes) expect(through(createAdviceFilter(knownTo(withRows, question)), text, size)).toBe(text);
  });

  it.each(['1. Shiro\n2. Nok\n', '• Shiro', '- Shiro (seafood).', '1. Nok – nice African food.'])(
    'drops the place of one word that “%s” lists',
    (text) => {
      for (const size of sizes)
        expect(through(createAdviceFilter(knownTo(withRows, question)), text, size)).not.toMatch(/Shiro|Nok/);
    },
  );

  it('loses no letter beside a joiner', () => {
    for (const size of sizes) expect(through(createContactFilter(), 'hello\u200dworld ok', size)).toBe('helloworld ok');
  });

  it.each([
    '0803 123, 4567',
    '0803-123, 4567',
    '080 3123, 4567',
    'Call 0803, 123 45678',
    '+234 803, 123, 4567',
    '08031, 234567',
    '0, 8, 0, 3, 1, 2, 3, 4, 5, 6, 7',
  ])('knows the number of “%s”', (text) => {
    expect(withoutPersonalData(text, [])).toMatch(/^(?:Call )?\[number\]$/);
  });

  it.each([
    ['my IG handle is ada_evil99', /ada/],
    ['my IG is adaevil', /adaevil/],
    ['my IG is chidi2024', /chidi/],
    ['Call 080\u200d31\u200e23\u200f4567 now', /\d{3}/],
  ])('loses the contact of “%s”, in pieces of any size', (text, leak) => {
    for (const size of sizes) expect(through(createContactFilter(), text, size), String(size)).not.toMatch(leak);
  });
});
