import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { messages } from '#rules/photos.ts';
import { purgeUploads } from '#server/features/photos/service.ts';
import { type Person, person } from '#tests/factories/people.ts';
import { photoPath } from '#tests/factories/uploads.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { keepSignedIn } from '#tests/setup/sessions.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
  ada = await person(app, 'Ada');
});
afterAll(() => app.stop());

const CREATE = `mutation($input: CreatePhotoUploadInput!) { createPhotoUpload(input: $input) { __typename
  ... on CreatePhotoUploadSuccess { photoId uploadUrl } ... on UserError { code message } } }`;
const COMPLETE = `mutation($input: CompletePhotoUploadInput!) { completePhotoUpload(input: $input) { __typename
  ... on CompletePhotoUploadSuccess { photo { id aspectRatio displayOrder
      thumb: url(size: THUMB) small: url(size: SMALL, format: JPEG) card: url(size: CARD) medium: url large: url(size: LARGE, format: JPEG) }
    viewer { photos { id } profile { avatar { id } } } }
  ... on UserError { code message } } }`;

const LARGE = 'File too large: Please select an image under 5MB';
const NOT_AN_IMAGE = 'Invalid file: Please upload an image file';

async function reserve(by: Person, byteSize: number, contentType = 'image/jpeg') {
  const input = { contentType, byteSize, purpose: 'AVATAR' };
  return (await app.gql(CREATE, { input }, by.accessToken)).data.createPhotoUpload;
}

const put = (url: string, bytes: Uint8Array, contentType = 'image/jpeg') =>
  fetch(`${app.url}${url}`, { method: 'PUT', headers: { 'content-type': contentType }, body: new Uint8Array(bytes) });

const complete = async (by: Person, photoId: string) =>
  (await app.gql(COMPLETE, { input: { photoId } }, by.accessToken)).data.completePhotoUpload;

async function upload(by: Person, bytes: Uint8Array, contentType = 'image/jpeg') {
  const { photoId, uploadUrl } = await reserve(by, bytes.length, contentType);
  expect((await put(uploadUrl, bytes, contentType)).status).toBe(204);
  return { photoId, payload: await complete(by, photoId) };
}

const fetched = async (url: string) => {
  const response = await fetch(`${app.url}${url}`);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

const rowsOf = (by: Person) => app.db.selectFrom('profilePhotos').selectAll().where('userId', '=', by.id).execute();
const fileOf = (key: string) => app.deps.ports.storage.read(key);

/** 400 x 300, red on the left and blue on the right, so that a turn shows. */
const halves = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } }).composite([
    { input: { create: { width: 200, height: 300, channels: 3, background: 'blue' } }, left: 200, top: 0 },
  ]);

