/** What a report that somebody is under 18 weighs by who made it, and when such reports limit a person. One alone never does. */
import { limits } from './limits.ts';

const { reports } = limits;

/** Who reported somebody, with what became of their reports so far. */
export type Reporter = {
  id: string;
  joinedAt: Date;
  /** What stands for the network that the account was made in; null where that is not known. */
  network: string | null;
  reportedAt: Date;
  isConfirmed: boolean;
  hasPhoto: boolean;
  /** Reports of theirs that were acted upon, that were dismissed, and that were dismissed of late (`limits.reports.muted`). */
  upheld: number;
  dismissed: number;
  dismissedLately: number;
};

/** By the account alone, as old as it was when it reported. */
function weightOfAccount({ joinedAt, reportedAt, isConfirmed, hasPhoto }: Reporter): number {
  const { weights, freshMs, trustedMs } = reports;
  const age = reportedAt.getTime() - joinedAt.getTime();
  if (age < freshMs || !isConfirmed) return weights.fresh;
  return age >= trustedMs && hasPhoto ? weights.trusted : weights.known;
}

/** What a reporter weighs, from 0 to 1. */
export function weightOf(reporter: Reporter): number {
  const { upheld, dismissed, dismissedLately } = reporter;
  if (dismissedLately >= reports.muted.dismissed) return 0;
  return (weightOfAccount(reporter) * (1 + upheld)) / (1 + upheld + reports.dismissedCount * dismissed);
}

/** Whether two accounts may be of one hand: made in one network within two days of each other. Of a network that is not known, it may be so. */
function areOfOneHand(one: Reporter, other: Reporter): boolean {
  const apartMs = Math.abs(one.joinedAt.getTime() - other.joinedAt.getTime());
  const isOneNetwork = one.network === null || other.network === null || one.network === other.network;
  return isOneNetwork && apartMs < reports.joinedApartMs;
}

/** Whether two of the reporters, who know nothing of each other, weigh enough together to limit somebody. */
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

/** Whether so many limits in the last hour, with the one that is about to be, are a flood; `usual`: of the hours before, together. */
export function isFlood({ lastHour, usual }: { lastHour: number; usual: number }): boolean {
  const { perHour, timesUsual, usualHours } = reports.breaker;
  return lastHour > perHour && lastHour > (timesUsual * usual) / usualHours;
}
