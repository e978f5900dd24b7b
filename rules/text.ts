import * as z from 'zod/mini';

/** Characters that show nothing, or turn the letters after them around: with them a name looks like another's, or like none. */
const UNSEEN = /[\u200B\u2060\uFEFF\p{Bidi_Control}]/gu;

/**
 * What U+200D joins and U+FE0F colours: a pictograph, with its skin and its colour, that another one follows; and the key of a telephone.
 * Anywhere else the two show nothing.
 */
const JOINED =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D(?=\p{Extended_Pictographic}))?|[\d#*]\uFE0F\u20E3)|[\u200D\uFE0F]/gu;

/** A text without what shows nothing, and without what Postgres cannot keep: NUL, and halves of a character. Doing it again changes nothing. */
export function cleanText(typed: string): string {
  return typed
    .replaceAll('\u0000', '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(UNSEEN, '')
    .replace(JOINED, (_all, kept: string | undefined) => kept ?? '');
}

/** Cleans what a person typed. Stands before any other check of a text. */
export const storable = () => z.overwrite<string>(cleanText);

/** The length of a text in characters as the database counts them: one emoji is one or a few, never the two halves of each. */
export const characters = (text: string): number => [...text].length;

/** A trimmed text of so many characters, as the database counts them. */
export const written = ({ min, max }: { min: number; max: number }, message: string) => {
  const fits = (given: string) => characters(given) >= min && characters(given) <= max;
  return z.string().check(storable(), z.trim(), z.refine(fits, message));
};
