/** Generates the demo people, the same on every machine. Draws and stores nothing. */
import { v4 } from 'uuid';
import { latestBirthDate } from '#rules/age.ts';
import { type Position, snapToCell } from '#rules/distance.ts';
import type { PaidPlan } from '#rules/entitlements.ts';
import type { Education, Gender, Habit, Religion } from '#rules/vocabulary.ts';
import { demoDomain } from '#server/config/demo-domain.ts';
import { writeBio } from './bios.ts';
import { type Dice, diceOf, sharedOut } from './dice.ts';
import { interests } from './interests.ts';
import { firstNames, type People, peoples } from './names.ts';
import { type Town, towns } from './towns.ts';

export const crowdSize = 320;

export type DemoPerson = {
  id: string;
  email: string;
  fullName: string;
  gender: Gender;
  age: number;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  bio: string;
  location: string;
  position: Position | null;
  interests: string[];
  heightCm: number;
  education: Education | null;
  religion: Religion | null;
  smoking: Habit | null;
  drinking: Habit | null;
  showMe: Gender | null;
  covered: boolean;
  verified: boolean;
  boosted: boolean;
  plan: PaidPlan | null;
  photoIds: string[];
  /** Minutes between the last activity and the start of the server. */
  quietMinutes: number;
  joinedDaysAgo: number;
};

const DAY = 86_400_000;

/** A UUIDv4 derived from a name. */
export function idOf(name: string): string {
  const dice = diceOf(`id of ${name}`);
  return v4({ random: Uint8Array.from({ length: 16 }, () => dice.whole(0, 255)) });
}

/** The birth date of a person of an age, `daysBefore` days earlier than the latest one. YYYY-MM-DD. */
export function birthDate(age: number, today: string, daysBefore: number): string {
  const youngest = Date.parse(`${latestBirthDate(age, today)}T00:00:00Z`);
  return new Date(youngest - daysBefore * DAY).toISOString().slice(0, 10);
}

type Weighted<T> = readonly (readonly [T, number])[];

const ages: Weighted<readonly [from: number, to: number]> = [
  [[18, 21], 14],
  [[22, 25], 26],
  [[26, 29], 24],
  [[30, 34], 17],
  [[35, 39], 9],
  [[40, 49], 7],
  [[50, 60], 3],
];
const genderShares: Weighted<Gender> = [
  ['female', 49],
  ['male', 49],
  ['non_binary', 2],
];
const coordinates: Weighted<boolean> = [
  [true, 92],
  [false, 8],
];
/** Minutes since the last activity: active now, today, this week, this month. */
const silences: Weighted<readonly [from: number, to: number]> = [
  [[0, 4], 12],
  [[6, 1_400], 38],
  [[1_500, 10_000], 32],
  [[10_100, 43_000], 18],
];

const one = <T>(dice: Dice, weighted: Weighted<T>): T => {
  let left = dice.next() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [choice, weight] of weighted) {
    left -= weight;
    if (left < 0) return choice;
  }
  throw new Error('Weights add up to nothing.');
};

const muslimNames: ReadonlySet<string> = new Set(['Aisha', 'Kafayat', 'Sulaimon', 'Ridwan']);

function religionOf(dice: Dice, people: People, firstName: string): Religion | null {
  if (muslimNames.has(firstName)) return 'muslim';
  if (dice.chance(0.08)) return dice.pick([null, null, 'spiritual', 'agnostic', 'other'] as const);
  if (people === 'hausa') return dice.chance(0.94) ? 'muslim' : 'christian';
  if (people === 'yoruba') return dice.chance(0.3) ? 'muslim' : 'christian';
  return 'christian';
}

function educationOf(dice: Dice, age: number): Education | null {
  if (dice.chance(0.12)) return null;
  if (age < 22) return 'high_school';
  const older = age >= 28;
  return one<Education>(dice, [
    ['high_school', 22],
    ['bachelors', 56],
    ['masters', older ? 20 : 4],
    ['phd', older ? 4 : 0],
  ]);
}

