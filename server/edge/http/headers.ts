import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';
import type { Deps } from '#server/platform/context/context.ts';

/** Where the widget of a captcha comes from, as its provider states it; hCaptcha loads styles from there too. */
const captchaHosts = {
  turnstile: { hosts: 'https://challenges.cloudflare.com', styles: '' },
  hcaptcha: {
    hosts: 'https://hcaptcha.com https://*.hcaptcha.com',
    styles: 'https://hcaptcha.com https://*.hcaptcha.com',
  },
} as const;

/** What a page of ours may load and do. `zobo` is the one Trusted Types policy, for the addresses of the service worker and captchas. */
function pagePolicy({ captcha, s3 }: Pick<Config, 'captcha' | 's3'>): string {
  const { hosts, styles } = captcha === null ? { hosts: '', styles: '' } : captchaHosts[captcha.provider];
  return [
    "default-src 'none'",
    `script-src 'self' ${hosts}`,
    `style-src 'self' ${styles}`,
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

/** The headers of every response, whatever it is. */
function everywhere({ mode }: Pick<Config, 'mode'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(mode === 'production' ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : {}),
  };
}

/** What binds a document that a browser shows, or a worker that it runs. */
const ofDocuments = {
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self)',
} as const;

/** Runs under the policy it came with, as a document does. */
const SERVICE_WORKER = '/sw.js';

/** Data, styles, fonts, pictures and parts of pages have no use for 700 bytes of them: `nosniff` keeps browsers from showing one as a page. */
function isDocument(request: FastifyRequest, reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type') ?? '');
  return type.startsWith('text/html') || request.url.split('?')[0] === SERVICE_WORKER;
}

/** What a refusal in a few words carries, where no hook runs. */
export function refusalHeaders(config: Pick<Config, 'mode'>): Record<string, string> {
  return { ...everywhere(config), 'cache-control': 'no-store' };
}

/** The Sandbox and GraphiQL bring their own scripts and styles. */
export function isIde(config: Pick<Config, 'mode'>, request: FastifyRequest): boolean {
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  return config.mode !== 'production' && isPage && request.url.split('?')[0] === '/graphql';
}

/**
 * Security headers on every response: also on errors, and on what the other plugins answer. Documents have more of them. A route's own
 * policy or caching stands.
 */
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
