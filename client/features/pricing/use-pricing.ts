import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { useIsSignedIn } from '#client/shell/session-hooks.ts';
import { toast } from '#client/ui/toast.tsx';
import { plans } from '#rules/plans.ts';
import { texts } from './messages.ts';
import { planOf } from './offers.ts';
import { usePricingPageQuery } from './pricing.generated.ts';

/** An event that came before this page listened would be missed: it is asked again, a while. */
const confirm = { everyMs: 3_000, times: 20, lateAfter: 5 };

/** What the page knows, kept true while it is open; `note` is what to say to whoever comes back from the payment page. */
export function usePricing() {
  const isSignedIn = useIsSignedIn();
  const { data, error, loading, refetch } = usePricingPageQuery({ ...shownAtOnce, ssr: false });
  const [address] = useSearchParams();
  // The page that is taken over was written for every address.
  const [back, setBack] = useState<string | null>(null);
  useEffect(() => setBack(address.get('checkout')), [address]);
  const viewer = isSignedIn ? (data?.viewer ?? null) : null;
  const again = useEffectEvent(() => void refetch().catch(() => undefined));

  // Checkout and portal are in another tab: what was done there is looked at when this one is gone back to.
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

  // Who has come back has paid, as they say; the plan is there when the server says so, and not before.
  const isAwaited = back === 'done' && viewer !== null && viewer.planSubscription === null;
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

  useNews(viewer === null ? undefined : (viewer.planSubscription?.plan ?? null));

  return {
    isSignedIn,
    viewer,
    mode: data?.checkoutMode ?? null,
    /** Whose plan it is is not known yet. */
    isUnknown: isSignedIn && viewer === null && loading,
    hasFailed: isSignedIn && viewer === null && !loading && error !== undefined,
    note: noteOf(back, viewer?.planSubscription != null, isLate),
    retry: () => void refetch().catch(() => undefined),
  };
}

export type Note = 'awaited' | 'late' | 'open' | 'cancelled' | null;

/** The address says only where somebody comes from: whether a plan is open, the server does. */
function noteOf(back: string | null, isOpen: boolean, isLate: boolean): Note {
  if (back === 'done') return isOpen ? 'open' : isLate ? 'late' : 'awaited';
  return back === 'cancelled' ? 'cancelled' : null;
}

type Known = Parameters<typeof planOf>[0] | null | undefined;

/** Says that a plan opened, or changed, while the page was looked at. `undefined` is not known. */
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
