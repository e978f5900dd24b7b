import { plainFetch } from '#client/apollo/plain-fetch.ts';

const document = `mutation Unsubscribe($input: UnsubscribeFromNewsletterInput!) {
  unsubscribeFromNewsletter(input: $input) { __typename ... on UnsubscribeFromNewsletterSuccess { hasEndedLetters } }
}`;

type Answer = { unsubscribeFromNewsletter?: { __typename: string; hasEndedLetters?: boolean } } | null;

export type Outcome = 'left' | 'was-off' | 'expired' | 'failed';

/** Without Apollo, because the page works without it. */
export async function unsubscribe(token: string): Promise<Outcome> {
  try {
    const { data } = await plainFetch(document, { input: { token } });
    const answer = (data as Answer)?.unsubscribeFromNewsletter;
    if (answer?.__typename === 'LinkExpired') return 'expired';
    if (answer?.__typename !== 'UnsubscribeFromNewsletterSuccess') return 'failed';
    return answer.hasEndedLetters ? 'left' : 'was-off';
  } catch {
    return 'failed';
  }
}
