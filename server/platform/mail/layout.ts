/** The common layout of all letters, as text and as HTML. */

import type { ArticleBlock } from '#rules/article-blocks.ts';
import { brand } from '#rules/brand.ts';
import { derived } from '#server/base/secrets.ts';
import type { Config } from '#server/config/config.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { blocksText } from './blocks.ts';
import { letterHtml } from './html.ts';

export type Letter = {
  /** The letter's identity, such as `welcome:<user id>`. It is the same for each sending, and different for every other letter. */
  id: string;
  to: string;
  subject: string;
  /** With its comma, such as `Hello Ada,`. */
  greeting?: string;
  paragraphs?: readonly string[];
  /** The article in place of personal paragraphs: the newsletter's name, the title, and the pieces. */
  article?: { name: string; title: string; blocks: readonly ArticleBlock[] };
  action?: { label: string; url: string };
  /** A code, shown large. */
  code?: string;
  /** Further paragraphs, below the action or the code. */
  after?: readonly string[];
  /** The page on which a person ends such letters, and the address for a mail program's one POST (RFC 8058). */
  unsubscribe?: { page: string; oneClick: string };
  /** The reason for this letter, in a sentence. */
  why: string;
};

export const signature = `The ${brand.name} team`;

/** The first name for a greeting. The typed name may go to a stranger's address, so no part of it becomes a link. */
export function firstNameOf(fullName: string): string {
  const first = fullName.trim().split(/\s+/)[0] ?? '';
  return first.replace(/[^\p{L}\p{M}'’-]/gu, '').slice(0, 40) || 'there';
}

/** Makes one line of a text, as a line break would end a header. */
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

/** The letter in the form in which it is sent. Typed text is escaped in the HTML, and stays in one line in a header. */
export function compose(letter: Letter, config: Pick<Config, 'appSecret'>): Mail {
  const subject = oneLine(letter.subject);
  const { unsubscribe } = letter;
  return {
    to: letter.to,
    subject,
    text: letterText(letter),
    html: letterHtml({ ...letter, subject }, signature),
    // Mail servers on the way read the id, so it does not reveal the recipient or the subject.
    id: derived(config, 'letter', letter.id).toString('base64url').slice(0, 27),
    ...(unsubscribe && {
      headers: {
        'List-Unsubscribe': `<${oneLine(unsubscribe.oneClick)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}
