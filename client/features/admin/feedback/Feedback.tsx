import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { StarFilledIcon } from '#client/ui/icons.tsx';
import { limits } from '#rules/limits.ts';
import { Card, Words } from '../Card.tsx';
import { ConsoleList } from '../ConsoleList.tsx';
import { whenText } from '../dates.ts';
import { ListFailed, ListLoading } from '../ListState.tsx';
import { PersonLine } from '../PersonLine.tsx';
import { pagesOf } from '../pages.ts';
import {
  type ConsoleFeedbackQuery,
  useConsoleFeedbackQuery,
  useConsoleReplyRatingsQuery,
} from './feedback.generated.ts';
import { ReplyRatings } from './ReplyRatings.tsx';
import { texts } from './texts.ts';

type Said = NonNullable<ConsoleFeedbackQuery['admin']>['feedback']['edges'][number]['node'];
const topics = ['bugReport', 'featureRequest', 'generalFeedback'] as const;

export function Feedback() {
  const { data, ...query } = useConsoleFeedbackQuery({
    ...shownAtOnce,
    variables: { first: limits.page.default },
  });
  const { days } = limits.replyRatings;
  const ratings = useConsoleReplyRatingsQuery({ ...shownAtOnce, variables: { days } });
  const rows = ratings.data?.admin?.replyRatings;
  const pages = pagesOf(data?.admin?.feedback, query);
  // Together, so that neither moves the other.
  if ((rows === undefined && ratings.loading) || (pages.items === undefined && pages.isLoading)) return <ListLoading />;
  return (
    <div className="grid grid-cols-1 gap-6">
      {rows === undefined ? (
        <ListFailed onRetry={() => void ratings.refetch().catch(() => undefined)} />
      ) : (
        <ReplyRatings days={days} rows={rows} />
      )}
      <ConsoleList pages={pages} empty={texts.none}>
        {(said) => <FeedbackCard said={said} />}
      </ConsoleList>
    </div>
  );
}

function FeedbackCard({ said }: { said: Said }) {
  return (
    <Card>
      <header className="grid gap-1">
        <Stars count={said.featureRating} />
        <PersonLine user={said.user} />
        <time dateTime={said.createdAt} className="text-ink-soft text-sm">
          {whenText(said.createdAt)}
        </time>
      </header>
      {topics.map((topic) => {
        const words = said[topic];
        return (
          words !== null && (
            <div key={topic} className="grid gap-1.5">
              <h2 className="text-sm">{texts[topic]}</h2>
              <Words>{words}</Words>
            </div>
          )
        );
      })}
    </Card>
  );
}

const places = Array.from({ length: limits.rating.max }, (_, index) => index + 1);

function Stars({ count }: { count: number | null }) {
  if (count === null) return <p className="text-ink-soft text-sm">{texts.unrated}</p>;
  return (
    <p role="img" aria-label={texts.stars(count)} className="flex gap-1 text-xl">
      {places.map((place) => (
        <StarFilledIcon key={place} className={place <= count ? 'text-gold' : 'text-line'} />
      ))}
    </p>
  );
}
