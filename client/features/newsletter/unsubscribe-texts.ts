import { brand } from '#rules/brand.ts';

export const texts = {
  lead: 'One press, and no more will come. Emails about the safety of an account are not part of it.',
  failed: 'That did not reach us. Please check your connection and try again.',
  empty: { title: 'Open the link in your email', body: 'Each email has a link of its own that unsubscribes you.' },
  expired: {
    title: 'This link does not work',
    body: 'It may be cut off, or from an old email. Use the link in your newest one.',
  },
  orSettings: 'Your settings do the same.',
  orWrite: 'Or write to us, and we do it for you:',
  subject: `${brand.name}: unsubscribe`,
  newsletter: {
    question: 'Leave the newsletter?',
    left: { title: 'You are off the list', body: 'No more newsletters. You can come back at any time.' },
    'was-off': { title: 'You are off the list already', body: 'This address receives no newsletter.' },
  },
  offers: {
    question: 'No more tips and offers?',
    left: { title: 'Tips and offers are switched off', body: 'You can switch them on again in your settings.' },
    'was-off': { title: 'Tips and offers are off already', body: 'This account receives none by email.' },
  },
  notices: {
    question: 'No more emails about what waits?',
    left: { title: 'These emails are switched off', body: 'You can switch them on again in your settings.' },
    'was-off': { title: 'These emails are off already', body: 'This account receives none about what waits.' },
  },
} as const;

const kinds = ['newsletter', 'offers', 'notices'] as const;

/** The kind of a token, which is its prefix. */
export function kindOf(token: string): (typeof kinds)[number] {
  return kinds.find((kind) => token.startsWith(`${kind}.`)) ?? 'newsletter';
}
