import { useRef, useState } from 'react';
import { messageOf } from '#client/apollo/error-message.ts';
import { sentenceOf } from '#client/components/form/refusals.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { messages } from '#rules/billing.ts';
import { openBillingTab } from './billing-tab.ts';
import type { PlanId } from './offers.ts';
import { useOpenCustomerPortalMutation, useStartCheckoutMutation } from './pricing.generated.ts';
import { texts } from './texts.ts';

/** A page whose tab the browser blocked. */
export type Blocked = { url: string; isPortal: boolean };
export type Working = PlanId | 'manage' | null;

type Step = { url: string; isPortal: boolean } | { refusal: string } | 'portal';
const about = 'billing';

function useSteps() {
  const [startCheckout] = useStartCheckoutMutation();
  const [openPortal] = useOpenCustomerPortalMutation();

  async function checkout(plan: PlanId): Promise<Step> {
    const { data } = await startCheckout({ variables: { input: { plan } } });
    const answer = data?.startCheckout;
    switch (answer?.__typename) {
      case 'StartCheckoutSuccess':
        return { url: answer.url, isPortal: false };
      case 'HasSubscription':
        // The plan was bought on another device meanwhile.
        return 'portal';
      default:
        return { refusal: answer ? sentenceOf(answer) : messages.checkoutFailed };
    }
  }

  async function portal(plan: PlanId | null): Promise<Step> {
    const { data } = await openPortal({ variables: { input: { plan } } });
    const answer = data?.openCustomerPortal;
    if (answer?.__typename === 'OpenCustomerPortalSuccess') return { url: answer.url, isPortal: true };
    return { refusal: answer ? sentenceOf(answer) : messages.portalFailed };
  }

  return { checkout, portal };
}

export function useBilling() {
  const { checkout, portal } = useSteps();
  const [working, setWorking] = useState<Working>(null);
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  const isWorking = useRef(false);

  async function open(button: Exclude<Working, null>, plan: PlanId | null, viaCheckout: boolean): Promise<void> {
    if (isWorking.current) return;
    isWorking.current = true;
    const tab = openBillingTab();
    setWorking(button);
    clearToasts(about);
    let failed: string = viaCheckout ? messages.checkoutFailed : messages.portalFailed;
    let step: Step = 'portal';
    try {
      if (viaCheckout) step = await checkout(plan ?? 'GOLD');
      if (step === 'portal') {
        failed = messages.portalFailed;
        step = await portal(plan);
      }
    } catch (error) {
      step = { refusal: messageOf(error, failed) };
    }
    if (step === 'portal') step = { refusal: failed };
    if ('refusal' in step) {
      tab.close();
      toast({ title: texts.error, description: step.refusal, tone: 'error', about });
    } else if (!tab.go(step.url)) setBlocked(step);
    isWorking.current = false;
    setWorking(null);
  }

  return {
    working,
    blocked,
    dismiss: () => setBlocked(null),
    subscribe: (plan: PlanId) => void open(plan, plan, true),
    switchTo: (plan: PlanId) => void open(plan, plan, false),
    manage: () => void open('manage', null, false),
  };
}

export type Billing = ReturnType<typeof useBilling>;
