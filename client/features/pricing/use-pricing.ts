import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { useEventsBegan } from '#client/components/events/events-began.ts';
import { useIsSignedIn } from '#client/shell/session-hooks.ts';
import { toast } from '#client/ui/toast.tsx';
import { plans } from '#rules/plans.ts';
import { type PlanId, type PricingViewer, planOf } from './offers.ts';
import { usePricingPageQuery } from './pricing.generated.ts';
import { texts } from './texts.ts';

/** The page polls, because it missed events before it subscribed. In ms; `lateAfter` counts polls. */
const confirm = { everyMs: 3_000, times: 20, lateAfter: 5 };

/** `note` is the message for people back from the payment page. */
export function usePricing() {
  const isSignedIn = useIsSignedIn();
  const { data, error, loading, refetch } = usePricingPageQuery({ ...shownAtOnce, ssr: false });
  const [address] = useSearchParams();
  // The prerendered page is the same for every query, so the query is read after hydration.
  const [{ back, reference }, setBack] = useState<Back>({ back: null, reference: null });
  useEffect(() => setBack({ back: address.get('checkout'), reference: address.get('reference') }), [address]);
  const viewer = isSignedIn ? (data?.viewer ?? null) : null;
  const again = useEffectEvent(() => void refetch().catch(() => undefined));
  useEventsBegan(() => isSignedIn && refetch().catch(() => undefined));

  // Checkout and portal are in another tab. The plan is fetched again when this tab gets the focus back.
  useEffect(() => {
    if (!isSignedIn) return;
    const look = () => document.visibilityState === 'visible' && again();
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isSignedIn]);

  // The address claims that the person has paid. The plan counts only once the server reports it.
  const opened = openedBy(viewer, { back, reference });
  const isAwaited = (back === 'done' || back === 'prepaid') && viewer !== null && opened.plan === null;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!isAwaited) return;
    let left = confirm.times;
    const timer = setInterval(() => {
      again();
      left -= 1;
      if (left === confirm.times - confirm.lateAfter) setLate(true);
      if (left === 0) clearInterval(timer);
    }, confirm.everyMs);
    return () => clearInterval(timer);
  }, [isAwaited]);

  useNews(viewer === null ? undefined : (viewer.plan.subscription?.plan ?? null));
  usePaidNews(viewer?.prepaidPlans);

  return {
    isSignedIn,
    viewer,
    mode: data?.checkoutMode ?? null,
    onceMode: data?.prepaidMode ?? null,
    /** True until the signed-in person's plan is known. */
    isUnknown: isSignedIn && viewer === null && loading,
    hasFailed: isSignedIn && viewer === null && !loading && error !== undefined,
    note: noteOf(back, opened.plan !== null, isLate),
    opened,
    retry: () => void refetch().catch(() => undefined),
  };
}

type Back = { back: string | null; reference: string | null };

/** The plan that the person came back for, once the server has it. `isOnce`: it was paid once. */
export type Opened = { plan: PlanId | null; isOnce: boolean };

function openedBy(viewer: PricingViewer | null, { back, reference }: Back): Opened {
  if (back !== 'prepaid') return { plan: viewer?.plan.subscription?.plan ?? null, isOnce: false };
  return { plan: viewer?.prepaidPlans.find(({ id }) => id === reference)?.plan ?? null, isOnce: true };
}

export type Note = 'awaited' | 'late' | 'open' | 'cancelled' | null;

function noteOf(back: string | null, isOpen: boolean, isLate: boolean): Note {
  if (back === 'done' || back === 'prepaid') return isOpen ? 'open' : isLate ? 'late' : 'awaited';
  return back === 'cancelled' ? 'cancelled' : null;
}

type Known = Parameters<typeof planOf>[0] | null | undefined;

/** `undefined` means not known. */
function useNews(plan: Known): void {
  const before = useRef<Known>(undefined);
  useEffect(() => {
    if (plan === undefined) return;
    if (before.current !== undefined && plan !== null && plan !== before.current)
      toast({
        title: texts.openTitle,
        description: texts.open(plans[planOf(plan)].name),
        tone: 'success',
        about: 'plan',
      });
    before.current = plan;
  }, [plan]);
}

/** Tells of each plan that was paid once while the page was open, whether it runs or waits. */
function usePaidNews(held: PricingViewer['prepaidPlans'] | undefined): void {
  const before = useRef<ReadonlySet<string> | undefined>(undefined);
  useEffect(() => {
    if (held === undefined) return;
    const known = before.current;
    const fresh = known && held.find(({ id }) => !known.has(id));
    if (fresh) {
      const description = texts.onceOpen(plans[planOf(fresh.plan)].name);
      toast({ title: texts.oncePaid, description, tone: 'success', about: 'plan' });
    }
    before.current = new Set(held.map(({ id }) => id));
  }, [held]);
}
