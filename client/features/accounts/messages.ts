import { brand } from '#rules/brand.ts';

export const texts = {
  signInFailed: 'Login failed',
  accountExists: 'Account exists',
  signUpFailed: 'Sign up failed',
  error: 'Error',
  signIn: {
    title: 'Welcome back',
    lead: 'Somebody may have written to you.',
    action: 'Sign In',
    question: `New to ${brand.name}?`,
    toggle: 'Create an account',
  },
  signUp: {
    title: 'Create your account',
    lead: 'Free to start. No credit card.',
    action: 'Sign Up',
    question: 'Already have an account?',
    toggle: 'Sign in',
  },
  forgot: 'Forgot your password?',
  twoFactor: {
    lead: 'Your password is right. One step is left: enter the code that your authenticator app shows now.',
    action: 'Continue',
    reset: 'Your account has two-factor sign-in. Enter the code that your authenticator app shows now.',
  },
} as const;

export const resetTexts = {
  failed: 'Password not changed',
  ask: {
    title: 'Reset your password',
    lead: 'Tell us the email address of your account, and we will write to you.',
    action: 'Send the letter',
  },
  sent: 'If the address has an account, a letter is on its way. Open its link in this browser, or type its code here.',
  waiting: 'You asked for a letter. Open its link in this browser, or type its code here.',
  code: {
    title: 'Check your mail',
    label: 'Code from the letter',
    again: 'Send another letter',
    otherAddress: 'Use another address',
  },
  badCode: 'Please enter the 6 digits of the letter',
  tooLate: 'The code has run out. The link in the letter is good for an hour; or let us send another letter.',
  noTries: 'This code has no tries left. Please let us send another letter.',
  link: { title: 'Choose a new password', lead: 'It signs you in here, and signs out every other device.' },
  action: 'Change password',
  elsewhere: {
    title: 'One more step',
    lead: 'For your safety this link works only in the browser in which you asked for it, and only from the newest letter.',
    open: 'Open it there, or type the code of the letter there. If you cannot, let us send a letter for this browser.',
    action: 'Ask again from this browser',
  },
  done: { title: 'Password changed', description: 'You are signed in. Your other devices were signed out.' },
} as const;

export const verifyTexts = {
  checking: 'One moment',
  wait: 'Your email is being confirmed.',
  done: { title: 'Your email is confirmed', lead: 'Thank you. Letters about your account will reach you.' },
  expired: { title: 'This link has run out' },
  taken: { title: 'This address is taken' },
  failed: { title: 'We could not confirm your email', lead: 'Please check your connection and try again.' },
  empty: { title: 'Confirm your email', lead: 'Open the link in the letter that we sent you.' },
} as const;

/** The second factor that stands in a form, without the spaces that people put into codes; null when there is none. */
export function codeIn({ twoFactorCode = '' }: Readonly<Record<string, string>>): string | null {
  return twoFactorCode.replaceAll(/\s/g, '') || null;
}
