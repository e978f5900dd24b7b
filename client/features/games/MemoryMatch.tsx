import { EndActions } from './EndActions.tsx';
import type { Again, DealOf } from './Play.tsx';
import { SaveNote } from './SaveNote.tsx';
import { Screen } from './Screen.tsx';
import { Table } from './Table.tsx';
import { texts } from './texts.ts';
import { useFinish } from './use-finish.ts';
import { useTable } from './use-table.ts';

type Props = Again & { playId: string; deal: DealOf<'CardDeal'> };

const words = texts.memory;

export function MemoryMatch({ playId, deal, again, isBeginning }: Props) {
  const table = useTable('memory_match', deal.cards);
  const { phase, flips, moves, found, pairs } = table.state;
  const secondsLeft = table.seconds ?? 0;
  const saving = useFinish(playId, phase === 'playing' ? null : { timedFlips: { flips: [...flips], secondsLeft } });

  if (phase === 'playing')
    return <Table table={table} columns={deal.columns} title={words.title} again={again} isBeginning={isBeginning} />;
  const isWon = phase === 'won';
  return (
    <Screen key={phase} title={isWon ? words.won : words.lost}>
      <div className="grid gap-1">
        <h3 className="text-2xl text-crimson-ink">{isWon ? words.wonTitle : words.lostTitle}</h3>
        <p className="text-lg">{isWon ? words.wonBody(moves, secondsLeft) : words.lostBody(found, pairs)}</p>
      </div>
      <SaveNote saving={saving} />
      <EndActions again={again} isBeginning={isBeginning} label={isWon ? texts.playAgain : texts.tryAgainButton} />
    </Screen>
  );
}
