import type { RefObject } from 'react';
import { useNow } from '#client/lib/use-now.ts';
import { Button } from '#client/ui/Button.tsx';
import { cx } from '#client/ui/cx.ts';
import { WarningIcon } from '#client/ui/icons.tsx';
import type { Failure } from './reply.ts';
import { texts } from './texts.ts';
import { useHandOver } from './use-hand-over.ts';
import type { Limit } from './use-reply-stream.ts';

/** Below this percentage of a day's allowance, the rest is shown. */
const TOLD_BELOW = 30;

/** Another scenario with a reply under way. Nothing can be sent here until it is over. */
export type Elsewhere = { name: string; onGo: () => void };

type Props = {
  allowance: { percentLeft: number; resetsAt: string };
  limit: Limit | null;
  failure: Failure | null;
  /** Null when there is no message to send again. */
  onRetry: (() => void) | null;
  elsewhere: Elsewhere | null;
  field: RefObject<HTMLElement | null>;
};

/** The notice above the field: a reason why sending is blocked, a failed message, or the rest of the day's allowance. */
export function Notices({ allowance, limit, failure, onRetry, elsewhere, field }: Props) {
  const now = useNow(30_000);
  const isUsedUp = limit !== null && Date.parse(limit.resetsAt) > now.getTime();
  const isLow = allowance.percentLeft < TOLD_BELOW && Date.parse(allowance.resetsAt) > now.getTime();
  return (
    <>
      <div className={cx(elsewhere && 'flex flex-wrap items-center gap-x-3 bg-plum-tint px-3 py-1.5 text-sm sm:px-5')}>
        <p role="status" className="min-w-0 flex-1">
          {elsewhere && texts.answering(elsewhere.name)}
        </p>
        {elsewhere && <WayThere onGo={elsewhere.onGo} field={field} />}
      </div>
      {failure && onRetry && (
        <div role="alert" className="flex flex-wrap items-center gap-x-3 bg-danger-tint px-3 py-1.5 text-sm sm:px-5">
          <WarningIcon className="shrink-0 text-danger text-lg" />
          <p className="min-w-0 flex-1">{failure.kind === 'cut' ? texts.cut : texts.unsent}</p>
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {texts.retry}
          </Button>
        </div>
      )}
      {isUsedUp ? (
        <p role="status" className="bg-gold-tint px-3 py-2 text-gold text-sm sm:px-5">
          <strong>{limit.message}</strong>
        </p>
      ) : (
        isLow && (
          <p role="status" className="bg-gold-tint px-3 py-1 text-gold text-xs sm:px-5">
            {texts.allowance(allowance.percentLeft)}
          </p>
        )
      )}
    </>
  );
}

function WayThere({ onGo, field }: Pick<Elsewhere, 'onGo'> & Pick<Props, 'field'>) {
  const button = useHandOver(field);
  return (
    <Button ref={button} variant="secondary" size="sm" onClick={onGo}>
      {texts.goThere}
    </Button>
  );
}
