import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { storable } from './text.ts';

const { email: maxEmail } = limits.text;

export const messages = {
  invalidEmail: 'Invalid email address',
  longEmail: `Email must be at most ${maxEmail} characters`,
  consent: 'Consent Required: Please agree to receive emails to continue',
  alreadySubscribed: 'Already Subscribed: This email is already on our list!',
  failed: 'Error: Failed to subscribe. Please try again.',
  badLink: 'This link is not valid. Please use the one in our newest letter, or write to us.',
} as const;

/** What the form at the foot of every page says instead. */
export const areaMessages = {
  invalidEmail: 'Please enter a valid email address',
  longEmail: `Email must be less than ${maxEmail} characters`,
} as const;

type Words = { readonly invalidEmail: string; readonly longEmail: string };

/** Trimmed and in small letters, as it is kept. In the order of the form, so that the first rule broken is the first on the page. */
const rule = ({ invalidEmail, longEmail }: Words) =>
  z.object({
    email: z
      .string()
      .check(storable(), z.trim(), z.toLowerCase(), z.maxLength(maxEmail, longEmail), z.email(invalidEmail)),
    consentGiven: z.literal(true, messages.consent),
  });

export const subscribeRule = rule(messages);
export const areaSubscribeRule = rule(areaMessages);
