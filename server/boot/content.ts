/** What the product brings along and administrators may change afterwards: places for dates, and articles. */

import { syncArticles } from '#server/features/newsletter/article-service.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { syncDateIdeas } from '../features/date-ideas/service.ts';

/** Brings it into the database; any number of processes may do so at once. */
export async function syncContent(deps: Deps): Promise<void> {
  await syncDateIdeas(deps);
  await syncArticles(deps);
}
