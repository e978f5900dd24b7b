import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { isKnown } from './queries.ts';

/** True for another person whom the viewer sees or saw. False alike for missing and hidden people and the viewer. */
export async function requireKnown(ctx: Context, personId: string): Promise<boolean> {
  const { userId } = requireViewer(ctx);
  return personId !== userId && (await isKnown(ctx.db, userId, personId));
}
