import * as z from 'zod/mini';

/** Takes out what Postgres cannot keep as it is: NUL, and halves of a character. Stands before any other check of a text. */
export const storable = () =>
  z.overwrite<string>((typed) => typed.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\uFFFD'));

/** The length of a text in characters as the database counts them: one emoji is one or a few, never the two halves of each. */
export const characters = (text: string): number => [...text].length;

/** A trimmed text of so many characters, as the database counts them. */
export const written = ({ min, max }: { min: number; max: number }, message: string) => {
  const fits = (given: string) => characters(given) >= min && characters(given) <= max;
  return z.string().check(storable(), z.trim(), z.refine(fits, message));
};
