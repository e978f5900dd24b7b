export type TextPart = { kind: 'text' | 'tip'; text: string };

const TIP = /^\s*(?:coach )?tip\s*:\s*/i;

/** Splits a reply into paragraphs. A paragraph that begins with "Tip:" becomes a tip. All parts are plain text. */
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
