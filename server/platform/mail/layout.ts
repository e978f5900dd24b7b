/** What every letter of the product looks like, as text and as HTML. */

import type { ArticleBlock } from '#rules/article-blocks.ts';
import { brand } from '#rules/brand.ts';
import { derived } from '#server/base/secrets.ts';
import type { Config } from '#server/config/config.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { blocksText } from './blocks.ts';
import { letterHtml } from './html.ts';

export type Letter = {
  /** What this letter is, such as `welcome:<user id>`: the same whenever it is sent again, and different for every other letter. */
  id: string;
  to: string;
  subject: string;
  /** With its comma, such as `Hello Ada,`. */
  greeting?: string;
  paragraphs?: readonly string[];
  /** What stands in it instead of words to one person: under which name, its title, and its pieces. */
  article?: { name: string; title: string; blocks: readonly ArticleBlock[] };
  action?: { label: string; url: string };
  /** Shown large. */
  code?: string;
  /** Further paragraphs, below the action or the code. */
  after?: readonly string[];
  /** Where a person ends such letters, and where a mail program does with one POST (RFC 8058). */
  unsubscribe?: { page: string; oneClick: string };
  /** Why this letter came, in a sentence. */
  why: string;
};

export const signature = `The ${brand.name} team`;

/** The first name for a greeting. What people type as their name goes to an address that may not be theirs: nothing in it becomes a link. */
export function firstNameOf(fullName: string): string {
  const first = fullName.trim().split(/\s+/)[0] ?? '';
  return first.replace(/[^\p{L}\p{M}'’-]/gu, '').slice(0, 40) || 'there';
}

/** One line: a header ends where a line does. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();

function letterText(letter: Letter): string {
  const { greeting, paragraphs = [], article, action, code, after = [], unsubscribe, why } = letter;
  return [
    ...(greeting === undefined ? [] : [greeting]),
    ...paragraphs,
    ...(article === undefined ? [] : [article.name, article.title, ...blocksText(article.blocks)]),
    ...(code === undefined ? [] : [code]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...after,
    signature,
    ['--', why, ...(unsubscribe === undefined ? [] : [`No more such letters: ${unsubscribe.page}`])].join('\n'),
  ].join('\n\n');
}

/** The letter as it is sent. Whatever somebody typed is escaped in the HTML, and in a header it stays in its line. */
export function compose(letter: Letter, config: Pick<Config, 'appSecret'>): Mail {
  const subject = oneLine(letter.subject);
  const { unsubscribe } = letter;
  return {
    to: letter.to,
    subject,
    text: letterText(letter),
    html: letterHtml({ ...letter, subject }, signature),
    // Mail servers on the way read it: it says nothing of whom or what the letter is about.
    id: derived(config, 'letter', letter.id).toString('base64url').slice(0, 27),
    ...(unsubscribe && {
      headers: {
        'List-Unsubscribe': `<${oneLine(unsubscribe.oneClick)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}
