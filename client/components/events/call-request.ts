import { useSyncExternalStore } from 'react';
import type { HeardCallFragment } from './ViewerEvents.generated.ts';

/** What a call concerns: somebody pressed a call button, or the server tells of one, or of the end of a match. */
export type CallNews =
  | { type: 'dial'; matchId: string; name: string; photo: string | null; hasVideo: boolean }
  | { type: 'changed'; call: HeardCallFragment }
  | { type: 'matchEnded'; matchId: string };

/** Where it goes once the part that makes calls is there; until then it waits, because that part is fetched for the first of them. */
let sink: ((news: CallNews) => void) | null = null;
let waiting: readonly CallNews[] = [];
let isNeeded = false;
let wake = () => {};

const concerns = (news: CallNews, told: CallNews): boolean => {
  if (told.type === 'dial') return false;
  if (told.type === 'matchEnded') return (news.type === 'changed' ? news.call.match.id : news.matchId) === told.matchId;
  return news.type === 'changed' && news.call.id === told.call.id;
};

/** Calls somebody, or passes on what the server says of a call. */
export function tellCall(news: CallNews): void {
  if (sink) {
    sink(news);
    return;
  }
  const isOver = news.type === 'matchEnded' || (news.type === 'changed' && news.call.state !== 'RINGING');
  waiting = waiting.filter((each) => !concerns(each, news));
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
