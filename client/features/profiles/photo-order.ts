/** The list with one member moved to another index; the same list if there is no such member. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const member = list[from];
  if (member === undefined || from === to || to < 0 || to >= list.length) return list;
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), member, ...others.slice(to)];
}

export function moveText(to: number, count: number): string {
  return to === 0 ? 'This is your main photo now.' : `Photo moved to place ${to + 1} of ${count}.`;
}
