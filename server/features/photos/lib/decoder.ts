/**
 * Decodes strangers' images. An exploit in a file hits only this process, which has no secret and no connection. It ends with its parent
 * process.
 */
import sharp from 'sharp';
import { limits } from '#rules/limits.ts';

export type Pixels = {
  width: number;
  height: number;
  data: Buffer;
  info: { width: number; height: number; channels: 3 | 4 };
};
/** `no image`: not a whole JPEG, PNG or WebP. `huge`: its header claims more pixels than are allowed. */
export type DecoderAnswer = Pixels | 'no image' | 'huge';
/** The messages to the parent: `ready` once, and then one answer for each image. */
export type DecoderSays = { ready: true } | { answer: DecoderAnswer };

const decoded: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
const white = { r: 255, g: 255, b: 255 };

sharp.cache(false);
sharp.concurrency(1);

async function decode(bytes: Buffer): Promise<DecoderAnswer> {
  // The checks below decide by the header alone: a decompression bomb is refused before a pixel is made.
  const options = { failOn: 'error', limitInputPixels: false } as const;
  const { format, width, height, autoOrient } = await sharp(bytes, options).metadata();
  if (!decoded.has(format)) return 'no image';
  if (Math.max(width, height) > limits.photoSide || width * height > limits.photoPixels) return 'huge';
  const largest = limits.photoSizes.large;
  const { data, info } = await sharp(bytes, { ...options, limitInputPixels: limits.photoPixels })
    .autoOrient()
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: white })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channels = info.channels === 4 ? 4 : 3;
  return { ...autoOrient, data, info: { width: info.width, height: info.height, channels } };
}

/** Ignores a failure: the parent has ended, and then this process ends as well. */
const say = (what: DecoderSays): void => void process.send?.(what, undefined, {}, () => undefined);

process.on('message', (bytes: Uint8Array) => {
  void decode(Buffer.from(bytes))
    .catch((): DecoderAnswer => 'no image')
    .then((answer) => say({ answer }));
});
// `exit` would wait for the decoder's threads.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Ctrl-C in a terminal is for the parent process, which ends this one.
process.on('SIGINT', () => undefined);
say({ ready: true });
