import { type GameType, games } from '../games.ts';

/** The line that a game for two leaves in the chat, the same for both. */
export function resultLine(game: GameType, parts: readonly { name: string; score: number }[]): string {
  return `${games[game].name}: ${parts.map(({ name, score }) => `${name} ${score}`).join(', ')}`;
}
