import { useCallback, useEffect, useRef } from 'react';
import { onSocketStatus } from '#client/apollo/socket-status.ts';
import { useMarkMessagesReadMutation } from './chat.generated.ts';
import { useAttention } from './use-attention.ts';

/** Only while the viewer looks at the chat. `newest` is the `seq` of the other person's newest message. */
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
    mark({ matchId, upToSeq: newest }).catch(() => {
      // The mark was not sent. The next message, the next look at the chat or a reconnect sends it.
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
