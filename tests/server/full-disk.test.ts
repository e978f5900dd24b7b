/** A disk that is full: what could not be written whole is not there at all. The kernel refuses files above a size, as a disk does that is full. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newcomer } from '#tests/factories/people.ts';
import { plain } from '#tests/factories/pictures.ts';
import { complete, uploaded } from '#tests/factories/uploads.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zobo-full-'));
  app = await startTestApp();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.stop();
});

const script = `import { writeWhole } from './server/ports/files.ts';
  await writeWhole(process.argv[1], Buffer.alloc(100_000), 0o600).catch(({ code }) => console.log(code));`;
/** Blocks of 1,024 bytes that one file may have. */
const writing = (blocks: number, file: string) =>
  spawnSync(
    'bash',
    ['-c', `ulimit -f ${blocks}; exec node --import tsx --input-type=module -e "$0" "$1"`, script, file],
    {
      encoding: 'utf8',
    },
  );

it('a file is whole or not there', () => {
  const file = join(folder, 'photo.webp');
  expect(writing(20, file).stdout).toBe('EFBIG\n');
  expect(readdirSync(folder)).toEqual([]);
  expect(writing(200, file)).toMatchObject({ stdout: '', status: 0 });
  expect(readdirSync(folder)).toEqual(['photo.webp']);
});

it('a photo whose last size finds no room leaves none of the others, and can be completed later', async () => {
  const ada = await newcomer(app, 'Ada');
  const { storage } = app.deps.ports;
  const { put } = storage;
  const id = await uploaded(app, ada, await plain(), 'PHOTO');
  const kept: string[] = [];
  storage.put = async (key, bytes, type) => {
    if (key.startsWith('masters/')) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    kept.push(key);
    return put(key, bytes, type);
  };
  expect(await complete(app, ada, id)).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
  storage.put = put;
  expect(kept.length).toBeGreaterThan(3);
  for (const key of kept) expect(await storage.read(key), key).toBeNull();
  expect(await complete(app, ada, id)).toMatchObject({ __typename: 'CompletePhotoUploadSuccess' });
});
