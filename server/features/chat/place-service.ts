import { messages as guide } from '#rules/date-ideas.ts';
import { clientIdRule } from '#rules/send-message.ts';
import { check } from '#rules/validation.ts';
import { invalidInput, notAvailable, userError } from '#server/base/errors.ts';
import { idOf, rowId } from '#server/base/ids.ts';
import type { ShareDateIdeaInput } from '#server/contract/resolvers.generated.ts';
import type { MatchRow } from '#server/db/rows.ts';
import { isUniqueViolation } from '#server/db/violations.ts';
import { viewerCan } from '#server/features/entitlements/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { placesOf, placeToShare, putPlace } from './place-queries.ts';
import { matchIsGone, requireConversation } from './policy.ts';
import { insertMessage, messageByClientId } from './queries.ts';
import { conflict, tellOf } from './service.ts';

const unknown = notAvailable(guide.unknown);
const premiumRequired = {
  ...userError('PremiumRequired', 'premium_required', guide.sharePremium),
  ability: 'date_ideas' as const,
};

type Card = { matchId: string; senderId: string; clientId: string };

/** The card that is stored under this client id, told again; a refusal if that is something else. Null if there is none. */
async function cardAgain(ctx: Context, match: MatchRow, { senderId, clientId }: Card, ideaId: string | null) {
  const message = await messageByClientId(ctx.db, senderId, clientId);
  if (message === null) return null;
  const [place] = await placesOf(ctx.db, [message.id]);
  if (message.matchId !== match.id || place === undefined || place.id !== ideaId) return conflict;
  ctx.afterCommit(() => tellOf(ctx, match, message));
  return { __typename: 'ShareDateIdeaSuccess' as const, sentMessage: message, match };
}

/** A retry returns the stored card, also when the plan ended or the place was hidden meanwhile. */
export async function shareDateIdea(ctx: Context, input: ShareDateIdeaInput) {
  const { conversation, refusal } = await requireConversation(ctx, input.matchId);
  if (refusal) return refusal;
  const checked = check(clientIdRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { match, viewerId: senderId } = conversation;
  const card = { ...checked.value, matchId: match.id, senderId };
  const ideaId = idOf(input.dateIdeaId);
  const known = await cardAgain(ctx, match, card, ideaId);
  if (known !== null) return known;
  if (!(await viewerCan(ctx, 'date_ideas'))) return premiumRequired;
  const place = ideaId && (await placeToShare(ctx.db, ideaId));
  if (!place) return unknown;
  try {
    const stored = await inTransaction(ctx, async (tx) => {
      const line = { ...card, kind: 'place', content: place.content, id: rowId(tx), at: tx.clock() } as const;
      const added = await insertMessage(tx.db, line);
      if (added === null) return null;
      await putPlace(tx.db, added.message.id, place.id);
      tx.afterCommit(() => tellOf(ctx, added.match, added.message));
      return added;
    });
    if (stored === null) return matchIsGone;
    return { __typename: 'ShareDateIdeaSuccess' as const, sentMessage: stored.message, match: stored.match };
  } catch (error) {
    if (!isUniqueViolation(error, 'messages_client_key')) throw error;
    return (await cardAgain(ctx, match, card, ideaId)) ?? conflict;
  }
}
