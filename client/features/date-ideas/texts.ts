import { limits } from '#rules/limits.ts';

const last = limits.dateIdeas.dateNumbers.max;

export const texts = {
  intro:
    'Where to go, what it costs, and when it is best. Good dates happen in public places: tell a friend where you are.',
  note: 'Costs and opening hours are typical ones and change. Please check them before you go.',
  loading: 'Looking for places',
  count: (places: number) => (places === 1 ? '1 place' : `${places} places`),
  filters: 'Filters',
  dateNumber: 'Date number',
  city: 'City',
  budget: 'Budget',
  category: 'Category',
  anyDate: 'Any date',
  anyCity: 'All cities',
  anyBudget: 'Any budget',
  anyCategory: 'All kinds',
  /** The last number includes all later dates. */
  date: (number: number) => (number === last ? `${number}+` : String(number)),
  budgets: { low: 'Low', medium: 'Medium', high: 'High' },
  clear: 'Clear all',
  more: 'Show more',
  featured: 'Featured',
  romance: (score: number) => `Romance ${score} of ${limits.dateIdeas.hearts.max}`,
  budgetOf: (level: string) => `${level} budget`,
  cost: 'Typical cost',
  hours: 'Typical hours',
  bestTime: 'Best time',
  toCheck: 'check first',
  bestFor: 'Best for date',
  tips: (tips: number) => (tips === 1 ? '1 tip' : `${tips} tips`),
  details: 'Details',
  map: 'Find it on a map',
  newTab: (name: string) => `: ${name}, opens in a new tab`,
  emptyTitle: 'No place fits all of that',
  emptyBody: 'Try another city, another budget or another kind of place.',
  notLoaded: 'The guide did not load',
  lockedTitle: 'Places worth dressing up for',
  lockedBody:
    'On a plan this page is a guide to more than 100 real places for dates in Lagos, Abuja, Port Harcourt and Ibadan: by date, budget and kind, with what they typically cost, when they are best, and tips.',
  upgrade: 'Upgrade',
} as const;
