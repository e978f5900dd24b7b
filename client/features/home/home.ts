import { brand } from '#rules/brand.ts';

const { claims } = brand;

export const texts = {
  lead: `Join ${claims.usersLong} single Nigerians who want something real. Free to start, and made for how we meet: with respect, with humour, and with family never far away.`,
  description: `Meet single adults all over Nigeria. ${claims.users} people, ${claims.matches} matches, free to start with a ${claims.trialDays}-day trial and no credit card.`,
} as const;

export const facts = [
  { figure: claims.users, label: 'people' },
  { figure: claims.matches, label: 'successful matches' },
  { figure: claims.rating, label: 'star rating' },
] as const;

export const promises = [
  'Free to start',
  'No credit card',
  `${claims.trialDays}-day free trial`,
  'On iOS and Android',
] as const;

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
    body: 'Verified profiles and secure messaging. Where you are is never shown, only about how far.',
  },
  {
    title: 'Nigerian Pride',
    body: 'From Lagos to Kano, from Ẹ káàbọ̀ to Nnọọ and Barka da zuwa: built here, for how love works here.',
  },
] as const;
