import { createHmac } from 'node:crypto';
import { limits } from '#rules/limits.ts';
import type { Clock, Random } from '#server/base/chance.ts';
import type { CallSettings } from '#server/config/groups.ts';

const CREDENTIAL_BYTES = 12;

/**
 * TURN credentials follow draft-uberti-behave-turn-rest-00, coturn's use-auth-secret: the user name holds the expiry in Unix seconds, and the
 * password is its HMAC-SHA1.
 */
export function iceServersOf({ stunUrls, turn }: CallSettings, { clock, random }: { clock: Clock; random: Random }) {
  const servers: { urls: string[]; username: string | null; credential: string | null }[] = [];
  if (stunUrls.length > 0) servers.push({ urls: [...stunUrls], username: null, credential: null });
  if (turn === null) return servers;
  const expires = Math.floor(clock().getTime() / 1_000) + limits.calls.turnSeconds;
  const username = `${expires}:${random.bytes(CREDENTIAL_BYTES).toString('base64url')}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return [...servers, { urls: [...turn.urls], username, credential }];
}

/** A relay candidate without the address behind the relay; null for any other type. The empty line, which ends the candidates, stays. */
export function relayedCandidate(line: string): string | null {
  if (line === '') return line;
  const [, head, rest = ''] = /^(candidate:\S+ \d+ \S+ \d+ \S+ \d+ typ relay)( .*)?$/.exec(line) ?? [];
  if (head === undefined) return null;
  return head + rest.replace(/( raddr) \S+/g, '$1 0.0.0.0').replace(/( rport) \S+/g, '$1 0');
}

/** Attributes with addresses, other than candidates: RFC 3605, 8839 and 4570. With candidates, nothing needs them. */
const ADDRESSED = /^a=(rtcp|remote-candidates|source-filter):/;
const NOWHERE = { IP4: '0.0.0.0', IP6: '::' } as const;

function relayedLine(line: string): string | null {
  if (line.startsWith('a=candidate:')) {
    const candidate = relayedCandidate(line.slice('a='.length));
    return candidate === null ? null : `a=${candidate}`;
  }
  if (ADDRESSED.test(line)) return null;
  // `c=IN IP4 <address>` and `o=<user> <id> <version> IN IP4 <address>`. A line of another form is replaced.
  const [, head, kind] = /^(c=IN|o=\S+ \d+ \d+ IN) (IP4|IP6) \S+$/.exec(line) ?? [];
  if (head !== undefined) return `${head} ${kind} ${NOWHERE[kind as keyof typeof NOWHERE]}`;
  if (line.startsWith('c=')) return `c=IN IP4 ${NOWHERE.IP4}`;
  if (line.startsWith('o=')) return `o=- 0 0 IN IP4 ${NOWHERE.IP4}`;
  return line;
}

export function relayedDescription(sdp: string): string {
  const lines = sdp.replace(/\r?\n$/, '').split(/\r?\n/);
  return `${lines
    .map(relayedLine)
    .filter((line) => line !== null)
    .join('\r\n')}\r\n`;
}
