import { useEffect, useEffectEvent, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useNow } from '#client/lib/use-now.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { type GameType, games, isGameType, messages as rules } from '#rules/games.ts';
import { lockOf } from './access.ts';
import { loadCardGame } from './CardPart.tsx';
import { Dealing } from './Dealing.tsx';
import { GameFrame } from './GameFrame.tsx';
import { gameIcons } from './game-icons.tsx';
import { LockedScreen } from './LockedScreen.tsx';
import { type Names, Play } from './Play.tsx';
import { StartScreen } from './StartScreen.tsx';
import { ThemePicker } from './ThemePicker.tsx';
import { texts } from './texts.ts';
import { useGame } from './use-game.ts';
import { useOffer } from './use-offer.tsx';
import { useRound } from './use-round.ts';

export function Component() {
  const { gameType = '' } = useParams();
  if (isGameType(gameType)) return <OneGame key={gameType} game={gameType} />;
  return (
    <GameFrame title={rules.notFound}>
      <EmptyState title={texts.notFoundTitle} body={texts.notFoundBody} />
    </GameFrame>
  );
}

function OneGame({ game }: { game: GameType }) {
  const { name, description } = games[game];
  const Icon = gameIcons[game];
  const { offer, dialog } = useOffer();
  useEffect(() => loadCardGame(game), [game]);
  return (
    <GameFrame
      title={name}
      subtitle={game === 'memory_match' ? texts.memorySubtitle : description}
      icon={<Icon />}
      description={description}
    >
      <Rounds game={game} onOffer={offer} />
      {dialog}
    </GameFrame>
  );
}

/** Before a round its lock or its start screen; then the round. A round under way continues, even if the next one becomes locked. */
function Rounds({ game, onOffer }: { game: GameType; onOffer: ReturnType<typeof useOffer>['offer'] }) {
  const { viewer, best, themes, hasFailed, ask } = useGame(game);
  const { round, begin, leave, isBeginning, hasBeginFailed } = useRound(game, (lock) => {
    onOffer(lock);
    ask();
  });
  const [theme, setTheme] = useState<string | null>(null);
  const [hasPlayed, setPlayed] = useState(false);
  const [names, setNames] = useState<Names>(['', '']);
  // Often enough for a lock that ends at midnight.
  const now = useNow(30_000);
  const lock = viewer ? lockOf(game, viewer, now) : null;

  // The only game whose clock starts with the page.
  const startsByItself = game === 'memory_match' && Boolean(viewer) && lock === null;
  const beginByItself = useEffectEvent(() => void begin());
  useEffect(() => {
    if (startsByItself) beginByItself();
  }, [startsByItself]);

  if (round !== null)
    return (
      <Play
        key={round.id}
        game={game}
        round={round}
        names={names}
        onNamed={setNames}
        again={() => void begin(theme)}
        isBeginning={isBeginning}
        toStart={() => {
          setPlayed(true);
          leave();
        }}
      />
    );
  if (viewer && lock !== null) return <LockedScreen lock={lock} viewer={viewer} onUpgrade={() => onOffer(lock)} />;
  if (hasFailed && !viewer) return <LoadFailed title={texts.loadFailed} onRetry={ask} />;
  if (startsByItself && hasBeginFailed) return <LoadFailed title={texts.startFailed} onRetry={() => void begin()} />;
  if (!viewer || game === 'memory_match') return <Dealing />;
  return (
    <StartScreen
      game={game}
      best={best}
      isReturn={hasPlayed}
      isBeginning={isBeginning}
      onStart={() => void begin(theme)}
    >
      {game === 'trivia' && <ThemePicker themes={themes} value={theme} onChange={setTheme} />}
    </StartScreen>
  );
}
