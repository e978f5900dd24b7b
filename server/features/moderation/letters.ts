import { brand } from '#rules/brand.ts';
import { limits } from '#rules/limits.ts';
import { adminPath, paths } from '#rules/paths.ts';
import type { Config } from '#server/config/config.ts';
import type { AppealRow, SuspensionRow, UserRow, WarningRow } from '#server/db/rows.ts';
import { firstNameOf, type Letter } from '#server/platform/mail/layout.ts';

type To = Pick<UserRow, 'email' | 'fullName'>;
type Settings = Pick<Config, 'publicUrl' | 'supportEmail'>;
type Body = Pick<Letter, 'subject' | 'paragraphs' | 'action' | 'after'>;

/** `id` tells a letter from others of its kind. */
export type ModerationLetter =
  | 'limited'
  | 'shown'
  | 'warned'
  | 'photoRemoved'
  | 'photoAllowed'
  | 'suspended'
  | 'restored'
  | 'appealDecided';

export function moderationLetter(kind: ModerationLetter, id: string, to: To, body: Body): Letter {
  return {
    id: `moderation:${kind}:${id}`,
    to: to.email,
    greeting: `Hello ${firstNameOf(to.fullName)},`,
    ...body,
    why: `You receive this letter because it is about your ${brand.name} account.`,
  };
}

export const limited = ({ publicUrl, supportEmail }: Settings): Body => ({
  subject: 'Your profile is in no new decks for now',
  paragraphs: [
    `Several people told us that you may be under 18. ${brand.name} is for adults only, so until one of our moderators has looked you meet nobody new: your profile is in no new decks, and you get none.`,
    'Your matches and chats stay as they are.',
    'You need not do anything. A selfie for the verified tick brings you to the front of the queue.',
  ],
  action: { label: 'Send a selfie', url: `${publicUrl}${paths.profileEdit}?view=verify` },
  after: [`If you have a question, write to ${supportEmail}.`],
});

export const shownAgain = ({ publicUrl }: Settings): Body => ({
  subject: 'Your profile is in decks again',
  paragraphs: ['The check of your profile is over: you meet new people again. We are sorry for the interruption.'],
  action: { label: 'See your profile', url: `${publicUrl}${paths.profile}` },
});

const { breaker } = limits.reports;

/** For administrators: reports limited so many people within an hour that an error or an abuse is likely. */
export function limitsStopped(alertId: string, to: To, { publicUrl }: Settings): Letter {
  return {
    id: `limits-stopped:${alertId}:${to.email}`,
    to: to.email,
    greeting: `Hello ${firstNameOf(to.fullName)},`,
    subject: 'Reports limit nobody for now: please look',
    paragraphs: [
      `Reports that somebody is under 18 have limited ${breaker.perHour} people or more within an hour, which is over ${breaker.timesUsual} times the usual number. Somebody may be using reports against others.`,
      'For now they limit nobody else. Every report still waits in the queue.',
      'Please look who made them. You can dismiss all reports of one person at once.',
    ],
    action: { label: 'Look at the reports', url: `${publicUrl}${adminPath('reports')}` },
    why: `You receive this letter because you are an administrator of ${brand.name}.`,
  };
}

export const warned = ({ reason }: Pick<WarningRow, 'reason'>, { publicUrl, supportEmail }: Settings): Body => ({
  subject: 'A warning from our moderators',
  paragraphs: [
    'One of our moderators has looked at how you use your account, and gives you a warning. This is why:',
    reason,
    'If it goes on, your account may be suspended.',
  ],
  action: { label: 'Read the rules', url: `${publicUrl}${paths.termsOfService}` },
  after: [`If you think that this is a mistake, write to ${supportEmail}.`],
});

export const photoRemoved = ({ reason }: Pick<WarningRow, 'reason'>, { publicUrl }: Settings): Body => ({
  subject: 'We removed a photo of yours',
  paragraphs: [
    'One of our moderators has removed a photo from your profile. This is why:',
    reason,
    'If you think that this is a mistake, tell us: somebody looks again and answers you.',
  ],
  action: { label: 'Appeal', url: `${publicUrl}${paths.support}` },
});

export const photoAllowed = ({ publicUrl }: Settings): Body => ({
  subject: 'You may show your photo again',
  paragraphs: [
    'We looked again at the photo that we removed from your profile. That was a mistake, and we are sorry. You may upload it again.',
  ],
  action: { label: 'Edit your photos', url: `${publicUrl}${paths.profileEdit}` },
});

export const suspended = ({ reason }: Pick<SuspensionRow, 'reason'>, { publicUrl }: Settings): Body => ({
  subject: 'Your account is suspended',
  paragraphs: [
    'One of our moderators has suspended your account: you cannot sign in, and your profile is hidden. This is why:',
    reason,
    'If you think that this is a mistake, you may appeal, once. Sign in with your password, and you can write why. Somebody else than who suspended your account will look.',
  ],
  action: { label: 'Appeal', url: `${publicUrl}${paths.auth}` },
});

export const restored = ({ publicUrl }: Settings): Body => ({
  subject: 'Your account is open again',
  paragraphs: ['One of our moderators has lifted the suspension of your account. You can sign in again.'],
  action: { label: 'Sign in', url: `${publicUrl}${paths.auth}` },
});

export const appealDecided = (
  { state, note }: Pick<AppealRow, 'state' | 'note'>,
  { publicUrl, supportEmail }: Settings,
): Body =>
  state === 'granted'
    ? {
        subject: 'Your appeal was granted',
        paragraphs: ['We looked at your appeal, and lifted the suspension: you can sign in again.', note ?? ''],
        action: { label: 'Sign in', url: `${publicUrl}${paths.auth}` },
      }
    : {
        subject: 'Your account stays suspended',
        paragraphs: ['We looked at your appeal, and the suspension of your account stays. This is why:', note ?? ''],
        after: [`If you want a copy of your data, or have it deleted, write to ${supportEmail}.`],
      };
