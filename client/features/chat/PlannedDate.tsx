import { Suspense } from 'react';
import type { ShownPlan } from '#client/components/date-plans/shown-plan.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useAskedSheet } from './use-asked-sheet.ts';

const DatePlan = lazyPart(async () => (await import('#client/components/date-plans/DatePlan.tsx')).DatePlan);

type Props = { match: { id: string; canViewerMessage: boolean; datePlan: ShownPlan | null }; name: string };

/** `?plan` in the address asks for the sheet, with the id of a place of the guide or without. */
export function PlannedDate({ match: { id, canViewerMessage, datePlan }, name }: Props) {
  const { asked: given, close } = useAskedSheet('plan');
  const asked = canViewerMessage || datePlan ? given : null;
  if (datePlan === null && asked === null) return null;
  return (
    <Suspense fallback={datePlan && <div className="h-12 border-b border-line bg-crimson-tint" />}>
      <DatePlan matchId={id} name={name} plan={datePlan} canPropose={canViewerMessage} asked={asked} onClosed={close} />
    </Suspense>
  );
}
