import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { diceOf } from '#tests/setup/random.ts';
import { limits } from '../limits.ts';
import { leastSeen } from './least-seen.ts';
import { otherPlayer, type Player } from './players.ts';
import { resultLine } from './result-line.ts';
import {
  apply,
  type GameTable,
  isSessionShown,
  type Move,
  type Session,
  type SessionGame,
  scoreOf,
  seenOn,
  sessionGames,
  statusAt,
  turnOf,
  viewFor,
} from './session.ts';
import { messages, readMove } from './session-rule.ts';

const cards = (name: string) => Array.from({ length: 6 }, (_, at) => ({ id: `${name}${at}`, text: `${name} ${at}` }));

function tableFor(game: SessionGame): GameTable {
  if (game === 'two_truths_lie') return { game, rounds: [] };
  if (game === 'truth_or_dare') return { game, truths: cards('truth'), dares: cards('dare'), drawn: [] };
  const options = ['a', 'b', 'c', 'd'];
  const questions = [0, 1, 2, 3, 0].map((correctAnswer, at) => ({
    ...{ id: `q${at}`, question: `Question ${at}?`, options, correctAnswer, category: 'Places' },
  }));
  return { game, questions, picks: [] };
}

const begin = (game: SessionGame): Session => ({ status: 'invited', table: tableFor(game) });

function anyMove(chance: () => number): Move {
  const upTo = (many: number) => Math.floor(chance() * many);
  const moves: Move[] = [
    { type: 'accept' },
    { type: 'tell', statements: ['One', 'Two', 'Three'], lie: upTo(3) },
    { type: 'guess', guess: upTo(4) },
    { type: 'choose', kind: chance() < 0.5 ? 'truth' : 'dare' },
    { type: 'reply', reply: 'My answer' },
    { type: 'skip' },
    { type: 'pick', option: upTo(5) },
  ];
  return moves[upTo(moves.length)] as Move;
}

/** What the other one must see of it, as far as this one's view tells. */
function mirrored(view: ReturnType<typeof viewFor>) {
  if (view.__typename === 'StatementsTable')
    return {
      ...view,
      rounds: view.rounds.map(({ lie, ...round }) => ({
        ...{ ...round, isByViewer: !round.isByViewer },
        // A writer sees the lie before the guess; whoever guesses does not.
        lie: round.guess === null ? 'hidden' : lie,
      })),
    };
  if (view.__typename === 'CardsTable')
    return { ...view, cards: view.cards.map((card) => ({ ...card, isViewers: !card.isViewers })) };
  return {
    ...view,
    questions: view.questions.map(({ viewerPick, otherPick, ...question }) =>
      question.correctAnswer === null
        ? { ...question, picks: 'hidden' }
        : { ...question, viewerPick: otherPick, otherPick: viewerPick },
    ),
  };
}

/** The same view with what only its viewer knows left out. */
function shared(view: ReturnType<typeof viewFor>) {
  const once = mirrored(view);
  if (once.__typename === 'StatementsTable')
    return { ...once, rounds: once.rounds.map((round) => ({ ...round, isByViewer: !round.isByViewer })) };
  if (once.__typename === 'CardsTable')
    return { ...once, cards: once.cards.map((card) => ({ ...card, isViewers: !card.isViewers })) };
  return {
    ...once,
    questions: once.questions.map((question) =>
      'viewerPick' in question
        ? { ...question, viewerPick: question.otherPick, otherPick: question.viewerPick }
        : question,
    ),
  };
}

/** Nothing that the rules hide is in the view of either. */
function expectSecrets(table: GameTable): void {
  for (const player of [0, 1] as const) {
    const view = viewFor(table, player);
    if (view.__typename === 'StatementsTable')
      for (const { isByViewer, lie, guess } of view.rounds)
        if ((lie === null) !== (!isByViewer && guess === null)) throw new Error('The lie is told.');
    if (view.__typename !== 'QuizTable') continue;
    for (const { viewerPick, otherPick, correctAnswer } of view.questions)
      if ((otherPick === null || viewerPick === null) !== (correctAnswer === null))
        throw new Error('An answer is told.');
  }
}

