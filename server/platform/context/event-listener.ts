import type { Listener } from '#server/db/live-listener.ts';
import { SkipEvent } from '#server/platform/bus/skip.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';

/** Who hears an event, and when. A script has no session and hears nothing. */
export function listenerOf(ctx: Context): Listener {
  const { userId, sessionId } = requireViewer(ctx);
  if (sessionId === null) throw new SkipEvent();
  return { userId, sessionId, at: ctx.clock() };
}

const answered = new WeakSet<Context>();

/**
 * What a statement found for a listener; SkipEvent when it found nothing that they may hear of. Such a statement joins the listener's live
 * session (`isLiveSession`), so that nobody has to ask for the session of an event that was heard.
 */
export function heard<T>(ctx: Context, found: T | null | false): T {
  if (found === null || found === false) throw new SkipEvent();
  answered.add(ctx);
  return found;
}

/** Whether the event of this context was loaded by a statement that saw the live session. */
export function wasHeard(ctx: Context): boolean {
  return answered.has(ctx);
}
