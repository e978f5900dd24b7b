import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { addToThread } from '#client/components/outbox/thread-cache.ts';
import { useChatEventsSubscription } from './chat.generated.ts';

/** The wait before an ended subscription restarts, and the time it may take to begin. */
const AGAIN_MS = 5_000;
const BEGIN_MS = 1_000;

type Given = {
  matchId: string;
  onTyping: (isTyping: boolean) => void;
  /** A message arrived or was read. */
  onNews: () => void;
  /** The server ended the events. Resolves to true if the match may still be read. */
  onLost: () => Promise<boolean>;
  /** The subscription has restarted. Messages of the gap have no event and must be fetched. */
  onBack: () => Promise<void>;
};

/** Returns the text of the last message received, for screen readers. */
export function useChatEvents({ matchId, onTyping, onNews, onLost, onBack }: Given): string | null {
  const client = useApolloClient();
  const [heard, setHeard] = useState<string | null>(null);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHere = useRef(true);
  const { restart } = useChatEventsSubscription({
    variables: { matchId },
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const event = data?.chatEvents;
      if (event?.__typename === 'TypingChanged') onTyping(event.isTyping);
      else onNews();
      if (event?.__typename !== 'MessageAdded') return;
      addToThread(client.cache, matchId, event.message);
      if (event.message.isMine) return;
      onTyping(false);
      setHeard(event.message.content);
    },
    onError: () => void resume(),
    onComplete: () => void resume(),
  });

  /** The server ended the subscription: the match is over, reading is no longer allowed, or a temporary refusal. `onLost` finds out. */
  async function resume(): Promise<void> {
    clearTimeout(timer.current);
    if (!(await onLost()) || !isHere.current) return;
    timer.current = setTimeout(() => {
      restart();
      timer.current = setTimeout(() => void onBack(), BEGIN_MS);
    }, AGAIN_MS);
  }

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  return heard;
}
