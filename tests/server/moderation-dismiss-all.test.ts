/** All that one person reported is dismissed at once. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { messages } from '#rules/admin.ts';
import { newAdmin, type Person, person } from '#tests/factories/people.ts';
import type { Data } from '#tests/setup/app.ts';
import { ask } from '#tests/setup/ask.ts';
import { type Moderation, startModeration, trusted } from '#tests/setup/moderating.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const DISMISS = `mutation($input: DismissReportsByInput!) { dismissReportsBy(input: $input) { __typename
  ... on DismissReportsBySuccess { isDryRun dismissed reporter { id } } ... on UserError { code message }
  ... on InvalidInput { fieldErrors { path message } } } }`;

const EXPORT = `mutation($input: ExportMyDataInput!) { exportMyData(input: $input) { ... on ExportMyDataSuccess { url } } }`;

let on: Moderation;
let mallory: Person;
let victims: Person[];
beforeAll(async () => {
  on = await startModeration();
});
beforeEach(async () => {
  await openWindows(on.app);
  mallory = await trusted(on, 'Mallory');
  victims = [await person(on.app, 'Ada'), await person(on.app, 'Bola'), await person(on.app, 'Chidi')];
  for (const victim of victims) await on.report(mallory, victim);
});
afterAll(() => on.app.stop());

const dismiss = (input: object, by = on.admin): Promise<Data> => ask(on.app, DISMISS, input, by.accessToken);
const states = async () => {
  const rows = on.app.db.selectFrom('reportedUsers').select('state').where('reporterId', '=', mallory.id);
  return (await rows.execute()).map(({ state }) => state).toSorted();
};

it('dismisses all that wait with one line in the audit, and lets those go whom they limited; a dry run does nothing', async () => {
  const [ada] = victims as [Person];
  const dayo = await trusted(on, 'Dayo');
  await on.report(dayo, ada);
  await on.report(mallory, ada, 'HARASSMENT');
  expect(await on.limited()).toEqual([ada.id]);
  const dry = await dismiss({ account: { email: mallory.email }, isDryRun: true });
  expect(dry).toMatchObject({ __typename: 'DismissReportsBySuccess', isDryRun: true, dismissed: 4 });
  expect([await on.limited(), await states()]).toEqual([[ada.id], ['open', 'open', 'open', 'open']]);
  const done = await dismiss({ account: { email: mallory.email }, note: 'A jealous former partner' });
  expect(done).toMatchObject({ isDryRun: false, dismissed: 4, reporter: { id: mallory.id } });
  expect([await on.limited(), await states()]).toEqual([[], ['dismissed', 'dismissed', 'dismissed', 'dismissed']]);
  expect(await on.audited(mallory)).toEqual(['dismiss_reports']);
  expect((await on.queue()).map(({ reported }) => reported.id)).toEqual([ada.id]);
  expect(await on.letters(mallory)).toEqual([]);
  // Nobody looked at the person: others are believed as before, and the reporter no more.
  await on.report(await trusted(on, 'Eze'), ada);
  expect(await on.limited()).toEqual([ada.id]);
  await dismiss({ account: { email: dayo.email } });
  await openWindows(on.app);
  await on.report(mallory, ada);
  expect(await on.limited()).toEqual([]);
});

it('leaves those about the administrator to another, and refuses those by the administrator', async () => {
  const other = await newAdmin(on.app, 'Halima', {});
  await on.report(mallory, other, 'HARASSMENT');
  expect(await dismiss({ account: { email: mallory.email } }, other)).toMatchObject({ dismissed: 3 });
  expect(await states()).toEqual(['dismissed', 'dismissed', 'dismissed', 'open']);
  expect(await dismiss({ account: { email: mallory.email } })).toMatchObject({ dismissed: 1 });
  expect(await dismiss({ account: { email: on.admin.email } })).toMatchObject({ message: messages.ownReport });
  expect(await dismiss({ account: { email: 'nobody@example.com' } })).toMatchObject({
    message: messages.unknownAccount,
  });
  const long = await dismiss({ account: { email: mallory.email }, note: 'x'.repeat(501) });
  expect(long.fieldErrors).toEqual([{ path: 'note', message: messages.longReason }]);
});

it('of two at once, and with reports that are made meanwhile, decides each once', async () => {
  const [ada] = victims as [Person];
  const [one, other] = await Promise.all([
    dismiss({ account: { email: mallory.email } }),
    dismiss({ account: { email: mallory.email } }),
    on.report(mallory, ada, 'OTHER'),
    on.report(await trusted(on, 'Dayo'), ada),
  ]);
  expect(one.dismissed + other.dismissed).toBe((await states()).filter((state) => state === 'dismissed').length);
  await dismiss({ account: { email: mallory.email } });
  expect(new Set(await states())).toEqual(new Set(['dismissed']));
});

it('is not in the reporter’s export: nobody is told what their reports weigh', async () => {
  await dismiss({ account: { email: mallory.email } });
  expect(await on.audited(mallory)).toEqual(['dismiss_reports']);
  const { url } = await ask(on.app, EXPORT, {}, mallory.accessToken);
  const exported = await (await fetch(`${on.app.url}${url}`)).text();
  expect(exported).toContain(mallory.email);
  for (const word of ['dismiss_reports', 'dismissed', 'counts']) expect(exported).not.toContain(word);
});
