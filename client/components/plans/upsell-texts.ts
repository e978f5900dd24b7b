import { brand } from '#rules/brand.ts';
import { messages as calls } from '#rules/call-texts.ts';
import { messages as chat } from '#rules/chat.ts';
import { limits } from '#rules/limits.ts';
import { fromKobo, nairaText, plans } from '#rules/plans.ts';

export type UpsellTopic =
  | 'likes'
  | 'filters'
  | 'likers'
  | 'messages'
  | 'calls'
  | 'companion'
  | 'travel'
  | 'dateIdeas'
  | 'games'
  | 'platinumGames';

type Copy = { title: string; body: string; perks: readonly string[] };

const { likesPerDay, superLikesPerDay, views, games } = limits;

export const upsells: Readonly<Record<UpsellTopic, Copy>> = {
  likes: {
    title: 'Like without counting',
    body: `Everybody has ${likesPerDay.free} likes a day. On a plan you like as many people as you wish.`,
    perks: [
      'Unlimited likes',
      `${superLikesPerDay.premium} super likes a day instead of ${superLikesPerDay.free}`,
      `No limit of ${views.perHour} profiles an hour`,
      'Messages with every match',
    ],
  },
  likers: {
    title: 'See who likes you',
    body: 'On a plan you see everybody who likes you, and liking them back is a match at once.',
    perks: [
      'Everybody who likes you, newest first',
      'Unlimited likes and views',
      `${superLikesPerDay.premium} super likes a day instead of ${superLikesPerDay.free}`,
      'Messages with every match',
    ],
  },
  filters: {
    title: 'Find exactly whom you look for',
    body: 'Diamond adds advanced filters to those that everybody has.',
    perks: ['Only verified people', 'Only people who were active lately', 'Height, from and to', 'Shared interests'],
  },
  messages: {
    title: 'Upgrade to Message',
    body: chat.premium,
    perks: [
      'Messages with every match',
      'See when they are typing',
      'See when your messages were read',
      'Unlimited likes and views',
    ],
  },
  calls: {
    title: 'Upgrade to Call',
    body: calls.premium,
    perks: [
      'Voice and video calls with every match',
      'Messages with every match',
      'See everybody who likes you',
      'Unlimited likes and views',
    ],
  },
  companion: {
    title: `Practise with ${brand.companion}`,
    body: `${brand.companion} is an AI dating coach: try out a first message, plan a date, or revive a chat that went quiet.`,
    perks: [
      'Scenarios from the first message to the day after',
      'Tips on what to say next, and why',
      'Messages with every match',
      'Unlimited likes and views',
    ],
  },
  dateIdeas: {
    title: 'Know where to go',
    body: 'On a plan you have the guide to places for dates in Lagos, Abuja, Port Harcourt and Ibadan.',
    perks: [
      'More than 100 places, by city, budget and kind',
      'What they typically cost, and when they are best',
      'Messages with every match',
      'Unlimited likes and views',
    ],
  },
  travel: {
    title: 'Meet people before you arrive',
    body: 'Travel mode shows you people in another town, and shows you to them with the words “Visiting”.',
    perks: [
      'Any Nigerian town, and home again with one tap',
      'Unlimited likes and views',
      'Messages with every match',
      'Boosts of an hour, one at a time',
    ],
  },
  games: {
    title: 'Play without counting',
    body: `Everybody has ${games.playsPerDay} plays a day of the free games. On a plan you play as often as you wish.`,
    perks: ['Unlimited plays', 'Emoji Story', 'Messages with every match', 'Unlimited likes and views'],
  },
  platinumGames: {
    title: 'Games of the Soul plan',
    body: `Soul, at ${nairaText(plans.soul.koboAMonth)} a month, is our platinum plan: it opens every game.`,
    perks: [
      'Pairs and Memory Match',
      'Emoji Story, and unlimited plays',
      'Progress and weekly reports of your coaching',
      'Messages with every match',
    ],
  },
};

export const upsellTexts = {
  price: `From ${nairaText(fromKobo)} a month`,
  trial: {
    AVAILABLE: (days: number) => `Your first plan begins with ${days} days free. Cancel anytime.`,
    EMAIL_UNVERIFIED: (days: number) =>
      `Confirm your email first for ${days} days free. Without it payment starts today.`,
    NONE: () => 'Paid from its first day, one month at a time. Cancel anytime.',
    USED: () => 'Paid from its first day, one month at a time. Cancel anytime.',
  },
  unknown: 'Cancel anytime.',
  plans: 'See plans',
  close: 'Not now',
} as const;
