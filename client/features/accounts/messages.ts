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
  },
} as const;

/** The second factor that stands in a form, without the spaces that people put into codes; null when there is none. */
export function codeIn({ twoFactorCode = '' }: Readonly<Record<string, string>>): string | null {
  return twoFactorCode.replaceAll(/\s/g, '') || null;
}
