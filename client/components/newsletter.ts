import { messages } from '#rules/newsletter.ts';
import { plainFetch } from '../apollo/plain-fetch.ts';

const document =
  'mutation Subscribe($input:SubscribeToNewsletterInput!){subscribeToNewsletter(input:$input){__typename ...on UserError{code message}}}';

type Answer = { subscribeToNewsletter?: { __typename: string; code?: string; message?: string } } | null;
export type Subscription = { email: string; source: 'LANDING_PAGE' | 'FEEDBACK_AREA' };

/** Puts an address on the list, by somebody who agreed to it. Answers what is wrong: beside the field or in passing; null when nothing is. */
export async function subscribe(given: Subscription): Promise<{ field?: string; passing?: string } | null> {
  const answer = await plainFetch(document, { input: { ...given, consentGiven: true } }).catch(() => null);
  const outcome = (answer?.data as Answer)?.subscribeToNewsletter;
  if (outcome?.__typename === 'SubscribeToNewsletterSuccess') return null;
  const { code, message = messages.failed } = outcome ?? {};
  if (code === 'INVALID_INPUT') return { field: message };
  return { passing: code === 'ALREADY_SUBSCRIBED' ? messages.alreadySubscribed : message };
}
