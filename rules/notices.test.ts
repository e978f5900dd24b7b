import { describe, expect, it } from 'vitest';
import { isPushEndpoint, noticeKinds, noticeText, quietEnd } from './notices.ts';

describe('a push endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('is known: %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://me@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.attacker.example/abc',
    'https://attackerfcm.googleapis.com/abc',
    'https://notify.windows.com/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://attacker.example/#fcm.googleapis.com',
    'not an address',
    '',
  ])('is refused: %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));
});

describe('quiet hours', () => {
  const night = { quietFrom: 22, quietUntil: 7 };
  it.each([
    ['2026-03-02T20:59:59Z', null],
    ['2026-03-02T21:00:00Z', '2026-03-03T06:00:00.000Z'],
    ['2026-03-02T23:30:00Z', '2026-03-03T06:00:00.000Z'],
    ['2026-03-03T05:59:59Z', '2026-03-03T06:00:00.000Z'],
    ['2026-03-03T06:00:00Z', null],
  ])('over midnight, at %s', (now, end) => expect(quietEnd(night, new Date(now))?.toISOString() ?? null).toBe(end));

  it('within a day', () => {
    const noon = { quietFrom: 12, quietUntil: 14 };
    expect(quietEnd(noon, new Date('2026-03-02T11:10:00Z'))).toEqual(new Date('2026-03-02T13:00:00Z'));
    expect(quietEnd(noon, new Date('2026-03-02T13:00:00Z'))).toBeNull();
  });

  it('are none when both hours are the same', () => {
    for (let hour = 0; hour < 24; hour += 1)
      expect(quietEnd({ quietFrom: 5, quietUntil: 5 }, new Date(Date.UTC(2026, 2, 2, hour)))).toBeNull();
  });
});

it('a text names nobody unless a name is given', () => {
  expect(noticeKinds.map((kind) => noticeText(kind, null)).join()).not.toContain('Ada');
  expect(noticeText('message', 'Ada')).toBe('Ada sent you a message');
  expect(noticeText('plan_ends', 'Ada')).toBe('Your plan has ended');
});
