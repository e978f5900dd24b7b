import { REVOCATION_CHANNEL, readRevocation } from '#server/auth/revocation.ts';
import { deadSessions, forgetVerdicts } from '#server/auth/sessions.ts';
import { forgetPhotos } from '#server/features/photos/verdict-service.ts';
import { createListener } from '#server/platform/bus/listener.ts';
import type { Deps } from '#server/platform/context/context.ts';
import type { Connections } from './connections.ts';

/** In case a revocation was lost or a session expired. */
const SWEEP_MS = 30_000;

/** Cached verdicts first, then sockets and subscriptions. */
export async function startRevocationListener(deps: Deps, connections: Connections) {
  async function sweep(): Promise<void> {
    const ids = new Set(connections.all().map(({ sessionId }) => sessionId));
    try {
      connections.closeSessions(await deadSessions(deps, [...ids]));
    } catch (error) {
      deps.log.warn({ reason: (error as Error).name }, 'Open sessions could not be compared with the database.');
    }
  }

  function doubt(): void {
    forgetPhotos(deps);
    void sweep();
  }

  const listener = await createListener({
    connectionString: deps.config.databaseDirectUrl,
    channel: REVOCATION_CHANNEL,
    log: deps.log,
    onPayload(payload) {
      const revocation = readRevocation(payload);
      forgetVerdicts(deps, revocation);
      forgetPhotos(deps, revocation);
      connections.revoke(revocation);
    },
    // The payload revoked a right, but its owner could not be read.
    onUnusable: doubt,
    onReconnected: doubt,
  });
  const timer = setInterval(() => void sweep(), SWEEP_MS);
  return {
    isUp: listener.isUp,
    async close() {
      clearInterval(timer);
      await listener.close();
    },
  };
}
