/** A phone: a browser of its own on a folder that survives kill -9, or a share of one that all phones without a kill have in common. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { chromiumArgs, type Found } from '#tests/e2e/browser.ts';

export type Phone = {
  /** What its tabs are opened in; another one after a kill. */
  context(): BrowserContext;
  /** kill -9 of the browser with all its processes, and a start on what it left. Only of a phone that can be killed. */
  kill(): Promise<void>;
  end(): Promise<void>;
};
/** Done to each context before its first page. */
export type Prepare = (context: BrowserContext) => Promise<void>;

const START_MS = 60_000;
/** Two tabs are in use at once, and neither is to be slowed down as one that nobody sees. */
const awake = [
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
];

export async function sharedPhone(browser: Browser, prepare: Prepare): Promise<Phone> {
  const context = await browser.newContext({ locale: 'en-NG', timezoneId: 'Africa/Lagos' });
  await prepare(context);
  return {
    context: () => context,
    kill: async () => {
      throw new Error('A browser that others share is not killed.');
    },
    end: () => context.close(),
  };
}

/** Resolves with the address at which it is driven. */
async function listening(child: ChildProcess): Promise<string> {
  let said = '';
  const timer = setTimeout(() => child.kill('SIGKILL'), START_MS);
  for await (const part of child.stderr ?? []) {
    said += String(part);
    const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
    if (address === undefined) continue;
    clearTimeout(timer);
    return address;
  }
  throw new Error(`The browser does not start:\n${said}`);
}

export async function ownPhone(found: Found, prepare: Prepare): Promise<Phone> {
  const folder = mkdtempSync(join(tmpdir(), 'zobo-phone-'));
  const flags = [...chromiumArgs, ...awake, '--headless', '--remote-debugging-port=0', '--window-size=1280,800'];
  let running: { child: ChildProcess; browser: Browser; context: BrowserContext };
  let group: number | undefined;
  const killGroup = (): void => {
    if (group !== undefined) process.kill(-group, 'SIGKILL');
    group = undefined;
  };
  process.once('exit', killGroup);

  async function start(): Promise<void> {
    const child = spawn(found.path, [...flags, `--user-data-dir=${folder}`, 'about:blank'], {
      // A group of its own, so that all its processes end at once.
      detached: true,
      env: { ...process.env, ...found.env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    group = child.pid;
    const address = await listening(child);
    child.stderr?.resume();
    const browser = await chromium.connectOverCDP(address);
    const context = browser.contexts()[0];
    if (context === undefined) throw new Error('The browser has no context.');
    await prepare(context);
    running = { child, browser, context };
  }
  async function end(): Promise<void> {
    const { child, browser } = running;
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
    killGroup();
    await ended;
    await browser.close().catch(() => undefined);
  }
  await start();
  return {
    context: () => running.context,
    async kill() {
      await end();
      await start();
    },
    async end() {
      process.off('exit', killGroup);
      await end();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
