/** Figures of a history: how long people waited. Not judged, only told. */
import type { Event } from './history.ts';

export type Spread = { count: number; median: number; p99: number; most: number };

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, median: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? 0 };
}

export type Figures = {
  sends: number;
  seconds: number;
  /** Milliseconds from a send to its acknowledgement, over all of its tries. */
  answered: Spread;
  /** Milliseconds from the acknowledgement to when the other person was shown it; 0 for what was shown before. */
  shown: Spread;
  /** Milliseconds from a lost socket until a new one stood and what was missed had been fetched. */
  recovered: Spread;
  /** Milliseconds from when Postgres was back until a server was ready. */
  served: Spread;
  accounts: number;
  letters: number;
  /** How often which kind of failure was met with another try. */
  troubles: [what: string, count: number][];
};

/** The figures of a history. */
export function figuresOf(events: readonly Event[]): Figures {
  const begun = new Map<string, number>();
  const contents = new Map<string, string>();
  const acknowledged = new Map<string, number>();
  const firstShown = new Map<string, number>();
  const lost = new Map<string, number>();
  const troubles = new Map<string, number>();
  const answered: number[] = [];
  const recovered: number[] = [];
  for (const event of events) {
    switch (event.kind) {
      case 'begun':
        begun.set(event.send, event.at);
        contents.set(event.send, event.content);
        break;
      case 'acknowledged':
        acknowledged.set(event.send, event.at);
        answered.push(event.at - (begun.get(event.send) ?? event.at));
        break;
      case 'shown':
        if (event.by !== event.sender) firstShown.set(event.content, firstShown.get(event.content) ?? event.at);
        break;
      case 'lost':
        if (!lost.has(event.by)) lost.set(event.by, event.at);
        break;
      case 'back':
        if (lost.has(event.by)) recovered.push(event.at - (lost.get(event.by) ?? 0));
        lost.delete(event.by);
        break;
      case 'trouble':
        troubles.set(event.what, (troubles.get(event.what) ?? 0) + 1);
    }
  }
  const shown = [...acknowledged].flatMap(([send, at]) => {
    const seen = firstShown.get(contents.get(send) ?? '');
    return seen === undefined ? [] : [Math.max(0, seen - at)];
  });
  return {
    sends: acknowledged.size,
    seconds: (events.at(-1)?.at ?? 0) / 1_000,
    answered: spreadOf(answered),
    shown: spreadOf(shown),
    recovered: spreadOf(recovered),
    served: spreadOf(events.flatMap((event) => (event.kind === 'served' ? [event.ms] : []))),
    accounts: events.filter(({ kind }) => kind === 'account').length,
    letters: events.filter(({ kind }) => kind === 'letter').length,
    troubles: [...troubles].sort((a, b) => b[1] - a[1]),
  };
}
