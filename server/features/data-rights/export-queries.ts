/** The privacy register defines which rows and columns an export has. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import type { ColumnPrivacy, PrivacyRegister } from '#server/platform/legal-records/privacy.ts';

export type Whose = {
  userId: string;
  email: string;
  /** False if the address may belong to a stranger. */
  isConfirmed: boolean;
  /** The person's keyed hashes in the consent log. */
  consents: readonly Buffer[];
};

export type Walk = { columns: readonly string[]; types: readonly string[] };
export type Row = { row: string; at: string[] };

/** The primary key of every table, or another unique key without a condition. */
export async function walksOf(db: Db): Promise<ReadonlyMap<string, Walk>> {
  const { rows } = await sql<Walk & { table: string }>`
    select c.relname::text as "table", k.columns, k.types
    from pg_class c cross join lateral (
      select array_agg(a.attname::text order by o.place) as columns,
        array_agg(format_type(a.atttypid, a.atttypmod) order by o.place) as types
      from pg_index i cross join unnest(i.indkey) with ordinality o (number, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = o.number
      where i.indrelid = c.oid and i.indisunique and i.indpred is null and i.indexprs is null
      group by i.indexrelid, i.indisprimary order by i.indisprimary desc, i.indexrelid limit 1) k
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`.execute(db);
  return new Map(rows.map(({ table, ...walk }) => [table, walk]));
}

const yes = sql<boolean>`true`;

const narrowed: Readonly<Record<string, (whose: Whose) => RawBuilder<boolean>>> = {
  // A stranger may have typed an unconfirmed address. The switch in the settings belongs to the account.
  newsletter_subscribers: ({ userId, isConfirmed }) =>
    isConfirmed ? yes : sql`(user_id is not distinct from ${userId}::uuid or source = 'settings')`,
  // An event about a report would show that somebody reported the person. The weight of one's own reports is not shown either.
  audit_events: () => sql`(details -> 'reportId' is null and action <> 'dismiss_reports')`,
};

function ownedBy(register: PrivacyRegister, column: string, owner: NonNullable<ColumnPrivacy['owner']>, whose: Whose) {
  const named = sql.ref(column);
  if (owner === 'account') return sql`${named} = ${whose.userId}::uuid`;
  if (owner === 'address') return sql`${named} = ${whose.email}::citext`;
  if (owner === 'consent') return sql`${named} = any(${[...whose.consents]}::bytea[])`;
  return sql`${named} in (select id from ${sql.table(owner.through)} where ${rowsOf(register, owner.through, whose)})`;
}

function rowsOf(register: PrivacyRegister, table: string, whose: Whose): RawBuilder<unknown> {
  const ways = Object.entries(register[table] ?? {}).flatMap(([column, { owner }]) =>
    owner === undefined ? [] : [ownedBy(register, column, owner, whose)],
  );
  return sql`(${ways.length === 0 ? sql`false` : sql.join(ways, sql` or `)}) and ${narrowed[table]?.(whose) ?? yes}`;
}

/** Each row is JSON with the names of its exported columns. */
export async function nextRows(
  db: Db,
  register: PrivacyRegister,
  table: string,
  { whose, walk, after, limit }: { whose: Whose; walk: Walk; after: readonly string[] | null; limit: number },
): Promise<Row[]> {
  const exported = Object.entries(register[table] ?? {}).flatMap(([name, column]) => (column.exported ? [name] : []));
  const keys = walk.columns.map((name) => sql.ref(name));
  const place = walk.types.map((type, at) => sql`${after?.[at]}::text::${sql.raw(type)}`);
  const { rows } = await sql<Row>`
    select row_to_json(exported_columns)::text as "row", array[${sql.join(walk.columns.map((name) => sql`${sql.ref(`own.${name}`)}::text`))}] as "at"
    from (
      select * from ${sql.table(table)}
      where ${rowsOf(register, table, whose)} and ${after === null ? yes : sql`(${sql.join(keys)}) > (${sql.join(place)})`}
      order by ${sql.join(keys)} limit ${limit}
    ) own cross join lateral (select ${sql.join(exported.map((name) => sql.ref(`own.${name}`)))}) exported_columns
    order by ${sql.join(walk.columns.map((name) => sql.ref(`own.${name}`)))}`.execute(db);
  return rows;
}

/** Confirmed addresses that an account gave up. They lead to further consents. */
export async function formerNewsletterAddresses(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('newsletterSubscribers')
    .select('email')
    .distinct()
    .where('userId', '=', userId)
    .where('source', '<>', 'settings')
    .execute();
  return rows.map(({ email }) => email);
}

export async function sessionStart(db: Db, id: string): Promise<Date | undefined> {
  const session = await db.selectFrom('sessions').select('createdAt').where('id', '=', id).executeTakeFirst();
  return session?.createdAt;
}

/** Photos in display order; selfies newest first. */
export async function picturesOf(db: Db, userId: string): Promise<{ photos: string[]; selfies: string[] }> {
  const photos = await db
    .selectFrom('profilePhotos')
    .select('id')
    .where('userId', '=', userId)
    .where('state', '=', 'ready')
    .orderBy('displayOrder')
    .execute();
  const selfies = await db
    .selectFrom('verifications')
    .select('id')
    .where('userId', '=', userId)
    .where('selfieRemovedAt', 'is', null)
    .orderBy('submittedAt', 'desc')
    .execute();
  return { photos: photos.map(({ id }) => id), selfies: selfies.map(({ id }) => id) };
}
