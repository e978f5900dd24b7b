import { CheckIcon, HeartIcon } from '#client/ui/icons.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { plans } from '#rules/plans.ts';
import { type PricingViewer, planOf } from './offers.ts';
import { texts } from './texts.ts';
import type { Note } from './use-pricing.ts';

/** Follows the server's state of the plan, not the address. */
export function ReturnNote({ note, viewer }: { note: Note; viewer: PricingViewer | null }) {
  const plan = viewer?.plan.subscription?.plan;
  return (
    <div role="status" className="empty:hidden">
      {note === 'cancelled' && (
        <p className="flex items-center gap-3 rounded-lg bg-sunken px-5 py-4 text-ink-soft">
          <HeartIcon className="shrink-0 text-xl" />
          {texts.cancelled}
        </p>
      )}
      {(note === 'awaited' || note === 'late') && (
        <p className="flex items-center gap-3 rounded-lg bg-gold-tint px-5 py-4 text-gold">
          <Spinner />
          <span>
            <strong>{texts.doneTitle}</strong> {texts.done}
            {note === 'late' && <span className="block">{texts.late}</span>}
          </span>
        </p>
      )}
      {note === 'open' && plan !== undefined && (
        <p className="flex items-center gap-3 rounded-lg bg-leaf-tint px-5 py-4 text-leaf">
          <CheckIcon className="shrink-0 text-2xl" strokeWidth="3" />
          <span>
            <strong>{texts.openTitle}.</strong> {texts.open(plans[planOf(plan)].name)}
          </span>
        </p>
      )}
    </div>
  );
}
