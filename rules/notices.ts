import * as z from 'zod/mini';
import { chatPath, paths } from './paths.ts';
import { whole } from './validation.ts';

export const noticeKinds = [
  'match',
  'message',
  'like',
  'missed_call',
  'date_plan',
  'date_reminder',
  'date_review',
  'game',
  'check_in',
  'selfie_reviewed',
  'plan_ends',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What the letter of the evening counts. */
export const unseenKinds = [
  'match',
  'message',
  'like',
  'missed_call',
  'date_plan',
] as const satisfies readonly NoticeKind[];
export type UnseenKind = (typeof unseenKinds)[number];

/** A reviewed selfie and a plan have letters of their own. */
export const letterKinds = [...unseenKinds, 'date_reminder'] as const satisfies readonly NoticeKind[];
export type LetterKind = (typeof letterKinds)[number];

/**
 * Apart from limits.ts, which the landing page loads. `devices`: of a person. `visibleMs`: how long a page counts as visible after it said so.
 * `letter.activeMs`: people who were not here for so long get none.
 */
export const noticeLimits = {
  devices: 10,
  lifeSeconds: 86_400,
  visibleMs: 75_000,
  letter: { hourLagos: 19, waitedMs: 12 * 3_600_000, activeMs: 60 * 86_400_000 },
} as const;

export const messages = {
  badSubscription: 'This browser’s push service is not known here.',
  badHour: 'Please choose an hour from 0 to 23',
} as const;

/** A push of a foreign address would make the server call it. A name that begins with a dot stands for all below it. */
const pushHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.notify.windows.com',
];

/** An address of a browser vendor's push service: https, on the usual port. */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return pushHosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}

/** `p256dh` is a point of the curve P-256 without compression, `auth` 16 bytes, both in base64url. */
export const pushSubscriptionRule = z.object({
  endpoint: z
    .string()
    .check(z.maxLength(1_000, messages.badSubscription), z.refine(isPushEndpoint, messages.badSubscription)),
  p256dh: z.string().check(z.regex(/^B[\w-]{86}$/, messages.badSubscription)),
  auth: z.string().check(z.regex(/^[\w-]{22}$/, messages.badSubscription)),
});

const hour = z.nullish(whole({ min: 0, max: 23 }, messages.badHour));
export const quietHoursRule = z.object({ quietFrom: hour, quietUntil: hour });

const HOUR = 3_600_000;

/** The end of the quiet hours that `now` is in, in hours of Lagos (UTC+1); null outside them. The same hour twice: there are none. */
export function quietEnd({ quietFrom, quietUntil }: { quietFrom: number; quietUntil: number }, now: Date): Date | null {
  const since = (hourOfDay: number) => (Math.floor(now.getTime() / HOUR) + 1 - hourOfDay + 24) % 24;
  const length = (quietUntil - quietFrom + 24) % 24;
  if (since(quietFrom) >= length) return null;
  return new Date((Math.floor(now.getTime() / HOUR) + length - since(quietFrom)) * HOUR);
}

const words: Record<NoticeKind, { plain: string; named?: (name: string) => string }> = {
  match: { plain: 'You have a new match', named: (name) => `You and ${name} are a match` },
  message: { plain: 'You have a new message', named: (name) => `${name} sent you a message` },
  like: { plain: 'Somebody likes you', named: (name) => `${name} likes you` },
  missed_call: { plain: 'You missed a call', named: (name) => `You missed a call from ${name}` },
  date_plan: { plain: 'There is news about a date', named: (name) => `There is news about your date with ${name}` },
  check_in: { plain: 'Please check in' },
  game: { plain: 'There is news in a game', named: (name) => `There is news in your game with ${name}` },
  date_review: { plain: 'How was your date?', named: (name) => `How was your date with ${name}?` },
  date_reminder: { plain: 'You have a date soon', named: (name) => `You have a date with ${name} soon` },
  selfie_reviewed: { plain: 'Your selfie was reviewed' },
  plan_ends: { plain: 'Your plan has ended' },
};

/** It stands on a locked screen, so it never has a message's text, and a first name only for those who chose names. */
export function noticeText(kind: NoticeKind, name: string | null): string {
  const { plain, named } = words[kind];
  return name === null || named === undefined ? plain : named(name);
}

export function noticePath(kind: NoticeKind, matchId: string | null): string {
  if (matchId !== null) return chatPath(matchId);
  if (kind === 'like') return paths.whoLikesYou;
  if (kind === 'check_in') return paths.safeWay;
  return kind === 'plan_ends' ? paths.pricing : paths.profile;
}
