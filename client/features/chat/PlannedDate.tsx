import { Suspense } from 'react';
import type { ShownPlan } from '#client/components/date-plans/shown-plan.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useAskedSheet } from './use-asked-sheet.ts';

const DatePlan = lazyPart(async () => (await import('#client/components/date-plans/DatePlan.tsx')).DatePlan);

type Props = { match: { id: string; canViewerMessage: boolean; datePlan: ShownPlan | null }; name: string };

/** `?date` in the address asks for the plan, `?plan` for the sheet to make one, with the id of a place of the guide or without. */
export function PlannedDate({ match: { id, canViewerMessage, datePlan }, name }: Props) {
  const planning = useAskedSheet('plan');
  const looking = useAskedSheet('date');
  const asked = canViewerMessage || datePlan ? planning.asked : null;
  if (datePlan === null && asked === null) return null;
  return (
    <Suspense fallback={datePlan && <div className="h-12 border-b border-line bg-crimson-tint" />}>
      <DatePlan
        matchId={id}
        name={name}
        plan={datePlan}
        canPropose={canViewerMessage}
        isOpened={datePlan !== null && looking.asked !== null}
        asked={asked}
        onClosed={asked === null ? looking.close : planning.close}
      />
    </Suspense>
  );
}
