/** How far an own message has come, with its words for screen readers. */
export const tickNames = { sending: 'Sending', failed: 'Not sent', sent: 'Sent', read: 'Read' } as const;
export type Tick = keyof typeof tickNames;

/** What no person wrote: it has no tick. */
export const isLine = ({ kind }: { kind: string }): boolean => kind === 'MISSED_CALL' || kind === 'GAME_RESULT';

/** Null on the other person's messages. */
export function tickOf(message: { isMine: boolean; seq: number }, theirReadSeq: number): Tick | null {
  if (!message.isMine) return null;
  return message.seq <= theirReadSeq ? 'read' : 'sent';
}
