import { useState } from 'react';
import { ChoiceGroup } from '#client/components/form/ChoiceGroup.tsx';
import { Button } from '#client/ui/Button.tsx';
import { cx } from '#client/ui/cx.ts';
import { texts } from './texts.ts';
import type { Invitation } from './use-game-session.ts';

const choices = [
  ['TRIVIA', 'trivia'],
  ['TRUTH_OR_DARE', 'truth_or_dare'],
  ['TWO_TRUTHS_LIE', 'two_truths_lie'],
] as const;
const hardnesses = (['EASY', 'MEDIUM', 'HARD'] as const).map((value) => ({ value, label: texts.hardnesses[value] }));

type Props = { name: string; isBusy: boolean; onChoose: (choice: Invitation) => void };

export function GameChoice({ name, isBusy, onChoose }: Props) {
  const [game, setGame] = useState<(typeof choices)[number][0]>('TRIVIA');
  const [hardness, setHardness] = useState<(typeof hardnesses)[number]['value']>('EASY');
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(game === 'TRIVIA' ? { game, hardness } : { game });
      }}
    >
      <p className="text-ink-soft text-sm">{texts.lead}</p>
      <div role="radiogroup" aria-label={texts.choose} className="grid gap-2">
        {choices.map(([value, id]) => (
          <label
            key={value}
            className={cx(
              'flex min-h-13 items-start gap-3 rounded-md border px-4 py-3 transition-colors',
              value === game ? 'border-crimson bg-crimson-tint' : 'border-line-strong bg-surface hover:border-ink',
            )}
          >
            <input
              type="radio"
              name="game"
              checked={value === game}
              onChange={() => setGame(value)}
              className="mt-0.5 size-5 shrink-0 accent-crimson"
            />
            <span className="grid gap-0.5">
              <span className="font-bold">{texts.nameOf(id)}</span>
              <span className="text-ink-soft text-sm">{texts.about[id]}</span>
            </span>
          </label>
        ))}
      </div>
      {game === 'TRIVIA' && (
        <ChoiceGroup legend={texts.hardness} options={hardnesses} value={hardness} onChange={setHardness} />
      )}
      <Button type="submit" loading={isBusy}>
        {texts.invite(name)}
      </Button>
    </form>
  );
}
