/** Pictures made in memory: plain ones, and what people with bad intentions send. */
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

export const plain = (width = 64, height = 48, background = '#a01040'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** 400 x 300, red on the left and blue on the right, so that a turn shows. */
export const halves = (): Sharp =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } }).composite([
    { input: { create: { width: 200, height: 300, channels: 3, background: 'blue' } }, left: 200, top: 0 },
  ]);

/** The same disorder on every run; the larger `grain`, in pixels, the easier it is to write. */
export async function noisy(width: number, height: number, grain = 1): Promise<Buffer> {
  const [w, h] = [Math.ceil(width / grain), Math.ceil(height / grain)];
  const data = Buffer.alloc(w * h * 3);
  let seed = 2_463_534_242;
  for (let at = 0; at < data.length; at += 1) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    data[at] = seed & 0xff;
  }
  return sharp(data, { raw: { width: w, height: h, channels: 3 } })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A whole, valid PNG of one colour that says so little in so many pixels: some 25 KB for 200 megapixels. */
export function flatPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, in greys.
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height), { level: 9 });
  return png([
    ['IHDR', header],
    ['IDAT', pixels],
    ['IEND', Buffer.alloc(0)],
  ]);
}

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function crc32(bytes: Buffer): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (crcTable[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

export const png = (chunks: readonly [string, Buffer][]): Buffer =>
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks.map(([type, data]) => pngChunk(type, data))]);

/** A small JPEG whose header says that it is of this size. */
export async function boastfulJpeg(width: number, height: number): Promise<Buffer> {
  const jpeg = await plain();
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    // The frame's header: length, precision, height, width.
    if (jpeg[at] === 0xff && [0xc0, 0xc1, 0xc2].includes(jpeg[at + 1] ?? 0)) {
      jpeg.writeUInt16BE(height, at + 5);
      jpeg.writeUInt16BE(width, at + 7);
      return jpeg;
    }
  }
  throw new Error('No frame in this JPEG');
}

const marker = (code: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/** Puts segments behind the first two bytes of a JPEG, where cameras put them. */
export const withSegments = (jpeg: Buffer, segments: readonly [number, Buffer][]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments.map(([code, data]) => marker(code, data)), jpeg.subarray(2)]);

type Entry = [tag: number, type: number, count: number, value: Buffer];
const ascii = (tag: number, text: string): Entry => [tag, 2, text.length + 1, Buffer.from(`${text}\0`, 'latin1')];
const short = (tag: number, value: number): Entry => [tag, 3, 1, Buffer.from([value, 0, 0, 0])];
const long = (tag: number, value: number): Entry => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return [tag, 4, 1, bytes];
};
const rationals = (tag: number, values: readonly [number, number][]): Entry => {
  const bytes = Buffer.alloc(values.length * 8);
  for (const [index, [over, under]] of values.entries()) {
    bytes.writeUInt32LE(over, index * 8);
    bytes.writeUInt32LE(under, index * 8 + 4);
  }
  return [tag, 5, values.length, bytes];
};

/** One directory of a TIFF, with what does not fit into its entries behind it. */
function directory(start: number, entries: readonly Entry[], next = 0): Buffer {
  const table = Buffer.alloc(2 + entries.length * 12 + 4);
  table.writeUInt16LE(entries.length, 0);
  table.writeUInt32LE(next, table.length - 4);
  const more: Buffer[] = [];
  let free = start + table.length;
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 2 + index * 12;
    table.writeUInt16LE(tag, at);
    table.writeUInt16LE(type, at + 2);
    table.writeUInt32LE(count, at + 4);
    if (value.length <= 4) value.copy(table, at + 8);
    else {
      table.writeUInt32LE(free, at + 8);
      more.push(value);
      free += value.length;
    }
  }
  return Buffer.concat([table, ...more]);
}

/** What a phone writes beside the pixels: camera, orientation, place on earth, and a small copy of the whole picture. */
function exif(thumbnail: Buffer): Buffer {
  const start = 8;
  const camera = (gps: number, next: number) =>
    directory(start, [ascii(0x010f, 'Canary Phones'), short(0x0112, 6), long(0x8825, gps)], next);
  const gpsAt = start + camera(0, 0).length;
  const gps = directory(gpsAt, [
    ascii(0x0001, 'N'),
    rationals(0x0002, [
      [6, 1],
      [31, 1],
      [27, 1],
    ]),
    ascii(0x0003, 'E'),
    rationals(0x0004, [
      [3, 1],
      [22, 1],
      [45, 1],
    ]),
    ascii(0x001d, '2026:01:31'),
  ]);
  const smallAt = gpsAt + gps.length;
  const small = (at: number) =>
    directory(smallAt, [short(0x0103, 6), long(0x0201, at), long(0x0202, thumbnail.length)]);
  const thumbnailAt = smallAt + small(0).length;
  const head = Buffer.from([0x49, 0x49, 0x2a, 0, start, 0, 0, 0]);
  return Buffer.concat([head, camera(gpsAt, smallAt), gps, small(thumbnailAt), thumbnail]);
}

const xmp = `<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/"
exif:GPSLatitude="6,31.45N" exif:GPSLongitude="3,22.75E" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="Canary Author"/>
</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** A record of the old press format, as Photoshop wraps it. */
function iptc(): Buffer {
  const record = (dataset: number, text: string) =>
    Buffer.concat([Buffer.from([0x1c, 2, dataset, 0, text.length]), Buffer.from(text, 'latin1')]);
  const records = Buffer.concat([record(80, 'Canary Byline'), record(90, 'Canary City')]);
  const head = Buffer.from('Photoshop 3.0\x008BIM\x04\x04\x00\x00\x00\x00\x00\x00', 'latin1');
  head.writeUInt32BE(records.length, head.length - 4);
  return Buffer.concat([head, records, Buffer.alloc(records.length % 2)]);
}

/** What must be found nowhere in a rendition of `taggedJpeg`. */
export const planted = /canary|exif|gpsl|xpacket|xmpmeta|ns\.adobe|photoshop|8BIM|2026:01:31|ICC_PROFILE|iccp/i;

/** A photo as a phone takes it, lying on its side: with Exif, GPS, XMP, IPTC, a comment, a colour profile and an embedded thumbnail. */
export async function taggedJpeg(): Promise<Buffer> {
  const thumbnail = withSegments(await plain(160, 120), [[0xfe, Buffer.from('Canary Thumbnail')]]);
  const jpeg = await halves().withIccProfile('p3').jpeg().toBuffer();
  return withSegments(jpeg, [
    [0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif(thumbnail)])],
    [0xe1, Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1'), Buffer.from(xmp)])],
    [0xed, iptc()],
    [0xfe, Buffer.from('Canary Comment')],
  ]);
}
