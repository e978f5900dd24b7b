import { type RawBuilder, sql } from 'kysely';

/** For `column = any of these ids`: one parameter, so that the text of a statement does not vary with how many ids it is asked for. */
export function anyOf(ids: readonly string[]): RawBuilder<string> {
  return sql<string>`any(${[...ids]}::uuid[])`;
}
