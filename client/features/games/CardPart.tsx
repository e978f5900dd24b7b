import { type ComponentProps, useEffect, useState } from 'react';
import { persistently } from '#client/lib/lazy-part.ts';
import type { GameType } from '#rules/games.ts';
import type { CardGame } from './CardGame.tsx';
import { Dealing } from './Dealing.tsx';

let loaded: typeof CardGame | null = null;

async function load(): Promise<typeof CardGame> {
  loaded = (await persistently(() => import('./CardGame.tsx'))).CardGame;
  return loaded;
}

/** Starts the download while the page asks for its round. */
export function loadCardGame(game: GameType): void {
  if (game === 'pairs' || game === 'memory_match') void load();
}

/**
 * The games with cards to turn, with the drawings of their faces, in a chunk of their own. Their clock begins when it is there. Not by
 * Suspense, which would hold back cards that are there for up to 0.3 s.
 */
export function CardPart(props: ComponentProps<typeof CardGame>) {
  const [Game, setGame] = useState(() => loaded);
  useEffect(() => {
    if (Game === null) void load().then((part) => setGame(() => part));
  }, [Game]);
  return Game === null ? <Dealing /> : <Game {...props} />;
}
