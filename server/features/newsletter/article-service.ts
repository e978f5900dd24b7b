/** The articles of the newsletter, as they are written and read. */
import type { NewsletterDay } from '#rules/newsletter-desk.ts';
import { rowId } from '#server/base/ids.ts';
import type { ArticleRow } from '#server/db/rows.ts';
import type { Context, Deps } from '#server/platform/context/context.ts';
import * as queries from './article-queries.ts';
import { type ContentArticle, contentArticles } from './content.ts';

/** The articles that readers are shown, of one day or of both. */
export async function articlesOf(ctx: Context, day: NewsletterDay | null): Promise<ArticleRow[]> {
  return queries.articlesInOrder(ctx.db, { day, removedToo: false });
}

/** An article by its name in addresses; null when there is none. */
export async function articleOf(ctx: Pick<Context, 'db'>, slug: string): Promise<ArticleRow | null> {
  // No other name was ever given, and not every text reaches the database.
  if (!/^[\p{L}\p{N}-]{1,200}$/u.test(slug)) return null;
  return (await queries.shownArticle(ctx.db, slug)) ?? null;
}

/** The names in addresses of the articles that readers are shown. */
export async function articleSlugs({ db }: Pick<Context, 'db'>): Promise<string[]> {
  return queries.shownSlugs(db);
}

/**
 * Brings the articles of the content into the database: new ones come, those that no administrator changed follow it or are hidden with it,
 * removed ones stay removed.
 */
export async function syncArticles(deps: Deps, written?: readonly ContentArticle[]): Promise<void> {
  const articles = written ?? (await contentArticles());
  await queries.followArticles(
    deps.db,
    articles.map((article) => ({ ...article, id: rowId(deps) })),
    deps.clock(),
  );
}
