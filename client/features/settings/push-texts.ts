import type { NoticeKind } from '#rules/notices.ts';

export const texts = {
  title: 'While you are away',
  description: 'What you hear of then. Neither notifications nor emails show the words of a message.',
  here: 'In this browser',
  absent: 'This browser has none. On an iPhone, add Zobo to the home screen first.',
  denied: 'This browser blocks them. Allow notifications for this site in its settings.',
  refused: 'Notifications stay off until you allow them.',
  names: 'Show first names',
  namesHint: 'Others may see your locked screen.',
  kinds: 'Notifications',
  letters: 'By email, where no notification reaches you',
  quietFrom: 'Quiet from',
  quietUntil: 'Quiet until',
  quietHint: 'In Lagos. The same hour twice: no quiet hours.',
  saved: 'Saved',
  error: 'Error',
  tryAgain: 'Please check your connection and try again.',
} as const;

export const kindNames: Record<NoticeKind, string> = {
  match: 'New matches',
  message: 'Messages',
  like: 'Likes, with a plan that shows them',
  missed_call: 'Missed calls',
  date_plan: 'Dates that somebody proposes or answers',
  date_reminder: 'Reminders of your dates',
  date_review: 'How a date was, on the day after it',
  game: 'Games with your matches',
  check_in: 'The time of your check-in after a date',
  selfie_reviewed: 'The verdict on your selfie',
  plan_ends: 'The end of your plan',
};
