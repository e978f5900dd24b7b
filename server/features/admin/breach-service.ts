/** The notice of a data breach, due within 72 hours, needs the people whom it may have affected. */
import { breachRule, messages } from '#rules/admin.ts';
import { check } from '#rules/validation.ts';
import { badInput, invalidInput } from '#server/base/errors.ts';
import type { BreachedParent } from '#server/contract/mappers.ts';
import type { AdminBreachScopeArgs } from '#server/contract/resolvers.generated.ts';
import { type Connection, type Cursors, decodeCursor, encodeCursor, isId, pageAfter } from '#server/db/paging.ts';
import { accountNamed } from '#server/features/accounts/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { touchedPeople } from './breach-queries.ts';

const KIND = 'breach';
const cursors: Cursors<BreachedParent, string> = {
  of: ({ id }) => encodeCursor(KIND, [id]),
  place: (cursor) => decodeCursor(KIND, cursor, [isId])[0] ?? '',
};

/** An action without an entry appears under its own name, so that none is missed. */
const categories: Readonly<Record<string, string>> = {
  session: 'everything in the account',
  grant_entitlement: 'plan',
  revoke_entitlement: 'plan',
  answer_support_ticket: 'request for help',
  review_verification: 'selfie',
  resolve_report: 'reports and messages kept with them',
  dismiss_reports: 'reports and messages kept with them',
  limit_profile: 'reports and messages kept with them',
  lift_limit: 'reports and messages kept with them',
  stop_limits: 'reports and messages kept with them',
  hide_profile: 'reports and messages kept with them',
  show_profile: 'reports and messages kept with them',
  warn_account: 'moderation of the account',
  suspend_account: 'moderation of the account',
  restore_account: 'moderation of the account',
  resolve_appeal: 'moderation of the account',
  create_access_token: 'access to the desk',
  revoke_access_token: 'access to the desk',
  grant_role: 'access to the desk',
};

export const categoriesOf = ({ actions }: BreachedParent): string[] =>
  [...new Set(actions.map((action) => categories[action] ?? action))].toSorted();

export async function breachScope(ctx: Context, args: AdminBreachScopeArgs): Promise<Connection<BreachedParent>> {
  requireAdmin(ctx);
  const checked = check(breachRule, args);
  if (!checked.ok) throw badInput(invalidInput(checked.fieldErrors).message);
  const { since, until, actor } = checked.value;
  const account = actor == null ? null : await accountNamed(ctx, actor);
  // A mistyped name would otherwise give an empty answer.
  if (actor != null && account === null) throw badInput(messages.unknownAccount);
  const span = { since, until, actorId: account?.id ?? null };
  return pageAfter(args, cursors, (page) => touchedPeople(ctx.db, span, page));
}
