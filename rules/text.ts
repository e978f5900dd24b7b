import * as z from 'zod/mini';

/** Takes out what Postgres cannot keep as it is: NUL, and halves of a character. Stands before any other check of a text. */
export const storable = () =>
  z.overwrite<string>((typed) => typed.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\uFFFD'));
