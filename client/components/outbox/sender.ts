import type { Outbox, PendingMessage } from './outbox.ts';

/** What became of a message: the server has it, said no for good, or gave no answer that counts. */
export type Outcome = 'stored' | 'refused' | 'unanswered';

/** After no answer it waits so long, twice as long each time, up to a limit. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** Older words are not sent without a tap: they may no longer be meant. */
const ASK_AFTER_MS = 24 * 3_600_000;

export type SenderPorts = {
  outbox: Outbox;
  post: (matchId: string, message: PendingMessage) => Promise<Outcome>;
  now: () => number;
  later: (run: () => void, ms: number) => void;
};

/**
 * Sends what is in the outbox: in each match one after the other, in the order in which it was written. Without an answer the same message
 * goes again, under the same client id, by which the server knows it.
 */
export function createSender({ outbox, post, now, later }: SenderPorts) {
  const busy = new Set<string>();
  const waits = new Map<string, number>();

  function next(matchId: string): PendingMessage | undefined {
    return outbox.read(matchId).find(({ state }) => state === 'sending');
  }

  async function empty(matchId: string): Promise<Outcome> {
    for (let message = next(matchId); message; message = next(matchId)) {
      const { clientId } = message;
      const isOld = now() - Date.parse(message.at) > ASK_AFTER_MS;
      const outcome = isOld ? 'refused' : await post(matchId, message);
      if (outcome === 'stored') outbox.remove(matchId, new Set([clientId]));
      else if (outcome === 'refused') outbox.change(matchId, clientId, { state: 'failed' });
      // The answer was lost, and the event that tells of the message was here before: that is an answer.
      else if (outbox.read(matchId).some((each) => each.clientId === clientId)) return outcome;
    }
    return 'stored';
  }

  /** Sends what is pending in a match, unless that is under way. */
  async function flush(matchId: string): Promise<void> {
    if (busy.has(matchId)) return;
    busy.add(matchId);
    const outcome = await empty(matchId).finally(() => busy.delete(matchId));
    if (outcome === 'stored') return void waits.delete(matchId);
    const wait = waits.get(matchId) ?? FIRST_WAIT_MS;
    waits.set(matchId, Math.min(2 * wait, LONGEST_WAIT_MS));
    later(() => void flush(matchId), wait);
  }

  return {
    flush,
    /** The connection may be back: everything pending is tried at once. */
    flushAll(): void {
      waits.clear();
      for (const matchId of outbox.matchIds()) void flush(matchId);
    },
  };
}
