import { createECDH } from 'node:crypto';
import type { Logger } from 'pino';
import webPush from 'web-push';
import { isPushEndpoint, noticeLimits } from '#rules/notices.ts';
import { derived } from '#server/base/secrets.ts';
import type { Config } from '#server/config/config.ts';
import type { Push, PushDevice, PushMessage } from './push.ts';

const TIMEOUT_MS = 5_000;

type Needs = {
  config: Pick<Config, 'appSecret' | 'vapidPrivateKey' | 'supportEmail'>;
  log: Logger;
  fetch?: typeof globalThis.fetch;
};

function keysOf({ appSecret, vapidPrivateKey }: Needs['config']): { publicKey: string; privateKey: string } {
  const privateKey = vapidPrivateKey ?? derived({ appSecret }, 'push key', 'vapid').toString('base64url');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return { publicKey: curve.getPublicKey('base64url'), privateKey };
}

/** Web push: RFC 8030, encrypted by RFC 8291, signed by RFC 8292. */
export function createWebPush({ config, log, fetch = globalThis.fetch }: Needs): Push {
  const { publicKey, privateKey } = keysOf(config);
  const vapidDetails = { subject: `mailto:${config.supportEmail}`, publicKey, privateKey };

  /** Null for keys that nothing can be encrypted with. */
  function requestOf({ endpoint, p256dh, auth }: PushDevice, { payload, topic, isUrgent }: PushMessage) {
    try {
      return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        ...{ vapidDetails, topic, TTL: noticeLimits.lifeSeconds, contentEncoding: 'aes128gcm' },
        urgency: isUrgent ? 'high' : 'normal',
      });
    } catch {
      return null;
    }
  }

  return {
    publicKey,
    async send(device, message) {
      const request = isPushEndpoint(device.endpoint) ? requestOf(device, message) : null;
      if (request === null) return 'gone';
      const { host } = new URL(device.endpoint);
      const { status, body } = await fetch(device.endpoint, {
        method: 'POST',
        headers: request.headers as Record<string, string>,
        body: new Uint8Array(request.body ?? []),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await body?.cancel();
      if (status >= 200 && status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      if (status === 429 || status >= 500) throw new Error(`The push service ${host} answered ${status}.`);
      log.error({ host, status }, 'A push service refuses our pushes: is the VAPID key another one than before?');
      return 'refused';
    },
  };
}
