import { useState } from 'react';
import { ChoiceGroup } from '#client/components/form/ChoiceGroup.tsx';
import { Button } from '#client/ui/Button.tsx';
import { RadioCard } from '#client/ui/RadioCard.tsx';
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
          <RadioCard key={value} name="game" isChecked={value === game} onChoose={() => setGame(value)}>
            <span className="block font-bold">{texts.nameOf(id)}</span>
            <span className="block text-ink-soft text-sm">{texts.about[id]}</span>
          </RadioCard>
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
