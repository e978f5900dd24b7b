import * as z from 'zod/mini';
import { lagosDayNumber } from './age.ts';
import { slugOf } from './folding.ts';
import { limits } from './limits.ts';
import { trimmed, written } from './text.ts';
import { whole } from './validation.ts';

export const cities = {
  lagos: { name: 'Lagos', state: 'Lagos' },
  abuja: { name: 'Abuja', state: 'Federal Capital Territory' },
  port_harcourt: { name: 'Port Harcourt', state: 'Rivers' },
  ibadan: { name: 'Ibadan', state: 'Oyo' },
} as const;

export const budgetLevels = ['low', 'medium', 'high'] as const;
export const categories = {
  restaurant: 'Restaurants',
  cafe: 'Cafés and treats',
  lounge: 'Lounges and music',
  nature: 'Parks and views',
  beach: 'Beaches and water',
  culture: 'Art and culture',
  activity: 'Things to do',
  getaway: 'Days away',
} as const;

export type City = keyof typeof cities;
export type BudgetLevel = (typeof budgetLevels)[number];
export type DateIdeaCategory = keyof typeof categories;

/** What may have changed at a place, as readers report it. */
export const changes = ['closed', 'moved', 'prices', 'hours', 'other'] as const;
export type DateIdeaChange = (typeof changes)[number];

const { place, ideaDescription, ideaTip, ideaNote } = limits.text;
const { tips, hearts, dateNumbers, saved, checkedDays } = limits.dateIdeas;

export const messages = {
  premium: 'Date ideas belong to a paid plan.',
  loadFailed: 'Failed to load date ideas',
  unknown: 'There is no such place.',
  sameName: 'There is a place of this name in this city already.',
  dateNumber: `The date must be a whole number from ${dateNumbers.min} to ${dateNumbers.max}`,
  description: `Description must be ${ideaDescription.min} to ${ideaDescription.max} characters`,
  hearts: `Hearts must be a whole number from ${hearts.min} to ${hearts.max}`,
  tips: `At most ${tips} tips, each of ${ideaTip.min} to ${ideaTip.max} characters`,
  noDate: 'Please choose at least one date that it suits',
  nameless: 'Name must hold a letter or a digit',
  full: `Your list holds ${saved} places. Take one off to save another.`,
  sharePremium: 'Sharing a place belongs to a plan with date ideas.',
  note: `A note has at most ${ideaNote.max} characters`,
  noNote: `Please say in ${ideaNote.min} characters or more what has changed`,
  search: `Search must be at most ${limits.text.consoleSearch} characters`,
} as const;

const text = (label: string) => written(place, `${label} must be ${place.min} to ${place.max} characters`);
const dateNumber = whole(dateNumbers, messages.dateNumber);

/** The GraphQL schema checks the enums. */
export const dateIdeaRule = z.object({
  name: text('Name').check(z.regex(/[\p{L}\p{N}]/u, messages.nameless)),
  description: written(ideaDescription, messages.description),
  area: text('Area'),
  romanticScore: whole(hearts, messages.hearts),
  estimatedCost: text('Estimated cost'),
  bestTime: text('Best time'),
  openingHours: text('Opening hours'),
  tips: z.array(written(ideaTip, messages.tips)).check(z.maxLength(tips, messages.tips)),
  bestForDateNumbers: z.array(dateNumber).check(
    z.minLength(1, messages.noDate),
    z.overwrite((numbers) => [...new Set(numbers)].sort()),
  ),
});

export const dateIdeaFilterRule = z.object({ dateNumber: z.nullish(dateNumber) });

export const dateIdeaSearchRule = trimmed().check(z.maxLength(limits.text.consoleSearch, messages.search));

export function ideaSlug(city: City, name: string): string {
  return slugOf(`${city} ${name}`);
}

/** `change` comes from the contract's enum. A report of `other` says nothing without a note. */
export const reportRule = z
  .object({
    change: z.enum(changes),
    note: trimmed().check(z.maxLength(ideaNote.max, messages.note)),
  })
  .check(
    z.refine(({ change, note }) => change !== 'other' || note.length >= ideaNote.min, {
      path: ['note'],
      error: messages.noNote,
    }),
  );

/** Of a place that the team checked on this day in Lagos, YYYY-MM-DD; null is never. */
export function isCheckDue(checkedOn: string | null, now: Date): boolean {
  if (checkedOn === null) return true;
  return lagosDayNumber(now) - lagosDayNumber(new Date(`${checkedOn}T00:00:00Z`)) > checkedDays;
}

/** What a card says where it cannot be drawn. */
export function placeLine({ name, area, city }: { name: string; area: string; city: City }): string {
  return `${name}, ${area}, ${cities[city].name}`;
}
