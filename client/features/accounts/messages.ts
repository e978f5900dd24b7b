import { brand } from '#rules/brand.ts';

export const texts = {
  validation: 'Validation error',
  signInFailed: 'Login failed',
  accountExists: 'Account exists',
  signUpFailed: 'Sign up failed',
  unreachable: 'We could not reach the server. Please check your connection and try again.',
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
  acceptsPrivacy: `I have read and accept the privacy policy (version ${brand.privacyVersion}).`,
  acceptsTerms: `I accept the terms of service (version ${brand.termsVersion}).`,
  confirmsAdult: 'I am 18 years or older.',
} as const;
