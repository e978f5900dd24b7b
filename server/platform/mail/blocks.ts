import type { ArticleBlock, ArticleBlockKind } from '#rules/article-blocks.ts';

type Group = { kind: ArticleBlockKind; items: ArticleBlock[] };

/** Items of one list, or paragraphs of one quotation. Other pieces are alone. */
export function grouped(blocks: readonly ArticleBlock[]): Group[] {
  const groups: Group[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const isAlone = block.kind === 'heading' || block.kind === 'paragraph';
    if (last?.kind === block.kind && !isAlone) last.items.push(block);
    else groups.push({ kind: block.kind, items: [block] });
  }
  return groups;
}

export const wordsOf = ({ spans }: ArticleBlock): string => spans.map(({ text }) => text).join('');

export function blocksText(blocks: readonly ArticleBlock[]): string[] {
  return grouped(blocks).map(({ kind, items }) => {
    const lines = items.map(wordsOf);
    if (kind === 'heading') return lines.map((line) => `${line}\n${'-'.repeat([...line].length)}`).join('\n');
    if (kind === 'bullet') return lines.map((line) => `* ${line}`).join('\n');
    if (kind === 'number') return lines.map((line, at) => `${at + 1}. ${line}`).join('\n');
    if (kind === 'quote') return lines.map((line) => `> ${line}`).join('\n>\n');
    return lines.join('\n');
  });
}
