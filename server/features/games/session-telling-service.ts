import type { Score } from '#rules/games/players.ts';
import { resultLine } from '#rules/games/result-line.ts';
import type { GameType } from '#rules/games.ts';
import type { GameSessionRow, MatchRow } from '#server/db/rows.ts';
import { leaveLine } from '#server/features/chat/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { enqueuePush } from '#server/platform/jobs/queue.ts';
import { firstNameOf } from '#server/platform/mail/layout.ts';
import { fullNamesOf } from './session-queries.ts';

/** Tells both pages, and the devices of whom it now waits for. Runs in the caller's transaction. */
export async function tellSession(tx: Context, session: GameSessionRow, match: MatchRow, by: string): Promise<void> {
  tx.load.clearAll();
  const { id, turnUserId } = session;
  if (turnUserId !== null && turnUserId !== by) await enqueuePush(tx, turnUserId, 'game', id, `game:${id}`);
  tx.afterCommit(async () => {
    const event = { kind: 'game', matchId: match.id, userId: by } as const;
    for (const userId of [match.user1Id, match.user2Id]) await tx.bus.publish(`viewer:${userId}`, event);
  });
}

/** The result stays in the thread. `people` and `score` are by player. */
export async function leaveResult(
  tx: Context,
  given: { session: GameSessionRow; score: Score; people: readonly string[]; by: string },
): Promise<void> {
  const { session, score, people, by } = given;
  const names = await fullNamesOf(tx.db, people);
  const parts = people.map((id, player) => ({ name: firstNameOf(names.get(id) ?? ''), score: score[player] ?? 0 }));
  const content = resultLine(session.game as GameType, parts);
  await leaveLine(tx, { matchId: session.matchId, senderId: by, kind: 'game_result', content });
}
