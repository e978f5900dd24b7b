/** Every sentence of the page about data rights. */
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
    title: 'A copy of your data',
    body: 'Write to us from the email address of your account, and we send you everything we hold about you:',
    steps: [
      'It comes as one file that people and programs can read: profile, photos, likes, matches and the messages you wrote.',
      'You have it within one month, usually much sooner.',
    ],
  },
  deletion: {
    title: 'Delete your account',
    body: 'Write to us from the email address of your account, and say that you want to leave:',
    steps: [
      'Your profile is hidden as soon as we have read your request.',
      'For 30 days you can change your mind: write to us again, and we cancel it.',
      'Within 30 days your data is made anonymous, and within 90 days it is deleted for good. Only what the law makes us keep, such as records of payments, stays as long as it says.',
      'If you only need a break, you can pause your profile in the settings instead.',
    ],
  },
  questions: 'Any question about your data:',
} as const;
