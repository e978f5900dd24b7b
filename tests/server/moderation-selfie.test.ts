/** The way back of whoever reports limit: a selfie, which comes first in its queue, and which a reviewer approves. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Person, person } from '#tests/factories/people.ts';
import type { Data } from '#tests/setup/app.ts';
import { ask } from '#tests/setup/ask.ts';
import { type Moderation, startModeration, trusted } from '#tests/setup/moderating.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const LIST = `query($first: Int!, $after: String) { admin { verifications(first: $first, after: $after) {
  nodes { user { id limitedAt } } pageInfo { endCursor hasNextPage } } } }`;
const REVIEW = `mutation($input: ReviewVerificationInput!) { reviewVerification(input: $input) { __typename } }`;

let on: Moderation;
beforeAll(async () => {
  on = await startModeration();
});
beforeEach(() => openWindows(on.app));
afterAll(() => on.app.stop());

/** A selfie that waits, by a row. */
async function selfieOf({ id: userId }: Person): Promise<string> {
  on.app.clock.advance(1_000);
  const row = { id: crypto.randomUUID(), userId, status: 'pending', submittedAt: on.app.clock.now() };
  await on.app.db.insertInto('verifications').values(row).execute();
  return row.id;
}
async function limit(of: Person): Promise<void> {
  for (const by of [await trusted(on, 'Ada'), await trusted(on, 'Chidi')]) await on.report(by, of);
}
const review = (verificationId: string, decision: string, more: object = {}): Promise<Data> =>
  ask(on.app, REVIEW, { verificationId, decision, ...more }, on.admin.accessToken);

/** The queue of selfies, page by page. */
async function queue(first: number): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const { data, body } = await on.app.gql(LIST, { first, after }, on.admin.accessToken);
    if (!data) throw new Error(body);
    const { nodes, pageInfo } = data.admin.verifications as Data;
    ids.push(...nodes.map(({ user }: Data) => user.id));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return ids;
}

it('comes first in the queue, whatever its page is, and its approval ends the limit; the reports still wait', async () => {
  const people: Person[] = [];
  for (const name of ['Bola', 'Dayo', 'Eze', 'Femi', 'Gani']) people.push(await person(on.app, name));
  const selfies = new Map<string, string>();
  for (const one of people) selfies.set(one.id, await selfieOf(one));
  const [bola, dayo, eze, femi, gani] = people as [Person, Person, Person, Person, Person];
  await limit(eze);
  await limit(gani);
  const order = [eze, gani, bola, dayo, femi].map(({ id }) => id);
  for (const size of [1, 2, 20]) expect(await queue(size)).toEqual(order);

  await on.letters(eze);
  await review(selfies.get(eze.id) ?? '', 'APPROVE', { isDryRun: true });
  expect(await on.limited()).toContain(eze.id);
  expect(await review(selfies.get(eze.id) ?? '', 'APPROVE')).toMatchObject({ __typename: 'ReviewVerificationSuccess' });
  expect(await on.limited()).toEqual([gani.id]);
  expect(await on.own(eze)).toMatchObject({ profile: { isUnderReview: false } });
  expect((await on.letters(eze)).map(({ subject }) => subject)).toEqual(['Your profile is in decks again']);
  expect((await on.queue()).filter(({ reported }) => reported.id === eze.id)).toHaveLength(2);
  // A person has looked: what others say does not limit them again.
  await limit(eze);
  await on.recheckLimits();
  expect(await on.limited()).toEqual([gani.id]);

  await review(selfies.get(gani.id) ?? '', 'REJECT', { reason: 'Too dark' });
  expect(await on.limited()).toEqual([gani.id]);
});

it('of somebody who is not limited protects from nothing', async () => {
  const bola = await person(on.app, 'Bola');
  await on.report(await trusted(on, 'Ada'), bola);
  await review(await selfieOf(bola), 'APPROVE');
  await on.report(await trusted(on, 'Chidi'), bola);
  expect(await on.limited()).toContain(bola.id);
});

it('that is approved as somebody reports the same person leaves them in decks', async () => {
  const bola = await person(on.app, 'Bola');
  await limit(bola);
  const selfie = await selfieOf(bola);
  const others = [await trusted(on, 'Dayo'), await trusted(on, 'Eze')];
  await Promise.all([review(selfie, 'APPROVE'), ...others.map((by) => on.report(by, bola))]);
  expect(await on.limited()).not.toContain(bola.id);
});
