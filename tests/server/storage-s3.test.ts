/** Where files are kept: the folder and the S3-compatible store hold to one contract. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BadSettings, loadConfig } from '#server/config/config.ts';
import type { S3Settings } from '#server/config/groups.ts';
import type { Storage } from '#server/ports/storage.ts';
import { createLocalStorage } from '#server/ports/storage-local.ts';
import { createS3Storage } from '#server/ports/storage-s3.ts';
import { person } from '#tests/factories/people.ts';
import { plain } from '#tests/factories/pictures.ts';
import { complete, photoPath, uploaded } from '#tests/factories/uploads.ts';
import { startTestApp } from '#tests/setup/app.ts';
import { type S3Double, startS3Double } from '#tests/setup/s3-double.ts';

const ID = '3f2b6c1e-7d41-4b8e-9a55-0c6f1d2e3a4b';
const OTHER = '9f2b6c1e-7d41-4b8e-9a55-0c6f1d2e3a4b';

let folder: string;
let s3: S3Double;
let settings: S3Settings;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zobo-storage-'));
  s3 = await startS3Double();
  const { url: endpoint, accessKeyId, secretAccessKey } = s3;
  settings = {
    endpoint,
    region: 'eu-west-1',
    bucket: 'zobo-photos',
    privateBucket: 'zobo-private',
    accessKeyId,
    secretAccessKey,
    forcePathStyle: true,
    publicUrl: null,
  };
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  s3.requests.length = 0;
});

describe.each([
  ['a folder', () => createLocalStorage(folder)],
  ['an S3-compatible store', () => createS3Storage(settings)],
])('%s', (_name, create) => {
  let storage: Storage;
  beforeAll(() => {
    storage = create();
  });

  it('keeps a file as it was given, whole and as a stream, and replaces it', async () => {
    const key = `photos/${ID}/720.webp`;
    expect([await storage.read(key), await storage.open(key)]).toEqual([null, null]);
    for (const bytes of [Buffer.from('first'), Buffer.from([0, 255, 10, 13]), Buffer.alloc(0)]) {
      await storage.put(key, bytes, 'image/webp');
      expect((await storage.read(key))?.equals(bytes)).toBe(true);
      const opened = await storage.open(key);
      expect(opened?.length).toBe(bytes.length);
      expect((await buffer(opened!.stream)).equals(bytes)).toBe(true);
    }
    await storage.remove(key);
    expect(await storage.read(key)).toBeNull();
  });

  it('removes a folder with all that is in it and nothing beside, and what is not there without a word', async () => {
    const inside = ['96', '320', '720', '1080'].flatMap((size) => [`${size}.webp`, `${size}.jpeg`]);
    for (const file of inside) await storage.put(`photos/${ID}/${file}`, Buffer.from(file), 'image/webp');
    const beside = [`photos/${OTHER}/96.webp`, `selfies/${ID}/720.webp`, `uploads/${ID}`, `masters/${ID}/1080.png`];
    for (const key of beside) await storage.put(key, Buffer.from(key), 'image/webp');
    for (let twice = 0; twice < 2; twice += 1) await storage.remove(`photos/${ID}/`);
    for (const file of inside) expect(await storage.read(`photos/${ID}/${file}`)).toBeNull();
    for (const key of beside) expect((await storage.read(key))?.toString()).toBe(key);
    for (const key of beside) await storage.remove(key);
    for (const key of beside) expect(await storage.read(key)).toBeNull();
  });

  it('takes no key that leads to anything else', async () => {
    for (const key of [
      '',
      'photos',
      'photos/',
      '/photos/x',
      'photos/../secret',
      'app-secret',
      'uploads/a/b/c',
      'photos/A',
      'photos//x',
      'x/y',
    ]) {
      await expect(storage.read(key), key).rejects.toThrow('Not a storage key');
      await expect(storage.put(key, Buffer.alloc(1), 'image/png'), key).rejects.toThrow('Not a storage key');
      await expect(storage.remove(key), key).rejects.toThrow('Not a storage key');
    }
  });
});

describe('an S3-compatible store', () => {
  it('is asked in signed requests, without checksums that not all stores know', async () => {
    const storage = createS3Storage(settings);
    const key = `photos/${ID}/96.webp`;
    await storage.put(key, Buffer.from('x'), 'image/webp');
    await storage.read(key);
    await storage.remove(`photos/${ID}/`);
    expect(s3.requests.map(({ method, path, query }) => [method, path, query.get('prefix')])).toEqual([
      ['PUT', `/zobo-photos/${key}`, null],
      ['GET', `/zobo-photos/${key}`, null],
      ['GET', expect.stringMatching(/^\/zobo-photos\/?$/), `photos/${ID}/`],
      ['DELETE', `/zobo-photos/${key}`, null],
    ]);
    for (const { headers } of s3.requests) {
      expect(headers.authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=AKIATESTTESTTEST\/\d{8}\/eu-west-1\/s3\/aws4_request, SignedHeaders=/,
      );
      expect(Object.keys(headers).filter((name) => name.includes('checksum'))).toEqual([]);
    }
  });

  it('keeps renditions in one bucket and everything else in the other, for nobody but the server', async () => {
    const storage = createS3Storage(settings);
    const keys = [`photos/${ID}/96.webp`, `uploads/${ID}`, `masters/${ID}/1080.png`, `selfies/${ID}/720.webp`];
    for (const key of keys) await storage.put(key, Buffer.from(key), 'image/webp');
    expect([...s3.files.keys()].sort()).toEqual([
      `zobo-photos/${keys[0]}`,
      `zobo-private/${keys[2]}`,
      `zobo-private/${keys[3]}`,
      `zobo-private/${keys[1]}`,
    ]);
    expect(s3.files.get(`zobo-photos/${keys[0]}`)).toMatchObject({
      type: 'image/webp',
      caching: null,
    });
    expect(s3.files.get(`zobo-private/${keys[3]}`)?.caching).toBeNull();
    for (const key of keys) await storage.remove(key);
    expect([...s3.files.keys()]).toEqual([]);
  });

  it('is asked again when it stumbles; a wrong key is an error and not a missing file', async () => {
    s3.failures.push(500, 503);
    const storage = createS3Storage(settings);
    await storage.put(`uploads/${ID}`, Buffer.from('at last'), 'image/png');
    expect((await storage.read(`uploads/${ID}`))?.toString()).toBe('at last');
    await storage.remove(`uploads/${ID}`);
    const wrong = createS3Storage({ ...settings, secretAccessKey: 'another' });
    await expect(wrong.read(`uploads/${ID}`)).rejects.toThrow('SignatureDoesNotMatch');
  });

  it('carries the whole way of a photo, and hands out its public addresses, which pages may show', async () => {
    const config = { s3: { ...settings, publicUrl: 'https://photos.zobo.example/shown' } };
    const plainApp = await startTestApp();
    const app = await startTestApp({
      databaseUrl: plainApp.databaseUrl,
      config,
      deps: { ports: { ...plainApp.deps.ports, storage: createS3Storage(settings) } },
    });
    try {
      const ada = await person(app, 'Ada');
      const photoId = await uploaded(app, ada, await plain(), 'AVATAR');
      expect([...s3.files.keys()]).toEqual([`zobo-private/uploads/${photoId}`]);
      expect(await complete(app, ada, photoId)).toMatchObject({ __typename: 'CompletePhotoUploadSuccess' });
      const path = photoPath(app, photoId, '320.webp');
      const { data } = await app.gql('{ viewer { photos { url(size: SMALL) } } }', {}, ada.accessToken);
      expect(data.viewer.photos).toEqual([{ url: `https://photos.zobo.example/shown${path}` }]);
      expect(s3.files.has(`zobo-photos/photos/${photoId}/320.webp`)).toBe(true);
      const served = await fetch(`${app.url}${path}`);
      expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect((await served.arrayBuffer()).byteLength).toBe(
        s3.files.get(`zobo-photos/photos/${photoId}/320.webp`)?.bytes.length,
      );
      expect((await fetch(`${app.url}${photoPath(app, ID, '320.webp')}`)).status).toBe(404);
      expect((await fetch(`${app.url}/`)).headers.get('content-security-policy')).toContain(
        "; img-src 'self' blob: data: https://photos.zobo.example; ",
      );
      const gone = 'mutation($input: DeletePhotoInput!) { deletePhoto(input: $input) { __typename } }';
      await app.gql(gone, { input: { photoId } }, ada.accessToken);
      expect([...s3.files.keys()]).toEqual([]);
    } finally {
      await app.stop();
      await plainApp.stop();
    }
  });
});

describe('the settings of a store', () => {
  const load = (env: Record<string, string>) => loadConfig({ DATA_DIR: folder, ...env }).s3;
  const needed = { S3_BUCKET: 'zobo', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hunter2' };
  const complaint = (env: Record<string, string>): string => {
    try {
      load(env);
    } catch (error) {
      if (error instanceof BadSettings) return error.message;
    }
    return 'nothing was wrong';
  };

  it('are none by default, and few', () => {
    expect(load({})).toBeNull();
    expect(load(needed)).toEqual({
      endpoint: null,
      region: 'us-east-1',
      bucket: 'zobo',
      privateBucket: 'zobo',
      accessKeyId: 'id',
      secretAccessKey: 'hunter2',
      forcePathStyle: false,
      publicUrl: null,
    });
    const all = { S3_ENDPOINT: 'http://localhost:9000', S3_REGION: 'auto', S3_FORCE_PATH_STYLE: '1' };
    const open = { S3_PUBLIC_URL: 'https://photos.zobo.example/', S3_PRIVATE_BUCKET: 'zobo-private' };
    expect(load({ ...needed, ...all, ...open })).toMatchObject({
      endpoint: 'http://localhost:9000',
      region: 'auto',
      privateBucket: 'zobo-private',
      forcePathStyle: true,
      publicUrl: 'https://photos.zobo.example',
    });
  });

  it('stop the start when they are wrong, and show no secret', () => {
    expect(complaint({ S3_BUCKET: 'zobo' })).toContain(
      'S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: are required',
    );
    expect(complaint({ S3_ENDPOINT: 'http://localhost:9000' })).toContain('S3_BUCKET, S3_ACCESS_KEY_ID');
    expect(complaint({ S3_PUBLIC_URL: 'https://photos.zobo.example' })).toContain('S3_BUCKET, S3_ACCESS_KEY_ID');
    for (const [name, value] of [
      ['S3_ENDPOINT', 'localhost:9000'],
      ['S3_BUCKET', 'Zobo Photos'],
      ['S3_FORCE_PATH_STYLE', 'yes'],
      ['S3_REGION', 'Europe!'],
      ['S3_PUBLIC_URL', 'photos'],
    ]) {
      expect(complaint({ ...needed, [name!]: value! })).toContain(`${name}: should be `);
      expect(complaint({ ...needed, [name!]: value! })).not.toContain('hunter2');
    }
  });
});
