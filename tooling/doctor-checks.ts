import { noBrowser } from './browser-paths.ts';
import { satisfies } from './version-range.ts';

/** A problem hinders `npm start` or `npm test`; a warning hinders neither. */
export type Finding = { level: 'ok' | 'warning' | 'problem'; about: string; says: string };

type Versions = Readonly<Record<string, { version?: string; optional?: boolean }>>;

export type Facts = {
  node: { version: string; range: string };
  /** The versions in package-lock.json, and those that npm recorded in node_modules; null when nothing is installed. */
  packages: { locked: Versions; installed: Versions | null };
  settings: { problem: string | null; misspelt: readonly string[] };
  /** Null when the settings cannot be read. */
  port: { port: number; problem: string | null } | null;
  disk: { folder: string; freeBytes: number };
  browser: { path: string | null; problem: string | null };
  /** Null when the settings cannot be read. */
  database: DatabaseFacts | null;
};

export type DatabaseFacts = {
  /** True when DATABASE_URL names another database than the embedded one. */
  isOwn: boolean;
  /** The version of the embedded Postgres, or the reason why it reports none. */
  postgres: { version: string } | { problem: string };
  dataDir: string;
  isWritable: boolean;
  /** An existing database, with the user who owns it. */
  existing: { folder: string; uid: number } | null;
  /** The number of this user; null on systems without such numbers. */
  uid: number | null;
  runsAs: { name: string; canEnter: boolean } | { problem: string } | null;
};

const GIGABYTE = 1024 ** 3;
/** The space for node_modules, dist, an unpacked browser, and a database with its demo people. */
const NEEDED_GB = 2;

const ok = (about: string, says: string): Finding => ({ level: 'ok', about, says });
const problem = (about: string, says: string): Finding => ({ level: 'problem', about, says });
const warning = (about: string, says: string): Finding => ({ level: 'warning', about, says });

function nodeFinding({ version, range }: Facts['node']): Finding {
  if (satisfies(version, range)) return ok('Node.js', `${version} (wanted: ${range})`);
  return problem('Node.js', `${version} is too old. Install one that fits ${range}, such as the one .nvmrc names.`);
}

function packagesFinding({ locked, installed }: Facts['packages']): Finding {
  if (installed === null) return problem('node_modules', 'Nothing is installed. Run npm ci.');
  const different = Object.entries(locked).filter(([path, { version, optional = false }]) => {
    const here = installed[path];
    return path !== '' && (here === undefined ? !optional : here.version !== version);
  });
  const [first] = different;
  if (first === undefined) return ok('node_modules', 'as package-lock.json has it');
  const name = first[0].replace(/^node_modules\//, '');
  return problem(
    'node_modules',
    `${different.length} of the packages in package-lock.json are missing or of another version, ${name} among them. Run npm ci.`,
  );
}

function settingsFindings({ problem: wrong, misspelt }: Facts['settings']): Finding[] {
  const says = wrong === null ? ok('Settings', 'can be read') : problem('Settings', wrong);
  return [says, ...misspelt.map((line) => warning('Settings', `${line} Correct or remove it.`))];
}

function portFinding({ port, problem: wrong }: NonNullable<Facts['port']>): Finding {
  if (wrong !== null) return problem('Port', wrong);
  return ok('Port', port === 0 ? 'any free one (PORT is 0)' : `${port} is free`);
}

function diskFinding({ folder, freeBytes }: Facts['disk']): Finding {
  const free = `${(freeBytes / GIGABYTE).toFixed(1)} GB are free in ${folder}`;
  if (freeBytes >= NEEDED_GB * GIGABYTE) return ok('Disk', free);
  return problem('Disk', `${free}. Make room for ${NEEDED_GB} GB: packages, the build and the database need it.`);
}

function browserFinding({ path, problem: wrong }: Facts['browser']): Finding {
  if (wrong !== null) return problem('Chromium', `${wrong} Correct it, or unset it to take the machine's own.`);
  return path === null ? problem('Chromium', noBrowser) : ok('Chromium', path);
}

function databaseFinding(facts: DatabaseFacts): Finding {
  const { isOwn, postgres, dataDir, isWritable, existing, uid, runsAs } = facts;
  const about = 'Database';
  if (isOwn) return ok(about, 'DATABASE_URL names it; the start says whether it answers');
  if ('problem' in postgres) return problem(about, postgres.problem);
  if (!isWritable)
    return problem(about, `${dataDir} cannot be written by this user. Set DATA_DIR to a folder of this user.`);
  if (existing !== null && uid !== null && uid !== 0 && existing.uid !== uid)
    return problem(
      about,
      `${existing.folder} belongs to the user ${existing.uid}. Start as that user or as root, or set DATA_DIR to another folder.`,
    );
  if (existing !== null) return ok(about, `${postgres.version}, with its data in ${existing.folder}`);
  if (runsAs === null) return ok(about, `${postgres.version}, as this user`);
  if ('problem' in runsAs) return problem(about, runsAs.problem);
  const where = runsAs.canEnter
    ? `which can enter ${dataDir}`
    : `which cannot enter ${dataDir}: its data goes to a folder of its own under /var/lib`;
  return ok(about, `${postgres.version}, as the user ${runsAs.name}, ${where}`);
}

export function findings(facts: Facts): Finding[] {
  return [
    nodeFinding(facts.node),
    packagesFinding(facts.packages),
    diskFinding(facts.disk),
    ...settingsFindings(facts.settings),
    ...(facts.port === null ? [] : [portFinding(facts.port)]),
    ...(facts.database === null ? [] : [databaseFinding(facts.database)]),
    browserFinding(facts.browser),
  ];
}

export function report(found: readonly Finding[]): string {
  const width = Math.max(...found.map(({ about }) => about.length));
  return found
    .map(({ level, about, says }) => `${level.padEnd('problem'.length)}  ${about.padEnd(width)}  ${says}`)
    .join('\n');
}

export const hinders = (found: readonly Finding[]): boolean => found.some(({ level }) => level === 'problem');
