import { v7 } from 'uuid';
import { limits } from '#rules/limits.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { deleteMessagesBefore } from './retention-queries.ts';

const AT_ONCE = 5_000;

/** In batches, so that writers do not wait. */
export async function purgeMessages({ db, clock }: Deps): Promise<void> {
  const before = new Date(clock().getTime() - limits.dataRights.messageDays * 86_400_000);
  const firstId = v7({ msecs: before.getTime(), random: new Uint8Array(16) });
  while ((await deleteMessagesBefore(db, before, firstId, AT_ONCE)) === AT_ONCE);
}
