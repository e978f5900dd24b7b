import { type Kysely, sql } from 'kysely';

/** The documents that the product's own clients send, of this deploy and of those before it: in production nobody else's are run. */
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
