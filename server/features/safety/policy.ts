import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { isKnown } from './queries.ts';

/**
 * True if the viewer may name this person: another person whom they see or saw. The answer is false alike for missing and hidden people and
 * the viewer.
 */
export async function requireKnown(ctx: Context, personId: string): Promise<boolean> {
  const { userId } = requireViewer(ctx);
  return personId !== userId && (await isKnown(ctx.db, userId, personId));
}
