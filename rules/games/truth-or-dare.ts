export type PromptKind = 'truth' | 'dare';

type TruthOrDareState = {
  players: readonly [string, string];
  turn: 0 | 1;
  truths: readonly string[];
  dares: readonly string[];
  drawn: { kind: PromptKind; text: string } | null;
  done: readonly [number, number];
  phase: 'choosing' | 'drawn' | 'over';
};

export type TruthOrDareAction =
  | { type: 'name'; player: 0 | 1; name: string }
  | { type: 'choose'; kind: PromptKind }
  | { type: 'next'; isDone: boolean }
  | { type: 'stop' };

export function startTruthOrDare(deal: { truths: readonly string[]; dares: readonly string[] }): TruthOrDareState {
  const { truths, dares } = deal;
  const phase = truths.length + dares.length === 0 ? 'over' : 'choosing';
  return { players: ['', ''], turn: 0, truths, dares, drawn: null, done: [0, 0], phase };
}

function choose(state: TruthOrDareState, kind: PromptKind): TruthOrDareState {
  const pile = kind === 'truth' ? state.truths : state.dares;
  const [text, ...rest] = pile;
  if (state.phase !== 'choosing' || text === undefined) return state;
  const piles = kind === 'truth' ? { truths: rest } : { dares: rest };
  return { ...state, ...piles, drawn: { kind, text }, phase: 'drawn' };
}

function next(state: TruthOrDareState, isDone: boolean): TruthOrDareState {
  if (state.phase !== 'drawn') return state;
  const { done, turn, truths, dares } = state;
  const isOver = truths.length + dares.length === 0;
  return {
    ...state,
    done: [done[0] + (isDone && turn === 0 ? 1 : 0), done[1] + (isDone && turn === 1 ? 1 : 0)],
    turn: turn === 0 ? 1 : 0,
    drawn: null,
    phase: isOver ? 'over' : 'choosing',
  };
}

/** An impossible action changes nothing. */
export function truthOrDareReducer(state: TruthOrDareState, action: TruthOrDareAction): TruthOrDareState {
  switch (action.type) {
    case 'name': {
      const [first, second] = state.players;
      return { ...state, players: action.player === 0 ? [action.name, second] : [first, action.name] };
    }
    case 'choose':
      return choose(state, action.kind);
    case 'next':
      return next(state, action.isDone);
    case 'stop':
      return { ...state, drawn: null, phase: 'over' };
  }
}

export function playerName(players: readonly [string, string], player: 0 | 1): string {
  return players[player].trim() || `Player ${player + 1}`;
}
