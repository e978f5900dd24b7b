import type { ProfileRow } from '#server/db/rows.ts';
import { defineLoader } from '#server/loading.ts';
import type { ProfileParent } from '#server/parents.ts';
import { profilesById, profilesVisibleTo } from './queries.ts';

const byId = <T extends { id: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** A person's own profile, whole: only for the viewer and for decisions about them. */
export const ownProfileById = defineLoader<ProfileRow>(async (ctx, ids) => byId(await profilesById(ctx.db, ids)));

/** What the viewer may see of a person; nothing when either blocked the other or the person is hidden. */
export const visibleProfileById = defineLoader<ProfileParent>(async (ctx, ids) =>
  ctx.viewer === null ? new Map() : byId(await profilesVisibleTo(ctx.db, ctx.viewer.userId, ids)),
);
