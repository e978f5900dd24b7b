import { type RawBuilder, sql } from 'kysely';
import { limits } from '#rules/limits.ts';
import type { TimePlace } from '#server/db/paging.ts';
import type { Db } from '#server/db/pool.ts';
import type { AuditEventRow, UserRow } from '#server/db/rows.ts';

type Page = { after: TimePlace | null; limit: number };

const isBefore = ({ at, id }: TimePlace) => sql<boolean>`(created_at, id) < (${at}::timestamptz, ${id}::uuid)`;
/** Letters that stand for themselves in a pattern. */
const holding = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Accounts whose name or address holds every word, the newest first. Without words, all. */
export async function peoplePage(db: Db, words: readonly string[], { after, limit }: Page): Promise<UserRow[]> {
  // The expression of an index of letters, which serves each word by itself. A word has no blank in it, so none reaches from the name into
  // the address.
  const holds = words.map((word) => sql<boolean>`full_name || ' ' || email::text ilike ${holding(word)}`);
  // The index knows three letters or more; without it all people are gone through in their order.
  const isIndexed = words.some((word) => word.length >= 3);
  let page = db.selectFrom('users').selectAll();
  if (isIndexed) page = page.where('id', 'in', idsHolding(sql.join(holds, sql` and `), { after, limit }));
  else page = page.where((eb) => eb.and(after === null ? holds : [...holds, isBefore(after)]));
  return page.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/**
 * The ids of a page of those who hold words. The index would give everybody who has a frequent word before any can be put in order: the
 * newest are looked at first, and only when there are more of them and hardly any holds the words, the index leads to all who do.
 */
function idsHolding(holds: RawBuilder<unknown>, { after, limit }: Page): RawBuilder<string> {
  const read = sql.lit(limits.deskSearch.read);
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

/** What was done, newest first. */
export async function auditPage(db: Db, { after, limit }: Page): Promise<AuditEventRow[]> {
  let page = db.selectFrom('auditEvents').selectAll();
  if (after !== null) page = page.where(isBefore(after));
  return page.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
