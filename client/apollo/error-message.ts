import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The server's message for a GraphQL error; `fallback` for any other error, such as a failed network. */
export function messageOf(error: unknown, fallback: string): string {
  return CombinedGraphQLErrors.is(error) ? error.message : fallback;
}

/** Never rejects: without an answer, `reason` is a sentence for people. */
export async function answerTo<A>(asking: Promise<A>, fallback: string) {
  try {
    return { answer: await asking, reason: fallback };
  } catch (error) {
    return { answer: undefined, reason: messageOf(error, fallback) };
  }
}
