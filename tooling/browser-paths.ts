/** The paths at which this machine may have a Chromium, and the choice among several. */
import { posix, win32 } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

export type Machine = {
  platform: NodeJS.Platform;
  env: Environment;
  /** The path of Playwright's own browser, which need not exist. */
  playwrights: string;
  runs: (path: string) => boolean;
};

/** In order of preference. */
export function systemBrowsers(platform: NodeJS.Platform, env: Environment): string[] {
  if (platform === 'darwin') {
    const bundles = ['Google Chrome', 'Chromium'].map((name) => `${name}.app/Contents/MacOS/${name}`);
    const folders = ['/Applications', ...(env.HOME ? [posix.join(env.HOME, 'Applications')] : [])];
    return folders.flatMap((folder) => bundles.map((bundle) => posix.join(folder, bundle)));
  }
  if (platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter((folder) => folder);
    return ['Google\\Chrome', 'Chromium'].flatMap((name) =>
      folders.map((folder) => win32.join(folder ?? '', name, 'Application', 'chrome.exe')),
    );
  }
  return ['/usr/bin/chromium', '/usr/bin/google-chrome'];
}

/** CHROME_PATH, the machine's, then Playwright's; null when there is none. Throws a sentence at a wrong CHROME_PATH. */
export function chosenBrowser({ platform, env, playwrights, runs }: Machine): string | null {
  const { CHROME_PATH: given } = env;
  if (given && !runs(given)) throw new Error(`CHROME_PATH is ${given}, which is not a program that can be run.`);
  if (given) return given;
  return [...systemBrowsers(platform, env), playwrights].find(runs) ?? null;
}

export const noBrowser =
  'There is no Chromium to run the journeys in: install one, set CHROME_PATH, or run npx playwright install chromium.';
