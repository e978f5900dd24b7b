/** An exchange as the messages that a conversation shows. */
import type { ExchangeRow } from '#server/db/rows.ts';
import type { RatedExchange } from '../exchange-queries.ts';

function own({ id, content, createdAt }: ExchangeRow) {
  const role = 'user' as const;
  return { id, exchangeId: id, role, content, createdAt, isStopped: false, hasHelpLines: false, rating: null };
}

/** Null without a reply. */
export function replyOf({ id, reply, state, rating, offersHelp, createdAt, endedAt }: RatedExchange) {
  if (reply === null) return null;
  return {
    id: `${id}.reply`,
    exchangeId: id,
    role: 'assistant' as const,
    content: reply,
    createdAt: endedAt ?? createdAt,
    isStopped: state === 'stopped',
    hasHelpLines: offersHelp,
    rating,
  };
}

export function messagesOfExchange(exchange: RatedExchange) {
  const reply = replyOf(exchange);
  return reply === null ? [own(exchange)] : [own(exchange), reply];
}
