import type { Outbox, PendingMessage } from './outbox.ts';

/** The outcome of one attempt: stored by the server, refused for good, or without a valid answer. */
export type Outcome = 'stored' | 'refused' | 'unanswered';

/** The wait after a missing answer: it doubles with each attempt, up to the limit. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** Older messages need a tap, because they may no longer be meant. */
const ASK_AFTER_MS = 24 * 3_600_000;

export type SenderPorts = {
  outbox: Outbox;
  post: (matchId: string, message: PendingMessage) => Promise<Outcome>;
  now: () => number;
  /** Runs while no other tab sends to the match. */
  exclusively: (matchId: string, run: () => Promise<void>) => Promise<void>;
  later: (run: () => void, ms: number) => void;
};

/** One message at a time in each match, over all tabs, in the order of writing. A repeated message keeps its client id. */
export function createSender({ outbox, post, now, exclusively, later }: SenderPorts) {
  const busy = new Set<string>();
  const waits = new Map<string, number>();

  function next(matchId: string): PendingMessage | undefined {
    return outbox.read(matchId).find(({ state }) => state === 'sending');
  }

  function retryLater(matchId: string): void {
    const wait = waits.get(matchId) ?? FIRST_WAIT_MS;
    waits.set(matchId, Math.min(2 * wait, LONGEST_WAIT_MS));
    later(() => void flush(matchId), wait);
  }

  /** Flushes the outbox of a match, unless a flush is under way. */
  async function flush(matchId: string): Promise<void> {
    if (busy.has(matchId)) return;
    busy.add(matchId);
    try {
      await exclusively(matchId, () => drain(matchId));
    } catch {
      // A page that is being left gets no lock.
      busy.delete(matchId);
      retryLater(matchId);
    }
  }

  /** Ends being busy before the lock is given back, so that what is written in between asks for the lock again. */
  async function drain(matchId: string): Promise<void> {
    try {
      outbox.refresh(matchId);
      for (let message = next(matchId); message; message = next(matchId)) {
        const { clientId } = message;
        const isOld = now() - Date.parse(message.at) > ASK_AFTER_MS;
        const outcome = isOld ? 'refused' : await post(matchId, message);
        if (outcome === 'stored') outbox.remove(matchId, new Set([clientId]));
        else if (outcome === 'refused') outbox.change(matchId, clientId, { state: 'failed' });
        // The answer was lost, but the event of the message has arrived: that counts as an answer.
        else if (outbox.read(matchId).some((each) => each.clientId === clientId)) return retryLater(matchId);
      }
      waits.delete(matchId);
    } finally {
      busy.delete(matchId);
    }
  }

  return {
    flush,
    /** The connection may be back: retries everything pending at once. */
    flushAll(): void {
      waits.clear();
      for (const matchId of outbox.matchIds()) void flush(matchId);
    },
  };
}
