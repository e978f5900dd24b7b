import { useRef, useState } from 'react';
import { messageOf } from '#client/apollo/error-message.ts';
import { sentenceOf } from '#client/components/form/refusals.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { messages } from '#rules/billing.ts';
import type { PaidPlan } from '#rules/entitlements.ts';
import type { PrepaidTerm } from '#rules/prepaid.ts';
import { openBillingTab } from './billing-tab.ts';
import { type Offer, type PlanId, planIds, termIds } from './offers.ts';
import {
  type OpenCustomerPortalMutation,
  type StartCheckoutMutation,
  useOpenCustomerPortalMutation,
  useStartCheckoutMutation,
  useStartPrepaidCheckoutMutation,
} from './pricing.generated.ts';
import { texts } from './texts.ts';

/** A page whose tab the browser blocked. */
export type Blocked = { url: string; isPortal: boolean };
export type Working = PlanId | 'manage' | 'once' | null;

type Outcome = Blocked | { refusal: string };
type Step = Outcome | 'portal';
const about = 'billing';

function afterCheckout(answer: StartCheckoutMutation['startCheckout']): Step {
  switch (answer.__typename) {
    case 'StartCheckoutSuccess':
      return { url: answer.url, isPortal: false };
    case 'HasSubscription':
      // The plan was bought on another device meanwhile.
      return 'portal';
    default:
      return { refusal: sentenceOf(answer) };
  }
}

function afterPortal(answer: OpenCustomerPortalMutation['openCustomerPortal']): Outcome {
  if (answer.__typename === 'OpenCustomerPortalSuccess') return { url: answer.url, isPortal: true };
  return { refusal: sentenceOf(answer) };
}

export function useBilling() {
  const [startCheckout] = useStartCheckoutMutation();
  const [openPortal] = useOpenCustomerPortalMutation();
  const [startOnce] = useStartPrepaidCheckoutMutation();
  const [working, setWorking] = useState<Working>(null);
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  const isWorking = useRef(false);

  /** Opens the page that `ask` answers in a new tab; one at a time. */
  async function inTab(what: Exclude<Working, null>, failed: string, ask: () => Promise<Outcome>): Promise<void> {
    if (isWorking.current) return;
    isWorking.current = true;
    const tab = openBillingTab();
    setWorking(what);
    clearToasts(about);
    const outcome = await ask().catch((error: unknown) => ({ refusal: messageOf(error, failed) }));
    if ('refusal' in outcome) {
      tab.close();
      toast({ title: texts.error, description: outcome.refusal, tone: 'error', about });
    } else if (!tab.go(outcome.url)) setBlocked(outcome);
    isWorking.current = false;
    setWorking(null);
  }

  const toPortal = async (plan: PlanId | null): Promise<Outcome> => {
    try {
      return afterPortal(await openPortal({ plan }));
    } catch (error) {
      return { refusal: messageOf(error, messages.portalFailed) };
    }
  };

  return {
    working,
    blocked,
    dismiss: () => setBlocked(null),
    /** Without a plan, the portal manages the present one. */
    open: (plan: PlanId | null, offer: Offer) =>
      inTab(plan ?? 'manage', messages.checkoutFailed, async () => {
        const step = offer === 'subscribe' && plan !== null ? afterCheckout(await startCheckout({ plan })) : 'portal';
        return step === 'portal' ? toPortal(plan) : step;
      }),
    payOnce: (plan: PaidPlan, term: PrepaidTerm) =>
      inTab('once', messages.checkoutFailed, async () => {
        const answer = await startOnce({ plan: planIds[plan], term: termIds[term] });
        if (answer.__typename !== 'StartPrepaidCheckoutSuccess') return { refusal: sentenceOf(answer) };
        return { url: answer.url, isPortal: false };
      }),
  };
}

export type Billing = ReturnType<typeof useBilling>;
