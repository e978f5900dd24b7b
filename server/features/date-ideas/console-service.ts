import { dateIdeaSearchRule } from '#rules/date-ideas.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import { badInput, invalidInput } from '#server/base/errors.ts';
import type { AdminDateIdeasArgs } from '#server/contract/resolvers.generated.ts';
import { type Connection, connectionOf, pageSize } from '#server/db/paging.ts';
import type { DateIdeaRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { nameCursor, namePlace } from './cursor-service.ts';
import { placesByName } from './queries.ts';

export async function placesForDesk(ctx: Context, args: AdminDateIdeasArgs): Promise<Connection<DateIdeaRow>> {
  requireAdmin(ctx);
  const checked = check(dateIdeaSearchRule, args.search ?? '');
  if (!checked.ok) throw badInput(invalidInput(checked.fieldErrors).message);
  const size = pageSize('first', args.first ?? limits.page.default);
  const after = namePlace(args.after);
  const what = { search: checked.value, city: args.city ?? null };
  const rows = await placesByName(ctx.db, what, { after, limit: size + 1 });
  const more = { hasNextPage: rows.length > size, hasPreviousPage: after !== null };
  return connectionOf(rows.slice(0, size), nameCursor, more);
}
