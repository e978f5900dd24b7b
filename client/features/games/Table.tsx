import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { AgainIcon } from '#client/ui/companion-icons.tsx';
import { Board } from './Board.tsx';
import { Heading } from './Heading.tsx';
import type { Again } from './Play.tsx';
import { texts } from './texts.ts';
import type { useTable } from './use-table.ts';

const words = texts.matching;

type Props = Again & { table: ReturnType<typeof useTable>; columns: number; title: string };

export function Table({ table, columns, title, again, isBeginning }: Props) {
  const { state, seconds, said, flip } = table;
  return (
    <section className="mx-auto grid w-full max-w-lg gap-4">
      {/* The clock may run already: the focus is on the first card, and the status announces the deal. */}
      <Heading takesFocus={false} className="sr-only">
        {title}
      </Heading>
      <ul aria-label={words.figures} className="flex flex-wrap gap-2 tabular-nums">
        {seconds !== null && (
          <li>
            <Badge tone={seconds <= 10 ? 'crimson' : 'plain'}>{words.time(seconds)}</Badge>
          </li>
        )}
        <li>
          <Badge>{words.moves(state.moves)}</Badge>
        </li>
        <li>
          <Badge tone="leaf">{words.matches(state.found, state.pairs)}</Badge>
        </li>
      </ul>
      <Board cards={state.cards} columns={columns} onFlip={flip} />
      <Button variant="secondary" className="justify-self-end" size="sm" loading={isBeginning} onClick={again}>
        <AgainIcon />
        {words.reset}
      </Button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}
