/** Only the forms named in the contract pass: a link becomes its label; HTML, images and code are left out. */
import { Lexer, type MarkedToken, type Token } from 'marked';
import type {
  ArticleBlock,
  ArticleBlockKind,
  ArticleSpan,
  ArticleSpanStyle,
} from '#server/contract/resolvers.generated.ts';

/** The content of these tags is not text for readers. */
const unread = /^<(script|style|template|iframe|object|svg|math|noscript|textarea|title|xmp)\b/i;

/** The entities that authors may have written for characters. The entities of < and > stay unchanged, so that none becomes a tag. */
const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", '#39': "'", nbsp: ' ' };

const plain = (text: string): string =>
  text.replace(/&(amp|quot|apos|#39|nbsp);/g, (_, name: string) => entities[name] ?? '').replace(/\s+/g, ' ');

/** Removing tags may form new ones from broken ones. A `<` stays if no tag can begin there, for example before a number. */
function withoutTags(text: string): string {
  const less = text.replace(/<[a-z/!?][^>]*(?:>|$)/gi, '');
  return less === text ? text.replace(/<(?![\s\d=])/g, '') : withoutTags(less);
}

function* spansOf(tokens: readonly Token[], style: ArticleSpanStyle): Generator<ArticleSpan> {
  let skipped: string | null = null;
  for (const token of tokens as readonly MarkedToken[]) {
    if (token.type === 'html') {
      if (skipped === null) skipped = unread.exec(token.text)?.[1]?.toLowerCase() ?? null;
      else if (token.text.toLowerCase().startsWith(`</${skipped}`)) skipped = null;
    }
    if (skipped !== null) continue;
    if (token.type === 'strong') yield* spansOf(token.tokens, 'strong');
    // Emphasis within strong words is strong.
    else if (token.type === 'em') yield* spansOf(token.tokens, style === 'strong' ? 'strong' : 'emphasis');
    // An address in angle brackets has no label.
    else if (token.type === 'link') yield* token.raw.startsWith('<') ? [] : spansOf(token.tokens, style);
    else if (token.type === 'br') yield { text: ' ', style };
    else if (token.type === 'escape') yield { text: plain(token.text), style };
    else if (token.type === 'text') {
      if (token.tokens === undefined) yield { text: plain(token.text), style };
      else yield* spansOf(token.tokens, style);
    }
  }
}

function joined(spans: Iterable<ArticleSpan>): ArticleSpan[] {
  const merged: ArticleSpan[] = [];
  for (const { text, style } of spans) {
    const last = merged.at(-1);
    if (last?.style === style) last.text += text;
    else merged.push({ text, style });
  }
  const result: ArticleSpan[] = [];
  for (const { text, style } of merged) {
    const isAfterBlank = result.at(-1)?.text.endsWith(' ') ?? true;
    const words = withoutTags(text).replace(/\s+/g, ' ');
    const shown = isAfterBlank ? words.trimStart() : words;
    if (shown !== '') result.push({ text: shown, style });
  }
  const last = result.at(-1);
  if (last !== undefined) last.text = last.text.trimEnd();
  return result.filter(({ text }) => text !== '');
}

function* blocksWithin(tokens: readonly Token[], kind: ArticleBlockKind): Generator<ArticleBlock> {
  for (const token of tokens as readonly MarkedToken[]) {
    if (token.type === 'heading') yield { kind: 'heading', spans: joined(spansOf(token.tokens, 'plain')) };
    else if (token.type === 'blockquote') yield* blocksWithin(token.tokens, 'quote');
    else if (token.type === 'list') {
      for (const { tokens: parts } of token.items) yield* blocksWithin(parts, token.ordered ? 'number' : 'bullet');
    } else if (token.type === 'paragraph' || token.type === 'text') {
      yield { kind, spans: joined(spansOf(token.tokens ?? [], 'plain')) };
    }
  }
}

export function blocksOf(markdown: string): ArticleBlock[] {
  const tokens = new Lexer({ gfm: false }).lex(markdown);
  return [...blocksWithin(tokens, 'paragraph')].filter(({ spans }) => spans.length > 0);
}
