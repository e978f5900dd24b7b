/** Which snapshots stay. Pure, so that its rules can be tested without a browser. */
import { isOld, isThread, threadName } from './names.ts';
import type { Snapshot } from './snapshot.ts';

const THREADS = 10;
/** Letters of JSON, of all together. */
const SIZE = 500_000;

/**
 * The names that go: of another session, too old, chats that are not among `threads` (null: nobody knows), and chats beyond the ten that were
 * written last or beyond the room for all.
 */
export function leaving(
  all: ReadonlyMap<string, Snapshot>,
  { session, now, threads }: { session: string; now: number; threads: readonly string[] | null },
): string[] {
  const mayStay = threads && new Set(threads.map(threadName));
  const stays = [...all].filter(
    ([name, kept]) =>
      kept.session === session &&
      !isOld(name, kept.at, now) &&
      (!isThread(name) || mayStay === null || mayStay.has(name)),
  );
  const pages = stays.filter(([name]) => !isThread(name));
  const chats = stays
    .filter(([name]) => isThread(name))
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, THREADS);
  const left = new Set<string>();
  let size = 0;
  for (const [name, { data }] of [...pages, ...chats]) {
    size += JSON.stringify(data).length;
    if (size <= SIZE) left.add(name);
  }
  return [...all.keys()].filter((name) => !left.has(name));
}
