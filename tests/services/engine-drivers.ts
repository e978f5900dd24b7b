/** Three engines behind one door: Chromium over its own protocol, Firefox over WebDriver BiDi, WebKit over WebDriver. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { WebSocket } from 'ws';
import { chromiumArgs, findChromium } from '#tests/e2e/browser.ts';
import { freePort } from '#tests/e2e/product.ts';
import { type Engine, type Point, screen } from './engine.ts';

const START_MS = 60_000;

export async function openChromium(): Promise<Engine> {
  const { path, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env } as Record<string, string>,
    args: chromiumArgs,
  });
  const page = await (await browser.newContext({ viewport: screen })).newPage();
  return {
    name: 'Chromium',
    open: async (url) => void (await page.goto(url)),
    value: (expression) => page.evaluate(expression),
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

/** Both WebDriver protocols say presses and keys in the same words. */
const pressed = ({ x, y }: Point) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
const typed = (text: string) => [
  {
    type: 'key',
    id: 'keys',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await Promise.race([once(child, 'exit'), sleep(5_000, undefined, { ref: false })]);
  child.kill('SIGKILL');
}

/** Waits for a line of its output; throws when the program is not there. */
async function saysOf(child: ChildProcess, stream: 'stdout' | 'stderr', line: RegExp): Promise<string> {
  const missing = once(child, 'error').then(([error]) => Promise.reject(error));
  const heard = (async () => {
    let text = '';
    for await (const chunk of child[stream] ?? []) {
      text += chunk;
      const found = line.exec(text)?.[1];
      if (found !== undefined) return found;
    }
    throw new Error(`${child.spawnfile} ended: ${text.slice(-1_000)}`);
  })();
  const late = sleep(START_MS, undefined, { ref: false }).then(() =>
    Promise.reject(new Error(`${child.spawnfile} is silent`)),
  );
  return Promise.race([heard, missing, late]);
}

type Sent = { resolve: (result: never) => void; reject: (error: Error) => void };

/** Commands and answers of WebDriver BiDi over one socket. */
async function bidi(url: string) {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await once(socket, 'open');
  const waiting = new Map<number, Sent>();
  let last = 0;
  socket.on('message', (data) => {
    const { id, type, result, error, message } = JSON.parse(String(data));
    const sent = waiting.get(id);
    waiting.delete(id);
    if (type === 'error') sent?.reject(new Error(`${error}: ${message}`));
    else sent?.resolve(result as never);
  });
  return {
    send<T>(method: string, params: object): Promise<T> {
      last += 1;
      const id = last;
      return new Promise<T>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    close: () => socket.close(),
  };
}

/** Debian: apt-get install firefox-esr. */
export async function openFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'zobo-firefox-'));
  const child = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
    },
  );
  const address = await saysOf(child, 'stderr', /WebDriver BiDi listening on (\S+)/);
  child.stderr?.resume();
  const { send, close } = await bidi(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context ?? '';
  await send('browsingContext.setViewport', { context, viewport: screen });
  return {
    name: 'Firefox',
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async value<T>(expression: string): Promise<T> {
      const told = await send<{ type: string; result: { value: string }; exceptionDetails?: { text: string } }>(
        'script.evaluate',
        { expression: `JSON.stringify((${expression}) ?? null)`, target: { context }, awaitPromise: true },
      );
      if (told.type === 'exception') throw new Error(told.exceptionDetails?.text);
      return JSON.parse(told.result.value);
    },
    press: (at) => send('input.performActions', { context, actions: pressed(at) }),
    type: (text) => send('input.performActions', { context, actions: typed(text) }),
    async close() {
      close();
      await ended(child);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Debian: apt-get install webkit2gtk-driver xvfb. It needs a screen, which is drawn into memory. */
export async function openWebKit(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'zobo-webkit-'));
  const display = spawn('Xvfb', ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1280x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await saysOf(display, 'stdout', /^(\d+)\n/);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      HOME: folder,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const missing = once(driver, 'error').then(([error]) => Promise.reject(error));
  missing.catch(() => undefined);
  let session = '';
  async function ask<T>(method: 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}/session${session}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`WebKit, ${path}: ${value.error} ${value.message}`);
    return value;
  }
  const started = async (): Promise<{ sessionId: string }> => {
    for (const end = Date.now() + START_MS; ; await sleep(200)) {
      const up = await fetch(`http://127.0.0.1:${port}/status`).then(
        () => true,
        () => false,
      );
      if (up) return ask('POST', '', { capabilities: { alwaysMatch: {} } });
      if (Date.now() > end) throw new Error('WebKitWebDriver does not answer.');
    }
  };
  const { sessionId } = await Promise.race([started(), missing]);
  session = `/${sessionId}`;
  await ask('POST', '/window/rect', { ...screen, x: 0, y: 0 });
  return {
    name: 'WebKit',
    open: (url) => ask('POST', '/url', { url }),
    value: async (expression) =>
      JSON.parse(
        await ask('POST', '/execute/sync', { script: `return JSON.stringify((${expression}) ?? null)`, args: [] }),
      ),
    press: (at) => ask('POST', '/actions', { actions: pressed(at) }),
    type: (text) => ask('POST', '/actions', { actions: typed(text) }),
    async close() {
      await ask('DELETE', '').catch(() => undefined);
      await ended(driver);
      await ended(display);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
