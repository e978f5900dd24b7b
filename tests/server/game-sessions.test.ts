/** Games that two people of a match play with each other: one outcome of what happens at once, and nothing told before its time. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages as texts } from '#rules/games/session-rule.ts';
import { limits } from '#rules/limits.ts';
import { purgeGames } from '#server/features/games/service.ts';
import { matched, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { createStillClock } from '#tests/setup/clock.ts';
import { listening } from '#tests/setup/listening.ts';
import { keepSignedIn } from '#tests/setup/sessions.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const HOUR = 3_600_000;
const TABLE = `table { __typename ... on StatementsTable { rounds { isByViewer statements lie guess } }
  ... on CardsTable { cards { isViewers kind text reply isDone } }
  ... on QuizTable { questionCount questions { question options viewerPick otherPick correctAnswer } } }`;
const GAME = `id version status isViewersTurn isInvitedByViewer hardness endsAt viewerScore otherScore game { id } ${TABLE}`;
const FAULTS = `... on UserError { code message } ... on InvalidInput { fieldErrors { path message } }
  ... on PremiumRequired { ability } ... on GameConflict { gameSession { version status } }`;
const INVITE = `mutation ($input: InviteToGameInput!) { inviteToGame(input: $input) { __typename
  ... on InviteToGameSuccess { gameSession { ${GAME} } } ${FAULTS} } }`;
const MOVE = `mutation ($input: PlayMoveInput!) { playMove(input: $input) { __typename
  ... on PlayMoveSuccess { gameSession { ${GAME} } } ${FAULTS} } }`;
const SEEN = `query ($id: ID!) { viewer { match(id: $id) { gameSession { ${GAME} } messages(last: 1) { edges { node { kind content } } } } } }`;
const EVENTS = `subscription { viewerEvents { __typename ... on GameSessionChanged { match { id gameSession { ${GAME} } } } } }`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: createStillClock(Date.parse('2026-12-01T09:00:00Z')) });
});
afterAll(() => app.stop());

let ada: Person;
let bola: Person;
let matchId: string;
beforeEach(async () => {
  await openWindows(app);
  app.clock.set(new Date('2026-12-01T09:00:00Z'));
  [ada, bola] = [await person(app, 'Ada', { plan: 'gold' }), await person(app, 'Bola', { plan: 'gold' })];
  matchId = await matched(app, ada, bola);
  await keepSignedIn(app);
});

async function run(document: string, by: Person, input: object): Promise<Data> {
  const { data, body } = await app.gql(document, { input }, by.accessToken);
  expect(data, body).toBeTruthy();
  return Object.values(data)[0];
}
const invite = (by: Person, changes: object = {}) =>
  run(INVITE, by, { clientId: crypto.randomUUID(), matchId, game: 'TWO_TRUTHS_LIE', ...changes });
const move = (by: Person, { id, version }: Data, made: object, clientId = crypto.randomUUID()) =>
  run(MOVE, by, { clientId, sessionId: id, expectedVersion: version, move: made });
const look = async (by: Person): Promise<Data> =>
  (await app.gql(SEEN, { id: matchId }, by.accessToken)).data.viewer.match;
const seen = async (by: Person): Promise<Data> => (await look(by))?.gameSession ?? null;
/** By Ada, accepted by Bola. */
async function begun(changes: object = {}): Promise<Data> {
  const { gameSession } = await invite(ada, changes);
  return (await move(bola, gameSession, { step: 'ACCEPT' })).gameSession;
}
const gone = { __typename: 'NotAvailable', code: 'NOT_AVAILABLE', message: texts.unknown };
const told = (statements = ['I sing', 'I eat beans', 'I own a goat'], lie = 1) => ({ told: { statements, lie } });
const stale = (message: string) => ({ __typename: 'GameConflict', code: 'GAME_CONFLICT', message });

