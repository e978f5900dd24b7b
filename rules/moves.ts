/** How often and how fast people may change where they are. A second line: positions are cells for whoever passes this one. */
import { lagosDay, nextLagosMidnight } from './age.ts';
import { distanceKm, type Position } from './distance.ts';
import { limits } from './limits.ts';
import { isSameCell, ownPosition, type Places } from './positions.ts';

/** What is kept of a person's moves: of the Lagos day they moved on last, and when a device told last where it is. */
export type KeptMoves = {
  ownMovesOn: string | null;
  ownMoves: number;
  /** Of them those that nobody could have travelled. */
  ownLeaps: number;
  ownFixAt: Date | null;
};

export type Frozen = { frozen: 'often' | 'far'; waitMs: number };

export const messages = {
  often: `You have changed your location ${limits.position.changesPerDay} times today. It stays where it is until tomorrow.`,
  far: 'Your location has jumped further than anybody can travel. It stays where it is for now. Please try again later.',
} as const;

/** What is left to spend belongs to a day: nothing is spent on a new one. */
function keptToday(kept: KeptMoves, today: string): KeptMoves {
  const { ownMovesOn, ownMoves, ownLeaps, ownFixAt } = kept;
  // These alone, of whatever row was given: they are written back as they are.
  if (ownMovesOn === today) return { ownMovesOn, ownMoves, ownLeaps, ownFixAt };
  return { ownMovesOn: today, ownMoves: 0, ownLeaps: 0, ownFixAt };
}

/** Spends so many changes of place of the day; what is to be kept then, or that none are left. */
export function spendMoves(kept: KeptMoves, moves: number, now: Date): KeptMoves | Frozen {
  const today = keptToday(kept, lagosDay(now));
  if (today.ownMoves + moves <= limits.position.changesPerDay) return { ...today, ownMoves: today.ownMoves + moves };
  return { frozen: 'often', waitMs: nextLagosMidnight(now).getTime() - now.getTime() };
}

/** How long the way from the last fix would still take, in milliseconds; nothing where it was long ago, or was no fix but a town. */
function tooSoonMs(person: KeptMoves & Places, cell: Position, now: Date): number {
  const from = ownPosition(person);
  if (from === null || person.ownFixAt === null) return 0;
  const { fixErrorKm, fixMs, kmPerHour } = limits.position;
  const sinceMs = now.getTime() - person.ownFixAt.getTime();
  const wayMs = (Math.max(0, distanceKm(from, cell) - fixErrorKm) / kmPerHour) * 3_600_000;
  return sinceMs >= fixMs ? 0 : Math.max(0, wayMs - sinceMs);
}

/**
 * A device says where it is. Nothing is spent within a cell. Devices err: a leap there and the one back again are taken, and only more of
 * them in a day are not.
 */
export function takeFix(person: KeptMoves & Places, cell: Position, now: Date): KeptMoves | Frozen {
  if (isSameCell(ownPosition(person), cell)) return { ...person, ownFixAt: now };
  const spent = spendMoves(person, 1, now);
  if ('frozen' in spent) return spent;
  const waitMs = tooSoonMs(person, cell, now);
  if (waitMs === 0) return { ...spent, ownFixAt: now };
  if (spent.ownLeaps < limits.position.leapsPerDay) return { ...spent, ownLeaps: spent.ownLeaps + 1, ownFixAt: now };
  return { frozen: 'far', waitMs: Math.min(waitMs, nextLagosMidnight(now).getTime() - now.getTime()) };
}

/** Sets out to a town. The way home is paid with it, so that nobody is kept away; from town to town it is paid already. */
export function setOut(person: KeptMoves & { travelTownId: string | null }, townId: string, now: Date) {
  if (person.travelTownId === townId) return spendMoves(person, 0, now);
  return spendMoves(person, person.travelTownId === null ? 2 : 1, now);
}
