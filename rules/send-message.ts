import * as z from 'zod/mini';
import { messages } from './chat.ts';
import { limits } from './limits.ts';
import { trimmed } from './text.ts';

export const clientIdRule = z.object({ clientId: z.uuid(messages.badClientId) });

export const sendMessageRule = z.extend(clientIdRule, {
  content: trimmed().check(z.minLength(1, messages.blank), z.maxLength(limits.text.message, messages.tooLong)),
});
