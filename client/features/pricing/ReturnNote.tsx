import { cardTermsHere } from '#client/lib/card-terms.ts';
import { CheckIcon, HeartIcon } from '#client/ui/icons.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { plans } from '#rules/plans.ts';
import { planOf } from './offers.ts';
import { texts } from './texts.ts';
import type { Note, Opened } from './use-pricing.ts';

/** Follows the server's state of the plan, not the address. */
export function ReturnNote({ note, opened }: { note: Note; opened: Opened }) {
  const byCard = cardTermsHere().hasTrial ? texts.late : texts.lateUntried;
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
            {note === 'late' && <span className="block">{opened.isOnce ? texts.onceLate : byCard}</span>}
          </span>
        </p>
      )}
      {note === 'open' && opened.plan !== null && (
        <p className="flex items-center gap-3 rounded-lg bg-leaf-tint px-5 py-4 text-leaf">
          <CheckIcon className="shrink-0 text-2xl" strokeWidth="3" />
          <span>
            <strong>{opened.isOnce ? texts.oncePaid : texts.openTitle}.</strong>{' '}
            {(opened.isOnce ? texts.onceOpen : texts.open)(plans[planOf(opened.plan)].name)}
          </span>
        </p>
      )}
    </div>
  );
}
