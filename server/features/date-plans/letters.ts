import { brand } from '#rules/brand.ts';
import { paths } from '#rules/paths.ts';
import type { Config } from '#server/config/config.ts';
import { firstNameOf, type Letter } from '#server/platform/mail/layout.ts';
import { oneClickUrl, unsubscribePage } from '#server/platform/mail/unsubscribe.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-NG', { ...options, timeZone: 'Africa/Lagos' });
const weekday = format({ weekday: 'long', day: 'numeric', month: 'long' });
const clock = format({ hour: '2-digit', minute: '2-digit', hour12: false });

/** Says neither who nor where: a mailbox may have more readers than an account. */
export function reminderLetter(
  given: { planId: string; version: number; userId: string; startsAt: Date; isToday: boolean },
  to: { email: string; fullName: string },
  config: Pick<Config, 'appSecret' | 'publicUrl'>,
): Letter {
  const { planId, version, userId, startsAt, isToday } = given;
  const ended = { list: 'notices', id: userId } as const;
  const day = isToday ? 'today' : `on ${weekday.format(startsAt)}`;
  return {
    id: `date:${planId}:${version}:${userId}`,
    to: to.email,
    subject: `Your date is ${day} at ${clock.format(startsAt)}`,
    greeting: `Hello ${firstNameOf(to.fullName)},`,
    paragraphs: [
      `You have planned a date ${day} at ${clock.format(startsAt)}, Lagos time. ${brand.name} has the place.`,
      'Meet in a public place, and tell a friend where you are going.',
    ],
    action: { label: 'See the plan', url: `${config.publicUrl}${paths.matches}` },
    unsubscribe: { page: unsubscribePage(config, ended), oneClick: oneClickUrl(config, ended) },
    why: `You receive this letter because reminders of dates are switched on in the settings of your ${brand.name} account.`,
  };
}
