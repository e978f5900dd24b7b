import { lagosDay } from '#rules/age.ts';
import type { ConsentWay } from '#rules/consents.ts';
import { areaSubscribeRule, badLink, subscribeRule } from '#rules/newsletter.ts';
import { messages } from '#rules/newsletter-messages.ts';
import { check } from '#rules/validation.ts';
import { admitAttempt, callerNetwork, refundAttempt, type Spend } from '#server/auth/attempts.ts';
import { invalidInput, unauthenticated, userError } from '#server/base/errors.ts';
import { rowId } from '#server/base/ids.ts';
import type {
  NewsletterSource,
  SubscribeToNewsletterInput,
  UpdateNotificationsInput,
} from '#server/contract/resolvers.generated.ts';
import { userById } from '#server/features/accounts/loaders.ts';
import { wantOffers } from '#server/features/accounts/service.ts';
import { planOf } from '#server/features/entitlements/service.ts';
import { endNoticeLetters } from '#server/features/push/letter-service.ts';
import { type Context, createContext, type Deps } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueue, type Jobs } from '#server/platform/jobs/queue.ts';
import { recordConsent } from '#server/platform/legal-records/consents.ts';
import { mayWriteTo } from '#server/platform/mail/mailbox.ts';
import { readToken } from '#server/platform/mail/unsubscribe.ts';
import type { Former } from '../accounts/feature-hooks.ts';
import { likesUsedUp, newsletterWelcome } from './letters.ts';
import { subscribedByUserId } from './loaders.ts';
import * as queries from './queries.ts';

const notFromSettings = 'The source SETTINGS belongs to updateNotifications. Please name another one.';

const addToList = (ctx: Context, email: string, source: NewsletterSource): Promise<string | undefined> =>
  queries.putOnList(ctx.db, { id: rowId(ctx), email, source, consentTimestamp: ctx.clock() });

