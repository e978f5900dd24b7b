/** Games that two people of a match play with each other. */
import { can } from '#rules/entitlements.ts';
import type { Player } from '#rules/games/players.ts';
import {
  apply,
  type GameTable,
  isOpenStatus,
  isSessionShown,
  type Move,
  type Session,
  type SessionGame,
  type SessionStatus,
  scoreOf,
  seenOn,
  sessionGames,
  statusAt,
  turnOf,
  viewFor,
} from '#rules/games/session.ts';
import type { Hardness } from '#rules/games/session-quiz.ts';
import { hardnessError, readMove, messages as texts } from '#rules/games/session-rule.ts';
import { limits } from '#rules/limits.ts';
import { clientIdRule } from '#rules/send-message.ts';
import { check } from '#rules/validation.ts';
import { admitAttempt } from '#server/auth/attempts.ts';
import { invalidInput, notAvailable, userError } from '#server/base/errors.ts';
import { rowId } from '#server/base/ids.ts';
import type { InviteToGameInput, PlayMoveInput } from '#server/contract/resolvers.generated.ts';
import type { GameSessionRow, MatchRow } from '#server/db/rows.ts';
import { plansOf, viewerCan } from '#server/features/entitlements/service.ts';
import { otherPersonId } from '#server/features/matches/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { newestSessionByMatchId } from './loaders.ts';
import { dealTable } from './session-content.ts';
import { gameIsGone, requireSeat, requireSession } from './session-policy.ts';
import * as queries from './session-queries.ts';
import { leaveResult, tellSession } from './session-telling-service.ts';

const conflict = (message: string, gameSession: GameSessionRow) => ({
  ...userError('GameConflict', 'game_conflict', message),
  gameSession,
});
const otherGame = userError('IdempotencyConflict', 'idempotency_conflict', texts.conflict);
const invited = (gameSession: GameSessionRow) => ({ __typename: 'InviteToGameSuccess' as const, gameSession });
const moved = (gameSession: GameSessionRow) => ({ __typename: 'PlayMoveSuccess' as const, gameSession });

const tableOf = ({ state }: GameSessionRow): GameTable => state as GameTable;
const playerOf = ({ inviterId }: GameSessionRow, userId: string): Player => (inviterId === userId ? 0 : 1);

/** What the two see of their games: the open one, or for a day the one that ended last. */
export async function sessionIn(ctx: Context, { id }: MatchRow): Promise<GameSessionRow | null> {
  if (!(await viewerCan(ctx, 'messages'))) return null;
  const session = await ctx.load(newestSessionByMatchId, id);
  return session !== null && isSessionShown(session, ctx.clock()) ? session : null;
}

/** The session as the viewer sees it now. */
export function seenByViewer(ctx: Context, session: GameSessionRow) {
  const me = playerOf(session, requireViewer(ctx).userId);
  const status = statusAt(session, ctx.clock());
  const isOpen = isOpenStatus(status);
  const score = scoreOf(tableOf(session));
  return {
    status,
    isViewersTurn: isOpen && session.turnUserId === requireViewer(ctx).userId,
    endsAt: isOpen ? new Date(session.changedAt.getTime() + limits.games.together.turnMs) : null,
    viewerScore: score[me],
    otherScore: score[me === 0 ? 1 : 0],
    table: status === 'playing' || status === 'finished' ? viewFor(tableOf(session), me) : null,
  };
}

const isForTwo = (game: string): game is SessionGame => sessionGames.some((known) => known === game);

type Asked = { clientId: string; game: SessionGame; hardness: Hardness | null };

function readInvitation({ clientId, game, hardness = null }: InviteToGameInput) {
  const checked = check(clientIdRule, { clientId });
  if (!checked.ok) return { refusal: invalidInput(checked.fieldErrors) };
  if (!isForTwo(game)) return { refusal: invalidInput([{ path: 'game', message: texts.alone }]) };
  const wrong = hardnessError({ game, hardness });
  if (wrong !== null) return { refusal: invalidInput([wrong]) };
  return { asked: { clientId: checked.value.clientId, game, hardness } };
}

