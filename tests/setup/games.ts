/** Rounds of games for tests: played over the API, or as rows. */
import { type Session, turnOf } from '#rules/games/session.ts';
import type { GameType } from '#rules/games.ts';
import type { Data, TestApp } from './app.ts';

const DEAL = `__typename ... on PromptDeal { truths dares } ... on StatementDeal { ideas } ... on EmojiDeal { emojis }
  ... on QuizDeal { theme { id name questionCount } questions { question options correctAnswer category } }
  ... on CardDeal { cards columns seconds }`;
export const PLAY_FIELDS = `id startedAt game { id } deal { ${DEAL} } result { score outOf moves secondsLeft isWon }`;
const REFUSAL = `... on UserError { code message } ... on InvalidInput { fieldErrors { path message } }`;
export const PLAY = `mutation($input: PlayGameInput!) { playGame(input: $input) { __typename
  ... on PlayGameSuccess { play { ${PLAY_FIELDS} } viewer { gamePlays { used limit resetsAt } } }
  ... on PremiumRequired { ability } ... on LimitReached { resetsAt } ${REFUSAL} } }`;
export const FINISH = `mutation($input: FinishGameInput!) { finishGame(input: $input) { __typename
  ... on FinishGameSuccess { play { ${PLAY_FIELDS} } } ${REFUSAL} } }`;

type By = { accessToken: string };

/** Begins a round as somebody. */
export async function play(
  app: TestApp,
  { accessToken }: By,
  gameType: string,
  more: { clientId?: string; themeId?: string } = {},
): Promise<Data> {
  const input = { type: gameType.toUpperCase(), clientId: crypto.randomUUID(), ...more };
  const { data, body } = await app.gql(PLAY, { input }, accessToken);
  return data?.playGame ?? body;
}

/** Hands in how a round ended. */
export async function finish(app: TestApp, { accessToken }: By, playId: string, result: object): Promise<Data> {
  const { data, body } = await app.gql(FINISH, { input: { playId, result } }, accessToken);
  return data?.finishGame ?? body;
}

/** The places of the cards in the order that finds all pairs without a mistake. */
export function perfect(cards: readonly string[]): number[] {
  return cards.flatMap((face, at) => (cards.indexOf(face) === at ? [at, cards.lastIndexOf(face)] : []));
}

/** A round of somebody as a row: of the quiz with one question, whose answer is 0, or of a matching game with one pair. */
export async function playRow(
  app: TestApp,
  userId: string,
  gameType: Extract<GameType, 'trivia' | 'pairs' | 'memory_match'>,
): Promise<string> {
  const id = crypto.randomUUID();
  const theme = { id: 'food', name: 'Food', description: 'To eat.', icon: '🍲', questionCount: 1 };
  const question = { question: 'Is it?', options: ['Yes', 'No', 'Maybe', 'Never'], correctAnswer: 0, category: 'Food' };
  const deal =
    gameType === 'trivia'
      ? { __typename: 'QuizDeal', theme, questions: [question] }
      : { __typename: 'CardDeal', cards: ['🌙', '🌙'], columns: 2, seconds: gameType === 'pairs' ? null : 60 };
  const startedAt = new Date(app.clock.now().getTime() - 10_000);
  await app.db
    .insertInto('gamePlays')
    .values({ id, userId, clientId: crypto.randomUUID(), gameType, deal: JSON.stringify(deal), startedAt })
    .execute();
  return id;
}

/** Who invited comes first. */
type Couple = { matchId: string; people: readonly [string, string] };

/** A game for two as a row, which waits for whoever the rules say. */
export async function sessionRow(
  app: Pick<TestApp, 'db' | 'clock'>,
  { matchId, people }: Couple,
  session: Session = { status: 'playing', table: { game: 'two_truths_lie', rounds: [] } },
  changedAt: Date = app.clock.now(),
): Promise<string> {
  const { status, table } = session;
  const [id, turn] = [crypto.randomUUID(), turnOf(session)];
  const row = { id, matchId, clientId: crypto.randomUUID(), version: 1, status, game: table.game };
  const rest = { hardness: table.game === 'trivia' ? 'easy' : null, state: JSON.stringify(table) };
  const who = { inviterId: people[0], inviteeId: people[1], turnUserId: turn === null ? null : people[turn] };
  await app.db
    .insertInto('gameSessions')
    .values({ ...row, ...rest, ...who, invitedAt: changedAt, changedAt })
    .execute();
  return id;
}
