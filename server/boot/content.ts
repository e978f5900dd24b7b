/** Built-in content that administrators may change afterwards: places for dates, and articles. */

import { syncArticles } from '#server/features/newsletter/article-service.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { syncDateIdeas } from '../features/date-ideas/service.ts';

/** Writes the content into the database. Any number of processes may do so at once. */
export async function syncContent(deps: Deps): Promise<void> {
  await syncDateIdeas(deps);
  await syncArticles(deps);
}
