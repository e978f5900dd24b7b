import { type Kysely, sql } from 'kysely';
import { canSee } from './0006_discovery.ts';
import { likeProfile } from './0035_like_first.ts';

const shown = 'p.paused_at is null';
const openToAll = 'p.paused_at is null and p.limited_at is null';

/** A limited person is seen as a paused one is: by themselves and by their matches. */
const canSeeLimited = canSee.replace(`(${shown} or`, `((${openToAll}) or`);
const likeUnlimited = likeProfile.replace(shown, openToAll);

const replacing = (definition: string) => definition.replace('create function', 'create or replace function');

/** Makes `deckable` anew by another rule, with every index that stands on it: Postgres 15 cannot change the rule of a column. */
async function remakeDeckable(db: Kysely<unknown>, rule: string): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = 'profiles' and indexdef ~ '\\mdeckable\\M'`.execute(db);
  await sql`alter table profiles drop column deckable`.execute(db);
  await sql`
    alter table profiles add column deckable boolean not null generated always as (${sql.raw(rule)}) stored`.execute(
    db,
  );
  for (const { definition } of rows) await sql.raw(definition).execute(db);
}

/**
 * Reports of minors limit somebody once two independent people made them (rules/reporters.ts), and hide nobody. For that a report keeps
 * whether it counts, and what was ever decided of it; an account keeps a keyed hash of the network that it was made in.
 *
 * Those whom such a report had hidden are shown again. Their reports still wait.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column joined_network bytea`.execute(db);
  await sql`
    alter table reported_users
      add column counts boolean not null default true,
      -- When it was last dismissed, and last acted upon: they stay when it waits again.
      add column dismissed_at timestamptz,
      add column upheld_at timestamptz,
      -- When a moderator looked at the reported person and found nothing in it.
      add column cleared_at timestamptz`.execute(db);
  await sql`
    update reported_users set upheld_at = decided_at where state = 'acted'`.execute(db);
  await sql`
    update reported_users set dismissed_at = decided_at, cleared_at = decided_at
      where decided_at is not null and state <> 'acted'`.execute(db);

  await sql`alter table profiles add column limited_at timestamptz`.execute(db);
  await remakeDeckable(
    db,
    'paused_at is null and suspended_at is null and deletion_requested_at is null and limited_at is null',
  );
  await sql`create index profiles_limited_idx on profiles (id) where limited_at is not null`.execute(db);
  await sql`
    update profiles p set suspended_at = null
      from users u where u.id = p.id and p.suspended_at is not null and u.suspended_at is null`.execute(db);
  await sql.raw(replacing(canSeeLimited)).execute(db);
  await sql.raw(likeUnlimited).execute(db);

  // Limits are counted by their lines in the audit.
  await sql`
    create index audit_events_limits_idx on audit_events (action, created_at)
      where action in ('limit_profile', 'stop_limits')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_events_limits_idx`.execute(db);
  await sql.raw(likeProfile).execute(db);
  await sql.raw(replacing(canSee)).execute(db);
  await sql`drop index profiles_limited_idx`.execute(db);
  await remakeDeckable(db, 'paused_at is null and suspended_at is null and deletion_requested_at is null');
  await sql`alter table profiles drop column limited_at`.execute(db);
  await sql`
    alter table reported_users drop column counts, drop column dismissed_at, drop column upheld_at, drop column cleared_at`.execute(
    db,
  );
  await sql`alter table users drop column joined_network`.execute(db);
}
