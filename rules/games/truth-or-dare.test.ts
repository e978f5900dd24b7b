import { expect, it } from 'vitest';
import { playerName, startTruthOrDare, type TruthOrDareAction, truthOrDareReducer } from './truth-or-dare.ts';

const begin = () => startTruthOrDare({ truths: ['t1', 't2'], dares: ['d1'] });
const after = (...actions: TruthOrDareAction[]) => actions.reduce(truthOrDareReducer, begin());
const truth: TruthOrDareAction = { type: 'choose', kind: 'truth' };
const dare: TruthOrDareAction = { type: 'choose', kind: 'dare' };
const done: TruthOrDareAction = { type: 'next', isDone: true };
const passed: TruthOrDareAction = { type: 'next', isDone: false };

it('draws the next card of the chosen pile and then is the turn of the other', () => {
  expect(after(truth)).toMatchObject({ turn: 0, drawn: { kind: 'truth', text: 't1' }, truths: ['t2'], phase: 'drawn' });
  expect(after(truth, done)).toMatchObject({ turn: 1, drawn: null, done: [1, 0], phase: 'choosing' });
  expect(after(truth, done, dare)).toMatchObject({ turn: 1, drawn: { kind: 'dare', text: 'd1' }, dares: [] });
  expect(after(truth, done, dare, passed)).toMatchObject({ turn: 0, done: [1, 0], phase: 'choosing' });
});

it('is over when both piles are empty', () => {
  const end = after(truth, done, dare, done, truth, done);
  expect(end).toMatchObject({ phase: 'over', drawn: null, done: [2, 1] });
  expect(truthOrDareReducer(end, truth)).toBe(end);
});

it('is over when it is stopped', () =>
  expect(after(truth, { type: 'stop' })).toMatchObject({ phase: 'over', drawn: null }));

it('draws neither a second card, nor one of an empty pile, nor goes on without one', () => {
  const drawn = after(truth);
  expect(truthOrDareReducer(drawn, dare)).toBe(drawn);
  const empty = after(dare, done);
  expect(truthOrDareReducer(empty, dare)).toBe(empty);
  const choosing = begin();
  expect(truthOrDareReducer(choosing, done)).toBe(choosing);
});

it('calls players by their names, and by their numbers without', () => {
  const { players } = after({ type: 'name', player: 1, name: ' Bola ' });
  expect([playerName(players, 0), playerName(players, 1)]).toEqual(['Player 1', 'Bola']);
});
