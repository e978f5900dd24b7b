/** It stops floods and is far above a person's use. Each process counts for itself. */
import type { GraphQLError } from 'graphql';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { limits } from '#rules/limits.ts';
import { callerNetwork } from '#server/auth/attempts.ts';
import { rateLimited } from '#server/base/errors.ts';
import type { Config } from '#server/config/config.ts';
import type { RequestInfo, Viewer } from '#server/platform/context/context.ts';

export type Sender = { viewer: Viewer | null; request: RequestInfo };

/** Null unless the document was one too many. */
export type Flood = (sender: Sender) => Promise<GraphQLError | null>;

/** Rethrows any other error than the refusal for a used-up window. */
export function tooManyRequests(refusal: unknown): GraphQLError {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  return rateLimited('Too many requests. Please wait a little.', Math.ceil(Math.max(refusal.msBeforeNext, 1) / 1_000));
}

export function createFlood({ requestsPerMinute: points }: Pick<Config, 'requestsPerMinute'>): Flood {
  if (points === 0) return async () => null;
  const accounts = new RateLimiterMemory({ points, duration: 60 });
  const networks = new RateLimiterMemory({ points: points * limits.requests.perNetwork, duration: 60 });
  return async ({ viewer, request }) => {
    try {
      await (viewer === null ? networks.consume(callerNetwork({ request })) : accounts.consume(viewer.userId));
      return null;
    } catch (refusal) {
      return tooManyRequests(refusal);
    }
  };
}
