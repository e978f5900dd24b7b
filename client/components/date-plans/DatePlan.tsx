import { useEffect, useState } from 'react';
import { ChatBar } from '#client/ui/ChatBar.tsx';
import { CalendarIcon } from '#client/ui/feature-icons.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { clearToasts } from '#client/ui/toast.tsx';
import { PlanForm } from './PlanForm.tsx';
import { PlanView } from './PlanView.tsx';
import { planTime, type ShownPlan } from './shown-plan.ts';
import { texts } from './texts.ts';
import { useDatePlan } from './use-date-plan.ts';

type Props = {
  matchId: string;
  name: string;
  plan: ShownPlan | null;
  /** Whether this person may propose a date; without it they answer. */
  canPropose: boolean;
  /** Somebody looks at the plan. */
  isOpened: boolean;
  /** Somebody wants to plan: with a place of the guide, or with none (''). Null: nobody asked. */
  asked: string | null;
  /** The sheet that was asked for was closed. */
  onClosed: () => void;
};

const isOver = ({ state }: ShownPlan): boolean => !['PROPOSED', 'COUNTERED', 'ACCEPTED'].includes(state);

/** The line of a match's plan, and the sheet in which it is made, answered, changed and called off. */
export function DatePlan({ matchId, name, plan, canPropose, isOpened, asked, onClosed }: Props) {
  const [isChanging, setChanging] = useState(false);
  const isOpen = isOpened || asked !== null;
  // Also when the phone's own Back took the address away.
  if (!isOpen && isChanging) setChanging(false);
  // What is seen here needs no word beside it.
  useEffect(() => clearToasts(`date ${matchId}`), [matchId]);
  const { send, ...acting } = useDatePlan(matchId, onClosed);
  const current = plan && !isOver(plan) ? plan : null;
  // An open plan comes before another one, unless a place was chosen for it.
  const isMaking = isChanging || plan === null || (asked !== null && (asked !== '' || current === null));
  return (
    <>
      {plan && (
        <ChatBar
          to="?date"
          icon={<CalendarIcon className="shrink-0 text-crimson-ink text-xl" />}
          title={texts.state(plan, name)}
          detail={`${planTime(plan.startsAt)} · ${plan.placeName}`}
          className="bg-crimson-tint"
        />
      )}
      <Sheet open={isOpen} onOpenChange={(next) => !next && onClosed()} title={texts.title(name)}>
        {isMaking ? (
          <PlanForm
            plan={current}
            dateIdeaId={asked || null}
            send={send}
            onBack={isChanging ? () => setChanging(false) : null}
            onStale={onClosed}
          />
        ) : (
          <PlanView
            matchId={matchId}
            plan={plan}
            name={name}
            acting={acting}
            onAnother={canPropose ? () => setChanging(true) : null}
            onChange={() => setChanging(true)}
          />
        )}
      </Sheet>
    </>
  );
}
