import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { grouped } from './numbers.ts';
import { trimmed } from './text.ts';

const { ticketSubject, ticket, ticketReply } = limits.text;

export const messages = {
  subject: `Subject must be ${ticketSubject.min} to ${ticketSubject.max} characters`,
  content: `Please describe it in ${ticket.min} to ${grouped(ticket.max)} characters`,
  reply: `Please write 1 to ${grouped(ticketReply.max)} characters`,
  nothing: 'Please write an answer, or close the request.',
  unknown: 'There is no such request.',
} as const;

export const ticketStates = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

const words = ({ min, max }: { min: number; max: number }, message: string) =>
  trimmed().check(z.minLength(min, message), z.maxLength(max, message));

export const ticketRule = z.object({
  subject: words(ticketSubject, messages.subject),
  content: words(ticket, messages.content),
});

const reply = words(ticketReply, messages.reply);

export const ticketReplyRule = z.object({ content: reply });

export const ticketAnswerRule = z
  .object({ content: z.nullish(reply), isClosed: z._default(z.boolean(), false) })
  .check(
    z.refine(({ content, isClosed }) => isClosed || content != null, { path: ['content'], error: messages.nothing }),
  );
