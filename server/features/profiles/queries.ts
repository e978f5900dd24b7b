import { type Insertable, sql, type Updateable } from 'kysely';
import type { DeckFilter } from '#rules/deck-filter.ts';
import type { Position } from '#rules/distance.ts';
import type { LocationChanges } from '#rules/location-changes.ts';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { ProfilesTable } from '#server/db/rows.generated.ts';
import type { ProfileRow } from '#server/db/rows.ts';

/** False when the person has a profile already. */
export async function insertProfile(db: Db, profile: Insertable<ProfilesTable>): Promise<boolean> {
  const result = await db
    .insertInto('profiles')
    .values(profile)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function profilesById(db: Db, ids: readonly string[]): Promise<ProfileRow[]> {
  return db.selectFrom('profiles').selectAll().where('id', '=', anyOf(ids)).execute();
}

export async function profilesVisibleTo(db: Db, viewerId: string, ids: readonly string[]): Promise<ProfileRow[]> {
  return db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', anyOf(ids))
    .where(sql<boolean>`can_see(${viewerId}::uuid, id)`)
    .execute();
}

export async function lockProfile(db: Db, id: string): Promise<ProfileRow | undefined> {
  return db.selectFrom('profiles').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function updateProfileRow(db: Db, id: string, changes: Updateable<ProfilesTable>): Promise<void> {
  await db.updateTable('profiles').set(changes).where('id', '=', id).execute();
}

/** A position for the person's own searches. Others see it from `shownDueAt` on; null: they see it already. */
export async function setOwnPosition(
  db: Db,
  id: string,
  { at, kept, shownDueAt, now }: { at: Position; kept: LocationChanges; shownDueAt: Date | null; now: Date },
): Promise<void> {
  const { ownMovesOn, ownMoves, ownLeaps, ownFixAt } = kept;
  await db
    .updateTable('profiles')
    .set({ ...at, ownMovesOn, ownMoves, ownLeaps, ownFixAt, shownDueAt, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** A null position is none: others are shown no distance. */
export type ShownPosition = { at: Position | null; movesOn: string | null; moves: number };

export async function setShownPosition(db: Db, id: string, shown: ShownPosition): Promise<void> {
  await db
    .updateTable('profiles')
    .set({
      shownLatitude: shown.at?.latitude ?? null,
      shownLongitude: shown.at?.longitude ?? null,
      shownMovesOn: shown.movesOn,
      shownMoves: shown.moves,
      shownDueAt: null,
    })
    .where('id', '=', id)
    .execute();
}

export async function setShownDueAt(db: Db, id: string, shownDueAt: Date | null): Promise<void> {
  await db.updateTable('profiles').set({ shownDueAt }).where('id', '=', id).execute();
}

export type Travel = { townId: string; name: string; at: Position };

/** Starts travel mode, or ends it (null). `kept` holds the changed counters of the location-change limit. */
export async function setTravel(
  db: Db,
  id: string,
  travel: Travel | null,
  now: Date,
  kept: Partial<LocationChanges> = {},
): Promise<void> {
  const { ownMovesOn, ownMoves, ownLeaps } = kept;
  await db
    .updateTable('profiles')
    .set({
      travelTownId: travel?.townId ?? null,
      travelLocation: travel?.name ?? null,
      travelLatitude: travel?.at.latitude ?? null,
      travelLongitude: travel?.at.longitude ?? null,
      travelAllowed: true,
      ownMovesOn,
      ownMoves,
      ownLeaps,
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Starts a boost unless one runs. It is one statement, so that of parallel calls one starts it. */
export async function startBoost(db: Db, id: string, now: Date, until: Date): Promise<boolean> {
  const result = await db
    .updateTable('profiles')
    .set({ boostExpiresAt: until })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('boostExpiresAt', 'is', null), eb('boostExpiresAt', '<=', now)]))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Skips people whose last weekly boost began after `notSince`, whose boost runs, or who are hidden. Parallel calls start each once. */
export async function startWeeklyBoosts(
  db: Db,
  { plans, now, until, notSince }: { plans: readonly string[]; now: Date; until: Date; notSince: Date },
): Promise<number> {
  const result = await db
    .updateTable('profiles as p')
    .set({ boostExpiresAt: until, weeklyBoostAt: now })
    .where('p.deckable', '=', true)
    .where((eb) => eb.or([eb('p.boostExpiresAt', 'is', null), eb('p.boostExpiresAt', '<=', now)]))
    .where((eb) => eb.or([eb('p.weeklyBoostAt', 'is', null), eb('p.weeklyBoostAt', '<=', notSince)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('entitlements as e')
          .select('e.id')
          .whereRef('e.userId', '=', 'p.id')
          .where('e.plan', 'in', plans)
          .where('e.startsAt', '<=', now)
          .where((eb) => eb.or([eb('e.endsAt', 'is', null), eb('e.endsAt', '>', now)])),
      ),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** A hidden profile keeps its instant. False when there is no profile. */
export async function pause(db: Db, id: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('profiles')
    .set((eb) => ({ pausedAt: eb.fn.coalesce('pausedAt', eb.val(now)) }))
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function resume(db: Db, id: string): Promise<boolean> {
  const result = await db.updateTable('profiles').set({ pausedAt: null }).where('id', '=', id).executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** On the first activity of a day, halves the swipes that the person received. An index changes only after days of absence. */
export async function setLastActive(db: Db, id: string, at: Date, activeDay: number, notedSince: Date): Promise<void> {
  await db
    .updateTable('profiles')
    .set({
      lastActiveAt: at,
      activeDay,
      lively: true,
      seen: sql`case when active_day < ${activeDay}::integer then seen / 2 else seen end`,
    })
    .where('id', '=', id)
    .where('lastActiveAt', '<', notedSince)
    .execute();
}

/** Sets if travel mode counts, for all travellers or for one person: it counts while one of the plans is in force. */
export async function setTravelAllowed(
  db: Db,
  { plans, now, userId }: { plans: readonly string[]; now: Date; userId?: string },
): Promise<void> {
  await db
    .updateTable('profiles as p')
    .set({ travelAllowed: sql`not p.travel_allowed` })
    .where('p.travelLatitude', 'is not', null)
    .$if(userId !== undefined, (update) => update.where('p.id', '=', userId ?? ''))
    .where(
      sql<boolean>`p.travel_allowed <> exists (
        select from entitlements e
        where e.user_id = p.id and e.plan = any(${[...plans]}::text[])
          and e.starts_at <= ${now}::timestamptz and (e.ends_at is null or e.ends_at > ${now}::timestamptz))`,
    )
    .execute();
}

/** `activeFrom` counts days from 1970. Answers the `after` of the next call, or null at the end. Skips rows that are locked now. */
export async function setLively(
  db: Db,
  { activeFrom, after, limit }: { activeFrom: number; after: string | null; limit: number },
): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    with changed as (
      select id from profiles
      where lively <> (active_day >= ${activeFrom}::integer) and (${after}::uuid is null or id > ${after}::uuid)
      order by id limit ${limit}::integer for no key update skip locked
    ), updated as (
      update profiles p set lively = not p.lively from changed where p.id = changed.id returning p.id
    )
    select max(id::text) as last from updated having count(*) = ${limit}::integer`.execute(db);
  return rows[0]?.last ?? null;
}

/** Adds up to `limit` people's tallies. Answers the `after` of the next call, or null at the end. Skips rows that are locked now. */
export async function addSwipes(
  db: Db,
  { after, limit }: { after: string | null; limit: number },
): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    with swiped as (
      select distinct user_id from swipe_tallies where ${after}::uuid is null or user_id > ${after}::uuid order by user_id limit ${limit}::integer
    ), held as (
      select id from profiles where id in (select user_id from swiped) order by id for no key update skip locked
    ), taken as (
      delete from swipe_tallies t using held where t.user_id = held.id returning t.user_id, t.swipes
    ), updated as (
      update profiles p set seen = greatest(0, p.seen + sums.swipes)
      from (select user_id, sum(swipes)::integer as swipes from taken group by user_id) sums where p.id = sums.user_id
    )
    select max(user_id::text) as last from swiped having count(*) = ${limit}::integer`.execute(db);
  return rows[0]?.last ?? null;
}

export async function dropTalliesOfNobody(db: Db): Promise<void> {
  await sql`delete from swipe_tallies t where not exists (select from profiles p where p.id = t.user_id)`.execute(db);
}

export async function setDeckFilter(db: Db, id: string, showMe: string | null, deckFilter: Omit<DeckFilter, 'gender'>) {
  const result = await db
    .updateTable('profiles')
    .set({ showMe, deckFilter: JSON.stringify(deckFilter) })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