it('ten thousand random games end, look alike from both sides and keep their secrets', () => {
  const moves = { two_truths_lie: 4, truth_or_dare: 12, trivia: 10 };
  for (let seed = 1; seed <= 10_000; seed += 1) {
    const chance = diceOf(seed).next;
    const game = sessionGames[seed % sessionGames.length] as SessionGame;
    let session = begin(game);
    let made = 0;
    for (let tries = 0; turnOf(session) !== null; tries += 1) {
      if (tries > 5_000) throw new Error(`The game of seed ${seed} does not end.`);
      const player: Player = chance() < 0.5 ? 0 : 1;
      const next = apply(session, player, anyMove(chance));
      if (next === null) continue;
      if (player !== turnOf(session)) throw new Error(`A move out of turn was taken in the game of seed ${seed}.`);
      made += 1;
      session = next;
      const [one, other] = [mirrored(viewFor(session.table, 0)), shared(viewFor(session.table, 1))];
      // Its own exception is slow to make, and ten thousand games need none.
      if (!isDeepStrictEqual(one, other)) expect(one, `the game of seed ${seed}`).toEqual(other);
      expectSecrets(session.table);
    }
    // The acceptance, and each move of the game.
    expect(made).toBe(1 + moves[game]);
    expect(session.status).toBe('finished');
    const [first, second] = scoreOf(session.table);
    expect(first + second).toBeLessThanOrEqual(moves[game]);
  }
});

describe('an invitation', () => {
  it('is answered by whom it is for, and taken back by whom it is from', () => {
    const session = begin('trivia');
    expect(apply(session, 0, { type: 'accept' })).toBe(null);
    expect(apply(session, 0, { type: 'decline' })).toBe(null);
    expect(apply(session, 1, { type: 'stop' })).toBe(null);
    expect(apply(session, 1, { type: 'decline' })?.status).toBe('declined');
    expect(apply(session, 0, { type: 'stop' })?.status).toBe('stopped');
    const playing = apply(session, 1, { type: 'accept' }) as Session;
    expect([playing.status, turnOf(playing)]).toEqual(['playing', 1]);
    expect(apply(playing, 1, { type: 'accept' })).toBe(null);
    expect(apply(playing, 0, { type: 'stop' })?.status).toBe('stopped');
    expect(apply(playing, 1, { type: 'stop' })?.status).toBe('stopped');
  });

  it('admits no move before it is accepted, nor after the end', () => {
    expect(apply(begin('trivia'), 1, { type: 'pick', option: 0 })).toBe(null);
    const over: Session = { status: 'stopped', table: tableFor('trivia') };
    for (const player of [0, 1] as const)
      for (const move of [{ type: 'pick', option: 0 }, { type: 'accept' }] satisfies Move[])
        expect(apply(over, player, move)).toBe(null);
    expect(turnOf(over)).toBe(null);
  });
});

const play = (game: SessionGame, ...moves: readonly [Player, Move][]): Session =>
  moves.reduce<Session>(
    (session, [player, move]) => {
      const next = apply(session, player, move);
      if (next === null) throw new Error(`Impossible: ${JSON.stringify(move)}`);
      return next;
    },
    { status: 'playing', table: tableFor(game) },
  );

it('who finds the lie scores; the writer sees it all the time', () => {
  const tell = { type: 'tell', statements: ['One', 'Two', 'Three'], lie: 1 } as const;
  const told = play('two_truths_lie', [1, tell]);
  expect(viewFor(told.table, 0)).toMatchObject({ rounds: [{ isByViewer: false, lie: null, guess: null }] });
  expect(viewFor(told.table, 1)).toMatchObject({ rounds: [{ isByViewer: true, lie: 1, guess: null }] });
  expect(JSON.stringify(viewFor(told.table, 0))).not.toContain('"lie":1');
  const done = play(
    'two_truths_lie',
    [1, tell],
    [0, { type: 'guess', guess: 1 }],
    [0, tell],
    [1, { type: 'guess', guess: 0 }],
  );
  expect([done.status, scoreOf(done.table)]).toEqual(['finished', [1, 0]]);
});

