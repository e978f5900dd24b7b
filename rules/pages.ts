import { brand } from './brand.ts';
import { homePage } from './home.ts';
import type { paths } from './paths.ts';

/** `title` is without the tagline. `indexed`: open to search engines, with a canonical URL, and in the sitemap. */
export type PageMeta = { title: string; description: string; indexed?: boolean };

const { name } = brand;

/** The server renders the head into the HTML; the client updates it on navigation. */
export const pages: Record<keyof typeof paths, PageMeta> = {
  home: homePage,
  auth: { title: 'Sign in or join', description: `Sign in to ${name}, or create your account.`, indexed: true },
  authReset: { title: 'Reset your password', description: 'Find the way back into your account.' },
  authCode: { title: 'Sign in with a code', description: 'Sign in with a code that we email you.' },
  authVerify: { title: 'Confirm your email', description: 'Confirm the email address of your account.' },
  betaWelcome: { title: 'Welcome to the beta', description: `What the ${name} beta gives you.` },
  profileSetup: { title: 'Set up your profile', description: 'Tell people who you are, in four short steps.' },
  profile: { title: 'Your profile', description: 'Your profile as others see it.' },
  profileEdit: {
    title: 'Edit your profile',
    description: 'Your photos, your words, your place, and how you are shown.',
  },
  dataPrivacy: { title: 'Your data rights', description: 'What you can ask of us about your data, and how.' },
  settings: { title: 'Settings', description: 'Password, sign-in, emails, blocked people, and a pause.' },
  browse: { title: 'Browse', description: 'Meet single people near you, one profile at a time.' },
  matches: { title: 'Your matches', description: 'The people who like you back.' },
  whoLikesYou: { title: 'Who likes you', description: 'The people who like you, and wait for your answer.' },
  explore: { title: 'Explore', description: 'Games for two, places for a date, and a coach to practise with.' },
  chat: { title: 'Chat', description: 'Your messages with a match.' },
  pricing: {
    title: 'Plans and prices',
    description: 'Gold, Diamond and Soul: what each plan holds, and what it costs a month.',
    indexed: true,
  },
  companion: {
    title: 'Your AI companion',
    description: 'Practise a first message, plan a date, or revive a chat, with a coach that is an AI.',
  },
  support: { title: 'Support', description: 'Ask the team for help, and read its answers.' },
  newsletter: {
    title: 'The newsletter',
    description:
      'Monday Motivation and Thursday Thoughts: short articles on love, faith, work and joy, for singles in Nigeria.',
    indexed: true,
  },
  dateIdeas: {
    title: 'Things to Do in Nigeria',
    description: 'Places for dates in Lagos, Abuja, Port Harcourt and Ibadan, by budget and by date.',
  },
  dateIdea: { title: 'A place for a date', description: 'What it costs, when it is best, and how to get there.' },
  safeWay: { title: 'A safe way home', description: 'A check-in after your date.' },
  trustedFriend: { title: 'A trusted friend', description: 'Look after a friend’s dates.' },
  sharedPlan: { title: 'A friend’s date', description: 'Where a friend of yours is.' },
  games: { title: 'Games', description: 'Six small games for two: to break the ice, and to keep it broken.' },
  game: { title: 'Game', description: 'A small game for two.' },
  admin: { title: 'Admin desk', description: 'What the team looks after.' },
  article: { title: 'An article of the newsletter', description: 'Read an article of the newsletter.' },
  unsubscribe: { title: 'Unsubscribe', description: 'Stop the newsletter, or tips and offers, with one click.' },
  privacyPolicy: {
    title: 'Privacy Policy',
    description: `What ${name} knows about you, why, for how long, and what you can do about it.`,
    indexed: true,
  },
  termsOfService: {
    title: 'Terms of Service',
    description: `The agreement between you and ${name}: who may join, what is not allowed, and what plans cost you.`,
    indexed: true,
  },
};

export const notFoundPage: PageMeta = { title: 'Page not found', description: 'There is no page at this address.' };
