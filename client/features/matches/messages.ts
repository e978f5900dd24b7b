import { messages as chat } from '#rules/chat.ts';

/** Every sentence of this feature. */
export const texts = {
  title: 'Matches',
  description: 'The people who like you back.',
  unknown: 'Unknown',
  noBio: 'No bio available',
  matchedOn: (day: string) => `Matched ${day}`,
  superLiked: 'Super liked you',
  unread: (count: string) => `${count} unread`,
  you: 'You',
  send: 'Send Message',
  sendTo: (name: string) => `Send Message to ${name}`,
  upgrade: 'Upgrade to Message',
  upgradeFor: (name: string) => `Upgrade to Message ${name}`,
  upgradeTitle: 'Upgrade to Message',
  upgradeBody: chat.premium,
  upgradePerks: [
    'Messages with every match',
    'See when they are typing',
    'See when your messages were read',
    'Unlimited likes and views',
  ],
  close: 'Not now',
  more: 'Show more',
  loading: 'Loading your matches',
  emptyTitle: 'No matches yet',
  emptyBody: 'When somebody you like likes you back, you meet them here.',
  browse: 'Start Browsing',
  error: 'Error',
  loadFailed: 'Failed to load matches',
} as const;
