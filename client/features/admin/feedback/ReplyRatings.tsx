import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { limits } from '#rules/limits.ts';
import { grouped } from '#rules/numbers.ts';
import { ListFailed, ListLoading } from '../ListState.tsx';
import { useConsoleReplyRatingsQuery } from './feedback.generated.ts';
import { texts } from './texts.ts';

/** The share of the helpful replies as a bar; scenarios without a rating have none. */
export function ReplyRatings() {
  const { days } = limits.replyRatings;
  const { data, error, loading, refetch } = useConsoleReplyRatingsQuery({ ...shownAtOnce, variables: { days } });
  const rows = data?.admin?.replyRatings;
  if (rows === undefined) {
    const hasFailed = error !== undefined && !loading;
    return hasFailed ? <ListFailed onRetry={() => void refetch().catch(() => undefined)} /> : <ListLoading />;
  }
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
              {helpful + notHelpful > 0 && <Share helpful={helpful} notHelpful={notHelpful} />}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft text-sm">{texts.noRatings}</p>
      )}
    </section>
  );
}

function Share({ helpful, notHelpful }: { helpful: number; notHelpful: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 2" preserveAspectRatio="none" className="h-2 w-full rounded-full">
      <rect width="100" height="2" className="fill-gold" />
      <rect width={(100 * helpful) / (helpful + notHelpful)} height="2" className="fill-leaf" />
    </svg>
  );
}
