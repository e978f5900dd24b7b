import { type Kysely, sql } from 'kysely';

/** Friends who look after somebody's date, and the check-ins that an alarm follows when nobody answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trusted_friends (
      id uuid constraint trusted_friends_pkey primary key,
      user_id uuid not null constraint trusted_friends_user_fkey references users on delete cascade,
      email citext not null constraint trusted_friends_email_length check (char_length(email) <= 255),
      invited_at timestamptz not null,
      -- Null until the friend said yes.
      confirmed_at timestamptz,
      constraint trusted_friends_key unique (user_id, email)
    )`.execute(db);
  await sql`create index trusted_friends_email_idx on trusted_friends (email)`.execute(db);
  await sql`create index trusted_friends_unconfirmed_idx on trusted_friends (invited_at) where confirmed_at is null`.execute(
    db,
  );
  // Addresses that want no invitation, as keyed hashes.
  await sql`
    create table friend_refusals (
      address_hash bytea constraint friend_refusals_pkey primary key,
      refused_at timestamptz not null
    )`.execute(db);
  await sql`
    create table check_in_pins (
      user_id uuid constraint check_in_pins_pkey primary key constraint check_in_pins_user_fkey references users on delete cascade,
      first_hash text not null,
      second_hash text not null,
      set_at timestamptz not null
    )`.execute(db);
  await sql`
    create table check_ins (
      id uuid constraint check_ins_pkey primary key,
      user_id uuid not null constraint check_ins_user_fkey references users on delete cascade,
      -- No reference: a check-in outlives its plan.
      plan_id uuid not null,
      -- Rises with each change of the time. A job names the one it was made for.
      version integer not null constraint check_ins_version check (version >= 1),
      state text not null constraint check_ins_state_known check (state in ('armed', 'safe', 'alarmed')),
      place_name text not null,
      starts_at timestamptz not null,
      due_at timestamptz not null,
      extended_minutes integer not null default 0,
      wrong_pins integer not null default 0,
      -- The other person, as an alarm shows them. Copied, because what happens to their account must not weaken an alarm.
      other_name text not null,
      other_age integer not null,
      other_photo bytea,
      started_at timestamptz not null,
      ended_at timestamptz,
      -- When the second PIN was typed.
      silent_alarm_at timestamptz
    )`.execute(db);
  await sql`create unique index check_ins_armed_key on check_ins (user_id) where state = 'armed'`.execute(db);
  await sql`create index check_ins_user_idx on check_ins (user_id)`.execute(db);
  await sql`create index check_ins_due_idx on check_ins (due_at)`.execute(db);
  await sql`
    create table check_in_friends (
      check_in_id uuid not null constraint check_in_friends_check_in_fkey references check_ins on delete cascade,
      friend_id uuid not null constraint check_in_friends_friend_fkey references trusted_friends on delete cascade,
      -- SHA-256 of the secret in the friend's link.
      token_hash bytea not null constraint check_in_friends_token_key unique,
      -- Of the newest code that was mailed for the link, and how often it was guessed.
      code_sent_at timestamptz,
      code_tries integer not null default 0,
      constraint check_in_friends_pkey primary key (check_in_id, friend_id)
    )`.execute(db);
  await sql`create index check_in_friends_friend_idx on check_in_friends (friend_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['check_in_friends', 'check_ins', 'check_in_pins', 'friend_refusals', 'trusted_friends'])
    await sql`drop table ${sql.table(table)}`.execute(db);
}
