import type { Config } from '#server/config/config.ts';

/** A call without an origin does not come from a page. */
export type OriginRule = (origin: string | undefined, host: string | undefined) => boolean;

/** Admits the public address, the name of the call, and the allow-list. */
export function createOriginRule(config: Pick<Config, 'publicUrl' | 'allowedOrigins'>): OriginRule {
  const allowed = new Set([config.publicUrl, ...config.allowedOrigins].map((url) => new URL(url).origin));
  return (origin, host) => {
    if (origin === undefined || allowed.has(origin)) return true;
    return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
  };
}
