/** Administrators may change it afterwards. */

import { syncArticles } from '#server/features/newsletter/article-service.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { syncDateIdeas } from '../features/date-ideas/service.ts';

export async function syncContent(deps: Deps): Promise<void> {
  await syncDateIdeas(deps);
  await syncArticles(deps);
}
