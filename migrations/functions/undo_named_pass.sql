-- With what the pass counted, if it is the viewer's of that id; false otherwise.
-- The row that stays refuses a late copy of the pass (pass_profile.sql).
create or replace function undo_named_pass(p_viewer uuid, p_target uuid, p_pass_id uuid, p_now timestamptz) returns boolean
language plpgsql as $$
begin
  perform lock_pair(p_viewer, p_target);
  delete from passes p where p.id = p_pass_id and p.from_user_id = p_viewer and p.to_user_id = p_target;
  if not found then
    return false;
  end if;
  insert into undone_passes (user_id, id, undone_at) values (p_viewer, p_pass_id, p_now) on conflict do nothing;
  insert into swipe_tallies (user_id, swipes) values (p_target, -1);
  return true;
end $$;
