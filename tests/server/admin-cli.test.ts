/** The command line of administrators: what it prints, and how it fails. Each command against its scope is in admin-commands.test.ts. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Terminal } from '#server/cli/admin/command.ts';
import { exitCodes } from '#server/cli/admin/failure.ts';
import { run } from '#server/cli/admin/run.ts';
import { newAdmin, type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { ask } from '#tests/setup/ask.ts';
import { runProgram } from '#tests/setup/processes.ts';

const START_TWO_FACTOR = `mutation ($input: StartTwoFactorInput!) { startTwoFactor(input: $input) {
  ... on StartTwoFactorSuccess { secret } } }`;
const CONFIRM_TWO_FACTOR =
  'mutation ($input: ConfirmTwoFactorInput!) { confirmTwoFactor(input: $input) { __typename } }';
const CREATE_TOKEN = `mutation CreateToken($input: CreateAccessTokenInput!) { createAccessToken(input: $input) {
  ... on CreateAccessTokenSuccess { token } } }`;

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await newAdmin(app, 'Zainab');
});
afterAll(() => app.stop());

async function scriptToken(scopes: string[]): Promise<string> {
  const { data, body } = await app.gql(CREATE_TOKEN, { input: { name: 'a test', scopes } }, admin.accessToken);
  if (data?.createAccessToken.token === undefined) throw new Error(body);
  return data.createAccessToken.token;
}
const auditOf = (subjectId: string) =>
  app.db.selectFrom('auditEvents').selectAll().where('subjectId', '=', subjectId).execute();
const status = async (token: string) => (await app.gql('{ viewer { id } }', {}, token)).status;

const env = () => ({ ZOBO_URL: app.url, LOG_LEVEL: 'silent' }) as NodeJS.ProcessEnv;
const database = () => ({ ...env(), DATABASE_URL: app.databaseUrl, APP_SECRET: 'x'.repeat(32) });

it('reads .env as the server does, and says why it cannot reach the database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zobo-admin-'));
  const address = 'postgres://zobo:hunter2@127.0.0.1:1/zobo';
  await writeFile(join(folder, '.env'), `DATABASE_URL=${address}\nAPP_SECRET=${'s'.repeat(32)}\n`);
  const args = ['grant-role', 'ada@example.com', 'admin', '--yes'];
  const program = runProgram('server/cli/admin.ts', { cwd: folder, args });
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain('DATABASE_URL: the database at 127.0.0.1:1 cannot be used');
  expect(program.output()).not.toMatch(/hunter2| {4}at /);
  await rm(folder, { recursive: true });
});

it('makes the first administrator, a token, a grant and a suspension', async () => {
  const musa = await person(app, 'Musa', { profile: false });
  const ngozi = await person(app, 'Ngozi', { profile: false });
  expect(await run(['grant-role', musa.email, 'admin', '--yes'], database())).toBe(
    `${musa.email} is an administrator now.`,
  );
  expect(await run(['grant-role', musa.email, 'admin', '--yes'], database())).toBe(
    `${musa.email} was an administrator already.`,
  );
  expect(await auditOf(musa.id)).toMatchObject([{ action: 'grant_role', actorId: null, details: { role: 'admin' } }]);

  const credentials = { ADMIN_EMAIL: musa.email, ADMIN_PASSWORD: musa.password };
  const token = await run(
    ['create-token', '--name', 'cron', '--scopes', 'entitlements_write,accounts_suspend', '--yes'],
    { ...env(), ...credentials },
  );
  expect(token).toMatch(/^zobo_/);
  const script = { ...env(), ADMIN_TOKEN: token };
  expect(await run(['grant-entitlement', ngozi.email, 'soul', '--dry-run'], script)).toContain('Nothing was stored');
  expect(await run(['grant-entitlement', ngozi.email, 'soul', '--days', '3', '--yes'], script)).toContain(
    `${ngozi.email} has SOUL until`,
  );
  expect(await run(['suspend', ngozi.email, '--reason', 'spam', '--yes'], script)).toBe(`${ngozi.email} is suspended.`);
  expect(await status(ngozi.accessToken)).toBe(401);
});

it('signs in with a second factor where the account has one', async () => {
  const amara = await newAdmin(app, 'Amara');
  const { secret } = await ask(app, START_TWO_FACTOR, { password: amara.password }, amara.accessToken);
  const code = (): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });
  await ask(app, CONFIRM_TWO_FACTOR, { twoFactorCode: code() }, amara.accessToken);
  app.clock.advance(90_000);
  const create = (ADMIN_CODE: string) =>
    run(['create-token', '--scopes', 'users_read', '--yes'], {
      ...env(),
      ADMIN_EMAIL: amara.email,
      ADMIN_PASSWORD: amara.password,
      ADMIN_CODE,
    });
  await expect(create('')).rejects.toMatchObject({
    code: 'TWO_FACTOR_REQUIRED',
    message: expect.stringContaining('ADMIN_CODE'),
  });
  await expect(create('nonsense')).rejects.toMatchObject({ code: 'INVALID_TWO_FACTOR_CODE' });
  expect(await create(code())).toMatch(/^zobo_/);
});

it('tells before it signs in what the server would not take of a token', async () => {
  for (const [line, message] of [
    [['--days', '0'], 'days: Days must be a whole number from 1 to 366'],
    [['--days', '367'], 'days: Days must be a whole number from 1 to 366'],
    [['--name', ' '], 'name: Name must be 1 to 100 characters'],
  ] as const) {
    const tried = run(['create-token', '--dry-run', '--scopes', 'users_read', ...line], env());
    await expect(tried, line.join(' ')).rejects.toMatchObject({ code: 'INVALID_INPUT', message });
  }
  await expect(run(['create-token', '--dry-run'], env())).rejects.toMatchObject({
    code: 'USAGE',
    message: expect.stringContaining('wants --scopes, one or more of users_read, entitlements_write'),
  });
  await expect(run(['create-token', '--dry-run', '--scopes', 'all'], env())).rejects.toMatchObject({ code: 'USAGE' });
  const good = await run(['create-token', '--dry-run', '--json', '--name', ' cron ', '--scopes', 'users_read'], env());
  expect(JSON.parse(good)).toMatchObject({ isDryRun: true, name: 'cron', scopes: ['USERS_READ'], token: null });
});

it('ends with numbers that never change', () => {
  const inOrder = [
    ...['UNEXPECTED', 'USAGE', 'INVALID_INPUT', 'NOT_AVAILABLE', 'INVALID_CREDENTIALS', 'SUSPENDED', 'UNAUTHENTICATED'],
    ...['FORBIDDEN', 'RATE_LIMITED', 'BAD_USER_INPUT', 'PAYMENTS_UNAVAILABLE', 'NEWSLETTER_SENDING', 'CANCELLED'],
    ...['TWO_FACTOR_REQUIRED', 'INVALID_TWO_FACTOR_CODE', 'TOO_MANY_ATTEMPTS', 'CAPTCHA_REQUIRED', 'NOT_FOUND'],
    ...['TOO_COSTLY', 'INTERNAL_SERVER_ERROR'],
  ];
  expect(exitCodes).toEqual(Object.fromEntries(inOrder.map((code, at) => [code, at + 1])));
});

it('names whoever did something, and says so where nobody is known any more', async () => {
  const script = { ...env(), ADMIN_TOKEN: await scriptToken(['USERS_READ']) };
  const gone = await person(app, 'Gone', { profile: false });
  await run(['grant-role', gone.email, 'admin', '--yes'], database());
  const created = { name: 'x', scopes: ['USERS_READ'] };
  await app.gql(CREATE_TOKEN, { input: created }, gone.accessToken);
  const log = async (action: string) =>
    (await run(['audit-log', '--limit', '5'], script)).split('\n').find((line) => line.includes(action));
  expect(await log('create_access_token')).toContain(`by Gone Test <${gone.email}>`);
  await app.db.deleteFrom('users').where('id', '=', gone.id).execute();
  expect(await log('create_access_token')).toContain('  by nobody who is still here  ');
  expect(await log('grant_role')).toContain('  beside the server  ');
});

it('lists requests for help and answers them', async () => {
  const token = await scriptToken(['USERS_READ', 'SUPPORT_WRITE']);
  const script = { ...env(), ADMIN_TOKEN: token };
  expect(await run(['list-tickets'], script)).toBe('No request for help is open.');
  expect(await run(['list-tickets', '--json'], script)).toBe('[]');
  const obi = await person(app, 'Obi', { profile: false, plan: 'gold' });
  const ada = await person(app, 'Ada', { profile: false });
  const write = async (by: Person, subject: string): Promise<string> => {
    const { data } = await app.gql(
      'mutation($input: CreateSupportTicketInput!) { createSupportTicket(input: $input) { ... on CreateSupportTicketSuccess { ticket { id } } } }',
      { input: { subject, content: 'The first \u001b[2Jline.\r\nThe second line.' } },
      by.accessToken,
    );
    return data.createSupportTicket.ticket.id;
  };
  const adas = await write(ada, 'The first of all');
  for (let n = 0; n < 4; n += 1) await write(ada, `Another ${n}`);
  const obis = await write(obi, 'On a plan');
  // More than a page of the server.
  const now = app.clock.now();
  const row = (n: number) => ({ id: crypto.randomUUID(), userId: ada.id, subject: `Late ${n}`, isPriority: false });
  await app.db
    .insertInto('supportTickets')
    .values(
      Array.from({ length: 20 }, (_, n) => ({
        ...row(n),
        state: 'open',
        createdAt: now,
        updatedAt: now,
        stateSince: now,
      })),
    )
    .execute();

  const listed = JSON.parse(await run(['list-tickets', '--json'], script));
  expect(listed).toHaveLength(26);
  expect(listed[0]).toMatchObject({ id: obis, isPriority: true, user: { email: obi.email } });
  expect(listed[1]).toMatchObject({ id: adas, messages: [{ isFromTeam: false }] });
  expect(await run(['list-tickets'], script)).toContain(
    `Obi Test <${obi.email}>  priority\n  On a plan\n  they  The first  [2Jline.\n    The second line.\n`,
  );
  const line = ['answer-ticket', obis, '--answer', 'It is mended.', '--yes'];
  expect(await run([...line, '--dry-run'], script)).toBe(
    `Nothing was stored: the request of ${obi.email} would be answered.`,
  );
  expect(await run(line, script)).toBe(`The request of ${obi.email} is answered.`);
  expect(await run(['list-tickets', '--state', 'answered'], script)).toContain('  team  It is mended.');
  expect(await run(['answer-ticket', adas, '--close', '--yes'], script)).toBe(`The request of ${ada.email} is closed.`);
  expect(JSON.parse(await run(['list-tickets', '--state', 'CLOSED', '--json'], script))).toHaveLength(1);
});

it('fails with the code of what went wrong', async () => {
  const token = await scriptToken(['USERS_READ', 'ENTITLEMENTS_WRITE', 'ACCOUNTS_SUSPEND']);
  const script = { ...env(), ADMIN_TOKEN: token };
  const failures: [string[], NodeJS.ProcessEnv, string][] = [
    [[], env(), 'USAGE'],
    [['dance'], env(), 'USAGE'],
    [['suspend', admin.email], script, 'USAGE'],
    [['grant-entitlement', admin.email, 'platinum'], script, 'USAGE'],
    [['grant-role', admin.email, 'king'], database(), 'USAGE'],
    [['grant-role', 'nobody@example.com', 'admin'], database(), 'NOT_AVAILABLE'],
    [['grant-role', 'nonsense', 'admin'], database(), 'INVALID_INPUT'],
    [['grant-entitlement', 'nobody@example.com', 'gold'], script, 'NOT_AVAILABLE'],
    [['grant-entitlement', admin.email, 'gold', '--days', '999'], script, 'INVALID_INPUT'],
    [['grant-entitlement', admin.email, 'gold'], { ...env(), ADMIN_TOKEN: 'zobo_nonsense' }, 'UNAUTHENTICATED'],
    [['create-token'], env(), 'USAGE'],
    [
      ['create-token', '--scopes', 'users_read'],
      { ...env(), ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: 'not-it-at-all' },
      'INVALID_CREDENTIALS',
    ],
    [['list-tickets', 'open'], script, 'USAGE'],
    [['list-tickets', '--state', 'lost'], script, 'USAGE'],
    [['answer-ticket'], script, 'USAGE'],
    [['answer-ticket', crypto.randomUUID()], script, 'USAGE'],
    [['answer-ticket', crypto.randomUUID(), '--close'], script, 'FORBIDDEN'],
    [['suspend', 'a@example.com', '--reason', 'x'], { ...script, ZOBO_URL: 'http://127.0.0.1:9' }, 'UNEXPECTED'],
  ];
  const changing = ['grant-role', 'grant-entitlement', 'suspend', 'create-token', 'answer-ticket'];
  for (const [line, settings, failure] of failures) {
    await expect(
      run(changing.includes(line[0] ?? '') ? [...line, '--yes'] : line, settings),
      line.join(' '),
    ).rejects.toMatchObject({ code: failure });
  }
});

/** Somebody who answers so, and what they were told. */
function sitting(answer: string): Terminal & { told: string[] } {
  const told: string[] = [];
  return {
    told,
    isThere: true,
    say: (text) => void told.push(text),
    ask: async (question) => {
      told.push(question);
      return answer;
    },
  };
}

