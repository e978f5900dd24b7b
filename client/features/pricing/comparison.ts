import { type Ability, can, likesPerDay, type Plan, superLikesPerDay } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import { plans } from '#rules/plans.ts';

/** True if the plan includes it, or its amount; null is unlimited. */
export type Cell = boolean | number | null;
export type Row = { label: string; cells: readonly Cell[] };

export const columns: readonly { plan: Plan; name: string }[] = [
  { plan: 'free', name: 'Free' },
  { plan: 'gold', name: plans.gold.name },
  { plan: 'diamond', name: plans.diamond.name },
  { plan: 'soul', name: plans.soul.name },
];

type Counted = 'unlimited_likes' | 'more_super_likes' | 'unlimited_views';

/** Every ability in words: a new ability must have an entry. */
const words: Readonly<Record<Exclude<Ability, Counted>, string>> = {
  messages: 'Messages, typing and read ticks',
  calls: 'Voice and video calls',
  who_likes_you: 'See who likes you',
  travel: 'Travel mode',
  boost: 'Boosts of an hour',
  companion: 'AI companion',
  date_ideas: 'Date ideas and venues',
  advanced_matching: 'Advanced matching',
  gold_games: 'All Gold games, without a daily limit',
  priority_support: 'Support answers you first',
  hd_calls: 'HD video',
  advanced_filters: 'Advanced filters',
  top_of_search: 'Top of search',
  weekly_boost: 'A boost every week by itself',
  coach_voice: 'Voice with the AI companion',
  flirt_feedback: 'Flirt feedback on your drafts',
  progress: 'Progress tracking and weekly reports',
  platinum_games: 'Platinum games',
};

function row(label: string, cell: (plan: Plan) => Cell): Row {
  return { label, cells: columns.map(({ plan }) => cell(plan)) };
}

/** From the table of abilities. */
export const rows: readonly Row[] = [
  row('Likes a day', likesPerDay),
  row('Super likes a day', superLikesPerDay),
  row('Profiles an hour', (plan) => (can(plan, 'unlimited_views') ? null : limits.views.perHour)),
  ...Object.entries(words).map(([ability, label]) => row(label, (plan) => can(plan, ability as Ability))),
];
