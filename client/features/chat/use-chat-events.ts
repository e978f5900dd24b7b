import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useChatEventsSubscription } from './chat.generated.ts';
import { addToThread } from './thread-cache.ts';

type Given = { matchId: string; onTyping: (isTyping: boolean) => void; onLost: () => void };

/** Takes what happens in a match into the cache. Answers with the last message that was heard, for those who listen. */
export function useChatEvents({ matchId, onTyping, onLost }: Given): string | null {
  const client = useApolloClient();
  const [heard, setHeard] = useState<string | null>(null);

  useChatEventsSubscription({
    variables: { matchId },
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const event = data?.chatEvents;
      if (event?.__typename === 'TypingChanged') onTyping(event.isTyping);
      if (event?.__typename !== 'MessageAdded') return;
      addToThread(client.cache, matchId, event.message);
      if (event.message.isMine) return;
      onTyping(false);
      setHeard(event.message.content);
    },
    // Ended by the server: no longer a match, or no longer allowed to read. Asking again tells which.
    onError: onLost,
    onComplete: onLost,
  });
  return heard;
}