describe('two truths and a lie', () => {
  it('is asked for, accepted, told, guessed and kept; the lie is in no answer before its time', async () => {
    const heard = await listening(app, bola.accessToken, EVENTS);
    const { gameSession: asked } = await invite(ada);
    expect(asked).toMatchObject({
      version: 1,
      status: 'INVITED',
      isInvitedByViewer: true,
      isViewersTurn: false,
      table: null,
    });
    expect(await seen(bola)).toEqual({ ...asked, isInvitedByViewer: false, isViewersTurn: true });
    expect((await heard.next()).data.viewerEvents).toEqual({
      __typename: 'GameSessionChanged',
      match: { id: matchId, gameSession: await seen(bola) },
    });
    const { gameSession: begins } = await move(bola, asked, { step: 'ACCEPT' });
    expect(begins).toMatchObject({ version: 2, status: 'PLAYING', isViewersTurn: true, table: { rounds: [] } });
    const { gameSession: now } = await move(bola, begins, told());
    expect(now.table.rounds).toEqual([
      { isByViewer: true, statements: ['I sing', 'I eat beans', 'I own a goat'], lie: 1, guess: null },
    ]);
    expect((await seen(ada)).table.rounds).toEqual([{ ...now.table.rounds[0], isByViewer: false, lie: null }]);
    const next = await move(ada, now, { guess: 1 });
    expect(next.gameSession).toMatchObject({ viewerScore: 1, otherScore: 0, isViewersTurn: true });
    expect(next.gameSession.table.rounds[0]).toMatchObject({ lie: 1, guess: 1 });
    const mine = await move(ada, next.gameSession, told(['One', 'Two', 'Three'], 0));
    expect((await seen(bola)).table.rounds[1].lie).toBeNull();
    const end = await move(bola, mine.gameSession, { guess: 2 });
    expect(end.gameSession).toMatchObject({
      status: 'FINISHED',
      viewerScore: 0,
      otherScore: 1,
      endsAt: null,
      isViewersTurn: false,
    });
    for (const by of [ada, bola])
      expect((await look(by)).messages.edges[0].node).toEqual({
        kind: 'GAME_RESULT',
        content: 'Two Truths and a Lie: Ada 1, Bola 0',
      });
    app.clock.advance(24 * HOUR);
    await keepSignedIn(app);
    expect(await seen(ada)).toBeNull();
    heard.close();
  });

  it('tells nobody the lie by what a wrong request says', async () => {
    const session = (await move(bola, await begun(), told())).gameSession;
    const answers = [
      await move(ada, session, { guess: 3 }),
      await move(ada, session, told()),
      await move(ada, session, { pick: 1 }),
      await move(ada, { ...session, version: 1 }, { guess: 1 }),
      await invite(ada),
    ];
    for (const answer of answers) {
      expect(answer.__typename).toBe('GameConflict');
      expect(JSON.stringify(answer)).not.toMatch(/lie|beans/);
    }
    const conflict = `mutation ($input: PlayMoveInput!) { playMove(input: $input) { ... on GameConflict { gameSession { ${GAME} } } } }`;
    const { gameSession } = await run(conflict, ada, {
      clientId: crypto.randomUUID(),
      sessionId: session.id,
      expectedVersion: 1,
      move: { guess: 1 },
    });
    expect(gameSession.table.rounds[0].lie).toBeNull();
  });
});

