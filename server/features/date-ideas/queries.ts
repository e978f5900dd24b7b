import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { BudgetLevel, City, DateIdeaCategory } from '#rules/date-ideas.ts';
import { EARTH_RADIUS_KM, type Position } from '#rules/distance.ts';
import { followContent, type Shown } from '#server/db/content.ts';
import type { Page } from '#server/db/paging.ts';
import type { Db } from '#server/db/pool.ts';
import type { Database } from '#server/db/rows.generated.ts';
import type { DateIdeaRow } from '#server/db/rows.ts';
import type { ListedIdea } from './content.ts';

/** An absent condition admits all. */
export type Filter = {
  dateNumber?: number | null;
  city?: City | null;
  budgetLevel?: BudgetLevel | null;
  category?: DateIdeaCategory | null;
  /** Null admits none. */
  near?: Circle | null;
};

/** A radius around a position. */
export type Circle = { at: Position; km: number };

/** Where the part of the city is. */
export type Placed = Position;

export type GuidePosition = Pick<DateIdeaRow, 'featured' | 'romanticScore' | 'slug'>;

function admitted<O>(
  from: SelectQueryBuilder<Database, 'dateIdeas', O>,
  { dateNumber, city, budgetLevel, category, near }: Filter,
): SelectQueryBuilder<Database, 'dateIdeas', O> {
  let places = from.where('removedAt', 'is', null);
  if (dateNumber != null) places = places.where(sql<SqlBool>`best_for_date_numbers @> array[${dateNumber}::smallint]`);
  if (city != null) places = places.where('city', '=', city);
  if (budgetLevel != null) places = places.where('budgetLevel', '=', budgetLevel);
  if (category != null) places = places.where('category', '=', category);
  if (near === null) return places.where(sql<SqlBool>`false`);
  if (near !== undefined) {
    const { latitude, longitude } = near.at;
    // The haversine formula, as distanceKm.
    places = places.where(
      sql<SqlBool>`2 * ${EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(sin(radians(latitude - ${latitude}::float8) / 2) ^ 2
        + cos(radians(latitude)) * cos(radians(${latitude}::float8)) * sin(radians(longitude - ${longitude}::float8) / 2) ^ 2))) <= ${near.km}::float8`,
    );
  }
  return places;
}

export async function guidePage(db: Db, filter: Filter, { after, limit }: Page<GuidePosition>): Promise<DateIdeaRow[]> {
  let page = admitted(db.selectFrom('dateIdeas').selectAll(), filter);
  if (after !== null) {
    const { featured, romanticScore, slug } = after;
    page = page.where(
      sql<SqlBool>`(not featured, -romantic_score, slug) > (${!featured}::boolean, ${-romanticScore}::int, ${slug}::text)`,
    );
  }
  return page.orderBy('featured', 'desc').orderBy('romanticScore', 'desc').orderBy('slug').limit(limit).execute();
}

export async function countOfGuide(db: Db, filter: Filter): Promise<number> {
  const counted = admitted(
    db.selectFrom('dateIdeas').select((eb) => eb.fn.countAll<string>().as('count')),
    filter,
  );
  return Number((await counted.executeTakeFirstOrThrow()).count);
}

export type NamePosition = Pick<DateIdeaRow, 'name' | 'slug'>;

/** Includes hidden ones. The name or area contains the search text. */
export async function ideasByName(
  db: Db,
  { search, city, isReported }: { search: string; city: City | null; isReported: boolean },
  { after, limit }: Page<NamePosition>,
): Promise<DateIdeaRow[]> {
  let page = db.selectFrom('dateIdeas').selectAll();
  // A plain substring, so a per cent sign is not a wildcard.
  if (search !== '') page = page.where(sql<SqlBool>`strpos(lower(name || ' ' || area), lower(${search})) > 0`);
  if (city !== null) page = page.where('city', '=', city);
  if (isReported)
    page = page.where(sql<SqlBool>`exists (select from date_idea_reports r where r.date_idea_id = date_ideas.id)`);
  if (after !== null) page = page.where(sql<SqlBool>`(name, slug) > (${after.name}, ${after.slug})`);
  return page.orderBy('name').orderBy('slug').limit(limit).execute();
}

/** Names are compared before a write. */
export async function lockIdeas(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('date ideas', 0))`.execute(db);
}

export async function ideaById(db: Db, id: string): Promise<DateIdeaRow | null> {
  return (await db.selectFrom('dateIdeas').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function namesOfCity(db: Db, city: string): Promise<Pick<DateIdeaRow, 'id' | 'name'>[]> {
  return db.selectFrom('dateIdeas').select(['id', 'name']).where('city', '=', city).execute();
}

export async function hasSlug(db: Db, slug: string): Promise<boolean> {
  return (await db.selectFrom('dateIdeas').select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined;
}

export async function putIdea(db: Db, row: DateIdeaRow): Promise<void> {
  const { id: _id, slug: _slug, ...now } = row;
  await db
    .insertInto('dateIdeas')
    .values(row)
    .onConflict((on) => on.column('id').doUpdateSet(now))
    .execute();
}

const shown: Shown<ListedIdea & { id: string } & Placed> = {
  name: 'text',
  description: 'text',
  category: 'text',
  area: 'text',
  city: 'text',
  budgetLevel: 'text',
  romanticScore: 'smallint',
  estimatedCost: 'text',
  bestTime: 'text',
  openingHours: 'text',
  tips: 'text[]',
  bestForDateNumbers: 'smallint[]',
  featured: 'boolean',
  sourceUrl: 'text',
  sourceDate: 'text',
  latitude: 'float8',
  longitude: 'float8',
};

export async function followIdeas(
  db: Db,
  places: readonly (ListedIdea & { id: string } & Placed)[],
  now: Date,
): Promise<void> {
  await followContent(db, 'date_ideas', shown, places, now);
}

/** Those that an administrator wrote before places had positions. */
export async function ideasWithoutPosition(db: Db): Promise<Pick<DateIdeaRow, 'id' | 'city' | 'area'>[]> {
  return db.selectFrom('dateIdeas').select(['id', 'city', 'area']).where('latitude', 'is', null).execute();
}

export async function placeIdea(db: Db, id: string, { latitude, longitude }: Placed): Promise<void> {
  await db
    .updateTable('dateIdeas')
    .set({ latitude, longitude })
    .where('id', '=', id)
    .where('latitude', 'is', null)
    .execute();
}
