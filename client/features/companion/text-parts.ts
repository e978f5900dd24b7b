export type TextPart = { kind: 'text' | 'tip'; text: string };

const TIP = /^\s*(?:coach )?tip\s*:\s*/i;

/** A reply as it is set: a paragraph that begins with "Tip:" stands apart. All of it is plain text, and stays it. */
export function textParts(content: string): TextPart[] {
  const parts: TextPart[] = [];
  for (const line of content.split('\n')) {
    const last = parts.at(-1);
    if (TIP.test(line)) parts.push({ kind: 'tip', text: line.replace(TIP, '') });
    else if (last === undefined || (last.kind === 'tip' && line.trim() === ''))
      parts.push({ kind: 'text', text: line });
    else last.text += `\n${line}`;
  }
  return parts.map(({ kind, text }) => ({ kind, text: text.trim() })).filter(({ text }) => text !== '');
}
