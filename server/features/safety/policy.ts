import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { isKnown } from './queries.ts';

/** Whether the viewer may name this person at all: somebody else whom they see or saw. Missing, hidden and oneself answer alike. */
export async function requireKnown(ctx: Context, personId: string): Promise<boolean> {
  const { userId } = requireViewer(ctx);
  return personId !== userId && (await isKnown(ctx.db, userId, personId));
}
