/**
 * The verdict on a photo: it may be seen or not. It is read from the database and cached for half a minute at most, as every fetch of a
 * photo needs it. The removal of a photo drops the verdict in every process at once.
 */
import { LRUCache } from 'lru-cache';
import { limits } from '#rules/limits.ts';
import { appScoped } from '#server/base/app-state.ts';
import type { Revocation } from '#server/platform/bus/topics.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { photoOwner } from './verdict-queries.ts';

const { verdicts, verdictMs } = limits.photoAddress;

const beliefs = appScoped(() => ({
  shown: new LRUCache<string, { userId: string; readAt: number }>({ max: verdicts }),
  kills: 0,
}));

/** True if people may see a photo now. Moderators also see those of a suspended person, and never get a cached verdict. */
export async function isShownPhoto(deps: Deps, id: string, isForConsole: boolean): Promise<boolean> {
  if (isForConsole) return (await photoOwner(deps.db, id)) !== undefined;
  const belief = beliefs(deps);
  const now = deps.clock().getTime();
  const known = belief.shown.get(id);
  if (known !== undefined && Math.abs(now - known.readAt) < verdictMs) return true;
  const before = belief.kills;
  const found = await photoOwner(deps.db, id);
  belief.shown.delete(id);
  if (found?.isOpen !== true) return false;
  // A verdict that was read while a revocation arrived is answered but not cached.
  if (before === belief.kills) belief.shown.set(id, { userId: found.userId, readAt: now });
  return true;
}

/** Drops the verdicts that a revocation makes doubtful. Without one it drops all, in case revocations were lost. */
export function forgetPhotos(deps: Pick<Deps, 'config'>, kill?: Revocation): void {
  const belief = beliefs(deps);
  if (kill === undefined) {
    belief.kills += 1;
    belief.shown.clear();
  } else if (kill.kind === 'photos') {
    belief.kills += 1;
    for (const id of kill.photoIds) belief.shown.delete(id);
  } else if (kill.kind === 'user') {
    belief.kills += 1;
    for (const [id, { userId }] of belief.shown.entries()) if (userId === kill.userId) belief.shown.delete(id);
  }
}
