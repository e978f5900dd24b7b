import { letterKinds, noticeKinds, noticeLimits, pushSubscriptionRule, quietHoursRule } from '#rules/notices.ts';
import { check } from '#rules/validation.ts';
import { forbidden, invalidInput } from '#server/base/errors.ts';
import type {
  SavePushSubscriptionInput,
  SetPageVisibilityInput,
  UpdateNoticesInput,
} from '#server/contract/resolvers.generated.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import * as queries from './queries.ts';

/** A script has no device. Throws FORBIDDEN. */
function requireDevice(ctx: Context): { userId: string; sessionId: string } {
  const { userId, sessionId } = requireViewer(ctx);
  if (sessionId === null) throw forbidden();
  return { userId, sessionId };
}

/** The session's former subscription is replaced, and an endpoint of another session moves to this one. */
export async function savePushSubscription(ctx: Context, input: SavePushSubscriptionInput) {
  const { userId, sessionId } = requireDevice(ctx);
  const checked = check(pushSubscriptionRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  await inTransaction(ctx, async (tx) => {
    await queries.lockEndpoint(tx.db, checked.value.endpoint);
    await queries.deleteElsewhere(tx.db, sessionId, checked.value.endpoint);
    await queries.putSubscription(tx.db, { ...checked.value, sessionId, createdAt: tx.clock() });
    await queries.keepNewest(tx.db, userId, noticeLimits.devices);
  });
  return { __typename: 'SavePushSubscriptionSuccess' as const, viewer: { id: userId } };
}

/** A repeat changes nothing. No client asks for pushes again by itself. */
export async function removePushSubscription(ctx: Context) {
  const { userId, sessionId } = requireDevice(ctx);
  await queries.deleteSubscription(ctx.db, sessionId);
  await queries.putSettings(ctx.db, userId, { hasRefusedPush: true });
  return { __typename: 'RemovePushSubscriptionSuccess' as const, viewer: { id: userId } };
}

export async function noticesOf(ctx: Context) {
  const { userId, sessionId } = requireViewer(ctx);
  const { unwantedPushes, unwantedLetters, ...settings } = await queries.settingsOf(ctx.db, userId, sessionId);
  const pushKinds = noticeKinds.filter((kind) => !unwantedPushes.includes(kind));
  const wantedLetters = letterKinds.filter((kind) => !unwantedLetters.includes(kind));
  return { ...settings, pushKinds, letterKinds: wantedLetters, pushPublicKey: ctx.ports.push.publicKey };
}

export async function updateNotices(
  ctx: Context,
  { pushKinds, letterKinds: letters, hasNames, hasRefusedPush, ...hours }: UpdateNoticesInput,
) {
  const { userId } = requireViewer(ctx);
  const checked = check(quietHoursRule, hours);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  await queries.putSettings(ctx.db, userId, {
    unwantedPushes: pushKinds ? noticeKinds.filter((kind) => !pushKinds.includes(kind)) : undefined,
    unwantedLetters: letters ? letterKinds.filter((kind) => !letters.includes(kind)) : undefined,
    hasNames: hasNames ?? undefined,
    hasRefusedPush: hasRefusedPush ?? undefined,
    quietFrom: checked.value.quietFrom ?? undefined,
    quietUntil: checked.value.quietUntil ?? undefined,
  });
  return { __typename: 'UpdateNoticesSuccess' as const, viewer: { id: userId } };
}

/** A page that vanishes without a word counts as visible for a while. */
export async function setPageVisibility(ctx: Context, { isVisible }: SetPageVisibilityInput) {
  const { userId, sessionId } = requireDevice(ctx);
  const now = ctx.clock();
  await queries.putVisible(ctx.db, sessionId, isVisible ? new Date(now.getTime() + noticeLimits.visibleMs) : now);
  return { __typename: 'SetPageVisibilitySuccess' as const, viewer: { id: userId } };
}
