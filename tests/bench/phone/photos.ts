/** Pictures that weigh what photographs do: disorder of every size at once, since a photograph has about as much of each. */
import sharp from 'sharp';

const WIDTH = 720;
const HEIGHT = 900;
const GRAINS = [3, 6, 12, 24, 48, 96, 192, 384];
/** How far one size of disorder moves a colour, of 255. */
const STRENGTH = 24;

/** The same on every run. */
function disorder(length: number, seed: number): Buffer {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return Buffer.from(
    Uint8Array.from({ length }, () => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return state & 0xff;
    }),
  );
}

async function layer(grain: number, seed: number): Promise<Buffer> {
  const [width, height] = [Math.ceil(WIDTH / grain), Math.ceil(HEIGHT / grain)];
  return sharp(disorder(width * height * 3, seed), { raw: { width, height, channels: 3 } })
    .resize(WIDTH, HEIGHT, { kernel: 'cubic', fit: 'fill' })
    .raw()
    .toBuffer();
}

/** A JPEG of 720 x 900, another one for each seed. */
export async function photograph(seed: number): Promise<Buffer> {
  const layers = await Promise.all(GRAINS.map((grain, at) => layer(grain, seed * GRAINS.length + at + 1)));
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let at = 0; at < pixels.length; at += 1) {
    let colour = 128;
    for (const one of layers) colour += (((one[at] ?? 128) - 128) / 74) * STRENGTH * 0.6;
    pixels[at] = Math.max(0, Math.min(255, colour));
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}
