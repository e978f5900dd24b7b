import type { Item, Outbox } from './outbox.ts';

/** The outcome of one attempt: over, set aside until a tap, or without a valid answer. */
export type Outcome = 'done' | 'failed' | 'unanswered';

/** The wait after a missing answer: it doubles with each attempt, up to the limit. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** Older items need a tap, because they may no longer be meant. */
const ASK_AFTER_MS = 24 * 3_600_000;

export type SenderPorts = {
  outbox: Outbox;
  /** Reads a lane again as the device keeps it. */
  refresh: (lane: string) => Promise<void>;
  post: (item: Item, lane: string) => Promise<Outcome>;
  now: () => number;
  /** Runs while no other tab sends in the lane. */
  exclusively: (lane: string, run: () => Promise<void>) => Promise<void>;
  later: (run: () => void, ms: number) => void;
};

/** One item at a time in each lane, over all tabs, in the order of writing. A repeated item keeps its id. */
export function createSender({ outbox, refresh, post, now, exclusively, later }: SenderPorts) {
  const busy = new Set<string>();
  const waits = new Map<string, number>();
  /** Grows with each sign-out, which ends what was under way for the person before. */
  let era = 0;
  /** The lanes whose request is under way. */
  const asking = new Set<string>();

  function next(lane: string): Item | undefined {
    return outbox.read(lane).find(({ state }) => state === 'sending');
  }

  async function ask(item: Item, lane: string): Promise<Outcome> {
    asking.add(lane);
    try {
      return await post(item, lane);
    } finally {
      asking.delete(lane);
    }
  }

  function retryLater(lane: string): void {
    const wait = waits.get(lane) ?? FIRST_WAIT_MS;
    waits.set(lane, Math.min(2 * wait, LONGEST_WAIT_MS));
    later(() => void flush(lane), wait);
  }

  /** Flushes a lane, unless a flush is under way. */
  async function flush(lane: string): Promise<void> {
    if (busy.has(lane) || next(lane) === undefined) return;
    busy.add(lane);
    try {
      await exclusively(lane, () => drain(lane));
    } catch {
      // A page that is being left gets no lock.
      busy.delete(lane);
      retryLater(lane);
    }
  }

  /** Ends being busy before the lock is given back, so that what is written in between asks for the lock again. */
  async function drain(lane: string): Promise<void> {
    const began = era;
    try {
      await refresh(lane);
      for (let item = next(lane); item; item = next(lane)) {
        const { id } = item;
        const isOld = now() - Date.parse(item.at) > ASK_AFTER_MS;
        const outcome = isOld ? 'failed' : await ask(item, lane);
        if (era !== began) return;
        if (outcome === 'done') outbox.remove(lane, new Set([id]));
        else if (outcome === 'failed') outbox.change(lane, id, { state: 'failed' });
        // The answer was lost, but the event of the message has arrived: that counts as an answer.
        else if (outbox.read(lane).some((each) => each.id === id)) return retryLater(lane);
      }
      waits.delete(lane);
    } finally {
      if (era === began) busy.delete(lane);
    }
  }

  return {
    flush,
    /**
     * The page is being left: what is next goes at once, since no lock and no database answers any more. Should another tab send it too, the
     * server knows it by its id.
     */
    leave(lane: string): void {
      const item = next(lane);
      if (item !== undefined && !asking.has(lane)) void post(item, lane);
    },
    /** After a sign-out: whoever is next waits for no answer to the person before. */
    forget(): void {
      era += 1;
      busy.clear();
      asking.clear();
      waits.clear();
    },
    /** The connection may be back: retries everything pending at once. */
    flushAll(): void {
      waits.clear();
      for (const lane of outbox.lanes()) void flush(lane);
    },
  };
}
