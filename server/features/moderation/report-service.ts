import { dismissReportsRule, messages, resolveReportRule } from '#rules/admin.ts';
import { check } from '#rules/validation.ts';
import { invalidInput, notAvailable } from '#server/base/errors.ts';
import { idOf } from '#server/base/ids.ts';
import type { DismissReportsByInput, ResolveReportInput } from '#server/contract/resolvers.generated.ts';
import { accountNamed, holdAccount } from '#server/features/accounts/service.ts';
import {
  afterDecision,
  decideReport,
  dismissAllBy,
  type ReportVerdict,
  reportsToDismiss,
  waitingReport,
} from '#server/features/safety/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { audit } from '#server/platform/legal-records/audit.ts';
import { warn } from './service.ts';
import { suspend, suspensionFault } from './suspension-service.ts';

/** Not for a report by or about the administrator. Of parallel decisions one counts; those about one person run one after the other. */
export async function resolveReport(ctx: Context, input: ResolveReportInput) {
  const { userId } = requireAdmin(ctx);
  const checked = check(resolveReportRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { decision } = checked.value;
  const note = checked.value.note || null;
  const { isDryRun = false } = input;
  const id = idOf(input.reportId);
  if (id === null) return notAvailable(messages.reportDecided);
  const verdict: ReportVerdict = { decision, note, deciderId: userId };
  return inTransaction(ctx, async (tx) => {
    const waiting = await waitingReport(tx, id);
    if (waiting === null) return notAvailable(messages.reportDecided);
    const { reporterId, reportedId } = waiting;
    if (reporterId === userId || reportedId === userId) return notAvailable(messages.ownReport);
    const fault = decision === 'suspend' ? await suspensionFault(tx, reportedId) : null;
    if (fault !== null) return invalidInput([{ path: 'decision', message: fault }]);
    const person = await holdAccount(tx, reportedId);
    const report = isDryRun
      ? { ...waiting, ...afterDecision(verdict, tx.clock()) }
      : await decideReport(tx, id, verdict);
    if (person === null || report === null) return notAvailable(messages.reportDecided);
    if (!isDryRun) {
      await audit(tx, 'resolve_report', reportedId, { reportId: id, decision, note });
      const cause = { reason: note ?? '', reportId: id };
      if (decision === 'suspend') await suspend(tx, person, cause);
      if (decision === 'warn') await warn(tx, reportedId, cause);
    }
    return { __typename: 'ResolveReportSuccess' as const, isDryRun, report };
  });
}

/** Not for the administrator's own account, and not reports about them. The reporter is not told. */
export async function dismissReportsBy(ctx: Context, input: DismissReportsByInput) {
  const { userId } = requireAdmin(ctx);
  const checked = check(dismissReportsRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { account } = checked.value;
  const note = checked.value.note || null;
  const { isDryRun = false } = input;
  return inTransaction(ctx, async (tx) => {
    const reporter = await accountNamed(tx, account);
    if (reporter === null) return notAvailable(messages.unknownAccount);
    if (reporter.id === userId) return notAvailable(messages.ownReport);
    const dismissed = isDryRun
      ? await reportsToDismiss(tx, reporter.id, userId)
      : await dismissAllBy(tx, reporter.id, { note, deciderId: userId });
    if (!isDryRun) await audit(tx, 'dismiss_reports', reporter.id, { dismissed, note });
    return { __typename: 'DismissReportsBySuccess' as const, isDryRun, dismissed, reporter };
  });
}
