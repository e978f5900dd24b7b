/** Administrators' and scheduled actions on the newsletter: articles, sendings, and addresses that letters do not reach. */
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

/** The priority of letters that nobody waits for: after all others. */
export const LATER = 10;
/** "The last 30 days" of the admin console. */
const LEFT_MS = 30 * 86_400_000;

/** The editable fields of an article. */
export type Draft = Pick<ContentArticle, 'day' | 'category' | 'subject' | 'title' | 'content'>;
/** The saved article or, with `dryRun`, the article as it would be; else the reason for the refusal. */
export type Saved = { article: ArticleRow } | { problem: 'unknown' | 'sameTitle' | 'unreadable' | 'many' };

/**
 * Saves an article, or a new one without `id`. A removed article is shown again. Its slug stays, as letters link to it. Call it in a
 * transaction.
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

/** Removes an article: null when there is none. `isNew` is false when it was already removed. */
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

/** The article and the number of its recipients, or the reason for not sending. */
export type Sending =
  | { article: ArticleRow; emails: number }
  | { problem: 'noMail' | 'noArticle' | 'otherArticle' | 'nobody' | 'sending' };

/** The sending that would begin now. If `agreed` names an article, only that one may be sent. */
export async function sendingOf(ctx: Context, day: NewsletterDay, agreed: RawId | null = null): Promise<Sending> {
  if (!ctx.ports.mailer.sends) return { problem: 'noMail' };
  if (await issues.isIssueUnderWay(ctx.db)) return { problem: 'sending' };
  const article = await issues.nextArticle(ctx.db, day);
  if (article === undefined) return { problem: 'noArticle' };
  if (agreed !== null && idOf(agreed) !== article.id) return { problem: 'otherArticle' };
  const emails = await listSize(ctx.db);
  return emails === 0 ? { problem: 'nobody' } : { article, emails };
}

/** Begins a sending in a transaction. Stores nothing if there is none. Of parallel calls one begins. */
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

/** Takes addresses off the list that letters do not reach. Answers the number of those that were on it. */
export async function takeBounced(ctx: Context, emails: readonly string[], dryRun: boolean): Promise<number> {
  const distinct = [...new Set(emails)];
  return dryRun ? listSize(ctx.db, distinct) : markBounced(ctx.db, distinct, ctx.clock());
}

/** The number of addresses on the list. */
export async function subscribersOf(ctx: Context): Promise<number> {
  return listSize(ctx.db);
}

/**
 * The number of addresses that left the list in the last 30 days: by themselves, or with `hasBounced` because letters did not reach them.
 */
export async function leftLately(ctx: Context, hasBounced: boolean): Promise<number> {
  return leftSince(ctx.db, new Date(ctx.clock().getTime() - LEFT_MS), { hasBounced });
}

/** The last sendings, newest first. */
export async function lastIssues(ctx: Context): Promise<NewsletterIssueRow[]> {
  return issues.newestIssues(ctx.db, limits.newsletter.shownIssues);
}

/** The article of a day's next sending. */
export async function nextArticleOf(ctx: Context, day: NewsletterDay): Promise<ArticleRow | null> {
  return (await issues.nextArticle(ctx.db, day)) ?? null;
}

/** Every article, removed ones too, or the one with this id. For the admin console. */
export async function articlesOfDesk(ctx: Context, given: RawId | null): Promise<ArticleRow[]> {
  if (given === null) return articles.articlesInOrder(ctx.db, { day: null, removedToo: true });
  const id = idOf(given);
  const article = id === null ? undefined : await articles.articleById(ctx.db, id);
  return article === undefined ? [] : [article];
}
