import { lagosDay } from '#rules/age.ts';
import { type City, dateIdeaFilterRule, ideaSlug } from '#rules/date-ideas.ts';
import { limits } from '#rules/limits.ts';
import { lookingFrom } from '#rules/positions.ts';
import { check } from '#rules/validation.ts';
import { badInput, forbidden, invalidInput } from '#server/base/errors.ts';
import { rowId } from '#server/base/ids.ts';
import type { QueryDateIdeasArgs } from '#server/contract/resolvers.generated.ts';
import { pageAfter } from '#server/db/paging.ts';
import type { DateIdeaRow } from '#server/db/rows.ts';
import { viewerCan } from '#server/features/entitlements/service.ts';
import { ownProfileById } from '#server/features/profiles/loaders.ts';
import { withTravel } from '#server/features/profiles/service.ts';
import type { Context, Deps } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { type Idea, type ListedIdea, readIdeas } from './content.ts';
import { guideCursors } from './cursor-service.ts';
import { positionOf } from './place-service.ts';
import * as queries from './queries.ts';
import { settleReports } from './reader-queries.ts';

/** Featured ones first, then by hearts, descending. Throws FORBIDDEN for plans without the guide. */
export async function dateIdeas(ctx: Context, args: QueryDateIdeasArgs) {
  requireViewer(ctx);
  if (!(await viewerCan(ctx, 'date_ideas'))) throw forbidden();
  const { isNear = false, ...given } = args.filter ?? {};
  const checked = check(dateIdeaFilterRule, given);
  if (!checked.ok) throw badInput(invalidInput(checked.fieldErrors).message);
  const filter = isNear ? { ...given, near: await nearViewer(ctx) } : given;
  const [connection, totalCount] = await Promise.all([
    pageAfter(args, guideCursors, (page) => queries.guidePage(ctx.db, filter, page)),
    queries.countOfGuide(ctx.db, filter),
  ]);
  return { ...connection, totalCount };
}

/** Around the centre of the viewer's privacy cell, or their town of travel mode. Null for who has said no place. */
async function nearViewer(ctx: Context): Promise<queries.Circle | null> {
  const profile = await ctx.load(ownProfileById, requireViewer(ctx).userId);
  const at = profile && lookingFrom(await withTravel(ctx, profile));
  return at && { at, km: limits.dateIdeas.nearKm };
}

type Saved = DateIdeaRow | 'unknown' | 'same_name';

/**
 * With an id, changes the date idea and shows it again; a renamed one keeps its slug, so that the content does not add it again. A dry run
 * stores nothing. Runs in the caller's transaction.
 */
export async function saveIdea(tx: Context, id: string | null, place: Idea, isDryRun: boolean): Promise<Saved> {
  await queries.lockIdeas(tx.db);
  const before = id === null ? null : await queries.ideaById(tx.db, id);
  if (before === null && id !== null) return 'unknown';
  const { city, name } = place;
  const key = ideaSlug(city, name);
  const others = (await queries.namesOfCity(tx.db, city)).filter((other) => other.id !== id);
  if (others.some((other) => ideaSlug(city, other.name) === key)) return 'same_name';
  const row = {
    ...place,
    id: before?.id ?? rowId(tx),
    slug: before?.slug ?? (await freeSlug(tx, key)),
    editedAt: tx.clock(),
    removedAt: null,
    checkedOn: before?.checkedOn ?? null,
    sourceUrl: before?.sourceUrl ?? null,
    sourceDate: before?.sourceDate ?? null,
    ...positionOf(place.city, place.area),
  };
  if (!isDryRun) await queries.putIdea(tx.db, row);
  return row;
}

/** A renamed date idea still holds the slug of its first name. */
async function freeSlug({ db }: Context, key: string): Promise<string> {
  for (let at = 1; ; at += 1) {
    const slug = at === 1 ? key : `${key}-${at}`;
    if (!(await queries.hasSlug(db, slug))) return slug;
  }
}

/** Null if there is none. A dry run stores nothing. Runs in the caller's transaction. */
export async function hideIdea(tx: Context, id: string, isDryRun: boolean) {
  await queries.lockIdeas(tx.db);
  const before = await queries.ideaById(tx.db, id);
  if (before === null) return null;
  // A date idea that the content dropped is hidden without an edit, and could return. This marks it as edited, so it stays hidden.
  const isNew = before.removedAt === null || before.editedAt === null;
  const now = tx.clock();
  const row = isNew ? { ...before, editedAt: now, removedAt: before.removedAt ?? now } : before;
  if (isNew && !isDryRun) await queries.putIdea(tx.db, row);
  return { row, isNew };
}

/** Settles the reports up to an instant, or all. Null if there is no such place. A dry run stores nothing. Runs in the caller's transaction. */
export async function checkIdea(
  tx: Context,
  id: string,
  reportedUntil: Date | null,
  isDryRun: boolean,
): Promise<DateIdeaRow | null> {
  await queries.lockIdeas(tx.db);
  const before = await queries.ideaById(tx.db, id);
  if (before === null) return null;
  const row = { ...before, checkedOn: lagosDay(tx.clock()) };
  if (isDryRun) return row;
  await queries.putIdea(tx.db, row);
  await settleReports(tx.db, id, reportedUntil);
  tx.load.clearAll();
  return row;
}

/** Updates only those that no administrator edited. Removed ones stay removed. */
export async function syncDateIdeas(deps: Deps, places: readonly ListedIdea[] = readIdeas()): Promise<void> {
  const now = deps.clock();
  await queries.followIdeas(
    deps.db,
    places.map((place) => ({ ...place, id: rowId(deps), ...positionOf(place.city, place.area) })),
    now,
  );
  for (const { id, city, area } of await queries.ideasWithoutPosition(deps.db))
    await queries.placeIdea(deps.db, id, positionOf(city as City, area));
}
