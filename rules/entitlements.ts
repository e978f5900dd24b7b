import { limits } from './limits.ts';

export type Plan = 'free' | 'gold' | 'diamond' | 'soul';
export type PaidPlan = Exclude<Plan, 'free'>;
export type Tier = 'free' | 'gold' | 'platinum';

const paid: readonly Plan[] = ['gold', 'diamond', 'soul'];

/** The names are those of the schema's enum Ability in lower case. */
const abilities = {
  unlimited_likes: paid,
  more_super_likes: paid,
  unlimited_views: paid,
  messages: paid,
  calls: paid,
  hd_calls: ['diamond'],
  who_likes_you: paid,
  date_ideas: paid,
  travel: paid,
  boost: paid,
  weekly_boost: ['diamond'],
  companion: paid,
  advanced_filters: ['diamond'],
  advanced_matching: paid,
  top_of_search: ['diamond'],
  coach_voice: ['diamond'],
  flirt_feedback: ['diamond', 'soul'],
  progress: ['soul'],
  gold_games: paid,
  platinum_games: ['soul'],
  priority_support: paid,
} as const satisfies Readonly<Record<string, readonly Plan[]>>;

export type Ability = keyof typeof abilities;

/** Ascending. Soul alone opens the platinum tier; Diamond includes Gold. */
const ascending: readonly Plan[] = ['free', 'gold', 'diamond', 'soul'];

export function comparePlans(a: Plan, b: Plan): number {
  return ascending.indexOf(a) - ascending.indexOf(b);
}

/** Two plans grant the union of theirs. */
export function can(held: Plan | readonly Plan[], ability: Ability): boolean {
  const plans: readonly Plan[] = abilities[ability];
  return typeof held === 'string' ? plans.includes(held) : held.some((plan) => plans.includes(plan));
}

export function plansWith(ability: Ability): readonly Plan[] {
  return abilities[ability];
}

export function abilitiesOf(held: Plan | readonly Plan[]): Ability[] {
  return (Object.keys(abilities) as Ability[]).filter((ability) => can(held, ability));
}

/** Ids with soul or platinum are platinum; ids with diamond or gold are gold. A premium flag alone is gold. */
export function tierOf(planId: string | null, hasPremiumFlag = false): Tier {
  if (planId !== null && /soul|platinum/i.test(planId)) return 'platinum';
  if (planId !== null && /diamond|gold/i.test(planId)) return 'gold';
  return hasPremiumFlag ? 'gold' : 'free';
}

export function likesPerDay(plan: Plan): number | null {
  return can(plan, 'unlimited_likes') ? null : limits.likesPerDay.free;
}

export function superLikesPerDay(plan: Plan): number {
  return can(plan, 'more_super_likes') ? limits.superLikesPerDay.premium : limits.superLikesPerDay.free;
}
