import { limits } from '#rules/limits.ts';

const { graceDays, erasedDays } = limits.dataRights;

/** All texts of the data rights page. */
export const texts = {
  title: 'Your Data Rights',
  rightsTitle: 'What you can ask of us',
  rightsBody:
    'The Nigeria Data Protection Act 2023, and the GDPR where it applies to you, make you the one who decides about your data. At any time, and free of charge, you may:',
  rights: [
    'know what we hold about you, and have a copy of it',
    'correct what is wrong: most of it you change yourself in your profile',
    'have your account and your data deleted',
    'take your data to another service',
    'limit or stop a use that you do not agree with',
    'take back a consent, as easily as you gave it',
    'complain to the Nigeria Data Protection Commission',
  ],
  policy: 'Read the full privacy policy',
  copy: {
    title: 'Export your data',
    body: 'Everything we hold about you, in one JSON file that people and programs can read: your profile, photos, likes, matches, the messages you wrote, payments, consents and the rest.',
    withPhotos: 'Add my photos as files',
    withPhotosHint: 'You get a ZIP archive with the JSON file and your photos. It is larger: mind your data.',
    action: 'Download My Data',
    busy: 'Exporting...',
    failedTitle: 'Export failed',
    failed: 'Failed to export your data. Please try again.',
    doneTitle: 'Data exported successfully',
    done: 'Your data has been downloaded as a JSON file.',
    doneWithPhotos: 'Your data and your photos have been downloaded as a ZIP archive.',
    password: 'Your password',
    why: 'You signed in some time ago, so we ask once more that it is you.',
    confirm: 'Continue',
    cancel: 'Cancel',
  },
  deletion: {
    title: 'Delete Account',
    warning: 'This cannot be undone once the time to change your mind is over.',
    steps: [
      'Your profile is hidden at once, and you are signed out everywhere.',
      `For ${graceDays} days you can change your mind: log in, and the deletion is cancelled.`,
      `Then your data is made anonymous, and within ${erasedDays} days it is deleted for good, your messages included. Only what the law makes us keep, such as records of payments, stays as long as it says.`,
    ],
    plan: 'Your plan ends with the time that is paid. Nothing more is charged.',
    pause: 'Only need a break? Pause your profile instead',
    reason: 'Why are you leaving?',
    reasonHint: 'Optional. It helps us to do better.',
    action: 'Delete My Account',
    dialogTitle: 'Are you absolutely sure?',
    dialogBody: `Your profile, photos, matches and messages will be deleted. You have ${graceDays} days to change your mind: logging in cancels the deletion.`,
    cancel: 'Cancel',
    confirm: 'Yes, Delete My Account',
    busy: 'Processing...',
    failedTitle: 'Deletion request failed',
    failed: 'Failed to submit deletion request. Please try again.',
    doneTitle: 'Deletion request submitted',
    done: 'Your account will be deleted within 30 days. You can cancel this request during this period by logging in.',
  },
  leaving: {
    title: 'Your account is going to be deleted',
    body: (until: string, erasedBy: string) =>
      `You can change your mind until ${until}. By ${erasedBy} nothing is left.`,
    action: 'Keep My Account',
    doneTitle: 'Your account stays',
    done: 'The deletion is cancelled, and everything is as you left it.',
    failedTitle: 'Not cancelled',
    failed: 'We could not cancel the deletion. Please try again.',
  },
  notLoaded: 'Your data rights could not be loaded',
  questions: 'Any question about your data:',
} as const;