it('truth or dare deals what neither has seen, and then what was seen longest ago', async () => {
  const shown = new Set<string>();
  for (let game = 0; game < 3; game += 1) {
    let session = await begun({ game: 'TRUTH_OR_DARE' });
    for (let card = 0; card < 6; card += 1) {
      const by = card % 2 === 0 ? bola : ada;
      session = (await move(by, session, { card: 'TRUTH' })).gameSession;
      expect(shown).not.toContain(session.table.cards.at(-1).text);
      shown.add(session.table.cards.at(-1).text);
      session = (await move(by, session, card === 5 ? { step: 'SKIP' } : { reply: ' My answer ' })).gameSession;
    }
    expect(session).toMatchObject({ status: 'FINISHED', viewerScore: 2, otherScore: 3 });
    expect(session.table.cards[0]).toMatchObject({ reply: 'My answer', isDone: true });
    expect(session.table.cards[5]).toMatchObject({ reply: null, isDone: false });
  }
  expect(shown.size).toBe(18);
  // All are seen; those of the first game were seen first.
  const firsts = [...shown].slice(0, 6);
  await sql`insert into seen_game_cards (user_id, card_id, seen_at)
    select ${ada.id}::uuid, c, ${app.clock.now()} from unnest(${await allTruths()}::text[]) c on conflict do nothing`.execute(
    app.db,
  );
  await sql`update seen_game_cards set seen_at = ${new Date(0)} where card_id = any(${await idsOf(firsts)}::text[])`.execute(
    app.db,
  );
  let session = await begun({ game: 'TRUTH_OR_DARE' });
  session = (await move(bola, session, { card: 'TRUTH' })).gameSession;
  expect(firsts).toContain(session.table.cards[0].text);
});

const content = () => import('#server/features/games/session-content.ts');
const allTruths = async () => (await content()).truthCards.map(({ id }) => id);
const idsOf = async (of: readonly string[]) =>
  (await content()).truthCards.filter(({ text }) => of.includes(text)).map(({ id }) => id);

it('the quiz asks five questions of its hardness, and tells an answer when both have given theirs', async () => {
  const { questionsOf } = await content();
  let session = await begun({ game: 'TRIVIA', hardness: 'HARD' });
  expect(session).toMatchObject({ hardness: 'HARD', game: { id: 'trivia' }, table: { questionCount: 5 } });
  for (const [pick, by] of [bola, ada, ada, bola, bola, ada, ada, bola, bola, ada].entries()) {
    const asked = (await seen(by)).table.questions.at(-1);
    expect(asked).toMatchObject({ viewerPick: null, otherPick: null, correctAnswer: null });
    const known = questionsOf.hard.find(({ question }) => question === asked.question);
    // Bola knows all, Ada nothing.
    const right = asked.options.indexOf(known?.answer);
    session = (await move(by, session, { pick: by === bola ? right : (right + 1) % 4 })).gameSession;
    const last = session.table.questions[pick >> 1];
    expect(last.correctAnswer).toBe(pick % 2 === 0 ? null : right);
  }
  expect(await seen(bola)).toMatchObject({ status: 'FINISHED', viewerScore: 5, otherScore: 0 });
});

describe('what happens at once', () => {
  it('fifty invitations are one game', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => invite(at % 2 ? ada : bola)));
    expect(answers.filter(({ __typename }) => __typename === 'InviteToGameSuccess')).toHaveLength(1);
    expect(answers.filter(({ __typename }) => __typename === 'GameConflict')).toHaveLength(49);
  });

  it('fifty moves from one version are one move', async () => {
    const session = (await move(bola, await begun(), told())).gameSession;
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => move(ada, session, { guess: at % 3 })));
    expect(answers.filter(({ __typename }) => __typename === 'PlayMoveSuccess')).toHaveLength(1);
    const { rows } = await sql`select from game_moves where session_id = ${session.id}::uuid and version = 4`.execute(
      app.db,
    );
    expect(rows).toHaveLength(1);
    expect((await seen(ada)).version).toBe(4);
  });

  it('two answers have one outcome', async () => {
    const { gameSession } = await invite(ada);
    const answers = await Promise.all([
      move(bola, gameSession, { step: 'ACCEPT' }),
      move(bola, gameSession, { step: 'DECLINE' }),
      move(bola, gameSession, { step: 'ACCEPT' }),
    ]);
    expect(answers.filter(({ __typename }) => __typename === 'PlayMoveSuccess')).toHaveLength(1);
  });

  it('the same request again is the same act', async () => {
    const clientId = crypto.randomUUID();
    const first = await invite(ada, { clientId });
    expect(await invite(ada, { clientId })).toEqual(first);
    for (const other of [{ game: 'TRUTH_OR_DARE' }, { game: 'TRIVIA', hardness: 'EASY' }])
      expect(await invite(ada, { clientId, ...other })).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    const again = crypto.randomUUID();
    const [one, other] = await Promise.all([1, 2].map(() => move(bola, first.gameSession, { step: 'ACCEPT' }, again)));
    expect(one).toEqual(other);
    expect(one).toMatchObject({ __typename: 'PlayMoveSuccess', gameSession: { version: 2 } });
  });
});

