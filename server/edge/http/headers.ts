import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';
import type { Deps } from '#server/platform/context/context.ts';

/** As the provider documents them. hCaptcha loads styles from its hosts too. */
const captchaHosts = {
  turnstile: { hosts: 'https://challenges.cloudflare.com', styles: '' },
  hcaptcha: {
    hosts: 'https://hcaptcha.com https://*.hcaptcha.com',
    styles: 'https://hcaptcha.com https://*.hcaptcha.com',
  },
} as const;

const directive = (name: string, others: string, hash: string | null = null): string =>
  [name, "'self'", others, hash === null ? '' : `'sha256-${hash}'`].filter(Boolean).join(' ');

/**
 * `zobo` is the only Trusted Types policy, for the addresses of the service worker and captchas. `own` are the SHA-256 of the script and
 * of the styles that stand in the document, in base64.
 */
export function pagePolicy(
  { captcha, s3 }: Pick<Config, 'captcha' | 's3'>,
  own: { script?: string | null; styles?: string | null } = {},
): string {
  const { hosts, styles } = captcha === null ? { hosts: '', styles: '' } : captchaHosts[captcha.provider];
  return [
    "default-src 'none'",
    directive('script-src', hosts, own.script),
    directive('style-src', styles, own.styles),
    `img-src 'self' blob: data: ${s3?.publicUrl ? new URL(s3.publicUrl).origin : ''}`,
    `connect-src 'self' ${hosts}`,
    ...(hosts === '' ? [] : [`frame-src ${hosts}`]),
    "font-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types zobo',
  ]
    .map((directive) => directive.trim())
    .join('; ');
}

const YEAR_SECONDS = 31_536_000;

function everywhere({ mode }: Pick<Config, 'mode'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(mode === 'production' ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : {}),
  };
}

/** A browser shows these documents, and runs these workers. */
const ofDocuments = {
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self)',
} as const;

/** A worker runs under the policy of its own response. */
const SERVICE_WORKER = '/sw.js';

/** Data, styles, fonts, pictures and parts of pages do not need these 700 bytes: `nosniff` keeps browsers from showing them as a page. */
function isDocument(request: FastifyRequest, reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type') ?? '');
  return type.startsWith('text/html') || request.url.split('?')[0] === SERVICE_WORKER;
}

/** For places that run no hooks. */
export function refusalHeaders(config: Pick<Config, 'mode'>): Record<string, string> {
  return { ...everywhere(config), 'cache-control': 'no-store' };
}

/** The Sandbox and GraphiQL bring their own scripts and styles. */
export function isIde(config: Pick<Config, 'mode'>, request: FastifyRequest): boolean {
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  return config.mode !== 'production' && isPage && request.url.split('?')[0] === '/graphql';
}

/** Also on errors and on the answers of other plugins. A route's own policy and caching win. */
export async function registerHeaders(app: FastifyInstance, { config }: Pick<Deps, 'config'>): Promise<void> {
  const always = everywhere(config);
  const policy = pagePolicy(config);
  const set = (reply: FastifyReply, name: string, value: string): void => {
    if (!reply.hasHeader(name)) reply.header(name, value);
  };
  app.addHook('onSend', async (request, reply, payload) => {
    reply.headers(always);
    if (isDocument(request, reply)) {
      reply.headers(ofDocuments);
      if (!isIde(config, request)) set(reply, 'content-security-policy', policy);
    }
    set(reply, 'cache-control', 'no-store');
    return payload;
  });
}
