import { useNow } from '#client/lib/use-now.ts';
import { Loading } from '#client/shell/Loading.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Page } from '#client/ui/Page.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { gameTypes } from '#rules/games.ts';
import { pages } from '#rules/pages.ts';
import { lockOf } from './access.ts';
import { GameCard } from './GameCard.tsx';
import { PlaysCounter } from './PlaysCounter.tsx';
import { texts } from './texts.ts';
import { useGames } from './use-games.ts';
import { useOffer } from './use-offer.tsx';

export function Component() {
  const { viewer, games, hasFailed, retry } = useGames();
  const { offer, dialog } = useOffer();
  const now = useNow(30_000);
  return (
    <Page {...pages.games} width="wide">
      <p className="mb-4 lg:-mt-4 max-w-2xl text-ink-soft max-sm:-mt-3 max-sm:text-sm sm:mb-6">{texts.lead}</p>
      {viewer && games ? (
        <>
          <PlaysCounter viewer={viewer} />
          <ul className={grid}>
            {gameTypes.map((id) => (
              <GameCard
                key={id}
                id={id}
                best={games.find((game) => game.id === id)?.best ?? null}
                lock={lockOf(id, viewer, now)}
                onLocked={offer}
              />
            ))}
          </ul>
          <p className="mt-4 text-ink-soft text-sm">{texts.overCall}</p>
          <p className="mt-2 text-ink-soft text-sm">{texts.withMatch}</p>
        </>
      ) : hasFailed ? (
        <LoadFailed title={texts.loadFailed} onRetry={retry} />
      ) : (
        <HubSkeleton />
      )}
      {dialog}
    </Page>
  );
}

const grid = 'grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3';

function HubSkeleton() {
  return (
    <Loading says={texts.loading}>
      <Skeleton className="mb-4 h-25 rounded-lg sm:mb-6" />
      <div className={grid}>
        {gameTypes.map((id) => (
          <Skeleton key={id} className="h-44 rounded-lg sm:h-48" />
        ))}
      </div>
    </Loading>
  );
}
