import { type Kysely, sql } from 'kysely';

/** What a mailed code or link opens: a new password, or a sign-in that leaves the password as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table password_resets add column purpose text not null default 'reset'
      constraint password_resets_purpose_known check (purpose in ('reset', 'sign_in'))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  // Without it their codes would open a reset.
  await sql`delete from password_resets where purpose <> 'reset'`.execute(db);
  await sql`alter table password_resets drop column purpose`.execute(db);
}
