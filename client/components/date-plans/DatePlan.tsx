import { useEffect, useState } from 'react';
import { CalendarIcon, ChevronRightIcon } from '#client/ui/feature-icons.tsx';
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
  /** Somebody wants to plan: with a place of the guide, or with none (''). Null: nobody asked. */
  asked: string | null;
  /** The sheet that was asked for was closed. */
  onClosed: () => void;
};

const isOver = ({ state }: ShownPlan): boolean => !['PROPOSED', 'COUNTERED', 'ACCEPTED'].includes(state);

/** The line of a match's plan, and the sheet in which it is made, answered, changed and called off. */
export function DatePlan({ matchId, name, plan, canPropose, asked, onClosed }: Props) {
  const [isOpened, setOpened] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const isOpen = isOpened || asked !== null;
  // Also when the phone's own Back took the address away.
  if (!isOpen && isChanging) setChanging(false);
  // What is seen here needs no word beside it.
  useEffect(() => clearToasts(`date ${matchId}`), [matchId]);
  const close = () => {
    setOpened(false);
    onClosed();
  };
  const { send, ...acting } = useDatePlan(matchId, close);
  const current = plan && !isOver(plan) ? plan : null;
  // An open plan comes before another one, unless a place was chosen for it.
  const isMaking = isChanging || plan === null || (asked !== null && (asked !== '' || current === null));
  return (
    <>
      {plan && <Bar plan={plan} name={name} onOpen={() => setOpened(true)} />}
      <Sheet open={isOpen} onOpenChange={(next) => !next && close()} title={texts.title(name)}>
        {isMaking ? (
          <PlanForm
            plan={current}
            dateIdeaId={asked || null}
            send={send}
            onBack={isChanging ? () => setChanging(false) : null}
            onStale={close}
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

function Bar({ plan, name, onOpen }: { plan: ShownPlan; name: string; onOpen: () => void }) {
  return (
    <>
      <p role="status" className="sr-only">
        {texts.state(plan, name)}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="flex min-h-12 w-full items-center gap-3 border-b border-line bg-crimson-tint px-4 py-1.5 text-left text-sm hover:bg-sunken"
      >
        <CalendarIcon className="shrink-0 text-crimson-ink text-xl" />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{texts.state(plan, name)}</span>
          <span className="block truncate text-ink-soft">
            {planTime(plan.startsAt)} · {plan.placeName}
          </span>
        </span>
        <ChevronRightIcon className="shrink-0 text-ink-soft" />
      </button>
    </>
  );
}
