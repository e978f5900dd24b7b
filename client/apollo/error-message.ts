import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The server's message for a GraphQL error, such as that of a limit; `fallback` for any other error, such as a failed network. */
export function messageOf(error: unknown, fallback: string): string {
  return CombinedGraphQLErrors.is(error) ? error.message : fallback;
}
