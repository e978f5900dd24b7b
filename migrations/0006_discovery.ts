import { type Kysely, sql } from 'kysely';

const columns = 'p_viewer uuid, p_target uuid';

/**
 * The one rule of who may see whom: both have a profile, neither blocked the other, and the other is not hidden. A paused person stays
 * visible to live matches, and everybody sees themselves. PL/pgSQL keeps its plan, which a function in plain SQL would make anew.
 */
export const canSee = `
  create function can_see(p_viewer uuid, p_subject uuid) returns boolean language plpgsql stable as $$
  begin
    return exists (select from profiles where id = p_viewer)
      and exists (
        select from profiles p
        where p.id = p_subject and p.suspended_at is null and p.deletion_requested_at is null
          and (p.paused_at is null or p.id = p_viewer or exists (
            select from matches m
            where m.user1_id = least(p_viewer, p_subject) and m.user2_id = greatest(p_viewer, p_subject) and m.ended_at is null)))
      and not exists (select from blocked_users b where b.blocker_id = p_viewer and b.blocked_id = p_subject)
      and not exists (select from blocked_users b where b.blocker_id = p_subject and b.blocked_id = p_viewer);
  end $$`;

/** Two crossing likes do not see each other without a lock on the pair; it is taken first, before anything is read. */
export const lockPair = `
  create or replace function lock_pair(p_one uuid, p_other uuid) returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended(least(p_one, p_other)::text || greatest(p_one, p_other)::text, 0));
  end $$`;

/**
 * Likes, spends and matches in one round trip. Outcome: not_available, limit_reached or liked; the columns of the live match of the pair
 * when there is one, and whether this call made it. Repeating a like, super or not, changes and costs nothing. A null limit is none.
 */
export const likeProfile = `
  create or replace function like_profile(
    ${columns}, p_super boolean, p_limit integer, p_day date, p_now timestamptz, p_like_id uuid, p_match_id uuid,
    out outcome text, out is_new_match boolean, out match_id uuid, out user1_id uuid, out user2_id uuid, out matched_at timestamptz
  ) language plpgsql as $$
  declare
    v_kind text := case when p_super then 'super_like' else 'like' end;
  begin
    is_new_match := false;
    perform lock_pair(p_viewer, p_target);
    if p_viewer = p_target or not can_see(p_viewer, p_target) then
      outcome := 'not_available';
      return;
    end if;
    outcome := 'liked';
    if not exists (select from likes l where l.from_user_id = p_viewer and l.to_user_id = p_target) then
      if p_limit is not null then
        insert into daily_counters as c (user_id, day, kind, spent)
          select p_viewer, p_day, v_kind, 1 where p_limit > 0
          on conflict on constraint daily_counters_pkey do update set spent = c.spent + 1 where c.spent < p_limit;
        if not found then
          outcome := 'limit_reached';
          return;
        end if;
      end if;
      insert into likes (id, from_user_id, to_user_id, is_super, created_at) values (p_like_id, p_viewer, p_target, p_super, p_now);
      delete from passes p where p.from_user_id = p_viewer and p.to_user_id = p_target;
      if exists (select from likes l where l.from_user_id = p_target and l.to_user_id = p_viewer) then
        insert into matches (id, user1_id, user2_id, created_at)
          values (p_match_id, least(p_viewer, p_target), greatest(p_viewer, p_target), p_now)
          on conflict on constraint matches_pair_key do nothing;
        is_new_match := found;
      end if;
    end if;
    select m.id, m.user1_id, m.user2_id, m.created_at into match_id, user1_id, user2_id, matched_at from matches m
      where m.user1_id = least(p_viewer, p_target) and m.user2_id = greatest(p_viewer, p_target) and m.ended_at is null;
  end $$`;

/**
 * Passes a person; false when there is nobody to pass. Passing somebody already liked changes nothing: the like stands, and there is no
 * pass to undo. Each pass is later than the one before, so that "the last" is exact even within one millisecond.
 */
export const passProfile = `
  create or replace function pass_profile(${columns}, p_now timestamptz, p_pass_id uuid) returns boolean language plpgsql as $$
  begin
    perform lock_pair(p_viewer, p_target);
    if p_viewer = p_target or not can_see(p_viewer, p_target) then
      return false;
    end if;
    insert into passes (id, from_user_id, to_user_id, created_at)
      select p_pass_id, p_viewer, p_target,
        greatest(p_now, (select max(p.created_at) from passes p where p.from_user_id = p_viewer) + interval '1 microsecond')
      where not exists (select from likes l where l.from_user_id = p_viewer and l.to_user_id = p_target)
      on conflict on constraint passes_pair_key do nothing;
    return true;
  end $$`;

/** Opens the viewer's hour, or goes on with the one that runs, and locks its row until the transaction ends. */
const openViewWindow = `
  create function open_view_window(p_viewer uuid, p_now timestamptz, p_window interval) returns view_windows language plpgsql as $$
  declare
    v_window view_windows;
  begin
    insert into view_windows as w (user_id, started_at, handed, viewed) values (p_viewer, p_now, 0, 0)
      on conflict on constraint view_windows_pkey do update set
        started_at = case when (w.handed = 0 and w.viewed = 0) or w.started_at <= p_now - p_window then p_now else w.started_at end,
        handed = case when w.started_at <= p_now - p_window then 0 else w.handed end,
        viewed = case when w.started_at <= p_now - p_window then 0 else w.viewed end
      returning * into v_window;
    return v_window;
  end $$`;

