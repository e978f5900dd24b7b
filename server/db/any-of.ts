import { type RawBuilder, sql } from 'kysely';

/** One parameter, so that the statement's text does not depend on the number of ids. */
export function anyOf(ids: readonly string[]): RawBuilder<string> {
  return sql<string>`any(${[...ids]}::uuid[])`;
}
