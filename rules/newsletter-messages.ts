/** Apart from newsletter.ts, whose checks the first visit does not load. */
import { limits } from './limits.ts';

export const messages = {
  invalidEmail: 'Invalid email address',
  longEmail: `Email must be at most ${limits.text.email} characters`,
  consent: 'Consent Required: Please agree to receive emails to continue',
  alreadySubscribed: 'Already Subscribed: This email is already on our list!',
  failed: 'Error: Failed to subscribe. Please try again.',
} as const;
