/** Command lines of administrators that are wrong, and the files that some of them name. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '#server/cli/admin/run.ts';
import { articleFile, ideaFields } from '#tests/factories/admin-files.ts';
import { newAdmin } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

let app: TestApp;
let folder: string;
let env: NodeJS.ProcessEnv;
const file = (name: string): string => join(folder, name);
beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'zobo-files-'));
  const admin = await newAdmin(app, 'Zainab');
  const credentials = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  const server = { ZOBO_URL: app.url } as NodeJS.ProcessEnv;
  env = {
    ...server,
    ADMIN_TOKEN: await run(['create-token', '--scopes', 'users_read,catalog_write,newsletter_send', '--yes'], {
      ...server,
      ...credentials,
    }),
  };
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

it.each([
  ['save-article', 'no-head.md', 'Just words.', 'it does not begin with a head'],
  ['save-article', 'bad-key.md', articleFile.replace('day:', 'color:'), 'is not a line of its head'],
  ['save-article', 'no-day.md', articleFile.replace('day: monday\n', ''), 'day is missing'],
  ['save-article', 'bad-day.md', articleFile.replace('monday', 'constructor'), '"constructor" is no day'],
  ['save-article', 'quoted.md', articleFile.replace('Begin again on Monday', '"Begin again"'), 'quotation marks'],
  ['save-article', 'short.md', articleFile.slice(0, 120), 'content: Text must be'],
  ['save-date-idea', 'list.json', '[]', 'it should be a JSON object'],
  ['save-date-idea', 'torn.json', '{ "name": ', 'it should be a JSON object'],
  ['save-date-idea', 'long.json', JSON.stringify({ ...ideaFields, romanticScore: 6 }), 'romanticScore: Hearts must be'],
])('%s of %s says what is wrong', async (command, name, text, message) => {
  await writeFile(file(name), text);
  const saved = run([command, file(name), '--yes'], env);
  await expect(saved).rejects.toMatchObject({ code: 'INVALID_INPUT', message: expect.stringContaining(message) });
});

it('files that are not there, and options of other commands, are faults of the command line', async () => {
  for (const line of [
    ['save-article', file('nowhere.md'), '--yes'],
    ['record-bounces', '--yes'],
    ['list-reports', '--dry-run'],
    ['list-reports', '--note', 'x'],
    ['resolve-report', 'x', 'suspend', '--yes'],
    ['resolve-report', 'x', 'forgive', '--yes'],
    ['send-newsletter', 'sunday', '--yes'],
    ['find-people'],
    ['figures', '--days', 'many'],
  ]) {
    await expect(run(line, env), line.join(' ')).rejects.toMatchObject({ code: 'USAGE' });
  }
  await expect(run(['figures', '--days', '91'], env)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  });
});
