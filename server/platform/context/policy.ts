import { forbidden, unauthenticated } from '#server/base/errors.ts';
import type { Context, Viewer } from './context.ts';

/** The signed-in caller. Throws UNAUTHENTICATED without one. */
export function requireViewer(ctx: Pick<Context, 'viewer'>): Viewer {
  if (ctx.viewer === null) throw unauthenticated();
  return ctx.viewer;
}

/** The signed-in administrator. Throws UNAUTHENTICATED or FORBIDDEN for others. */
export function requireAdmin(ctx: Pick<Context, 'viewer'>): Viewer {
  const viewer = requireViewer(ctx);
  if (!viewer.roles.includes('admin')) throw forbidden();
  return viewer;
}
