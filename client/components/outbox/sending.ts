/** The part of the outbox that keeps and sends. It sends at its start, on reconnect, and when the page becomes visible. */
import { clear, createStore as createDb, delMany, setMany, values } from 'idb-keyval';
import { session } from '#client/apollo/session.ts';
import { onSocketStatus } from '#client/apollo/socket-status.ts';
import '#client/components/snapshot/keeping.ts';
import { writeItem } from '#client/lib/safe-storage.ts';
import { savesData } from '#client/lib/save-data.ts';
import { toast } from '#client/ui/toast.tsx';
import { leftKey, swipedKey } from './keys.ts';
import { itemsAt, leaveBehind, takeUp } from './left-behind.ts';
import { type Item, outbox, swiped, swipeLane } from './outbox.ts';
import { postMessage } from './post-message.ts';
import { postSwipe } from './post-swipe.ts';
import { createSender } from './sender.ts';
import { createStore } from './store.ts';
import { unsentKey } from './unsent-key.ts';

const db = createDb('zobo', 'outbox');
const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('zobo.outbox') : null;

const keyed = (item: Item): [string, Item] => [item.id, item];

/** Where version 1.0.0 wrote before this part was loaded. */
const formerKey = 'zobo.early';
const left = [...itemsAt(formerKey), ...itemsAt(leftKey)];

const store = createStore({
  outbox,
  early: left,
  // Where a browser has no database, the library throws: these reject.
  db: {
    all: async () => values(db),
    put: async (items) => setMany(items.map(keyed), db),
    remove: async (ids) => delMany([...ids], db),
    clear: async () => clear(db),
  },
  session: session.id,
  announce: (lane) => tabs?.postMessage(lane),
  onUnkept: () =>
    toast({
      title: 'Your phone could not keep this',
      description: 'Stay on this page until it is sent.',
      tone: 'error',
      about: 'unkept',
    }),
});

const sender = createSender({
  outbox,
  refresh: store.refresh,
  post: async (item, lane) => {
    if (!session.isSignedIn()) return 'unanswered';
    return item.kind === 'message' ? postMessage(item, lane) : postSwipe(item);
  },
  now: Date.now,
  exclusively: (lane, run) => ('locks' in navigator ? navigator.locks.request(`zobo.send.${lane}`, run) : run()),
  later: (run, ms) => void setTimeout(run, ms),
});

let isRestored = false;

/** The document of the deck draws cards before any of this is there: it leaves out these people. */
function remember(): void {
  const people = [...swiped(outbox.read(swipeLane))];
  writeItem(swipedKey, people.length > 0 ? JSON.stringify(people) : '');
  const hasUnsent = outbox.lanes().length > 0;
  // What an earlier visit left may not be read yet.
  if (hasUnsent || isRestored) writeItem(unsentKey, hasUnsent ? 'yes' : '');
}

/** Swipes of more than a day ago may no longer be meant. */
function askAboutOld(): void {
  const old = outbox.read(swipeLane).filter(({ state }) => state === 'failed');
  if (old.length === 0) return;
  const ids = new Set(old.map(({ id }) => id));
  toast({
    title: old.length === 1 ? 'A swipe was not sent' : `${old.length} swipes were not sent`,
    description: 'They are more than a day old.',
    tone: 'info',
    about: 'old swipes',
    action: {
      label: 'Send',
      run: () => {
        for (const id of ids) outbox.change(swipeLane, id, { state: 'sending', at: new Date().toISOString() });
      },
    },
    refusal: { label: 'Forget', run: () => outbox.remove(swipeLane, ids) },
  });
}

function flushAll(): void {
  if (session.isSignedIn()) sender.flushAll();
}

outbox.onChanged((_before, _after, lane) => {
  void sender.flush(lane);
  if (lane === swipeLane) askAboutOld();
});
outbox.subscribe(remember);
tabs?.addEventListener('message', async ({ data: lane }) => {
  await store.refresh(String(lane));
  // In case that the other tab closes before it has sent.
  void sender.flush(String(lane));
});
window.addEventListener('pagehide', () => {
  leaveBehind(store.unkept());
  sender.leave(swipeLane);
});
// Another tab was left.
window.addEventListener('storage', async ({ key, newValue }) => {
  if (key !== leftKey || !newValue || !session.isSignedIn()) return;
  const items = itemsAt(leftKey);
  const lanes = await store.adopt(items);
  takeUp(items);
  for (const lane of lanes) void sender.flush(lane);
});
window.addEventListener('online', flushAll);
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && flushAll());
onSocketStatus((status) => status === 'connected' && flushAll());

session.subscribe(({ type }) => {
  if (type === 'signed_out') {
    sender.forget();
    void store.forget();
  } else if (isRestored) flushAll();
});
const restored = store.restore().then(() => {
  takeUp(left);
  writeItem(formerKey, '');
  isRestored = true;
  remember();
  flushAll();
  askAboutOld();
});

/** Early, because without a network it could not be fetched any more. */
const loadQuestion = () => import('./ask-unsent.tsx');
if (!savesData()) void loadQuestion().catch(() => undefined);

/** Asks about what is unsent. Resolves to true if the person means to sign out. */
export const isSignOutMeant = (): Promise<boolean> => loadQuestion().then(({ askUnsent }) => askUnsent(restored));
