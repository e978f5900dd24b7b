import { useSyncExternalStore } from 'react';
import type { HeardCallFragment } from './ViewerEvents.generated.ts';

/** The news about calls: a press of a call button, the server's news of a call, or the end of a match. */
export type CallNews =
  | { type: 'dial'; matchId: string; name: string; photo: string | null; hasVideo: boolean }
  | { type: 'changed'; call: HeardCallFragment }
  | { type: 'matchEnded'; matchId: string };

/** Receives the news once the call code is loaded. Until then the news waits, because the first call starts the download. */
let sink: ((news: CallNews) => void) | null = null;
let waiting: readonly CallNews[] = [];
let isNeeded = false;
let wake = () => {};

const concerns = (news: CallNews, told: CallNews): boolean => {
  if (told.type === 'dial') return false;
  if (told.type === 'matchEnded') return (news.type === 'changed' ? news.call.match.id : news.matchId) === told.matchId;
  return news.type === 'changed' && news.call.id === told.call.id;
};

/** Starts a call, or forwards the server's news of a call. */
export function tellCall(news: CallNews): void {
  if (sink) {
    sink(news);
    return;
  }
  const isOver = news.type === 'matchEnded' || (news.type === 'changed' && news.call.state !== 'RINGING');
  waiting = waiting.filter((each) => !concerns(each, news));
  // A call that has ended, or that another device dialled, needs no call code.
  if (isOver || (news.type === 'changed' && !news.call.isIncoming)) return;
  waiting = [...waiting, news];
  isNeeded = true;
  wake();
}

/** Registers the handler of the call code; null on unmount. */
export function connectCalls(to: ((news: CallNews) => void) | null): void {
  sink = to;
  isNeeded = to !== null;
  const missed = waiting;
  waiting = [];
  for (const news of missed) to?.(news);
}

/** True once there is a call to make or to answer. */
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
