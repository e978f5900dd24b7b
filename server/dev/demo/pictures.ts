/** The demo people's photos. Each rendition is drawn when somebody first asks for it: to draw them all takes half a minute of a processor. */
import sharp, { type Sharp } from 'sharp';
import { limits } from '#rules/limits.ts';
import { thumbHashOf } from '#server/features/photos/lib/encoding.ts';
import type { Storage } from '#server/ports/storage.ts';
import type { DemoPerson } from './cast.ts';
import { drawPortrait, portraitSize } from './portraits.ts';

/** Returns the ThumbHash of one picture of a person. */
export type Hash = (person: DemoPerson, scene: number) => Promise<Buffer | null>;
/** A picture in a format; `size` bounds its longer side in pixels. */
export type Draw = (person: DemoPerson, scene: number, size: number, format: Format) => Promise<Buffer>;

type Format = 'webp' | 'jpeg';
type Picture = { person: DemoPerson; scene: number };

/** The address of a rendition in the storage. */
const RENDITION = new RegExp(`^photos/([a-z0-9-]+)/(${Object.values(limits.photoSizes).join('|')})\\.(webp|jpeg)$`);

async function pixelsOf({ fullName: name, gender, age, covered }: DemoPerson, scene: number, size: number) {
  const height = Math.min(size, portraitSize.height);
  const svg = await drawPortrait({ name, gender, age, covered, scene }, height);
  return sharp(Buffer.from(svg)).removeAlpha();
}

const encode = (pixels: Sharp, format: Format): Sharp =>
  // Effort 0 is enough for flat colours: three times as fast as the default, and half as large again.
  format === 'webp' ? pixels.webp({ quality: 75, effort: 0 }) : pixels.jpeg({ quality: 78 });

export const draw: Draw = async (person, scene, size, format) =>
  encode(await pixelsOf(person, scene, size), format).toBuffer();

export const hashOf: Hash = async (person, scene) =>
  thumbHashOf(await pixelsOf(person, scene, limits.photoSizes.thumb));

/** The storage, in which every rendition of the pictures of these people is found. */
export function withPortraits(storage: Storage, people: readonly DemoPerson[], drawOne: Draw = draw): Storage {
  const pictures = new Map<string, Picture>(
    people.flatMap((person) => person.photoIds.map((id, scene) => [id, { person, scene }] as const)),
  );
  /** Whether the file is there now. */
  async function drawn(key: string): Promise<boolean> {
    const [, id = '', size, format] = RENDITION.exec(key) ?? [];
    const picture = pictures.get(id);
    if (picture === undefined) return false;
    const bytes = await drawOne(picture.person, picture.scene, Number(size), format as Format);
    await storage.put(key, bytes, `image/${format}`);
    return true;
  }
  return {
    ...storage,
    read: async (key) => (await storage.read(key)) ?? ((await drawn(key)) ? storage.read(key) : null),
    open: async (key) => (await storage.open(key)) ?? ((await drawn(key)) ? storage.open(key) : null),
  };
}

/** The columns of a portrait's photo row. */
export const pictureFacts = { contentType: 'image/png', byteSize: 1, ...portraitSize } as const;
