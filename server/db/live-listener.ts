/** The conditions under which somebody may hear of an event at all. Every statement that hydrates one uses them. */
import { type RawBuilder, sql } from 'kysely';
import type { Plan } from '#rules/entitlements.ts';

/** Whose event, and when. */
export type Listener = { userId: string; sessionId: string; at: Date };

declare const checked: unique symbol;
/** Found by a statement that joined the listener's live session: what made this need not be asked for the session again. */
export type SessionChecked<T> = { readonly value: T; readonly [checked]: true };

/** For statements with `isLiveSession`, and for nothing else: what they found, null for nothing. */
export function sessionChecked<T>(value: T | null | undefined): SessionChecked<T> | null {
  return value === null || value === undefined ? null : ({ value } as SessionChecked<T>);
}

/** A listener as a statement knows them: each part a value, or a column where one statement is for many. */
type Asked = { [Part in keyof Listener]: Listener[Part] | RawBuilder<Listener[Part]> };

/** The session `s` of the person `u` is live. The statement names sessions `s` and users `u`. */
export function isLiveSession({ userId, sessionId, at }: Asked): RawBuilder<boolean> {
  return sql<boolean>`s.id = ${sessionId}::uuid and s.user_id = ${userId}::uuid and u.id = s.user_id and u.suspended_at is null
    and u.deletion_requested_at is null
    and s.expires_at > ${at}::timestamptz and s.absolute_expires_at > ${at}::timestamptz`;
}

/** One of these plans is in force for the listener; null asks for none. */
export function hasPlan(
  { userId, at }: Pick<Asked, 'userId' | 'at'>,
  plans: readonly Plan[] | RawBuilder<readonly Plan[]> | null,
): RawBuilder<boolean> {
  if (plans === null) return sql<boolean>`true`;
  return sql<boolean>`exists (
    select from entitlements e
    where e.user_id = ${userId}::uuid and e.plan = any(${plans}::text[])
      and e.starts_at <= ${at}::timestamptz and (e.ends_at is null or e.ends_at > ${at}::timestamptz))`;
}
