import type { TestApp } from './app.ts';

/** Lets all windows of throttles pass. They go by the machine's clock, which a test does not move. */
export async function openWindows(app: TestApp): Promise<void> {
  await app.db.deleteFrom('throttles').execute();
}
