/** Every statement that hydrates an event uses these conditions. */
import { type RawBuilder, sql } from 'kysely';
import type { Plan } from '#rules/entitlements.ts';

export type Listener = { userId: string; sessionId: string; at: Date };

declare const checked: unique symbol;
/** A statement that joined the listener's live session found it. The session need not be checked again. */
export type SessionChecked<T> = { readonly value: T; readonly [checked]: true };

/** Only for the result of a statement with `isLiveSession`. */
export function sessionChecked<T>(value: T | null | undefined): SessionChecked<T> | null {
  return value === null || value === undefined ? null : ({ value } as SessionChecked<T>);
}

/** A column when one statement serves many listeners. */
type Asked = { [Part in keyof Listener]: Listener[Part] | RawBuilder<Listener[Part]> };

/** The statement must name sessions `s` and users `u`. */
export function isLiveSession({ userId, sessionId, at }: Asked): RawBuilder<boolean> {
  return sql<boolean>`s.id = ${sessionId}::uuid and s.user_id = ${userId}::uuid and u.id = s.user_id and u.suspended_at is null
    and u.deletion_requested_at is null
    and s.expires_at > ${at}::timestamptz and s.absolute_expires_at > ${at}::timestamptz`;
}

/** Null requires no plan. */
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
