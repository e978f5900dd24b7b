import { type Kysely, sql } from 'kysely';

/** A call that nobody took leaves a message of its own kind, by whom called. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages
      add column kind text not null default 'text' constraint messages_kind_known check (kind in ('text', 'missed_call'))`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from messages where kind <> 'text'`.execute(db);
  await sql`alter table messages drop column kind`.execute(db);
}
