import { type Tick, tickNames } from '#client/lib/tick.ts';
import { DoubleCheckIcon } from './chat-icons.tsx';
import { ClockIcon } from './feature-icons.tsx';
import { CheckIcon, WarningIcon } from './icons.tsx';

const icons = { sending: ClockIcon, failed: WarningIcon, sent: CheckIcon, read: DoubleCheckIcon } as const;

/** In the colour of the text around it, but for `readTone`, which needs 3:1 on the ground. */
export function TickMark({ tick, readTone }: { tick: Tick; readTone: 'text-gold' | 'text-cloth-gold' }) {
  const Icon = icons[tick];
  const name = tickNames[tick];
  return (
    <span role="img" aria-label={name} title={name} data-tick={tick} className={tick === 'read' ? readTone : undefined}>
      <Icon className="size-4" />
    </span>
  );
}
