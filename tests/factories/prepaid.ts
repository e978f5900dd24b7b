import type { TestApp } from '#tests/setup/app.ts';

/** A week of Soul, paid once a moment ago, that waits for tomorrow. Answers the order's id. */
export async function waitingPlan({ db, clock }: TestApp, userId: string): Promise<string> {
  const [id, entitlementId, now] = [crypto.randomUUID(), crypto.randomUUID(), clock.now()];
  const ahead = (days: number): Date => new Date(now.getTime() + days * 86_400_000);
  const kind = { userId, plan: 'soul' };
  const times = { startsAt: ahead(1), endsAt: ahead(8), createdAt: now };
  const none = { renewsAt: null, subscriptionId: null };
  await db
    .insertInto('entitlements')
    .values({ ...kind, ...times, ...none, id: entitlementId, source: 'checkout', isTrial: false })
    .execute();
  const paid = { state: 'paid', term: 'week', amountMinor: 136_100, paidMinor: 136_100, paidAt: now, refundMinor: 0 };
  const rest = { refusal: null, url: null, expiresAt: now, readNumber: '0', createdAt: now };
  await db
    .insertInto('prepaidOrders')
    .values({ ...kind, ...paid, ...rest, id, entitlementId })
    .execute();
  return id;
}
