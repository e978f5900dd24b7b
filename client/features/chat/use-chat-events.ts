import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { addToThread } from '#client/components/outbox/thread-cache.ts';
import { useChatEventsSubscription } from './chat.generated.ts';

/** How long after the server ended the events they are asked for again, and how long that may take to begin. */
const AGAIN_MS = 5_000;
const BEGIN_MS = 1_000;

type Given = {
  matchId: string;
  onTyping: (isTyping: boolean) => void;
  /** A message came or was read. */
  onNews: () => void;
  /** The server ended the events: answers whether the match may still be read. */
  onLost: () => Promise<boolean>;
  /** They were asked for again: what came meanwhile came with no event. */
  onBack: () => Promise<void>;
};

/** Takes what happens in a match into the cache. Answers with the last message that was heard, for those who listen. */
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

  /** Ended by the server: no longer a match, no longer allowed to read, or refused for the moment. Asking tells which. */
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
