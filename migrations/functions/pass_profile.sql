-- False when there is nobody to pass. Passing a person already liked changes nothing: the like stands.
-- The id may be the client's: a copy of its request is the same pass, and does nothing once the pass was undone.
-- Each pass is later than the one before, so that "the last" is exact even within one millisecond.
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
      and not exists (select from undone_passes u where u.user_id = p_viewer and u.id = p_pass_id)
    on conflict do nothing;
  if found then insert into swipe_tallies (user_id, swipes) values (p_target, 1); end if;
  return true;
end $$;
