/** Rows follow the product's content until an administrator changes them. */
import { sql } from 'kysely';
import type { Db } from './pool.ts';

type Row = { id: string; slug: string };
/** The other columns of the table are id, slug, edited_at and removed_at. */
export type Shown<R extends Row> = Readonly<Record<Exclude<keyof R, keyof Row>, string>>;

const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** In one statement. Hides rows that the content no longer has. Concurrent processes lock the rows in the same order. */
export async function followContent<R extends Row>(
  db: Db,
  table: string,
  shown: Shown<R>,
  rows: readonly R[],
  now: Date,
): Promise<void> {
  const types = Object.entries<string>(shown);
  const listed = sql.raw(types.map(([name, type]) => `"${name}" ${type}`).join(', '));
  const named = sql.raw(types.map(([name]) => `"${name}" as ${columnOf(name)}`).join(', '));
  const columns = (of = '') => sql.raw(types.map(([name]) => of + columnOf(name)).join(', '));
  await sql`
    with content as (
      select id, slug, ${named} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as listed (id uuid, slug text, ${listed})
    ), gone as (
      update ${sql.table(table)} set removed_at = ${now}
      where edited_at is null and removed_at is null and slug not in (select slug from content)
    )
    insert into ${sql.table(table)} as kept (id, slug, ${columns()})
    select c.id, c.slug, ${columns('c.')} from content c
    where not exists (
      select from ${sql.table(table)} d
      where d.slug = c.slug and (d.edited_at is not null
        or (d.removed_at is null and (${columns('d.')}) is not distinct from (${columns('c.')})))
    )
    order by c.slug
    on conflict (slug) do update set (${columns()}, removed_at) = (${columns('excluded.')}, null)
    where kept.edited_at is null`.execute(db);
}
