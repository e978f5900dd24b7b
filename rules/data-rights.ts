import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { atMost, trimmed } from './text.ts';

export const messages = {
  notAuthenticated: 'Not authenticated',
  defaultReason: 'User requested deletion',
  longReason: `Reason must be at most ${limits.text.deletionReason} characters`,
  passwordRequired: 'Please enter your password: you signed in some time ago.',
  exportGone:
    'This link to your data is too old, or you have signed out. Please ask for a new one under Data & Privacy.',
  exportBusy: 'Your data is being downloaded already. Please wait until that is done.',
  lastAdmin: 'The last administrator cannot leave.',
  noDeletion: 'No deletion of your account waits.',
  deletionPending: 'Your account is going to be deleted. Cancel the deletion first.',
} as const;

export const deletionRule = z.object({
  reason: z.pipe(
    trimmed().check(atMost(limits.text.deletionReason, messages.longReason)),
    z.transform((typed) => typed || messages.defaultReason),
  ),
});

export function exportFileName(day: string, hasPhotos: boolean): string {
  return `data-export-${day}.${hasPhotos ? 'zip' : 'json'}`;
}
