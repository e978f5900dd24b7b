/** Streams at the speed of the reader. Neither the export nor a table is ever wholly in memory. */
import { Zip, ZipDeflate } from 'fflate';
import { limits } from '#rules/limits.ts';
import type { Deps } from '#server/platform/context/context.ts';
import type { PrivacyRegister } from '#server/platform/legal-records/privacy.ts';
import { photoFolder, selfieFolder } from '#server/ports/storage-keys.ts';
import { nextRows, picturesOf, type Whose, walksOf } from './export-queries.ts';

type Needs = Pick<Deps, 'db' | 'ports'>;
export type Asked = { whose: Whose; createdAt: Date; at: Date; register: PrivacyRegister };

const { large, medium } = limits.photoSizes;
const STEP_BYTES = 64 * 1024;
const BATCH = 1_000;
/** Named as specified. They come first in the file. */
const NAMED = {
  profile: 'profiles',
  photos: 'profile_photos',
  likes: 'likes',
  matches: 'matches',
  messages: 'messages',
  account: 'users',
} as const;
const SINGLE: readonly string[] = [NAMED.profile, NAMED.account];

function tablesOf(register: PrivacyRegister): [name: string, table: string][] {
  const named: readonly string[] = Object.values(NAMED);
  const others = Object.keys(register).filter(
    (table) => !named.includes(table) && Object.values(register[table] ?? {}).some(({ exported }) => exported),
  );
  return [...Object.entries(NAMED), ...others.map((table): [string, string] => [table, table])];
}

/** The promised parts, then every other table under its name. */
export async function* jsonOf({ db }: Pick<Needs, 'db'>, asked: Asked): AsyncGenerator<Buffer> {
  const { whose, createdAt, at, register } = asked;
  const walks = await walksOf(db);
  const user = { id: whose.userId, email: whose.email, created_at: createdAt };
  yield Buffer.from(`{\n"export_date": ${JSON.stringify(at)},\n"user": ${JSON.stringify(user)}`);
  for (const [name, table] of tablesOf(register)) {
    const isSingle = SINGLE.includes(table);
    const walk = walks.get(table);
    if (walk === undefined) throw new Error(`${table} has no key`);
    yield Buffer.from(`,\n"${name}": ${isSingle ? '' : '['}`);
    let after: string[] | null = null;
    let isFull = true;
    while (isFull) {
      const rows = await nextRows(db, register, table, { whose, walk, after, limit: BATCH });
      isFull = rows.length === BATCH;
      const written = rows.map(({ row }) => row).join(',\n');
      if (written !== '') yield Buffer.from(`${after === null ? '' : ','}\n${written}`);
      else if (isSingle) yield Buffer.from('null');
      after = rows.at(-1)?.at ?? null;
    }
    if (!isSingle) yield Buffer.from(']');
  }
  yield Buffer.from('\n}\n');
}

type Entry = { name: string; isPacked: boolean; pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

/** In the best stored quality. Missing files are left out. */
async function* picturesFor({ db, ports }: Needs, userId: string): AsyncGenerator<Entry> {
  const { photos, selfies } = await picturesOf(db, userId);
  const wanted = [
    ...photos.map((id, place) => ({
      name: `photos/${place + 1}${place === 0 ? '-main' : ''}`,
      keys: ['jpeg', 'webp'].map((format) => `${photoFolder(id)}${large}.${format}`),
    })),
    ...selfies.map((id, place) => ({
      name: `photos/selfie-${place + 1}`,
      keys: [`${selfieFolder(id)}${medium}.webp`],
    })),
  ];
  for (const { name, keys } of wanted) {
    for (const key of keys) {
      const bytes = await ports.storage.read(key);
      if (bytes === null) continue;
      yield { name: `${name}${key.slice(key.lastIndexOf('.'))}`, isPacked: true, pieces: [bytes] };
      break;
    }
  }
}

async function* archiveOf(entries: AsyncIterable<Entry>, at: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { name, isPacked, pieces } of entries) {
    // Pictures are compressed already. Level 0 stores them in a form that any program can read as a stream.
    const file = new ZipDeflate(name, { level: isPacked ? 0 : 3 });
    file.mtime = at;
    zip.add(file);
    for await (const piece of pieces) {
      // In small steps, because compression blocks the process.
      for (let at = 0; at < piece.length; at += STEP_BYTES) {
        file.push(piece.subarray(at, at + STEP_BYTES));
        yield* ready.splice(0);
      }
    }
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

export async function* zipOf(needs: Needs, asked: Asked, fileName: string): AsyncGenerator<Uint8Array> {
  async function* entries(): AsyncGenerator<Entry> {
    yield { name: fileName, isPacked: false, pieces: jsonOf(needs, asked) };
    yield* picturesFor(needs, asked.whose.userId);
  }
  yield* archiveOf(entries(), asked.at);
}
