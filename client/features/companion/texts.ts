import { coachTexts } from '#client/lib/coach-kind.ts';
import { brand } from '#rules/brand.ts';
import { messages as rules } from '#rules/companion.ts';
import { grouped } from '#rules/numbers.ts';
import { plans } from '#rules/plans.ts';

const soul = brand.companion;

export const texts = {
  name: soul,
  kind: 'AI coach',
  loading: `Loading ${soul}`,
  loadFailed: `${soul} could not be loaded`,
  talkFailed: 'The conversation could not be loaded',
  checkConnection: 'Please check your connection and try again.',

  disclosure: `${soul} is an AI coach, not a person. What it writes can be wrong.`,
  practice: coachTexts.practice,

  lockedTitle: `Meet ${soul}, your AI dating coach`,
  lockedBody: `Try things out where nothing can go wrong. ${soul} plays the other person, and tells you what works and why.`,
  lockedScenarios: 'What you can ask and practise',
  seePlans: 'See plans',
  offTitle: `${soul} is taking a break`,
  offBody: `${rules.off} Your conversations are kept. Please look in again later.`,

  ask: 'Ask',
  toPractise: 'Practise',
  scenarios: 'Scenarios',
  scenario: 'Scenario',
  coachMode: 'Coach mode',
  coachModeHint: `${soul} adds a tip to its replies`,

  leave: 'Back to Explore',
  views: 'Parts of the companion',
  past: 'Past conversations',
  draft: 'Check my message',
  draftHint: 'How it sounds before you send it, and how it could read.',
  progress: 'Your progress',
  settings: 'Settings',
  back: 'Back to practice',

  thread: 'Messages',
  you: 'You',
  writing: `${soul} is writing`,
  mending: 'The connection was lost. Looking for what was kept…',
  stoppedHere: 'Stopped here',
  noReply: 'This message got no reply.',
  didItHelp: 'Did this reply help?',
  helpful: 'This helped',
  notHelpful: 'This did not help',
  ratingFailed: 'Your rating was not kept',
  tip: 'Tip',
  says: (content: string) => `${soul}: ${content}`,
  toNewest: 'Go to the newest message',
  placeholder: `Write to ${soul}`,
  askPlaceholder: `Ask ${soul} about dating`,
  send: 'Send message',
  stop: 'Stop the reply',
  long: rules.long,
  left: (count: number) => `${grouped(count)} characters left`,

  unsent: 'Your message was not sent. It is back in the field.',
  cut: 'The connection was lost before the reply. Your message is back in the field.',
  retry: 'Retry',
  answering: (scenario: string) => `${soul} is still answering in ${scenario}.`,
  goThere: 'Go there',
  rateLimit: 'Rate Limit',
  rateLimitBody: rules.busy,
  payment: 'Payment Required',
  paymentBody: rules.unpaid,
  sendFailed: rules.failed,

  allowance: (percent: number) => `${percent} % of today’s practice left`,

  questions: 'Conversation starters',
  generate: 'Generate Questions',
  generated: 'Questions Generated',
  generatedBody: '3 conversation starters ready!',
  generateFailed: rules.questionsFailed,

  gender: `Who is ${soul}?`,
  genders: { FEMALE: 'Female', MALE: 'Male' },
  tone: 'Tone',
  tones: { FRIENDLY: 'Friendly', PLAYFUL: 'Playful', SOPHISTICATED: 'Sophisticated', DIRECT: 'Direct' },
  save: 'Save preferences',
  saved: 'Saved',
  savedBody: 'Your preferences have been updated',
  saveFailed: 'Failed to save preferences',

  startAgain: 'Start again',
  startAgainTitle: 'Start this conversation again?',
  startAgainBody: (name: string) => `Everything that was written in “${name}” is deleted for good.`,
  startAgainConfirm: 'Delete and start again',
  startAgainFailed: 'The conversation could not be deleted',
  keep: 'Keep it',

  noPast: 'Nothing here yet',
  noPastBody: 'Each scenario keeps one conversation. Those you began are listed here.',
  begin: 'Begin to practise',
  lastOn: (day: string) => `Last continued ${day}`,

  helpTitle: 'You do not have to be alone with this',
  helpBody: 'People you can call now:',
  helpLines: 'Help lines',

  draftIntro: `Paste a message before you send it. ${soul} looks at how it sounds. Nothing of it is kept.`,
  draftLabel: 'Your draft',
  draftAsk: 'Get feedback',
  draftFailed: 'No feedback this time',
  feedback: 'Feedback',
  meters: { warmth: 'Warmth', clarity: 'Clarity', curiosity: 'Curiosity' },
  ofFive: (score: number) => `${score} of 5`,
  strengths: 'What works',
  suggestions: 'What could be better',
  rewrite: 'How it could read',
  use: 'Use this',
  draftTeaser: `Have a message looked at before you send it: how warm, clear and curious it sounds, and how it could read. Part of ${plans.diamond.name} and ${plans.soul.name}.`,

  progressIntro: 'What you practised, counted when a reply came.',
  streak: 'Days in a row',
  activeDays: 'Days in all',
  count: 'Messages',
  byScenario: 'By scenario',
  never: 'Not yet',
  week: 'This week',
  weekOf: (from: string, to: string) => `${from} to ${to}`,
  weekLine: (now: number, before: number) => `${messages(now)}, ${before} in the week before`,
  weekDays: (days: number) => `${days} of 7 days`,
  favourite: (name: string) => `Most practised: ${name}`,
  advice: 'Next',
  progressTeaser: `See your streak, what you practise most, and a report of each week. Part of ${plans.soul.name}.`,

  read: 'Read aloud',
  stopReading: 'Stop reading',
  dictate: 'Dictate',
  stopDictating: 'Stop dictating',
  dictating: 'Listening. Speak, and your words appear in the field.',
  dictateNote: 'Dictated sound may go to your browser’s maker.',
  dictateFailed: 'Dictation did not work',
  dictateDenied: 'Please allow the microphone for this site.',
  voice: 'Voice',
  voiceBody: 'Every reply has a button that reads it aloud, and beside the field is one to dictate with.',
  voiceTeaser: `Have replies read aloud, and dictate what you say. Part of ${plans.diamond.name}.`,
} as const;

function messages(count: number): string {
  return `${grouped(count)} message${count === 1 ? '' : 's'}`;
}
