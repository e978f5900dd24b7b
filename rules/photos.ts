import * as z from 'zod/mini';
import { limits } from './limits.ts';

export const messages = {
  largeAvatar: 'File too large: Please select an image under 5MB',
  largeSelfie: 'Image must be less than 10MB',
  notAnImage: 'Invalid file: Please upload an image file',
  hugePhoto: 'Photo too large: Please select one of at most 12,000 pixels a side and 40 megapixels',
  slowPhoto: 'This photo took too long to open. Please choose a smaller one.',
  manyFailedPhotos: 'Too many files could not be read as photos. Please try again in a few minutes.',
  manyPhotos: 'Too many photos: You can upload maximum 9 photos',
  uploadExpired: 'This upload has expired. Please choose the photo again.',
  noPhoto: 'This photo is no longer available.',
  otherPhotos: 'Your photos have changed in the meantime. Please look at them again.',
  uploadRunning: 'This photo is being uploaded already.',
  uploadSlow: 'This photo took too long to arrive. Please try again on a faster connection.',
  photosBusy: 'Too many photos are on their way. Please try again in a moment.',
  unknownPurpose: 'Please choose one of the options',
} as const;

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

const photoPurposes = ['avatar', 'photo', 'selfie'] as const;
export type PhotoPurpose = (typeof photoPurposes)[number];

/** Refused types and sizes are answered as PhotoRejected instead. */
export const uploadRule = z.object({
  contentType: z.string(),
  byteSize: z.int(messages.notAnImage).check(z.minimum(1, messages.notAnImage)),
  purpose: z.enum(photoPurposes, messages.unknownPurpose),
});

export function tooLarge(purpose: PhotoPurpose, byteSize: number): string | null {
  if (purpose === 'selfie') return byteSize >= limits.selfieBytes ? messages.largeSelfie : null;
  return byteSize >= limits.avatarBytes ? messages.largeAvatar : null;
}
