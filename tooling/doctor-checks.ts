/** What `npm run doctor` says of the facts it finds: pure, so that a test needs no machine. */
import { noBrowser } from './browser-paths.ts';
import { satisfies } from './version-range.ts';

/** A problem hinders `npm start` or `npm test`; a warning hinders neither. */
export type Finding = { level: 'ok' | 'warning' | 'problem'; about: string; says: string };

type Versions = Readonly<Record<string, { version?: string; optional?: boolean }>>;

export type Facts = {
  node: { version: string; range: string };
  /** What package-lock.json holds and what npm noted in node_modules; null where nothing is installed. */
  packages: { locked: Versions; installed: Versions | null };
  settings: { problem: string | null; misspelt: readonly string[] };
  /** Null where the settings cannot be read. */
  port: { port: number; problem: string | null } | null;
  disk: { folder: string; freeBytes: number };
  browser: { path: string | null; problem: string | null };
  /** Null where the settings cannot be read. */
  database: DatabaseFacts | null;
};

export type DatabaseFacts = {
  /** Whether DATABASE_URL names another one than the embedded. */
  isOwn: boolean;
  /** What the embedded Postgres says of its version, or why it says nothing. */
  postgres: { version: string } | { problem: string };
  dataDir: string;
  isWritable: boolean;
  /** A database that is there already, and the user whose it is. */
  existing: { folder: string; uid: number } | null;
  /** The number of this user; null where there are none. */
  uid: number | null;
  /** As root, the user that Postgres runs as; null otherwise. */
  runsAs: { name: string; canEnter: boolean } | { problem: string } | null;
};

const GIGABYTE = 1024 ** 3;
/** node_modules, dist, a browser unpacked, and a database with its demo people. */
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

/** Everything there is to say, in the order in which it is best mended. */
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

/** One line each. */
export function report(found: readonly Finding[]): string {
  const width = Math.max(...found.map(({ about }) => about.length));
  return found
    .map(({ level, about, says }) => `${level.padEnd('problem'.length)}  ${about.padEnd(width)}  ${says}`)
    .join('\n');
}

/** Whether something hinders. */
export const hinders = (found: readonly Finding[]): boolean => found.some(({ level }) => level === 'problem');
