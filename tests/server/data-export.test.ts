/** The export: all that is kept of a person and nothing of anybody else, for that person alone and for a while. */
import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { privacyRegister } from '#server/features/index.ts';
import { photoFolder, selfieFolder } from '#server/ports/storage-keys.ts';
import { matched, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { type Canary, openChecks, plantCanaries } from '#tests/setup/canaries.ts';
import { createStillClock } from '#tests/setup/clock.ts';
import { lettersTo } from '#tests/setup/post.ts';
import { keepSignedIn } from '#tests/setup/sessions.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const EXPORT = `mutation ($input: ExportMyDataInput!) { exportMyData(input: $input) { __typename
  ... on ExportMyDataSuccess { url fileName expiresAt } ... on UserError { code message } } }`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: createStillClock(Date.now()) });
});
afterAll(() => app.stop());
beforeEach(() => openWindows(app));

async function ask(by: Person, input: object = {}): Promise<Data> {
  const answer = await app.gql(EXPORT, { input }, by.accessToken);
  if (answer.errors) throw new Error(answer.body);
  return answer.data.exportMyData;
}
const addressFor = async (by: Person, input: object = {}): Promise<string> => (await ask(by, input)).url;
const fetched = (path: string): Promise<Response> => fetch(`${app.url}${path}`);
const statusOf = async (path: string): Promise<number> => (await fetched(path)).status;
async function exportOf(by: Person): Promise<{ text: string; json: Data }> {
  const text = await (await fetched(await addressFor(by))).text();
  return { text, json: JSON.parse(text) };
}

describe('what an export holds', () => {
  let ada: Person;
  let own: Canary[];
  let others: Canary[];
  let exported: { text: string; json: Data };
  beforeAll(async () => {
    // In a database of its own: closed lists and lengths stand open in it.
    await openChecks(app);
    ada = await person(app, 'Ada');
    const bola = await person(app, 'Bola');
    await app.db.updateTable('users').set({ emailVerifiedAt: app.clock.now() }).execute();
    own = await plantCanaries(app, ada, bola);
    others = await plantCanaries(app, bola, ada);
    exported = await exportOf(ada);
  });
  const found = (canaries: readonly Canary[]) =>
    canaries.filter(({ word }) => exported.text.includes(word)).map(({ table, column }) => `${table}.${column}`);

  it('is every text of theirs that the register exports, and none that it does not', () => {
    const wanted = own.filter((canary) => canary.exported).map(({ table, column }) => `${table}.${column}`);
    expect(wanted.length).toBeGreaterThan(50);
    expect(found(own).sort()).toEqual(wanted.sort());
  });

  it('reaches every text of every table that the register exports', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and is_generated = 'NEVER' and udt_name in ('text', 'citext', '_text', 'jsonb', 'json', 'varchar')`.execute(
      app.db,
    );
    const texts = rows.filter(({ table, column }) => privacyRegister[table]?.[column]?.exported);
    const planted = own.map(({ table, column }) => `${table}.${column}`);
    const missing = texts.map(({ table, column }) => `${table}.${column}`).filter((name) => !planted.includes(name));
    // By these two the rows are found: the planted address is the account's, whose word is in both.
    expect(missing).toEqual(['newsletter_subscribers.email']);
  });

  it('is nothing of somebody who matched, messaged, liked, reported and blocked them', () => {
    expect(others.length).toBeGreaterThan(80);
    expect(found(others)).toEqual([]);
    expect(exported.text).not.toContain('Bola');
  });

  it('has the keys of the specification first, then the account and every other table by its name', () => {
    const { json } = exported;
    const keys = ['export_date', 'user', 'profile', 'photos', 'likes', 'matches', 'messages', 'account'];
    expect(Object.keys(json).slice(0, keys.length)).toEqual(keys);
    expect(json.user).toEqual({ id: ada.id, email: ada.email, created_at: expect.stringMatching(/Z$/) });
    expect(new Date(json.export_date).toISOString()).toBe(json.export_date);
    expect(json.profile.id).toBe(ada.id);
    expect(json.messages[0].content).toBeTypeOf('string');
    expect(Object.keys(json.account)).not.toContain('password_hash');
    for (const table of ['support_tickets', 'consent_log', 'sessions', 'reported_users']) {
      expect(json[table].length, table).toBeGreaterThan(0);
    }
  });

  it('lists what they agreed to, and not when nobody showed that the address is theirs', async () => {
    const email = `chi.${crypto.randomUUID()}@example.com`;
    const subscribe = `mutation { subscribeToNewsletter(input: { email: "${email}", hasConsented: true }) { __typename } }`;
    await app.gql(subscribe);
    const chidi = await person(app, 'Chidi');
    await app.db.updateTable('users').set({ email, emailVerifiedAt: null }).where('id', '=', chidi.id).execute();
    const before = (await exportOf(chidi)).json;
    const agreed = (json: Data) => json.consent_log.map(({ what }: { what: string }) => what).sort();
    expect(agreed(before)).toEqual(['adult', 'data_processing', 'privacy', 'terms']);
    expect(before.newsletter_subscribers).toEqual([]);
    await app.db.updateTable('users').set({ emailVerifiedAt: app.clock.now() }).where('id', '=', chidi.id).execute();
    const after = (await exportOf(chidi)).json;
    expect(agreed(after)).toEqual(['adult', 'data_processing', 'newsletter', 'privacy', 'terms']);
    expect(after.newsletter_subscribers.length).toBe(1);
  });

  it('is whole when a table has more rows than are read at once', async () => {
    const [efe, funke] = [await person(app, 'Efe'), await person(app, 'Funke')];
    const match = await matched(app, efe, funke);
    await sql`
      insert into messages (id, match_id, seq, sender_id, client_id, content, created_at)
      select gen_random_uuid(), ${match}, n, case when n % 2 = 0 then ${efe.id}::uuid else ${funke.id}::uuid end, gen_random_uuid(),
        'message ' || n, now() from generate_series(1, 4002) n`.execute(app.db);
    const { json } = await exportOf(efe);
    const contents = json.messages.map(({ content }: { content: string }) => content);
    expect(new Set(contents).size).toBe(2001);
    expect(contents.every((content: string) => Number(content.slice(8)) % 2 === 0)).toBe(true);
  });
});

