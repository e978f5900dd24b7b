/** Pixels. A drag counts as a swipe beyond `acrossPx` sideways and below `downPx` up or down. */
const swipe = { acrossPx: 100, downPx: 50 } as const;

/** The decision of a drag in pixels: right is a like, left a pass; null if the card springs back. */
export function swipeOf(across: number, down: number): 'like' | 'pass' | null {
  if (!(Math.abs(across) > swipe.acrossPx && Math.abs(down) < swipe.downPx)) return null;
  return across > 0 ? 'like' : 'pass';
}
