/** What happens in a run, and to its requests: settled by the seed before it begins. */
import { type Dice, diceOf } from '#tests/setup/random.ts';

/** What the owner does. `tab` and `match` are taken modulo how many there are. */
export type ActStep = { do: 'pass' | 'like' | 'undo'; tab: number } | { do: 'write'; tab: number; match: number };
export type Step =
  | ActStep
  | { do: 'pause'; ms: number }
  | { do: 'reload'; tab: number }
  /** Opens a second tab, or closes one of two. */
  | { do: 'tab'; tab: number }
  /** The line goes away or comes back; `isFlight`: and the device knows it. */
  | { do: 'line'; isFlight: boolean }
  /** kill -9 of the browser, so long after something was begun; then it is started again on the same folder. */
  | { do: 'kill'; amid: ActStep; afterMs: number };

/** What becomes of one request to swipe or write. */
export type Fault =
  | { kind: 'none' }
  /** It never arrives: cut before it or in its middle. */
  | { kind: 'cut'; isMidway: boolean }
  /** It is stored, and the answer never arrives. */
  | { kind: 'lost' }
  | { kind: 'slow'; ms: number }
  /** A copy is delivered too, so much later; `isLost`: and the answer never arrives. */
  | { kind: 'double'; ms: number; isLost: boolean }
  /** A copy is delivered once the next request of its kind was answered. */
  | { kind: 'straggler' };

export type Script = { name: string; hasKills: boolean; steps: readonly Step[]; faults: readonly Fault[] };

const FAULTS = 60;
/** One run in so many has kills: each needs a browser of its own. */
const KILLS_EVERY = 3;

function drawOf<T>(dice: Dice, weights: readonly (readonly [weight: number, make: () => T])[]): T {
  let left = dice.next() * weights.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, make] of weights) {
    left -= weight;
    if (left < 0) return make();
  }
  throw new Error('nothing to draw');
}

/** Where a tab stands: at the cards, or in one of two chats. */
type Place = 'cards' | 0 | 1;

const placeOf = (dice: Dice): Place => (dice.chance(0.55) ? 'cards' : dice.chance(0.5) ? 0 : 1);

function actOf(dice: Dice, places: readonly Place[]): ActStep {
  const tab = dice.below(2);
  const place = places[tab] ?? 'cards';
  if (place !== 'cards') return { do: 'write', tab, match: place };
  return drawOf<ActStep>(dice, [
    [24, () => ({ do: 'pass', tab })],
    [10, () => ({ do: 'like', tab })],
    [14, () => ({ do: 'undo', tab })],
  ]);
}

/** What happens to the phone beside what its owner does. */
const mishapOf = (dice: Dice, { hasKills, isAway }: { hasKills: boolean; isAway: boolean }, amid: ActStep): Step =>
  drawOf<Step>(dice, [
    [isAway ? 40 : 14, () => ({ do: 'line', isFlight: dice.chance(0.5) })],
    [5, () => ({ do: 'pause', ms: dice.below(1_500) })],
    [6, () => ({ do: 'reload', tab: dice.below(2) })],
    [7, () => ({ do: 'tab', tab: dice.below(2) })],
    [hasKills ? 10 : 0, () => ({ do: 'kill', amid, afterMs: dice.below(250) })],
  ]);

const faultOf = (dice: Dice): Fault =>
  drawOf<Fault>(dice, [
    [48, () => ({ kind: 'none' })],
    [10, () => ({ kind: 'cut', isMidway: dice.chance(0.5) })],
    [12, () => ({ kind: 'lost' })],
    [10, () => ({ kind: 'slow', ms: dice.below(1_500) })],
    [12, () => ({ kind: 'double', ms: dice.chance(0.5) ? 0 : dice.below(3_000), isLost: dice.chance(0.3) })],
    [8, () => ({ kind: 'straggler' })],
  ]);

export function scriptOf(seed: number): Script {
  const dice = diceOf(seed);
  const hasKills = seed % KILLS_EVERY === 0;
  const steps: Step[] = [];
  let isAway = false;
  let places = [placeOf(dice), placeOf(dice)];
  for (let bursts = 6 + dice.below(4); bursts > 0; bursts -= 1) {
    for (let acts = 1 + dice.below(4); acts > 0; acts -= 1) steps.push(actOf(dice, places));
    const mishap = mishapOf(dice, { hasKills, isAway }, actOf(dice, places));
    steps.push(mishap);
    if (mishap.do === 'line') isAway = !isAway;
    if (mishap.do === 'kill') isAway = false;
    // Without a line no other page opens: what is done meanwhile is done where one stands.
    if (!isAway) places = places.map((place) => (dice.chance(0.5) ? placeOf(dice) : place));
  }
  if (hasKills && !steps.some((step) => step.do === 'kill'))
    steps.push({ do: 'kill', amid: actOf(dice, places), afterMs: dice.below(250) });
  return { name: `seed ${seed}`, hasKills, steps, faults: Array.from({ length: FAULTS }, () => faultOf(dice)) };
}

const write: Step = { do: 'write', tab: 0, match: 0 };

/** Each is certain to meet what chance meets now and then. */
export const certain: readonly Script[] = [
  {
    name: 'a copy of a pass arrives after its undo',
    hasKills: false,
    steps: [
      { do: 'pass', tab: 0 },
      { do: 'undo', tab: 0 },
    ],
    faults: [{ kind: 'straggler' }],
  },
  {
    name: 'answers are lost, and copies arrive at once and late',
    hasKills: false,
    steps: [write, write, write, write, { do: 'pass', tab: 0 }, { do: 'like', tab: 0 }],
    faults: [
      { kind: 'lost' },
      { kind: 'none' },
      { kind: 'double', ms: 0, isLost: false },
      { kind: 'double', ms: 500, isLost: true },
      { kind: 'straggler' },
      { kind: 'cut', isMidway: true },
      { kind: 'lost' },
    ],
  },
  {
    name: 'a pass is cut on its way, twice',
    hasKills: false,
    steps: [{ do: 'pass', tab: 0 }],
    faults: [
      { kind: 'cut', isMidway: false },
      { kind: 'cut', isMidway: true },
    ],
  },
];
