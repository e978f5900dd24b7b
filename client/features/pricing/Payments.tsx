import { dayText } from '#client/lib/lagos-time.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { ChevronDownIcon } from '#client/ui/feature-icons.tsx';
import { nairaText } from '#rules/plans.ts';
import type { PricingViewer } from './offers.ts';
import { texts } from './texts.ts';

export function Payments({ payments }: { payments: PricingViewer['payments'] }) {
  return (
    <details className="group border-t border-line pt-2">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
        {texts.payments}
        <ChevronDownIcon className="text-xl transition-transform group-open:rotate-180" />
      </summary>
      <ul className="divide-y divide-line">
        {payments.map(({ id, createdAt, amount, state, invoiceUrl }) => (
          <li
            key={id}
            className="grid min-h-12 grid-cols-[1fr_auto] items-center justify-items-start gap-x-4 py-2 text-sm *:even:justify-self-end sm:flex"
          >
            <time dateTime={createdAt} className="grow">
              {dayText(createdAt)}
            </time>
            <span className="font-semibold tabular-nums">{nairaText(amount.amountMinor)}</span>
            <Badge tone={state === 'PAID' ? 'leaf' : state === 'OPEN' ? 'gold' : 'plain'}>{texts.states[state]}</Badge>
            {invoiceUrl !== null && (
              <a
                href={invoiceUrl}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={texts.invoiceOf(dayText(createdAt))}
                className="inline-flex min-h-11 items-center font-semibold text-crimson-ink underline underline-offset-4"
              >
                {texts.invoice}
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
