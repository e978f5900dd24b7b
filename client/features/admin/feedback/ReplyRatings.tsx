import { grouped } from '#rules/numbers.ts';
import { ShareBar } from '../figures/ShareBar.tsx';
import type { ConsoleReplyRatingsQuery } from './feedback.generated.ts';
import { texts } from './texts.ts';

type Props = { days: number; rows: NonNullable<ConsoleReplyRatingsQuery['admin']>['replyRatings'] };

/** The share of the helpful replies as a bar; scenarios without a rating have none. */
export function ReplyRatings({ days, rows }: Props) {
  const isRated = rows.some(({ helpful, notHelpful }) => helpful + notHelpful > 0);
  return (
    <section aria-labelledby="ratings" className="grid gap-3 rounded-lg border border-line bg-surface p-4 shadow-low">
      <h2 id="ratings" className="text-lg">
        {texts.ratings(days)}
      </h2>
      {isRated ? (
        <ul className="grid gap-3 text-sm">
          {rows.map(({ scenario, helpful, notHelpful }) => (
            <li key={scenario.id} className="grid gap-1">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{scenario.name}</span>
                <span className="text-ink-soft">{texts.helped(grouped(helpful), grouped(notHelpful))}</span>
              </p>
              <ShareBar
                shares={[
                  { name: 'helpful', count: helpful, fill: 'fill-leaf' },
                  { name: 'not helpful', count: notHelpful, fill: 'fill-gold' },
                ]}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft text-sm">{texts.noRatings}</p>
      )}
    </section>
  );
}
