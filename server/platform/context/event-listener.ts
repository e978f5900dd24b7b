import type { Listener, SessionChecked } from '#server/db/live-listener.ts';
import { SkipEvent } from '#server/platform/bus/skip.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';

/** The listener of an event: user, session and instant. Throws SkipEvent for a script, which has no session. */
export function listenerOf(ctx: Context): Listener {
  const { userId, sessionId } = requireViewer(ctx);
  if (sessionId === null) throw new SkipEvent();
  return { userId, sessionId, at: ctx.clock() };
}

/**
 * Unwraps a statement's result for a listener. Throws SkipEvent when the statement found nothing that they may see. The statement saw the
 * live session: this is stored in the context, and the event needs no second check.
 */
export function sessionVerified<T>(ctx: Context, found: SessionChecked<T> | null): T {
  if (found === null) throw new SkipEvent();
  ctx.isSessionVerified = true;
  return found.value;
}
