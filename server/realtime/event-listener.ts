import type { Context } from '../context.ts';
import type { Listener } from '../db/live-listener.ts';
import { requireViewer } from '../policy.ts';
import { SkipEvent } from './skip.ts';

/** Who hears an event, and when. A script has no session and hears nothing. */
export function listenerOf(ctx: Context): Listener {
  const { userId, sessionId } = requireViewer(ctx);
  if (sessionId === null) throw new SkipEvent();
  return { userId, sessionId, at: ctx.clock() };
}

/** What a statement found for a listener; SkipEvent when it found nothing that they may hear of. */
export function heard<T>(found: T | null): T {
  if (found === null) throw new SkipEvent();
  return found;
}
