/** Keeps what the pages of this visit show: some seconds after a page was opened, and when the person leaves. */
import { session } from '#client/apollo/session.ts';
import { writeItem } from '#client/lib/safe-storage.ts';
import { leaving } from './selection.ts';
import { forgetFound, keptKey, type Snapshot } from './snapshot.ts';
import { forget, readAll, write } from './stored.ts';
import { sources } from './use-snapshot.ts';

/** The answer of a page that was opened has mostly come by then. */
const ANSWERED_MS = 5_000;

let last: Promise<unknown> = Promise.resolve();

async function keep(): Promise<void> {
  const mine = session.id();
  // Signed out before this part was there.
  if (mine === '') return forget();
  if (sources.size === 0) return;
  const at = Date.now();
  const all = await readAll();
  const puts = new Map<string, Snapshot>();
  let threads: readonly string[] | null = null;
  for (const [name, source] of sources) {
    const data = source.read();
    if (data === null) all.delete(name);
    else puts.set(name, { asked: source.asked, session: mine, at, data });
    if (data !== null && source.threads) threads = source.threads(data);
  }
  const gone = [...sources.keys()].filter((name) => !puts.has(name));
  for (const [name, snapshot] of puts) all.set(name, snapshot);
  const removals = [...gone, ...leaving(all, { session: mine, now: at, threads })];
  for (const name of removals) puts.delete(name);
  // Somebody may have signed out while it was read.
  if (session.id() !== mine) return;
  await write(puts, removals);
  writeItem(keptKey, mine);
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
