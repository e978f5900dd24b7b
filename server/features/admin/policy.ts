import { forbidden } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/platform/context/context.ts';
import { requireAdmin, requireViewer } from '#server/platform/context/policy.ts';

/** Refuses access tokens, so that a stolen one cannot create or revoke others. */
export function requirePerson(ctx: Context): Viewer {
  const viewer = requireViewer(ctx);
  if (viewer.accessTokenId !== null) throw forbidden();
  return viewer;
}

export function requireAdminPerson(ctx: Context): Viewer {
  requirePerson(ctx);
  return requireAdmin(ctx);
}
