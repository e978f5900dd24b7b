import { accessSync, constants } from 'node:fs';
import { chromium } from '@playwright/test';

const runs = (path: string | undefined): path is string => {
  try {
    accessSync(path ?? '', constants.X_OK);
    return path !== undefined && path !== '';
  } catch {
    return false;
  }
};

/** The one inside npm unpacks itself into the system's folder for temporary files; Linux x64 only. */
async function bundled(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: chromiumInNpm } = await import('@sparticuz/chromium');
  return chromiumInNpm.executablePath();
}

/** The path of a Chromium: CHROME_PATH, the machine's, Playwright's own, else the one inside npm. Throws a sentence when there is none. */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROME_PATH;
  if (given && !runs(given)) throw new Error(`CHROME_PATH is ${given}, which is not a program that can be run.`);
  const found =
    [given, '/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()].find(runs) ?? (await bundled());
  if (runs(found)) return found;
  throw new Error(
    'There is no Chromium to run the journeys in: install one, set CHROME_PATH, or run npx playwright install chromium.',
  );
}

/** What Chromium needs as root and on a network that leads nowhere. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
