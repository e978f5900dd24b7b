/**
 * A perceptual hash: the signs of the lowest 8 x 8 terms of the cosine transform ("pHash", Zauner 2010). Two photos whose hashes differ in a
 * few bits show the same.
 */
import sharp, { type Sharp } from 'sharp';
import phash from 'sharp-phash';

/** As ones and zeros, for Postgres. */
export type Likeness = string;

/** The share of each side that a crop to the middle keeps. */
const MIDDLE = 0.8;

async function likenessOf(image: Sharp): Promise<Likeness> {
  return phash(await image.png({ compressionLevel: 0 }).toBuffer());
}

export async function likeness(pixels: Sharp): Promise<Likeness> {
  return likenessOf(pixels.clone());
}

/** As it is, mirrored, and cropped to its middle. */
export async function likenesses(pixels: Sharp): Promise<Likeness[]> {
  const { data, info } = await pixels.clone().raw().toBuffer({ resolveWithObject: true });
  const whole = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const [width, height] = [Math.ceil(info.width * MIDDLE), Math.ceil(info.height * MIDDLE)];
  const [left, top] = [Math.floor((info.width - width) / 2), Math.floor((info.height - height) / 2)];
  const all = [whole(), whole().flop(), whole().extract({ left, top, width, height })];
  return [...new Set(await Promise.all(all.map(likenessOf)))];
}
