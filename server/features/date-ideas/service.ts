import { dateIdeaFilterRule, placeSlug } from '#rules/date-ideas.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import { badInput, forbidden, invalidInput } from '#server/base/errors.ts';
import { rowId } from '#server/base/ids.ts';
import type { QueryDateIdeasArgs } from '#server/contract/resolvers.generated.ts';
import { connectionOf, pageSize } from '#server/db/paging.ts';
import type { DateIdeaRow } from '#server/db/rows.ts';
import { viewerCan } from '#server/features/entitlements/service.ts';
import type { Context, Deps } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { type ListedPlace, type Place, readPlaces } from './content.ts';
import { guideCursor, guidePlace } from './cursor-service.ts';
import * as queries from './queries.ts';

/** The guide, for the plans that hold it: the featured places first, then those with the most hearts. */
export async function dateIdeas(ctx: Context, args: QueryDateIdeasArgs) {
  requireViewer(ctx);
  if (!(await viewerCan(ctx, 'date_ideas'))) throw forbidden();
  const filter = args.filter ?? {};
  const checked = check(dateIdeaFilterRule, filter);
  if (!checked.ok) throw badInput(invalidInput(checked.fieldErrors).message);
  const size = pageSize('first', args.first ?? limits.page.default);
  const after = guidePlace(args.after);
  const [rows, totalCount] = await Promise.all([
    queries.guidePage(ctx.db, filter, { after, limit: size + 1 }),
    queries.countOfGuide(ctx.db, filter),
  ]);
  const more = { hasNextPage: rows.length > size, hasPreviousPage: after !== null };
  return { ...connectionOf(rows.slice(0, size), guideCursor, more), totalCount };
}

/** What saving a place would make of it, or why it cannot be saved. */
type Saved = DateIdeaRow | 'unknown' | 'same_name';

/**
 * Adds a place, or changes the one with this id and shows it again; a dry run stores nothing. In the caller's transaction. A place keeps
 * its key when its name changes, so that the content does not bring it once more.
 */
export async function savePlace(tx: Context, id: string | null, place: Place, dryRun: boolean): Promise<Saved> {
  await queries.lockPlaces(tx.db);
  const before = id === null ? null : await queries.placeById(tx.db, id);
  if (before === null && id !== null) return 'unknown';
  const { city, name } = place;
  const key = placeSlug(city, name);
  const others = (await queries.namesOfCity(tx.db, city)).filter((other) => other.id !== id);
  if (others.some((other) => placeSlug(city, other.name) === key)) return 'same_name';
  const row = {
    ...place,
    id: before?.id ?? rowId(tx),
    slug: before?.slug ?? (await freeSlug(tx, key)),
    editedAt: tx.clock(),
    removedAt: null,
  };
  if (!dryRun) await queries.putPlace(tx.db, row);
  return row;
}

/** The key of a new place. One that was renamed since keeps the key of the name it came with. */
async function freeSlug({ db }: Context, key: string): Promise<string> {
  for (let at = 1; ; at += 1) {
    const slug = at === 1 ? key : `${key}-${at}`;
    if (!(await queries.hasSlug(db, slug))) return slug;
  }
}

/** Hides a place from the guide; null when there is none. A dry run stores nothing. In the caller's transaction. */
export async function hidePlace(
  tx: Context,
  id: string,
  dryRun: boolean,
): Promise<{ row: DateIdeaRow; isNew: boolean } | null> {
  await queries.lockPlaces(tx.db);
  const before = await queries.placeById(tx.db, id);
  if (before === null) return null;
  // What the content gave up is hidden without anybody's word, and could come back: from now on it does not.
  const isNew = before.removedAt === null || before.editedAt === null;
  const now = tx.clock();
  const row = isNew ? { ...before, editedAt: now, removedAt: before.removedAt ?? now } : before;
  if (isNew && !dryRun) await queries.putPlace(tx.db, row);
  return { row, isNew };
}

/** Brings the places of the content into the database: new ones come, those that no administrator changed follow it, removed ones stay removed. */
export async function syncDateIdeas(deps: Deps, places: readonly ListedPlace[] = readPlaces()): Promise<void> {
  const now = deps.clock();
  await queries.followPlaces(
    deps.db,
    places.map((place) => ({ ...place, id: rowId(deps) })),
    now,
  );
}
