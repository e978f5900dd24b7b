import { sql } from 'kysely';
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
  const found = db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb.and(holds));
  // The index knows three letters or more: whom it finds is found first, or all people would be gone through in their order.
  const isIndexed = words.some((word) => word.length >= 3);
  let page = isIndexed
    ? db
        .with(
          (cte) => cte('found').materialized(),
          () => found,
        )
        .selectFrom('found')
        .selectAll()
    : db.selectFrom(found.as('found')).selectAll();
  if (after !== null) page = page.where(isBefore(after));
  return page.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** What was done, newest first. */
export async function auditPage(db: Db, { after, limit }: Page): Promise<AuditEventRow[]> {
  let page = db.selectFrom('auditEvents').selectAll();
  if (after !== null) page = page.where(isBefore(after));
  return page.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
