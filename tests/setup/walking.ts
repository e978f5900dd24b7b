/** People who are on the move for a week, and where their ways cross from one privacy cell into another. */
import type { Position } from '#rules/distance.ts';
import { cellOf, offset } from './locating.ts';
import type { Dice } from './random.ts';

const MINUTES_A_DAY = 1_440;

/** Where somebody is by the minute while they move; a minute that is absent is spent where the last one ended. */
export type Route = ReadonlyMap<number, Position>;

/** Every day one way of so many minutes, from where the last one ended, that turns a little each minute and comes back to the middle when it strays. */
export function routeOf(home: Position, metresASecond: number, minutesADay: number, days: number, dice: Dice): Route {
  const route = new Map<number, Position>([[0, home]]);
  let at = home;
  for (let day = 0; day < days; day += 1) {
    const start = day * MINUTES_A_DAY + 1 + dice.below(MINUTES_A_DAY - minutesADay - 1);
    let direction = 2 * Math.PI * dice.next();
    for (let minute = start; minute < start + minutesADay; minute += 1) {
      const back = Math.atan2(home.longitude - at.longitude, home.latitude - at.latitude);
      const isAstray = Math.hypot(home.longitude - at.longitude, home.latitude - at.latitude) > 0.25;
      direction = isAstray ? back : direction + 0.3 * (dice.next() - 0.5);
      at = offset(at, (metresASecond * 60) / 1_000, direction);
      route.set(minute, at);
    }
  }
  return route;
}

export function isSameCell(one: Position, other: Position): boolean {
  const [a, b] = [cellOf(one), cellOf(other)];
  return Math.abs(a.latitude - b.latitude) < 1e-9 && Math.abs(a.longitude - b.longitude) < 1e-9;
}
