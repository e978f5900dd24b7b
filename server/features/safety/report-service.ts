/** Reports by people. Messages between two people are read only after one of them reported the other. */
import { ageAt } from '#rules/age.ts';
import { limits } from '#rules/limits.ts';
import { urgencyOf } from '#rules/moderation.ts';
import { messages, reportRule } from '#rules/safety.ts';
import { check } from '#rules/validation.ts';
import { admitAttempt } from '#server/auth/attempts.ts';
import { invalidInput, notAvailable } from '#server/base/errors.ts';
import { idOf, rowId } from '#server/base/ids.ts';
import type { ReportProfileInput } from '#server/contract/resolvers.generated.ts';
import { holdAccount } from '#server/features/accounts/service.ts';
import { ownProfileById } from '#server/features/profiles/loaders.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { countedSince, lockReporter } from './limit-queries.ts';
import { recheckLimit } from './limit-service.ts';
import { requireKnown } from './policy.ts';
import { keepEvidence, type Report, type ShownProfile, upsertReport } from './reporting-queries.ts';

const nobody = notAvailable(messages.notAvailable);
const DAY_MS = 86_400_000;

type NewReport = Omit<Report, 'counts'>;

/** A profile as moderators will see it later, unaffected by later edits. */
async function shownNow(ctx: Context, personId: string): Promise<ShownProfile | null> {
  const profile = await ctx.load(ownProfileById, personId);
  if (profile === null) return null;
  const { fullName, dateOfBirth, bio, location, interests } = profile;
  return { fullName, age: ageAt(dateOfBirth, ctx.clock()), bio, location, interests };
}

/** True if one more report of a minor by this reporter counts. Further ones of the day are stored and get the same answer. */
async function stillCounts(tx: Context, { reporterId, reportedId, createdAt }: NewReport): Promise<boolean> {
  await lockReporter(tx.db, reporterId);
  const since = new Date(createdAt.getTime() - DAY_MS);
  const counted = await countedSince(tx.db, { reporterId, except: reportedId, since });
  return counted < limits.reports.underagePerDay;
}

/** Null when the person's account is deleted. Parallel reports of one person run one after the other. */
async function keep(tx: Context, report: NewReport): Promise<string | null> {
  const { reporterId, reportedId, reason } = report;
  if ((await holdAccount(tx, reportedId)) === null) return null;
  const isUnderage = reason === 'underage';
  const counts = !isUnderage || (await stillCounts(tx, report));
  const reportId = await upsertReport(tx.db, { ...report, counts });
  await keepEvidence(tx.db, reportId, [reporterId, reportedId], limits.moderation.evidence);
  if (isUnderage) await recheckLimit(tx, reportedId, reportId);
  return reportId;
}

/** Stores a report for the moderators. The reported person is not told. A block in either direction does not prevent it. */
export async function reportProfile(ctx: Context, input: ReportProfileInput) {
  const { userId } = requireViewer(ctx);
  const checked = check(reportRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const personId = idOf(input.profileId);
  if (personId === null) return nobody;
  const refusal = await admitAttempt(ctx, [['reportsOfAccount', userId]]);
  if (refusal !== null) return refusal;
  if (!(await requireKnown(ctx, personId))) return nobody;
  const reportId = await inTransaction(ctx, async (tx) =>
    keep(tx, {
      id: rowId(tx),
      reporterId: userId,
      reportedId: personId,
      ...checked.value,
      urgency: urgencyOf(checked.value.reason),
      shown: await shownNow(tx, personId),
      createdAt: tx.clock(),
    }),
  );
  if (reportId === null) return nobody;
  return { __typename: 'ReportProfileSuccess' as const, reportId };
}

/** What somebody says after a date is a report, unless the account is gone. In the caller's transaction. Without words, those of before stay. */
export async function reportUnsafeDate(tx: Context, reportedId: string, words: string | null): Promise<void> {
  const reason = 'unsafe_date';
  const people = { reporterId: requireViewer(tx).userId, reportedId };
  const shown = await shownNow(tx, reportedId);
  // By characters, as the database counts.
  const description = words && [...words].slice(0, limits.text.reportDescription).join('');
  await keep(tx, {
    ...{ id: rowId(tx), ...people, reason, description, urgency: urgencyOf(reason), shown },
    createdAt: tx.clock(),
  });
}
