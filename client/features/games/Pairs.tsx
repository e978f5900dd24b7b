import { EndActions } from './EndActions.tsx';
import type { Again, DealOf } from './Play.tsx';
import { SaveNote } from './SaveNote.tsx';
import { Screen } from './Screen.tsx';
import { Table } from './Table.tsx';
import { texts } from './texts.ts';
import { useFinish } from './use-finish.ts';
import { useTable } from './use-table.ts';

type Props = Again & { playId: string; deal: DealOf<'CardDeal'> };

const words = texts.pairs;

export function Pairs({ playId, deal, again, isBeginning }: Props) {
  const table = useTable('pairs', deal.cards);
  const { phase, flips, moves, pairs } = table.state;
  const saving = useFinish(playId, phase === 'won' ? { flips: [...flips] } : null);

  if (phase !== 'won')
    return <Table table={table} columns={deal.columns} title={words.title} again={again} isBeginning={isBeginning} />;
  return (
    <Screen key="won" title={words.won}>
      <p className="text-lg">{words.wonBody(pairs, moves)}</p>
      <SaveNote saving={saving} />
      <EndActions again={again} isBeginning={isBeginning} />
    </Screen>
  );
}
