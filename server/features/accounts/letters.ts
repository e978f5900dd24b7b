/** The emails about accounts. They are composed at sending time, so the queue holds only ids. */
import { brand } from '#rules/brand.ts';
import { limits } from '#rules/limits.ts';
import { paths } from '#rules/paths.ts';
import type { Config } from '#server/config/config.ts';
import { firstNameOf, type Letter as Page } from '#server/platform/mail/layout.ts';

type Settings = Pick<Config, 'publicUrl' | 'supportEmail'>;
type Addressee = { id: string; email: string; fullName: string };

const minutes = (ms: number): number => ms / 60_000;
const hours = (ms: number): number => ms / 3_600_000;
const greetingOf = ({ fullName }: Addressee): string => `Hello ${firstNameOf(fullName)},`;
const aboutAccount = `You receive this letter because it is about the safety of your ${brand.name} account.`;

function welcome(user: Addressee, { publicUrl, supportEmail }: Settings): Page {
  return {
    id: `welcome:${user.id}`,
    to: user.email,
    subject: `Welcome to ${brand.name}`,
    greeting: greetingOf(user),
    paragraphs: [
      `Welcome to ${brand.name}, ${brand.tagline}. Your account is ready.`,
      'Complete your profile to see people near you, and to be seen.',
    ],
    action: { label: 'Complete your profile', url: `${publicUrl}${paths.profileSetup}` },
    after: [
      'Meet new people in a public place first, and tell a friend where you are going.',
      `If you did not create this account, write to ${supportEmail} and we will remove it.`,
    ],
    why: `You receive this letter because somebody signed up to ${brand.name} with this address.`,
  };
}

export function confirmAddress(user: Addressee, to: string, token: string, { publicUrl }: Settings): Page {
  return {
    id: `confirmAddress:${token.split('.')[0]}`,
    to,
    subject: 'Confirm your email address',
    greeting: greetingOf(user),
    paragraphs: [`Please confirm that this is your email address for ${brand.name}.`],
    action: { label: 'Confirm this address', url: `${publicUrl}${paths.authVerify}#${token}` },
    after: [
      `The link is good for ${hours(limits.emailVerification.linkMs)} hours, and once.`,
      'If you know nothing of this, do nothing: the address is not confirmed then.',
    ],
    why: `You receive this letter because somebody gave this address to ${brand.name} as their own.`,
  };
}

type Secrets = { id: string; code: string; secret: string };

const goodFor = `The code is good for ${minutes(limits.passwordReset.codeMs)} minutes. The link is good for ${minutes(limits.passwordReset.linkMs)} minutes, and opens in the browser that you asked with. You need one of them, once.`;
const notYou =
  'If it was not you, do nothing: without this letter nobody gets in. Never tell anybody the code; we do not ask for it.';

export function resetLetter(user: Addressee, { id, code, secret }: Secrets, { publicUrl }: Settings): Page {
  return {
    id: `resetPassword:${id}`,
    to: user.email,
    subject: `Your ${brand.name} password`,
    greeting: greetingOf(user),
    paragraphs: ['Somebody, we hope you, asked for a new password. Type this code where you asked for it:'],
    code,
    action: { label: 'Choose a new password', url: `${publicUrl}${paths.authReset}#request=${id}&secret=${secret}` },
    after: [goodFor, notYou],
    why: aboutAccount,
  };
}

export function signInCodeLetter(user: Addressee, { id, code, secret }: Secrets, { publicUrl }: Settings): Page {
  return {
    id: `signInCode:${id}`,
    to: user.email,
    subject: `Your ${brand.name} sign-in code`,
    greeting: greetingOf(user),
    paragraphs: ['Somebody, we hope you, asked to sign in with a code. Type it where you asked for it:'],
    code,
    action: { label: 'Sign in', url: `${publicUrl}${paths.authCode}#request=${id}&secret=${secret}` },
    after: [goodFor, 'Your password stays as it is.', notYou],
    why: aboutAccount,
  };
}

const notice =
  (subject: string, ...paragraphs: string[]) =>
  (user: Addressee, { publicUrl, supportEmail }: Settings, subjectId: string): Page => ({
    id: `notice:${subjectId}`,
    to: user.email,
    subject,
    greeting: greetingOf(user),
    paragraphs,
    action: { label: 'See your settings', url: `${publicUrl}${paths.settings}` },
    after: [
      `If it was not you, ask for a new password at once (${publicUrl}${paths.auth}), and write to ${supportEmail}.`,
    ],
    why: aboutAccount,
  });

export const letters = {
  welcome,
  passwordChanged: notice(
    'Your password was changed',
    `The password of your ${brand.name} account was just changed. Every other device was signed out, and access tokens for scripts, if you had any, were ended.`,
  ),
  addressAsked: notice(
    'A new email address was asked for',
    `Somebody signed in to your ${brand.name} account asked to change its email address. It changes once the new address is confirmed.`,
  ),
  addressChanged: notice(
    'Your email address was changed',
    `This is the email address of your ${brand.name} account from now on.`,
  ),
  twoFactorOn: notice(
    'Two-factor sign-in is on',
    `From now on, signing in to your ${brand.name} account takes a code of your authenticator app too. Every other device was signed out.`,
    'Keep the recovery codes where you find them without your phone.',
  ),
  twoFactorOff: notice(
    'Two-factor sign-in is off',
    `From now on, signing in to your ${brand.name} account takes the password alone.`,
  ),
  dataExported: notice(
    'Your data was exported',
    `Somebody signed in to your ${brand.name} account just asked for an export of everything that we keep about you. It can be downloaded for some minutes.`,
  ),
  recoveryCodesReplaced: notice(
    'New recovery codes',
    `New recovery codes were made for your ${brand.name} account. The old ones do not work any more.`,
  ),
} as const;

/** The notice to a former address. It has no link to a password reset, which does not work from there any more. */
export function addressLeft(user: Addressee, { supportEmail }: Settings, id: string): Page {
  return {
    id: `notice:${id}`,
    to: user.email,
    subject: 'Your email address was changed',
    greeting: greetingOf(user),
    paragraphs: [
      `This was the email address of your ${brand.name} account. The account has another from now on, and nothing more is sent to this one.`,
    ],
    after: [`If it was not you, write to ${supportEmail} at once.`],
    why: aboutAccount,
  };
}

export type Letter = keyof typeof letters | 'confirmAddress' | 'addressLeft';
