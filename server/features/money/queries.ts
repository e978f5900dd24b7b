import { sql } from 'kysely';
import type { PaidPlan } from '#rules/entitlements.ts';
import { currency } from '#rules/plans.ts';
import type { Db } from '#server/db/pool.ts';

/** Each person counts once for each plan and way of holding it. */
export type Holding = 'trials' | 'renewing' | 'ending' | 'overdue' | 'prepaid' | 'waiting' | 'given';

export async function holdings(db: Db, now: Date): Promise<{ plan: PaidPlan; holding: Holding; people: number }[]> {
  const { rows } = await sql<{ plan: PaidPlan; holding: Holding; people: number }>`
    select plan, holding, count(distinct user_id)::int as people from (
      select user_id, plan, case
          when status = 'past_due' then 'overdue'
          when cancels_at_period_end then 'ending'
          when status = 'trialing' then 'trials'
          else 'renewing' end as holding
      from billing_subscriptions
      where ended_at is null and refusal is null and status in ('trialing', 'active', 'past_due')
      union all
      select user_id, plan, case
          when source <> 'checkout' then 'given'
          when starts_at > ${now}::timestamptz then 'waiting'
          else 'prepaid' end
      from entitlements
      where subscription_id is null and (ends_at is null or ends_at > ${now}::timestamptz)
        and (source = 'checkout' or starts_at <= ${now}::timestamptz)
    ) held group by 1, 2`.execute(db);
  return rows;
}

export type DayFigure = 'receivedKobo' | 'refundedKobo' | 'begun' | 'ended' | 'prepaid';

/** `day` counts from `from`, a midnight in Lagos. What was paid in another currency, and refused for it, is left out. */
export async function dayFigures(
  db: Db,
  from: Date,
  until: Date,
): Promise<{ figure: DayFigure; day: number; sum: number }[]> {
  const inDays = (column: string) => sql`
    ${sql.ref(column)} >= ${from}::timestamptz and ${sql.ref(column)} < ${until}::timestamptz`;
  const dayOf = (column: string) =>
    sql`floor(extract(epoch from ${sql.ref(column)} - ${from}::timestamptz) / 86400)::int`;
  const isNaira = sql`refusal is distinct from 'currency'`;
  const { rows } = await sql<{ figure: DayFigure; day: number; sum: number }>`
    select figure, day, sum(amount)::float8 as sum from (
      select 'receivedKobo' as figure, ${dayOf('created_at')} as day, amount_minor as amount
      from billing_invoices
      where ${inDays('created_at')} and state = 'paid' and currency = ${currency} and subscription_id is not null
      union all
      select 'receivedKobo', ${dayOf('paid_at')}, paid_minor from prepaid_orders where ${inDays('paid_at')} and ${isNaira}
      union all
      select 'refundedKobo', ${dayOf('paid_at')}, refund_minor from prepaid_orders
      where ${inDays('paid_at')} and ${isNaira} and refund_minor > 0
      union all
      select 'begun', ${dayOf('created_at')}, 1 from billing_subscriptions where ${inDays('created_at')} and refusal is null
      union all
      select 'ended', ${dayOf('ended_at')}, 1 from billing_subscriptions where ${inDays('ended_at')} and refusal is null
      union all
      select 'prepaid', ${dayOf('paid_at')}, 1 from prepaid_orders where ${inDays('paid_at')} and refusal is null
    ) figures group by 1, 2`.execute(db);
  return rows;
}

export type Outcomes = { trialsEnded: number; trialsPaid: number; ranBefore: number; ranOut: number };

/** A subscription was paid for once one of its invoices of more than nothing was. */
export async function outcomes(db: Db, from: Date, now: Date): Promise<Outcomes> {
  const { rows } = await sql<Outcomes>`
    select
      count(*) filter (where tried)::int as trials_ended,
      count(*) filter (where tried and exists (select from billing_invoices i
        where i.subscription_id = s.id and i.state = 'paid' and i.amount_minor > 0))::int as trials_paid,
      count(*) filter (where ran)::int as ran_before,
      count(*) filter (where ran and ended_at is not null)::int as ran_out
    from (
      select id, ended_at,
        trial_ends_at >= ${from}::timestamptz and trial_ends_at < ${now}::timestamptz as tried,
        coalesce(trial_ends_at, created_at) < ${from}::timestamptz and (ended_at is null or ended_at >= ${from}::timestamptz) as ran
      from billing_subscriptions where refusal is null
    ) s`.execute(db);
  return rows[0] ?? { trialsEnded: 0, trialsPaid: 0, ranBefore: 0, ranOut: 0 };
}

export type FailureReason =
  | 'overdue'
  | 'underpaid'
  | 'late'
  | 'currency'
  | 'subscribed'
  | 'left'
  | 'second_trial'
  | 'second_plan';

/** The most frequent first. */
export async function failures(db: Db, from: Date): Promise<{ reason: FailureReason; count: number }[]> {
  const { rows } = await sql<{ reason: FailureReason; count: number }>`
    select reason, count(*)::int as count from (
      select 'overdue' as reason from billing_invoices
      where state = 'open' and amount_minor > 0 and created_at >= ${from}::timestamptz
      union all
      select refusal from prepaid_orders where refusal is not null and paid_at >= ${from}::timestamptz
      union all
      select refusal from billing_subscriptions
      where refusal in ('second_trial', 'second_plan') and created_at >= ${from}::timestamptz
    ) failed group by reason order by count desc, reason`.execute(db);
  return rows;
}
