import { type Kysely, sql } from 'kysely';

/** Of this deploy and of earlier ones: production runs no others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table persisted_documents (
      hash text constraint persisted_documents_pkey primary key
        constraint persisted_documents_hash_check check (hash ~ '^[0-9a-f]{64}$'),
      text text not null,
      seen_at timestamptz not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table persisted_documents`.execute(db);
}
