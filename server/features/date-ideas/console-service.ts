import { dateIdeaSearchRule } from '#rules/date-ideas.ts';
import { check } from '#rules/validation.ts';
import { badInput, invalidInput } from '#server/base/errors.ts';
import type { AdminDateIdeasArgs } from '#server/contract/resolvers.generated.ts';
import { type Connection, pageAfter } from '#server/db/paging.ts';
import type { DateIdeaRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { nameCursors } from './cursor-service.ts';
import { ideasByName } from './queries.ts';

export async function ideasForConsole(ctx: Context, args: AdminDateIdeasArgs): Promise<Connection<DateIdeaRow>> {
  requireAdmin(ctx);
  const checked = check(dateIdeaSearchRule, args.search ?? '');
  if (!checked.ok) throw badInput(invalidInput(checked.fieldErrors).message);
  const what = { search: checked.value, city: args.city ?? null, isReported: args.isReported ?? false };
  return pageAfter(args, nameCursors, (page) => ideasByName(ctx.db, what, page));
}