describe('an export with photos', () => {
  it('is an archive with the JSON and the very files', async () => {
    const ada = await person(app, 'Ada');
    const now = app.clock.now();
    const files: Record<string, Buffer> = {};
    for (const [place, size] of [70_000, 900].entries()) {
      const id = crypto.randomUUID();
      const shown = { state: 'ready', displayOrder: place, width: 9, height: 9 };
      const photo = { id, userId: ada.id, contentType: 'image/jpeg', byteSize: size, createdAt: now, purpose: 'photo' };
      await app.db
        .insertInto('profilePhotos')
        .values({ ...photo, ...shown })
        .execute();
      const bytes = app.deps.random.bytes(size);
      await app.deps.ports.storage.put(`${photoFolder(id)}1080.jpeg`, bytes, 'image/jpeg');
      await app.deps.ports.storage.put(`${photoFolder(id)}320.jpeg`, app.deps.random.bytes(10), 'image/jpeg');
      files[place === 0 ? 'photos/1-main.jpeg' : 'photos/2.jpeg'] = bytes;
    }
    const selfies = [crypto.randomUUID(), crypto.randomUUID()];
    for (const [at, id] of selfies.entries()) {
      const selfieRemovedAt = at === 0 ? null : now;
      await app.db
        .insertInto('verifications')
        .values({ id, userId: ada.id, status: 'rejected', submittedAt: now, selfieRemovedAt })
        .execute();
    }
    const selfie = app.deps.random.bytes(2_000);
    await app.deps.ports.storage.put(`${selfieFolder(selfies[0] ?? '')}720.webp`, selfie, 'image/webp');
    files['photos/selfie-1.webp'] = selfie;

    const { url, fileName } = await ask(ada, { hasPhotos: true });
    const answer = await fetched(url);
    expect(fileName).toMatch(/^data-export-\d{4}-\d{2}-\d{2}\.zip$/);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`);
    const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const json = fileName.replace('.zip', '.json');
    expect(Object.keys(entries).sort()).toEqual([json, ...Object.keys(files)].sort());
    const hash = (bytes: Uint8Array = new Uint8Array(0)) => createHash('sha256').update(bytes).digest('hex');
    for (const [name, bytes] of Object.entries(files)) expect(hash(entries[name]), name).toBe(hash(bytes));
    expect(JSON.parse(Buffer.from(entries[json] ?? []).toString()).photos.length).toBe(2);
  });
});

describe('the address of an export', () => {
  it('answers a file that nobody keeps, under the name that was told', async () => {
    const { url, fileName, expiresAt } = await ask(await person(app, 'Ada'));
    const { headers } = await fetched(url);
    expect(fileName).toMatch(/^data-export-\d{4}-\d{2}-\d{2}\.json$/);
    expect(new Date(expiresAt).getTime() - app.clock.now().getTime()).toBe(limits.dataRights.exportMs);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it('is good for what and whom it was signed for, and says in plain words when it is not', async () => {
    const [ada, bola] = [await person(app, 'Ada'), await person(app, 'Bola')];
    const [hers, theirs] = [await addressFor(ada), await addressFor(bola)];
    const session = (path: string): string => path.split('/')[2] ?? '';
    const tampered = [
      hers.replace(session(hers), session(theirs)),
      hers.replace('/data?', '/photos?'),
      hers.replace('/data?', '/everything?'),
      hers.replace(/expires=(\d)/, 'expires=9$1'),
      hers.replace(/signature=(.)/, (_, first: string) => `signature=${first === '_' ? 'A' : '_'}`),
      hers.replace(/signature=.*/, ''),
      `${hers}&signature=x`,
      '/exports/nobody/data?expires=1&signature=x',
    ];
    for (const path of tampered) expect(await statusOf(path), path).toBe(404);
    expect(await statusOf(hers)).toBe(200);
    expect(await (await fetched(tampered[0] ?? '')).text()).toContain('Please ask for a new one');
  });

  it('is good for ten minutes', async () => {
    const path = await addressFor(await person(app, 'Ada'));
    app.clock.advance(limits.dataRights.exportMs);
    expect(await statusOf(path)).toBe(200);
    app.clock.advance(1);
    expect(await statusOf(path)).toBe(404);
  });

  it('is good while its session lives', async () => {
    const ada = await person(app, 'Ada');
    const path = await addressFor(ada);
    expect(await statusOf(path)).toBe(200);
    await app.gql('mutation { signOut(input: {}) { __typename } }', {}, ada.accessToken);
    expect(await statusOf(path)).toBe(404);
  });
});

describe('asking for an export', () => {
  it('takes the password once the session is an hour old, and counts wrong ones', async () => {
    const ada = await person(app, 'Ada');
    await keepSignedIn(app);
    app.clock.advance(limits.dataRights.freshSessionMs);
    expect((await ask(ada)).__typename).toBe('ExportMyDataSuccess');
    app.clock.advance(1);
    expect((await ask(ada)).__typename).toBe('PasswordRequired');
    expect((await ask(ada, { password: '' })).__typename).toBe('PasswordRequired');
    expect((await ask(ada, { password: 'not this one' })).__typename).toBe('InvalidCredentials');
    expect((await ask(ada, { password: ada.password })).__typename).toBe('ExportMyDataSuccess');
    const { points } = limits.throttles.signInOfAccountAndAddress;
    for (let tries = 1; tries < points; tries += 1) await ask(ada, { password: 'not this one' });
    expect((await ask(ada, { password: ada.password })).__typename).toBe('TooManyAttempts');
  });

  it('is told by mail each time, so that nobody takes it unseen', async () => {
    const ada = await person(app, 'Ada');
    await lettersTo(app, ada.email);
    for (let times = 0; times < 2; times += 1) await addressFor(ada);
    const subjects = (await lettersTo(app, ada.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Your data was exported', 'Your data was exported']);
  });

  it('is for whoever signed in, and ten times a day, of fifty at once too', async () => {
    const refused = await app.gql(EXPORT, { input: {} });
    expect(refused.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    const ada = await person(app, 'Ada');
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(ada)));
    const paths = answers.flatMap(({ url }) => (url === undefined ? [] : [url]));
    expect(paths.length).toBe(limits.throttles.exportsOfAccount.points);
    const fetches = Array.from({ length: 50 }, (_, at) => fetched(paths[at % paths.length]));
    const [whole, busy] = [new Set<string>(), new Set<string>()];
    let count = 0;
    for (const answer of await Promise.all(fetches)) {
      if (answer.status === 200) count += 1;
      (answer.status === 200 ? whole : busy).add(await answer.text());
    }
    expect([...whole].map((text) => JSON.parse(text).user.id)).toContain(ada.id);
    // Small ones end so soon that a few more may begin; all of them at once never do.
    expect(count).toBeGreaterThanOrEqual(limits.dataRights.fetchedAtOnce);
    expect([...busy]).toEqual(['Your data is being downloaded already. Please wait until that is done.\n']);
    expect(await statusOf(paths[0])).toBe(200);
  });
});
