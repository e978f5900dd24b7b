/** The catalogue of a database as text: two databases are of one make when their lines are the same. */
import type pg from 'pg';

/** What the migrator itself keeps. */
const OF_MIGRATOR = ['kysely_migration', 'kysely_migration_lock', 'applied_functions'];

const isOurs = (table: string): string =>
  `${table}.relnamespace = 'public'::regnamespace and ${table}.relname <> all ($1)`;
/** What an extension brought along belongs to it. */
const isNoExtensions = (oid: string): string =>
  `not exists (select from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`;

const queries = [
  `select 'extension ' || extname as line from pg_extension where extname <> 'plpgsql'`,
  `select concat_ws(' ', 'type', t.typname, t.typtype, format_type(nullif(t.typbasetype, 0), t.typtypmod),
      (select string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid)) as line
    from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('d', 'e', 'r') and ${isNoExtensions('t.oid')}`,
  `select concat_ws(' ', 'table', c.relname, c.relkind, c.relpersistence, array_to_string(c.reloptions, ','),
      case when c.relrowsecurity then 'row security' end, case c.relkind when 'v' then pg_get_viewdef(c.oid) end) as line
    from pg_class c where c.relkind in ('r', 'p', 'v', 'm', 'f') and ${isOurs('c')}`,
  `select concat_ws(' ', 'sequence', c.relname, format_type(s.seqtypid, null), s.seqstart, s.seqincrement, s.seqmin, s.seqmax,
      s.seqcache, s.seqcycle) as line
    from pg_sequence s join pg_class c on c.oid = s.seqrelid where ${isOurs('c')}`,
  // Numbered without the gaps that dropped columns leave.
  `select concat_ws(' ', 'column', c.relname, lpad(row_number() over (partition by c.oid order by a.attnum)::text, 2, '0'), a.attname,
      format_type(a.atttypid, a.atttypmod), case when a.attcollation <> t.typcollation then a.attcollation::regcollation::text end,
      'stored ' || a.attstorage::text, case when a.attnotnull then 'not null' end, 'identity ' || nullif(a.attidentity::text, ''),
      case a.attgenerated when 's' then 'generated' when 'v' then 'virtual' end, 'default ' || pg_get_expr(b.adbin, b.adrelid)) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
      left join pg_attrdef b on b.adrelid = a.attrelid and b.adnum = a.attnum
    where c.relkind in ('r', 'p') and ${isOurs('c')} and a.attnum > 0 and not a.attisdropped`,
  // What NOT NULL is called is only in the catalogue since Postgres 18, and stands with the columns.
  `select concat_ws(' ', 'constraint', c.relname, k.conname, pg_get_constraintdef(k.oid)) as line
    from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype <> 'n' and ${isOurs('c')}`,
  // In the order in which they were made: of two that cost the same the planner takes the first. Those of constraints stand with these.
  `select concat_ws(' ', 'index', c.relname, lpad(row_number() over (partition by c.oid order by i.indexrelid)::text, 2, '0'),
      pg_get_indexdef(i.indexrelid), case when not i.indisvalid then 'invalid' end) as line
    from pg_index i join pg_class c on c.oid = i.indrelid
    where ${isOurs('c')} and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))`,
  `select concat_ws(' ', 'trigger', pg_get_triggerdef(g.oid), g.tgenabled) as line
    from pg_trigger g join pg_class c on c.oid = g.tgrelid where not g.tgisinternal and ${isOurs('c')}`,
  // How a text is indented makes no difference to what it does.
  `select 'function ' || regexp_replace(pg_get_functiondef(p.oid), '\\s+', ' ', 'g') as line from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p', 'w') and ${isNoExtensions('p.oid')}`,
  `select 'statistics ' || pg_get_statisticsobjdef(x.oid) as line from pg_statistic_ext x join pg_class c on c.oid = x.stxrelid
    where ${isOurs('c')}`,
];

/**
 * All that migrations make in the schema `public`, each thing as one line, sorted: extensions, types, tables, sequences, columns in order,
 * constraints, indexes, triggers, functions with their bodies, statistics.
 */
export async function catalogueOf(client: pg.ClientBase): Promise<string[]> {
  const lines: string[] = [];
  for (const query of queries) {
    const { rows } = await client.query<{ line: string }>(query, query.includes('$1') ? [OF_MIGRATOR] : []);
    lines.push(...rows.map(({ line }) => line.replace(/\s+/g, ' ').trim()));
  }
  return lines.sort();
}

/** A sentence for each line that only one of two catalogues has: nobody could read two whole ones side by side. */
export function differences(found: readonly string[], wanted: readonly string[]): string[] {
  return [
    ...wanted.filter((line) => !found.includes(line)).map((line) => `lacks ${line}`),
    ...found.filter((line) => !wanted.includes(line)).map((line) => `has besides ${line}`),
  ];
}
