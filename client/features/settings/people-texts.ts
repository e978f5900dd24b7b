export const texts = {
  error: 'Error',
  tryAgain: 'Please check your connection and try again.',
  loadFailed: 'This part of your settings could not be loaded.',
  more: 'Show more',
  blocked: {
    title: 'Blocked people',
    description: 'They do not see you, and you do not see them.',
    none: 'You have blocked nobody.',
    since: (day: string) => `Blocked ${day}`,
    unblock: 'Unblock',
    unblockWhom: (name: string) => `Unblock ${name}`,
    unblocked: (name: string) => `${name} is no longer blocked`,
    unblockedBody: 'You may see each other again. A match that ended stays ended.',
    left: (name: string) => `${name} was taken off the list`,
  },
  pause: {
    title: 'Take a break',
    running: 'People can find you.',
    paused: 'You are paused: only your matches see you.',
    meaning:
      'While you are paused nobody new is shown your profile. Your matches and chats stay, and your plan runs on.',
    pause: 'Pause my profile',
    resume: 'Show me again',
    pausedToast: 'Your profile is paused',
    resumedToast: 'People can find you again',
    noProfile: 'There is nothing to pause until your profile is complete.',
  },
  emails: {
    title: 'Emails',
    description: (email: string) => `What we may send to ${email}. Emails about your account’s safety always come.`,
    saved: 'Saved',
  },
} as const;
