import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The server's message for a GraphQL error; `fallback` for any other error, such as a failed network. */
export function messageOf(error: unknown, fallback: string): string {
  return CombinedGraphQLErrors.is(error) ? error.message : fallback;
}

/** Never rejects: without an answer, `reason` is a sentence for people. */
export async function answerTo<D, A>(
  asking: Promise<{ data?: D | undefined }>,
  of: (data: D) => A,
  fallback: string,
): Promise<{ answer: A | undefined; reason: string }> {
  try {
    const { data } = await asking;
    return { answer: data && of(data), reason: fallback };
  } catch (error) {
    return { answer: undefined, reason: messageOf(error, fallback) };
  }
}
