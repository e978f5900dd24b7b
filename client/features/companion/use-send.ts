import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { SendCompanionMessageDocument } from './companion.generated.ts';
import { failureOf } from './failures.ts';
import type { Outgoing, SendOutcome } from './reply.ts';

/** The limit in ms for sending. After it the text is given back; sending it again repeats the same message. */
const PATIENCE_MS = 20_000;

/** Sends a message to the server, which writes no reply to it yet. The cache is not changed. */
export function useSend(): (message: Outgoing) => Promise<SendOutcome> {
  const client = useApolloClient();
  return useCallback(
    async ({ scenario, clientId, content, coachMode }) => {
      try {
        const { data } = await client.mutate({
          mutation: SendCompanionMessageDocument,
          variables: { input: { scenarioId: scenario, clientId, content, isCoachMode: coachMode } },
          fetchPolicy: 'no-cache',
          context: { fetchOptions: { signal: AbortSignal.timeout(PATIENCE_MS) } },
        });
        return outcomeOf(data?.sendCompanionMessage);
      } catch (error) {
        return { kind: 'refused', failure: failureOf(error) };
      }
    },
    [client],
  );
}

type Payload = { __typename: string; message?: string; resetsAt?: string } | undefined;
type Stored = Extract<SendOutcome, { kind: 'stored' }>;

function outcomeOf(payload: Payload): SendOutcome {
  switch (payload?.__typename) {
    case 'SendCompanionMessageSuccess': {
      const { exchangeId, conversation } = payload as unknown as Stored;
      return { kind: 'stored', exchangeId, conversation };
    }
    case 'IdempotencyConflict':
      return { kind: 'conflict' };
    case 'TooManyAttempts':
      return { kind: 'refused', failure: { kind: 'busy' } };
    case 'LimitReached':
      return {
        kind: 'refused',
        failure: { kind: 'limit', message: payload.message, resetsAt: payload.resetsAt },
      };
    case 'PremiumRequired':
    case 'NotAvailable':
      return { kind: 'refused', failure: { kind: 'gone', message: payload.message } };
    default:
      return { kind: 'refused', failure: { kind: 'failed', message: payload?.message } };
  }
}
