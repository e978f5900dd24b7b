import { type Kysely, sql } from 'kysely';
import { likeProfile as likeBefore, passProfile as passBefore } from './0006_discovery.ts';

/**
 * Likes and passes as migrations/0006_discovery.ts made them, which now also count for the one who received them: `seen` gives way in
 * the deck's rank. Once for each who swipes: a like after a pass was counted with the pass. A swipe leaves a tally behind instead of a new
 * row of a whole profile, which many who like one person would wait for; a job adds the tallies up each minute. They are unlogged and
 * point nowhere: what a crash takes with it is a minute of counts.
 */
const likeProfile = (count: string) => `
  create or replace function like_profile(
    p_viewer uuid, p_target uuid, p_super boolean, p_limit integer, p_day date, p_now timestamptz, p_like_id uuid, p_match_id uuid,
    out outcome text, out is_new_match boolean, out match_id uuid, out user1_id uuid, out user2_id uuid, out matched_at timestamptz
  ) language plpgsql as $$
  declare
    v_kind text := case when p_super then 'super_like' else 'like' end;
    v_is_visible boolean;
    v_is_liked boolean;
    v_is_mutual boolean;
    v_is_counted boolean;
  begin
    is_new_match := false;
    perform lock_pair(p_viewer, p_target);
    -- After the lock, so that it sees what whoever held it before has written; and all at once, because a statement costs more than what it reads.
    select p_viewer <> p_target and can_see(p_viewer, p_target),
        exists (select from likes l where l.from_user_id = p_viewer and l.to_user_id = p_target),
        exists (select from likes l where l.from_user_id = p_target and l.to_user_id = p_viewer)
      into v_is_visible, v_is_liked, v_is_mutual;
    if not v_is_visible then
      outcome := 'not_available';
      return;
    end if;
    outcome := 'liked';
    if not v_is_liked then
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
      v_is_counted := found;
      if v_is_mutual then
        insert into matches (id, user1_id, user2_id, created_at)
          values (p_match_id, least(p_viewer, p_target), greatest(p_viewer, p_target), p_now)
          on conflict on constraint matches_pair_key do nothing;
        is_new_match := found;
      end if;
      ${count}
      if not v_is_mutual then
        return;
      end if;
    end if;
    select m.id, m.user1_id, m.user2_id, m.created_at into match_id, user1_id, user2_id, matched_at from matches m
      where m.user1_id = least(p_viewer, p_target) and m.user2_id = greatest(p_viewer, p_target) and m.ended_at is null;
  end $$`;

const passProfile = (count: string) => `
  create or replace function pass_profile(p_viewer uuid, p_target uuid, p_now timestamptz, p_pass_id uuid) returns boolean
  language plpgsql as $$
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
    ${count}
    return true;
  end $$`;

/** Takes back a pass with what it counted, if it is the viewer's last; false otherwise. */
const undoPass = `
  create function undo_pass(p_viewer uuid, p_target uuid) returns boolean language plpgsql as $$
  begin
    delete from passes p where p.to_user_id = p_target and p.id = (
      select l.id from passes l where l.from_user_id = p_viewer order by l.created_at desc, l.id desc limit 1);
    if not found then
      return false;
    end if;
    insert into swipe_tallies (user_id, swipes) values (p_target, -1);
    return true;
  end $$`;

const countSwipe = 'insert into swipe_tallies (user_id, swipes) values (p_target, 1);';

export const likeCounted = likeProfile(`if not v_is_counted then ${countSwipe} end if;`);

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table swipe_tallies (
      user_id uuid not null,
      swipes smallint not null constraint swipe_tallies_one check (swipes in (-1, 1))
    ) with (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0)`.execute(db);
  await sql.raw(likeCounted).execute(db);
  await sql.raw(passProfile(`if found then ${countSwipe} end if;`)).execute(db);
  await sql.raw(undoPass).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function undo_pass`.execute(db);
  await sql.raw(passBefore).execute(db);
  await sql.raw(likeBefore).execute(db);
  await sql`drop table swipe_tallies`.execute(db);
}
