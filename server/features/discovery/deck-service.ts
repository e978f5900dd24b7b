import { lagosDay } from '#rules/age.ts';
import { interestKey } from '#rules/compatibility.ts';
import { type DeckFilter, deckFilterRule } from '#rules/deck-filter.ts';
import { birthDates, drawStart, isAdvanced, messages, searchWords, viewQuota } from '#rules/discovery.ts';
import { indexCell, type Position, ringsAround } from '#rules/distance.ts';
import { can } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import { askerById } from '#server/auth/asker.ts';
import type { Asker } from '#server/auth/asker-queries.ts';
import { admitAttempt } from '#server/auth/attempts.ts';
import { appScoped } from '#server/base/app-state.ts';
import { badInput, forbidden, rateLimited } from '#server/base/errors.ts';
import { createKeyedMutex, createSemaphore } from '#server/base/semaphore.ts';
import type { Beside } from '#server/contract/mappers.ts';
import type { DeckFilterInput } from '#server/contract/resolvers.generated.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { filterOfInput } from '../profiles/deck-filter-service.ts';
import { asPlanned, defaultFilter, standpointOf } from '../profiles/service.ts';
import type { DeckSearch } from './deck-draft-queries.ts';
import { type DeckRow, deckPage } from './deck-queries.ts';
import { insertHanded, openViewWindow } from './queries.ts';
import { quotaOf } from './view-service.ts';

const lagos: Position = { latitude: 6.5244, longitude: 3.3792 };

function filterFor(viewer: Asker, given: DeckFilterInput | null): DeckFilter {
  const checked = given === null ? null : check(deckFilterRule, filterOfInput(given));
  if (checked?.ok === false) throw badInput(checked.fieldErrors[0]?.message ?? messages.choice);
  const filter = checked?.value ?? defaultFilter(viewer, viewer.plans);
  return { ...filter, interests: filter.interests?.map(interestKey) };
}

type Search = Omit<DeckSearch, 'hour'> & { beside: Beside };

function endOf(rows: readonly DeckRow[], limit: number): 'everyone_seen' | 'view_limit' | null {
  if (rows.some((row) => row.isWithheld)) return 'view_limit';
  return rows.length < limit ? 'everyone_seen' : null;
}

/** Concurrent decks of a person would each hold a connection while they wait for the row lock. */
const mutexOf = appScoped(createKeyedMutex);

/** A page for a free plan. It is read and counted under the lock of the hour, so parallel requests cannot exceed it. */
async function limitedDeck(ctx: Context, search: Search) {
  return inTransaction(ctx, async (tx) => {
    // Reads the clock again: a search that waited must not hand out people before the start of the hour that counts them.
    const now = tx.clock();
    const window = await openViewWindow(tx.db, search.viewer.id, now);
    const { perHour, inHand } = limits.views;
    if (window.viewed >= perHour) {
      return { profiles: [], end: 'view_limit' as const, viewQuota: viewQuota(window, now) };
    }
    const left = Math.max(0, perHour + inHand - window.handed);
    const rows = await deckPage(tx.db, { ...search, hour: { startedAt: window.startedAt, left } }, search.beside);
    const profiles = rows.filter((row) => !row.isWithheld);
    const fresh = profiles.filter((row) => row.isNew).map((row) => row.id);
    // The hour may have been begun by a process whose clock is ahead.
    const at = window.startedAt > now ? window.startedAt : now;
    if (fresh.length > 0) await insertHanded(tx.db, search.viewer.id, fresh, at);
    const after = { ...window, handed: window.handed + fresh.length };
    return { profiles, end: endOf(rows, search.limit), viewQuota: viewQuota(after, now) };
  });
}

async function unlimitedDeck(ctx: Context, search: Search) {
  const profiles = await deckPage(ctx.db, { ...search, hour: null }, search.beside);
  return { profiles, end: endOf(profiles, search.limit), viewQuota: null };
}

function wordsOf(typed: string | null): string[] {
  const words = searchWords(typed ?? '');
  if (words === null) throw badInput(messages.searchLength);
  return words;
}

/** Searches cost the database more than the deck. Throws RATE_LIMITED. */
async function admitSearch(ctx: Context, userId: string): Promise<void> {
  const refusal = await admitAttempt(ctx, [['searchesOfAccount', userId]]);
  if (refusal !== null) throw rateLimited(messages.searches, refusal.retryAfterSeconds);
}

/** Limits all searches together: many at once would slow everybody's decks. */
const searchSlots = appScoped(() => {
  const { atOnce, waiting, waitMs, retrySeconds } = limits.search;
  return createSemaphore({ atOnce, waiting, waitMs, refusal: () => rateLimited(messages.searchBusy, retrySeconds) });
});

export type DeckRequest = { filter: DeckFilterInput | null; limit: number; search: string | null };

/** Without a filter, the saved one applies. A search text without words finds nobody. A blank one counts as no search. */
export async function deck(ctx: Context, { filter: given, limit, search: typed }: DeckRequest) {
  const { userId } = requireViewer(ctx);
  if (limit < 1 || limit > limits.deck.page) throw badInput(messages.pageRange);
  const words = wordsOf(typed);
  const now = ctx.clock();
  const asker = await ctx.load(askerById, userId);
  if (asker === null) return { profiles: [], end: 'no_profile' as const, viewQuota: await quotaOf(ctx, userId) };
  if (asker.isLimited) return { profiles: [], end: 'under_review' as const, viewQuota: await quotaOf(ctx, userId) };
  const { plans } = asker;
  const viewer = asPlanned(asker, plans);
  const filter = filterFor(viewer, given);
  if (isAdvanced(filter) && !can(plans, 'advanced_filters')) throw forbidden();
  const today = lagosDay(now);
  const { beside, town, townsNear } = standpointOf(viewer, now);
  const { from } = beside;
  if (words.length === 0 && typed?.trim())
    return { profiles: [], end: 'everyone_seen' as const, viewQuota: await quotaOf(ctx, userId) };
  if (words.length > 0) await admitSearch(ctx, userId);
  const search: Search = {
    viewer,
    filter,
    words,
    today,
    now,
    limit,
    beside,
    from,
    cells: from === null ? null : ringsAround(from, filter.maxDistance),
    // Without a position, starts at the chosen town, else at Lagos, which has the most people.
    start: indexCell(from ?? town ?? lagos),
    nearTowns: townsNear(filter.maxDistance),
    draw: drawStart(userId, today),
    born: birthDates(filter, today),
    wantsFit: can(plans, 'advanced_matching'),
  };
  const limited = () => mutexOf(ctx)(userId, () => limitedDeck(ctx, search));
  const deal = async () => (can(plans, 'unlimited_views') ? unlimitedDeck(ctx, search) : limited());
  return words.length === 0 ? deal() : searchSlots(ctx)(deal);
}
