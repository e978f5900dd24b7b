import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { atLeast, trimmed } from './text.ts';

const { password, fullName, email, codeVerifier } = limits.text;

export const messages = {
  invalidEmail: 'Invalid email address',
  emailTooLong: `Email must be at most ${email} characters`,
  shortPassword: `Password must be at least ${password.min} characters`,
  longPassword: `Password must be at most ${password.max} characters`,
  shortName: `Name must be at least ${fullName.min} characters`,
  longName: `Name must be at most ${fullName.max} characters`,
  mustAccept: 'You must accept all terms and confirm you are 18+',
  invalidCredentials: 'Invalid email or password. Please try again.',
  alreadyRegistered: 'This email is already registered. Please log in instead.',
  suspended: 'This account is suspended. Please contact us if you think this is a mistake.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  busy: 'Too many people are signing in. Please try again in a moment.',
  tooManyAttempts: 'Too many attempts. Please wait a little and try again.',
  captchaRequired: 'Please show that you are not a machine, then try again.',
  wrongPassword: 'Your password is wrong. Please try again.',
  ownAddress: 'This is your email address already',
  twoFactorRequired: 'Please enter the code of your authenticator app, or a recovery code.',
  invalidTwoFactorCode: 'This code is wrong, too old or was used before. Please wait for the next one.',
  twoFactorIsOn: 'Two-factor sign-in is on already.',
  resetRefused: 'This code or link is wrong, was used before, or is too old. Use the newest email, or ask for another.',
  linkExpired: 'This link was used before, replaced by a newer one, or is too old.',
  noLetters: (supportEmail: string) => `We cannot send emails right now. Please write to ${supportEmail}.`,
  badChallenge: 'The code challenge must be a SHA-256 as base64url without padding: 43 characters',
  badVerifier: `The code verifier must have ${codeVerifier.min} to ${codeVerifier.max} letters, digits, or - . _ ~`,
  noSession: 'This session has ended already.',
  onboardingFailed: 'Failed to complete onboarding. Please try again.',
} as const;

/** The database compares addresses without regard to case. */
export const emailRule = z
  .string()
  .check(z.trim(), z.maxLength(email, messages.emailTooLong), z.email(messages.invalidEmail));

const passwordRule = z
  .string()
  .check(z.minLength(password.min, messages.shortPassword), z.maxLength(password.max, messages.longPassword));

export const fullNameRule = trimmed().check(
  atLeast(fullName.min, messages.shortName),
  z.maxLength(fullName.max, messages.longName),
);

export const signInRule = z.object({ email: emailRule, password: passwordRule });

const accepted = z.literal(true, messages.mustAccept);

/** Fields in the order of the form, so that the first broken rule is the first on the page. */
export const signUpRule = z.object({
  fullName: fullNameRule,
  email: emailRule,
  password: passwordRule,
  hasAcceptedPrivacy: accepted,
  hasAcceptedTerms: accepted,
  isAdult: accepted,
});

export const changePasswordRule = z.object({ newPassword: passwordRule });

export const changeEmailRule = z.object({ newEmail: emailRule });

/** RFC 7636 (PKCE), S256 only. */
export const requestResetRule = z.object({
  email: emailRule,
  codeChallenge: z.string().check(z.regex(/^[\w-]{43}$/, messages.badChallenge)),
});

const codeVerifierRule = z
  .string()
  .check(
    z.minLength(codeVerifier.min, messages.badVerifier),
    z.maxLength(codeVerifier.max, messages.badVerifier),
    z.regex(/^[\w.~-]*$/, messages.badVerifier),
  );

export const resetRule = z.object({ codeVerifier: codeVerifierRule, newPassword: passwordRule });

export const signInWithCodeRule = z.object({ codeVerifier: codeVerifierRule });
