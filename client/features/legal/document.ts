/** The shape of the legal texts in content/legal, and the meaning of their marks. */
import { brand } from '#rules/brand.ts';
import { nairaText, plans } from '#rules/plans.ts';

export type Block = {
  heading?: string;
  p?: string;
  list?: readonly string[];
  table?: { head: readonly string[]; rows: readonly (readonly string[])[] };
};
export type Section = { id: string; title: string; blocks: readonly Block[] };
export type LegalText = { version: string; intro: readonly string[]; sections: readonly Section[] };

/** A piece of a sentence: text, a link to one of our pages, or a mailbox by name. */
export type Piece =
  | { kind: 'words'; words: string }
  | { kind: 'link'; words: string; to: string }
  | { kind: 'mailbox'; name: 'support' | 'privacy' };

const facts: Readonly<Record<string, string>> = {
  brand: brand.name,
  companion: brand.companion,
  trialDays: String(brand.claims.trialDays),
  gold: nairaText(plans.gold.koboAMonth),
  diamond: nairaText(plans.diamond.koboAMonth),
  soul: nairaText(plans.soul.koboAMonth),
};

const mark = /\[([^\]]+)\]\(([^)]+)\)|\{(\w+)\}/g;

/** Splits a sentence: `[words](/address)` is a link, `{support}` and `{privacy}` are mailboxes, other names in braces are facts. */
export function piecesOf(sentence: string, version: string): Piece[] {
  const pieces: Piece[] = [];
  const say = (words: string) => {
    const last = pieces.at(-1);
    if (last?.kind === 'words') last.words += words;
    else if (words !== '') pieces.push({ kind: 'words', words });
  };
  let at = 0;
  for (const found of sentence.matchAll(mark)) {
    const [all, words = '', to, name = ''] = found;
    say(sentence.slice(at, found.index));
    at = found.index + all.length;
    if (to !== undefined) pieces.push({ kind: 'link', words, to });
    else if (name === 'support' || name === 'privacy') pieces.push({ kind: 'mailbox', name });
    else say(name === 'version' ? version : (facts[name] ?? all));
  }
  say(sentence.slice(at));
  return pieces;
}
