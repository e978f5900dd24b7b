import { paths } from '#rules/paths.ts';
import type { Config } from '#server/config/config.ts';
import type { UserRow, VerificationRow } from '#server/db/rows.ts';
import { firstNameOf, type Letter } from '#server/platform/mail/layout.ts';

type Reviewed = Pick<VerificationRow, 'id' | 'status' | 'reason'>;
type To = Pick<UserRow, 'email' | 'fullName'>;

export function verdictLetter(verification: Reviewed, to: To, config: Pick<Config, 'publicUrl'>): Letter {
  const { id, status, reason } = verification;
  const letter = {
    id: `verification:${id}`,
    to: to.email,
    greeting: `Hello ${firstNameOf(to.fullName)},`,
    why: 'You receive this letter because you sent us a selfie to verify your profile.',
  };
  if (status === 'approved') {
    return {
      ...letter,
      subject: 'Your profile is verified',
      paragraphs: [
        'We compared your selfie with your photos: it is you. Your profile shows the verified tick from now on.',
        'Nobody but our reviewers has seen the selfie, and it is deleted 30 days from now.',
      ],
      action: { label: 'See your profile', url: `${config.publicUrl}${paths.profile}` },
    };
  }
  return {
    ...letter,
    subject: 'We could not verify your profile',
    paragraphs: [
      'We looked at your selfie and could not verify your profile with it. This is why:',
      reason ?? '',
      'You can send another one whenever you like. This one is deleted 30 days from now.',
    ],
    action: { label: 'Send another selfie', url: `${config.publicUrl}${paths.profileEdit}?view=verify` },
  };
}
