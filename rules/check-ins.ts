import * as z from 'zod/mini';
import { emailRule } from './accounts.ts';
import { limits } from './limits.ts';
import { whole } from './validation.ts';

const { friends, pinDigits, extendMinutes, atLeastAheadMs, afterStartMs, tries } = limits.checkIns;
const HOUR = 3_600_000;

export const messages = {
  ownAddress: 'This is your own address. Please name a friend’s.',
  knownFriend: 'You have asked this friend already.',
  manyFriends: `You can have ${friends} trusted friends. Remove one to ask another.`,
  manyInvitations: `You have asked ${limits.throttles.friendInvitationsOfAccount.points} friends today. Please wait until tomorrow.`,
  watching: 'This friend looks after your date now. You can remove them when it is over.',
  unknownFriend: 'This friend is no longer on your list.',
  badLink: 'This link is no longer valid.',
  pin: `A PIN has ${pinDigits} digits`,
  samePins: 'The two PINs must differ',
  running: 'A check-in runs. Your PINs can be changed when it is over.',
  noPins: 'Please choose your two PINs first.',
  noFriend: 'Please ask a friend first, and wait until they said yes.',
  noPlan: 'Only a date that you both agreed on can have a check-in.',
  isRunning: 'You have a check-in already. Finish it first.',
  due: `Please choose a time from the start of the date to ${afterStartMs.max / HOUR} hours after it`,
  soon: `Please choose a time at least ${atLeastAheadMs / 60_000} minutes from now`,
  extend: `Please choose from ${extendMinutes.step} to ${extendMinutes.max} minutes`,
  extended: `You can extend a check-in by ${extendMinutes.max} minutes in all.`,
  unknown: 'There is no check-in that waits for you.',
  wrongPin: 'This PIN is wrong.',
  badCode: 'This code is wrong or too old. Ask for another one.',
} as const;

const pin = z.string().check(z.regex(new RegExp(`^\\d{${pinDigits}}$`), messages.pin));

export const inviteFriendRule = z.object({ email: emailRule });

export const pinsRule = z
  .object({ firstPin: pin, secondPin: pin })
  .check(
    z.refine(({ firstPin, secondPin }) => firstPin !== secondPin, { path: ['secondPin'], message: messages.samePins }),
  );

export const checkInRule = z.object({
  pin,
  extendByMinutes: z.nullish(whole({ min: extendMinutes.step, max: extendMinutes.max }, messages.extend)),
});

/** Null, or why nobody can be asked at this time. */
export function dueProblem(dueAt: Date, startsAt: Date, now: Date): string | null {
  const after = dueAt.getTime() - startsAt.getTime();
  if (after < 0 || after > afterStartMs.max) return messages.due;
  return dueAt.getTime() < now.getTime() + atLeastAheadMs ? messages.soon : null;
}

/** When the person is asked, and when the friends are told that nobody answered. */
export function timesOf(dueAt: Date): { asks: Date[]; alarm: Date } {
  const after = (ms: number): Date => new Date(dueAt.getTime() + ms);
  return { asks: [dueAt, after(limits.checkIns.askAgainMs)], alarm: after(limits.checkIns.alarmMs) };
}

/** The friends' page and the person's own view end then, and what was kept for an alarm goes. */
export const isPast = (dueAt: Date, now: Date): boolean => now.getTime() >= dueAt.getTime() + limits.checkIns.keptMs;

/** Whether this many wrong PINs raise the alarm. */
export const isTooOften = (wrongPins: number): boolean => wrongPins >= tries;
