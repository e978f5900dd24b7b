import type { PendingMessage } from '#client/components/outbox/outbox.ts';
import { dayLabel, dayOf } from '#client/lib/message-dates.ts';
import { type Tick, tickOf } from '#client/lib/tick.ts';

export type ThreadMessage = {
  id: string;
  clientId: string | null;
  kind: 'TEXT' | 'MISSED_CALL' | 'PLACE' | 'GAME_RESULT';
  seq: number;
  isMine: boolean;
  content: string;
  createdAt: string;
  dateIdea: SharedPlace | null;
};

/** A place for a date, which was shared as a card. */
export type SharedPlace = { id: string; name: string; estimatedCost: string };

export type BubbleRow = {
  kind: 'bubble';
  /** The same for a pending message and the stored one, so that React keeps the element. */
  key: string;
  clientId: string | null;
  content: string;
  place: SharedPlace | null;
  at: string;
  /** Null on the other person's messages. */
  tick: Tick | null;
  /** False if the same person wrote the row above (`opens`) or below (`closes`) within a few minutes. */
  opens: boolean;
  closes: boolean;
};

/** What no person wrote: a call that nobody took, or how a game ended. */
export type LineRow = { kind: 'line'; isGame: boolean; key: string; isMine: boolean; content: string; at: string };

export type Row = BubbleRow | LineRow | { kind: 'day'; key: string; label: string } | { kind: 'unread'; key: string };

const RUN_MS = 5 * 60_000;

/** Pending messages that the server has not confirmed yet. */
export function unconfirmed(messages: readonly ThreadMessage[], pending: readonly PendingMessage[]) {
  if (pending.length === 0) return pending;
  const stored = new Set(messages.map(({ clientId }) => clientId));
  return pending.filter(({ id }) => !stored.has(id));
}

/** The `seq` of the first unread message of the other person, or null. Messages are oldest first. */
export function firstUnreadSeq(messages: readonly ThreadMessage[], myReadSeq: number): number | null {
  return messages.find(({ isMine, seq }) => !isMine && seq > myReadSeq)?.seq ?? null;
}

export function unreadIn(messages: readonly ThreadMessage[], myReadSeq: number): number {
  return messages.filter(({ isMine, seq }) => !isMine && seq > myReadSeq).length;
}

/** The `seq` of the other person's newest message; 0 if there is none. */
export function newestTheirSeq(messages: readonly ThreadMessage[]): number {
  return messages.findLast(({ isMine }) => !isMine)?.seq ?? 0;
}

/** The `seq` of the viewer's newest message; 0 if there is none. */
export function newestOwnSeq(messages: readonly ThreadMessage[]): number {
  return messages.findLast(({ isMine }) => isMine)?.seq ?? 0;
}

/** Messages of an earlier visit, and what the viewer has sent since. */
export function withOwn<M extends ThreadMessage>(kept: readonly M[], messages: readonly M[]): readonly M[] {
  const last = kept.at(-1)?.seq ?? Infinity;
  const own = messages.filter(({ isMine, seq }) => isMine && seq > last);
  return own.length === 0 ? kept : [...kept, ...own];
}

/** Days, the unread line, bubbles, then pending messages. */
export function threadRows(given: {
  messages: readonly ThreadMessage[];
  pending: readonly PendingMessage[];
  theirReadSeq: number;
  /** The `seq` of the message below the line 'New messages'; fixed when the chat opens. */
  unreadFrom: number | null;
  /** YYYY-MM-DD in Lagos. */
  today: string;
}): Row[] {
  const rows: Row[] = [];
  let day = '';
  let above: BubbleRow | null = null;

  function push(row: BubbleRow | LineRow, isUnreadStart: boolean): void {
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
    const { id, kind, clientId, isMine, content, createdAt: at, seq, dateIdea: place } = message;
    const tick = tickOf(message, given.theirReadSeq);
    const row: BubbleRow | LineRow =
      kind === 'MISSED_CALL' || kind === 'GAME_RESULT'
        ? { kind: 'line', isGame: kind === 'GAME_RESULT', key: id, isMine, content, at }
        : { kind: 'bubble', key: clientId ?? id, clientId, content, place, at, tick, opens: true, closes: true };
    push(row, seq === given.unreadFrom);
  }
  for (const { id, content, at, state } of unconfirmed(given.messages, given.pending)) {
    const own = { clientId: id, content, place: null, at, tick: state } as const;
    push({ kind: 'bubble', key: id, ...own, opens: true, closes: true }, false);
  }
  return rows;
}

function isRun(above: BubbleRow, below: BubbleRow): boolean {
  return (above.tick === null) === (below.tick === null) && Date.parse(below.at) - Date.parse(above.at) < RUN_MS;
}
