import { installation } from '#client/lib/installation.ts';
import { brand } from '#rules/brand.ts';
import { limits } from '#rules/limits.ts';
import amara from './people/amara.webp';
import tunde from './people/tunde.webp';
import zainab from './people/zainab.webp';

const { claims } = brand;
const trial = `${claims.trialDays}-day free trial`;
/** As `cardTerms` has it; this page must stay small. */
const hasTrial = (): boolean => installation('cards') !== 'paystack';

export const texts = {
  lead: `Join ${claims.usersLong} single Nigerians who want something real. Free to start, and made for how we meet: with respect, with humour, and with family never far away.`,
  listed: "You're On The List",
} as const;

export const facts = [
  { figure: claims.users, label: 'people' },
  { figure: claims.matches, label: 'successful matches' },
  { figure: claims.rating, label: 'star rating' },
] as const;

export const promises = (): readonly string[] => [
  'Free to start',
  'No credit card',
  ...(hasTrial() ? [trial] : []),
  'On iOS and Android',
];

export const features = [
  {
    title: 'Smart Matching',
    body: 'AI-powered compatibility by your interests, values and preferences. We show you why you fit, not only that you do.',
  },
  {
    title: 'Real Conversations',
    body: 'Conversation starters that lead past “hi”: what you both like, in words you would really use.',
  },
  {
    title: 'Safe & Secure',
    body: 'Verified profiles and secure messaging. Others see your town and about how far you are, never where exactly.',
  },
  {
    title: 'Nigerian Pride',
    body: 'From Lagos to Kano, from Ẹ káàbọ̀ to Nnọọ and Barka da zuwa: built here, for how love works here.',
  },
] as const;

/** Sample people, drawn for this page by tooling/draw-brand.ts. They show no real person. */
export const people = [
  { name: 'Amara', age: 26, city: 'Lagos', work: 'Product designer', image: amara },
  { name: 'Tunde', age: 31, city: 'Abuja', work: 'Civil engineer', image: tunde },
  { name: 'Zainab', age: 28, city: 'Kano', work: 'Pharmacist', image: zainab },
] as const;

/** `until` is its last day, written out. */
export const beta = {
  open: {
    title: `The first ${limits.beta.places} people get everything, free`,
    body: (until: string) =>
      `Complete your beta welcome among the first ${limits.beta.places} people and all premium features are free until ${until}.`,
    perks: [
      ['All premium features free', 'Message your matches, see who likes you, travel and boost.'],
      ['A beta badge', 'It shows on your profile that you were here first.'],
      ['Launch discounts', 'A coupon for the day our plans begin.'],
    ],
  },
  over: {
    title: 'The beta programme has ended',
    body: (until: string) =>
      `It ran until ${until} and gave its first ${limits.beta.places} people all premium features free, a beta badge and launch discounts. Zobo stays free to start: likes every day without a card${hasTrial() ? `, and a ${trial}` : ''}.`,
    perks: [],
  },
} as const;
