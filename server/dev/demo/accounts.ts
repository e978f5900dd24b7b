import { lagosDay } from '#rules/age.ts';
import { snapToCell } from '#rules/distance.ts';
import { demoDomain } from '#server/config/demo-domain.ts';
import { birthDate, type DemoPerson, idOf } from './cast.ts';

export const demoPassword = 'zobo-demo';

export type DemoAccounts = {
  password: string;
  accounts: { email: string; name: string; about: string }[];
  people: number;
};

type Part = Pick<
  DemoPerson,
  'fullName' | 'gender' | 'age' | 'bio' | 'location' | 'interests' | 'heightCm' | 'plan' | 'showMe'
> & {
  key: string;
  about: string;
  latitude: number;
  longitude: number;
  pictures: number;
};

const parts: readonly Part[] = [
  {
    key: 'ada',
    about: 'premium (Gold), Lagos, matched with Bola',
    fullName: 'Ada Okafor',
    gender: 'female',
    age: 27,
    bio: 'Architect, the kind that carries a tape measure to parties. I walk the market at six for fabric and gossip, and my ofada stew has settled family disputes. Show me your favourite corner of Lagos.',
    location: 'Yaba, Lagos',
    interests: ['Art', 'Cooking', 'Highlife', 'Reading', 'Travel'],
    heightCm: 168,
    plan: 'gold',
    showMe: 'male',
    latitude: 6.5095,
    longitude: 3.3711,
    pictures: 3,
  },
  {
    key: 'bola',
    about: 'premium (Diamond), Lagos, matched with Ada',
    fullName: 'Bola Adeyemi',
    gender: 'male',
    age: 30,
    bio: 'Radio producer with a collection of highlife records and one very old car. I support a team that teaches patience. Tell me about the best meal you ever ate; I will start.',
    location: 'Surulere, Lagos',
    interests: ['Highlife', 'Football', 'Cooking', 'Movies', 'Travel'],
    heightCm: 180,
    plan: 'diamond',
    showMe: 'female',
    latitude: 6.4926,
    longitude: 3.3486,
    pictures: 2,
  },
  {
    key: 'chidi',
    about: 'free plan, Lagos',
    fullName: 'Chidi Eze',
    gender: 'male',
    age: 26,
    bio: 'I teach chemistry to teenagers who would rather be on their phones, and some days I win. Five-a-side on Thursdays, books on the bus. A good question will get you a long answer.',
    location: 'Gbagada, Lagos',
    interests: ['Football', 'Reading', 'Afrobeats', 'Gaming'],
    heightCm: 176,
    plan: null,
    showMe: 'female',
    latitude: 6.5539,
    longitude: 3.3914,
    pictures: 1,
  },
];

/** The people of the printed accounts, with complete profiles. */
export function namedPeople(now: Date): DemoPerson[] {
  return parts.map(({ key, about: _, latitude, longitude, pictures, ...part }, index) => ({
    ...part,
    id: idOf(key),
    email: emailOf(key),
    dateOfBirth: birthDate(part.age, lagosDay(now), 100 + index * 31),
    position: snapToCell({ latitude, longitude }),
    education: 'bachelors',
    religion: 'christian',
    smoking: 'never',
    drinking: 'socially',
    covered: false,
    verified: true,
    boosted: false,
    photoIds: Array.from({ length: pictures }, (_picture, scene) => idOf(`picture ${scene} of ${key}`)),
    quietMinutes: 20 + index * 50,
    joinedDaysAgo: 45 + index,
  }));
}

/** The administrator has no profile, so the deck never shows them. */
export const demoAdmin = { id: idOf('admin'), email: emailOf('admin'), fullName: 'Zainab Bello' };

function emailOf(key: string): string {
  return `${key}@${demoDomain}`;
}

export const demoConversation = {
  matchId: idOf('match of ada and bola'),
  adaId: idOf('ada'),
  bolaId: idOf('bola'),
  says: [
    ['bola', 'Your profile says the ofada stew settles disputes. Whose?'],
    ['ada', 'My uncles. Land matter, 2019. They ate, they signed.'],
    ['bola', 'That is a stronger court than Ikeja High. What is the secret?'],
    ['ada', 'Locust beans, patience, and a pot older than both of us.'],
    ['bola', 'I have a record to match: Rex Lawson, 1966, one scratch in the right place.'],
    ['ada', 'Bring the record and I will bring the pot. Which Sunday?'],
  ] as readonly (readonly ['ada' | 'bola', string])[],
} as const;

export function printedAccounts(people: number): DemoAccounts {
  return {
    password: demoPassword,
    people,
    accounts: [
      ...parts.map(({ key, fullName, about }) => ({ email: emailOf(key), name: fullName, about })),
      { email: demoAdmin.email, name: demoAdmin.fullName, about: 'administrator, without a profile' },
    ],
  };
}
