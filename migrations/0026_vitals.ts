import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Counts of measured page loads, to which each process adds its own every minute. No row is about a person.
  await sql`
    create table vital_buckets (
      day date not null,
      metric text not null,
      route text not null,
      network text not null,
      bucket smallint not null,
      count integer not null,
      constraint vital_buckets_pkey primary key (day, metric, route, network, bucket)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table vital_buckets`.execute(db);
}
