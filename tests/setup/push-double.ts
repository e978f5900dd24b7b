/** The push services and the browsers behind them: takes what our server sends over HTTP, checks its signature, and decrypts it as a browser does. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Pushed = {
  host: string;
  topic: string;
  ttl: number;
  urgency: string;
  /** The audience of the signature, and who signed. */
  audience: string;
  payload: { web_push: number; notification: Record<string, string> };
};

/** A browser that has subscribed at a push service. */
export type Browser = {
  subscription: { endpoint: string; p256dh: string; auth: string };
  received: Pushed[];
  /** Statuses of the next answers; then 201. */
  answers: number[];
};

const HEADER = { salt: 16, size: 4, keyLength: 1 };

/** RFC 8188 and RFC 8291, of one record. */
function decrypted(body: Buffer, curve: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, HEADER.salt);
  const keyAt = HEADER.salt + HEADER.size + HEADER.keyLength;
  const serverKey = body.subarray(keyAt, keyAt + (body[keyAt - 1] ?? 0));
  const record = body.subarray(keyAt + serverKey.length);
  const shared = curve.computeSecret(serverKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), serverKey]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  const end = plain.lastIndexOf(2);
  if (plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The last record is not marked as such.');
  return plain.subarray(0, end).toString();
}

/** RFC 8292. Returns what is claimed; throws unless the key named beside it signed it. */
function claimsOf(authorization: string, publicKey: string): { aud: string; exp: number; sub: string } {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('Another key signed this.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature is wrong.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

/** For NODE_OPTIONS of a product in a process of its own: pushes for a double's browsers lead to that double. */
export const pushesToDoubles = `--import=data:text/javascript,${encodeURIComponent(`
  const real = globalThis.fetch;
  globalThis.fetch = (address, init) => {
    const port = /^https:\\/\\/[^/]+\\/send\\/(\\d+)-/.exec(address)?.[1];
    return real(port ? 'http://127.0.0.1:' + port + '/' + address.slice(8) : address, init);
  };`)}`;

type Holder = Browser & { curve: ReturnType<typeof createECDH>; auth: Buffer };

export async function startPushDouble() {
  const holders = new Map<string, Holder>();
  const problems: unknown[] = [];
  /** Set once the app is there. */
  let publicKey = '';

  async function answer(request: IncomingMessage): Promise<number> {
    const endpoint = `https:/${request.url}`;
    const holder = holders.get(endpoint);
    if (holder === undefined) return 404;
    const body = await buffer(request);
    const status = holder.answers.shift() ?? 201;
    const { headers } = request;
    const claims = claimsOf(String(headers.authorization), publicKey);
    if (headers['content-encoding'] !== 'aes128gcm' || !claims.sub.startsWith('mailto:'))
      throw new Error('Bad headers.');
    if (status === 201)
      holder.received.push({
        host: new URL(endpoint).host,
        topic: String(headers.topic),
        ttl: Number(headers.ttl),
        urgency: String(headers.urgency),
        audience: claims.aud,
        payload: JSON.parse(decrypted(body, holder.curve, holder.auth)),
      });
    return status;
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (status) => response.writeHead(status, status === 307 ? { location: 'http://127.0.0.1:9/' } : {}).end(),
      (error: unknown) => {
        problems.push(error);
        response.writeHead(400).end();
      },
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  return {
    problems,
    /** In place of the network: the services of the world are all here. */
    fetch: ((address: string, init: RequestInit) =>
      fetch(`${url}/${address.replace('https://', '')}`, init)) as typeof globalThis.fetch,
    trust(key: string): void {
      publicKey = key;
    },
    browser(host = 'fcm.googleapis.com'): Browser {
      const curve = createECDH('prime256v1');
      curve.generateKeys();
      const auth = randomBytes(16);
      const endpoint = `https://${host}/send/${port}-${randomBytes(12).toString('hex')}`;
      const keys = { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') };
      const holder = { subscription: { endpoint, ...keys }, received: [], answers: [], curve, auth };
      holders.set(endpoint, holder);
      return holder;
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
    },
  };
}
