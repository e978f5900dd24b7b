import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** The server's own words, such as those of a limit; a network that fails has none that help, and gets the fallback's. */
export function messageOf(error: unknown, fallback: string): string {
  return CombinedGraphQLErrors.is(error) ? error.message : fallback;
}
