const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Does something for each of many, of whom `next` reads up to `atOnce` after an id, in ascending order. One who fails keeps nobody else
 * from it, and comes again with the next run.
 */
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
