import type { Listener, SessionChecked } from '#server/db/live-listener.ts';
import { SkipEvent } from '#server/platform/bus/skip.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';

/** Throws SkipEvent for a script, which has no session. */
export function listenerOf(ctx: Context): Listener {
  const { userId, sessionId } = requireViewer(ctx);
  if (sessionId === null) throw new SkipEvent();
  return { userId, sessionId, at: ctx.clock() };
}

/** Throws SkipEvent when the listener may see nothing. Stores that the statement saw the live session: it needs no second check. */
export function sessionVerified<T>(ctx: Context, found: SessionChecked<T> | null): T {
  if (found === null) throw new SkipEvent();
  ctx.isSessionVerified = true;
  return found.value;
}
