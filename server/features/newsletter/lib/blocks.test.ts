import { describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { newsletterDays } from '#rules/newsletter-console.ts';
import { type IssueLetter, issueLetter } from '../letters.ts';
import { blocksOf } from './blocks.ts';
import { isReadable, readingOf } from './reading.ts';

const plain = (text: string) => ({ text, style: 'plain' });
const config = { appSecret: 'a secret that only tests use, 32 bytes or more', publicUrl: 'https://zobo.example' };
const letterOf = (content: string, more: Partial<IssueLetter> = {}) =>
  issueLetter(
    {
      issueId: 'issue',
      day: 'monday',
      subject: 'A subject',
      title: 'A title',
      content,
      slug: 'a-title',
      subscriberId: 'ada',
      email: 'ada@example.com',
      fullName: null,
      ...more,
    },
    config,
  );

describe('an article', () => {
  it('is headings, paragraphs, items and quotations, with strong words and emphasis', () => {
    const text =
      '# One **big**\n\nHe said\n*yes*, **and _she_ too**.  \nIt\\*s 5 < 6 & 7 > 2.\n\n* a\n* b\n\n1. x\n2. y\n\n> Small\n> hello\n>\n> again';
    expect(blocksOf(text)).toEqual([
      { kind: 'heading', spans: [plain('One '), { text: 'big', style: 'strong' }] },
      {
        kind: 'paragraph',
        spans: [
          plain('He said '),
          { text: 'yes', style: 'emphasis' },
          plain(', '),
          { text: 'and she too', style: 'strong' },
          plain('. It*s 5 < 6 & 7 > 2.'),
        ],
      },
      { kind: 'bullet', spans: [plain('a')] },
      { kind: 'bullet', spans: [plain('b')] },
      { kind: 'number', spans: [plain('x')] },
      { kind: 'number', spans: [plain('y')] },
      { kind: 'quote', spans: [plain('Small hello')] },
      { kind: 'quote', spans: [plain('again')] },
    ]);
    expect(readingOf(text).html).toBe(
      [
        '<h2>One <strong>big</strong></h2>',
        '<p>He said <em>yes</em>, <strong>and she too</strong>. It*s 5 &lt; 6 &amp; 7 &gt; 2.</p>',
        '<ul><li>a</li><li>b</li></ul>',
        '<ol><li>x</li><li>y</li></ol>',
        '<blockquote><p>Small hello</p><p>again</p></blockquote>',
      ].join('\n'),
    );
  });

  it('keeps the label of a link, and nothing of images and code', () => {
    const text =
      'Read [our **guide**](https://zobo.example "now"), ![a beach](https://x.example/a.png)`rm -rf` soon.\n\n```\ncode\n```\n\n    more code';
    expect(blocksOf(text)).toEqual([
      { kind: 'paragraph', spans: [plain('Read our '), { text: 'guide', style: 'strong' }, plain(', soon.')] },
    ]);
  });

  it('flattens lists in lists and paragraphs in items', () => {
    expect(blocksOf('- a\n\n  more\n  1. b\n').map(({ kind, spans }) => [kind, spans[0]?.text])).toEqual([
      ['bullet', 'a'],
      ['bullet', 'more'],
      ['number', 'b'],
    ]);
  });

  it('begins with a summary that is cut between words, and takes at least a minute', () => {
    const words = 'Ụgọ smiled, '.repeat(60).trim();
    const { summary, minutes } = readingOf(`## Not this\n\n${words}`);
    expect([...summary].length).toBeLessThanOrEqual(limits.text.articleSummary);
    expect(summary).toMatch(/^Ụgọ smiled, .* (Ụgọ|smiled)…$/);
    expect(minutes).toBe(1);
    expect(readingOf('Short.').summary).toBe('Short.');
    expect([...readingOf('a'.repeat(500)).summary]).toHaveLength(limits.text.articleSummary);
    expect([...readingOf(`${'a'.repeat(199)} b`).summary]).toHaveLength(limits.text.articleSummary);
    expect(readingOf('word '.repeat(5 * limits.newsletter.wordsPerMinute)).minutes).toBe(5);
  });

  it('that is nested too deeply, or has nothing to show, cannot be read', () => {
    expect(isReadable('>'.repeat(20_000))).toBe(false);
    expect(isReadable('1. '.repeat(6_000))).toBe(false);
    expect(isReadable(`<div>${'a'.repeat(200)}</div>`)).toBe(false);
    expect(isReadable('Hello.')).toBe(true);
  });
});

const hostile = [
  '<script>alert(1)</script>',
  'Hi <script>alert(1)</script> there',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)',
  'Hi <img src="x" onerror="alert(1)"/> there',
  '<<b>script>alert(1)<</b>/script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<**script**>alert(1)</**script**>',
  '<\\script>alert(1)<\\/script>',
  '\\<script>alert(1)\\</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '&amp;lt;script&amp;gt;alert(1)',
  '[click](javascript:alert(1))',
  '[click](<javascript:alert(1)>)',
  '[click][x]\n\n[x]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](x)',
  '[x](https://a.example "\\" onmouseover=\\"alert(1)")',
  '<a href="javascript:alert(1)" onclick="alert(1)">click</a>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="data:text/html,<script>alert(1)</script>"></iframe>',
  '<style>@import "https://x.example"</style>',
  'Hi <style>*{display:none}</style> there',
  '<!-- <script> --> alert(1) <!-- -->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<!DOCTYPE html><body onload=alert(1)>',
  '# <script>alert(1)</script>',
  '- <img src=x onerror=alert(1)>\n- <b onclick=alert(1)>b</b>',
  '> <object data="x"></object>',
  '```html\n<script>alert(1)</script>\n```',
  '`<script>alert(1)</script>`',
  '    <script>alert(1)</script>',
  '<details open ontoggle=alert(1)>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<form action="https://x.example"><button>x</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://x.example">',
  '<base href="https://x.example/">',
  '<SCRIPT\n>alert(1)</SCRIPT>',
  '<a\nhref="x"\nonclick="alert(1)">x</a>',
  '*<img src=x* onerror=alert(1)>',
  '**a <b** onclick=alert(1)>',
];

