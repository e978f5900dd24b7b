export const texts = {
  validation: 'Validation error',
  uploadFailed: 'Upload failed',
  uploadLost: 'The photo did not arrive. Please check your connection and try again.',
  photosHint: 'JPG or PNG. A clear picture of your face is liked most.',
  tickLost:
    'A main photo added after your selfie was approved takes your verified tick away until a new selfie is approved.',
  tickEnds:
    'The new main photo was added after your selfie was approved. Your verified tick goes until a new selfie is approved.',
  deleteFailed: 'Delete failed',
  orderFailed: 'Order not saved',
  locationFailed: 'Location error',
  locationNotSaved: 'Your position could not be saved. You can set it again later.',
  locationSaved: 'Location updated',
  boostFailed: 'Boost failed',
  boosted: 'You are boosted',
  boostedBody: 'For one hour you are shown first.',
  travelFailed: 'Travel failed',
  saved: 'Profile updated',
  saveFailed: 'Failed to update profile',
  loadFailed: 'Error loading profile',
  tryAgain: 'Please check your connection and try again.',
} as const;
