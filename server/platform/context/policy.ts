import { forbidden, unauthenticated } from '#server/base/errors.ts';
import type { Context, Viewer } from './context.ts';

/** Throws UNAUTHENTICATED. */
export function requireViewer(ctx: Pick<Context, 'viewer'>): Viewer {
  if (ctx.viewer === null) throw unauthenticated();
  return ctx.viewer;
}

/** Throws UNAUTHENTICATED or FORBIDDEN. */
export function requireAdmin(ctx: Pick<Context, 'viewer'>): Viewer {
  const viewer = requireViewer(ctx);
  if (!viewer.roles.includes('admin')) throw forbidden();
  return viewer;
}
