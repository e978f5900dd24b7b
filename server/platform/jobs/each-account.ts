const FIRST = '00000000-0000-0000-0000-000000000000';

/** In ascending order of ids. A failure does not stop the others; the next run retries it. Throws AggregateError if any failed. */
export async function forEachAccount(
  atOnce: number,
  next: (after: string) => Promise<string[]>,
  work: (id: string) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  let after = FIRST;
  for (;;) {
    const ids = await next(after);
    for (const id of ids) await work(id).catch((error: unknown) => failures.push(error));
    const last = ids.at(-1);
    if (last === undefined || ids.length < atOnce) break;
    after = last;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be dealt with`);
}
