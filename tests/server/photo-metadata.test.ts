/** Nothing but pixels comes out: in every size and format that the server hands out. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { makeAvif } from '#server/features/photos/service.ts';
import { type Person, person } from '#tests/factories/people.ts';
import { halves, noisy, plain, planted, png, pngChunk, taggedJpeg, withSegments } from '#tests/factories/pictures.ts';
import { complete, photoPath, uploaded } from '#tests/factories/uploads.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
  ada = await person(app, 'Ada');
});
afterAll(() => app.stop());

const sizes = Object.values(limits.photoSizes);
const AVIF = { accept: 'image/avif,image/webp,*/*' };

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}${path}`, { headers });
  const type = response.headers.get('content-type');
  return { status: response.status, type, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** A shown photo with all its formats. */
async function shown(bytes: Buffer, contentType = 'image/jpeg'): Promise<string> {
  const photoId = await uploaded(app, ada, bytes, 'AVATAR', contentType);
  expect(await complete(app, ada, photoId)).toMatchObject({ __typename: 'CompletePhotoUploadSuccess' });
  await makeAvif(app.deps, { photoId });
  return photoId;
}

/** Every file that storage holds, whatever it is of. */
async function stored(): Promise<{ name: string; bytes: Buffer }[]> {
  const folder = join(app.deps.config.dataDir, 'photos');
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async (file) => {
        const name = join(file.parentPath, file.name);
        return { name, bytes: await readFile(name) };
      }),
  );
}

describe('a photo with its place on earth, its author and a small copy of itself', () => {
  let original: Buffer;
  let id: string;
  beforeAll(async () => {
    original = await taggedJpeg();
    id = await shown(original);
  });

  it('has all of them when it is sent', async () => {
    const facts = await sharp(original).metadata();
    expect(facts).toMatchObject({ orientation: 6, exif: expect.any(Buffer), iptc: expect.any(Buffer) });
    expect([facts.xmpAsString, facts.icc === undefined]).toEqual([expect.stringContaining('GPSLatitude'), false]);
    for (const text of ['Canary Phones', 'Canary Thumbnail', 'Canary Byline', 'Canary Comment', 'Canary Author']) {
      expect(original.includes(text), text).toBe(true);
    }
    expect(planted.test(original.toString('latin1'))).toBe(true);
  });

  const renditions = sizes.flatMap((size) =>
    (['webp', 'jpeg', 'avif'] as const).map((format): [number, 'webp' | 'jpeg' | 'avif'] => [size, format]),
  );
  it.each(renditions)('has none of them at %d px as %s, and stands upright', async (size, format) => {
    const file = format === 'jpeg' ? 'jpeg' : 'webp';
    const { status, type, bytes } = await get(photoPath(app, id, `${size}.${file}`), format === 'avif' ? AVIF : {});
    expect([status, type]).toEqual([200, `image/${format}`]);
    expect(bytes.toString('latin1')).not.toMatch(planted);
    const facts = await sharp(bytes).metadata();
    const { exif, xmp, iptc, icc, orientation, width, height } = facts;
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect([width, height]).toEqual([Math.min(300, Math.round(size * 0.75)), Math.min(400, size)]);
    expect(facts.format).toBe(format === 'avif' ? 'heif' : format);
    const middle = Math.floor(width / 2);
    const top = await sharp(bytes)
      .extract({ left: middle, top: 4, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(top[0]).toBeGreaterThan(180);
    expect(top[2]).toBeLessThan(90);
  });

  it('leaves no other file behind that has any of them', async () => {
    const files = await stored();
    expect(files.map(({ name }) => name.split('.').at(-1)).sort()).toEqual(
      ['avif', 'jpeg', 'webp'].flatMap((format) => sizes.map(() => format)),
    );
    for (const { name, bytes } of files) expect(bytes.toString('latin1'), name).not.toMatch(planted);
  });
});

describe('AVIF', () => {
  it('is sent in the place of WebP to browsers that take it, once it is made', async () => {
    const photoId = await uploaded(app, ada, await halves().jpeg().toBuffer(), 'AVATAR');
    await complete(app, ada, photoId);
    const path = photoPath(app, photoId, '320.webp');
    const typeFor = async (accept: string, of = path) => (await get(of, { accept })).type;
    expect(await typeFor(AVIF.accept)).toBe('image/webp');
    await makeAvif(app.deps, { photoId });
    expect(await app.deps.ports.storage.read(`masters/${photoId}/1080.png`)).toBeNull();
    expect(await typeFor(AVIF.accept)).toBe('image/avif');
    for (const accept of ['image/webp,*/*', 'image/avif;q=0, image/webp', 'image/avifx', 'image/*', '*/*']) {
      expect(await typeFor(accept), accept).toBe('image/webp');
    }
    expect(await typeFor(AVIF.accept, path.replace('webp', 'jpeg'))).toBe('image/jpeg');
    expect((await get(path.replace('webp', 'avif'), AVIF)).status).toBe(404);
    const { headers } = await get(path, AVIF);
    expect(Object.fromEntries(headers)).toMatchObject({
      vary: 'accept',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
    });
    // Twice does no harm, and after the photo is gone it leaves nothing.
    await makeAvif(app.deps, { photoId });
    expect(await typeFor(AVIF.accept)).toBe('image/avif');
  });

  it('of a photo that is deleted while it is made leaves nothing', async () => {
    const photoId = await uploaded(app, ada, await plain(), 'AVATAR');
    await complete(app, ada, photoId);
    const { storage } = app.deps.ports;
    const DELETE = 'mutation($input: DeletePhotoInput!) { deletePhoto(input: $input) { __typename } }';
    const put: typeof storage.put = async (...file) => {
      if (file[0].endsWith('/96.avif')) {
        const { data } = await app.gql(DELETE, { input: { photoId } }, ada.accessToken);
        expect(data.deletePhoto.__typename).toBe('DeletePhotoSuccess');
      }
      await storage.put(...file);
    };
    await makeAvif({ ...app.deps, ports: { ...app.deps.ports, storage: { ...storage, put } } }, { photoId });
    expect((await stored()).filter(({ name }) => name.includes(photoId))).toEqual([]);
  });
});

describe('a noisy photo', () => {
  it('is written at a lower quality until it is small enough for people’s data', async () => {
    const id = await shown(await noisy(720, 900, 11));
    for (const [size, most] of [
      [320, 18 * 1024],
      [480, 33 * 1024],
      [720, 60 * 1024],
    ] as const) {
      for (const headers of [{}, AVIF]) {
        const { bytes } = await get(photoPath(app, id, `${size}.webp`), headers);
        expect(bytes.length).toBeLessThanOrEqual(most);
        expect(bytes.length).toBeGreaterThan(most / 4);
      }
    }
  });

  it('is never made worse than the floor, however large it stays', async () => {
    const id = await uploaded(app, ada, await noisy(720, 400), 'AVATAR');
    await complete(app, ada, id);
    const { bytes } = await get(photoPath(app, id, '720.webp'));
    expect(bytes.length).toBeGreaterThan(60 * 1024);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 720, height: 400 });
  });
});

describe('a photo of before the size for cards', () => {
  const { card, medium } = limits.photoSizes;
  const JOBS = sql<{ payload: unknown }>`
    select payload from graphile_worker._private_jobs where key like 'card:%'`;

  /** Without that size, as the version before left it. */
  async function older(): Promise<string> {
    const id = await shown(await noisy(900, 1200, 40));
    for (const format of ['webp', 'jpeg', 'avif'])
      await app.deps.ports.storage.remove(`photos/${id}/${card}.${format}`);
    return id;
  }
  const widths = async (id: string) => {
    const path = photoPath(app, id, `${card}.webp`);
    const answers = await Promise.all([get(path), get(path, AVIF), get(path.replace('webp', 'jpeg'))]);
    return Promise.all(answers.map(async ({ bytes, type }) => [type, (await sharp(bytes).metadata()).height]));
  };

  it('is sent in the next size until its own is made, which is asked for once', async () => {
    const id = await older();
    for (let times = 0; times < 2; times += 1)
      expect(await widths(id)).toEqual(['webp', 'avif', 'jpeg'].map((format) => [`image/${format}`, medium]));
    const { rows } = await JOBS.execute(app.db);
    expect(rows.map(({ payload }) => payload)).toEqual([{ photoId: id }]);
    await makeAvif(app.deps, { photoId: id });
    expect(await widths(id)).toEqual(['webp', 'avif', 'jpeg'].map((format) => [`image/${format}`, card]));
  });

  it('that is deleted in the meantime leaves nothing', async () => {
    const id = await older();
    const DELETE = 'mutation($input: DeletePhotoInput!) { deletePhoto(input: $input) { __typename } }';
    await app.gql(DELETE, { input: { photoId: id } }, ada.accessToken);
    await app.deps.ports.storage.put(`photos/${id}/1080.webp`, await plain(), 'image/webp');
    await makeAvif(app.deps, { photoId: id });
    expect((await stored()).filter(({ name }) => name.includes(id))).toEqual([]);
    expect((await get(photoPath(app, id, `${card}.webp`))).status).toBe(404);
  });
});

describe('what is two things at once', () => {
  const html = '<html><script>alert("canary")</script></html>';
  /** An empty archive with a comment, as a ZIP ends. */
  const zip = Buffer.concat([
    Buffer.from('PK\x05\x06', 'latin1'),
    Buffer.alloc(16),
    Buffer.from([6, 0]),
    Buffer.from('canary'),
  ]);
  const frame = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);

  async function apng(): Promise<Buffer> {
    const still = await halves().png().toBuffer();
    const end = still.length - 12;
    return Buffer.concat([
      still.subarray(0, 33),
      pngChunk('acTL', frame),
      still.subarray(33, end),
      still.subarray(end),
    ]);
  }

  const taken: [string, string, () => Promise<Buffer>][] = [
    [
      'a page inside a JPEG',
      'image/jpeg',
      async () => withSegments(await plain(), [[0xfe, Buffer.from(`*/=1;${html}`)]]),
    ],
    [
      'a page behind a WebP',
      'image/webp',
      async () => Buffer.concat([await halves().webp().toBuffer(), Buffer.from(html)]),
    ],
    ['an archive behind a PNG', 'image/png', async () => Buffer.concat([await halves().png().toBuffer(), zip])],
    [
      'words inside a PNG',
      'image/png',
      async () => {
        const still = await halves().png().toBuffer();
        const words = pngChunk('tEXt', Buffer.from(`Comment\0${html}`, 'latin1'));
        return Buffer.concat([still.subarray(0, 33), words, still.subarray(33)]);
      },
    ],
    ['a moving PNG', 'image/png', apng],
    ['a JPEG for print', 'image/jpeg', async () => halves().toColourspace('cmyk').jpeg().toBuffer()],
    ['a PNG that is said to be a JPEG', 'image/jpeg', async () => halves().png().toBuffer()],
    ['a PNG one can see through', 'image/png', async () => halves().ensureAlpha(0.5).png().toBuffer()],
    ['a grey JPEG', 'image/jpeg', async () => halves().greyscale().jpeg().toBuffer()],
  ];

  it.each(taken)('comes out as a still picture of ours alone: %s', async (_name, contentType, make) => {
    const original = await make();
    const id = await shown(original, contentType);
    const files = (await stored()).filter(({ name }) => name.includes(id));
    expect(files).toHaveLength(sizes.length * 3);
    for (const { name, bytes } of files) {
      expect(bytes.equals(original), name).toBe(false);
      expect(bytes.toString('latin1'), name).not.toMatch(/canary|<script|acTL|tEXt/);
      const { format, pages = 1, space } = await sharp(bytes).metadata();
      expect([format === 'heif' ? 'avif' : format, pages, space]).toEqual([name.split('.').at(-1), 1, 'srgb']);
    }
    expect((await get(photoPath(app, id, '720.webp'))).type).toBe('image/webp');
  });

  it('is not kept at all when it cannot be read to its end', async () => {
    const broken: [string, Buffer][] = [
      ['cut off', (await noisy(300, 300)).subarray(0, 20_000)],
      ['no pixels', png([['IHDR', Buffer.alloc(13)]])],
      ['a picture in words', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>canary</script></svg>')],
      ['moving', await halves().gif().toBuffer()],
    ];
    for (const [name, bytes] of broken) {
      const photoId = await uploaded(app, ada, bytes, 'PHOTO');
      expect(await complete(app, ada, photoId), name).toMatchObject({ __typename: 'PhotoRejected' });
      expect(
        (await stored()).filter((file) => file.name.includes(photoId)),
        name,
      ).toEqual([]);
    }
  });
});
