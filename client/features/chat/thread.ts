import type { PendingMessage } from '#client/components/outbox/outbox.ts';
import { dayLabel, dayOf } from './dates.ts';

export type ThreadMessage = {
  id: string;
  clientId: string | null;
  seq: number;
  isMine: boolean;
  content: string;
  createdAt: string;
};

/** A clock while it is on its way, one tick once stored, two once read; failed ones offer a retry. */
export type Tick = 'sending' | 'failed' | 'sent' | 'read';

export type BubbleRow = {
  kind: 'bubble';
  /** The same for a message on its way and the stored one, so that the bubble stays the same element. */
  key: string;
  clientId: string | null;
  content: string;
  at: string;
  /** Null on the other person's messages. */
  tick: Tick | null;
  /** Whether the next row above or below is not by the same person within a few minutes. */
  opens: boolean;
  closes: boolean;
};

export type Row = BubbleRow | { kind: 'day'; key: string; label: string } | { kind: 'unread'; key: string };

const RUN_MS = 5 * 60_000;

/** What is still to be confirmed: pending messages that the server has not answered with yet. */
export function unconfirmed(
  messages: readonly ThreadMessage[],
  pending: readonly PendingMessage[],
): readonly PendingMessage[] {
  if (pending.length === 0) return pending;
  const stored = new Set(messages.map(({ clientId }) => clientId));
  return pending.filter(({ clientId }) => !stored.has(clientId));
}

export function tickOf(message: Pick<ThreadMessage, 'isMine' | 'seq'>, theirReadSeq: number): Tick | null {
  if (!message.isMine) return null;
  return message.seq <= theirReadSeq ? 'read' : 'sent';
}

/** The first message of the other person that the viewer has not read, or null. Messages oldest first. */
export function firstUnreadSeq(messages: readonly ThreadMessage[], myReadSeq: number): number | null {
  return messages.find(({ isMine, seq }) => !isMine && seq > myReadSeq)?.seq ?? null;
}

/** How many of these messages the viewer has not read. */
export function unreadIn(messages: readonly ThreadMessage[], myReadSeq: number): number {
  return messages.filter(({ isMine, seq }) => !isMine && seq > myReadSeq).length;
}

/** The newest message of the other person, 0 when there is none. */
export function newestTheirSeq(messages: readonly ThreadMessage[]): number {
  return messages.findLast(({ isMine }) => !isMine)?.seq ?? 0;
}

/** The newest message of the viewer, 0 when there is none. */
export function newestOwnSeq(messages: readonly ThreadMessage[]): number {
  return messages.findLast(({ isMine }) => isMine)?.seq ?? 0;
}

/** Everything the thread shows, from top to bottom: days, the line above what is unread, bubbles, then what is on its way. */
export function threadRows(given: {
  messages: readonly ThreadMessage[];
  pending: readonly PendingMessage[];
  theirReadSeq: number;
  /** Where the line 'New messages' stands; fixed when the chat is opened. */
  unreadFrom: number | null;
  /** YYYY-MM-DD in Lagos. */
  today: string;
}): Row[] {
  const rows: Row[] = [];
  let day = '';
  let above: BubbleRow | null = null;

  function push(bubble: BubbleRow, isUnreadStart: boolean): void {
    const bubbleDay = dayOf(bubble.at);
    const startsDay = bubbleDay > day;
    if (startsDay) rows.push({ kind: 'day', key: bubbleDay, label: dayLabel(bubbleDay, given.today) });
    if (isUnreadStart) rows.push({ kind: 'unread', key: 'unread' });
    const continues = above !== null && !startsDay && !isUnreadStart && isRun(above, bubble);
    if (continues && above) above.closes = false;
    bubble.opens = !continues;
    rows.push(bubble);
    above = bubble;
    if (startsDay) day = bubbleDay;
  }

  for (const message of given.messages) {
    const { id, clientId, content, createdAt, seq } = message;
    const tick = tickOf(message, given.theirReadSeq);
    const key = clientId ?? id;
    push(
      { kind: 'bubble', key, clientId, content, at: createdAt, tick, opens: true, closes: true },
      seq === given.unreadFrom,
    );
  }
  for (const { clientId, content, at, state } of unconfirmed(given.messages, given.pending)) {
    push({ kind: 'bubble', key: clientId, clientId, content, at, tick: state, opens: true, closes: true }, false);
  }
  return rows;
}

function isRun(above: BubbleRow, below: BubbleRow): boolean {
  return (above.tick === null) === (below.tick === null) && Date.parse(below.at) - Date.parse(above.at) < RUN_MS;
}
