import { describe, expect, test } from 'vitest';
import { paths } from '#rules/paths.ts';
import policy from '../../../content/legal/privacy-policy.json';
import terms from '../../../content/legal/terms-of-service.json';
import { type LegalText, piecesOf } from './document.ts';

test('a sentence comes apart into words, links, mailboxes and facts', () => {
  expect(piecesOf('{brand}, version {version}: see [the terms](/terms-of-service) or {support}.', '1.0')).toEqual([
    { kind: 'words', words: 'Zobo, version 1.0: see ' },
    { kind: 'link', words: 'the terms', to: '/terms-of-service' },
    { kind: 'words', words: ' or ' },
    { kind: 'mailbox', name: 'support' },
    { kind: 'words', words: '.' },
  ]);
});

const everyText = ({ intro, sections }: LegalText): string[] => [
  ...intro,
  ...sections.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap(({ heading = '', p = '', list = [], table }) => [
      heading,
      p,
      ...list,
      ...(table ? [...table.head, ...table.rows.flat()] : []),
    ]),
  ]),
];

describe.each([
  ['the privacy policy', policy as LegalText],
  ['the terms', terms as LegalText],
])('%s', (_name, text) => {
  test('has eleven sections with words in each, and version 1.0', () => {
    expect(text.version).toBe('1.0');
    expect(text.sections).toHaveLength(11);
    expect(new Set(text.sections.map(({ id }) => id)).size).toBe(11);
    for (const { blocks } of text.sections) expect(blocks.length).toBeGreaterThan(0);
  });

  test('leaves no mark unread and links only to pages that there are', () => {
    const known: readonly string[] = Object.values(paths);
    for (const piece of everyText(text).flatMap((sentence) => piecesOf(sentence, text.version))) {
      if (piece.kind === 'words') expect(piece.words).not.toMatch(/[{}[\]]/);
      if (piece.kind === 'link') expect(known).toContain(piece.to);
    }
  });
});

test('the sections stand in the order of the specification', () => {
  expect(policy.sections.map(({ id }) => id)).toEqual([
    'information-collected',
    'use',
    'legal-basis',
    'rights',
    'sharing',
    'retention',
    'security',
    'international-transfers',
    'children',
    'changes',
    'contact',
  ]);
  expect(terms.sections.map(({ id }) => id)).toEqual([
    'eligibility',
    'account',
    'prohibited-conduct',
    'content',
    'premium',
    'safety',
    'termination',
    'disclaimers',
    'disputes',
    'changes',
    'contact',
  ]);
});