/**
 * Spends the hour of a free person on one other person: as handed out, and as looked at when p_look. False when a limit is used up.
 * Each person counts once in an hour, and a live match never.
 */
const spendView = `
  create function spend_view(${columns}, p_look boolean, p_now timestamptz, p_window interval, p_views integer, p_handed integer)
  returns boolean language plpgsql as $$
  declare
    v_window view_windows;
    v_known profile_views;
    v_is_handed boolean;
    v_is_viewed boolean;
  begin
    if exists (select from matches m where m.user1_id = least(p_viewer, p_target) and m.user2_id = greatest(p_viewer, p_target)
        and m.ended_at is null) then
      return true;
    end if;
    v_window := open_view_window(p_viewer, p_now, p_window);
    select * into v_known from profile_views v where v.viewer_id = p_viewer and v.viewed_id = p_target;
    v_is_handed := coalesce(v_known.handed_at >= v_window.started_at, false);
    v_is_viewed := v_is_handed and v_known.viewed_at is not null;
    if v_is_viewed or (v_is_handed and not p_look) then
      return true;
    end if;
    if (p_look and v_window.viewed >= p_views) or (not v_is_handed and v_window.handed >= p_handed) then
      return false;
    end if;
    insert into profile_views as v (viewer_id, viewed_id, handed_at, viewed_at)
      values (p_viewer, p_target, p_now, case when p_look then p_now end)
      on conflict on constraint profile_views_pkey do update set
        handed_at = case when v_is_handed then v.handed_at else excluded.handed_at end, viewed_at = excluded.viewed_at;
    update view_windows set handed = handed + (not v_is_handed)::integer, viewed = viewed + p_look::integer where user_id = p_viewer;
    return true;
  end $$`;

const functions = [canSee, lockPair, likeProfile, passProfile, openViewWindow, spendView];

/** Likes, passes, what was spent of the daily and hourly limits, and matches, which only a mutual like makes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table likes (
      id uuid constraint likes_pkey primary key,
      from_user_id uuid not null constraint likes_from_fkey references users on delete cascade,
      to_user_id uuid not null constraint likes_to_fkey references users on delete cascade,
      is_super boolean not null,
      created_at timestamptz not null,
      constraint likes_pair_key unique (from_user_id, to_user_id),
      constraint likes_not_self check (from_user_id <> to_user_id)
    )`.execute(db);
  await sql`create index likes_to_idx on likes (to_user_id, created_at desc, id desc)`.execute(db);

  await sql`
    create table passes (
      id uuid constraint passes_pkey primary key,
      from_user_id uuid not null constraint passes_from_fkey references users on delete cascade,
      to_user_id uuid not null constraint passes_to_fkey references users on delete cascade,
      created_at timestamptz not null,
      constraint passes_pair_key unique (from_user_id, to_user_id),
      constraint passes_not_self check (from_user_id <> to_user_id)
    )`.execute(db);
  await sql`create index passes_from_idx on passes (from_user_id, created_at desc, id desc)`.execute(db);

  // One row a person, day (Africa/Lagos) and kind; spent by one conditional upsert.
  await sql`
    create table daily_counters (
      user_id uuid not null constraint daily_counters_user_fkey references users on delete cascade,
      day date not null,
      kind text not null constraint daily_counters_kind_known check (kind in ('like', 'super_like')),
      spent integer not null constraint daily_counters_spent_range check (spent >= 0),
      constraint daily_counters_pkey primary key (user_id, day, kind)
    )`.execute(db);

  // The hour that runs for a free person: how many different people were handed out, and how many were looked at.
  await sql`
    create table view_windows (
      user_id uuid constraint view_windows_pkey primary key constraint view_windows_user_fkey references users on delete cascade,
      started_at timestamptz not null,
      handed integer not null constraint view_windows_handed_range check (handed >= 0),
      viewed integer not null constraint view_windows_viewed_range check (viewed >= 0)
    )`.execute(db);

  await sql`
    create table profile_views (
      viewer_id uuid not null constraint profile_views_viewer_fkey references users on delete cascade,
      viewed_id uuid not null constraint profile_views_viewed_fkey references users on delete cascade,
      handed_at timestamptz not null,
      viewed_at timestamptz,
      constraint profile_views_pkey primary key (viewer_id, viewed_id)
    )`.execute(db);

  // user1_id < user2_id, so one pair is one row. An ended match stays as a row and is invisible everywhere.
  await sql`
    create table matches (
      id uuid constraint matches_pkey primary key,
      user1_id uuid not null constraint matches_user1_fkey references users on delete cascade,
      user2_id uuid not null constraint matches_user2_fkey references users on delete cascade,
      created_at timestamptz not null,
      ended_at timestamptz,
      constraint matches_pair_key unique (user1_id, user2_id),
      constraint matches_order check (user1_id < user2_id)
    )`.execute(db);
  await sql`create index matches_user1_idx on matches (user1_id, created_at desc, id desc) where ended_at is null`.execute(
    db,
  );
  await sql`create index matches_user2_idx on matches (user2_id, created_at desc, id desc) where ended_at is null`.execute(
    db,
  );

  for (const text of functions) await sql.raw(text).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function spend_view, open_view_window, pass_profile, like_profile, lock_pair, can_see`.execute(db);
  await sql`drop table matches, profile_views, view_windows, daily_counters, passes, likes`.execute(db);
}
