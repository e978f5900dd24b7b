import { titled } from '#client/lib/titled.ts';
import { waitText } from '#client/lib/wait-text.ts';
import { abilityFor, type GameType, messages as rules } from '#rules/games.ts';
import type { Ability, Access_ViewerFragment } from './games.generated.ts';

/** Why a game cannot be begun: it belongs to another plan, or the day's plays are used up. */
export type Lock = 'platinum' | 'tier' | 'limit';

/** The catalogue's words of a lock. */
export function lockText(lock: Lock): { title: string; description?: string } {
  return titled(lock === 'platinum' ? rules.platinum : lock === 'tier' ? rules.tierTooLow : rules.limit);
}

/** What the offer is about that answers a lock. */
export function lockTopic(lock: Lock): 'games' | 'platinumGames' {
  return lock === 'platinum' ? 'platinumGames' : 'games';
}

/** The lock of a refusal by the server. */
export function lockOfAbility(ability: Ability): Lock {
  return ability === 'PLATINUM_GAMES' ? 'platinum' : 'tier';
}

/** The plays of the day; null when they are not counted. Once the day is over all of them are there again. */
export function playsOf({ abilities, gamePlays }: Access_ViewerFragment, now: Date) {
  if (gamePlays.limit === null || abilities.includes('GOLD_GAMES')) return null;
  const msLeft = Date.parse(gamePlays.resetsAt) - now.getTime();
  const used = msLeft <= 0 ? 0 : Math.min(gamePlays.used, gamePlays.limit);
  return { used, limit: gamePlays.limit, wait: waitText(Math.max(0, msLeft) / 1_000) };
}

/** What keeps somebody from a game now, by what they may do; null when nothing does. The server decides again. */
export function lockOf(game: GameType, viewer: Access_ViewerFragment, now: Date): Lock | null {
  const ability = abilityFor(game);
  if (ability !== null && !viewer.abilities.some((held) => held === ability.toUpperCase()))
    return ability === 'platinum_games' ? 'platinum' : 'tier';
  const plays = playsOf(viewer, now);
  return plays !== null && plays.used >= plays.limit ? 'limit' : null;
}
