import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** Its message is a sentence for the person. Nothing was changed. */
export class BackupFailed extends Error {}

/** A disk error or a missing permission is a failure; a missing file is none. */
export const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** For a rejection: `value` if the file or folder is missing. Rethrows any other error. */
export const ifMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (isMissing(error)) return value;
    throw error;
  };

const sum = z.string().regex(/^[0-9a-f]{64}$/);
const kept = { bytes: z.number().int().nonnegative(), sha256: sum };
/** The pattern admits no name that leads out of the folder. */
const storedKey = z.string().regex(/^(?:[a-z0-9-]{1,64}\/)+[a-z0-9-]{1,64}(?:\.[a-z0-9]{1,8})?$/);
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  level: z.object({ migrations: z.array(z.string()), queue: z.number().int() }),
  tables: z.array(
    z.object({
      ...{ schema: identifier, name: identifier, columns: z.array(identifier) },
      ...{ rows: z.number().int().nonnegative(), ...kept },
    }),
  ),
  sequences: z.array(
    z.object({ schema: identifier, name: identifier, lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
  /** Null when photos are in an S3-compatible store, which has its own backups. */
  files: z.array(z.object({ key: storedKey, ...kept })).nullable(),
  /** `mark` identifies a secret without revealing it. `isKept`: the folder contains the secret as `app-secret`. */
  secret: z.object({ mark: sum, isKept: z.boolean() }),
});
export type Manifest = z.infer<typeof manifest>;
export type KeptTable = Manifest['tables'][number];

export const manifestFile = (folder: string): string => join(folder, 'manifest.json');
const sumFile = (folder: string): string => join(folder, 'manifest.sha256');
export const secretFile = (folder: string): string => join(folder, 'app-secret');
export const tableFile = (folder: string, { schema, name }: Pick<KeptTable, 'schema' | 'name'>): string =>
  join(folder, 'tables', `${schema}.${name}.copy`);
export const storedFile = (folder: string, key: string): string => join(folder, 'files', ...key.split('/'));

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
export const markOf = (secret: string): string => sha256(`zobo backup ${secret}`);

async function writeOut(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export const isStoredKey = (key: string): boolean => storedKey.safeParse(key).success;

/** Written last: a folder without a manifest is no backup. Throws at content that a restore would refuse. */
export async function writeManifest(folder: string, made: Manifest): Promise<void> {
  const checked = manifest.safeParse(made);
  if (!checked.success)
    throw new BackupFailed(
      `This backup could not be restored, so it was not finished: ${z.prettifyError(checked.error)}`,
    );
  const text = `${JSON.stringify(made, null, 1)}\n`;
  await writeOut(sumFile(folder), `${sha256(text)}  manifest.json\n`);
  await writeOut(manifestFile(folder), text);
}

export async function readManifest(folder: string): Promise<Manifest> {
  const [text, sums] = await Promise.all([
    readFile(manifestFile(folder), 'utf8').catch(() => null),
    readFile(sumFile(folder), 'utf8').catch(() => ''),
  ]);
  if (text === null)
    throw new BackupFailed(`There is no backup in ${folder}: its manifest.json is missing, so it was never finished.`);
  if (!sums.startsWith(sha256(text)))
    throw new BackupFailed(`The manifest of the backup in ${folder} was changed: it is not what manifest.sha256 says.`);
  const parsed = manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new BackupFailed(`The manifest of the backup in ${folder} is of another kind than this.`);
  return parsed.data;
}

/** Passes all data through, and returns its size and checksum at the end. */
export function measuring(): { through: Transform; result: () => { bytes: number; sha256: string } } {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(part: Buffer, _encoding, done) {
      hash.update(part);
      bytes += part.length;
      done(null, part);
    },
  });
  return { through, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

async function measured(file: string): Promise<{ bytes: number; sha256: string } | null> {
  const { through, result } = measuring();
  try {
    await pipeline(createReadStream(file), through.resume());
  } catch {
    return null;
  }
  return result();
}

/** Throws at the first file that has changed. */
export async function requireWhole(folder: string, { tables, files }: Manifest): Promise<void> {
  const all = [
    ...tables.map((table) => ({ file: tableFile(folder, table), ...table })),
    ...(files ?? []).map((each) => ({ file: storedFile(folder, each.key), ...each })),
  ];
  for (const { file, bytes, sha256: wanted } of all) {
    const found = await measured(file);
    if (found === null) throw new BackupFailed(`The backup is not whole: ${file} is missing.`);
    if (found.bytes !== bytes)
      throw new BackupFailed(`The backup is not whole: ${file} has ${found.bytes} bytes instead of ${bytes}.`);
    if (found.sha256 !== wanted)
      throw new BackupFailed(`The backup is not whole: ${file} was changed, its SHA-256 is another.`);
  }
}
