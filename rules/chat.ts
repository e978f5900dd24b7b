import { limits } from './limits.ts';
import { grouped } from './numbers.ts';

export const messages = {
  blank: 'Please write a message',
  tooLong: `A message has at most ${grouped(limits.text.message)} characters`,
  badClientId: 'clientId must be a UUID',
  /** Readers without a plan get the number of messages instead of their content. */
  wrote: (name: string, count: string) =>
    count === '1' ? `${name} sent you a message.` : `${name} sent you ${count} messages.`,
  waits: (name: string) => `${name} needs a plan to read this. Your words wait for them.`,
  missedCall: 'Missed call',
  noAnswer: 'Called, no answer',
  premium: 'Upgrade to premium to send and read messages.',
  notAvailable: 'This conversation is no longer available.',
  conflict: 'This clientId was already used for another message.',
  loadFailed: 'Failed to load match information',
  sendFailed: 'Failed to send message',
  sentByItself: 'It is sent by itself as soon as the connection is back.',
  tryAgain: 'Please try again.',
} as const;

export type MessageKind = 'text' | 'missed_call' | 'place' | 'game_result';

export function contentFor({ kind, content }: { kind: string; content: string }, isMine: boolean): string {
  if (kind !== 'missed_call') return content;
  return isMine ? messages.noAnswer : messages.missedCall;
}
