import { describe, expect, it } from 'vitest';
import { chosenBrowser, type Machine, systemBrowsers } from './browser-paths.ts';

const playwrights = '/cache/chromium';
const machine = (there: readonly string[], more: Partial<Machine> = {}): Machine => ({
  ...{ platform: 'linux', env: {}, playwrights },
  runs: (path) => there.includes(path),
  ...more,
});

describe('the browser of the journeys', () => {
  it('is that of CHROME_PATH before all others', () => {
    const env = { CHROME_PATH: '/opt/mine' };
    expect(chosenBrowser(machine(['/opt/mine', '/usr/bin/chromium', playwrights], { env }))).toBe('/opt/mine');
  });

  it('is never another one where CHROME_PATH is wrong', () => {
    const env = { CHROME_PATH: '/opt/typo' };
    expect(() => chosenBrowser(machine(['/usr/bin/chromium'], { env }))).toThrow('CHROME_PATH is /opt/typo');
  });

  it('counts an empty CHROME_PATH as none', () => {
    expect(chosenBrowser(machine(['/usr/bin/chromium'], { env: { CHROME_PATH: '' } }))).toBe('/usr/bin/chromium');
  });

  it('is the machine’s before Playwright’s own', () => {
    expect(chosenBrowser(machine(['/usr/bin/google-chrome', playwrights]))).toBe('/usr/bin/google-chrome');
    expect(chosenBrowser(machine(['/usr/bin/google-chrome', '/usr/bin/chromium']))).toBe('/usr/bin/chromium');
    expect(chosenBrowser(machine([playwrights]))).toBe(playwrights);
  });

  it('is none where nothing is there', () => {
    expect(chosenBrowser(machine([]))).toBeNull();
  });

  it.each([
    ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', 'darwin', {}],
    ['/Applications/Chromium.app/Contents/MacOS/Chromium', 'darwin', {}],
    ['/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium', 'darwin', { HOME: '/Users/ada' }],
    [
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'win32',
      { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\Ada\\AppData\\Local' },
    ],
    [
      'C:\\Users\\Ada\\AppData\\Local\\Chromium\\Application\\chrome.exe',
      'win32',
      { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\Ada\\AppData\\Local' },
    ],
  ] as const)('is found as %s on %s', (path, platform, env) => {
    expect(chosenBrowser(machine([path], { platform, env }))).toBe(path);
  });

  it('is looked for nowhere on a Windows that names no folders', () => {
    expect(systemBrowsers('win32', {})).toEqual([]);
  });
});
