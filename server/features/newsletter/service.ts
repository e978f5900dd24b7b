import { lagosDay } from '#rules/age.ts';
import { slugOf } from '#rules/folding.ts';
import { limits } from '#rules/limits.ts';
import type { NewsletterDay } from '#rules/newsletter-console.ts';
import { idOf, type RawId, rowId } from '#server/base/ids.ts';
import type { AdminNewsletterArticlesArgs, AdminNewsletterIssuesArgs } from '#server/contract/resolvers.generated.ts';
import { pageAfter } from '#server/db/paging.ts';
import type { ArticleRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import * as articles from './article-queries.ts';
import type { ContentArticle } from './content.ts';
import { articleCursors, issueCursors } from './cursor-service.ts';
import * as issues from './issue-queries.ts';
import { isReadable } from './lib/reading.ts';
import { leftSince, listSize, markBounced } from './queries.ts';

/** A priority after all other letters: nobody waits for these. */
export const LATER = 10;
/** "The last 30 days" of the admin console. */
const LEFT_MS = 30 * 86_400_000;

export type Draft = Pick<ContentArticle, 'day' | 'category' | 'subject' | 'title' | 'content'>;
/** With `isDryRun`, the article as it would be. */
export type Saved = { article: ArticleRow } | { problem: 'unknown' | 'sameTitle' | 'unreadable' | 'many' };

/** A removed article is shown again. Its slug stays, as letters link to it. Call it in a transaction. */
export async function saveArticle(ctx: Context, id: string | null, draft: Draft, isDryRun: boolean): Promise<Saved> {
  const now = ctx.clock();
  const slug = slugOf(draft.title);
  if (!isReadable(draft.content)) return { problem: 'unreadable' };
  await articles.lockArticles(ctx.db);
  const before = id === null ? null : ((await articles.articleById(ctx.db, id)) ?? null);
  if (id !== null && before === null) return { problem: 'unknown' };
  if (await articles.isTitleTaken(ctx.db, { title: draft.title, slug, id })) return { problem: 'sameTitle' };
  if (id === null && (await articles.articleCount(ctx.db)) >= limits.newsletter.articles) return { problem: 'many' };
  const fresh = { id: rowId(ctx), slug, editedAt: now, removedAt: null };
  if (isDryRun)
    return { article: { ...(before ?? { ...fresh, position: 0 }), ...draft, editedAt: now, removedAt: null } };
  if (id !== null) {
    const article = await articles.editArticle(ctx.db, id, draft, now);
    return article === undefined ? { problem: 'unknown' } : { article };
  }
  const article = await articles.insertArticle(ctx.db, { ...fresh, ...draft });
  return article === undefined ? { problem: 'sameTitle' } : { article };
}

/** Null when there is none. `isNew` is false when it was already removed. */
export async function removeArticle(ctx: Context, id: string, isDryRun: boolean) {
  const before = await articles.articleById(ctx.db, id);
  if (before === undefined) return null;
  const now = ctx.clock();
  const removedAt = before.removedAt ?? now;
  if (isDryRun) return { article: { ...before, removedAt }, isNew: false };
  const article = await articles.markArticleRemoved(ctx.db, id, now);
  return { article: article ?? { ...before, removedAt }, isNew: article !== undefined };
}

export type Sending =
  | { article: ArticleRow; emails: number }
  | { problem: 'noMail' | 'noArticle' | 'otherArticle' | 'nobody' | 'sending' };

/** If `agreed` names an article, only that one may be sent. */
export async function sendingOf(ctx: Context, day: NewsletterDay, agreed: RawId | null = null): Promise<Sending> {
  if (!ctx.ports.mailer.sends) return { problem: 'noMail' };
  if (await issues.isIssueUnderWay(ctx.db)) return { problem: 'sending' };
  const article = await issues.nextArticle(ctx.db, day);
  if (article === undefined) return { problem: 'noArticle' };
  if (agreed !== null && idOf(agreed) !== article.id) return { problem: 'otherArticle' };
  const emails = await listSize(ctx.db);
  return emails === 0 ? { problem: 'nobody' } : { article, emails };
}

/** Call it in a transaction. Of parallel calls one begins. */
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

/** Answers the number of addresses that were on the list. */
export async function takeBounced(ctx: Context, emails: readonly string[], isDryRun: boolean): Promise<number> {
  const distinct = [...new Set(emails)];
  return isDryRun ? listSize(ctx.db, distinct) : markBounced(ctx.db, distinct, ctx.clock());
}

export async function subscribersOf(ctx: Context): Promise<number> {
  return listSize(ctx.db);
}

/** In the last 30 days: by themselves, or with `hasBounced` because letters did not reach them. */
export async function leftLately(ctx: Context, hasBounced: boolean): Promise<number> {
  return leftSince(ctx.db, new Date(ctx.clock().getTime() - LEFT_MS), { hasBounced });
}

export async function issuesOf(ctx: Context, asked: AdminNewsletterIssuesArgs) {
  return pageAfter(asked, issueCursors, (page) => issues.newestIssues(ctx.db, page));
}

export async function nextArticleOf(ctx: Context, day: NewsletterDay): Promise<ArticleRow | null> {
  return (await issues.nextArticle(ctx.db, day)) ?? null;
}

/** Removed articles too. */
export async function articlesForConsole(ctx: Context, asked: AdminNewsletterArticlesArgs) {
  return pageAfter(asked, articleCursors, (page) =>
    articles.articlesPage(ctx.db, { day: null, removedToo: true }, page),
  );
}

export async function articleForConsole(ctx: Context, given: RawId): Promise<ArticleRow | null> {
  const id = idOf(given);
  return id === null ? null : ((await articles.articleById(ctx.db, id)) ?? null);
}
