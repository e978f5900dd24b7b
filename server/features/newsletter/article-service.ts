import { rowId } from '#server/base/ids.ts';
import type { QueryNewsletterArticlesArgs } from '#server/contract/resolvers.generated.ts';
import { pageAfter } from '#server/db/paging.ts';
import type { ArticleRow } from '#server/db/rows.ts';
import type { Context, Deps } from '#server/platform/context/context.ts';
import * as queries from './article-queries.ts';
import { type ContentArticle, contentArticles } from './content.ts';
import { articleCursors } from './cursor-service.ts';

export async function articlesOf(ctx: Context, { day = null, category = null, ...asked }: QueryNewsletterArticlesArgs) {
  return pageAfter(asked, articleCursors, (page) =>
    queries.articlesPage(ctx.db, { day, category, removedToo: false }, page),
  );
}

export async function articleOf(ctx: Pick<Context, 'db'>, slug: string): Promise<ArticleRow | null> {
  // Every slug has this form, and other texts do not reach the database.
  if (!/^[\p{L}\p{N}-]{1,200}$/u.test(slug)) return null;
  return (await queries.shownArticle(ctx.db, slug)) ?? null;
}

export async function articleTitles({ db }: Pick<Context, 'db'>) {
  return queries.shownTitles(db);
}

/** Articles that no administrator changed follow the content, or are hidden with it. Removed ones stay removed. */
export async function syncArticles(deps: Deps, written?: readonly ContentArticle[]): Promise<void> {
  const articles = written ?? (await contentArticles());
  await queries.followArticles(
    deps.db,
    articles.map((article) => ({ ...article, id: rowId(deps) })),
    deps.clock(),
  );
}
