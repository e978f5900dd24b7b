/**
 * A call through a real coturn (Debian: apt-get install coturn), between two real Chromiums that may use its relay only: the servers'
 * credentials work, both pictures move, and neither device learns an address of the other.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#rules/limits.ts';
import { chatPath } from '#rules/paths.ts';
import { createDb, createPool, type Db } from '#server/db/pool.ts';
import { createApi } from '#tests/e2e/api.ts';
import { chromiumArgs, findChromium } from '#tests/e2e/browser.ts';
import { SESSION_KEY } from '#tests/e2e/fixtures.ts';
import { freePort, type Product, startProduct } from '#tests/e2e/product.ts';
import { grant, matched, newcomer, type Person } from '#tests/factories/people.ts';
import type { TestApp } from '#tests/setup/app.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

const SECRET = 'a secret of this test alone';
const VIDEO = 'video[aria-label^="Video of"]';

let relay: ChildProcess;
let folder: string;
let product: Product;
let browser: Browser;
let db: Db;
let ada: Person;
let bola: Person;
let matchId: string;

async function startRelay(port: number): Promise<ChildProcess> {
  const child = spawn(
    'turnserver',
    [
      ...['-n', '--no-cli', '--no-tls', '--no-dtls', '--log-file=stdout', '--simple-log', '--fingerprint'],
      ...['--use-auth-secret', `--static-auth-secret=${SECRET}`, '--realm=zobo.test'],
      ...['--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1', `--listening-port=${port}`, '--allow-loopback-peers'],
      ...[
        '--min-port=50000',
        '--max-port=50200',
        `--pidfile=${join(folder, 'turn.pid')}`,
        `--userdb=${join(folder, 'turn.db')}`,
      ],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const chunk of child.stdout ?? [])
    if (/listener opened|IPv4. UDP|Total.*servers/i.test(String(chunk))) break;
  child.stdout?.resume();
  return child;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zobo-turn-'));
  const port = await freePort();
  relay = await startRelay(port);
  const database = await createTestDatabase();
  db = createDb(createPool({ connectionString: database.url, max: 2, onError: () => undefined }));
  product = await startProduct({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    APP_SECRET: 'of this test alone, long enough to be one',
    TURN_URL: `turn:127.0.0.1:${port}?transport=udp`,
    TURN_SECRET: SECRET,
  });
  const api = createApi(product.url, database.url);
  ada = await newcomer(api, 'Ada');
  bola = await newcomer(api, 'Bola', { profile: { gender: 'MALE' } });
  const app = { db, clock: { now: () => new Date() } } as TestApp;
  for (const someone of [ada, bola]) await grant(app, someone, 'gold');
  matchId = await matched(api, ada, bola);
  const { path, env } = await findChromium();
  browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env } as Record<string, string>,
    args: [
      ...chromiumArgs,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      // The relay of this test is on this machine.
      '--allow-loopback-in-peer-connection',
    ],
  });
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await db?.destroy();
  relay?.kill('SIGTERM');
  if (relay) await once(relay, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

/** The thread of a signed-in person, in a page that remembers its connections. */
async function thread({ accessToken, refreshToken }: Person): Promise<Page> {
  const value = JSON.stringify({ accessToken, refreshToken, expiresAt: Date.now() + limits.session.accessMs });
  const context = await browser.newContext({
    serviceWorkers: 'block',
    permissions: ['camera', 'microphone'],
    storageState: { cookies: [], origins: [{ origin: product.url, localStorage: [{ name: SESSION_KEY, value }] }] },
  });
  await context.addInitScript(() => {
    const made: RTCPeerConnection[] = [];
    Object.assign(window, { made });
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        made.push(this);
      }
    };
  });
  const page = await context.newPage();
  await page.goto(`${product.url}${chatPath(matchId)}`);
  return page;
}

/** The kinds of the two ends of the way that the media take, and every kind of candidate this device knows of the other. */
const wayOf = (page: Page) =>
  page.evaluate(async () => {
    const [connection] = (window as unknown as { made: RTCPeerConnection[] }).made.slice(-1);
    const stats = [...((await connection?.getStats()) ?? new Map()).values()];
    const pair = stats.find(
      ({ type, nominated, state }) => type === 'candidate-pair' && nominated && state === 'succeeded',
    );
    const kindOf = (id: string) => stats.find((one) => one.id === id)?.candidateType;
    return {
      ends: pair && [kindOf(pair.localCandidateId), kindOf(pair.remoteCandidateId)],
      known: [
        ...new Set(stats.filter(({ type }) => type === 'remote-candidate').map(({ candidateType }) => candidateType)),
      ],
      descriptions: `${connection?.remoteDescription?.sdp}`,
    };
  });

const framesOf = (page: Page) =>
  page.locator(VIDEO).evaluate((video) => (video as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames);

test('a relayed call shows both pictures moving, and no address of the other', async () => {
  const [caller, called] = [await thread(ada), await thread(bola)];
  await caller.getByRole('button', { name: 'Video call' }).click();
  await called.getByRole('button', { name: 'Answer with video' }).click();
  for (const page of [caller, called]) {
    await page
      .getByText(/^Connected with/)
      .first()
      .waitFor();
    const before = await framesOf(page);
    await expect.poll(() => framesOf(page), { timeout: 15_000 }).toBeGreaterThan(before + 5);
    const { ends, known, descriptions } = await wayOf(page);
    expect(ends).toEqual(['relay', 'relay']);
    expect(known).toEqual(['relay']);
    expect(descriptions).not.toMatch(/typ (host|srflx|prflx)|raddr (?!0\.0\.0\.0)/);
  }
  await caller.getByRole('button', { name: 'Hang up' }).click();
  await called.locator(VIDEO).waitFor({ state: 'detached' });
}, 120_000);
