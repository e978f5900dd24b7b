import { type Kysely, sql } from 'kysely';

/** What is asked by the clock and at erasure, and the name by which a person blocked somebody: later ones are not theirs to learn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index profile_photos_reserved_idx on profile_photos (created_at) where state = 'reserved'`.execute(
    db,
  );
  await sql`
    create index verifications_selfies_idx on verifications (reviewed_at)
      where selfie_removed_at is null and status <> 'pending'`.execute(db);
  await sql`create index verifications_reviewer_idx on verifications (reviewer_id)`.execute(db);
  await sql`alter table blocked_users add column blocked_name text`.execute(db);
  await sql`
    update blocked_users b set blocked_name = coalesce(p.full_name, u.full_name)
    from users u left join profiles p on p.id = u.id where u.id = b.blocked_id`.execute(db);
  await sql`alter table blocked_users alter column blocked_name set not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table blocked_users drop column blocked_name`.execute(db);
  await sql`drop index verifications_reviewer_idx, verifications_selfies_idx, profile_photos_reserved_idx`.execute(db);
}
