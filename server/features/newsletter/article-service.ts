/** Reads the articles of the newsletter, and syncs them with the content. */
import type { NewsletterDay } from '#rules/newsletter-desk.ts';
import { rowId } from '#server/base/ids.ts';
import type { ArticleRow } from '#server/db/rows.ts';
import type { Context, Deps } from '#server/platform/context/context.ts';
import * as queries from './article-queries.ts';
import { type ContentArticle, contentArticles } from './content.ts';

/** The shown articles, of one day or of both. */
export async function articlesOf(ctx: Context, day: NewsletterDay | null): Promise<ArticleRow[]> {
  return queries.articlesInOrder(ctx.db, { day, removedToo: false });
}

/** An article by its slug; null when there is none. */
export async function articleOf(ctx: Pick<Context, 'db'>, slug: string): Promise<ArticleRow | null> {
  // Every slug has this form, and other texts do not reach the database.
  if (!/^[\p{L}\p{N}-]{1,200}$/u.test(slug)) return null;
  return (await queries.shownArticle(ctx.db, slug)) ?? null;
}

/** The slugs of the shown articles. */
export async function articleSlugs({ db }: Pick<Context, 'db'>): Promise<string[]> {
  return queries.shownSlugs(db);
}

/**
 * Brings the articles of the content into the database. New ones are added. Those that no administrator changed follow the content, or are
 * hidden with it. Removed ones stay removed.
 */
export async function syncArticles(deps: Deps, written?: readonly ContentArticle[]): Promise<void> {
  const articles = written ?? (await contentArticles());
  await queries.followArticles(
    deps.db,
    articles.map((article) => ({ ...article, id: rowId(deps) })),
    deps.clock(),
  );
}
