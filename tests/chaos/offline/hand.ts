/** The owner's hand: tabs, and what is pressed and written in them. What the screen shows is all that it goes by. */
import type { BrowserContext, Page } from '@playwright/test';
import { limits } from '#rules/limits.ts';
import { chatPath, paths } from '#rules/paths.ts';
import { sessionKey } from '../../../client/apollo/kept-session.ts';
import { leftKey } from '../../../client/components/outbox/keys.ts';
import type { Item } from '../../../client/components/outbox/outbox.ts';
import type { Happening } from './history.ts';
import type { Prepare } from './phone.ts';
import type { Match, Owner } from './world.ts';

/** The page's way to say that the device keeps something. */
const TELL = 'zoboOfflineKept';
/** How long the screen may take to show what was done, and a page to stand there. */
const SHOWN_MS = 10_000;
const BUTTON_MS = 1_000;

const kept = (item: Item): Happening => {
  const { id } = item;
  if (item.kind === 'message') return { kind: 'kept', id, act: 'write', match: item.matchId, text: item.content };
  const act = item.kind === 'undoPass' ? 'undo' : item.kind === 'pass' ? 'pass' : 'like';
  return { kind: 'kept', id, act, person: item.profileId };
};

/** Tells each record of the outbox once it is on the device. Runs in the page. */
function watchRecords(tell: string): void {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
    const { transaction } = this;
    if (transaction.db.name === 'zobo' && this.name === 'outbox')
      transaction.addEventListener('complete', () => {
        void (window as unknown as Record<string, (value: unknown) => void>)[tell]?.(value);
      });
    return put.call(this, value, key);
  };
}

/** The card on top, by the name that it says; null for none. Runs in the page. */
function topCard(): string | null {
  const top = [...document.querySelectorAll('article')].find((card) => card.closest('[aria-hidden]') === null);
  return top?.getAttribute('aria-label')?.replace(/, \d+$/, '') ?? null;
}

/** Somebody who signed in before, and an ear for what the device keeps. */
export const prepared =
  (owner: Owner, origin: string, add: (happening: Happening) => void): Prepare =>
  async (context) => {
    const { accessToken, refreshToken } = owner;
    const session = JSON.stringify({ accessToken, refreshToken, expiresAt: Date.now() + limits.session.accessMs });
    await context.exposeBinding(TELL, (_source, item: Item) => add(kept(item)));
    // tsx marks each function inside another with its name, by a helper that pages do not have.
    await context.addInitScript(`globalThis.__name = (marked) => marked; globalThis.zoboTopCard = ${topCard}`);
    await context.addInitScript(
      (given) => {
        // Within seconds of a kill the browser may not have written it.
        if (location.origin === given.origin && localStorage.getItem(given.key) === null)
          localStorage.setItem(given.key, given.session);
      },
      { origin, key: sessionKey, session },
    );
    await context.addInitScript(watchRecords, TELL);
  };

/** The page's own copy of `topCard`. */
type Seen = { zoboTopCard: typeof topCard };

/** Presses a button with the card on top in view; answers which one that was, or false without the button. Runs in the page. */
function press(label: string): { card: string | null } | false {
  const button = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === label && one.closest('[inert]') === null,
  );
  if (button === undefined) return false;
  const card = (window as unknown as Seen).zoboTopCard();
  button.click();
  return { card };
}

export type Tab = {
  page: Page;
  /** Those passed in this visit, the last one at the end: whom an undo brings back. */
  passed: string[];
};

export const openTab = async (context: BrowserContext): Promise<Tab> => ({ page: await context.newPage(), passed: [] });

/** Opens an address anew. Without a line there is no page. */
export async function open(tab: Tab, url: string): Promise<void> {
  tab.passed = [];
  await tab.page.goto(url, { waitUntil: 'commit', timeout: SHOWN_MS }).catch(() => undefined);
}

export type Place = { path: string; sign: string };
export const cards: Place = { path: paths.browse, sign: '[role=group][aria-label=Decide]' };
export const chat = ({ id, name }: Match): Place => ({
  path: chatPath(id),
  sign: `textarea[aria-label="Message to ${name}"]`,
});

/** Goes to a place of the app as its links do; what is not a page of the app is opened. False when it is not there in time. */
export async function go(tab: Tab, origin: string, { path, sign }: Place, isUp: boolean): Promise<boolean> {
  const { page } = tab;
  const isThere = (timeout: number): Promise<boolean> =>
    page
      .locator(sign)
      .waitFor({ timeout })
      .then(
        () => true,
        () => false,
      );
  if (page.url() === `${origin}${path}`) {
    if (await isThere(isUp ? 3_000 : 500)) return true;
  } else if (page.url().startsWith(origin)) {
    tab.passed = [];
    await page
      .evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, path)
      .catch(() => undefined);
    if (await isThere(isUp ? 3_000 : 1_000)) return true;
  }
  if (!isUp) return false;
  await open(tab, `${origin}${path}`);
  return isThere(SHOWN_MS);
}

const labels = { pass: 'Pass', like: 'Like', undo: 'Undo the last pass' } as const;

/** Presses, and resolves with the card that was on top; false where there is no such button. */
export async function pressIn({ page }: Tab, act: keyof typeof labels): Promise<string | null | false> {
  for (const until = Date.now() + BUTTON_MS; Date.now() < until; await page.waitForTimeout(20)) {
    const pressed = await page.evaluate(press, labels[act]);
    if (pressed !== false) return pressed.card;
  }
  return false;
}

/** Resolves with the card on top once it is another one. */
export async function nextCard({ page }: Tab, before: string | null): Promise<string | null> {
  const until = Date.now() + SHOWN_MS;
  for (;;) {
    const now = await page.evaluate(topCard);
    if (now !== before) return now;
    if (Date.now() > until) throw new Error(`The card of ${before} does not go.`);
    await page.waitForTimeout(20);
  }
}

const field = ({ page }: Tab) => page.getByRole('textbox', { name: /^Message to/ });

export async function write(tab: Tab, text: string): Promise<void> {
  await field(tab).fill(text, { timeout: SHOWN_MS });
  await field(tab).press('Enter', { timeout: SHOWN_MS });
}

export const untilWritten = ({ page }: Tab, text: string): Promise<void> =>
  page
    .getByRole('region', { name: 'Messages', exact: true })
    .getByRole('listitem')
    .filter({ hasText: text })
    .first()
    .waitFor({ timeout: SHOWN_MS });

/** What the device still has to send. */
export const waiting = ({ page }: Tab): Promise<string[]> =>
  page.evaluate(async (early) => {
    // To open one that is not there would make it, without what the product keeps in it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'zobo'))
      return localStorage.getItem(early) ? ['what was left behind'] : [];
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('zobo');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    try {
      const items = await new Promise<{ kind: string; state: string; content?: string; profileId?: string }[]>(
        (resolve, reject) => {
          const asking = db.transaction('outbox').objectStore('outbox').getAll();
          asking.onsuccess = () => resolve(asking.result);
          asking.onerror = () => reject(asking.error);
        },
      );
      const left = items.map(({ kind, state, content, profileId }) => `${kind} ${content ?? profileId} (${state})`);
      return [...left, ...(localStorage.getItem(early) ? ['what was left behind'] : [])];
    } finally {
      db.close();
    }
  }, leftKey);
