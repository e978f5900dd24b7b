import { useCallback, useEffect, useRef } from 'react';
import { onSocketStatus } from '#client/apollo/socket-status.ts';
import { useMarkMessagesReadMutation } from './chat.generated.ts';
import { useAttention } from './use-attention.ts';

type Given = {
  matchId: string;
  /** The `seq` of the other person's newest message. */
  newest: number;
  myReadSeq: number;
  /** The server took a mark, so that counts which are still on their way are too high. */
  onMarked: () => void;
};

/** Only while the viewer looks at the chat. */
export function useReadMarks({ matchId, newest, myReadSeq, onMarked }: Given): void {
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
    mark({ matchId, upToSeq: newest }).then(onMarked, () => {
      // The mark was not sent. The next message, the next look at the chat or a reconnect sends it.
      mine.upTo = 0;
      if (connections.current !== connection) tell();
    });
  }, [mark, matchId, newest, myReadSeq, isAttentive, onMarked]);

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
