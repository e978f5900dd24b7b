import { useReducer, useState } from 'react';
import { GuessForm } from '#client/components/games/GuessForm.tsx';
import { StatementList } from '#client/components/games/StatementList.tsx';
import { StatementsForm } from '#client/components/games/StatementsForm.tsx';
import { words as shared } from '#client/components/games/statement-texts.ts';
import { Button } from '#client/ui/Button.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { playerName } from '#rules/games/truth-or-dare.ts';
import { startTwoTruths, twoTruthsReducer } from '#rules/games/two-truths.ts';
import { paths } from '#rules/paths.ts';
import type { DealOf } from './Play.tsx';
import { Screen } from './Screen.tsx';
import { texts } from './texts.ts';

const words = texts.twoTruths;
const name = (player: 0 | 1) => playerName(['', ''], player);

/** One phone is handed over in turns. The texts stay in this component: nothing is sent or stored. */
export function TwoTruths({ deal }: { deal: DealOf<'StatementDeal'> }) {
  const [state, dispatch] = useReducer(twoTruthsReducer, null, startTwoTruths);
  // The step at which the phone was last handed over. The writer of the first step already holds it.
  const [takenAt, setTakenAt] = useState('writing 0');
  const { writer, statements, lie, guess, found, rounds, phase, errors } = state;
  const guesser = writer === 0 ? 1 : 0;
  const step = `${phase} ${rounds}`;

  if (phase !== 'revealed' && takenAt !== step) {
    const to = phase === 'writing' ? writer : guesser;
    return (
      <Screen key={`hand over, ${step}`} title={words.handOver(name(to))}>
        <p>{phase === 'writing' ? words.handOverToWrite(name(to)) : words.handOverToGuess}</p>
        <Button className="sm:justify-self-start" onClick={() => setTakenAt(step)}>
          {words.haveIt(name(to))}
        </Button>
      </Screen>
    );
  }
  if (phase === 'writing')
    return (
      <Screen key={step} kicker={words.writes(name(writer))} title={words.writeTitle}>
        <StatementsForm
          ideas={deal.ideas}
          errors={errors}
          note={words.private}
          submit={words.startGuessing}
          onStart={(given) => dispatch({ type: 'start', ...given })}
        />
      </Screen>
    );
  if (phase === 'guessing')
    return (
      <Screen key={step} kicker={words.guesses(name(guesser))} title={shared.guessTitle}>
        <GuessForm statements={statements} onGuess={(statement) => dispatch({ type: 'guess', statement })} />
      </Screen>
    );
  return (
    <Screen key={step} title={guess === lie ? words.found(name(guesser)) : words.notFound(name(guesser))}>
      <StatementList statements={statements} lie={lie} guess={guess} />
      <p className="text-ink-soft">{words.score(found[0], found[1])}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => dispatch({ type: 'swap' })}>{words.swap}</Button>
        <LinkButton to={paths.games} variant="secondary">
          {words.enough}
        </LinkButton>
      </div>
    </Screen>
  );
}
