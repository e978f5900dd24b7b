import { messages as guide } from '#rules/date-ideas.ts';
import { clientIdRule } from '#rules/send-message.ts';
import { check } from '#rules/validation.ts';
import { invalidInput, notAvailable, userError } from '#server/base/errors.ts';
import { idOf, rowId } from '#server/base/ids.ts';
import type { ShareDateIdeaInput } from '#server/contract/resolvers.generated.ts';
import { isUniqueViolation } from '#server/db/violations.ts';
import { viewerCan } from '#server/features/entitlements/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { placeToShare, putPlace } from './place-queries.ts';
import { matchIsGone, requireConversation } from './policy.ts';
import { insertMessage } from './queries.ts';
import { repeated, tellOf } from './service.ts';

const unknown = notAvailable(guide.unknown);
const premiumRequired = {
  ...userError('PremiumRequired', 'premium_required', guide.sharePremium),
  ability: 'date_ideas' as const,
};

/** A retry returns the stored card, as with a message. */
export async function shareDateIdea(ctx: Context, input: ShareDateIdeaInput) {
  const { conversation, refusal } = await requireConversation(ctx, input.matchId);
  if (refusal) return refusal;
  if (!(await viewerCan(ctx, 'date_ideas'))) return premiumRequired;
  const checked = check(clientIdRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const ideaId = idOf(input.dateIdeaId);
  const place = ideaId && (await placeToShare(ctx.db, ideaId));
  if (!place) return unknown;
  const { match, viewerId: senderId } = conversation;
  const sent = { ...checked.value, matchId: match.id, senderId, content: place.content };
  try {
    const stored = await inTransaction(ctx, async (tx) => {
      const line = await insertMessage(tx.db, { ...sent, kind: 'place', id: rowId(tx), at: tx.clock() });
      if (line === null) return null;
      await putPlace(tx.db, line.message.id, place.id);
      tx.afterCommit(() => tellOf(ctx, line.match, line.message));
      return line;
    });
    if (stored === null) return matchIsGone;
    return { __typename: 'ShareDateIdeaSuccess' as const, sentMessage: stored.message, match: stored.match };
  } catch (error) {
    if (!isUniqueViolation(error, 'messages_client_key')) throw error;
    const answer = await repeated(ctx, sent);
    return answer.__typename === 'SendMessageSuccess'
      ? { ...answer, __typename: 'ShareDateIdeaSuccess' as const }
      : answer;
  }
}
