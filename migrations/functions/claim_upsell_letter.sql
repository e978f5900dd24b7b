-- True when this like used up the viewer's likes of a day and they get the letter: once a day, only where offers by mail are wanted.
-- Called in the statement that liked, after it: in PL/pgSQL it sees what that wrote.
create or replace function claim_upsell_letter(p_viewer uuid, p_like_id uuid, p_limit integer, p_day date) returns boolean
language plpgsql as $$
begin
  insert into daily_counters (user_id, day, kind, spent)
    select c.user_id, c.day, 'upsell_letter', 1 from daily_counters c
    where c.user_id = p_viewer and c.day = p_day and c.kind = 'like' and c.spent >= p_limit
      and exists (select from likes l where l.id = p_like_id)
      and exists (select from users u where u.id = p_viewer and u.offers_by_mail)
    on conflict on constraint daily_counters_pkey do nothing;
  return found;
end $$;
