import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { areaMessages } from './newsletter-area-messages.ts';
import { messages } from './newsletter-messages.ts';
import { trimmed } from './text.ts';

export const badLink = 'This link is not valid. Please use the one in our newest email, or write to us.';

type Words = { readonly invalidEmail: string; readonly longEmail: string };

/** Fields in the order of the form, so that the first broken rule is the first on the page. */
const rule = ({ invalidEmail, longEmail }: Words) =>
  z.object({
    email: trimmed().check(z.toLowerCase(), z.maxLength(limits.text.email, longEmail), z.email(invalidEmail)),
    hasConsented: z.literal(true, messages.consent),
  });

export const subscribeRule = /* @__PURE__ */ rule(messages);
export const areaSubscribeRule = /* @__PURE__ */ rule(areaMessages);
