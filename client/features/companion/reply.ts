/** The types of a message to the companion and its reply, and their display while they are under way. */
import type { Thread_ConversationFragment } from './companion.generated.ts';

export type Conversation = Thread_ConversationFragment;
export type Message = Conversation['messages'][number];

/** `exchangeId` is null until the server has confirmed the message. */
export type Outgoing = {
  scenario: string;
  clientId: string;
  content: string;
  coachMode: boolean;
  exchangeId: string | null;
};

/** The reason for a missing reply. `message` is the server's own sentence, if it sent one. */
export type Failure = {
  kind: 'busy' | 'unpaid' | 'failed' | 'limit' | 'gone' | 'cut';
  message?: string;
  resetsAt?: string;
};

export type SendOutcome =
  | { kind: 'stored'; exchangeId: string; conversation: Conversation }
  /** The client id belongs to another message, so this one needs a new id. */
  | { kind: 'conflict' }
  | { kind: 'refused'; failure: Failure };

export type ReplyEvent =
  | { __typename: 'CompanionDelta'; exchangeId: string; text: string }
  | { __typename: 'CompanionReplyDone'; exchangeId: string; conversation: Conversation }
  | { __typename: 'CompanionReplyFailed'; exchangeId: string; code: string; message: string };

export type Stopped = { message: Outgoing; text: string };

export type StreamState = {
  /** `mending`: the reply broke off, and the client loads the part that the server stored. */
  phase: 'idle' | 'sending' | 'streaming' | 'mending';
  /** The message under way. It joins the conversation together with its reply, so that a failure needs no rollback. */
  own: Outgoing | null;
  /** The stopped reply, shown until the server's stored version is known. */
  stopped: Stopped | null;
  /** The message without a reply. Sending the same text again repeats this message. */
  unsent: Outgoing | null;
  /** The last complete reply, for screen readers. */
  heard: string;
};

/** The reply to an exchange, when the conversation holds it. */
export function replyIn(conversation: Conversation | null, exchangeId: string | null): Message | undefined {
  return conversation?.messages.find((message) => message.exchangeId === exchangeId && message.role === 'ASSISTANT');
}

/** The messages to show. Exchanges under way or returned to the field are left out until they have a reply. */
export function shownMessages(
  conversation: Conversation | null,
  { own, stopped, unsent }: Pick<StreamState, 'own' | 'stopped' | 'unsent'>,
): readonly Message[] {
  const messages = conversation?.messages ?? [];
  const hidden = new Set([own?.exchangeId, stopped?.message.exchangeId, unsent?.exchangeId]);
  const isHidden = ({ exchangeId }: Message) => hidden.has(exchangeId) && !replyIn(conversation, exchangeId);
  return messages.some(isHidden) ? messages.filter((message) => !isHidden(message)) : messages;
}
