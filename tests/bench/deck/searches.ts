/** The statement under test, for a viewer of a kind: as `deck` of the product makes it. */
import { lagosDay } from '../../../rules/age.ts';
import { type DeckFilter, savedFilter } from '../../../rules/deck-filter.ts';
import { birthDates, drawStart } from '../../../rules/discovery.ts';
import { indexCell, ringsAround } from '../../../rules/distance.ts';
import { limits } from '../../../rules/limits.ts';
import { lookingFrom } from '../../../rules/positions.ts';
import type { Gender } from '../../../rules/vocabulary.ts';
import type { Db } from '../../../server/db/pool.ts';
import { deckStatement } from '../../../server/features/discovery/deck-queries.ts';
import { townsWithin } from '../../../server/features/profiles/town-service.ts';
import type { ViewerKind } from './viewers.ts';

export type Statement = { sql: string; parameters: readonly unknown[] };

const lagos = { latitude: 6.5244, longitude: 3.3792 };

/** What those of a kind ask for beside what is saved with their profiles. */
const filters: Readonly<Partial<Record<ViewerKind, Partial<DeckFilter>>>> = {
  dense: { minAge: 20, maxAge: 40, maxDistance: 25 },
  selective: { minAge: 27, maxAge: 31, religion: 'christian', education: 'masters' },
};

/** The statements of some viewers, who are all of one kind. */
export async function statementsOf(db: Db, kind: ViewerKind, ids: readonly string[], now: Date): Promise<Statement[]> {
  const today = lagosDay(now);
  // In a small world nobody may be of a kind.
  if (ids.length === 0) return [];
  const viewers = await db.selectFrom('profiles').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(viewers.map((viewer) => [viewer.id, viewer]));
  return ids.map((id) => {
    const viewer = byId.get(id);
    if (viewer === undefined) throw new Error(`The viewer ${id} has no profile.`);
    const filter = { ...savedFilter(viewer.showMe as Gender | null), ...filters[kind] };
    const from = lookingFrom(viewer);
    const isFree = kind === 'free plan';
    const { sql, parameters } = deckStatement.filled(db, {
      viewer,
      filter,
      words: [],
      today,
      now,
      limit: limits.deck.page,
      from,
      cells: from === null ? null : ringsAround(from, filter.maxDistance),
      start: indexCell(from ?? lagos),
      nearTowns: townsWithin(from, filter.maxDistance),
      draw: drawStart(id, today),
      born: birthDates(filter, today),
      wantsFit: !isFree,
      hour: isFree ? { startedAt: now, left: limits.views.perHour + limits.views.inHand } : null,
    });
    return { sql, parameters };
  });
}
