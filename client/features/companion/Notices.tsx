import { useNow } from '#client/lib/use-now.ts';
import { Button } from '#client/ui/Button.tsx';
import { WarningIcon } from '#client/ui/icons.tsx';
import { lagosDay } from '#rules/age.ts';
import { texts } from './messages.ts';
import type { Failure } from './reply-stream.ts';
import type { Limit } from './use-reply-stream.ts';

/** Below so many percent of a day's allowance it is told how much is left. */
const TOLD_BELOW = 30;

const timeFormat = new Intl.DateTimeFormat('en-NG', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Africa/Lagos',
});

/** 'today at 00:00' as people in Lagos say it. */
function whenText(at: Date, now: Date): string {
  const time = `at ${timeFormat.format(at)}`;
  return lagosDay(at) === lagosDay(now) ? `today ${time}` : `tomorrow ${time}`;
}

type Props = {
  allowance: { percentLeft: number; resetsAt: string };
  limit: Limit | null;
  failure: Failure | null;
  /** Null while there is nothing to send again. */
  onRetry: (() => void) | null;
};

/** What stands above the field: that nothing more is left today, that something was not sent, or how much is left. */
export function Notices({ allowance, limit, failure, onRetry }: Props) {
  const now = useNow(30_000);
  const isUsedUp = limit !== null && Date.parse(limit.resetsAt) > now.getTime();
  const isLow = allowance.percentLeft < TOLD_BELOW && Date.parse(allowance.resetsAt) > now.getTime();
  return (
    <>
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
          <strong>{limit.message}</strong> {texts.opensAgain(whenText(new Date(limit.resetsAt), now))}
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
