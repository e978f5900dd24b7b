/** A second defence: positions are coarse cells anyway. */
import { lagosDay, nextLagosMidnight } from './age.ts';
import { distanceKm, type Position } from './distance.ts';
import { limits } from './limits.ts';
import { isSameCell, ownPosition, type Positions } from './positions.ts';

/** The counts are those of the Lagos day `ownMovesOn`. */
export type LocationChanges = {
  ownMovesOn: string | null;
  ownMoves: number;
  ownLeaps: number;
  ownFixAt: Date | null;
};

export type Frozen = { frozen: 'often' | 'far'; waitMs: number };

export const messages = {
  often: `You have changed your location ${limits.position.changesPerDay} times today. It stays where it is until tomorrow.`,
  far: 'Your location has jumped further than anybody can travel. It stays where it is for now. Please try again later.',
} as const;

function changesToday(kept: LocationChanges, today: string): LocationChanges {
  const { ownMovesOn, ownMoves, ownLeaps, ownFixAt } = kept;
  // Copies these fields only: the caller writes the result back, and `kept` may be a whole row.
  if (ownMovesOn === today) return { ownMovesOn, ownMoves, ownLeaps, ownFixAt };
  return { ownMovesOn: today, ownMoves: 0, ownLeaps: 0, ownFixAt };
}

/** `often` if the day's limit is reached. */
export function spendChanges(kept: LocationChanges, moves: number, now: Date): LocationChanges | Frozen {
  const today = changesToday(kept, lagosDay(now));
  if (today.ownMoves + moves <= limits.position.changesPerDay) return { ...today, ownMoves: today.ownMoves + moves };
  return { frozen: 'often', waitMs: nextLagosMidnight(now).getTime() - now.getTime() };
}

/** 0 if the fix is older than `fixMs` or the position is a chosen town. */
function tooSoonMs(person: LocationChanges & Positions, cell: Position, now: Date): number {
  const from = ownPosition(person);
  if (from === null || person.ownFixAt === null) return 0;
  const { fixErrorKm, fixMs, kmPerHour } = limits.position;
  const sinceMs = now.getTime() - person.ownFixAt.getTime();
  const wayMs = (Math.max(0, distanceKm(from, cell) - fixErrorKm) / kmPerHour) * 3_600_000;
  return sinceMs >= fixMs ? 0 : Math.max(0, wayMs - sinceMs);
}

/** A fix within the same cell spends nothing. Devices err: `leapsPerDay` leaps a day are accepted, such as one and the way back. */
export function takeFix(person: LocationChanges & Positions, cell: Position, now: Date): LocationChanges | Frozen {
  if (isSameCell(ownPosition(person), cell)) return { ...person, ownFixAt: now };
  const spent = spendChanges(person, 1, now);
  if ('frozen' in spent) return spent;
  const waitMs = tooSoonMs(person, cell, now);
  if (waitMs === 0) return { ...spent, ownFixAt: now };
  if (spent.ownLeaps < limits.position.leapsPerDay) return { ...spent, ownLeaps: spent.ownLeaps + 1, ownFixAt: now };
  return { frozen: 'far', waitMs: Math.min(waitMs, nextLagosMidnight(now).getTime() - now.getTime()) };
}

/** A start also pays for the return, so that the limit blocks no return. A change of town therefore costs one. */
export function spendForTravel(person: LocationChanges & { travelTownId: string | null }, townId: string, now: Date) {
  if (person.travelTownId === townId) return spendChanges(person, 0, now);
  return spendChanges(person, person.travelTownId === null ? 2 : 1, now);
}
