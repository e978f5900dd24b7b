/** Every sentence that the parts of the desk share; those of one part stand beside it. */
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
  search: 'Search',
  choose: 'Please choose',
  chooseOne: 'Please choose one',
  leave: 'Leave',
  /** Asked before something is lost. */
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
