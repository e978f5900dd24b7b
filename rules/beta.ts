/** Whether the beta's offer stands on a day; both are YYYY-MM-DD, and the last day belongs to it. */
export function isBetaOpen(today: string, endsOn: string): boolean {
  return today <= endsOn;
}
