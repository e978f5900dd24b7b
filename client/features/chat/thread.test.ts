import { describe, expect, it } from 'vitest';
import type { PendingMessage } from '#client/components/outbox/outbox.ts';
import { dayLabel } from '#client/lib/message-dates.ts';
import { tickOf } from '#client/lib/tick.ts';
import { firstUnreadSeq, newestTheirSeq, type ThreadMessage, threadRows, unreadIn, withOwn } from './thread.ts';

const message = (seq: number, given: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: `id-${seq}`,
  kind: 'TEXT',
  clientId: null,
  seq,
  isMine: false,
  content: `message ${seq}`,
  createdAt: `2026-03-12T10:${String(seq).padStart(2, '0')}:00.000Z`,
  dateIdea: null,
  ...given,
});

const pending = (id: string, given: Partial<PendingMessage> = {}): PendingMessage => ({
  kind: 'message',
  matchId: 'm1',
  id,
  order: 1,
  session: 's',
  content: `pending ${id}`,
  at: '2026-03-12T10:30:00.000Z',
  state: 'sending',
  ...given,
});

const base = { pending: [], theirReadSeq: 0, unreadFrom: null, today: '2026-03-13' };
const kinds = (rows: ReturnType<typeof threadRows>) =>
  rows.map((row) => (row.kind === 'bubble' ? row.content : row.kind));

describe('the rows of a thread', () => {
  it('puts a separator above each Lagos day', () => {
    const messages = [
      message(1, { createdAt: '2026-03-11T22:59:00.000Z' }),
      message(2, { createdAt: '2026-03-11T23:00:00.000Z' }),
      message(3, { createdAt: '2026-03-13T08:00:00.000Z' }),
    ];
    const rows = threadRows({ ...base, messages });
    expect(rows.map((row) => (row.kind === 'day' ? row.label : row.kind))).toEqual([
      'Wednesday',
      'bubble',
      'Yesterday',
      'bubble',
      'Today',
      'bubble',
    ]);
  });

  it('gives a missed call a line of its own, which ends a run of bubbles', () => {
    const call = message(2, { kind: 'MISSED_CALL', content: 'Missed call' });
    const rows = threadRows({ ...base, messages: [message(1), call, message(3)], unreadFrom: 2 });
    expect(kinds(rows)).toEqual(['day', 'message 1', 'unread', 'line', 'message 3']);
    expect(rows.find(({ kind }) => kind === 'line')).toMatchObject({ isMine: false, content: 'Missed call' });
    expect(rows.filter((row) => row.kind === 'bubble').map(({ opens, closes }) => [opens, closes])).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('draws the unread line where the chat was opened', () => {
    const rows = threadRows({ ...base, messages: [message(1), message(2), message(3)], unreadFrom: 2 });
    expect(kinds(rows)).toEqual(['day', 'message 1', 'unread', 'message 2', 'message 3']);
  });

  it('shows what is on its way last, and only until the server has it', () => {
    const messages = [message(1, { isMine: true, clientId: 'a' })];
    const rows = threadRows({ ...base, messages, pending: [pending('a'), pending('b')] });
    expect(kinds(rows)).toEqual(['day', 'message 1', 'pending b']);
  });

  it('keeps the key of a bubble when its message is stored', () => {
    const before = threadRows({ ...base, messages: [], pending: [pending('a')] });
    const after = threadRows({ ...base, messages: [message(1, { isMine: true, clientId: 'a' })] });
    expect(before[1]?.key).toBe(after[1]?.key);
  });

  it('joins messages of one person within five minutes', () => {
    const messages = [message(1), message(2), message(3, { isMine: true }), message(20, { isMine: true })];
    const rows = threadRows({ ...base, messages }).filter((row) => row.kind === 'bubble');
    expect(rows.map(({ opens, closes }) => [opens, closes])).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
    ]);
  });

  it('does not break the day when the device clock runs behind the server', () => {
    const messages = [message(1, { createdAt: '2026-03-13T08:00:00.000Z' })];
    const rows = threadRows({ ...base, messages, pending: [pending('a', { at: '2026-03-12T10:00:00.000Z' })] });
    expect(kinds(rows)).toEqual(['day', 'message 1', 'pending a']);
  });
});

describe('ticks', () => {
  it('are one for a stored message, two for a read one, none for the other person', () => {
    expect(tickOf({ isMine: true, seq: 4 }, 3)).toBe('sent');
    expect(tickOf({ isMine: true, seq: 3 }, 3)).toBe('read');
    expect(tickOf({ isMine: false, seq: 3 }, 3)).toBeNull();
  });
});

describe('unread messages', () => {
  const messages = [message(1), message(2, { isMine: true }), message(3), message(4, { isMine: true })];
  it('begin at the first of the other person above what was read', () => {
    expect(firstUnreadSeq(messages, 1)).toBe(3);
    expect(firstUnreadSeq(messages, 3)).toBeNull();
  });
  it('are only those of the other person', () => {
    expect(unreadIn(messages, 0)).toBe(2);
    expect(unreadIn(messages, 1)).toBe(1);
  });
  it('end at the newest of the other person', () => {
    expect(newestTheirSeq(messages)).toBe(3);
    expect(newestTheirSeq([])).toBe(0);
  });
});

describe('day labels', () => {
  it('are words for the last week and dates before', () => {
    expect(dayLabel('2026-03-13', '2026-03-13')).toBe('Today');
    expect(dayLabel('2026-03-12', '2026-03-13')).toBe('Yesterday');
    expect(dayLabel('2026-03-07', '2026-03-13')).toBe('Saturday');
    expect(dayLabel('2026-03-06', '2026-03-13')).toBe('6 March 2026');
  });
});

it('shows with an earlier visit what the viewer has sent since, and not yet what came', () => {
  const kept = [message(1), message(2, { isMine: true })];
  const since = [message(61), message(62, { isMine: true })];
  expect(withOwn(kept, [...kept, ...since]).map(({ seq }) => seq)).toEqual([1, 2, 62]);
  expect(withOwn(kept, kept)).toBe(kept);
  expect(withOwn([], since)).toEqual([]);
});
