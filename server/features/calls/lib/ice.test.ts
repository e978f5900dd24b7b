import { describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { iceServersOf, relayedCandidate, relayedDescription } from './ice.ts';

const at = new Date('2026-11-22T10:00:00.900Z');
const needs = { clock: () => at, random: { next: () => 0, bytes: (length: number) => Buffer.alloc(length, 7) } };

describe('the servers', () => {
  it('are none where none is set, and those of STUN need no name', () => {
    expect(iceServersOf({ stunUrls: [], turn: null }, needs)).toEqual([]);
    expect(iceServersOf({ stunUrls: ['stun:a.example:3478'], turn: null }, needs)).toEqual([
      { urls: ['stun:a.example:3478'], username: null, credential: null },
    ]);
  });

  it('of TURN have the name and the password that coturn works out too', () => {
    const turn = { urls: ['turn:relay.example:3478'], secret: 'north-wind-and-sun' };
    expect(iceServersOf({ stunUrls: [], turn }, needs)).toEqual([
      {
        urls: turn.urls,
        username: '1795342200:BwcHBwcHBwcHBwcH',
        // printf %s 1795342200:BwcHBwcHBwcHBwcH | openssl dgst -sha1 -hmac north-wind-and-sun -binary | base64
        credential: '+3fgc4Zm+VG+LN004+2L1WsjaS0=',
      },
    ]);
    expect(limits.calls.turnSeconds).toBeLessThanOrEqual(600);
  });
});

const relay =
  'candidate:3 1 udp 41885439 198.51.100.9 55000 typ relay raddr 203.0.113.7 rport 50123 generation 0 ufrag x';
const relayShown = 'candidate:3 1 udp 41885439 198.51.100.9 55000 typ relay raddr 0.0.0.0 rport 0 generation 0 ufrag x';

describe('a candidate', () => {
  it.each([
    'candidate:1 1 udp 2122260223 192.168.1.5 50123 typ host generation 0',
    'candidate:1 1 udp 2122260223 0f6a.local 50123 typ host',
    'candidate:2 1 udp 1686052607 203.0.113.7 50123 typ srflx raddr 192.168.1.5 rport 50123',
    'candidate:2 1 udp 1686052607 203.0.113.7 50123 typ prflx',
    'candidate:2 1 udp 1686052607 203.0.113.7 50123 typ host typ relay',
    'typ relay',
  ])('that is not relayed is dropped: %s', (line) => {
    expect(relayedCandidate(line)).toBeNull();
  });
  it('of the relay does not say what is behind it', () => {
    expect(relayedCandidate(relay)).toBe(relayShown);
    expect(relayedCandidate(`${relay} raddr 192.168.1.5`)).toBe(`${relayShown} raddr 0.0.0.0`);
    expect(relayedCandidate('candidate:3 1 udp 1 198.51.100.9 55000 typ relay')).toBe(
      'candidate:3 1 udp 1 198.51.100.9 55000 typ relay',
    );
  });
  it('that says that no more come stays', () => {
    expect(relayedCandidate('')).toBe('');
  });
});

describe('a session description', () => {
  const text = [
    'v=0',
    'o=mozilla 4611 2 IN IP4 192.168.1.5',
    's=-',
    'c=IN IP6 2001:db8::7',
    't=0 0',
    'm=audio 50123 UDP/TLS/RTP/SAVPF 111',
    'c=IN IP4 203.0.113.7',
    'a=rtcp:50124 IN IP4 203.0.113.7',
    'a=candidate:1 1 udp 2122260223 192.168.1.5 50123 typ host',
    'a=candidate:2 1 udp 1686052607 203.0.113.7 50123 typ srflx raddr 192.168.1.5 rport 50123',
    `a=${relay}`,
    'a=remote-candidates:1 203.0.113.7 50123',
    'a=ice-ufrag:x',
    'a=mid:0',
  ];
  const shown = [
    'v=0',
    'o=mozilla 4611 2 IN IP4 0.0.0.0',
    's=-',
    'c=IN IP6 ::',
    't=0 0',
    'm=audio 50123 UDP/TLS/RTP/SAVPF 111',
    'c=IN IP4 0.0.0.0',
    `a=${relayShown}`,
    'a=ice-ufrag:x',
    'a=mid:0',
    '',
  ].join('\r\n');

  it.each(['\r\n', '\n'])('keeps what is no address, whatever ends its lines', (end) => {
    expect(relayedDescription(text.join(end))).toBe(shown);
    expect(relayedDescription(text.join(end) + end)).toBe(shown);
  });
  it('believes no line of another shape', () => {
    const odd = relayedDescription(
      'v=0\r\nc=IN  IP4 203.0.113.7\r\no=- x 1 IN IP4 203.0.113.7\r\na=candidate:203.0.113.7',
    );
    expect(odd).toBe('v=0\r\nc=IN IP4 0.0.0.0\r\no=- 0 0 IN IP4 0.0.0.0\r\n');
  });
});
