/** Keeps what the pages of this visit show: some seconds after a page was opened, and when the person leaves. */
import { endedMatches } from '#client/apollo/ended-matches.ts';
import { session } from '#client/apollo/session.ts';
import { writeItem } from '#client/lib/safe-storage.ts';
import { keptKey } from './kept-key.ts';
import { threadName } from './names.ts';
import { leaving } from './selection.ts';
import { forgetFound, type Snapshot } from './snapshot.ts';
import { forget, readAll, write } from './stored.ts';
import { sources } from './use-kept.ts';

/** The answer of a page that was opened has mostly come by then. */
const ANSWERED_MS = 5_000;

let last: Promise<unknown> = Promise.resolve();

/** What the pages of this visit have now. What did not change keeps its age. */
function readSources(all: ReadonlyMap<string, Snapshot>, mine: string) {
  const puts = new Map<string, Snapshot>();
  const gone = [...endedMatches].map(threadName);
  let threads: readonly string[] | null = null;
  let at = Date.now();
  for (const [name, { asked, read }] of sources) {
    const found = read();
    if (found === undefined) continue;
    threads = found.threads ?? threads;
    const known = all.get(name);
    const now = JSON.stringify([mine, asked, found.data]);
    const isKnown = known !== undefined && now === JSON.stringify([known.session, known.asked, known.data]);
    if (found.data === null) gone.push(name);
    // The pages that were opened last are the newest.
    else if (!isKnown) puts.set(name, { asked, session: mine, at: at++, data: found.data });
  }
  return { puts, gone, threads };
}

async function keep(): Promise<void> {
  const mine = session.id();
  // Signed out before this part was there.
  if (mine === '') return forget();
  const all = await readAll();
  const { puts, gone, threads } = readSources(all, mine);
  const kept = new Map([...all, ...puts]);
  for (const name of gone) kept.delete(name);
  const removals = [...gone, ...leaving(kept, { session: mine, now: Date.now(), threads })];
  for (const name of removals) puts.delete(name);
  // Somebody may have signed out while it was read, in another tab too.
  session.follow();
  if (session.id() !== mine) return;
  await write(puts, removals);
  if (session.id() === mine) writeItem(keptKey, mine);
}

/** One after the other. Where the device refuses, pages wait for the server as before. */
function inTurn(run: () => Promise<void>): void {
  last = last.then(run).catch(() => undefined);
}

document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && inTurn(keep));
window.addEventListener('pagehide', () => inTurn(keep));
let timer: ReturnType<typeof setTimeout> | undefined;
sources.changed = () => {
  clearTimeout(timer);
  timer = setTimeout(() => inTurn(keep), ANSWERED_MS);
};
session.subscribe(({ type }) => {
  if (type !== 'signed_out') return;
  forgetFound();
  sources.clear();
  inTurn(forget);
});
inTurn(keep);
