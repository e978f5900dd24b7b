import { brand } from '#rules/brand.ts';
import { limits } from '#rules/limits.ts';
import { paths } from '#rules/paths.ts';
import type { Config } from '#server/config/config.ts';
import type { DeletionRequestRow, UserRow } from '#server/db/rows.ts';
import { firstNameOf, type Letter } from '#server/platform/mail/layout.ts';

type Settings = Pick<Config, 'publicUrl' | 'supportEmail'>;
type Request = Pick<DeletionRequestRow, 'id' | 'status' | 'cancellableUntil' | 'erasedBy'>;
type Text = Pick<Letter, 'subject' | 'paragraphs' | 'action' | 'after'>;

const days = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const dayOf = (at: Date): string => days.format(at);

const signIn = ({ publicUrl }: Settings) => ({
  label: 'Sign in and keep my account',
  url: `${publicUrl}${paths.auth}`,
});

/** The link for suspended people: signing in does not cancel their deletion, but an appeal does. */
const appeal = ({ publicUrl }: Settings) => ({ label: 'Appeal', url: `${publicUrl}${paths.auth}` });

/** For every cause. */
const whatHappens = (
  { cancellableUntil, erasedBy }: Request,
  isSuspended: boolean,
  { supportEmail }: Settings,
): string[] => [
  isSuspended
    ? `Your account is suspended. If you want to keep it, appeal until ${dayOf(cancellableUntil)} with your email address and password: that cancels the deletion. If you have appealed before, write to ${supportEmail}.`
    : `Until ${dayOf(cancellableUntil)} you can change your mind: sign in, and the deletion is cancelled. Your profile, matches and messages are where you left them then.`,
  `After that day your name, addresses, photos and profile go, and nobody can bring them back. By ${dayOf(erasedBy)} your messages are deleted too. Records of payments stay for ${limits.dataRights.paymentDays / 365} years, as tax law asks, without your name.`,
];

function asked(request: Request, settings: Settings, isSuspended: boolean): Text | null {
  if (request.status !== 'pending') return null;
  return {
    subject: 'Your account will be deleted',
    paragraphs: [
      `You asked us to delete your ${brand.name} account. It is hidden from everybody from now on, and every other device was signed out. A plan that you have ends with the period that is paid for; nothing more is charged.`,
      ...whatHappens(request, isSuspended, settings),
    ],
    action: isSuspended ? appeal(settings) : signIn(settings),
    after: [
      isSuspended
        ? `If you did not ask for this, write to ${settings.supportEmail}.`
        : `If you did not ask for this, sign in, change your password, and write to ${settings.supportEmail}.`,
      'A newsletter that you get goes on until your account is deleted; the link at its end stops it sooner.',
    ],
  };
}

function inactive(request: Request, settings: Settings, isSuspended: boolean): Text | null {
  if (request.status !== 'pending') return null;
  const years = limits.dataRights.inactiveDays / 365;
  return {
    subject: 'Your account is about to be deleted',
    paragraphs: [
      `Nobody has used your ${brand.name} account for almost ${years} years. We do not keep what nobody needs: it is hidden from everybody from now on, and will be deleted. A plan that you have ends with the period that is paid for; nothing more is charged.`,
      ...whatHappens(request, isSuspended, settings),
    ],
    action: isSuspended ? appeal(settings) : signIn(settings),
  };
}

function cancelled(request: Request, { publicUrl, supportEmail }: Settings, isSuspended: boolean): Text | null {
  if (request.status !== 'cancelled') return null;
  if (isSuspended) {
    return {
      subject: 'Your account stays',
      paragraphs: [
        `The deletion of your ${brand.name} account was cancelled, because you appealed against its suspension. It stays suspended until somebody has decided.`,
      ],
      after: [`If it was not you who appealed, write to ${supportEmail}.`],
    };
  }
  return {
    subject: 'Your account stays',
    paragraphs: [
      `The deletion of your ${brand.name} account was cancelled. Your profile is shown again, and your matches and messages are where you left them.`,
      'A plan that was to be renewed ends with the period that is paid for all the same. You can renew it on the pricing page.',
    ],
    action: { label: 'See your account', url: `${publicUrl}${paths.settings}` },
    after: [`If it was not you who signed in, ask for a new password at once, and write to ${supportEmail}.`],
  };
}

const texts = { asked, inactive, cancelled } as const;

export type DeletionLetter = keyof typeof texts;

/** Null if the message does not apply any more to the request. */
export function deletionLetter(
  letter: DeletionLetter,
  request: Request,
  to: Pick<UserRow, 'email' | 'fullName' | 'suspendedAt'>,
  settings: Settings,
): Letter | null {
  const text = texts[letter](request, settings, to.suspendedAt !== null);
  if (text === null) return null;
  return {
    ...text,
    id: `deletion:${letter}:${request.id}`,
    to: to.email,
    greeting: `Hello ${firstNameOf(to.fullName)},`,
    why: `You receive this letter because it is about your ${brand.name} account.`,
  };
}
