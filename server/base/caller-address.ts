import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

type TrustProxy = false | number | readonly string[];

/** fastify's `trustProxy` as a function. True for one of our proxies, `hop` steps from us. */
export function trustRule(trustProxy: TrustProxy): (address: string, hop: number) => boolean {
  if (trustProxy === false) return () => false;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  const list = new BlockList();
  for (const entry of trustProxy) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** For upgrade requests: fastify computes it for ordinary requests only. */
export function createCallerAddress(isTrusted: ReturnType<typeof trustRule>): (request: IncomingMessage) => string {
  return (request) => {
    const forwarded = [request.headers['x-forwarded-for'] ?? ''].flat().join(',');
    const named = forwarded
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const hops = [request.socket.remoteAddress ?? '', ...named.reverse()];
    return hops.find((address, hop) => hop === hops.length - 1 || !isTrusted(address, hop)) ?? '';
  };
}
