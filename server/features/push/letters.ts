import { brand } from '#rules/brand.ts';
import type { UnseenKind } from '#rules/notices.ts';
import { paths } from '#rules/paths.ts';
import type { Config } from '#server/config/config.ts';
import { firstNameOf, type Letter } from '#server/platform/mail/layout.ts';
import { oneClickUrl, unsubscribePage } from '#server/platform/mail/unsubscribe.ts';

export type Unseen = Partial<Record<UnseenKind, number>>;

const words: Record<UnseenKind, readonly [one: string, many: string]> = {
  match: ['1 new match', 'new matches'],
  message: ['1 new message', 'new messages'],
  like: ['1 person who likes you', 'people who like you'],
  missed_call: ['1 missed call', 'missed calls'],
  date_plan: ['1 date that waits for your answer', 'dates that wait for your answer'],
};

function lineOf([kind, count]: [string, number]): string {
  const [one, many] = words[kind as UnseenKind];
  return count === 1 ? one : `${count} ${many}`;
}

/** Names nobody and says no word of a message: a mailbox may have more readers than an account. */
export function unseenLetter(
  { userId, day, unseen }: { userId: string; day: string; unseen: Unseen },
  to: { email: string; fullName: string },
  config: Pick<Config, 'appSecret' | 'publicUrl'>,
): Letter {
  const ended = { list: 'notices', id: userId } as const;
  return {
    id: `unseen:${userId}:${day}`,
    to: to.email,
    subject: `Something waits for you on ${brand.name}`,
    greeting: `Hello ${firstNameOf(to.fullName)},`,
    paragraphs: ['Since you were last here:', Object.entries(unseen).map(lineOf).join('\n')],
    action: { label: `Open ${brand.name}`, url: `${config.publicUrl}${paths.matches}` },
    unsubscribe: { page: unsubscribePage(config, ended), oneClick: oneClickUrl(config, ended) },
    why: `You receive this letter because letters about what waits are switched on in the settings of your ${brand.name} account.`,
  };
}
