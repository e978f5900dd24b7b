import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PricingViewer, Subscription } from './offers.ts';
import { YourPlan } from './YourPlan.tsx';

const subscription: Subscription = {
  __typename: 'PlanSubscription',
  id: 's',
  plan: 'GOLD',
  state: 'ACTIVE',
  currentPeriodEndsAt: '2026-12-22T12:00:00.000Z',
  isCancelled: false,
  graceEndsAt: null,
  nextPayment: { __typename: 'Money', amountMinor: 231_040, currency: 'NGN' },
};

function shown(changes: Partial<Subscription>): string {
  const viewer: PricingViewer = {
    __typename: 'Viewer',
    id: 'v',
    plan: { __typename: 'HeldPlan', name: null, endsAt: null, subscription: { ...subscription, ...changes } },
    trial: 'USED',
    launchDiscount: null,
    payments: [],
    prepaidPlans: [],
  };
  return renderToStaticMarkup(<YourPlan viewer={viewer} isBusy={false} isOff={false} onManage={() => undefined} />);
}

it('shows what the next payment is, as the server says it', () => {
  const html = shown({});
  expect(html).toContain('₦2,888 a month');
  expect(html).toMatch(/Next payment<.*₦2,310\.40, /);
});

it('shows none where nothing will be charged', () => {
  expect(shown({ nextPayment: null })).not.toContain('Next payment');
});
