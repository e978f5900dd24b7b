/** One report alone never limits a person. */
import { limits } from './limits.ts';

const { reports } = limits;

export type Reporter = {
  id: string;
  joinedAt: Date;
  /** A pseudonym of the network in which the account was created; null if unknown. */
  network: string | null;
  reportedAt: Date;
  isConfirmed: boolean;
  hasPhoto: boolean;
  /** Counts of earlier reports. `dismissedLately`: within `limits.reports.muted`. */
  upheld: number;
  dismissed: number;
  dismissedLately: number;
};

function weightOfAccount({ joinedAt, reportedAt, isConfirmed, hasPhoto }: Reporter): number {
  const { weights, freshMs, trustedMs } = reports;
  const age = reportedAt.getTime() - joinedAt.getTime();
  if (age < freshMs || !isConfirmed) return weights.fresh;
  return age >= trustedMs && hasPhoto ? weights.trusted : weights.known;
}

export function weightOf(reporter: Reporter): number {
  const { upheld, dismissed, dismissedLately } = reporter;
  if (dismissedLately >= reports.muted.dismissed) return 0;
  return (weightOfAccount(reporter) * (1 + upheld)) / (1 + upheld + reports.dismissedCount * dismissed);
}

/** Created in one network within two days. An unknown network counts as the same. */
function areOfOneHand(one: Reporter, other: Reporter): boolean {
  const apartMs = Math.abs(one.joinedAt.getTime() - other.joinedAt.getTime());
  const isOneNetwork = one.network === null || other.network === null || one.network === other.network;
  return isOneNetwork && apartMs < reports.joinedApartMs;
}

/** True if two reporters who are independent of each other have enough weight together. */
export function isEnough(reporters: readonly Reporter[], haveMatched: (one: string, other: string) => boolean) {
  const weighed = reporters.map((reporter) => ({ reporter, weight: weightOf(reporter) }));
  return weighed.some(({ reporter: one, weight }, at) =>
    weighed
      .slice(at + 1)
      .some(
        ({ reporter: other, weight: more }) =>
          weight + more >= reports.enough &&
          one.id !== other.id &&
          !areOfOneHand(one, other) &&
          !haveMatched(one.id, other.id),
      ),
  );
}

/** `lastHour` includes the next limit. `usual` counts the `usualHours` before. */
export function isFlood({ lastHour, usual }: { lastHour: number; usual: number }): boolean {
  const { perHour, timesUsual, usualHours } = reports.breaker;
  return lastHour > perHour && lastHour > (timesUsual * usual) / usualHours;
}
