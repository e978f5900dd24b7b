/** A report that somebody is under 18 hides their profile until a moderator has looked. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { like, type Person, person } from '#tests/factories/people.ts';
import { type Moderation, startModeration } from '#tests/setup/moderating.ts';
import { openWindows } from '#tests/setup/throttles.ts';

let on: Moderation;
let ada: Person;
let chidi: Person;
let bola: Person;
beforeAll(async () => {
  on = await startModeration();
  [ada, chidi] = [await person(on.app, 'Ada'), await person(on.app, 'Chidi')];
});
beforeEach(async () => {
  bola = await person(on.app, 'Bola');
});
afterAll(() => on.app.stop());

it('hides at once, tells the person and not by whom, and leaves them signed in; a dismissal shows them again', async () => {
  const id = await on.report(ada, bola);
  expect(await on.sees(chidi, bola)).toBe(false);
  expect(await on.own(bola)).toMatchObject({ profile: { underReview: true } });
  expect(await on.audited(bola)).toEqual(['hide_profile']);
  const row = on.app.db.selectFrom('auditEvents').select(['actorId', 'details']).where('subjectId', '=', bola.id);
  expect(await row.execute()).toEqual([{ actorId: null, details: { reportId: id } }]);
  const [letter, ...more] = await on.letters(bola);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('Your profile is hidden for now');
  for (const word of [ada.name, ada.email, ada.id, id]) expect(JSON.stringify(letter)).not.toContain(word);
  expect((await on.queue())[0]).toMatchObject({ id, priority: 'URGENT' });
  expect(await on.resolve({ reportId: id, decision: 'DISMISS', dryRun: true })).toMatchObject({ dryRun: true });
  expect(await on.sees(chidi, bola)).toBe(false);
  await on.resolve({ reportId: id, decision: 'DISMISS' });
  expect(await on.sees(chidi, bola)).toBe(true);
  expect(await on.own(bola)).toMatchObject({ profile: { underReview: false } });
  expect((await on.letters(bola)).map(({ subject }) => subject)).toEqual(['Your profile is shown again']);
  expect(await on.audited(bola)).toEqual(['hide_profile', 'show_profile', 'resolve_report']);
});

it('whom a moderator found old enough is not hidden again, neither by the same person nor by another', async () => {
  await on.resolve({ reportId: await on.report(ada, bola), decision: 'DISMISS' });
  for (const by of [ada, chidi]) {
    const again = await on.report(by, bola);
    expect(await on.sees(by, bola)).toBe(true);
    expect((await on.queue()).find(({ id }) => id === again)).toMatchObject({ priority: 'URGENT' });
  }
});

it('stays hidden while another such report waits; a report for another reason hides nobody', async () => {
  await like(on.app, chidi, bola);
  await on.report(ada, bola, 'HARASSMENT');
  expect(await on.sees(chidi, bola)).toBe(true);
  const [one, other] = [await on.report(ada, bola), await on.report(chidi, bola)];
  // Whoever reported somebody knows them: more can be said of them, and they can be blocked.
  const more = await on.report(ada, bola, 'OTHER');
  for (const reportId of [one, more]) await on.resolve({ reportId, decision: 'DISMISS' });
  expect(await on.sees(chidi, bola)).toBe(false);
  await on.resolve({ reportId: other, decision: 'DISMISS' });
  expect(await on.sees(chidi, bola)).toBe(true);
});

it('of two administrators who dismiss the last two at once, the profile is shown', async () => {
  await like(on.app, chidi, bola);
  const ids = [await on.report(ada, bola), await on.report(chidi, bola)];
  await Promise.all(ids.map((reportId) => on.resolve({ reportId, decision: 'DISMISS' })));
  expect(await on.sees(ada, bola)).toBe(true);
});

it('who is let in again stays hidden while such a report waits', async () => {
  await like(on.app, ada, bola);
  const account = `email: "${bola.email}", reason: "Spam"`;
  await on.app.gql(`mutation { suspendAccount(input: { ${account} }) { __typename } }`, {}, on.admin.accessToken);
  const reportId = await on.report(ada, bola);
  await on.app.gql(`mutation { restoreAccount(input: { ${account} }) { __typename } }`, {}, on.admin.accessToken);
  expect(await on.sees(chidi, bola)).toBe(false);
  await on.resolve({ reportId, decision: 'DISMISS' });
  expect(await on.sees(chidi, bola)).toBe(true);
});

it('of fifty at once hides once', async () => {
  const reporters: Person[] = [];
  for (let at = 0; at < 5; at += 1) {
    const someone = await person(on.app, 'Dayo');
    await like(on.app, someone, bola);
    reporters.push(someone);
  }
  await openWindows(on.app);
  const fifty = Array.from({ length: 50 }, (_, at) => reporters[at % 5] as Person);
  expect(new Set(await Promise.all(fifty.map((by) => on.report(by, bola)))).size).toBe(5);
  expect(await on.audited(bola)).toEqual(['hide_profile']);
  expect(await on.letters(bola)).toHaveLength(1);
});
