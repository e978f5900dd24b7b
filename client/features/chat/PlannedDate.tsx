import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ShownPlan } from '#client/components/date-plans/shown-plan.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';

const DatePlan = lazyPart(async () => (await import('#client/components/date-plans/DatePlan.tsx')).DatePlan);

type Props = { match: { id: string; canViewerMessage: boolean; datePlan: ShownPlan | null }; name: string };

/** `?plan` in the address asks for the sheet, with the id of a place of the guide or without. */
export function PlannedDate({ match: { id, canViewerMessage, datePlan }, name }: Props) {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const asked = canViewerMessage || datePlan ? new URLSearchParams(search).get('plan') : null;
  if (datePlan === null && asked === null) return null;
  const close = () => {
    // An answer may come when they have gone on.
    const isHere = location.pathname === pathname && new URLSearchParams(location.search).has('plan');
    if (isHere) void (key === 'default' ? navigate(pathname, { replace: true }) : navigate(-1));
  };
  return (
    <Suspense fallback={datePlan && <div className="h-12 border-b border-line bg-crimson-tint" />}>
      <DatePlan matchId={id} name={name} plan={datePlan} canPropose={canViewerMessage} asked={asked} onClosed={close} />
    </Suspense>
  );
}