function habitOf(dice: Dice, never: number): Habit | null {
  if (dice.chance(0.1)) return null;
  if (dice.chance(never)) return 'never';
  return dice.chance(0.85) ? 'socially' : 'regularly';
}

function showMeOf(dice: Dice, gender: Gender): Gender | null {
  if (gender === 'non_binary' || gender === 'other' || dice.chance(0.07)) return null;
  const opposite = gender === 'female' ? 'male' : 'female';
  return dice.chance(0.97) ? opposite : gender;
}

type Lot = {
  town: Town;
  gender: Gender;
  ageRange: readonly [number, number];
  located: boolean;
  silence: readonly [number, number];
};

function personOf(index: number, lot: Lot, today: string, taken: Set<string>): DemoPerson {
  const name = `person ${index}`;
  const dice = diceOf(name);
  const { town, gender } = lot;
  const people = one(dice, Object.entries(town.peoples) as [People, number][]);
  let first: string;
  let fullName: string;
  do {
    first = dice.pick(firstNames(people, gender));
    fullName = `${first} ${dice.pick(peoples[people].families)}`;
  } while (taken.has(fullName));
  taken.add(fullName);
  const age = dice.whole(...lot.ageRange);
  const religion = religionOf(dice, people, first);
  const education = educationOf(dice, age);
  const liked = dice.some(Object.keys(interests), dice.whole(3, 6));
  const place = dice.pick(town.places);
  const near = (degrees: number): number => degrees + (dice.next() - 0.5) * 0.04;
  const position = snapToCell({ latitude: near(place.position.latitude), longitude: near(place.position.longitude) });
  const spread = (): number => dice.whole(-8, 8) + dice.whole(-6, 6);
  const pictures = one(dice, [
    [1, 82],
    [2, 12],
    [3, 6],
  ]);
  return {
    id: idOf(name),
    email: `${fullName.toLowerCase().replace(' ', '.')}@${demoDomain}`,
    fullName,
    gender,
    age,
    dateOfBirth: birthDate(age, today, dice.whole(0, 360)),
    bio: writeBio(dice, { age, education, religion, interests: liked }),
    location: lot.located ? place.name : town.name,
    position: lot.located ? position : null,
    interests: liked,
    heightCm: (gender === 'male' ? 175 : 164) + spread(),
    education,
    religion,
    smoking: habitOf(dice, 0.88),
    drinking: habitOf(dice, religion === 'muslim' ? 0.98 : 0.4),
    showMe: showMeOf(dice, gender),
    covered: religion === 'muslim' && gender === 'female' && dice.chance(people === 'hausa' ? 0.9 : 0.5),
    verified: dice.chance(0.4),
    boosted: dice.chance(0.05),
    plan: dice.chance(0.15) ? dice.pick(['gold', 'gold', 'diamond', 'soul'] as const) : null,
    photoIds: Array.from({ length: pictures }, (_, scene) => idOf(`picture ${scene} of ${name}`)),
    quietMinutes: dice.whole(...lot.silence),
    joinedDaysAgo: dice.whole(31, 240),
  };
}

export function crowdIds(): string[] {
  return Array.from({ length: crowdSize }, (_, index) => idOf(`person ${index}`));
}

/** Created on a Lagos day (YYYY-MM-DD). Their ages hold on that day. */
export function crowdOn(today: string): DemoPerson[] {
  const dice = diceOf('crowd');
  const share = <T>(weighted: Weighted<T>): T[] => sharedOut(weighted, crowdSize, dice);
  const inTowns = share(towns.map((town) => [town, town.share] as const));
  const genders = share(genderShares);
  const ageRanges = share(ages);
  const located = share(coordinates);
  const quiet = share(silences);
  const taken = new Set<string>();
  return inTowns.map((town, index) => {
    const [gender, ageRange, isLocated, silence] = [genders[index], ageRanges[index], located[index], quiet[index]];
    if (!gender || !ageRange || isLocated === undefined || !silence) throw new Error('The shares do not add up.');
    return personOf(index, { town, gender, ageRange, located: isLocated, silence }, today, taken);
  });
}
