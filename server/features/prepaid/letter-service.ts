import type { PaidPlan } from '#rules/entitlements.ts';
import { prepaidLimits } from '#rules/prepaid.ts';
import { accountById } from '#server/features/accounts/service.ts';
import { subscriptionOf } from '#server/features/billing/service.ts';
import { prepaidGrants } from '#server/features/entitlements/service.ts';
import { createContext, type Deps } from '#server/platform/context/context.ts';
import type { Jobs } from '#server/platform/jobs/queue.ts';
import { post } from '#server/platform/mail/post.ts';
import { prepaidLetter } from './letters.ts';
import * as queries from './queries.ts';

const HOUR = 3_600_000;

/** Sends nothing if the message does not apply any more at run time. */
export async function sendPrepaidLetter(deps: Deps, { orderId, letter }: Jobs['sendPrepaidLetter']): Promise<void> {
  const order = await queries.orderById(deps.db, orderId);
  const user = order?.userId ? await accountById(deps, order.userId) : null;
  if (order === undefined || user === null) return;
  const span = await queries.spanOf(deps.db, orderId);
  const { startsAt, endsAt = null } = span ?? {};
  const known = startsAt === undefined || endsAt === null ? null : { startsAt, endsAt };
  const composed = prepaidLetter(letter, order, known, user, deps.config);
  if (composed !== null) await post(deps, composed);
}

/** Announces the end of a plan, unless it was moved, another one of its kind follows, or a subscription goes on. */
export async function remindPrepaid(deps: Deps, { entitlementId }: Jobs['remindPrepaid']): Promise<void> {
  const order = await queries.orderOfEntitlement(deps.db, entitlementId);
  const span = order && (await queries.spanOf(deps.db, order.id));
  if (!order?.userId || !span?.endsAt || order.state !== 'paid') return;
  const leftMs = span.endsAt.getTime() - deps.clock().getTime();
  if (leftMs <= 0 || leftMs > prepaidLimits.remindMs + HOUR) return;
  const ctx = createContext(deps, null, { ip: '', label: 'remindPrepaid' });
  const last = (await prepaidGrants(ctx, order.userId, order.plan as PaidPlan)).at(-1);
  if (last?.id !== entitlementId || (await subscriptionOf(ctx, order.userId))?.renews) return;
  await sendPrepaidLetter(deps, { orderId: order.id, letter: 'ends' });
}
