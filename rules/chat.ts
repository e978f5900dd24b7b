import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { grouped } from './numbers.ts';
import { storable } from './text.ts';

export const messages = {
  blank: 'Please write a message',
  tooLong: `A message has at most ${grouped(limits.text.message)} characters`,
  badClientId: 'clientId must be a UUID',
  premium: 'Upgrade to premium to send and read messages.',
  notAvailable: 'This conversation is no longer available.',
  conflict: 'This clientId was already used for another message.',
  loadFailed: 'Failed to load match information',
  sendFailed: 'Failed to send message',
} as const;

export const sendMessageRule = z.object({
  clientId: z.uuid(messages.badClientId),
  content: z
    .string()
    .check(storable(), z.trim(), z.minLength(1, messages.blank), z.maxLength(limits.text.message, messages.tooLong)),
});
