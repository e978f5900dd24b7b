-- Or continues the running hour. Locks its row until the transaction ends.
create or replace function open_view_window(p_viewer uuid, p_now timestamptz, p_window interval) returns view_windows
language plpgsql as $$
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
end $$;
