import * as z from 'zod/mini';
import { messages } from './chat.ts';
import { limits } from './limits.ts';
import { trimmed } from './text.ts';

export const sendMessageRule = z.object({
  clientId: z.uuid(messages.badClientId),
  content: trimmed().check(z.minLength(1, messages.blank), z.maxLength(limits.text.message, messages.tooLong)),
});
