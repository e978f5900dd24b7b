/** 'suspend_account' as 'Suspend account', 'reportId' as 'Report id'. */
export function wordsOf(name: string): string {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Anything but an object of plain values is shown as it is. */
export function detailsOf(json: string): (readonly [string, string])[] {
  let details: unknown;
  try {
    details = JSON.parse(json);
  } catch {
    return [['Details', json]];
  }
  if (typeof details !== 'object' || details === null) return [['Details', json]];
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== '')
    .map(
      ([name, value]) => [wordsOf(name), typeof value === 'object' ? JSON.stringify(value) : String(value)] as const,
    );
}
