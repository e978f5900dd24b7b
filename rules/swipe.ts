/** A drag counts beyond `acrossPx` sideways and below `downPx` up or down. */
const swipe = { acrossPx: 100, downPx: 50 } as const;

export function swipeOf(across: number, down: number): 'like' | 'pass' | null {
  if (!(Math.abs(across) > swipe.acrossPx && Math.abs(down) < swipe.downPx)) return null;
  return across > 0 ? 'like' : 'pass';
}
