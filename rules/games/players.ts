/** In a game for two: 0 has invited, 1 was invited and begins. */
export type Player = 0 | 1;

export const otherPlayer = (player: Player): Player => (player === 0 ? 1 : 0);

/** A result, by player. */
export type Score = readonly [number, number];
