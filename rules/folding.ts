/** Letters that no Unicode normal form decomposes. */
const plain: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ı: 'i', ø: 'o', ł: 'l' };

/** Finds words in any spelling: lower case without tone marks, dots and hooks. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ɓɗƙƴıøł]/g, (letter) => plain[letter] ?? letter);
}

/** Other spellings of a text give the same slug. */
export function slugOf(text: string): string {
  const words = folded(text)
    .replace(/['’.]/g, '')
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).join('-');
}
