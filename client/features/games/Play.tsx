import type { GameType } from '#rules/games.ts';
import { CardPart } from './CardPart.tsx';
import { EmojiStory } from './EmojiStory.tsx';
import type { Round_PlayFragment } from './games.generated.ts';
import { Quiz } from './Quiz.tsx';
import { TruthOrDare } from './TruthOrDare.tsx';
import { TwoTruths } from './TwoTruths.tsx';

/** `isBeginning` is true while the next round is dealt. */
export type Again = { again: () => void; isBeginning: boolean };
export type Names = readonly [string, string];
export type Named = { names: Names; onNamed: (names: Names) => void };
type Deal = Round_PlayFragment['deal'];
export type DealOf<D extends Deal['__typename']> = Extract<Deal, { __typename: D }>;

type Props = Again & Named & { game: GameType; round: Round_PlayFragment; toStart: () => void };

/** A round, rendered by its deal. Give it the round's id as its `key`. */
export function Play({ game, round: { id, deal }, toStart, names, onNamed, ...again }: Props) {
  switch (deal.__typename) {
    case 'PromptDeal':
      return <TruthOrDare deal={deal} names={names} onNamed={onNamed} {...again} />;
    case 'QuizDeal':
      return <Quiz playId={id} deal={deal} {...again} toStart={toStart} />;
    case 'StatementDeal':
      return <TwoTruths deal={deal} />;
    case 'EmojiDeal':
      return <EmojiStory deal={deal} {...again} />;
    case 'CardDeal':
      return <CardPart game={game} playId={id} deal={deal} {...again} />;
  }
}
