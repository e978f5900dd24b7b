/**
 * Weights of underage reports by their reporters, and the threshold at which they limit a person. One report alone never limits a person.
 */
import { limits } from './limits.ts';

const { reports } = limits;

/** A reporter with the outcome of their earlier reports. */
export type Reporter = {
  id: string;
  joinedAt: Date;
  /** A pseudonym of the network in which the account was created; null if unknown. */
  network: string | null;
  reportedAt: Date;
  isConfirmed: boolean;
  hasPhoto: boolean;
  /** The numbers of earlier reports that were upheld, dismissed, and dismissed recently (`limits.reports.muted`). */
  upheld: number;
  dismissed: number;
  dismissedLately: number;
};

/** The weight by the account alone, at the time of its report. */
function weightOfAccount({ joinedAt, reportedAt, isConfirmed, hasPhoto }: Reporter): number {
  const { weights, freshMs, trustedMs } = reports;
  const age = reportedAt.getTime() - joinedAt.getTime();
  if (age < freshMs || !isConfirmed) return weights.fresh;
  return age >= trustedMs && hasPhoto ? weights.trusted : weights.known;
}

/** The weight of a reporter, from 0 to 1. */
export function weightOf(reporter: Reporter): number {
  const { upheld, dismissed, dismissedLately } = reporter;
  if (dismissedLately >= reports.muted.dismissed) return 0;
  return (weightOfAccount(reporter) * (1 + upheld)) / (1 + upheld + reports.dismissedCount * dismissed);
}

/** True if two accounts may belong to one person: created in one network within two days. An unknown network counts as the same. */
function areOfOneHand(one: Reporter, other: Reporter): boolean {
  const apartMs = Math.abs(one.joinedAt.getTime() - other.joinedAt.getTime());
  const isOneNetwork = one.network === null || other.network === null || one.network === other.network;
  return isOneNetwork && apartMs < reports.joinedApartMs;
}

/** True if two reporters who are independent of each other together have enough weight to limit a person. */
export function isEnough(
  reporters: readonly Reporter[],
  haveMatched: (one: string, other: string) => boolean,
): boolean {
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

/** True if the limits of the last hour, including the next one, are a flood. `usual` is their number in the `usualHours` before. */
export function isFlood({ lastHour, usual }: { lastHour: number; usual: number }): boolean {
  const { perHour, timesUsual, usualHours } = reports.breaker;
  return lastHour > perHour && lastHour > (timesUsual * usual) / usualHours;
}