it('asks whoever sits there, after telling what would happen, and does nothing unless they type yes', async () => {
  const script = { ...env(), ADMIN_TOKEN: await scriptToken(['ACCOUNTS_SUSPEND']) };
  const pelumi = await person(app, 'Pelumi', { profile: false });
  // By its id, which the token may name and is not told the address of.
  const line = ['suspend', pelumi.id, '--reason', 'spam'];
  for (const answer of ['', 'y', 'no', 'yes please']) {
    const terminal = sitting(answer);
    await expect(run(line, script, terminal)).rejects.toMatchObject({ code: 'CANCELLED' });
    expect(terminal.told).toEqual([`Nothing was stored: ${pelumi.id} would be suspended.`, 'Type yes to do it: ']);
  }
  expect([await status(pelumi.accessToken), await auditOf(pelumi.id)]).toEqual([200, []]);
  expect(await run(line, script, sitting(' Yes '))).toBe(`${pelumi.id} is suspended.`);
  expect(await status(pelumi.accessToken)).toBe(401);
  // What cannot be is told before anything is asked.
  const terminal = sitting('yes');
  await expect(run(['suspend', admin.email, '--reason', 'x'], script, terminal)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: 'account: You cannot suspend your own account.',
  });
  expect(terminal.told).toEqual([]);
});

