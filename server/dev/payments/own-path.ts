import { paths } from '#rules/paths.ts';
import type { Deps } from '#server/platform/context/context.ts';

/** The path of a URL of this site; the home page for any other URL. Prevents open redirects. */
export function ownPath(given: string, { publicUrl }: Pick<Deps['config'], 'publicUrl'>): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  return url?.origin === new URL(publicUrl).origin ? url.pathname + url.search + url.hash : paths.home;
}
