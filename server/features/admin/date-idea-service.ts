import { dateIdeaRule, messages } from '#rules/date-ideas.ts';
import { check } from '#rules/validation.ts';
import { invalidInput, notAvailable } from '#server/base/errors.ts';
import { idOf } from '#server/base/ids.ts';
import type {
  CheckDateIdeaInput,
  RemoveDateIdeaInput,
  SaveDateIdeaInput,
} from '#server/contract/resolvers.generated.ts';
import { checkIdea, hideIdea, saveIdea } from '#server/features/date-ideas/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { audit } from '#server/platform/legal-records/audit.ts';

const unknown = notAvailable(messages.unknown);

/** Saving a hidden date idea shows it again. */
export async function saveDateIdea(ctx: Context, input: SaveDateIdeaInput) {
  const { userId } = requireAdmin(ctx);
  const checked = check(dateIdeaRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { category, city, budgetLevel, isFeatured: featured = false, isDryRun = false } = input;
  const idea = { ...checked.value, category, city, budgetLevel, featured };
  const id = input.dateIdeaId == null ? null : idOf(input.dateIdeaId);
  if (input.dateIdeaId != null && id === null) return unknown;
  const saved = await inTransaction(ctx, async (tx) => {
    const row = await saveIdea(tx, id, idea, isDryRun);
    if (typeof row === 'object' && !isDryRun) {
      await audit(tx, 'save_date_idea', userId, { dateIdeaId: row.id, slug: row.slug });
    }
    return row;
  });
  if (saved === 'unknown') return unknown;
  if (saved === 'same_name') return invalidInput([{ path: 'name', message: messages.sameName }]);
  return { __typename: 'SaveDateIdeaSuccess' as const, isDryRun, dateIdea: saved };
}

export async function removeDateIdea(ctx: Context, input: RemoveDateIdeaInput) {
  const { userId } = requireAdmin(ctx);
  const { isDryRun = false } = input;
  const id = idOf(input.dateIdeaId);
  if (id === null) return unknown;
  const hidden = await inTransaction(ctx, async (tx) => {
    const done = await hideIdea(tx, id, isDryRun);
    if (done?.isNew && !isDryRun) {
      await audit(tx, 'remove_date_idea', userId, { dateIdeaId: id, slug: done.row.slug });
    }
    return done;
  });
  if (hidden === null) return unknown;
  return { __typename: 'RemoveDateIdeaSuccess' as const, isDryRun, dateIdea: hidden.row };
}

export async function checkDateIdea(ctx: Context, input: CheckDateIdeaInput) {
  const { dateIdeaId, reportedUntil = null, isDryRun = false } = input;
  const { userId } = requireAdmin(ctx);
  const id = idOf(dateIdeaId);
  if (id === null) return unknown;
  const row = await inTransaction(ctx, async (tx) => {
    const checked = await checkIdea(tx, id, reportedUntil, isDryRun);
    if (checked !== null && !isDryRun)
      await audit(tx, 'check_date_idea', userId, { dateIdeaId: id, slug: checked.slug });
    return checked;
  });
  if (row === null) return unknown;
  return { __typename: 'CheckDateIdeaSuccess' as const, isDryRun, dateIdea: row };
}
