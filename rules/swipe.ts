/** A drag of a card counts above `acrossPx` to a side, as long as it strays less than `downPx` up or down. */
const swipe = { acrossPx: 100, downPx: 50 } as const;

/** What a drag of so many pixels decides: to the right a like, to the left a pass; null when the card springs back. */
export function swipeOf(across: number, down: number): 'like' | 'pass' | null {
  if (!(Math.abs(across) > swipe.acrossPx && Math.abs(down) < swipe.downPx)) return null;
  return across > 0 ? 'like' : 'pass';
}
