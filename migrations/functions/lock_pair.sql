-- Two crossing likes do not see each other without a lock on the pair; it is taken before anything is read.
create or replace function lock_pair(p_one uuid, p_other uuid) returns void language plpgsql as $$
declare
  v_none text;
begin
  v_none := pg_advisory_xact_lock(uuid_hash_extended(least(p_one, p_other), uuid_hash_extended(greatest(p_one, p_other), 0)));
end $$;
