/** Who stands behind a token; a network that sends too many that are nobody's is no longer looked up. Each process counts for itself. */
import type { GraphQLError } from 'graphql';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { limits } from '#rules/limits.ts';
import { callerNetwork } from '#server/auth/attempts.ts';
import { type Caller, callerOfToken, isTokenRemembered } from '#server/auth/sessions.ts';
import { hashOf } from '#server/auth/tokens.ts';
import type { Deps, RequestInfo } from '#server/platform/context/context.ts';
import { tooManyRequests } from './flood.ts';

/** The caller of a token, null when it is nobody's, or the refusal to look. */
export type LookUp = (token: string, request: RequestInfo) => Promise<Caller | null | GraphQLError>;

export function createLookUp(deps: Deps): LookUp {
  const { requestsPerMinute } = deps.config;
  if (requestsPerMinute === 0) return (token) => callerOfToken(deps, token);
  const refused = new RateLimiterMemory({ points: requestsPerMinute * limits.requests.perNetwork, duration: 60 });
  return async (token, request) => {
    const hash = hashOf(token);
    if (isTokenRemembered(deps, hash)) return callerOfToken(deps, token, hash);
    const network = callerNetwork({ request });
    // Spent before the database is asked, so that a thousand at once are not looked up, and given back where the token is no bad one.
    try {
      await refused.consume(network);
    } catch (refusal) {
      return tooManyRequests(refusal);
    }
    let isBad = false;
    try {
      const caller = await callerOfToken(deps, token, hash);
      isBad = caller === null;
      return caller;
    } finally {
      if (!isBad) await refused.reward(network);
    }
  };
}
