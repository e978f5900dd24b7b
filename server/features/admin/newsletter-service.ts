import { articleRule, bouncesRule, sendingMessages } from '#rules/newsletter-console.ts';
import { check } from '#rules/validation.ts';
import { invalidInput, notAvailable, userError } from '#server/base/errors.ts';
import { idOf } from '#server/base/ids.ts';
import type {
  RecordNewsletterBouncesInput,
  RemoveNewsletterArticleInput,
  SaveNewsletterArticleInput,
  SendWeeklyNewsletterInput,
} from '#server/contract/resolvers.generated.ts';
import {
  beginSending,
  removeArticle,
  saveArticle,
  sendingOf,
  takeBounced,
} from '#server/features/newsletter/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { audit } from '#server/platform/legal-records/audit.ts';

/** Refused while a sending is under way. */
export async function sendWeeklyNewsletter(ctx: Context, input: SendWeeklyNewsletterInput) {
  const { userId } = requireAdmin(ctx);
  const { day, articleId, isDryRun = false } = input;
  const sending = await inTransaction(ctx, async (tx) => {
    if (isDryRun) return sendingOf(tx, day, articleId ?? null);
    const begun = await beginSending(tx, day, 'manual', articleId ?? null);
    if ('problem' in begun) return begun;
    const { article, emails } = begun;
    await audit(tx, 'send_weekly_newsletter', userId, { day, articleId: article.id, emails });
    return begun;
  });
  if (!('problem' in sending)) {
    const { article, emails } = sending;
    return { __typename: 'SendWeeklyNewsletterSuccess' as const, isDryRun, emailsSent: emails, article };
  }
  const message = sendingMessages[sending.problem];
  if (sending.problem !== 'sending') return notAvailable(message);
  return userError('NewsletterSending', 'newsletter_sending', message);
}

export async function recordNewsletterBounces(ctx: Context, input: RecordNewsletterBouncesInput) {
  const { userId } = requireAdmin(ctx);
  const checked = check(bouncesRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { emails } = checked.value;
  const { isDryRun = false } = input;
  const removed = await inTransaction(ctx, async (tx) => {
    const count = await takeBounced(tx, emails, isDryRun);
    if (!isDryRun) await audit(tx, 'record_newsletter_bounces', userId, { reported: emails.length, removed: count });
    return count;
  });
  return { __typename: 'RecordNewsletterBouncesSuccess' as const, isDryRun, removed };
}

const problems = {
  sameTitle: { path: 'title', message: sendingMessages.sameTitle },
  many: { path: 'title', message: sendingMessages.many },
  unreadable: { path: 'content', message: sendingMessages.unreadable },
};

export async function saveNewsletterArticle(ctx: Context, input: SaveNewsletterArticleInput) {
  const { userId } = requireAdmin(ctx);
  const checked = check(articleRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { day, category, isDryRun = false } = input;
  const id = input.articleId == null ? null : idOf(input.articleId);
  if (input.articleId != null && id === null) return notAvailable(sendingMessages.unknownArticle);
  const saved = await inTransaction(ctx, async (tx) => {
    const done = await saveArticle(tx, id, { day, category, ...checked.value }, isDryRun);
    if (!isDryRun && 'article' in done) {
      const { article } = done;
      await audit(tx, 'save_newsletter_article', userId, { articleId: article.id, isNew: id === null ? 'yes' : 'no' });
    }
    return done;
  });
  if ('article' in saved)
    return { __typename: 'SaveNewsletterArticleSuccess' as const, isDryRun, article: saved.article };
  const { problem } = saved;
  return problem === 'unknown' ? notAvailable(sendingMessages.unknownArticle) : invalidInput([problems[problem]]);
}

export async function removeNewsletterArticle(ctx: Context, input: RemoveNewsletterArticleInput) {
  const { userId } = requireAdmin(ctx);
  const { isDryRun = false } = input;
  const id = idOf(input.articleId);
  const removed = await inTransaction(ctx, async (tx) => {
    const done = id === null ? null : await removeArticle(tx, id, isDryRun);
    if (done?.isNew) await audit(tx, 'remove_newsletter_article', userId, { articleId: done.article.id });
    return done;
  });
  if (removed === null) return notAvailable(sendingMessages.unknownArticle);
  return { __typename: 'RemoveNewsletterArticleSuccess' as const, isDryRun, article: removed.article };
}
