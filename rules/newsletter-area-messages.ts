import { limits } from './limits.ts';

/** For the form at the foot of every page. Apart, so that the landing page does not load them. */
export const areaMessages = {
  invalidEmail: 'Please enter a valid email address',
  longEmail: `Email must be less than ${limits.text.email} characters`,
} as const;
