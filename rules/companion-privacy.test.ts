import { describe, expect, test } from 'vitest';
import { withoutPersonalData } from './companion-privacy.ts';

const names = ['Adaobi Chukwu-Emeka', 'Ọláolúwa Adéyẹmí', 'Bo Li'];
const without = (text: string): string => withoutPersonalData(text, names);

describe('what is taken out', () => {
  test.each([
    ['write to ada.obi+zobo@mail.example.com.ng today', 'write to [email] today'],
    ['ADA@EXAMPLE.COM', '[email]'],
    ['ada@example.com', '[email]'],
    ['ada dot obi (at) gmail.com ok', 'ada dot [email] ok'],
    ['call 08031234567', 'call [number]'],
    ['call 0803 123 4567 now', 'call [number] now'],
    ['0803-123-4567', '[number]'],
    ['+234 803 123 4567', '[number]'],
    ['+2348031234567', '[number]'],
    ['2348031234567', '[number]'],
    ['(0803) 123 4567', '[number]'],
    ['+44 20 7946 0958', '[number]'],
    ['0 8 0 3 1 2 3 4 5 6 7', '[number]'],
    ['０８０３１２３４５６７', '[number]'],
    ['call08031234567', 'call[number]'],
    ['0803\u200b1234567', '[number]'],
    ['zero eight zero three one two three four five six seven', '[number]'],
    ['account 0123456789', 'account [id]'],
    ['BVN 22123456789', 'BVN [id]'],
    ['card 5399831234567890 is mine', 'card [id] is mine'],
    ['find me @ada_obi.x.', 'find me [handle].'],
    ['IG: ada_obi', '[handle]'],
    ['see https://instagram.com/ada?x=1 there', 'see [link] there'],
    ['www.example.ng/me', '[link]'],
    ['wa.me/2348031234567', '[link]'],
    ['t.me/adaobi', '[link]'],
    ['instagram.com/adaobi', '[link]'],
    ['id 3f2504e0-4f89-41d3-9a0c-0305e82c3301!', 'id [id]!'],
    ['Hi ADAOBI, it is Emeka', 'Hi [name], it is [name]'],
    ['Adaobi’s friend Chukwu', '[name]’s friend [name]'],
    ['olaoluwa and Adéyẹmi', '[name] and [name]'],
    ['Ola\u0301oluwa', '[name]'],
    ['adaobi_99', '[name]_99'],
  ])('%s', (text, expected) => expect(without(text)).toBe(expected));
});

describe('what stays', () => {
  test.each([
    'I paid 1500000 for it, about 15,000 a month',
    'In 2019 - 2024 I lived in Jos',
    'Saturday 2026-11-28 at 18:00, or 28/11/2026 12:30?',
    'We are 2 or 3 people, 5.5 stars',
    'Adaobis is another word, and so is Chukwuma',
    'Bo and Li are too short to be told apart from words',
    'Meet me at 7. Then we eat.',
    'It’s Ńkẹ́chi’s ɗan’uwa 😊',
  ])('%s', (text) => expect(without(text)).toBe(text));
});

test('a hundred thousand characters of anything take no long time, also on a busy machine', () => {
  const texts = [
    'a',
    '1',
    '1 ',
    '.',
    'a.',
    'a@',
    '@',
    '-',
    'one ',
    'é',
    'a-',
    'www.',
    'http://a ',
    '(1',
    'f',
    'x at ',
    '[at]',
  ];
  for (const part of texts) {
    const text = part.repeat(Math.ceil(100_000 / part.length));
    const started = performance.now();
    without(text);
    expect(performance.now() - started, part).toBeLessThan(5_000);
  }
});
