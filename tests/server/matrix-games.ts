/** Rows of the field x role table for the games. Rounds to be handed in are rows, of which each is judged once. */
import { playRow } from '#tests/setup/games.ts';
import {
  closed,
  errorFields,
  type Here,
  own,
  type RootRow,
  type Row,
  signedIn,
  type TypeRow,
  unpaid,
} from './matrix-cells.ts';

type Judged = Parameters<typeof playRow>[2];

/** Begins a round, on a day on which nobody played yet. */
const begin =
  (gameType: string, selection = '') =>
  async ({ app, me }: Here) => {
    await app.db.deleteFrom('dailyGamePlays').where('userId', '=', me.id).execute();
    return `playGame(input: { type: ${gameType}, clientId: "${crypto.randomUUID()}" }) ${selection}`;
  };
const begun =
  (gameType: string, selection: string): TypeRow['ask'] =>
  async (here) =>
    `mutation { ${await begin(gameType, selection)(here)} }`;
const inDeal = (gameType: string) => begun(gameType, '{ ... on PlayGameSuccess { play { deal { @@ } } } }');

const finish = (playId: string, result: string) => `finishGame(input: { playId: "${playId}", result: { ${result} } })`;
const results: Record<Judged, string> = {
  trivia: 'answers: [0]',
  pairs: 'flips: [0, 1]',
  // The row began ten seconds ago.
  memory_match: 'timedFlips: { flips: [0, 1], secondsLeft: 50 }',
};
const finishOf = async ({ app }: Here, whose: { id: string }, game: Judged = 'trivia') =>
  finish(await playRow(app, whose.id, game), results[game]);
/** Of whoever asks. */
const finished =
  (selection: string, game: Judged = 'trivia'): TypeRow['ask'] =>
  async (here) =>
    `mutation { ${await finishOf(here, here.me, game)} { ... on FinishGameSuccess { play ${selection} } } }`;

const withPlan: Row = closed('value', unpaid('hidden'));

export const rootRows: Record<string, RootRow> = {
  'Query.games': { ask: () => 'games { id }', row: closed('value') },
  'Query.game': { ask: () => 'game(type: MEMORY_MATCH) { id }', row: closed('value') },
  'Query.quiz': { ask: () => 'quiz { id }', row: closed('value') },
  'Mutation.playGame': {
    ask: begin('EMOJI_STORY'),
    row: closed('PlayGameSuccess', unpaid('PremiumRequired')),
  },
  'Mutation.finishGame': {
    ask: (here) => finishOf(here, here.subject),
    row: closed('NotAvailable', { self: 'FinishGameSuccess' }),
  },
};

export const typeRows: Record<string, TypeRow> = {
  Game: {
    // The subject alone has played this game to its end.
    ask: async (here) => {
      const id = await playRow(here.app, here.subject.id, 'pairs');
      await here.app.gql(`mutation { ${finish(id, results.pairs)} { __typename } }`, {}, here.subject.accessToken);
      return 'query { game(type: PAIRS) { @@ } }';
    },
    at: 'game',
    fields: 'id type name description icon tierRequired isOpen best',
    row: closed('value'),
    except: { best: { ...signedIn('null'), self: 'value' } },
  },
  GamePlays: {
    ask: () => 'query { viewer { gamePlays { @@ } } }',
    at: 'viewer.gamePlays',
    fields: 'used limit resetsAt',
    row: own('value'),
    // Null says: without a limit.
    except: { limit: { ...signedIn('null'), ...unpaid('value') } },
  },
  QuizTheme: {
    ask: () => 'query { quiz { @@ } }',
    at: 'quiz.0',
    fields: 'id name description icon questionCount',
    row: closed('value'),
  },
  GamePlay: {
    ask: finished('{ @@ }'),
    at: 'finishGame.play',
    fields: 'id game startedAt deal result',
    row: closed('value'),
  },
  GameResult: {
    ask: finished('{ result { @@ } }', 'memory_match'),
    at: 'finishGame.play.result',
    fields: 'score outOf moves secondsLeft isWon',
    row: closed('value'),
  },
  PromptDeal: {
    ask: inDeal('TRUTH_OR_DARE'),
    at: 'playGame.play.deal',
    fields: 'truths dares',
    row: closed('value'),
  },
  QuizDeal: { ask: inDeal('TRIVIA'), at: 'playGame.play.deal', fields: 'theme questions', row: closed('value') },
  QuizQuestion: {
    ask: finished('{ deal { ... on QuizDeal { questions { @@ } } } }'),
    at: 'finishGame.play.deal.questions.0',
    fields: 'question options correctAnswer category',
    row: closed('value'),
  },
  StatementDeal: { ask: inDeal('TWO_TRUTHS_LIE'), at: 'playGame.play.deal', fields: 'ideas', row: closed('value') },
  EmojiDeal: { ask: inDeal('EMOJI_STORY'), at: 'playGame.play.deal', fields: 'emojis', row: withPlan },
  CardDeal: {
    ask: finished('{ deal { @@ } }', 'memory_match'),
    at: 'finishGame.play.deal',
    fields: 'cards columns seconds',
    row: closed('value'),
  },
  PlayGameSuccess: { ask: begun('EMOJI_STORY', '{ @@ }'), at: 'playGame', fields: 'play viewer', row: withPlan },
  FinishGameSuccess: {
    ask: async (here) => `mutation { ${await finishOf(here, here.subject)} { @@ } }`,
    at: 'finishGame',
    fields: 'play',
    row: closed('hidden', { self: 'value' }),
  },
  ResultRefused: {
    ask: async (here) =>
      `mutation { ${finish(await playRow(here.app, here.subject.id, 'trivia'), 'answers: [4]')} { @@ } }`,
    at: 'finishGame',
    fields: errorFields,
    row: closed('hidden', { self: 'value' }),
  },
};
