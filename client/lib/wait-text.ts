/** Rounded up: seconds up to a minute, minutes up to 90, then hours. */
export function waitText(seconds: number): string {
  const say = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (seconds <= 60) return say(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds <= 90 * 60) return say(Math.ceil(seconds / 60), 'minute');
  return say(Math.ceil(seconds / 3_600), 'hour');
}
