/** A cheap phone: a small screen, a finger, and a processor four times slower than this one. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { keptOf, sessionKey, type Tokens } from '../../../client/apollo/kept-session.ts';
import { saverKey } from '../../../client/lib/save-data.ts';
import { type Sight, type Told, watch } from './watch.ts';

const THROTTLE = 4;
const PATIENCE_MS = 90_000;
/** The page's way to say something to this process. */
export const TELL = 'zoboBenchTell';

type Script = { at: number; bytes: number };
export type Visit = {
  page: Page;
  session: CDPSession;
  /** When it happened first, in milliseconds since 1970; waits for it. */
  when(name: string, patienceMs?: number): Promise<number>;
  /** The scripts that were asked for before then. */
  scriptsBefore(at: number): { count: number; kB: number };
};
export type Sights = Readonly<Record<string, Sight>>;
export type Handset = {
  /** Opens an address in a page of its own, in place of the one before; what is stored stays. */
  open(path: string, sights?: Sights, options?: { withoutPhotos?: boolean }): Promise<Visit>;
  close(): Promise<void>;
};

function listen() {
  const marks = new Map<string, number>();
  const scripts = new Map<string, Script>();
  return {
    hear(told: Told): void {
      if (told.kind === 'mark' && !marks.has(told.name)) marks.set(told.name, told.at);
      if (told.kind === 'script' && !scripts.has(told.name)) scripts.set(told.name, told);
    },
    async when(name: string, patienceMs = PATIENCE_MS): Promise<number> {
      for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(5)) {
        const at = marks.get(name);
        if (at !== undefined) return at;
      }
      throw new Error(`"${name}" did not happen in ${patienceMs / 1_000} s; so far: ${[...marks.keys()].join(', ')}`);
    },
    scriptsBefore(at: number) {
      const before = [...scripts.values()].filter((script) => script.at < at);
      return { count: before.length, kB: before.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000 };
    },
  };
}

type Owner = { tokens?: Tokens | undefined; savesData?: boolean | undefined };

export async function openHandset(browser: Browser, baseURL: string, owner: Owner = {}): Promise<Handset> {
  const { tokens, savesData = false } = owner;
  const value = tokens && JSON.stringify(keptOf(tokens, Date.now()));
  const localStorage = [
    ...(value === undefined ? [] : [{ name: sessionKey, value }]),
    ...(savesData ? [{ name: saverKey, value: 'on' }] : []),
  ];
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
  });
  return {
    async open(path, sights = {}, { withoutPhotos = false } = {}) {
      for (const page of context.pages()) await page.close();
      const page = await context.newPage();
      const { hear, ...ears } = listen();
      await page.exposeBinding(TELL, (_source, told: Told) => hear(told));
      // tsx marks each function inside another with its name, by a helper that pages do not have.
      await page.addInitScript('globalThis.__name = (marked) => marked');
      await page.addInitScript(watch, { sights, tell: TELL });
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
      if (withoutPhotos) await session.send('Network.setBlockedURLs', { urls: ['*/photos/*'] });
      await page.goto(path, { waitUntil: 'commit', timeout: PATIENCE_MS });
      return { page, session, ...ears };
    },
    close: () => context.close(),
  };
}
