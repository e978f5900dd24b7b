import { plainFetch } from '#client/apollo/plain-fetch.ts';
import { messages } from '#rules/newsletter-messages.ts';

const document =
  'mutation Subscribe($input:SubscribeToNewsletterInput!){subscribeToNewsletter(input:$input){__typename ...on UserError{code message}}}';

type Answer = { subscribeToNewsletter?: { __typename: string; code?: string; message?: string } } | null;
export type Subscription = {
  email: string;
  source: 'LANDING_PAGE' | 'FEEDBACK_AREA' | 'NEWSLETTER_PAGE';
  captchaToken: string | null;
};
/** `field` is shown beside the address, `passing` as a toast. */
export type Problem = { field?: string; passing?: string; needsCaptcha?: boolean };

/** The person has given their consent. Resolves to null on success. */
export async function subscribe(given: Subscription): Promise<Problem | null> {
  const answer = await plainFetch(document, { input: { ...given, hasConsented: true } }).catch(() => null);
  const outcome = (answer?.data as Answer)?.subscribeToNewsletter;
  if (outcome?.__typename === 'SubscribeToNewsletterSuccess') return null;
  const { code, message = messages.failed } = outcome ?? {};
  if (code === 'INVALID_INPUT') return { field: message };
  return {
    passing: code === 'ALREADY_SUBSCRIBED' ? messages.alreadySubscribed : message,
    needsCaptcha: code === 'CAPTCHA_REQUIRED',
  };
}
