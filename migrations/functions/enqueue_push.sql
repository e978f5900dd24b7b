-- Queues a push for each device of a person in the caller's transaction, and answers how many.
-- One push waits for each device and tag: a newer one replaces it and keeps the time of its next try.
create or replace function enqueue_push(p_user uuid, p_kind text, p_subject uuid, p_tag text, p_at timestamptz) returns integer
language plpgsql as $$
declare
  v_pushes integer;
begin
  perform graphile_worker.add_job('sendPush',
      payload := json_build_object('sessionId', p.session_id, 'kind', p_kind, 'subjectId', p_subject, 'tag', p_tag, 'at', p_at),
      job_key := 'push:' || p.session_id || ':' || p_tag, job_key_mode := 'preserve_run_at')
    from sessions s join push_subscriptions p on p.session_id = s.id where s.user_id = p_user;
  get diagnostics v_pushes = row_count;
  return v_pushes;
end $$;
