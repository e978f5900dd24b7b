import type { ApolloClient } from '@apollo/client';
import { Observable, type Subscriber } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setSocketStatus } from '#client/apollo/socket-status.ts';
import { listen } from './reply-socket.ts';

const delta = { __typename: 'CompanionDelta', exchangeId: 't1', text: 'Well' } as const;
const heard = vi.fn();
const over = vi.fn();
let socket: Subscriber<unknown>;
let isConnected: boolean;
let leave: () => void;

/** Opens a reply with a time limit of one second for its begin. */
function open(): void {
  const subscribe = () =>
    new Observable((subscriber) => {
      socket = subscriber;
    });
  leave = listen(
    { subscribe } as unknown as ApolloClient,
    't1',
    { heard, over, isConnected: () => isConnected },
    1_000,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  setSocketStatus('lost');
  isConnected = false;
});
afterEach(() => {
  leave();
  setSocketStatus('idle');
  vi.useRealTimers();
});

it('gives up a socket that was lost before the reply was opened, and does not come back', () => {
  open();
  vi.advanceTimersByTime(999);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(over).toHaveBeenCalledExactlyOnceWith();
});

it('waits for a coach that is slow, as long as the socket is there', () => {
  open();
  isConnected = true;
  setSocketStatus('connected');
  vi.advanceTimersByTime(60_000);
  expect(over).not.toHaveBeenCalled();
  setSocketStatus('lost');
  expect(over).toHaveBeenCalledExactlyOnceWith();
});

it('does not give up a reply that began, or that was left', () => {
  open();
  socket.next({ data: { companionReply: delta } });
  expect(heard).toHaveBeenCalledExactlyOnceWith(delta);
  vi.advanceTimersByTime(60_000);
  leave();
  open();
  leave();
  expect(socket.closed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(over).not.toHaveBeenCalled();
});