describe('a photo', () => {
  it('is written anew in five sizes and two formats, never enlarged, and becomes the main one', async () => {
    const { photoId, payload } = await upload(ada, await halves().png().toBuffer(), 'image/png');
    expect(payload).toMatchObject({
      __typename: 'CompletePhotoUploadSuccess',
      photo: {
        id: photoId,
        displayOrder: 0,
        thumb: photoPath(app, photoId, '96.webp'),
        large: photoPath(app, photoId, '1080.jpeg'),
      },
      viewer: { photos: [{ id: photoId }], profile: { avatar: { id: photoId } } },
    });
    expect(payload.photo.aspectRatio).toBeCloseTo(4 / 3);
    for (const [url, width, format] of [
      [payload.photo.thumb, 96, 'webp'],
      [payload.photo.small, 320, 'jpeg'],
      [payload.photo.card, 400, 'webp'],
      [payload.photo.medium, 400, 'webp'],
      [payload.photo.large, 400, 'jpeg'],
    ]) {
      const file = await fetched(url);
      expect([file.status, file.type]).toEqual([200, `image/${format}`]);
      expect(await sharp(file.bytes).metadata()).toMatchObject({ width, format });
    }
    expect(await fileOf(`uploads/${photoId}`)).toBeNull();
  });

  it('loses its place on earth, its camera and every other tag, and keeps its upright', async () => {
    const original = await halves()
      .jpeg()
      .withExif({
        IFD0: { Make: 'Canary', Copyright: 'canary' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '6/1 31/1 27/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '3/1 22/1 45/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const tagged = await sharp(original).metadata();
    expect([tagged.orientation, tagged.exif === undefined]).toEqual([6, false]);
    const { payload } = await upload(ada, original);
    expect(payload.photo.aspectRatio).toBeCloseTo(3 / 4);
    for (const url of [payload.photo.medium, payload.photo.large]) {
      const { bytes } = await fetched(url);
      const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect({ width, height, exif, xmp, iptc, icc, orientation }).toEqual({ width: 300, height: 400 });
      expect(bytes.toString('latin1')).not.toMatch(/canary|exif|gps/i);
      // Turned by 90 degrees to the right, what was left is on top.
      const top = await sharp(bytes).extract({ left: 140, top: 20, width: 4, height: 4 }).raw().toBuffer();
      expect(top[0]).toBeGreaterThan(200);
      expect(top[2]).toBeLessThan(60);
    }
  });

  it('replaces the main one before, whose files go', async () => {
    const bola = await person(app, 'Bola');
    const first = await upload(bola, await halves().jpeg().toBuffer());
    const second = await upload(bola, await halves().webp().toBuffer(), 'image/webp');
    expect(second.payload.viewer.photos).toEqual([{ id: second.photoId }]);
    expect((await fetched(first.payload.photo.medium)).status).toBe(404);
    expect(await rowsOf(bola)).toHaveLength(1);
  });

  it('is completed once however often it is asked for, and by its owner only', async () => {
    const bola = await person(app, 'Bola');
    const bytes = await halves().jpeg().toBuffer();
    const { photoId, uploadUrl } = await reserve(bola, bytes.length);
    const notAvailable = {
      __typename: 'NotAvailable',
      code: 'NOT_AVAILABLE',
      message: 'This photo is no longer available.',
    };
    expect(await complete(bola, photoId)).toEqual(notAvailable);
    await put(uploadUrl, bytes);
    for (const id of [photoId, 'no-uuid', 'b8a5e2c7-6d3f-4f0e-9a51-0c3d7f1e2b4a'])
      expect(await complete(ada, id)).toEqual(notAvailable);
    const answers = await Promise.all(Array.from({ length: 5 }, () => complete(bola, photoId)));
    expect(answers.map((answer) => answer.__typename)).toEqual(Array(5).fill('CompletePhotoUploadSuccess'));
    expect(await rowsOf(bola)).toMatchObject([
      { id: photoId, state: 'ready', displayOrder: 0, width: 400, height: 300 },
    ]);
    expect((await put(uploadUrl, bytes)).status).toBe(404);
    expect((await fetched(answers[0].photo.medium)).status).toBe(200);
  });
});

describe('what is not a photo', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  const bomb = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
  const corpus: [string, () => Promise<Buffer> | Buffer, string?][] = [
    ['an SVG', () => svg],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['noise', () => randomBytes(2_000)],
    [
      'noise after the mark of a JPEG',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(2_000)]),
    ],
    ['a script after the mark of a PNG', () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), svg])],
    ['a GIF that is a script', () => Buffer.from('GIF89a/*x*/=1;alert(1)')],
    ['a real GIF', () => halves().gif().toBuffer()],
    ['a TIFF', () => halves().tiff().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    [
      'half a JPEG',
      async () =>
        (
          await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
            .jpeg()
            .toBuffer()
        ).subarray(0, 20_000),
    ],
    [
      'half a PNG',
      async () =>
        (
          await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
            .png()
            .toBuffer()
        ).subarray(0, 20_000),
    ],
    ['a flat PNG of 41 megapixels', () => bomb(8_200, 5_000), messages.hugePhoto],
    [
      'a PNG that says it has 3,600 megapixels',
      async () => {
        const png = await bomb(10, 10);
        png.writeUInt32BE(60_000, 16);
        png.writeUInt32BE(60_000, 20);
        return png;
      },
      messages.hugePhoto,
    ],
  ];

  it.each(corpus)('is refused: %s', async (_, make, message = NOT_AN_IMAGE) => {
    const chidi = await person(app, 'Chidi');
    const { photoId, payload } = await upload(chidi, await make(), 'image/png');
    expect(payload).toEqual({ __typename: 'PhotoRejected', code: 'PHOTO_REJECTED', message });
    expect(await rowsOf(chidi)).toEqual([]);
    expect(await fileOf(`uploads/${photoId}`)).toBeNull();
    expect(await fileOf(`photos/${photoId}/96.webp`)).toBeNull();
  });

  it('is left behind when it hides after a real picture: only pixels are kept', async () => {
    const hidden = '<script>alert("canary")</script>';
    const { payload } = await upload(ada, Buffer.concat([await halves().jpeg().toBuffer(), Buffer.from(hidden)]));
    for (const url of [payload.photo.medium, payload.photo.large]) {
      expect((await fetched(url)).bytes.toString('latin1')).not.toContain('canary');
    }
  });

  it('is refused before a byte is sent when it says what it is', async () => {
    const chidi = await person(app, 'Chidi');
    const refused = (message: string) => ({ __typename: 'PhotoRejected', code: 'PHOTO_REJECTED', message });
    expect(await reserve(chidi, 20 * 1024 * 1024)).toEqual(refused(LARGE));
    expect(await reserve(chidi, 5 * 1024 * 1024)).toEqual(refused(LARGE));
    for (const type of ['image/svg+xml', 'image/gif', 'application/pdf', '', 'image/JPEG\u0000']) {
      expect(await reserve(chidi, 1_000, type)).toEqual(refused(NOT_AN_IMAGE));
    }
    expect(await reserve(chidi, 0)).toEqual({
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: NOT_AN_IMAGE,
    });
    expect(await rowsOf(chidi)).toEqual([]);
    expect((await reserve(chidi, 5 * 1024 * 1024 - 1)).__typename).toBe('CreatePhotoUploadSuccess');
  });
});

