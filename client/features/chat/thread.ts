import type { PendingMessage } from '#client/components/outbox/outbox.ts';
import { dayLabel, dayOf } from './dates.ts';

export type ThreadMessage = {
  id: string;
  clientId: string | null;
  kind: 'TEXT' | 'MISSED_CALL';
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

/** A call that nobody took. */
export type CallRow = { kind: 'call'; key: string; isMine: boolean; content: string; at: string };

export type Row = BubbleRow | CallRow | { kind: 'day'; key: string; label: string } | { kind: 'unread'; key: string };

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

  function push(row: BubbleRow | CallRow, isUnreadStart: boolean): void {
    const rowDay = dayOf(row.at);
    const startsDay = rowDay > day;
    if (startsDay) rows.push({ kind: 'day', key: rowDay, label: dayLabel(rowDay, given.today) });
    if (isUnreadStart) rows.push({ kind: 'unread', key: 'unread' });
    if (row.kind === 'bubble') {
      const continues = above !== null && !startsDay && !isUnreadStart && isRun(above, row);
      if (continues && above) above.closes = false;
      row.opens = !continues;
    }
    rows.push(row);
    above = row.kind === 'bubble' ? row : null;
    if (startsDay) day = rowDay;
  }

  for (const message of given.messages) {
    const { id, kind, clientId, isMine, content, createdAt: at, seq } = message;
    const tick = tickOf(message, given.theirReadSeq);
    const row: BubbleRow | CallRow =
      kind === 'MISSED_CALL'
        ? { kind: 'call', key: id, isMine, content, at }
        : { kind: 'bubble', key: clientId ?? id, clientId, content, at, tick, opens: true, closes: true };
    push(row, seq === given.unreadFrom);
  }
  for (const { clientId, content, at, state } of unconfirmed(given.messages, given.pending)) {
    push({ kind: 'bubble', key: clientId, clientId, content, at, tick: state, opens: true, closes: true }, false);
  }
  return rows;
}

function isRun(above: BubbleRow, below: BubbleRow): boolean {
  return (above.tick === null) === (below.tick === null) && Date.parse(below.at) - Date.parse(above.at) < RUN_MS;
}
