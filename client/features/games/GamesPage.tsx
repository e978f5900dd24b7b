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
      <p className="mb-6 lg:-mt-4 max-w-2xl text-ink-soft">{texts.lead}</p>
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

const grid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

function HubSkeleton() {
  return (
    <Loading says={texts.loading}>
      <Skeleton className="mb-6 h-23 rounded-lg" />
      <div className={grid}>
        {gameTypes.map((id) => (
          <Skeleton key={id} className="h-56 rounded-lg" />
        ))}
      </div>
    </Loading>
  );
}
