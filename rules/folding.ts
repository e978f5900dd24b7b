/** Hooked letters and others that no normal form takes apart. */
const plain: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ı: 'i', ø: 'o', ł: 'l' };

/** A text in small letters without tone marks, dots and hooks, for finding words in it however they were typed. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ɓɗƙƴıøł]/g, (letter) => plain[letter] ?? letter);
}

/** The words of a text in plain letters, 'terra-kulture': the same however it is spelled. */
export function slugOf(text: string): string {
  const words = folded(text)
    .replace(/['’.]/g, '')
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).join('-');
}
