import type { Listener, SessionChecked } from '#server/db/live-listener.ts';
import { SkipEvent } from '#server/platform/bus/skip.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';

/** Who hears an event, and when. A script has no session and hears nothing. */
export function listenerOf(ctx: Context): Listener {
  const { userId, sessionId } = requireViewer(ctx);
  if (sessionId === null) throw new SkipEvent();
  return { userId, sessionId, at: ctx.clock() };
}

/**
 * What a statement found for a listener; SkipEvent when it found nothing that they may hear of. The statement saw the live session, which
 * is noted in the context: the event needs no second check.
 */
export function sessionVerified<T>(ctx: Context, found: SessionChecked<T> | null): T {
  if (found === null) throw new SkipEvent();
  ctx.isSessionVerified = true;
  return found.value;
}
