import { useState } from 'react';
import { dayText } from '#client/lib/lagos-time.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { plans } from '#rules/plans.ts';
import { type PrepaidPlan, planOf } from './offers.ts';
import { texts } from './texts.ts';
import { useGiveBack } from './use-give-back.ts';

const nameOf = ({ plan }: PrepaidPlan): string => plans[planOf(plan)].name;

/** What was paid once: what runs, and what waits. */
export function PrepaidPlans({ held, now }: { held: readonly PrepaidPlan[]; now: Date }) {
  const [asked, setAsked] = useState<PrepaidPlan | null>(null);
  const { giveBack, isBusy } = useGiveBack();
  return (
    <div className="grid gap-1 border-line border-t pt-4">
      <h3 className="text-base">{texts.onceHeld}</h3>
      <ul className="divide-y divide-line">
        {held.map((each) => (
          <li key={each.id} className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
            <span className="grow">
              <strong>{nameOf(each)}</strong>{' '}
              {new Date(each.startsAt) > now
                ? texts.onceWaits(dayText(each.startsAt), dayText(each.endsAt))
                : texts.onceRuns(dayText(each.endsAt))}
            </span>
            {new Date(each.startsAt) > now && <Badge tone="gold">{texts.waits}</Badge>}
            {each.returnableUntil !== null && (
              <Button variant="secondary" size="sm" onClick={() => setAsked(each)}>
                {texts.giveBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={texts.giveBackTitle}
        description={asked === null ? '' : texts.giveBackBody(nameOf(asked))}
        keep={texts.keepIt}
        confirm={texts.giveBack}
        isDanger
        isBusy={isBusy}
        onKeep={() => setAsked(null)}
        onConfirm={() => asked && void giveBack(asked.id).finally(() => setAsked(null))}
      />
    </div>
  );
}
