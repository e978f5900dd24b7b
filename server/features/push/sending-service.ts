import { brand } from '#rules/brand.ts';
import { type NoticeKind, noticeLimits, noticePath, noticeText, quietEnd } from '#rules/notices.ts';
import { derived } from '#server/base/secrets.ts';
import { likerName } from '#server/features/discovery/liker-service.ts';
import { planOf } from '#server/features/entitlements/service.ts';
import { type Context, createContext, type Deps } from '#server/platform/context/context.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { firstNameOf } from '#server/platform/mail/layout.ts';
import type { PushMessage } from '#server/ports/push.ts';
import { deleteSubscription, deviceOf, type Reached, type Subject, subjectOf, type WaitingPush } from './queries.ts';

const urgent: readonly NoticeKind[] = [
  'match',
  'message',
  'missed_call',
  'date_plan',
  'date_reminder',
  'check_in',
  'game',
];
/** No page shows them. */
const pageless: readonly NoticeKind[] = ['date_reminder', 'date_review', 'check_in'];

/** Null if it is over, has been seen, or must not be told. */
async function stillTrue(ctx: Context, userId: string, { kind, subjectId }: WaitingPush): Promise<Subject | null> {
  if (kind === 'like') {
    const fullName = await likerName(ctx, userId, subjectId);
    return fullName === null ? null : { fullName, matchId: null };
  }
  if (kind !== 'plan_ends') return (await subjectOf(ctx.db, kind, userId, subjectId, ctx.clock())) ?? null;
  const hasEnded = subjectId === userId && (await planOf(ctx, userId)) === 'free';
  return hasEnded ? { fullName: null, matchId: null } : null;
}

/** Declarative web push (Push API) reads this by itself; elsewhere our worker does. The push service sees only the topic. */
function messageOf(
  { config }: Pick<Deps, 'config'>,
  { kind, tag, sessionId }: WaitingPush,
  { hasNames }: Reached,
  { fullName, matchId }: Subject,
): PushMessage {
  const name = hasNames && fullName !== null ? firstNameOf(fullName) : null;
  const notification = {
    title: brand.name,
    body: noticeText(kind, name),
    navigate: `${config.publicUrl}${noticePath(kind, matchId)}`,
    lang: 'en',
    tag,
  };
  const topic = derived(config, 'push topic', `${sessionId}:${tag}`).toString('base64url').slice(0, 32);
  return { payload: JSON.stringify({ web_push: 8030, notification }), topic, isUrgent: urgent.includes(kind) };
}

/**
 * A visible page shows the event itself. But a page may vanish without a word, so the push waits until the page counts as gone. If a page has
 * told of itself by then, it showed the event. The key differs from that of a new push, which must not wait with it.
 */
async function isLeftToPage(ctx: Context, push: WaitingPush, visibleUntil: Date | null, now: Date): Promise<boolean> {
  if (push.heldUntil !== undefined) return visibleUntil?.toISOString() !== push.heldUntil;
  if (visibleUntil === null || visibleUntil <= now) return false;
  await enqueue(
    ctx,
    'sendPush',
    { ...push, heldUntil: visibleUntil.toISOString() },
    { runAt: visibleUntil, key: `held:${push.sessionId}:${push.tag}` },
  );
  return true;
}

/** In quiet hours it waits for their end, unless somebody is to say that they are safe. */
export async function sendPush(deps: Deps, push: WaitingPush): Promise<void> {
  const now = deps.clock();
  if (now.getTime() - Date.parse(push.at) > noticeLimits.lifeSeconds * 1_000) return;
  const device = await deviceOf(deps.db, push.sessionId, now);
  if (device === undefined || device.unwantedPushes.includes(push.kind)) return;
  const ctx = createContext(deps, null, { ip: '', label: 'sendPush' });
  if (!pageless.includes(push.kind) && (await isLeftToPage(ctx, push, device.visibleUntil, now))) return;
  // A check-in is asked for at night too.
  const runAt = push.kind === 'check_in' ? null : quietEnd(device, now);
  if (runAt !== null) {
    return enqueue(ctx, 'sendPush', push, { runAt, key: `push:${push.sessionId}:${push.tag}` });
  }
  const subject = await stillTrue(ctx, device.userId, push);
  if (subject === null) return;
  const answer = await deps.ports.push.send(device, messageOf(deps, push, device, subject));
  if (answer === 'gone') await deleteSubscription(deps.db, push.sessionId, device.endpoint);
}
