import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { trimmed } from './text.ts';

export const messages = {
  invalidEmail: 'Invalid email address',
  longEmail: `Email must be at most ${limits.text.email} characters`,
  consent: 'Consent Required: Please agree to receive emails to continue',
  alreadySubscribed: 'Already Subscribed: This email is already on our list!',
  failed: 'Error: Failed to subscribe. Please try again.',
  badLink: 'This link is not valid. Please use the one in our newest email, or write to us.',
} as const;

/** For the form at the foot of every page. */
export const areaMessages = {
  invalidEmail: 'Please enter a valid email address',
  longEmail: `Email must be less than ${limits.text.email} characters`,
} as const;

type Words = { readonly invalidEmail: string; readonly longEmail: string };

/** Fields in the order of the form, so that the first broken rule is the first on the page. */
const rule = ({ invalidEmail, longEmail }: Words) =>
  z.object({
    email: trimmed().check(z.toLowerCase(), z.maxLength(limits.text.email, longEmail), z.email(invalidEmail)),
    hasConsented: z.literal(true, messages.consent),
  });

export const subscribeRule = /* @__PURE__ */ rule(messages);
export const areaSubscribeRule = /* @__PURE__ */ rule(areaMessages);
