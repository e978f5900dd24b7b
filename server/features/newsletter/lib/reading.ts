/** Made of the Markdown once and cached. */
import { LRUCache } from 'lru-cache';
import { limits } from '#rules/limits.ts';
import { escaped } from '#server/base/escape.ts';
import type {
  ArticleBlock,
  ArticleBlockKind,
  ArticleSpan,
  ArticleSpanStyle,
} from '#server/contract/resolvers.generated.ts';
import { grouped, wordsOf } from '#server/platform/mail/blocks.ts';
import { blocksOf } from './blocks.ts';

type Reading = { blocks: ArticleBlock[]; html: string; summary: string; minutes: number };

const known = new LRUCache<string, Reading>({ max: 2 * limits.newsletter.articles });

const spanTags: Readonly<Record<ArticleSpanStyle, string | null>> = { plain: null, strong: 'strong', emphasis: 'em' };
const listTags: Partial<Record<ArticleBlockKind, string>> = { bullet: 'ul', number: 'ol' };

const within = (tag: string, html: string): string => `<${tag}>${html}</${tag}>`;

function spanHtml({ text, style }: ArticleSpan): string {
  const tag = spanTags[style];
  return tag === null ? escaped(text) : within(tag, escaped(text));
}

/** Bare tags of our own around escaped words. */
function htmlOf(blocks: readonly ArticleBlock[]): string {
  return grouped(blocks)
    .map(({ kind, items }) => {
      const texts = items.map(({ spans }) => spans.map(spanHtml).join(''));
      const list = listTags[kind];
      if (list !== undefined) return within(list, texts.map((text) => within('li', text)).join(''));
      const html = texts.map((text) => within(kind === 'heading' ? 'h2' : 'p', text)).join('');
      return kind === 'quote' ? within('blockquote', html) : html;
    })
    .join('\n');
}

function summaryOf(blocks: readonly ArticleBlock[]): string {
  const max = limits.text.articleSummary;
  const text = blocks
    .filter(({ kind }) => kind !== 'heading')
    .map(wordsOf)
    .join(' ');
  const letters = [...text];
  if (letters.length <= max) return text;
  const cut = letters.slice(0, max).join('');
  // The character after the cut shows if a word ends there. A word of 200 letters is cut anywhere.
  const whole = letters[max - 1] === ' ' ? cut : cut.slice(0, cut.slice(0, -1).lastIndexOf(' ') + 1);
  return `${(whole.trim() || cut.slice(0, -1)).replace(/[\s,;:–—-]+$/u, '')}…`;
}

function minutesOf(blocks: readonly ArticleBlock[]): number {
  const words = blocks.flatMap((block) => wordsOf(block).split(/\s+/)).filter(Boolean).length;
  return Math.max(1, Math.round(words / limits.newsletter.wordsPerMinute));
}

export function readingOf(markdown: string): Reading {
  const before = known.get(markdown);
  if (before !== undefined) return before;
  const blocks = blocksOf(markdown);
  const reading = { blocks, html: htmlOf(blocks), summary: summaryOf(blocks), minutes: minutesOf(blocks) };
  known.set(markdown, reading);
  return reading;
}

/** A text nested too deeply to be parsed has nothing to read. */
export function isReadable(markdown: string): boolean {
  try {
    return readingOf(markdown).blocks.length > 0;
  } catch {
    return false;
  }
}
