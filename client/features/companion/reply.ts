/** A message to the companion, its reply, and what is shown of both while they are under way. */
import type { Thread_ConversationFragment } from './companion.generated.ts';

export type Conversation = Thread_ConversationFragment;
export type Message = Conversation['messages'][number];

/** `turnId` is known once the server answered that it has the message. */
export type Outgoing = {
  scenario: string;
  clientId: string;
  content: string;
  coachMode: boolean;
  turnId: string | null;
};

/** Why there is no reply; `message` is the server's own sentence, where it gave one. */
export type Failure = {
  kind: 'busy' | 'unpaid' | 'failed' | 'limit' | 'gone' | 'cut';
  message?: string;
  resetsAt?: string;
};

export type SendOutcome =
  | { kind: 'stored'; turnId: string; conversation: Conversation }
  /** The client id was used for something else: the message needs another one. */
  | { kind: 'conflict' }
  | { kind: 'refused'; failure: Failure };

export type ReplyEvent =
  | { __typename: 'CompanionDelta'; turnId: string; text: string }
  | { __typename: 'CompanionReplyDone'; turnId: string; conversation: Conversation }
  | { __typename: 'CompanionReplyFailed'; turnId: string; code: string; message: string };

export type Stopped = { message: Outgoing; text: string };

export type StreamState = {
  /** `mending`: the reply broke off, and the server is asked what it kept. */
  phase: 'idle' | 'sending' | 'streaming' | 'mending';
  /** The message under way. It is no part of the conversation until its reply is, so that nothing has to be taken back. */
  own: Outgoing | null;
  /** What was stopped here, shown until the server tells what it kept of it. */
  stopped: Stopped | null;
  /** What got no reply: the same text again is the same message. */
  unsent: Outgoing | null;
  /** The last whole reply, for those who listen. */
  heard: string;
};

/** The reply to a turn, when the conversation holds it. */
export function replyIn(conversation: Conversation | null, turnId: string | null): Message | undefined {
  return conversation?.messages.find((message) => message.turnId === turnId && message.role === 'ASSISTANT');
}

/** What is shown of a conversation: without the turns that are shown as they come, or were given back to be sent again. */
export function shownMessages(
  conversation: Conversation | null,
  { own, stopped, unsent }: Pick<StreamState, 'own' | 'stopped' | 'unsent'>,
): readonly Message[] {
  const messages = conversation?.messages ?? [];
  const hidden = new Set([own?.turnId, stopped?.message.turnId, unsent?.turnId]);
  const isHidden = ({ turnId }: Message) => hidden.has(turnId) && !replyIn(conversation, turnId);
  return messages.some(isHidden) ? messages.filter((message) => !isHidden(message)) : messages;
}
