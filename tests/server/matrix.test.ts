/** Runs the field x role table of matrix.ts against the real API, and fails on a field without a row. */
import { setTimeout as sleep } from 'node:timers/promises';
import { getNamedType, isObjectType, isUnionType } from 'graphql';
import type { Client } from 'graphql-ws';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { like, person } from '#tests/factories/people.ts';
import type { Data } from '#tests/setup/app.ts';
import { eventRows, rootRows, typeRows } from './matrix.ts';
import { contract, fieldsOf, hereAs, ofEachRole, refusalOf, selectionOf, valueAt, words } from './matrix-asking.ts';
import { callAround } from './matrix-calls.ts';
import { type Cell, cellOf, type Here, type TypeRow } from './matrix-cells.ts';
import { exchangesToOpen } from './matrix-companion.ts';
import { planAround } from './matrix-date-plans.ts';
import { gameAround } from './matrix-game-sessions.ts';
import { warnSubject } from './matrix-moderation.ts';
import { answerAround } from './matrix-support.ts';
import { buildWorld, mustNotHear, type Role, roles, type World } from './matrix-world.ts';

const rootNames = ['Query', 'Mutation', 'Subscription'];
const objectTypes = Object.values(contract.getTypeMap()).filter(
  (type) => isObjectType(type) && !type.name.startsWith('__'),
);

let world: World;
beforeAll(async () => {
  world = await buildWorld();
}, 120_000);
beforeEach(() => world.reset());
afterAll(() => world.app.stop());

async function tokenFor(role: Role, { newcomer }: { newcomer?: boolean }): Promise<string | undefined> {
  if (role !== 'self' || !newcomer) return world.tokens[role];
  return (await person(world.app, 'Newcomer', { profile: false })).accessToken;
}

describe('every field has a row', () => {
  test('root fields', () => {
    expect(Object.keys(rootRows).sort()).toEqual(
      rootNames.flatMap((root) => fieldsOf(root).map((field) => `${root}.${field}`)).sort(),
    );
  });
  test('object types', () => {
    const named = [...Object.keys(typeRows), ...Object.keys(eventRows), ...rootNames];
    expect(named.sort()).toEqual(objectTypes.map(({ name }) => name).sort());
  });
  test.each(Object.entries({ ...typeRows, ...eventRows }))('%s', (name, { fields, except = {} }) => {
    expect(words(fields).sort()).toEqual(fieldsOf(name).sort());
    expect(fieldsOf(name)).toEqual(expect.arrayContaining(Object.keys(except)));
  });
});

describe('root fields', () => {
  const overHttp = Object.entries(rootRows).filter(([name]) => !name.startsWith('Subscription'));
  test.each(overHttp)('%s', async (name, { ask, row }) => {
    const [root = '', field = ''] = name.split('.');
    const payload = isUnionType(
      getNamedType((contract.getType(root) as never as { getFields(): Data }).getFields()[field].type),
    );
    const got = await ofEachRole(world, ask, async (asked, role): Promise<Cell> => {
      const document = `${root.toLowerCase()} { ${asked}${payload ? ' { __typename }' : ''} }`;
      const answer = await world.app.gql(document, {}, world.tokens[role]);
      const value = answer.data?.[field];
      return refusalOf(answer) ?? (value === null ? 'null' : payload ? value.__typename : 'value');
    });
    expect(got).toEqual(row);
  });

  test.each(Object.entries(rootRows).filter(([name]) => name.startsWith('Subscription')))(
    '%s',
    async (_name, { ask, row }) => {
      const got = await ofEachRole(world, ask, async (asked, role): Promise<Cell> => {
        const client = world.app.socket(world.tokens[role]);
        const verdict = verdictOf(client, `subscription { ${asked} }`);
        const cell = await Promise.race([verdict, answered(client).then(() => sleep(300, 'listens'))]);
        await client.dispose();
        return cell;
      });
      expect(got).toEqual(row);
    },
  );
});

/** The code of the refusal: of the operation, or of the socket's close. */
function verdictOf(client: Client, query: string): Promise<Cell> {
  return new Promise((resolve) => {
    client.subscribe(
      { query },
      {
        next: ({ errors }) => resolve(String(errors?.[0]?.extensions?.code ?? 'value')),
        error: (error) => resolve(String((error as { code?: number }).code ?? JSON.stringify(error))),
        complete: () => resolve('complete'),
      },
    );
  });
}

describe('object fields', () => {
  test.each(Object.entries(typeRows))('%s', async (name, typeRow: TypeRow) => {
    const { ask, fields, row, except = {}, alone = [] } = typeRow;
    const together = words(fields).filter((field) => !alone.includes(field));
    const got: Record<string, Partial<Record<Role, Cell>>> = {};
    for (const asked of [together, ...alone.map((field) => [field])]) {
      await ofEachRole(world, ask, async (document, role, here) => {
        const selection = asked.map((field) => selectionOf(name, field, here)).join(' ');
        const query = document.replace('@@', `__typename ... on ${name} { ${selection} }`);
        const answer = await world.app.gql(query, {}, await tokenFor(role, typeRow));
        const refused = refusalOf(answer);
        const object = valueAt(answer.data, typeRow.at);
        const given = object?.__typename === name;
        for (const field of asked) {
          const cell = refused ?? (!given ? 'hidden' : object[field] === null ? 'null' : 'value');
          got[field] = { ...got[field], [role]: cell };
        }
      });
    }
    const cells = (field: string) => roles.map((role) => [role, cellOf(role, row, except[field])]);
    const expected = words(fields).map((field) => [field, Object.fromEntries(cells(field))]);
    expect(got).toEqual(Object.fromEntries(expected));
  });
});

