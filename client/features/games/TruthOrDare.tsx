import { useReducer } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { playerName, startTruthOrDare, truthOrDareReducer } from '#rules/games/truth-or-dare.ts';
import { DrawnCard } from './DrawnCard.tsx';
import { EndActions } from './EndActions.tsx';
import { promptIcons } from './game-icons.tsx';
import type { Again, DealOf, Named } from './Play.tsx';
import { Screen } from './Screen.tsx';
import { texts } from './texts.ts';

type Props = Again & Named & { deal: DealOf<'PromptDeal'> };

const words = texts.truthOrDare;

export function TruthOrDare({ deal, names, onNamed, again, isBeginning }: Props) {
  const [state, dispatch] = useReducer(truthOrDareReducer, null, () => ({ ...startTruthOrDare(deal), players: names }));
  const { players, turn, truths, dares, drawn, done } = state;
  const name = (player: 0 | 1) => playerName(players, player);
  const all = deal.truths.length + deal.dares.length;
  const played = all - truths.length - dares.length;

  if (state.phase === 'over')
    return (
      <Screen key="over" title={played === all ? words.overAll : words.over}>
        <dl className="grid gap-2">
          {([0, 1] as const).map((player) => (
            <div key={player} className="flex justify-between gap-4 rounded-md bg-sunken px-4 py-3">
              <dt>{name(player)}</dt>
              <dd className="font-semibold">{words.done(done[player])}</dd>
            </div>
          ))}
        </dl>
        <EndActions
          again={() => {
            onNamed(players);
            again();
          }}
          isBeginning={isBeginning}
        />
      </Screen>
    );

  if (drawn !== null)
    return (
      <DrawnCard
        key={`card ${played}`}
        kind={drawn.kind}
        name={name(turn)}
        text={drawn.text}
        onNext={(isDone) => dispatch({ type: 'next', isDone })}
      />
    );

  return (
    <Screen key={`choose ${played}`} kicker={words.card(played + 1, all)} title={words.choose(name(turn))}>
      <Piles truths={truths.length} dares={dares.length} onChoose={(kind) => dispatch({ type: 'choose', kind })} />
      {played === 0 && <Names players={players} onName={(player, name) => dispatch({ type: 'name', player, name })} />}
      {played > 0 && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => dispatch({ type: 'stop' })}>
          {words.stop}
        </Button>
      )}
    </Screen>
  );
}

type PilesProps = { truths: number; dares: number; onChoose: (kind: 'truth' | 'dare') => void };

function Piles({ truths, dares, onChoose }: PilesProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {(['truth', 'dare'] as const).map((kind) => {
        const left = kind === 'truth' ? truths : dares;
        const Icon = promptIcons[kind];
        return (
          <button
            key={kind}
            type="button"
            disabled={left === 0}
            onClick={() => onChoose(kind)}
            className="grid min-h-32 content-center justify-items-center gap-1 rounded-lg border-2 border-line-strong bg-surface p-4 transition-colors hover:border-crimson hover:bg-crimson-tint disabled:opacity-55 disabled:hover:border-line-strong disabled:hover:bg-surface"
          >
            <Icon className="text-4xl text-crimson-ink" />
            <span className="font-bold text-lg">{words[kind]}</span>
            <span className="text-ink-soft text-sm">{words.left(left)}</span>
          </button>
        );
      })}
    </div>
  );
}

type NamesProps = { players: readonly [string, string]; onName: (player: 0 | 1, name: string) => void };

function Names({ players, onName }: NamesProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {([0, 1] as const).map((player) => (
        <TextField
          key={player}
          label={words.nameOf(player + 1)}
          hint={words.nameHint}
          maxLength={30}
          autoComplete="off"
          value={players[player]}
          onChange={({ target }) => onName(player, target.value)}
        />
      ))}
    </div>
  );
}
