/** Rebuilds images: only pixels survive, in our own formats and sizes. What cannot be decoded safely is refused. */
import sharp, { type Sharp } from 'sharp';
import { limits } from '#rules/limits.ts';
import { messages } from '#rules/photos.ts';
import { rateLimited } from '#server/errors.ts';
import { createTurns } from '#server/turns.ts';

export type Format = 'webp' | 'jpeg';
export type Rendition = { size: number; format: Format; bytes: Buffer };
/** `width` and `height` are the original's, after rotation, in pixels. */
export type Rebuilt = { width: number; height: number; renditions: Rendition[] };

const decoded: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
const quality = { webp: 78, jpeg: 80 } as const;
const white = { r: 255, g: 255, b: 255 };

sharp.cache(false);

/** Whether the first bytes are those of a JPEG, PNG or WebP: nothing else (SVG least of all) reaches a decoder. */
function looksDecodable(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
    (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
  );
}

const { atOnce, waiting, waitMs, seconds, retrySeconds } = limits.decoding;

/** One of the few places in which a process decodes; RATE_LIMITED when too many wait. Read the bytes inside: those who wait hold none. */
export const inDecodingTurn = createTurns({
  atOnce,
  waiting,
  waitMs,
  refusal: () => rateLimited(messages.photosBusy, retrySeconds),
});

async function encode(image: Sharp, size: number, format: Format): Promise<Rendition> {
  const small = image.clone().resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true });
  const encoded =
    format === 'webp' ? small.webp({ quality: quality.webp }) : small.jpeg({ quality: quality.jpeg, mozjpeg: true });
  return { size, format, bytes: await encoded.toBuffer() };
}

async function decode(bytes: Buffer): Promise<Rebuilt | null> {
  const options = { failOn: 'error', limitInputPixels: limits.photoPixels } as const;
  // Reads the header alone: a bomb is refused by what it says of itself, before a pixel is made.
  const header = await sharp(bytes, options).metadata();
  if (!decoded.has(header.format) || header.width * header.height > limits.photoPixels) return null;
  const largest = limits.photoSizes.large;
  const { data, info } = await sharp(bytes, options)
    .timeout({ seconds })
    .autoOrient()
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: white })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const renditions: Rendition[] = [];
  for (const size of Object.values(limits.photoSizes)) {
    for (const format of ['webp', 'jpeg'] as const) renditions.push(await encode(pixels, size, format));
  }
  return { width: header.autoOrient.width, height: header.autoOrient.height, renditions };
}

/** Decodes by content and writes anew without metadata, in all sizes; null when the bytes are not a whole JPEG, PNG or WebP of bearable size. To be called in one's decoding turn. */
export async function rebuild(bytes: Buffer): Promise<Rebuilt | null> {
  if (!looksDecodable(bytes)) return null;
  return decode(bytes).catch(() => null);
}