describe('the upload address', () => {
  it('takes no more bytes than were reserved, and stores none of 20 MB', async () => {
    const { photoId, uploadUrl } = await reserve(ada, 1_000);
    for (const length of [1_001, 20 * 1024 * 1024]) {
      const response = await put(uploadUrl, Buffer.alloc(length));
      expect([response.status, await response.text()]).toEqual([413, LARGE]);
    }
    expect(await fileOf(`uploads/${photoId}`)).toBeNull();
    expect((await put(uploadUrl, Buffer.alloc(1_000))).status).toBe(204);
  });

  it('needs its own signature, its type, and to be in time', async () => {
    const { photoId, uploadUrl } = await reserve(ada, 1_000);
    const body = Buffer.alloc(10);
    expect((await put(uploadUrl, body, 'image/png')).status).toBe(415);
    const { uploadUrl: other, photoId: otherId } = await reserve(await person(app, 'Bola'), 1_000);
    const expires = Number(new URL(uploadUrl, app.url).searchParams.get('expires'));
    expect(expires - app.clock.now().getTime()).toBeLessThanOrEqual(limits.uploadMs);
    for (const url of [
      `/uploads/${photoId}`,
      uploadUrl.slice(0, -1),
      `${uploadUrl.slice(0, -1)}${uploadUrl.endsWith('0') ? '1' : '0'}`,
      uploadUrl.replace(String(expires), String(expires + 1)),
      uploadUrl.replace(String(expires), 'NaN'),
      other.replace(otherId, photoId),
    ]) {
      expect((await put(url, body)).status, url).toBe(403);
    }
    expect((await put('/uploads/no-uuid?expires=1&signature=2', body)).status).toBe(404);
    expect((await fetch(`${app.url}${uploadUrl}`)).status).toBe(404);
    const before = app.clock.now();
    app.clock.set(new Date(expires + 1));
    expect((await put(uploadUrl, body)).status).toBe(403);
    app.clock.set(before);
    expect((await put(uploadUrl, body)).status).toBe(204);
  });

  it('dies with the next reservation, and after a day with what was uploaded', async () => {
    const bola = await person(app, 'Bola');
    await keepSignedIn(app);
    const first = await reserve(bola, 1_000);
    await put(first.uploadUrl, Buffer.alloc(10));
    const second = await reserve(bola, 1_000);
    expect((await put(first.uploadUrl, Buffer.alloc(10))).status).toBe(404);
    expect(await fileOf(`uploads/${first.photoId}`)).toBeNull();
    await put(second.uploadUrl, Buffer.alloc(10));
    const kept = await upload(ada, await halves().jpeg().toBuffer());
    await purgeUploads(app.deps);
    expect(await rowsOf(bola)).toHaveLength(1);
    const before = app.clock.now();
    app.clock.advance(86_400_000 + 1_000);
    await purgeUploads(app.deps);
    app.clock.set(before);
    expect(await rowsOf(bola)).toEqual([]);
    expect(await fileOf(`uploads/${second.photoId}`)).toBeNull();
    expect((await fetched(kept.payload.photo.medium)).status).toBe(200);
  });
});
