import { useCallback, useEffect, useRef } from 'react';
import { onSocketStatus } from '#client/apollo/socket-status.ts';
import { useMarkMessagesReadMutation } from './chat.generated.ts';
import { useAttention } from './use-attention.ts';

/** Tells the server how far the viewer has read, only while somebody is looking. `newest` is the other person's newest message. */
export function useReadMarks(given: { matchId: string; newest: number; myReadSeq: number }): void {
  const { matchId, newest, myReadSeq } = given;
  const isAttentive = useAttention();
  const [mark] = useMarkMessagesReadMutation();
  const told = useRef({ matchId, upTo: 0 });
  const connections = useRef(0);

  const tell = useCallback(() => {
    if (told.current.matchId !== matchId) told.current = { matchId, upTo: 0 };
    if (!isAttentive || newest <= Math.max(myReadSeq, told.current.upTo)) return;
    const mine = told.current;
    mine.upTo = newest;
    const connection = connections.current;
    mark({ variables: { input: { matchId, upToSeq: newest } } }).catch(() => {
      // Not told: the next message, the next look at the chat, or the connection that comes back tells it.
      mine.upTo = 0;
      if (connections.current !== connection) tell();
    });
  }, [mark, matchId, newest, myReadSeq, isAttentive]);

  useEffect(tell, [tell]);
  useEffect(
    () =>
      onSocketStatus((status) => {
        if (status !== 'connected') return;
        connections.current += 1;
        tell();
      }),
    [tell],
  );
}
