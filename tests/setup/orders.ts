/** Every order of some numbers. */
export function* orders(of: readonly number[]): Generator<number[]> {
  if (of.length === 0) yield [];
  for (const [at, first] of of.entries()) {
    for (const rest of orders(of.filter((_, index) => index !== at))) yield [first, ...rest];
  }
}
