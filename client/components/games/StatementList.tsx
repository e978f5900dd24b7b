import { Badge } from '#client/ui/Badge.tsx';
import { cx } from '#client/ui/cx.ts';
import { CheckIcon, CloseIcon } from '#client/ui/icons.tsx';
import { statementIndexes } from './statement-indexes.ts';
import { words } from './statement-texts.ts';

type Props = { statements: readonly string[]; lie: number | null; guess: number | null };

export function StatementList({ statements, lie, guess }: Props) {
  return (
    <ul className="grid gap-2">
      {statementIndexes.map((place) => (
        <li
          key={place}
          className={cx(
            'grid gap-2 rounded-md border p-4',
            place === lie ? 'border-plum bg-plum-tint' : 'border-line bg-surface',
          )}
        >
          <p className="break-words">{statements[place]}</p>
          <p className="flex flex-wrap gap-2">
            {place === lie ? (
              <Badge tone="plum" icon={<CloseIcon />}>
                {words.theLie}
              </Badge>
            ) : (
              <Badge tone="leaf" icon={<CheckIcon />}>
                {words.aTruth}
              </Badge>
            )}
            {place === guess && <Badge>{words.theGuess}</Badge>}
          </p>
        </li>
      ))}
    </ul>
  );
}
