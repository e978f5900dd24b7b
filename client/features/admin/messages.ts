/** The texts shared by the parts of the admin console; each part keeps its own texts in its folder. */
export const texts = {
  title: 'Admin desk',
  parts: 'Parts of the desk',
  waiting: (count: number) => `${count} waiting`,
  loading: 'Loading',
  loadFailed: 'This part could not be loaded',
  nothing: 'Nothing waits.',
  more: 'Show more',
  error: 'Error',
  tryAgain: 'Please check your connection and try again.',
  cancel: 'Cancel',
  failed: 'Nothing was changed',
  suspended: 'Suspended',
  limited: 'In no new decks',
  photosOf: (name: string) => `Photos of ${name}`,
  photo: (name: string, place: number, of: number) => `${name}, photo ${place} of ${of}`,
  noPhotos: 'No photos',
  remove: 'Remove',
  removeWhich: (which: string) => `Remove ${which}`,
  removeBody:
    'It is gone for everybody within a minute. Photos that look like it are shown to you when they come again.',
  removed: 'The photo is removed',
  removeFailed: 'The photo was not removed',
  forOwner: 'Reason, for its owner',
  forOwnerHint: 'They read it, and it stands in the audit list.',
  search: 'Search',
  choose: 'Please choose',
  chooseOne: 'Please choose one',
  leave: 'Leave',
  /** Shown before unsaved work is lost. */
  leaving: {
    draft: {
      title: 'Leave without saving?',
      body: 'What you wrote here is not saved yet.',
      stay: 'Keep editing',
    },
    secret: {
      title: 'Leave without the secret?',
      body: 'It is not shown again. Copy it first, or revoke the token and create another one.',
      stay: 'Stay',
    },
  },
} as const;
