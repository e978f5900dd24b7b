import { forbidden } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/platform/context/context.ts';
import { requireAdmin, requireViewer } from '#server/platform/context/policy.ts';

/** Requires a person with a session. Refuses access tokens, so that a stolen one cannot create or revoke others. */
export function requirePerson(ctx: Context): Viewer {
  const viewer = requireViewer(ctx);
  if (viewer.accessTokenId !== null) throw forbidden();
  return viewer;
}

/** Requires an administrator with a session. */
export function requireAdminPerson(ctx: Context): Viewer {
  requirePerson(ctx);
  return requireAdmin(ctx);
}
