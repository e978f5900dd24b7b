import { plainFetch } from '#client/apollo/plain-fetch.ts';
import { session } from '#client/apollo/session.ts';

export type Feedback = {
  /** 1 to 5 stars; 0 is unrated. */
  rating: number;
  bugReport: string;
  featureRequest: string;
  generalFeedback: string;
};

const document = `mutation SendBetaFeedback($input: SendBetaFeedbackInput!) {
  sendBetaFeedback(input: $input) { __typename ... on UserError { message } }
}`;

type Answer = { sendBetaFeedback?: { __typename: string; message?: string } } | null;

/** Without Apollo, which some pages lack. Resolves to null on success, else to the server's message or an empty string. */
export async function sendFeedback({ rating, ...words }: Feedback): Promise<string | null> {
  const variables = { input: { featureRating: rating === 0 ? null : rating, ...words } };
  try {
    const token = await session.accessToken();
    if (token === null) return '';
    const first = await plainFetch(document, variables, token);
    const isRefused = first.status === 401 || first.codes.includes('UNAUTHENTICATED');
    const isRenewed = isRefused && (await session.renew(token));
    const { data } = isRenewed ? await plainFetch(document, variables, await session.accessToken()) : first;
    const answer = (data as Answer)?.sendBetaFeedback;
    return answer?.__typename === 'SendBetaFeedbackSuccess' ? null : (answer?.message ?? '');
  } catch {
    return '';
  }
}
