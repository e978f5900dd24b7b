import { limits } from '#rules/limits.ts';
import { paths } from '#rules/paths.ts';

export const texts = {
  lead: 'Ask us anything about your account, your plan or somebody you met. People read it, and people answer.',
  error: 'Error',
  failed: 'Your message was not sent',
  unreachable: 'We could not reach the server. What you wrote is kept: please try again.',
  askTitle: 'Ask the team',
  subject: 'What is it about?',
  subjectHint: 'In a few words, such as “My card fails”.',
  content: 'What happened?',
  contentHint: 'The more we know, the sooner we can help. Never tell us your password.',
  ask: 'Send to the team',
  sent: 'The team has your request',
  sentBody: 'We answer here, and write to your email address when we have.',
  yours: 'Your requests',
  none: 'You have not asked us for anything yet. You can also write to',
  loading: 'Loading your requests',
  loadFailed: 'Your requests could not be loaded.',
  tryAgain: 'Try again',
  updated: (when: string) => `Last word ${when}`,
  states: { OPEN: 'Waiting for the team', ANSWERED: 'Answered', CLOSED: 'Closed' },
  priority: 'Priority',
  back: 'All your requests',
  thread: 'What was written',
  you: 'You',
  team: 'The team',
  reply: 'Write more',
  send: 'Send',
  replied: 'The team has it',
  after: {
    OPEN: 'The team has it. We answer here, and write to your email address when we have.',
    ANSWERED: 'Does this help? If something is missing, write more: the request is open again then.',
    CLOSED: 'This request is closed. To open it again, write more.',
  },
  gone: 'This request is not here',
  goneBody: 'It may be of another account, or too old to be shown.',
  questions: 'Common questions',
  elsewhere: 'If you cannot sign in, or would rather write an email:',
} as const;

export const questions: readonly { question: string; answer: string; link: string; to: string }[] = [
  {
    question: 'How do I cancel my plan?',
    answer:
      'On the page of plans, under “Manage Subscription”. You keep everything until the end of what you paid for, and nothing more is charged.',
    link: 'Go to the plans',
    to: paths.pricing,
  },
  {
    question: 'My card fails. What now?',
    answer: `Ask your bank whether the card may pay online, and look at its limit. Then change the card under “Manage Subscription”. Your plan stays open for ${limits.billing.graceDays} days meanwhile.`,
    link: 'Go to your plan',
    to: paths.pricing,
  },
  {
    question: 'How do I report somebody?',
    answer:
      'Open their profile or your chat, press the three dots, and choose “Report”. They are not told. Whom you blocked stands in your settings.',
    link: 'See whom you blocked',
    to: paths.settings,
  },
  {
    question: 'How do I change my email address?',
    answer: 'In your settings, with your password. The new address counts once you open the link that we mail to it.',
    link: 'Go to your settings',
    to: paths.settings,
  },
  {
    question: 'How do I delete my account?',
    answer:
      'Your data rights say how, and what happens then. If you only need a break, pause your profile in the settings.',
    link: 'See your data rights',
    to: paths.dataPrivacy,
  },
];
