import { accountById } from '#server/features/accounts/service.ts';
import type { Deps } from '#server/platform/context/context.ts';
import type { Jobs } from '#server/platform/jobs/queue.ts';
import { post } from '#server/platform/mail/post.ts';
import { billingLetter } from './letters.ts';
import { subscriptionById } from './queries.ts';

/** Sends nothing if the message does not apply any more at run time. */
export async function sendBillingLetter(deps: Deps, { subscriptionId, letter }: Jobs['sendBillingLetter']) {
  const subscription = await subscriptionById(deps.db, subscriptionId);
  const user = subscription === undefined ? null : await accountById(deps, subscription.userId);
  if (subscription === undefined || user === null) return;
  const { config } = deps;
  const composed = billingLetter(letter, subscription, user, { now: deps.clock(), config });
  if (composed !== null) await post(deps, composed);
}