/** A retry with the same client id answers with the session that it made. */
export async function inviteToGame(ctx: Context, input: InviteToGameInput) {
  const { seat, refusal } = await requireSeat(ctx, input.matchId);
  if (refusal) return refusal;
  const { asked, refusal: badInput } = readInvitation(input);
  if (badInput) return badInput;
  const { match, viewerId } = seat;
  const known = await queries.sessionByClientId(ctx.db, { ...asked, matchId: match.id, inviterId: viewerId });
  if (known !== null) return again(known, asked);
  const otherId = otherPersonId(match, viewerId);
  if (!can(await plansOf(ctx, otherId), 'messages')) return notAvailable(texts.otherPremium);
  return inTransaction(ctx, async (tx) => {
    await queries.lockSessionsOf(tx.db, match.id);
    const [last] = await queries.newestSessions(tx.db, [match.id]);
    if (last?.clientId === asked.clientId && last.inviterId === viewerId) return again(last, asked);
    const now = tx.clock();
    const isOpen = last !== undefined && isOpenStatus(last.status);
    const hasRefused = last?.status === 'declined' && last.inviterId === viewerId;
    if (hasRefused && isSessionShown(last, now)) return conflict(texts.refused, last);
    if (isOpen && isOpenStatus(statusAt(last, now))) return conflict(texts.isOpen, last);
    const tooMany = await admitAttempt(tx, [['gameInvitesOfAccount', viewerId]]);
    if (tooMany !== null) return { ...tooMany, message: texts.tooMany };
    if (isOpen) await queries.settleSession(tx.db, last);
    const session = await deal(tx, match, viewerId, asked);
    if (session === null) return gameIsGone;
    await tellSession(tx, session, match, viewerId);
    return invited(session);
  });
}

const again = (session: GameSessionRow, { game, hardness }: Asked) =>
  session.game === game && session.hardness === hardness ? invited(session) : otherGame;

async function deal(
  tx: Context,
  match: MatchRow,
  inviterId: string,
  { clientId, game, hardness }: Asked,
): Promise<GameSessionRow | null> {
  const now = tx.clock();
  const otherId = otherPersonId(match, inviterId);
  const seen = await queries.seenCards(tx.db, [inviterId, otherId]);
  const state = dealTable(game, hardness, seen, () => tx.random.next());
  const people = { inviterId, inviteeId: otherId, turnUserId: otherId };
  const begin = { version: 1, status: 'invited', invitedAt: now, changedAt: now };
  const session = { id: rowId(tx), matchId: match.id, clientId, game, hardness, state };
  return queries.insertSession(tx.db, { ...session, ...people, ...begin });
}

/** The row's lock decides: of moves from the same version the first one counts. */
export async function playMove(ctx: Context, input: PlayMoveInput) {
  const { seat, session, refusal } = await requireSession(ctx, input.sessionId);
  if (refusal) return refusal;
  const checkedId = check(clientIdRule, input);
  if (!checkedId.ok) return invalidInput(checkedId.fieldErrors);
  const read = readMove(input.move);
  if (!read.ok) return invalidInput(read.fieldErrors.map(({ path, message }) => ({ path: `move.${path}`, message })));
  const { match, viewerId } = seat;
  const tooMany = await admitAttempt(ctx, [['gameMovesOfAccount', viewerId]]);
  if (tooMany !== null) return tooMany;
  const made = { sessionId: session.id, userId: viewerId, clientId: checkedId.value.clientId };
  return inTransaction(ctx, async (tx) => {
    const now = await queries.lockSession(tx.db, session.id, viewerId);
    if (now === null) return gameIsGone;
    if (await queries.hasMove(tx.db, made)) return moved(now);
    const status = statusAt(now, tx.clock());
    if (!isOpenStatus(status)) return conflict(texts.over, now);
    if (now.version !== input.expectedVersion && read.value.type !== 'stop') return conflict(texts.changed, now);
    const before: Session = { status, table: tableOf(now) };
    const me = playerOf(now, viewerId);
    const after = apply(before, me, read.value);
    if (after === null) return conflict(turnOf(before) === me ? texts.impossible : texts.notYours, now);
    return moved(await store(tx, { match, session: now, made, before, after, move: read.value }));
  });
}

type Stored = {
  match: MatchRow;
  session: GameSessionRow;
  made: { sessionId: string; userId: string; clientId: string };
  before: Session;
  after: Session;
  move: Move;
};

const isOnTable = (status: SessionStatus): boolean => status === 'playing' || status === 'finished';

async function store(tx: Context, { match, session, made, before, after, move }: Stored): Promise<GameSessionRow> {
  const at = tx.clock();
  const people = [session.inviterId, session.inviteeId];
  const turn = turnOf(after);
  const turnUserId = turn === null ? null : (people[turn] ?? null);
  const { status, table: state } = after;
  const next = await queries.storeMove(tx.db, made, { status, state, turnUserId, move, at });
  const known = isOnTable(before.status) ? seenOn(before.table) : [];
  const fresh = isOnTable(status) ? seenOn(state).filter((id) => !known.includes(id)) : [];
  if (fresh.length > 0) await queries.markSeen(tx.db, people, fresh, at);
  if (status === 'finished') await leaveResult(tx, { session: next, score: scoreOf(state), people, by: made.userId });
  await tellSession(tx, next, match, made.userId);
  return next;
}
