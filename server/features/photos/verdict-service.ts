/**
 * Whether a photo may be seen at all, as the database says, believed for at most half a minute: it is asked for with each photo that
 * somebody fetches. What ends a photo drops the verdict on every process at once.
 */
import { LRUCache } from 'lru-cache';
import { limits } from '#rules/limits.ts';
import { appScoped } from '#server/base/app-state.ts';
import type { Kill } from '#server/platform/bus/topics.ts';
import { askedTogether } from '#server/platform/context/batcher.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { type PhotoOwner, photoOwners } from './verdict-queries.ts';

const { verdicts, verdictMs } = limits.photoAddress;

const beliefs = appScoped(() => ({
  shown: new LRUCache<string, { userId: string; readAt: number }>({ max: verdicts }),
  kills: 0,
}));

const read = askedTogether<string, PhotoOwner | undefined>(async ({ db }, ids) => {
  const found = new Map((await photoOwners(db, ids)).map((one) => [one.id, one]));
  return ids.map((id) => found.get(id));
});

/** Whether people may see a photo now. Moderators see those of a suspended person too, and are never answered from memory. */
export async function isShownPhoto(deps: Deps, id: string, isForDesk: boolean): Promise<boolean> {
  if (isForDesk) return (await read(deps, id)) !== undefined;
  const belief = beliefs(deps);
  const now = deps.clock().getTime();
  const known = belief.shown.get(id);
  if (known !== undefined && Math.abs(now - known.readAt) < verdictMs) return true;
  const before = belief.kills;
  const found = await read(deps, id);
  belief.shown.delete(id);
  if (found?.isOpen !== true) return false;
  // What was read while a kill arrived is answered, and not remembered.
  if (before === belief.kills) belief.shown.set(id, { userId: found.userId, readAt: now });
  return true;
}

/** Drops what a kill makes doubtful; everything without one, as when kills may have been lost. */
export function forgetPhotos(deps: Pick<Deps, 'config'>, kill?: Kill): void {
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
