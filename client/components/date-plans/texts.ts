import { messages } from '#rules/date-plans.ts';
import type { ShownPlan } from './shown-plan.ts';

/** What became of a plan, in the words of whoever reads it. */
function stateText({ state, isProposedByViewer, isReviewWanted }: ShownPlan, name: string): string {
  switch (state) {
    case 'PROPOSED':
      return isProposedByViewer ? `You asked ${name} on a date` : `${name} asks you on a date`;
    case 'COUNTERED':
      return isProposedByViewer ? `You proposed a change to ${name}` : `${name} proposes a change`;
    case 'ACCEPTED':
      return `Your date with ${name}`;
    case 'DECLINED':
      return isProposedByViewer ? `${name} said no to this date` : 'You said no to this date';
    case 'CANCELLED':
      return 'This date is called off';
    case 'EXPIRED':
      return 'This date was not answered in time';
    case 'OVER':
      return isReviewWanted ? `How was your date with ${name}?` : 'This date is past';
  }
}

export const texts = {
  state: stateText,
  title: (name: string) => `A date with ${name}`,
  another: 'Plan another date',
  where: 'Where',
  whereHint: 'A café, a garden, a show. Others should be around.',
  fromGuide: 'From the places you saved',
  savedPlace: 'Another place',
  day: 'Day',
  time: 'Time',
  lagosTime: 'Lagos time',
  publicPlace: messages.publicPlace,
  propose: 'Ask them',
  change: 'Change it',
  sendChange: 'Propose the change',
  accept: 'Accept',
  decline: 'Decline',
  cancel: 'Call it off',
  takeBack: 'Take it back',
  back: 'Back',
  calendar: 'Add to calendar',
  map: 'Show on a map',
  inGuide: 'In our guide',
  notInGuide: 'Not in our guide',
  waiting: (name: string) => `${name} has not answered yet.`,
  care: 'Tell a friend where you are going, and go home by yourself if you like.',
  safeWay: 'Set up a check-in.',
  mayShare: (name: string) =>
    `If you accept: ${name} may share your name, age, photo and this plan with a friend, if they do not check in afterwards.`,
  cancelTitle: 'Call this date off?',
  cancelBody: (name: string) => `${name} is told at once.`,
  keep: 'Keep it',
  accepted: 'It’s a date!',
  reminded: 'We remind you before.',
  failed: 'This did not work',
  changed: 'The plan has changed',
  checkConnection: 'Please check your connection and try again.',
  review: {
    last: (name: string) => `How was your last date with ${name}?`,
    met: 'Did you meet?',
    yes: 'Yes',
    no: 'No',
    chooseMet: 'Please say whether you met',
    safe: 'Did you feel safe?',
    feelings: { SAFE: 'Yes', UNSURE: 'Not sure', UNSAFE: 'No' },
    note: 'What happened? (optional)',
    private: (name: string) => `Only our safety team reads this. ${name} learns nothing of it.`,
    unsafe: (name: string) =>
      `Our team looks at it, with your last messages. To end all contact, block ${name} in the menu of this chat. In danger now? Call 112.`,
    send: 'Send',
    thanks: 'Thank you for telling us',
    looking: (name: string) => `Our team looks at it. You can block ${name} in the menu of this chat.`,
  },
  chooseTime: messages.time,
  noChange: messages.noChange,
} as const;
