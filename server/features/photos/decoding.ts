/** Takes images apart: only pixels survive. What cannot be decoded safely is refused. */
import sharp, { type Sharp } from 'sharp';
import { limits } from '#rules/limits.ts';
import { messages } from '#rules/photos.ts';
import { rateLimited } from '#server/errors.ts';
import { createTurns } from '#server/turns.ts';

/** Pixels in sRGB without anything else, at most 1080 px wide and high; `width` and `height` are the original's, after rotation. */
export type Decoded = { width: number; height: number; pixels: Sharp };

const decoded: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
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

async function decodeOrThrow(bytes: Buffer): Promise<Decoded | null> {
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
  return { width: header.autoOrient.width, height: header.autoOrient.height, pixels };
}

/** Decodes by content; null when the bytes are not a whole JPEG, PNG or WebP of bearable size. To be called in one's decoding turn. */
export async function decode(bytes: Buffer): Promise<Decoded | null> {
  if (!looksDecodable(bytes)) return null;
  return decodeOrThrow(bytes).catch(() => null);
}

/** The pixels of a master of our own. */
export async function reopen(master: Buffer): Promise<Sharp> {
  const { data, info } = await sharp(master, { limitInputPixels: limits.photoSizes.large ** 2 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}
