import sharp, { type Sharp } from 'sharp';
import { limits } from '#rules/limits.ts';
import { thumbHashOf } from '#server/features/photos/lib/encoding.ts';
import type { Storage } from '#server/ports/storage.ts';
import type { DemoPerson } from './cast.ts';
import { drawPortrait, portraitSize } from './portraits.ts';

/** Stores every rendition of one picture of a person. Returns its ThumbHash. */
export type Draw = (storage: Storage, person: DemoPerson, scene: number, photoId: string) => Promise<Buffer | null>;

/** Effort 0 is enough for flat colours: three times as fast as the default, and half as large again. */
const webp = { quality: 75, effort: 0 } as const;
const jpeg = { quality: 78 } as const;

/** The largest first: each is made from the one before it. */
const sizes = Object.values(limits.photoSizes).toSorted((a, b) => b - a);

async function rawOf(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

export const draw: Draw = async (storage, person, scene, photoId) => {
  const { fullName: name, gender, age, covered } = person;
  const svg = await drawPortrait({ name, gender, age, covered, scene });
  let pixels = await rawOf(sharp(Buffer.from(svg)).removeAlpha());
  for (const size of sizes) {
    pixels = await rawOf(pixels.resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true }));
    await storage.put(`photos/${photoId}/${size}.webp`, await pixels.clone().webp(webp).toBuffer(), 'image/webp');
    await storage.put(`photos/${photoId}/${size}.jpeg`, await pixels.clone().jpeg(jpeg).toBuffer(), 'image/jpeg');
  }
  return thumbHashOf(pixels);
};

/** The columns of a portrait's photo row. */
export const pictureFacts = { contentType: 'image/png', byteSize: 1, ...portraitSize } as const;
