/**
 * What a photo looks like, in 64 bits that hardly change with its size, its format or a filter: the signs of the lowest 8 x 8 terms of its
 * cosine transform ("pHash", Zauner 2010). Two photos whose bits differ in a few places show the same.
 */
import sharp, { type Sharp } from 'sharp';
import phash from 'sharp-phash';

/** As ones and noughts, for Postgres. */
export type Likeness = string;

/** The middle of a photo as somebody would cut it out: this much of each side. */
const MIDDLE = 0.8;

async function likenessOf(image: Sharp): Promise<Likeness> {
  return phash(await image.png({ compressionLevel: 0 }).toBuffer());
}

/** Of a photo as it came. */
export async function likeness(pixels: Sharp): Promise<Likeness> {
  return likenessOf(pixels.clone());
}

/** Of a photo that nobody is to upload again: as it is, mirrored, and cut to its middle. */
export async function likenesses(pixels: Sharp): Promise<Likeness[]> {
  const { data, info } = await pixels.clone().raw().toBuffer({ resolveWithObject: true });
  const whole = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const [width, height] = [Math.ceil(info.width * MIDDLE), Math.ceil(info.height * MIDDLE)];
  const [left, top] = [Math.floor((info.width - width) / 2), Math.floor((info.height - height) / 2)];
  const all = [whole(), whole().flop(), whole().extract({ left, top, width, height })];
  return [...new Set(await Promise.all(all.map(likenessOf)))];
}
