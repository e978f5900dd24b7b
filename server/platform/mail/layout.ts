import type { ArticleBlock } from '#rules/article-blocks.ts';
import { brand } from '#rules/brand.ts';
import { derived } from '#server/base/secrets.ts';
import type { Config } from '#server/config/config.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { blocksText } from './blocks.ts';
import { letterHtml } from './html.ts';

export type Letter = {
  /** Such as `welcome:<user id>`: the same for each sending of a letter. */
  id: string;
  to: string;
  subject: string;
  greeting?: string;
  paragraphs?: readonly string[];
  /** In place of personal paragraphs. */
  article?: { name: string; title: string; blocks: readonly ArticleBlock[] };
  action?: { label: string; url: string };
  code?: string;
  /** Below the action or the code. */
  after?: readonly string[];
  /** The address takes a mail program's one POST (RFC 8058). */
  unsubscribe?: { page: string; oneClick: string };
  why: string;
};

export const signature = `The ${brand.name} team`;

/** The typed name may go to a stranger's address, so no part of it becomes a link. */
export function firstNameOf(fullName: string): string {
  const first = fullName.trim().split(/\s+/)[0] ?? '';
  return first.replace(/[^\p{L}\p{M}'’-]/gu, '').slice(0, 40) || 'there';
}

/** A line break would end a header. */
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

/** Typed text is escaped in the HTML, and stays in one line in a header. */
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
