import sharp from 'sharp';
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

/** The columns of a portrait's photo row. */
export const pictureFacts = { contentType: 'image/png', byteSize: 1, ...portraitSize } as const;
