import { limits } from '#rules/limits.ts';
import { type Spend, spendPoint } from '#server/platform/throttles/throttles.ts';
import type { TestApp } from './app.ts';

/** Lets all windows of throttles pass. They go by the machine's clock, which a test does not move. */
export async function openWindows({ db }: Pick<TestApp, 'db'>): Promise<void> {
  for (const table of ['throttles', 'lastingThrottles'] as const) await db.deleteFrom(table).execute();
}

/** Spends a window but for some points, as so many attempts would. */
export async function useWindow(app: TestApp, [name, subject]: Spend, left = 0): Promise<void> {
  for (let at = left; at < limits.throttles[name].points; at += 1) await spendPoint(app.deps, [name, subject]);
}
