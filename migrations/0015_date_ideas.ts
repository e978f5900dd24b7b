import { type Kysely, sql } from 'kysely';

/** Those of the content follow it until an administrator changes them. A removed one stays, so that it does not return with the next start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table date_ideas (
      id uuid constraint date_ideas_pkey primary key,
      -- City and name in small letters: one place of a name in a city.
      slug text not null constraint date_ideas_slug_key unique,
      name text not null constraint date_ideas_name_length check (char_length(name) between 2 and 100),
      description text not null constraint date_ideas_description_length check (char_length(description) between 20 and 500),
      category text not null constraint date_ideas_category_known
        check (category in ('restaurant', 'cafe', 'lounge', 'nature', 'beach', 'culture', 'activity', 'getaway')),
      area text not null constraint date_ideas_area_length check (char_length(area) between 2 and 100),
      city text not null constraint date_ideas_city_known check (city in ('lagos', 'abuja', 'port_harcourt', 'ibadan')),
      budget_level text not null constraint date_ideas_budget_known check (budget_level in ('low', 'medium', 'high')),
      romantic_score smallint not null constraint date_ideas_score_range check (romantic_score between 1 and 5),
      estimated_cost text not null,
      best_time text not null,
      opening_hours text not null,
      tips text[] not null constraint date_ideas_tips_count check (cardinality(tips) <= 4),
      best_for_date_numbers smallint[] not null constraint date_ideas_numbers_known
        check (cardinality(best_for_date_numbers) > 0 and best_for_date_numbers <@ array[1, 2, 3, 4]::smallint[]),
      featured boolean not null,
      edited_at timestamptz,
      removed_at timestamptz
    )`.execute(db);
  await sql`
    create index date_ideas_order_idx on date_ideas (featured desc, romantic_score desc, slug) where removed_at is null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table date_ideas`.execute(db);
}
