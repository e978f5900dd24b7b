import { type RawBuilder, sql } from 'kysely';
import { limits } from '#rules/limits.ts';
import type { Page, TimePlace } from '#server/db/paging.ts';
import type { Db } from '#server/db/pool.ts';
import type { AuditEventRow, UserRow } from '#server/db/rows.ts';

const isBefore = ({ at, id }: TimePlace) => sql<boolean>`(created_at, id) < (${at}::timestamptz, ${id}::uuid)`;
/** A LIKE pattern that matches a word anywhere, with wildcards escaped. */
const holding = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

export async function peoplePage(
  db: Db,
  words: readonly string[],
  { after, limit }: Page<TimePlace>,
): Promise<UserRow[]> {
  // The expression of the trigram index, which serves each word by itself. A word has no blank, so no match spans name and address.
  const holds = words.map((word) => sql<boolean>`full_name || ' ' || email::text ilike ${holding(word)}`);
  // The index needs words of three letters or more. Without one, people are scanned in order.
  const isIndexed = words.some((word) => word.length >= 3);
  let page = db.selectFrom('users').selectAll();
  if (isIndexed) page = page.where('id', 'in', idsHolding(sql.join(holds, sql` and `), { after, limit }));
  else page = page.where((eb) => eb.and(after === null ? holds : [...holds, isBefore(after)]));
  return page.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** A frequent word makes the index return too many rows to sort. So it first scans the newest people, and then the index if needed. */
function idsHolding(holds: RawBuilder<unknown>, { after, limit }: Page<TimePlace>): RawBuilder<string> {
  const read = sql.lit(limits.consoleSearch.read);
  const isOfPage = after === null ? sql`true` : isBefore(after);
  return sql`(
    with newest as materialized (
      select * from (
        select id, created_at, holds, row_number() over () as place
        from (select id, created_at, ${holds} as holds from users where ${isOfPage} order by created_at desc, id desc limit ${read}) u) u
      where holds or place = ${read}
      limit ${limit}
    )
    select id from (
      select id, created_at from newest where holds
      union
      -- The offset keeps the order out of the choice of an index.
      select id, created_at from (select id, created_at from users where ${holds} offset 0) u
      where ${isOfPage} and (select bool_or(place = ${read}) and count(*) filter (where holds) < ${limit} from newest)
    ) found
    order by created_at desc, id desc limit ${limit})`;
}

export async function auditPage(db: Db, { after, limit }: Page<TimePlace>): Promise<AuditEventRow[]> {
  let page = db.selectFrom('auditEvents').selectAll();
  if (after !== null) page = page.where(isBefore(after));
  return page.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
