import { forbidden } from '#server/base/errors.ts';
import type { Context, Viewer } from '#server/platform/context/context.ts';
import { requireAdmin, requireViewer } from '#server/platform/context/policy.ts';

/** A person at a device, never a script: a stolen access token must not be able to make or end others. */
export function requirePerson(ctx: Context): Viewer {
  const viewer = requireViewer(ctx);
  if (viewer.accessTokenId !== null) throw forbidden();
  return viewer;
}

/** An administrator at a device. */
export function requireAdminPerson(ctx: Context): Viewer {
  requirePerson(ctx);
  return requireAdmin(ctx);
}
