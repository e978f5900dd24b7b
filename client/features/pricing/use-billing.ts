import { useRef, useState } from 'react';
import { messageOf } from '#client/apollo/error-message.ts';
import { sentenceOf } from '#client/components/form/refusals.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { messages } from '#rules/billing.ts';
import { openBillingTab } from './billing-tab.ts';
import type { Offer, PlanId } from './offers.ts';
import {
  type OpenCustomerPortalMutation,
  type StartCheckoutMutation,
  useOpenCustomerPortalMutation,
  useStartCheckoutMutation,
} from './pricing.generated.ts';
import { texts } from './texts.ts';

/** A page whose tab the browser blocked. */
export type Blocked = { url: string; isPortal: boolean };
export type Working = PlanId | 'manage' | null;

type Step = Blocked | { refusal: string } | 'portal';
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

function afterPortal(answer: OpenCustomerPortalMutation['openCustomerPortal']): Exclude<Step, 'portal'> {
  if (answer.__typename === 'OpenCustomerPortalSuccess') return { url: answer.url, isPortal: true };
  return { refusal: sentenceOf(answer) };
}

export function useBilling() {
  const [startCheckout] = useStartCheckoutMutation();
  const [openPortal] = useOpenCustomerPortalMutation();
  const [working, setWorking] = useState<Working>(null);
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  const isWorking = useRef(false);

  /** Without a plan, the portal manages the present one. */
  async function open(plan: PlanId | null, offer: Offer): Promise<void> {
    if (isWorking.current) return;
    isWorking.current = true;
    const tab = openBillingTab();
    setWorking(plan ?? 'manage');
    clearToasts(about);
    const isCheckout = offer === 'subscribe' && plan !== null;
    let failed: string = isCheckout ? messages.checkoutFailed : messages.portalFailed;
    let step: Step = 'portal';
    try {
      if (isCheckout) step = afterCheckout(await startCheckout({ plan }));
      if (step === 'portal') {
        failed = messages.portalFailed;
        step = afterPortal(await openPortal({ plan }));
      }
    } catch (error) {
      step = { refusal: messageOf(error, failed) };
    }
    if ('refusal' in step) {
      tab.close();
      toast({ title: texts.error, description: step.refusal, tone: 'error', about });
    } else if (!tab.go(step.url)) setBlocked(step);
    isWorking.current = false;
    setWorking(null);
  }

  return { working, blocked, dismiss: () => setBlocked(null), open };
}

export type Billing = ReturnType<typeof useBilling>;
