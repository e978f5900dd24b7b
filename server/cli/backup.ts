/** `npm run backup -- <folder>` and `npm run restore -- <folder>`, for the embedded database and for one of DATABASE_URL. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { requirePostgres } from '#server/boot/database.ts';
import { BadSettings, loadConfig, type Settings } from '#server/config/config.ts';
import { loadEnv } from '#server/config/env.ts';
import { secretPathOf } from '#server/config/secret.ts';
import { embeddedUrl, startEmbedded } from '#server/db/embedded.ts';
import { ask, canAsk } from './admin/prompt.ts';
import { backUp } from './backup/back-up.ts';
import { BackupFailed, type Manifest } from './backup/manifest.ts';
import { restore } from './backup/restore.ts';

const USAGE = `Usage: npm run backup -- <folder>
       npm run restore -- <folder> [--force [--yes]] [--other-secret] [--sign-everybody-out]

backup writes every row as it is at one moment, and the files of DATA_DIR, into a new folder; the server may run meanwhile.
restore brings them back into an empty database while no server runs. With --force it first deletes for good what is there, once
whoever sits at the terminal types yes; with --yes it does not ask. With --other-secret it takes a backup that was made with
another APP_SECRET. With --sign-everybody-out the sessions of then end: what production wants, as those that were ended since would
be back.`;

const say = (line: string): void => console.log(line);

/** Starts the embedded database if nothing runs it. With `mustBeStill`, nothing may run it. */
async function openDatabase(settings: Settings, mustBeStill: boolean): Promise<{ url: string; stop(): Promise<void> }> {
  const { databaseDirectUrl: url, dataDir } = settings;
  if (url !== null) {
    await requirePostgres(url, 'DATABASE_URL');
    return { url, stop: async () => undefined };
  }
  const running = mustBeStill ? null : await embeddedUrl(dataDir);
  if (running !== null) {
    const answers = await requirePostgres(running, 'The embedded database').then(
      () => true,
      () => false,
    );
    if (answers) return { url: running, stop: async () => undefined };
  }
  return startEmbedded({ dataDir, log: say });
}

function summary({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const count = files === null ? 'no files (they lie in S3)' : `${files.length} files`;
  return `${rows} rows of ${tables.length} tables, ${count}`;
}

async function mayEmpty(isSure: boolean, where: string): Promise<boolean> {
  if (isSure) return true;
  if (!canAsk()) throw new BackupFailed('Nobody sits here to be asked: --force needs --yes.');
  return (await ask(`All that is in ${where} is deleted for good. Type yes to go on: `)) === 'yes';
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      ...{ force: { type: 'boolean' }, yes: { type: 'boolean', short: 'y' } },
      ...{ 'other-secret': { type: 'boolean' }, 'sign-everybody-out': { type: 'boolean' } },
      ...{ help: { type: 'boolean', short: 'h' } },
    },
    allowPositionals: true,
  });
  const [command, name, ...more] = positionals;
  if (values.help || name === undefined || more.length > 0 || !['backup', 'restore'].includes(command ?? ''))
    throw new BackupFailed(USAGE);
  const folder = resolve(name);
  const settings = loadConfig(env);
  const filesDir = settings.s3 === null ? settings.dataDir : null;
  const isMadeHere = !env.APP_SECRET?.trim();
  const secret = settings.appSecret;
  const signsEverybodyOut = values['sign-everybody-out'] === true;
  if (command === 'restore' && values.force) {
    const where = settings.databaseUrl === null ? settings.dataDir : new URL(settings.databaseUrl).host;
    if (!(await mayEmpty(values.yes === true, where))) throw new BackupFailed('Nothing was changed.');
  }
  const database = await openDatabase(settings, command === 'restore');
  try {
    if (command === 'backup') {
      const options = { databaseUrl: database.url, folder, filesDir, secret, keepsSecret: isMadeHere, now: new Date() };
      const onStray = (key: string): void => say(`Left out, as it is no file of the product: ${key}`);
      say(`Kept in ${folder}: ${summary(await backUp({ ...options, onStray }))}.`);
      if (!isMadeHere)
        say('APP_SECRET is not part of it: keep it elsewhere, or two-step verification cannot be restored.');
      return;
    }
    const { manifest, migrated } = await restore({
      ...{ databaseUrl: database.url, folder, filesDir, secret },
      secretPath: isMadeHere ? secretPathOf(settings.dataDir) : null,
      ...{ isForced: values.force === true, takesOtherSecret: values['other-secret'] === true },
      signsEverybodyOut,
    });
    say(`Restored from ${folder}, of ${manifest.madeAt}: ${summary(manifest)}.`);
    if (signsEverybodyOut) say('Everybody is signed out.');
    else say('Sessions are those of then, also ones that were ended since: --sign-everybody-out ends them all.');
    if (migrated.length > 0) say(`Brought up to date by ${migrated.length} migrations.`);
    say('Who was to be forgotten since then is forgotten again by the jobs of the next hours: let the server run.');
  } finally {
    await database.stop();
  }
}

try {
  await run(process.argv.slice(2), loadEnv());
} catch (error) {
  const isForeseen =
    error instanceof BackupFailed ||
    error instanceof BadSettings ||
    (error instanceof Error && error.constructor === Error) ||
    (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  console.error(isForeseen ? (error as Error).message : error);
  process.exitCode = 1;
}
