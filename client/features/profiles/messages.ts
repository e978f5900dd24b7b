/** Titles and words of the profile pages that the rules do not hold. */
export const messages = {
  validation: 'Validation error',
  uploadFailed: 'Upload failed',
  uploadLost: 'The photo did not arrive. Please check your connection and try again.',
  locationFailed: 'Location error',
  locationNotSaved: 'Your position could not be saved. You can set it again later.',
  loadFailed: 'Error loading profile',
  tryAgain: 'Please check your connection and try again.',
} as const;
