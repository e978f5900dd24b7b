/** Apollo's name for an error whose message is the server's. Told by its name, so that pages without Apollo need not load it. */
const ofServer = 'CombinedGraphQLErrors';

export const serverError = (message: string): Error => Object.assign(new Error(message), { name: ofServer });

/** The server's message for a GraphQL error; `fallback` for any other error, such as a failed network. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.name === ofServer ? error.message : fallback;
}

/** True if the server was not reached: so browsers' `fetch` says it. */
export const isUnreached = (error: unknown): boolean => error instanceof TypeError;

/** Never rejects: without an answer, `reason` is a sentence for people. */
export async function answerTo<A>(asking: Promise<A>, fallback: string) {
  try {
    return { answer: await asking, reason: fallback };
  } catch (error) {
    return { answer: undefined, reason: messageOf(error, fallback) };
  }
}
