import { type Kysely, sql } from 'kysely';

/** Dates that two people of a match plan. They hang on the match, so that people without a plan of their own may answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table date_plans (
      id uuid constraint date_plans_pkey primary key,
      match_id uuid not null constraint date_plans_match_fkey references matches on delete cascade,
      -- Of the request that made it. A retry of it is the same plan.
      client_id uuid not null,
      -- Rises by one with each change. An answer names the one it was given to.
      version integer not null constraint date_plans_version check (version >= 1),
      state text not null constraint date_plans_state_known
        check (state in ('proposed', 'countered', 'accepted', 'declined', 'cancelled', 'expired', 'over')),
      -- Whose time and place stand.
      proposer_id uuid not null constraint date_plans_proposer_fkey references users on delete cascade,
      changed_by_id uuid not null constraint date_plans_changed_by_fkey references users on delete cascade,
      -- Null: a typed place, or one that the guide no longer has.
      date_idea_id uuid constraint date_plans_idea_fkey references date_ideas on delete set null,
      place_name text not null constraint date_plans_place_length check (char_length(place_name) between 2 and 400),
      starts_at timestamptz not null,
      proposed_at timestamptz not null,
      changed_at timestamptz not null,
      constraint date_plans_client_key unique (match_id, client_id)
    )`.execute(db);
  // One open plan a match, also when both propose at once.
  await sql`create unique index date_plans_open_key on date_plans (match_id)
    where state in ('proposed', 'countered', 'accepted')`.execute(db);
  await sql`create index date_plans_match_idx on date_plans (match_id, proposed_at desc)`.execute(db);
  await sql`create index date_plans_proposer_idx on date_plans (proposer_id)`.execute(db);
  await sql`create index date_plans_changed_by_idx on date_plans (changed_by_id)`.execute(db);
  await sql`create index date_plans_idea_idx on date_plans (date_idea_id) where date_idea_id is not null`.execute(db);
  await sql`create index date_plans_starts_idx on date_plans (starts_at)`.execute(db);
  // Who ended all letters gets none of the new kinds.
  await sql`update notice_settings set unwanted_letters = unwanted_letters || '{date_plan,date_reminder}'
    where unwanted_letters @> '{match,message,like,missed_call}'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table date_plans`.execute(db);
  for (const column of ['unwanted_letters', 'unwanted_pushes'])
    await sql`update notice_settings
      set ${sql.ref(column)} = array_remove(array_remove(${sql.ref(column)}, 'date_plan'), 'date_reminder')`.execute(
      db,
    );
}
