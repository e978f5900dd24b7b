-- Counts one other person as handed out, and as looked at when p_look. False when a limit is used up.
-- Each person counts once in an hour, and a live match never.
create or replace function spend_view(
  p_viewer uuid, p_target uuid, p_look boolean, p_now timestamptz, p_window interval, p_views integer, p_handed integer
) returns boolean language plpgsql as $$
declare
  v_window view_windows;
  v_known profile_views;
  v_at timestamptz;
  v_is_handed boolean;
  v_is_viewed boolean;
begin
  if exists (select from matches m where m.user1_id = least(p_viewer, p_target) and m.user2_id = greatest(p_viewer, p_target)
      and m.ended_at is null) then
    return true;
  end if;
  v_window := open_view_window(p_viewer, p_now, p_window);
  -- Of requests at once, one with an earlier clock may come after the one that began the hour; it counts in that hour.
  v_at := greatest(p_now, v_window.started_at);
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
    values (p_viewer, p_target, v_at, case when p_look then v_at end)
    on conflict on constraint profile_views_pkey do update set
      handed_at = case when v_is_handed then v.handed_at else excluded.handed_at end, viewed_at = excluded.viewed_at;
  update view_windows set handed = handed + (not v_is_handed)::integer, viewed = viewed + p_look::integer where user_id = p_viewer;
  return true;
end $$;
