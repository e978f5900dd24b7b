import { useSyncExternalStore } from 'react';
import type { HeardCallFragment } from './ViewerEvents.generated.ts';

/** What a call concerns: somebody pressed a call button, or the server tells of one. */
export type CallNews =
  | { type: 'dial'; matchId: string; name: string; photo: string | null; hasVideo: boolean }
  | { type: 'changed'; call: HeardCallFragment };

/** Where it goes once the part that makes calls is there; until then it waits, because that part is fetched for the first of them. */
let sink: ((news: CallNews) => void) | null = null;
let waiting: readonly CallNews[] = [];
let isNeeded = false;
let wake = () => {};

const concerns = (news: CallNews, id: string) => news.type === 'changed' && news.call.id === id;

/** Calls somebody, or passes on what the server says of a call. */
export function tellCall(news: CallNews): void {
  if (sink) {
    sink(news);
    return;
  }
  const isOver = news.type === 'changed' && news.call.state !== 'RINGING';
  if (news.type === 'changed') waiting = waiting.filter((each) => !concerns(each, news.call.id));
  // One that goes on elsewhere, or was dialled there, is no reason to fetch anything.
  if (isOver || (news.type === 'changed' && !news.call.isIncoming)) return;
  waiting = [...waiting, news];
  isNeeded = true;
  wake();
}

/** Called by the part that makes calls, with null when it leaves. */
export function connectCalls(to: ((news: CallNews) => void) | null): void {
  sink = to;
  isNeeded = to !== null;
  const missed = waiting;
  waiting = [];
  for (const news of missed) to?.(news);
}

/** Whether there was a call to make or to answer. */
export function useCallsNeeded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      wake = listener;
      return () => {
        wake = () => {};
      };
    },
    () => isNeeded,
    () => false,
  );
}
