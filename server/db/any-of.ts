import { type RawBuilder, sql } from 'kysely';

/** For `column = any of these ids`. It is one parameter, so that the statement's text does not depend on the number of ids. */
export function anyOf(ids: readonly string[]): RawBuilder<string> {
  return sql<string>`any(${[...ids]}::uuid[])`;
}
