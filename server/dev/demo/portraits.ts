/** Drawn portraits: Open Peeps by Pablo Stanley (CC0) through DiceBear, on cloth patterns of our own. They depict no real person. */
import type { Gender } from '#rules/vocabulary.ts';
import { diceOf } from './dice.ts';

/** A person's features in a portrait. `name` is the seed; `scene` distinguishes the pictures of one person. */
type Sitter = { name: string; gender: Gender; age: number; covered: boolean; scene: number };

/** Pixels. Four to five, like a photo from an upright phone. */
export const portraitSize = { width: 720, height: 900 } as const;

const skins = ['4a2c1a', '5c3a21', '6b4226', '7a4a2b', '8a5630', '9a643a'];
const clothes = ['b3123f', '7a1f4b', '1f7a4d', 'e0a526', 'd9602c', '27548a', '5b3f8c', 'f2ede4', '2f6f73', 'c94f7c'];
const cloths: [ground: string, print: string][] = [
  ['f6dcc6', 'e9bd9a'],
  ['f3cfd6', 'e3a4b2'],
  ['d7e6d3', 'b3cfae'],
  ['cfdcee', 'a8bedd'],
  ['f4e3b2', 'e2c877'],
  ['e4d3ea', 'c7abd3'],
  ['fbe9dc', 'efc7b0'],
  ['cfe3e2', 'a3c6c5'],
];

const heads = {
  women: [
    'afro',
    'bantuKnots',
    'bun',
    'bun2',
    'buns',
    'cornrows',
    'cornrows2',
    'dreads1',
    'longCurly',
    'long',
    'medium2',
    'medium3',
    'mediumBangs',
    'mediumStraight',
    'bangs2',
    'twists',
    'turban',
    'turban',
  ],
  men: [
    'short1',
    'short2',
    'short2',
    'short5',
    'flatTop',
    'flatTopLong',
    'shaved1',
    'shaved2',
    'noHair1',
    'noHair1',
    'dreads2',
    'twists',
    'twists2',
    'short3',
    'afro',
    'hatBeanie',
  ],
  olderWomen: ['grayBun', 'grayMedium', 'turban', 'turban', 'short3'],
  olderMen: ['grayShort', 'noHair1', 'noHair2', 'short2'],
};
/** The two friendly faces of the set; the others frown, gape or bare their teeth. */
const faces = ['smile', 'smile', 'smile', 'calm', 'calm'];
const beards = ['chin', 'full', 'full', 'full2', 'full3', 'goatee1', 'goatee2'];
const glasses = ['glasses', 'glasses2', 'glasses3', 'glasses5'];

function headsOf({ gender, age, covered }: Sitter): string[] {
  if (covered && gender === 'female') return ['hijab'];
  if (gender === 'male') return age >= 52 ? heads.olderMen : heads.men;
  if (gender === 'female') return age >= 52 ? heads.olderWomen : heads.women;
  return [...heads.women, ...heads.men].filter((head) => head !== 'turban');
}

/** Rings in rows, like printed adire cloth. One path, because an SVG pattern takes longer to render than the whole portrait. */
function cloth([ground, print]: [string, string], step: number): string {
  const ring = (x: number, y: number, r: number): string =>
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  const rings: string[] = [];
  for (let y = step / 2; y < 1000; y += step) {
    for (let x = step / 2; x < 800; x += step) rings.push(ring(x, y, step / 8), ring(x, y, (step * 5) / 16));
  }
  return `<rect width="800" height="1000" fill="#${ground}"/>
    <path d="${rings.join('')}" fill="none" stroke="#${print}" stroke-width="${step / 16}" opacity="0.55"/>`;
}

/** The portrait as SVG of this height in pixels. DiceBear is a development dependency, so it is imported lazily. */
export async function drawPortrait(sitter: Sitter, height: number = portraitSize.height): Promise<string> {
  const [{ createAvatar }, { openPeeps }] = await Promise.all([
    import('@dicebear/core'),
    import('@dicebear/collection'),
  ]);
  const dice = diceOf(`portrait of ${sitter.name}`);
  // Draws the constant features of a person before those that change with the scene.
  const skin = dice.pick(skins);
  const head = dice.pick(headsOf(sitter));
  const bearded = sitter.gender === 'male' && dice.chance(0.55);
  const beard = dice.pick(beards);
  const wearsGlasses = dice.chance(0.16);
  const frame = dice.pick(glasses);
  const scene = diceOf(`scene ${sitter.scene} of ${sitter.name}`);
  const width = scene.whole(840, 940);
  const peep = createAvatar(openPeeps, {
    seed: sitter.name,
    size: width,
    head: [head as 'afro'],
    face: [scene.pick(faces) as 'smile'],
    skinColor: [skin],
    clothingColor: [scene.pick(clothes)],
    headContrastColor: [sitter.age >= 52 && head.startsWith('gray') ? 'a39c96' : scene.pick(clothes)],
    facialHair: [beard as 'full'],
    facialHairProbability: bearded ? 100 : 0,
    accessories: [frame as 'glasses'],
    accessoriesProbability: wearsGlasses ? 100 : 0,
    maskProbability: 0,
  }).toString();
  const placed = peep.replace('<svg ', `<svg x="${(800 - width) / 2 + scene.whole(-30, 30)}" y="${1000 - width}" `);
  const pixels = Math.round((height * portraitSize.width) / portraitSize.height);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${height}" viewBox="0 0 800 1000">${cloth(scene.pick(cloths), scene.pick([64, 80, 112]))}${placed}</svg>`;
}
