/** Both days are YYYY-MM-DD; the last day is included. */
export function isBetaOpen(today: string, endsOn: string): boolean {
  return today <= endsOn;
}
