import { emailRule } from '#rules/accounts.ts';
import { deskSearchRule } from '#rules/admin.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import { badInput, invalidInput } from '#server/base/errors.ts';
import { idOf } from '#server/base/ids.ts';
import type { AdminUsersArgs } from '#server/contract/resolvers.generated.ts';
import { type Connection, connectionOf, pageSize, timeCursor, timePlace } from '#server/db/paging.ts';
import type { UserRow } from '#server/db/rows.ts';
import { accountByEmail, accountById } from '#server/features/accounts/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { peoplePage } from './queries.ts';

export async function findAccount(ctx: Context, email: string): Promise<UserRow | null> {
  requireAdmin(ctx);
  const checked = check(emailRule, email);
  return checked.ok ? accountByEmail(ctx, checked.value) : null;
}

const KIND = 'person';

const pageOf = (rows: UserRow[], info: { hasNextPage: boolean; hasPreviousPage: boolean }): Connection<UserRow> =>
  connectionOf(rows, ({ createdAt, id }) => timeCursor(KIND, { at: createdAt, id }), info);

/** Every word is in the name or address. Newest first. An id as search text finds one account. */
export async function findPeople(ctx: Context, args: AdminUsersArgs): Promise<Connection<UserRow>> {
  requireAdmin(ctx);
  const checked = check(deskSearchRule, { search: args.search ?? '' });
  if (!checked.ok) throw badInput(invalidInput(checked.fieldErrors).message);
  const size = pageSize('first', args.first ?? limits.page.default);
  const after = timePlace(KIND, args.after);
  const { search } = checked.value;
  const id = idOf(search);
  if (id !== null) {
    const account = after === null ? await accountById(ctx, id) : null;
    return pageOf(account === null ? [] : [account], { hasNextPage: false, hasPreviousPage: after !== null });
  }
  const words = search.split(/\s+/).filter((word) => word !== '');
  const rows = await peoplePage(ctx.db, words, { after, limit: size + 1 });
  return pageOf(rows.slice(0, size), { hasNextPage: rows.length > size, hasPreviousPage: after !== null });
}
