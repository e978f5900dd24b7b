export type Spans = readonly { text: string; style: 'PLAIN' | 'STRONG' | 'EMPHASIS' }[];
type Kind = 'HEADING' | 'PARAGRAPH' | 'BULLET' | 'NUMBER' | 'QUOTE';
export type Blocks = readonly { kind: Kind; spans: Spans }[];

/** Blocks grouped for rendering: consecutive list items share one list. `key` is the index of the first block. */
export type Group =
  | { kind: 'HEADING' | 'PARAGRAPH' | 'QUOTE'; key: number; spans: Spans }
  | { kind: 'BULLET' | 'NUMBER'; key: number; items: { key: number; spans: Spans }[] };

export function groupsOf(blocks: Blocks): Group[] {
  const groups: Group[] = [];
  for (const [key, { kind, spans }] of blocks.entries()) {
    if (kind !== 'BULLET' && kind !== 'NUMBER') {
      groups.push({ kind, key, spans });
      continue;
    }
    const last = groups.at(-1);
    if (last?.kind === kind) last.items.push({ key, spans });
    else groups.push({ kind, key, items: [{ key, spans }] });
  }
  return groups;
}
