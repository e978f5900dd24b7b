/** What administrators do with the newsletter, and what the clock does: articles, sendings, and addresses that no letter reaches. */
import { lagosDay } from '#rules/age.ts';
import { slugOf } from '#rules/folding.ts';
import { limits } from '#rules/limits.ts';
import type { NewsletterDay } from '#rules/newsletter-desk.ts';
import { idOf, type RawId, rowId } from '#server/base/ids.ts';
import type { ArticleRow, NewsletterIssueRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import * as articles from './article-queries.ts';
import type { ContentArticle } from './content.ts';
import * as issues from './issue-queries.ts';
import { isReadable } from './lib/reading.ts';
import { leftSince, listSize, markBounced } from './queries.ts';

/** Letters that nobody waits for go after all others. */
export const LATER = 10;
/** "The last 30 days" of the desk. */
const LEFT_MS = 30 * 86_400_000;

/** What somebody may change of an article. */
export type Draft = Pick<ContentArticle, 'day' | 'category' | 'subject' | 'title' | 'content'>;
/** The article as it is now or, with `dryRun`, as it would be; else why not. */
export type Saved = { article: ArticleRow } | { problem: 'unknown' | 'sameTitle' | 'unreadable' | 'many' };

/**
 * Writes an article, or a new one without `id`; a removed one is shown again. Its name in addresses stays, as letters hold it. In the
 * caller's transaction.
 */
export async function saveArticle(ctx: Context, id: string | null, draft: Draft, dryRun: boolean): Promise<Saved> {
  const now = ctx.clock();
  const slug = slugOf(draft.title);
  if (!isReadable(draft.content)) return { problem: 'unreadable' };
  await articles.lockArticles(ctx.db);
  const before = id === null ? null : ((await articles.articleById(ctx.db, id)) ?? null);
  if (id !== null && before === null) return { problem: 'unknown' };
  if (await articles.isTitleTaken(ctx.db, { title: draft.title, slug, id })) return { problem: 'sameTitle' };
  if (id === null && (await articles.articleCount(ctx.db)) >= limits.newsletter.articles) return { problem: 'many' };
  const fresh = { id: rowId(ctx), slug, editedAt: now, removedAt: null };
  if (dryRun)
    return { article: { ...(before ?? { ...fresh, position: 0 }), ...draft, editedAt: now, removedAt: null } };
  if (id !== null) {
    const article = await articles.editArticle(ctx.db, id, draft, now);
    return article === undefined ? { problem: 'unknown' } : { article };
  }
  const article = await articles.insertArticle(ctx.db, { ...fresh, ...draft });
  return article === undefined ? { problem: 'sameTitle' } : { article };
}

/** Takes an article out of the newsletter: null when there is none; `isNew` is false for one that was out already. */
export async function removeArticle(
  ctx: Context,
  id: string,
  dryRun: boolean,
): Promise<{ article: ArticleRow; isNew: boolean } | null> {
  const before = await articles.articleById(ctx.db, id);
  if (before === undefined) return null;
  const now = ctx.clock();
  const removedAt = before.removedAt ?? now;
  if (dryRun) return { article: { ...before, removedAt }, isNew: false };
  const article = await articles.markArticleRemoved(ctx.db, id, now);
  return { article: article ?? { ...before, removedAt }, isNew: article !== undefined };
}

/** What goes to how many addresses, or why nothing does. */
export type Sending =
  | { article: ArticleRow; emails: number }
  | { problem: 'noMail' | 'noArticle' | 'otherArticle' | 'nobody' | 'sending' };

/** What a sending at this moment would be; of `agreed` alone, when an article was agreed to. */
export async function sendingOf(ctx: Context, day: NewsletterDay, agreed: RawId | null = null): Promise<Sending> {
  if (!ctx.ports.mailer.sends) return { problem: 'noMail' };
  if (await issues.isIssueUnderWay(ctx.db)) return { problem: 'sending' };
  const article = await issues.nextArticle(ctx.db, day);
  if (article === undefined) return { problem: 'noArticle' };
  if (agreed !== null && idOf(agreed) !== article.id) return { problem: 'otherArticle' };
  const emails = await listSize(ctx.db);
  return emails === 0 ? { problem: 'nobody' } : { article, emails };
}

/** Begins a sending, in the caller's transaction; nothing is stored where there is none. Of any number at once, one begins. */
export async function beginSending(
  ctx: Context,
  day: NewsletterDay,
  source: 'scheduled' | 'manual',
  agreed: RawId | null = null,
): Promise<Sending> {
  return inTransaction(ctx, async (tx) => {
    const sending = await sendingOf(tx, day, agreed);
    if ('problem' in sending) return sending;
    const startedAt = tx.clock();
    const lagosDate = lagosDay(startedAt);
    const issue = await issues.insertIssue(tx.db, {
      id: rowId(tx),
      day,
      source,
      lagosDate,
      startedAt,
      recipients: sending.emails,
    });
    if (issue === undefined) return { problem: 'sending' as const };
    await enqueue(tx, 'expandNewsletter', { issueId: issue.id }, { priority: LATER });
    const article = (await articles.articleById(tx.db, issue.articleId)) ?? sending.article;
    return { article, emails: sending.emails };
  });
}

/** Takes addresses off the list that no letter reaches; how many were on it. */
export async function takeBounced(ctx: Context, emails: readonly string[], dryRun: boolean): Promise<number> {
  const distinct = [...new Set(emails)];
  return dryRun ? listSize(ctx.db, distinct) : markBounced(ctx.db, distinct, ctx.clock());
}

/** How many addresses are on the list. */
export async function subscribersOf(ctx: Context): Promise<number> {
  return listSize(ctx.db);
}

/** How many addresses left the list in the last 30 days, by themselves or because no letter reached them. */
export async function leftLately(ctx: Context, hasBounced: boolean): Promise<number> {
  return leftSince(ctx.db, new Date(ctx.clock().getTime() - LEFT_MS), { hasBounced });
}

/** The last sendings, newest first. */
export async function lastIssues(ctx: Context): Promise<NewsletterIssueRow[]> {
  return issues.newestIssues(ctx.db, limits.newsletter.shownIssues);
}

/** The article that the next sending of a day takes. */
export async function nextArticleOf(ctx: Context, day: NewsletterDay): Promise<ArticleRow | null> {
  return (await issues.nextArticle(ctx.db, day)) ?? null;
}

/** Every article, removed ones too, or the one of this id. */
export async function articlesOfDesk(ctx: Context, given: RawId | null): Promise<ArticleRow[]> {
  if (given === null) return articles.articlesInOrder(ctx.db, { day: null, removedToo: true });
  const id = idOf(given);
  const article = id === null ? undefined : await articles.articleById(ctx.db, id);
  return article === undefined ? [] : [article];
}
