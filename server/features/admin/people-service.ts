import { accountRule, consoleSearchRule } from '#rules/admin.ts';
import { check } from '#rules/validation.ts';
import { badInput, invalidInput } from '#server/base/errors.ts';
import { idOf } from '#server/base/ids.ts';
import type { AdminUserArgs, AdminUsersArgs } from '#server/contract/resolvers.generated.ts';
import { type Connection, pageAfter, timeCursors } from '#server/db/paging.ts';
import type { UserRow } from '#server/db/rows.ts';
import { accountById, accountNamed } from '#server/features/accounts/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { peoplePage } from './queries.ts';

export async function findAccount(ctx: Context, { account }: AdminUserArgs): Promise<UserRow | null> {
  requireAdmin(ctx);
  const checked = check(accountRule, account);
  return checked.ok ? accountNamed(ctx, checked.value) : null;
}

const cursors = timeCursors<UserRow>('person', ({ createdAt, id }) => ({ at: createdAt, id }));

/** Every word is in the name or address. Newest first. An id as search text finds one account. */
export async function findPeople(ctx: Context, args: AdminUsersArgs): Promise<Connection<UserRow>> {
  requireAdmin(ctx);
  const checked = check(consoleSearchRule, { search: args.search ?? '' });
  if (!checked.ok) throw badInput(invalidInput(checked.fieldErrors).message);
  const { search } = checked.value;
  const id = idOf(search);
  const words = search.split(/\s+/).filter((word) => word !== '');
  return pageAfter(args, cursors, async (page) => {
    if (id === null) return peoplePage(ctx.db, words, page);
    const account = page.after === null ? await accountById(ctx, id) : null;
    return account === null ? [] : [account];
  });
}