describe('a move', () => {
  it('out of turn, from another version, of another game, or after the end is refused', async () => {
    const session = await begun();
    expect(await move(ada, session, told())).toMatchObject(stale(texts.notYours));
    expect(await move(bola, session, { pick: 0 })).toMatchObject(stale(texts.impossible));
    expect(await move(bola, { ...session, version: 1 }, told())).toMatchObject(stale(texts.changed));
    const stopped = (await move(ada, session, { step: 'STOP' })).gameSession;
    expect(stopped).toMatchObject({ status: 'STOPPED', table: null });
    expect(await move(bola, stopped, told())).toEqual({
      ...stale(texts.over),
      gameSession: { version: 3, status: 'STOPPED' },
    });
    expect((await look(ada)).messages.edges).toEqual([]);
  });

  it('that stops it counts from any version', async () => {
    const session = (await move(bola, await begun(), told())).gameSession;
    expect(await move(bola, { ...session, version: 1 }, { step: 'STOP' })).toMatchObject({
      gameSession: { status: 'STOPPED', version: 4 },
    });
  });

  it.each([
    [{ told: { statements: ['a', 'b'], lie: 0 } }, 'move.told.statements'],
    [{ told: { statements: ['a', 'b', ' '], lie: 0 } }, 'move.told.statements.2'],
    [{ told: { statements: ['a', 'b', 'c'.repeat(201)], lie: 0 } }, 'move.told.statements.2'],
    [{ told: { statements: ['a', 'b', 'c'], lie: 3 } }, 'move.told.lie'],
    [{ reply: ' ' }, 'move.reply'],
    [{ reply: 'x'.repeat(301) }, 'move.reply'],
  ])('%j is told what is wrong with it', async (made, path) => {
    expect(await move(bola, await begun(), made)).toMatchObject({ code: 'INVALID_INPUT', fieldErrors: [{ path }] });
  });

  it('after a day comes too late, and another game may begin', async () => {
    const session = await begun();
    app.clock.advance(limits.games.together.turnMs);
    await keepSignedIn(app);
    expect(await seen(ada)).toMatchObject({ status: 'EXPIRED', isViewersTurn: false, table: null });
    expect(await move(bola, session, told())).toMatchObject({ gameSession: { status: 'EXPIRED' } });
    expect((await invite(bola)).gameSession).toMatchObject({ status: 'INVITED' });
    const { rows } = await sql`select status, turn_user_id from game_sessions where id = ${session.id}::uuid`.execute(
      app.db,
    );
    expect(rows).toEqual([{ status: 'expired', turnUserId: null }]);
    app.clock.advance(limits.games.keptMs + HOUR);
    await purgeGames(app.deps);
    expect((await sql`select from game_sessions`.execute(app.db)).rows).toEqual([]);
  });
});

