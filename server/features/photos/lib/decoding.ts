/** Decodes images: only pixels survive. Files that cannot be decoded safely are refused. */
import sharp, { type Sharp } from 'sharp';
import { limits } from '#rules/limits.ts';
import { messages } from '#rules/photos.ts';
import { rateLimited } from '#server/base/errors.ts';
import { createKeyedMutex, createSemaphore } from '#server/base/semaphore.ts';
import { createDecoderPool } from './decoder-pool.ts';

/** Plain sRGB pixels, at most 1080 px wide and high. `width` and `height` are the original's, after rotation. */
export type Decoded = { width: number; height: number; pixels: Sharp };

sharp.cache(false);

/** True if the first bytes are those of a JPEG, PNG or WebP. No other format (above all no SVG) reaches a decoder. */
function looksDecodable(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) ||
    (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
  );
}

const { atOnce, waiting, waitMs, ms, retrySeconds } = limits.decoding;
const line = { waiting, waitMs, refusal: () => rateLimited(messages.photosBusy, retrySeconds) };
const inTurn = createSemaphore({ atOnce, ...line });
const inAccountsTurn = createKeyedMutex(line);

/** One at a time for an account. Throws RATE_LIMITED when too many wait. Read the bytes inside `work`, so that waiting calls hold none. */
export function inDecodingTurn<T>(userId: string, work: () => Promise<T>): Promise<T> {
  return inAccountsTurn(userId, () => inTurn(work));
}

const decoders = createDecoderPool({ ms });

export type Undecodable = 'no image' | 'huge' | 'late';

/** Call it inside `inDecodingTurn`. */
export async function decode(bytes: Buffer): Promise<Decoded | Undecodable> {
  if (!looksDecodable(bytes)) return 'no image';
  const answer = await decoders.decode(bytes);
  if (typeof answer === 'string') return answer;
  const { width, height, data, info } = answer;
  return { width, height, pixels: sharp(Buffer.from(data), { raw: info }) };
}

/** The pixels of our own lossless master. */
export async function reopen(master: Buffer): Promise<Sharp> {
  const { data, info } = await sharp(master, { limitInputPixels: limits.photoSizes.large ** 2 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}
