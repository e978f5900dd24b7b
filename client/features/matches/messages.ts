import { messages as chat } from '#rules/chat.ts';

/** All texts of this feature. */
export const texts = {
  title: 'Matches',
  description: 'The people who like you back.',
  unknown: 'Unknown',
  noBio: 'No bio available',
  matchedOn: (day: string) => `Matched ${day}`,
  superLiked: 'Super liked you',
  unread: (count: string) => `${count} unread`,
  you: 'You',
  wrote: chat.wrote,
  send: 'Send Message',
  sendTo: (name: string) => `Send Message to ${name}`,
  upgrade: 'Upgrade to Message',
  upgradeBody: 'They like you back. On a plan you can tell them so: messages with every match.',
  upgradeFor: (name: string) => `Upgrade to Message ${name}`,
  more: 'Show more',
  loading: 'Loading your matches',
  emptyTitle: 'No matches yet',
  emptyBody: 'When somebody you like likes you back, you meet them here.',
  browse: 'Start Browsing',
  likers: 'Who likes you',
  error: 'Error',
  loadFailed: 'Failed to load matches',
} as const;
