/** Rows of the field x role table for games for two: the game between the subject and whoever asks, by a row. */
import type { Session } from '#rules/games/session.ts';
import type { CardsTable } from '#rules/games/session-cards.ts';
import type { QuizTable } from '#rules/games/session-quiz.ts';
import type { TruthsTable } from '#rules/games/session-truths.ts';
import { sessionRow } from '#tests/setup/games.ts';
import {
  both,
  type Cells,
  closed,
  type EventRow,
  type Here,
  hearing,
  own,
  type RootRow,
  type TypeRow,
  talking,
} from './matrix-cells.ts';
import { mustNotHear, type World } from './matrix-world.ts';

const invitation: Session = { status: 'invited', table: { game: 'two_truths_lie', rounds: [] } };
/** Whoever was invited has told, and the other is to guess. */
const told: TruthsTable = {
  game: 'two_truths_lie',
  rounds: [{ writer: 1, statements: ['One', 'Two', 'Three'], lie: 1, guess: null }],
};
const card = { id: 'card', text: 'Who was your first friend?' };
const drawn: CardsTable = {
  game: 'truth_or_dare',
  truths: [card],
  dares: [],
  drawn: [{ player: 1, kind: 'truth', card, reply: 'Somebody', isDone: true }],
};
const question = { id: 'question', question: 'Is it?', options: ['Yes', 'No', 'Maybe', 'Never'], category: 'Food' };
/** Whoever was invited has answered. */
const asked: QuizTable = { game: 'trivia', questions: [{ ...question, correctAnswer: 0 }], picks: [0] };

/** In place of any other session of the match; who invited comes first, which is the subject unless told otherwise. */
export async function sessionIn(
  { app, subject }: Here,
  matchId: string,
  session: Session = invitation,
  inviterId: string = subject.id,
): Promise<string> {
  const { db } = app;
  await db.deleteFrom('gameSessions').where('matchId', '=', matchId).execute();
  const match = await db.selectFrom('matches').selectAll().where('id', '=', matchId).executeTakeFirst();
  if (!match) return crypto.randomUUID();
  const otherId = match.user1Id === inviterId ? match.user2Id : match.user1Id;
  return sessionRow(app, { matchId, people: [inviterId, otherId] }, session);
}

const withId = (): string => `clientId: "${crypto.randomUUID()}"`;
const invitationTo = (matchId: string): string =>
  `inviteToGame(input: { ${withId()}, matchId: "${matchId}", game: TRIVIA, hardness: HARD })`;
const invite = async ({ app, matchOf, role }: Here): Promise<string> => {
  await app.db.deleteFrom('gameSessions').where('matchId', '=', matchOf[role]).execute();
  return invitationTo(matchOf[role]);
};
/** While one waits for its answer. */
const again = async (here: Here): Promise<string> => {
  await sessionIn(here, here.matchOf[here.role]);
  return invitationTo(here.matchOf[here.role]);
};
/** Of an invitation by the other person: to the subject, who asks in the match with `matched`, it comes from there. */
const accept = async (here: Here): Promise<string> => {
  const { people, subject, role, matchOf } = here;
  const id = await sessionIn(here, matchOf[role], invitation, role === 'self' ? people.matched.id : subject.id);
  return `playMove(input: { ${withId()}, sessionId: "${id}", expectedVersion: 1, move: { step: ACCEPT } })`;
};

export const rootRows: Record<string, RootRow> = {
  'Mutation.inviteToGame': {
    ask: invite,
    row: closed('NotAvailable', { free: 'PremiumRequired', ...talking('InviteToGameSuccess') }),
  },
  'Mutation.playMove': {
    ask: accept,
    row: closed('NotAvailable', { free: 'PremiumRequired', ...talking('PlayMoveSuccess') }),
  },
};

const payload = (ask: (here: Here) => Promise<string>, at: string, fields = 'gameSession'): TypeRow => ({
  ask: async (here) => `mutation { ${await ask(here)} { @@ } }`,
  at,
  fields,
  row: closed('hidden', talking('value')),
});

/** Of a session that is played by the subject, who invited, and whoever asks. People without a plan see none. */
const inSession = (
  table: Session['table'],
  {
    below = '@@',
    at = '',
    fields,
    except,
  }: { below?: string; at?: string; fields: string; except?: TypeRow['except'] },
): TypeRow => ({
  ask: async (here) => {
    const matchId = here.matchOf[here.role];
    await sessionIn(here, matchId, { status: 'playing', table });
    return `query { viewer { match(id: "${matchId}") { gameSession { ${below} } } } }`;
  },
  at: `viewer.match.gameSession${at}`,
  fields,
  row: own('hidden', talking('value')),
  ...(except && { except }),
});
const bySubject: Cells = { self: 'null' };

export const typeRows: Record<string, TypeRow> = {
  GameSession: inSession(asked, {
    fields: `id match game hardness version status isInvitedByViewer isViewersTurn endsAt viewerScore otherScore table
      changedAt`,
  }),
  StatementsTable: inSession(told, { below: 'table { @@ }', at: '.table', fields: 'rounds' }),
  StatementsRound: inSession(told, {
    below: 'table { ... on StatementsTable { rounds { @@ } } }',
    at: '.table.rounds.0',
    fields: 'isByViewer statements lie guess',
    // The subject is to find it.
    except: { lie: bySubject, guess: talking('null') },
  }),
  CardsTable: inSession(drawn, { below: 'table { @@ }', at: '.table', fields: 'cards' }),
  DrawnCard: inSession(drawn, {
    below: 'table { ... on CardsTable { cards { @@ } } }',
    at: '.table.cards.0',
    fields: 'isViewers kind text reply isDone',
  }),
  QuizTable: inSession(asked, { below: 'table { @@ }', at: '.table', fields: 'questions questionCount' }),
  SharedQuestion: inSession(asked, {
    below: 'table { ... on QuizTable { questions { @@ } } }',
    at: '.table.questions.0',
    fields: 'question options viewerPick otherPick correctAnswer',
    // The subject has not answered yet.
    except: { viewerPick: bySubject, otherPick: talking('null'), correctAnswer: talking('null') },
  }),
  InviteToGameSuccess: payload(invite, 'inviteToGame'),
  PlayMoveSuccess: payload(accept, 'playMove'),
  GameConflict: payload(again, 'inviteToGame', 'code message gameSession'),
};

export const eventRows: Record<string, EventRow> = {
  GameSessionChanged: { fields: 'match isByViewer', row: hearing(both('value')) },
};

/** Causes the event of a game once between the subject and `matched`, and tells of it in the matches of those who must not hear of any. */
export async function gameAround(world: World, run: (document: string, token: string) => Promise<void>): Promise<void> {
  const { app, matchId, matchOf, people } = world;
  await app.db.deleteFrom('gameSessions').execute();
  await run(invitationTo(matchId), people.matched.accessToken);
  for (const role of mustNotHear)
    await app.deps.bus.publish(`viewer:${people[role].id}`, {
      kind: 'game',
      matchId: matchOf[role],
      userId: people.matched.id,
    });
}
