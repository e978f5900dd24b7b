/** Whom a breach may have touched: by the audit and the sessions of a time, of all or of one account. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, person } from '#tests/factories/people.ts';
import { type Moderation, startModeration } from '#tests/setup/moderating.ts';

const SCOPE = `query($since: DateTime!, $until: DateTime!, $actor: AccountRefInput, $first: Int! = 20, $after: String) { admin {
  breachScope(since: $since, until: $until, actor: $actor, first: $first, after: $after) {
    nodes { categories user { id } } pageInfo { endCursor } } } }`;
const IN_ACCOUNT = 'everything in the account';
const IN_REPORTS = 'reports and messages kept with them';

let on: Moderation;
let [ada, bola, chidi] = [] as unknown as [Person, Person, Person];
let span: { since: string; until: string };
beforeAll(async () => {
  on = await startModeration();
  [ada, bola, chidi] = [await person(on.app, 'Ada'), await person(on.app, 'Bola'), await person(on.app, 'Chidi')];
  const reportId = await on.report(ada, bola);
  // Their sessions were last in use long before.
  const [longAgo, at] = [new Date('2020-01-01'), on.app.clock.now()];
  await on.app.db
    .updateTable('sessions')
    .set({ createdAt: longAgo, lastSeenAt: longAgo })
    .where('userId', 'in', [bola.id, chidi.id])
    .execute();
  await on.resolve({ reportId, decision: 'WARN', note: 'Be kind' });
  const hour = 3_600_000;
  span = { since: new Date(at.getTime() - hour).toISOString(), until: new Date(at.getTime() + hour).toISOString() };
});
afterAll(() => on.app.stop());

const scope = (variables: object) => on.app.gql(SCOPE, { ...span, ...variables }, on.admin.accessToken);
async function touched(variables: object = {}): Promise<Record<string, string[]>> {
  const { data, body } = await scope(variables);
  if (!data?.admin) throw new Error(body);
  const { nodes } = data.admin.breachScope;
  return Object.fromEntries(
    nodes.map(({ user, categories }: { user: Person; categories: string[] }) => [user.id, categories]),
  );
}

it('names whose session was in use and to whom something was done, once, with the categories', async () => {
  expect(await touched()).toEqual({
    [ada.id]: [IN_ACCOUNT],
    [on.admin.id]: [IN_ACCOUNT],
    [bola.id]: ['moderation of the account', IN_REPORTS],
  });
});

it('names what one account did, and that account', async () => {
  const byAdmin = { [on.admin.id]: [IN_ACCOUNT], [bola.id]: ['moderation of the account', IN_REPORTS] };
  expect(await touched({ actor: { email: on.admin.email } })).toEqual(byAdmin);
  expect(await touched({ actor: { email: ada.email } })).toEqual({ [ada.id]: [IN_ACCOUNT] });
  expect(await touched({ actor: { email: chidi.email } })).toEqual({});
});

it('names nobody of another time, and everybody page by page', async () => {
  expect(await touched({ since: '2019-01-01T00:00:00Z', until: '2019-12-31T00:00:00+01:00' })).toEqual({});
  const found: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < 3; page += 1) {
    const { data } = await scope({ first: 1, after });
    found.push(...data.admin.breachScope.nodes.map(({ user }: { user: Person }) => user.id));
    after = data.admin.breachScope.pageInfo.endCursor;
  }
  expect(found).toEqual([ada.id, on.admin.id, bola.id].toSorted());
});

it('refuses what is no span, and an address that nobody has: it would look as if nobody was touched', async () => {
  const wrong = [
    { since: span.until, until: span.since },
    { since: 'yesterday' },
    { actor: { email: 'nobody@example.com' } },
  ];
  for (const variables of wrong) {
    const { errors } = await scope(variables);
    expect(errors?.[0]?.extensions?.code, JSON.stringify(variables)).toBe('BAD_USER_INPUT');
  }
});
