/** If a photo may be seen: cached for half a minute, as every fetch needs it. A removal drops the verdict in every process at once. */
import { LRUCache } from 'lru-cache';
import { limits } from '#rules/limits.ts';
import { appScoped } from '#server/base/app-state.ts';
import type { Revocation } from '#server/platform/bus/topics.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { photoOwner } from './verdict-queries.ts';

const { verdicts, verdictMs } = limits.photoAddress;

const beliefs = appScoped(() => ({
  shown: new LRUCache<string, { userId: string; readAt: number }>({ max: verdicts }),
  revocations: 0,
}));

/** Moderators also see photos of a suspended person, and never get a cached verdict. */
export async function isShownPhoto(deps: Deps, id: string, isForConsole: boolean): Promise<boolean> {
  if (isForConsole) return (await photoOwner(deps.db, id)) !== undefined;
  const belief = beliefs(deps);
  const now = deps.clock().getTime();
  const known = belief.shown.get(id);
  if (known !== undefined && Math.abs(now - known.readAt) < verdictMs) return true;
  const before = belief.revocations;
  const found = await photoOwner(deps.db, id);
  belief.shown.delete(id);
  if (found?.isOpen !== true) return false;
  // A verdict that was read while a revocation arrived is answered but not cached.
  if (before === belief.revocations) belief.shown.set(id, { userId: found.userId, readAt: now });
  return true;
}

/** Without a revocation it drops all verdicts, in case revocations were lost. */
export function forgetPhotos(deps: Pick<Deps, 'config'>, revocation?: Revocation): void {
  const belief = beliefs(deps);
  if (revocation === undefined) {
    belief.revocations += 1;
    belief.shown.clear();
  } else if (revocation.kind === 'photos') {
    belief.revocations += 1;
    for (const id of revocation.photoIds) belief.shown.delete(id);
  } else if (revocation.kind === 'user') {
    belief.revocations += 1;
    for (const [id, { userId }] of belief.shown.entries()) if (userId === revocation.userId) belief.shown.delete(id);
  }
}
