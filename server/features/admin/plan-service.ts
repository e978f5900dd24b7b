import { messages } from '#rules/billing.ts';
import { userError } from '#server/base/errors.ts';
import type { PublishPlansInput } from '#server/contract/resolvers.generated.ts';
import { publishCatalogue } from '#server/features/billing/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { audit } from '#server/platform/legal-records/audit.ts';

/** Existing prices stay. */
export async function publishPlans(ctx: Context, input: PublishPlansInput) {
  const { userId } = requireAdmin(ctx);
  const { isDryRun = false } = input;
  const prices = await publishCatalogue(ctx, isDryRun);
  if (prices === null) {
    const message = ctx.ports.payments === null ? messages.off : messages.publishFailed;
    return userError('PaymentsUnavailable', 'payments_unavailable', message);
  }
  if (!isDryRun) {
    const made = prices.filter(({ isNew }) => isNew).map(({ plan }) => plan);
    await inTransaction(ctx, (tx) =>
      audit(tx, 'publish_plans', userId, {
        plans: prices.map(({ plan }) => plan).join(' '),
        made: made.join(' ') || null,
      }),
    );
  }
  return { __typename: 'PublishPlansSuccess' as const, isDryRun, prices };
}
