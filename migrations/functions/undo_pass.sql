-- With what the pass counted, if it is the viewer's last; false otherwise.
create or replace function undo_pass(p_viewer uuid, p_target uuid) returns boolean language plpgsql as $$
begin
  delete from passes p where p.to_user_id = p_target and p.id = (
    select l.id from passes l where l.from_user_id = p_viewer order by l.created_at desc, l.id desc limit 1);
  if not found then
    return false;
  end if;
  insert into swipe_tallies (user_id, swipes) values (p_target, -1);
  return true;
end $$;