describe('needs', () => {
  it('a plan with messages on both sides', async () => {
    const cara = await person(app, 'Cara');
    const theirs = await matched(app, ada, cara);
    expect(await invite(ada, { matchId: theirs })).toMatchObject({
      code: 'NOT_AVAILABLE',
      message: texts.otherPremium,
    });
    expect(await invite(cara, { matchId: theirs })).toMatchObject({ code: 'PREMIUM_REQUIRED', ability: 'MESSAGES' });
  });

  it('a game for two, and a hardness for the quiz alone', async () => {
    const wrong = (path: string, message: string) => ({ code: 'INVALID_INPUT', fieldErrors: [{ path, message }] });
    expect(await invite(ada, { game: 'PAIRS' })).toMatchObject(wrong('game', texts.alone));
    expect(await invite(ada, { game: 'TRIVIA' })).toMatchObject(wrong('hardness', texts.hardness));
    expect(await invite(ada, { hardness: 'EASY' })).toMatchObject(wrong('hardness', texts.noHardness));
    expect(await invite(ada, { clientId: 'x' })).toMatchObject({ fieldErrors: [{ path: 'clientId' }] });
  });

  it('a match that lives, and no more than twenty invitations a day', async () => {
    const session = await begun();
    await run('mutation ($input: UnmatchInput!) { unmatch(input: $input) { __typename } }', bola, { matchId });
    expect(await move(bola, session, told())).toEqual(gone);
    expect(await invite(ada)).toEqual(gone);
    matchId = await matched(app, ada, await person(app, 'Dayo', { plan: 'gold' }));
    for (let game = 0; game < 19; game += 1) await move(ada, (await invite(ada)).gameSession, { step: 'STOP' });
    expect(await invite(ada)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', message: texts.tooMany });
  });

  it('a day after a no, for whom it was said to', async () => {
    const { gameSession } = await invite(ada);
    await move(bola, gameSession, { step: 'DECLINE' });
    expect(await invite(ada)).toMatchObject(stale(texts.refused));
    expect((await invite(bola)).gameSession).toMatchObject({ status: 'INVITED' });
    await move(bola, await seen(bola), { step: 'STOP' });
    app.clock.advance(24 * HOUR);
    await keepSignedIn(app);
    expect((await invite(ada)).gameSession).toMatchObject({ status: 'INVITED' });
  });

  it('no clock that only goes forward', async () => {
    app.clock.advance(HOUR);
    const first = await begun();
    await move(ada, first, { step: 'STOP' });
    app.clock.advance(-HOUR / 2);
    const asked = await invite(ada);
    expect(asked).toMatchObject({ __typename: 'InviteToGameSuccess' });
    expect(await seen(bola)).toMatchObject({ id: asked.gameSession.id, status: 'INVITED' });
    expect(await invite(bola)).toMatchObject(stale(texts.isOpen));
  });

  it('two who stay', async () => {
    const session = await begun();
    await sql`update users set deletion_requested_at = now() where id = ${ada.id}::uuid`.execute(app.db);
    expect(await move(bola, session, told())).toEqual(gone);
  });
});

it('what is written in a game is evidence of a report', async () => {
  let session = (await move(bola, await begun(), told())).gameSession;
  session = (await move(ada, session, { step: 'STOP' })).gameSession;
  session = (await move(bola, await begun({ game: 'TRUTH_OR_DARE' }), { card: 'DARE' })).gameSession;
  await move(bola, session, { reply: 'You are ugly' });
  const report = { profileId: bola.id, reason: 'HARASSMENT', description: '' };
  await run('mutation ($input: ReportProfileInput!) { reportProfile(input: $input) { __typename } }', ada, report);
  const { rows } = await sql`select content, sender_id from report_evidence order by sent_at, content`.execute(app.db);
  const words = ['I sing\nI eat beans\nI own a goat', 'You are ugly'];
  expect(rows).toEqual(words.map((content) => ({ content, senderId: bola.id })));
});

it('counts as no play of the day', async () => {
  await begun();
  const { data } = await app.gql('{ viewer { gamePlays { used } } }', {}, ada.accessToken);
  expect(data.viewer.gamePlays.used).toBe(0);
});
