import { paths } from '#rules/paths.ts';
import type { Config } from '#server/config/config.ts';
import type { UserRow } from '#server/db/rows.ts';
import { firstNameOf, type Letter } from '#server/platform/mail/layout.ts';

type To = Pick<UserRow, 'email' | 'fullName'>;

/** Leaves out the answer: a mailbox may have more readers than an account. */
export function ticketLetter(
  { noticeId, isAnswered }: { noticeId: string; isAnswered: boolean },
  to: To,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Letter {
  return {
    id: `support:${noticeId}`,
    to: to.email,
    subject: isAnswered ? 'The team answered your request' : 'Your request for help is closed',
    greeting: `Hello ${firstNameOf(to.fullName)},`,
    paragraphs: [
      isAnswered
        ? 'We answered your request for help. You find the answer on the support page.'
        : 'We closed your request for help, since it is settled as far as we can tell.',
      'If something is missing, write more on the request: it is open again then.',
    ],
    action: { label: isAnswered ? 'Read the answer' : 'See your request', url: `${publicUrl}${paths.support}` },
    why: 'You receive this letter because you asked us for help.',
  };
}
