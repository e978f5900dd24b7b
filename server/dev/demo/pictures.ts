/** Draws portraits into the same renditions that uploaded photos get. */
import sharp from 'sharp';
import { limits } from '#rules/limits.ts';
import { thumbHashOf } from '#server/features/photos/lib/encoding.ts';
import type { Storage } from '#server/ports/storage.ts';
import type { DemoPerson } from './cast.ts';
import { drawPortrait, portraitSize } from './portraits.ts';

/** Puts every rendition of one picture of a person into storage, and returns its ThumbHash. */
export type Draw = (storage: Storage, person: DemoPerson, scene: number, photoId: string) => Promise<Buffer | null>;

/** Flat colours need little effort: level 0 is three times as fast as the default and half as large again. */
const webp = { quality: 75, effort: 0 } as const;
const jpeg = { quality: 78 } as const;

export const draw: Draw = async (storage, person, scene, photoId) => {
  const { fullName: name, gender, age, covered } = person;
  const svg = await drawPortrait({ name, gender, age, covered, scene });
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const whole = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  for (const size of Object.values(limits.photoSizes)) {
    const box = { width: size, height: size, fit: 'inside', withoutEnlargement: true } as const;
    const small = await whole.clone().resize(box).raw().toBuffer({ resolveWithObject: true });
    const pixels = sharp(small.data, {
      raw: { width: small.info.width, height: small.info.height, channels: small.info.channels },
    });
    await storage.put(`photos/${photoId}/${size}.webp`, await pixels.clone().webp(webp).toBuffer(), 'image/webp');
    await storage.put(`photos/${photoId}/${size}.jpeg`, await pixels.clone().jpeg(jpeg).toBuffer(), 'image/jpeg');
  }
  return thumbHashOf(whole);
};

/** What a photo's row says of a portrait. */
export const pictureFacts = { contentType: 'image/png', byteSize: 1, ...portraitSize } as const;
