/** A network that sends too many unknown tokens is refused. Each process counts for itself. */
import type { GraphQLError } from 'graphql';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { limits } from '#rules/limits.ts';
import { callerNetwork } from '#server/auth/attempts.ts';
import { type Caller, callerOfToken, isTokenRemembered } from '#server/auth/sessions.ts';
import { hashOf } from '#server/auth/tokens.ts';
import type { Deps, RequestInfo } from '#server/platform/context/context.ts';
import { tooManyRequests } from './flood.ts';

/** Null when the token is unknown; the refusal to look it up. */
export type LookUp = (token: string, request: RequestInfo) => Promise<Caller | null | GraphQLError>;

export function createLookUp(deps: Deps): LookUp {
  const { requestsPerMinute } = deps.config;
  if (requestsPerMinute === 0) return (token) => callerOfToken(deps, token);
  const refused = new RateLimiterMemory({ points: requestsPerMinute * limits.requests.perNetwork, duration: 60 });
  return async (token, request) => {
    const hash = hashOf(token);
    if (isTokenRemembered(deps, hash)) return callerOfToken(deps, token, hash);
    const network = callerNetwork({ request });
    // The point is spent before the query, so that a thousand parallel tokens are not all looked up. A valid token gives it back.
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