/** A known address costs an attempt, so that addresses cannot be tried in bulk. A new one costs a letter, to protect strangers. */
export async function subscribe(ctx: Context, input: SubscribeToNewsletterInput) {
  const checked = check(input.source === 'feedback_area' ? areaSubscribeRule : subscribeRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  // Signed-in people use updateNotifications. A form without a sign-in may not claim this source.
  if (input.source === 'settings') return invalidInput([{ path: 'source', message: notFromSettings }]);
  const attempt: Spend = ['newsletterOfAddress', callerNetwork(ctx)];
  const letter: Spend = ['lettersOfAddress', callerNetwork(ctx)];
  const refusal = await admitAttempt(ctx, [attempt, letter], input.captchaToken ?? null);
  if (refusal !== null) return refusal;
  const { email } = checked.value;
  const isNew = await inTransaction(ctx, async (tx) => {
    const source = input.source ?? 'landing_page';
    const subscriberId = await addToList(tx, email, source);
    if (subscriberId === undefined) return false;
    await recordConsent(tx, { email }, { what: 'newsletter', given: true, how: source });
    if (await mayWriteTo(tx, email))
      await enqueue(tx, 'welcomeSubscriber', { subscriberId }, { key: `welcomeSubscriber:${subscriberId}` });
    return true;
  });
  await refundAttempt(ctx, [isNew ? attempt : letter]);
  if (!isNew) return userError('AlreadySubscribed', 'already_subscribed', messages.alreadySubscribed);
  return { __typename: 'SubscribeToNewsletterSuccess' as const, email };
}

/** A subscriber who left the list in the meantime gets no letter. */
export async function welcomeSubscriber({ db, ports, config }: Deps, job: Jobs['welcomeSubscriber']): Promise<void> {
  const subscriber = await queries.subscriberById(db, job.subscriberId);
  if (subscriber !== undefined) await ports.mailer.send(newsletterWelcome(subscriber, config));
}

/** Records a consent only if that changed the setting, and answers true then. Call it in a transaction. */
async function setOffers(ctx: Context, userId: string, given: boolean, how: ConsentWay): Promise<boolean> {
  const isNew = await wantOffers(ctx, userId, given);
  if (isNew) await recordConsent(ctx, { userId }, { what: 'offers_by_mail', given, how });
  return isNew;
}

/** Null when the token is not ours. `isNew` is true if the list was still on. Letters about what waits need no consent. */
export async function endLetters(ctx: Context, token: string, how: 'link' | 'one_click') {
  const ended = readToken(ctx.config.appSecret, token);
  if (ended === null) return null;
  return inTransaction(ctx, async (tx) => {
    if (ended.list === 'notices') return { isNew: await endNoticeLetters(tx, ended.id) };
    if (ended.list === 'offers') return { isNew: await setOffers(tx, ended.id, false, how) };
    const email = await queries.takeOffList(tx.db, ended.id, tx.clock());
    if (email !== undefined) await recordConsent(tx, { email }, { what: 'newsletter', given: false, how });
    return { isNew: email !== undefined };
  });
}

/** A repeat changes nothing. */
export async function unsubscribe(ctx: Context, token: string) {
  const ended = await endLetters(ctx, token, 'link');
  if (ended === null) return userError('LinkExpired', 'link_expired', badLink);
  ctx.load.clearAll();
  return { __typename: 'UnsubscribeFromNewsletterSuccess' as const, hasEndedLetters: ended.isNew };
}

export async function notificationsOf(ctx: Context, userId: string) {
  const [user, subscribed] = await Promise.all([ctx.load(userById, userId), ctx.load(subscribedByUserId, userId)]);
  // The account was deleted while the request ran.
  if (user === null) throw unauthenticated();
  return { hasOffers: user.offersByMail, hasNewsletter: subscribed ?? false };
}

/** True if that changed the list. */
async function setNewsletter(ctx: Context, userId: string, wanted: boolean): Promise<boolean> {
  if (!wanted) return queries.takeAccountOffList(ctx.db, userId, ctx.clock());
  const user = await ctx.load(userById, userId);
  return user !== null && (await addToList(ctx, user.email.toLowerCase(), 'settings')) !== undefined;
}

/** Switching the newsletter on is consent. It sends no welcome letter: the address may be a stranger's. */
export async function updateNotifications(ctx: Context, { hasOffers, hasNewsletter }: UpdateNotificationsInput) {
  const { userId } = requireViewer(ctx);
  await inTransaction(ctx, async (tx) => {
    if (typeof hasOffers === 'boolean') await setOffers(tx, userId, hasOffers, 'settings');
    if (typeof hasNewsletter === 'boolean' && (await setNewsletter(tx, userId, hasNewsletter))) {
      await recordConsent(tx, { userId }, { what: 'newsletter', given: hasNewsletter, how: 'settings' });
    }
  });
  return { __typename: 'UpdateNotificationsSuccess' as const, viewer: { id: userId } };
}

/** The new address replaces the former one on the list, with the same consent. Call it in a transaction. */
export async function moveNewsletter(ctx: Context, former: Former, email: string): Promise<void> {
  const { id: userId, emailVerifiedAt } = former;
  const isConfirmed = emailVerifiedAt !== null;
  const ended = await queries.endFormerAddress(ctx.db, { userId, email: former.email, isConfirmed, now: ctx.clock() });
  if (ended === undefined) return;
  const { source, consentTimestamp } = ended;
  await queries.putOnList(ctx.db, { id: rowId(ctx), email: email.toLowerCase(), source, consentTimestamp });
  const how = 'new_address';
  await recordConsent(ctx, { email: former.email }, { what: 'newsletter', given: false, how });
  await recordConsent(ctx, { email }, { what: 'newsletter', given: true, how });
}

/** Sends nothing if that day is over, the person switched offers off, or they have a plan by now. */
export async function tellLikesUsedUp(deps: Deps, job: Jobs['tellLikesUsedUp']): Promise<void> {
  const ctx = createContext(deps, null, { ip: '', label: 'tellLikesUsedUp' });
  if (job.day !== lagosDay(ctx.clock())) return;
  const reader = await queries.offersReader(ctx.db, job.userId);
  if (reader === undefined || (await planOf(ctx, job.userId)) !== 'free') return;
  await ctx.ports.mailer.send(likesUsedUp(reader, job, ctx.config));
}
