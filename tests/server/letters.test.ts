/** What a letter looks like: as text, as HTML, and in its headers. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compose, firstNameOf, type Letter } from '#server/platform/mail/layout.ts';

const config = { appSecret: 'a secret that only tests use, 32 bytes or more' };
const letter: Letter = {
  id: 'welcome:ada',
  to: 'ada@example.com',
  subject: 'Welcome to Zobo',
  greeting: 'Hello Ada,',
  paragraphs: ['Your account is ready.'],
  why: 'You receive this letter because you have an account.',
};
/** The words of HTML without its tags. */
const wordsOf = (html: string): string => html.replace(/<[^>]+>/g, ' ');

const unsubscribe = {
  page: 'https://zobo.example/unsubscribe#token',
  oneClick: 'https://zobo.example/unsubscribe?token=token',
};

describe('a letter', () => {
  it('says the same as text and as HTML', () => {
    const { text, html = '' } = compose(
      {
        ...letter,
        action: { label: 'Confirm', url: 'https://zobo.example/auth/verify?a=1&b=2#secret' },
        code: '123456',
        after: ['It is good for an hour.'],
        unsubscribe,
      },
      config,
    );
    const shown = wordsOf(html);
    for (const words of ['Hello Ada,', 'Your account is ready.', '123456', 'It is good for an hour.', letter.why]) {
      expect(text).toContain(words);
      expect(shown).toContain(words);
    }
    expect(text).toContain('https://zobo.example/auth/verify?a=1&b=2#secret');
    expect(html).toContain('href="https://zobo.example/auth/verify?a=1&amp;b=2#secret"');
    expect(text).toContain(unsubscribe.page);
    expect(html).toContain(`href="${unsubscribe.page}"`);
  });

  it('loads nothing and runs nothing', () => {
    const { html = '' } = compose({ ...letter, unsubscribe }, config);
    expect(html).not.toMatch(/<(?:img|link|script|iframe|object|form)\b|url\(|@import|\son\w+=/i);
  });

  it('escapes whatever somebody typed', () => {
    const typed = '<script>alert(1)</script>"\' & <img src=x onerror=alert(1)>';
    const { html = '' } = compose(
      {
        ...letter,
        subject: typed,
        greeting: typed,
        paragraphs: [typed],
        action: { label: typed, url: `https://zobo.example/${typed}` },
        code: typed,
        after: [typed],
        why: typed,
        unsubscribe: { page: typed, oneClick: typed },
      },
      config,
    );
    expect(html).not.toMatch(/<script|<img/i);
    expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(7);
  });

  it('has headers that end where they should', () => {
    const evil = 'Hi\r\nBcc: bola@example.com\u2028\u0000';
    const mail = compose({ ...letter, subject: evil, unsubscribe: { page: evil, oneClick: evil } }, config);
    for (const value of [mail.subject, ...Object.values(mail.headers ?? {})]) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
      expect(value).not.toMatch(/[\u0000-\u001f\u2028]/);
    }
  });

  it('can be left with one click only where it can be left at all', () => {
    expect(compose(letter, config).headers).toBeUndefined();
    expect(compose({ ...letter, unsubscribe }, config).headers).toEqual({
      'List-Unsubscribe': '<https://zobo.example/unsubscribe?token=token>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('has an id of its own, the same each time, that says nothing', () => {
    const { id } = compose(letter, config);
    expect(compose({ ...letter, paragraphs: ['Written anew.'] }, config).id).toBe(id);
    expect(compose({ ...letter, id: 'welcome:bola' }, config).id).not.toBe(id);
    expect(compose(letter, { appSecret: 'another secret of another installation' }).id).not.toBe(id);
    expect(id).toMatch(/^[A-Za-z0-9_-]{27}$/);
  });

  it('has the colours of the product, light and dark', () => {
    const tokens = readFileSync(new URL('../../client/tokens.css', import.meta.url), 'utf8');
    const source = readFileSync(new URL('../../server/platform/mail/html.ts', import.meta.url), 'utf8');
    const [light = '', dark = ''] = tokens.split('prefers-color-scheme: dark');
    const [inLight = '', inDark = ''] = source.split('const dark');
    const colours = (part: string) => part.match(/#[0-9a-f]{6}\b/gi) ?? [];
    expect(colours(inLight)).toHaveLength(9);
    expect(colours(inDark)).toHaveLength(9);
    for (const colour of colours(inLight)) expect(light).toContain(colour);
    for (const colour of colours(inDark)) expect(dark).toContain(colour);
  });
});

it.each([
  ['Adaeze Obi', 'Adaeze'],
  ['  Ẹniọlá   Ọba ', 'Ẹniọlá'],
  ["Ng'ang'a", "Ng'ang'a"],
  ['http://evil.example/win Ada', 'httpevilexamplewin'],
  ['www.evil.example', 'wwwevilexample'],
  ['😀', 'there'],
])('greets %j as %j: an address in a name does not become a link', (fullName, first) => {
  expect(firstNameOf(fullName)).toBe(first);
});
