/** A sending that names its article: what was agreed to goes out, or nothing does. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { syncContent } from '#server/boot/content.ts';
import { newAdmin, type Person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { mutation } from '#tests/setup/spec-table.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  await syncContent(app.deps);
  admin = await newAdmin(app, 'Ada');
  const document =
    'mutation ($input: SubscribeToNewsletterInput!) { subscribeToNewsletter(input: $input) { __typename } }';
  await app.gql(document, { input: { email: 'reader@example.com', hasConsented: true } });
});
afterAll(() => app.stop());

const send = mutation(() => app, 'sendWeeklyNewsletter', '... on SendWeeklyNewsletterSuccess { article { id } }');
const issues = () => app.db.selectFrom('newsletterIssues').select('articleId').execute();

it('sends the article that was agreed to, and no other in its place', async () => {
  const agreed = (await send({ day: 'MONDAY', isDryRun: true }, admin)).article.id;
  const thursday = (await send({ day: 'THURSDAY', isDryRun: true }, admin)).article.id;
  for (const articleId of [thursday, crypto.randomUUID(), 'nothing']) {
    for (const isDryRun of [true, false]) {
      expect(await send({ day: 'MONDAY', articleId, isDryRun }, admin)).toMatchObject({
        __typename: 'NotAvailable',
        message: 'Another article is next by now. Please look at it before you send it.',
      });
    }
  }
  expect(await issues()).toEqual([]);
  expect((await send({ day: 'MONDAY', articleId: agreed }, admin)).article.id).toBe(agreed);
  expect(await issues()).toEqual([{ articleId: agreed }]);
});
