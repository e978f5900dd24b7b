import { titled } from '#client/lib/titled.ts';
import { waitText } from '#client/lib/wait-text.ts';
import { abilityFor, type GameType, messages as rules } from '#rules/games.ts';
import type { Ability, Access_ViewerFragment } from './games.generated.ts';

/** The reason of a lock: the game belongs to another plan, or today's plays are used up. */
export type Lock = 'platinum' | 'tier' | 'limit';

export function lockText(lock: Lock): { title: string; description?: string } {
  return titled(lock === 'platinum' ? rules.platinum : lock === 'tier' ? rules.tierTooLow : rules.limit);
}

export function lockTopic(lock: Lock): 'games' | 'platinumGames' {
  return lock === 'platinum' ? 'platinumGames' : 'games';
}

export function lockOfAbility(ability: Ability): Lock {
  return ability === 'PLATINUM_GAMES' ? 'platinum' : 'tier';
}

/** Today's plays; null if they are not counted. After the end of the day all are available again. */
export function playsOf({ plan, gamePlays }: Access_ViewerFragment, now: Date) {
  if (gamePlays.limit === null || plan.abilities.includes('GOLD_GAMES')) return null;
  const msLeft = Date.parse(gamePlays.resetsAt) - now.getTime();
  const used = msLeft <= 0 ? 0 : Math.min(gamePlays.used, gamePlays.limit);
  return { used, limit: gamePlays.limit, wait: waitText(Math.max(0, msLeft) / 1_000) };
}

/** The current lock of a game for the viewer; null if it is open. The server checks again. */
export function lockOf(game: GameType, viewer: Access_ViewerFragment, now: Date): Lock | null {
  const ability = abilityFor(game);
  if (ability !== null && !viewer.plan.abilities.some((held) => held === ability.toUpperCase()))
    return ability === 'platinum_games' ? 'platinum' : 'tier';
  const plays = playsOf(viewer, now);
  return plays !== null && plays.used >= plays.limit ? 'limit' : null;
}