it('an answered card scores, a passed one does not, and the next ones stay face down', () => {
  const first = play('truth_or_dare', [1, { type: 'choose', kind: 'dare' }]);
  expect(seenOn(first.table)).toEqual(['dare0']);
  expect(JSON.stringify(viewFor(first.table, 0))).not.toContain('dare 1');
  const then = play(
    'truth_or_dare',
    [1, { type: 'choose', kind: 'dare' }],
    [1, { type: 'reply', reply: 'Done' }],
    [0, { type: 'choose', kind: 'dare' }],
    [0, { type: 'skip' }],
  );
  expect([turnOf(then), scoreOf(then.table), seenOn(then.table)]).toEqual([1, [0, 1], ['dare0', 'dare1']]);
});

it('a right answer scores once both have answered', () => {
  const half = play('trivia', [1, { type: 'pick', option: 0 }]);
  expect([turnOf(half), scoreOf(half.table)]).toEqual([0, [0, 0]]);
  expect(viewFor(half.table, 0)).toMatchObject({ questions: [{ otherPick: null, correctAnswer: null }] });
  expect(viewFor(half.table, 1)).toMatchObject({ questions: [{ viewerPick: 0, correctAnswer: null }] });
  const both = play('trivia', [1, { type: 'pick', option: 0 }], [0, { type: 'pick', option: 3 }]);
  expect([turnOf(both), scoreOf(both.table)]).toEqual([0, [0, 1]]);
  expect(seenOn(both.table)).toEqual(['q0', 'q1']);
});

it('a day without a move ends a session, which stays in sight for another', () => {
  const { turnMs, shownMs } = limits.games.together;
  const changedAt = new Date('2026-11-29T10:00:00Z');
  const after = (ms: number) => new Date(changedAt.getTime() + ms);
  expect(statusAt({ status: 'playing', changedAt }, after(turnMs - 1))).toBe('playing');
  expect(statusAt({ status: 'invited', changedAt }, after(turnMs))).toBe('expired');
  expect(isSessionShown({ status: 'invited', changedAt }, after(turnMs + shownMs - 1))).toBe(true);
  expect(isSessionShown({ status: 'invited', changedAt }, after(turnMs + shownMs))).toBe(false);
  expect(isSessionShown({ status: 'finished', changedAt }, after(shownMs))).toBe(false);
});

it('cards that nobody has seen come first, then those that were seen longest ago', () => {
  const pile = cards('truth');
  const day = (at: number) => new Date(Date.UTC(2026, 0, at));
  const seen = new Map([
    ['truth0', day(3)],
    ['truth1', day(1)],
    ['truth2', day(2)],
  ]);
  for (let seed = 1; seed < 50; seed += 1) {
    const ids = leastSeen(pile, seen, diceOf(seed).next, 5).map(({ id }) => id);
    expect(ids.slice(0, 3).sort()).toEqual(['truth3', 'truth4', 'truth5']);
    expect(ids.slice(3)).toEqual(['truth1', 'truth2']);
  }
});

it.each([
  [{ step: 'skip' as const }, { type: 'skip' }],
  [{ guess: 2 }, { type: 'guess', guess: 2 }],
  [{ pick: 0 }, { type: 'pick', option: 0 }],
  [{ card: 'dare' as const }, { type: 'choose', kind: 'dare' }],
  [{ reply: '  Yes \n' }, { type: 'reply', reply: 'Yes' }],
  [{ told: { statements: [' a', 'b', 'c'], lie: 2 } }, { type: 'tell', statements: ['a', 'b', 'c'], lie: 2 }],
])('reads %j', (given, move) => {
  expect(readMove(given)).toEqual({ ok: true, value: move });
});

it('refuses what nobody may write', () => {
  const refusal = (path: string, message: string) => ({ ok: false, fieldErrors: [{ path, message }] });
  expect(readMove({ reply: ' ' })).toEqual(refusal('reply', messages.reply));
  expect(readMove({ reply: 'x'.repeat(301) })).toEqual(refusal('reply', messages.reply));
  expect(readMove({ told: { statements: ['a', 'b'], lie: 0 } })).toMatchObject({ ok: false });
  expect(readMove({ told: { statements: ['a', 'b', 'c'], lie: 3 } })).toMatchObject({ ok: false });
});

it('the line of a result names both', () => {
  expect(
    resultLine('trivia', [
      { name: 'Ada', score: 4 },
      { name: 'Bola', score: 3 },
    ]),
  ).toBe('Quiz: Ada 4, Bola 3');
});

it('the other player is the other one', () => {
  expect([otherPlayer(0), otherPlayer(1)]).toEqual([1, 0]);
});
