import type { Config } from '#server/config/config.ts';

/** Whether a page of `origin` may call this server, which was called as `host`. A call without an origin is no page's. */
export type OriginRule = (origin: string | undefined, host: string | undefined) => boolean;

/** The server's own pages, under its public address and under whatever name it was called by, and the allow-list. */
export function createOriginRule(config: Pick<Config, 'publicUrl' | 'allowedOrigins'>): OriginRule {
  const allowed = new Set([config.publicUrl, ...config.allowedOrigins].map((url) => new URL(url).origin));
  return (origin, host) => {
    if (origin === undefined || allowed.has(origin)) return true;
    return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
  };
}
