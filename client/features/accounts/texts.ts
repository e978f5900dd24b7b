import { brand } from '#rules/brand.ts';

export const texts = {
  signInFailed: 'Login failed',
  accountExists: 'Account exists',
  signUpFailed: 'Sign up failed',
  error: 'Error',
  signIn: {
    title: 'Welcome back',
    lead: 'Sign in to see your matches and messages.',
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
  needsScripts: 'To sign in needs JavaScript. Please turn it on and load the page again.',
  /** Shown while the server refuses every password of the account, perhaps because of strangers' guesses. */
  shutOut: 'You need not wait: a code that we email you signs you in.',
  emailCode: 'Email me a code',
  twoFactor: {
    title: 'Two-factor sign-in',
    lead: 'Your password is right. One step is left: enter the code that your authenticator app shows now.',
    action: 'Continue',
    reset: 'Your account has two-factor sign-in. Enter the code that your authenticator app shows now.',
  },
} as const;

/** For a suspended account, after the right password. */
export const suspendedTexts = {
  title: 'Your account is suspended',
  lead: 'Our moderators closed it for this reason:',
  closed: 'If you think that this is a mistake, you can appeal once. A person looks at each appeal.',
  label: 'Why is it a mistake?',
  action: 'Send my appeal',
  failed: 'Appeal not sent',
  sent: { title: 'Your appeal is with us', lead: 'We look at it as soon as we can, and write to your email address.' },
  upheld: { title: 'Your account stays suspended', lead: 'Your appeal was looked at, and the decision stands.' },
  back: 'Back to sign in',
} as const;

export const cancelledTexts = {
  title: 'Welcome back',
  description: 'The deletion of your account is cancelled, and everything is as you left it.',
} as const;

const letter = {
  sent: 'If the address has an account, an email is on its way. Open its link in this browser, or type its code here.',
  waiting: 'You asked for an email. Open its link in this browser, or type its code here.',
  code: {
    title: 'Check your email',
    label: 'Code from the email',
    again: 'Send another email',
    otherAddress: 'Use another address',
  },
  badCode: 'Please enter the 6 digits from the email',
  tooLate: 'The code has expired. The link in the email is good for an hour, or ask for another email.',
  noTries: 'This code has no tries left. Please ask for another email.',
  elsewhere: {
    title: 'One more step',
    lead: 'For your safety this link works only in the browser in which you asked for it, and only from the newest email.',
    open: 'Open it there, or type the code from the email there. If you cannot, ask for a new email from this browser.',
    action: 'Ask again from this browser',
  },
  back: 'Back to sign in',
  backToSettings: 'Back to settings',
} as const;

export const letterTexts = {
  reset: {
    ...letter,
    failed: 'Password not changed',
    ask: {
      title: 'Reset your password',
      lead: 'Tell us the email address of your account, and we will send you a code and a link.',
      action: texts.emailCode,
    },
    link: { title: 'Choose a new password', lead: 'It signs you in here, and signs out every other device.' },
    action: 'Change password',
    done: { title: 'Password changed', description: 'You are signed in. Your other devices were signed out.' },
  },
  'sign-in': {
    ...letter,
    failed: texts.signInFailed,
    ask: {
      title: 'Sign in with a code',
      lead: 'Tell us the email address of your account, and we will send you a code and a link. Your password stays as it is.',
      action: texts.emailCode,
    },
    link: { title: 'Sign in with your email', lead: 'One press signs you in. Your password stays as it is.' },
    action: 'Sign In',
    done: { title: 'Welcome back', description: 'You are signed in, and your password works here again.' },
  },
} as const;

export const verifyTexts = {
  checking: 'One moment',
  wait: 'Your email is being confirmed.',
  done: { title: 'Your email is confirmed', lead: 'Thank you. Emails about your account will reach you.' },
  expired: {
    title: 'This link has expired',
    renew: 'Ask for a new email, unless your settings say that the address is confirmed.',
    signIn: 'Sign in to see whether your email is confirmed, and to get a new link.',
  },
  taken: {
    title: 'This address is taken',
    lead: 'This email belongs to another account. Choose another one in your settings.',
  },
  failed: { title: 'We could not confirm your email', lead: 'Please check your connection and try again.' },
  empty: { title: 'Confirm your email', lead: 'Open the link in the email that we sent you.' },
} as const;

export const noCode = { path: 'twoFactorCode', message: 'Please enter the code' } as const;
