-- Both have a profile, neither blocked the other, and the other is not hidden. A paused or limited person stays visible to live matches.
-- PL/pgSQL keeps its plan, which a function in plain SQL would make anew.
create or replace function can_see(p_viewer uuid, p_subject uuid) returns boolean language plpgsql stable as $$
begin
  return exists (select from profiles where id = p_viewer)
    and exists (
      select from profiles p
      where p.id = p_subject and p.suspended_at is null and p.deletion_requested_at is null
        and ((p.paused_at is null and p.limited_at is null) or p.id = p_viewer or exists (
          select from matches m
          where m.user1_id = least(p_viewer, p_subject) and m.user2_id = greatest(p_viewer, p_subject) and m.ended_at is null)))
    and not exists (select from blocked_users b where b.blocker_id = p_viewer and b.blocked_id = p_subject)
    and not exists (select from blocked_users b where b.blocker_id = p_subject and b.blocked_id = p_viewer);
end $$;