describe('an article with hostile HTML', () => {
  it.each(hostile)('leaves no tag, no attribute and no script of it: %j', (piece) => {
    const content = `Before.\n\n${piece}\n\nAfter.`;
    const { blocks, html, summary } = readingOf(content);
    const words = blocks.map(({ spans }) => spans.map(({ text }) => text).join('')).join('\n');
    const mail = letterOf(content);
    // No text has the beginning of a tag.
    for (const text of [words, summary, mail.text]) expect(text).not.toMatch(/<[a-z/!?]/i);
    expect(html.replace(/<\/?(?:h2|p|ul|ol|li|blockquote|strong|em)>/g, '')).not.toMatch(/[<>]/);
    // The letter has the same tags as a letter with as many plain pieces.
    const tags = (text = ''): string[] => text.match(/<[^>]*>/g) ?? [];
    const harmless = blocks
      .map(
        ({ kind, spans }) =>
          `${{ heading: '## ', paragraph: '', bullet: '- ', number: '1. ', quote: '> ' }[kind]}${spans.map(({ style }) => ({ plain: 'w', strong: '**w**', emphasis: '*w*' })[style]).join(' ')}`,
      )
      .join('\n\n');
    expect(tags(mail.html)).toEqual(tags(letterOf(harmless).html));
    expect(words).toMatch(/^Before\.\n/);
    expect(words).toMatch(/After\.$/);
  });

  it('in its title and subject is escaped, and stays in its line', () => {
    const evil = '<script>alert(1)</script>"\r\nBcc: bola@example.com';
    const { html = '', subject } = letterOf('Hello.', { title: evil, subject: evil });
    expect(html).not.toMatch(/<script/i);
    expect(subject).not.toMatch(/[\r\n]/);
  });
});

describe('the letter of an issue', () => {
  const mail = letterOf('## A part\n\nWords of *joy*.\n\n- one\n- two\n\n> Small hello.');

  it('says the same as text and as HTML: its name, its title, its pieces, and where to read it', () => {
    const shown = (mail.html ?? '').replace(/<style>.*?<\/style>|<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    for (const words of [
      newsletterDays.monday,
      'A title',
      'A part',
      'Words of',
      'joy',
      'one',
      'Small hello.',
      'Read on the web',
    ]) {
      expect(mail.text).toContain(words);
      expect(shown).toContain(words);
    }
    expect(mail.text).toContain('* one\n* two');
    expect(mail.text).toContain('https://zobo.example/newsletter/a-title');
    expect(mail.html).toContain('<em>joy</em>');
    expect(mail.html).toContain('href="https://zobo.example/newsletter/a-title"');
  });

  it('is left with one click, or on a page', () => {
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const [, address = ''] = /^<(.+)>$/.exec(mail.headers?.['List-Unsubscribe'] ?? '') ?? [];
    const token = new URL(address).searchParams.get('token');
    expect(mail.text).toContain(`https://zobo.example/unsubscribe#${token}`);
    expect(mail.html).toContain(`https://zobo.example/unsubscribe#${token}`);
  });

  it('is one letter for an issue and a reader', () => {
    const ids = [mail, letterOf('Hello.', { subscriberId: 'bola' }), letterOf('Hello.', { issueId: 'next' })].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(3);
    expect(letterOf('Hello.').id).toBe(mail.id);
  });
});