/** Resolves once a query on this socket was answered, or was refused with the socket. */
function answered(client: Client): Promise<void> {
  return new Promise((resolve) => {
    client.subscribe(
      { query: '{ viewer { id profile { id } } }' },
      { next: () => undefined, error: () => resolve(), complete: resolve },
    );
  });
}

describe('events', () => {
  test('reach those whom the table names, and nobody else', async () => {
    const { app, subject, people, matchId, matchOf } = world;
    const received: Record<string, Partial<Record<Role, Data>>> = {};
    const clients: Client[] = [];
    const selections = (names: string[], here: Here) =>
      names.map(
        (name) =>
          `... on ${name} { ${words(eventRows[name]!.fields)
            .map((field) => selectionOf(name, field, here))
            .join(' ')} }`,
      );
    const turns = await exchangesToOpen(world);
    for (const role of roles) {
      const here = hereAs(world, role);
      const client = app.socket(world.tokens[role]);
      clients.push(client);
      const listen = (field: string, names: string[]) =>
        client.subscribe<Data>(
          { query: `subscription { ${field} { __typename ${selections(names, here).join(' ')} } }` },
          {
            next: ({ data }) => {
              for (const event of Object.values(data ?? {}) as Data[]) {
                if (event) received[event.__typename] = { ...received[event.__typename], [role]: event };
              }
            },
            error: () => undefined,
            complete: () => undefined,
          },
        );
      // Everybody tries the match of the subject and `matched`, and the one they have or had themselves.
      for (const id of new Set([matchId, matchOf[role]])) {
        listen(`chatEvents(matchId: "${id}")`, ['MessageAdded', 'MessagesRead', 'TypingChanged']);
        listen(`callSignals(matchId: "${id}")`, ['CallOffered', 'CallAnswered', 'IceCandidateFound']);
      }
      for (const id of turns) {
        listen(`companionReply(exchangeId: "${id}")`, ['CompanionDelta', 'CompanionReplyDone', 'CompanionReplyFailed']);
      }
      listen('viewerEvents(hasBeginning: true)', [
        'EventsBegan',
        'MatchCreated',
        'MatchEnded',
        'UnreadChanged',
        'CallChanged',
        'DatePlanChanged',
        'GameSessionChanged',
        'EntitlementChanged',
        'VerificationReviewed',
        'SupportAnswered',
        'WarningGiven',
      ]);
    }
    // A query that is sent after a subscription is answered after it listens.
    for (let round = 0; round < 2; round += 1) await Promise.all(clients.map(answered));
    await sleep(500);

    const run = async (document: string, token: string) => {
      const answer = await app.gql(`mutation { ${document} { __typename } }`, {}, token);
      expect(answer.errors, answer.body).toBeUndefined();
    };
    const { accessToken } = people.matched;
    await run(
      `sendMessage(input: { matchId: "${matchId}", clientId: "${crypto.randomUUID()}", content: "An event" })`,
      accessToken,
    );
    await run(`setTyping(input: { matchId: "${matchId}", isTyping: true })`, accessToken);
    const { seq } = await app.db
      .selectFrom('messages')
      .select(({ fn }) => fn.max('seq').as('seq'))
      .where('matchId', '=', matchId)
      .executeTakeFirstOrThrow();
    await run(`markMessagesRead(input: { matchId: "${matchId}", upToSeq: ${seq} })`, subject.accessToken);
    const newcomer = await person(app, 'Newcomer');
    await like(app, subject, newcomer);
    const ended = await like(app, newcomer, subject);
    // An event of a match that has ended reaches nobody.
    await vi.waitFor(() => expect(received.MatchCreated?.self).toBeDefined());
    await run(`unmatch(input: { matchId: "${ended}" })`, subject.accessToken);
    await run(
      `grantEntitlement(input: { account: { email: "${subject.email}" }, plan: DIAMOND, days: 1 })`,
      world.tokens.admin ?? '',
    );
    const { id: selfie } = await app.db
      .selectFrom('verifications')
      .select('id')
      .where('userId', '=', subject.id)
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow();
    await run(
      `reviewVerification(input: { verificationId: "${selfie}", decision: APPROVE })`,
      world.tokens.admin ?? '',
    );
    await callAround(world, run);
    await planAround(world, run);
    await gameAround(world, run);
    await answerAround(world, run);
    await warnSubject(world, run);
    // Events in the matches of those who must not hear of them, as if they had happened just before.
    for (const role of mustNotHear) {
      const match = matchOf[role];
      const { id: messageId } = await app.db
        .selectFrom('messages')
        .select('id')
        .where('matchId', '=', match)
        .executeTakeFirstOrThrow();
      const readAt = new Date().toISOString();
      await app.deps.bus.publish(`chat:${match}`, { kind: 'message', matchId: match, messageId });
      await app.deps.bus.publish(`chat:${match}`, {
        kind: 'read',
        matchId: match,
        readerId: subject.id,
        readAt,
      });
      await app.deps.bus.publish(`chat:${match}`, {
        kind: 'typing',
        matchId: match,
        userId: subject.id,
        isTyping: true,
      });
      await app.deps.bus.publish(`viewer:${people[role].id}`, { kind: 'unread', matchId: match });
    }
    await sleep(500);
    await Promise.all(clients.map((client) => client.dispose()));

    for (const [name, { fields, row, except = {} }] of Object.entries(eventRows)) {
      for (const field of words(fields)) {
        const cells = roles.map((role) => {
          const event = received[name]?.[role];
          return [role, event === undefined ? 'silent' : event[field] === null ? 'null' : 'value'];
        });
        const expected = roles.map((role) => [role, except[field]?.[role] ?? row[role]]);
        expect(Object.fromEntries(cells), `${name}.${field}`).toEqual(Object.fromEntries(expected));
      }
    }
  });
});
