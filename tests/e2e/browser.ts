import { accessSync, constants, mkdirSync, statfsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { chosenBrowser, noBrowser } from '../../tooling/browser-paths.ts';

/** A browser and what its process needs in its environment. */
export type Found = { path: string; env: Record<string, string> };

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return path !== '';
  } catch {
    return false;
  }
}

/** The package's own list knows its fonts in /tmp alone; without any font a letter that needs another one ends the page. */
const fontsOf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>
`;

/**
 * The Chromium inside npm with the shared libraries and fonts that a bare machine lacks, for Linux x64. The package unpacks into the
 * folder for temporary files, and its libraries only where it believes to be on Lambda: so it is told both, and the rest of the run
 * is not.
 */
async function bundled(): Promise<Found | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = resolve('node_modules/.cache/chromium');
  mkdirSync(folder, { recursive: true });
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' });
  try {
    const { default: chromiumInNpm } = await import('@sparticuz/chromium');
    const path = await chromiumInNpm.executablePath();
    writeFileSync(join(folder, 'fonts', 'fonts.conf'), fontsOf(join(folder, 'fonts')));
    const { LD_LIBRARY_PATH = '', FONTCONFIG_PATH = '' } = process.env;
    return { path, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH } };
  } finally {
    for (const name of ['TMPDIR', 'AWS_LAMBDA_JS_RUNTIME', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}

/** A whole Chromium: CHROME_PATH, the machine's (Linux, macOS, Windows), Playwright's own, else the shell inside npm. Throws a sentence when there is none. */
export async function findChromium(): Promise<Found> {
  const { platform, env } = process;
  const path = chosenBrowser({ platform, env, playwrights: chromium.executablePath(), runs });
  const found = path === null ? await bundled() : { path, env: {} };
  if (found && runs(found.path)) return found;
  throw new Error(noBrowser);
}

/**
 * The same engine without windows, tabs and menus around it: a page costs it a third of the work. CHROME_PATH, else the one inside npm,
 * else a whole browser.
 */
export async function findShell(): Promise<Found> {
  const found = process.env.CHROME_PATH ? null : await bundled();
  return found && runs(found.path) ? found : findChromium();
}

/** What Chromium needs as root and on a network that leads nowhere. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A page lives for seconds here: what V8 optimizes in the background for later costs a tenth of the work, and is never used. */
const fewCompilers = '--js-flags=--no-maglev,--no-opt,--no-sparkplug';

/** More than three browsers share. A container of Docker has 64 MiB unless it is told otherwise. */
const SHARED_BYTES = 2 ** 30;

/** Room for what a browser's processes share. Playwright has them share files on the disk, which takes a quarter more of the kernel's time. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= SHARED_BYTES;
  } catch {
    return false;
  }
}

/** What a browser is started with. */
export const launchOf = (found: Found | undefined) => ({
  executablePath: found?.path,
  env: { ...process.env, ...found?.env } as Record<string, string>,
  ...(hasSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
  // A camera and a microphone that every machine has; whether a page may use them, each journey says.
  args: [...chromiumArgs, fewCompilers, '--use-fake-device-for-media-stream'],
});

/** Found by the global setup; the workers read it after it. */
export const browsers: { shell?: Found; whole?: Found } = JSON.parse(process.env.E2E_BROWSERS ?? '{}');
