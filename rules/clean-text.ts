/** They make a name look like another name, or empty. */
const UNSEEN = /[\u200B\u2060\uFEFF\p{Bidi_Control}]/gu;

/** Group 1 holds emoji sequences to keep. Any other U+200D or U+FE0F shows nothing and is removed. */
const JOINED =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D(?=\p{Extended_Pictographic}))?|[\d#*]\uFE0F\u20E3)|[\u200D\uFE0F]/gu;

/** Removes what is invisible and what Postgres cannot store: NUL and lone surrogates. Idempotent. */
export function cleanText(typed: string): string {
  return typed
    .replaceAll('\u0000', '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(UNSEEN, '')
    .replace(JOINED, (_all, kept: string | undefined) => kept ?? '');
}

/** As the database counts them: code points, not UTF-16 units. */
export const characters = (text: string): number => [...text].length;