it('prints nothing that a terminal obeys, as text or as JSON', async () => {
  const script = { ...env(), ADMIN_TOKEN: await scriptToken(['USERS_READ']) };
  const quadri = await person(app, 'Quadri', { profile: false });
  await app.db.updateTable('users').set({ fullName: 'Evil\u001b[2J\u009b31m' }).where('id', '=', quadri.id).execute();
  const line = ['find-people', quadri.email];
  expect(await run(line, script)).toContain(`Evil [2J 31m <${quadri.email}>`);
  const json = await run([...line, '--json'], script);
  expect(json).not.toMatch(/[^\P{Cc}\n]/u);
  expect(JSON.parse(json)[0].fullName).toBe('Evil\u001b[2J\u009b31m');
});

it('ends with the code of what went wrong, and tells it as JSON when asked to', async () => {
  const command = (...args: string[]) =>
    runProgram('server/cli/admin.ts', { args, env: { ZOBO_URL: app.url, ADMIN_TOKEN: 'zobo_nonsense' } });
  const [silent, refused] = [command('suspend', 'ada@example.com', '--reason', 'x'), command('totals', '--json')];
  expect([await silent.ended, silent.output()]).toEqual([2, expect.stringContaining('say --yes')]);
  expect(await refused.ended).toBe(7);
  expect(JSON.parse(refused.output())).toEqual({ code: 'UNAUTHENTICATED', message: expect.any(String) });
});
