-- Stores a like, spends the daily limit and makes the match of a crossing like, in one round trip.
-- Outcome: not_available, limit_reached or liked, with the live match of the pair if there is one.
-- A repeated like, super or not, changes and costs nothing. A null limit means no limit.
-- The statement that checks the common case inserts the like at once; all other cases take the longer way (docs/bench-deck.md).
-- The liked person's devices get a push of the like or the match. The other person sees the match on the page.
-- The insert asks for devices too: a call of enqueue_push for each like would cost a twentieth. The longer way always calls it.
-- A like beyond the limit is deleted before it is seen. Each person's swipe counts once: a like after a pass was counted with the pass.
create or replace function like_profile(
  p_viewer uuid, p_target uuid, p_super boolean, p_limit integer, p_day date, p_now timestamptz, p_like_id uuid, p_match_id uuid,
  out outcome text, out is_new_match boolean, out match_id uuid, out user1_id uuid, out user2_id uuid, out matched_at timestamptz
) language plpgsql as $$
declare
  v_kind text := case when p_super then 'super_like' else 'like' end;
  v_is_new boolean;
  v_none text;
  v_has_devices boolean;
  v_pushes integer;
begin
  is_new_match := false;
  -- As an assignment it is no statement of its own.
  v_none := lock_pair(p_viewer, p_target);
  insert into likes (id, from_user_id, to_user_id, is_super, created_at)
    select p_like_id, p_viewer, p.id, p_super, p_now from profiles p
    where p_viewer <> p_target and p.id = p_target
      and p.suspended_at is null and p.deletion_requested_at is null and p.paused_at is null and p.limited_at is null
      and exists (select from profiles v where v.id = p_viewer)
      and not exists (
        select from blocked_users b where b.blocker_id in (p_viewer, p_target) and b.blocked_id in (p_viewer, p_target))
    on conflict on constraint likes_pair_key do nothing
    returning exists (select from sessions s join push_subscriptions d on d.session_id = s.id where s.user_id = p_target) into v_has_devices;
  v_is_new := found;
  if not v_is_new then
    if p_viewer = p_target or not can_see(p_viewer, p_target) then
      outcome := 'not_available';
      return;
    end if;
    insert into likes (id, from_user_id, to_user_id, is_super, created_at) values (p_like_id, p_viewer, p_target, p_super, p_now)
      on conflict on constraint likes_pair_key do nothing;
    v_is_new := found;
    v_has_devices := true;
  end if;
  outcome := 'liked';
  if v_is_new then
    if p_limit is not null then
      insert into daily_counters as c (user_id, day, kind, spent)
        select p_viewer, p_day, v_kind, 1 where p_limit > 0
        on conflict on constraint daily_counters_pkey do update set spent = c.spent + 1 where c.spent < p_limit;
      if not found then
        delete from likes l where l.id = p_like_id;
        outcome := 'limit_reached';
        return;
      end if;
    end if;
    with unpassed as (delete from passes p where p.from_user_id = p_viewer and p.to_user_id = p_target returning p.id)
      insert into swipe_tallies (user_id, swipes) select p_target, 1 where not exists (select from unpassed);
    perform from likes l where l.from_user_id = p_target and l.to_user_id = p_viewer;
    if not found then
      if v_has_devices then
        v_pushes := enqueue_push(p_target, 'like', p_like_id, 'likes', p_now);
      end if;
      return;
    end if;
    insert into matches (id, user1_id, user2_id, created_at)
      values (p_match_id, least(p_viewer, p_target), greatest(p_viewer, p_target), p_now)
      on conflict on constraint matches_pair_key do nothing;
    is_new_match := found;
    if is_new_match and v_has_devices then
      v_pushes := enqueue_push(p_target, 'match', p_match_id, p_match_id::text, p_now);
    end if;
  end if;
  select m.id, m.user1_id, m.user2_id, m.created_at into match_id, user1_id, user2_id, matched_at from matches m
    where m.user1_id = least(p_viewer, p_target) and m.user2_id = greatest(p_viewer, p_target) and m.ended_at is null;
end $$;
