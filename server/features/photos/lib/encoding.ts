import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { limits } from '#rules/limits.ts';

export type Format = 'webp' | 'jpeg' | 'avif';
export type Rendition = { size: number; format: Format; bytes: Buffer };

/** The qualities from best to lowest. The next one is taken when the file would be too large for mobile data. */
const qualities = { webp: [78, 66, 54, 42, 30], avif: [50, 38, 26] } as const;
const JPEG_QUALITY = 80;
/** Of 0 to 9: a higher effort takes several times as long and hardly reduces the size. */
const AVIF_EFFORT = 3;
const AVIF_SECONDS = 60;

type Size = keyof typeof limits.photoSizes;
const everySize = Object.keys(limits.photoSizes) as Size[];
const largestFile = (name: Size): number =>
  (limits.renditionBytes as Partial<Record<string, number>>)[name] ?? Number.POSITIVE_INFINITY;

async function resized(pixels: Sharp, size: number): Promise<Sharp> {
  const { data, info } = await pixels
    .clone()
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** Lowers the quality until the file is small enough, or the lowest is reached. */
async function within(bytes: number, steps: readonly number[], write: (quality: number) => Promise<Buffer>) {
  let written: Buffer = Buffer.alloc(0);
  for (const quality of steps) {
    written = await write(quality);
    if (written.length <= bytes) break;
  }
  return written;
}

const encoders: Readonly<Record<Format, (image: Sharp, atMost: number) => Promise<Buffer>>> = {
  jpeg: (image) => image.clone().jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer(),
  webp: (image, atMost) => within(atMost, qualities.webp, (quality) => image.clone().webp({ quality }).toBuffer()),
  avif: (image, atMost) =>
    within(atMost, qualities.avif, (quality) =>
      image.clone().timeout({ seconds: AVIF_SECONDS }).avif({ quality, effort: AVIF_EFFORT }).toBuffer(),
    ),
};

/** Never enlarges a photo. */
export async function renditionsOf(
  pixels: Sharp,
  formats: readonly Format[],
  sizes: readonly Size[] = everySize,
): Promise<Rendition[]> {
  const renditions: Rendition[] = [];
  for (const name of sizes) {
    const size = limits.photoSizes[name];
    const image = await resized(pixels, size);
    for (const format of formats) {
      renditions.push({ size, format, bytes: await encoders[format](image, largestFile(name)) });
    }
  }
  return renditions;
}

export async function webpOf(pixels: Sharp, size: number): Promise<Buffer> {
  return encoders.webp(await resized(pixels, size), Number.POSITIVE_INFINITY);
}

export async function masterOf(pixels: Sharp): Promise<Buffer> {
  return pixels.clone().png({ compressionLevel: 1 }).toBuffer();
}

/** A ThumbHash: some 25 bytes that a client draws until the photo has loaded. */
export async function thumbHashOf(pixels: Sharp): Promise<Buffer> {
  const { thumb } = limits.photoSizes;
  const { data, info } = await pixels
    .clone()
    .resize({ width: thumb, height: thumb, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data));
}

/** A soft grey of 4:5, for photos without a ThumbHash of their own. */
export const neutralThumbHash: Buffer = Buffer.from(
  rgbaToThumbHash(
    4,
    5,
    Array.from({ length: 4 * 5 * 4 }, (_, at) => (at % 4 === 3 ? 255 : 200)),
  ),
);
