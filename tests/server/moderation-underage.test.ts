/** Reports that somebody is under 18: one hides nobody, two of independent people limit, until a moderator has looked. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { like, matched, type Person, person } from '#tests/factories/people.ts';
import { type Moderation, startModeration, trusted } from '#tests/setup/moderating.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let on: Moderation;
let bola: Person;
beforeAll(async () => {
  on = await startModeration();
});
beforeEach(async () => {
  await openWindows(on.app);
  await on.app.db.deleteFrom('reportedUsers').execute();
  await on.app.db.deleteFrom('auditEvents').execute();
  await on.app.db.updateTable('profiles').set({ limitedAt: null }).execute();
  bola = await person(on.app, 'Bola');
});
afterAll(() => on.app.stop());

async function people(count: number, make: (at: number) => Promise<Person>): Promise<Person[]> {
  const made: Person[] = [];
  for (let at = 0; at < count; at += 1) made.push(await make(at));
  return made;
}

/** What reports of somebody limit: two trusted people who know nothing of each other. */
async function limitByTwo(of: Person): Promise<[Person, Person]> {
  const [ada, chidi] = [await trusted(on, 'Ada'), await trusted(on, 'Chidi')];
  await on.report(ada, of);
  await on.report(chidi, of);
  return [ada, chidi];
}

const isLimited = async ({ id }: Person) => (await on.limited()).includes(id);
const reportsBy = ({ id }: Person) =>
  on.app.db.selectFrom('reportedUsers').selectAll().where('reporterId', '=', id).orderBy('createdAt').execute();

describe('whom reports limit', () => {
  it.each([
    ['seconds old', { ageMs: 0, hasPhoto: false, isConfirmed: false }, 0],
    ['two years old, whose reports were right', { ageMs: 730 * DAY }, 4],
  ])('nobody, by 20 reports of one account %s; all of them are first in the queue', async (_, account, upheld) => {
    const mallory = await trusted(on, 'Mallory', account);
    for (const guilty of await people(upheld, () => person(on.app, 'Eze')))
      await on.resolve({ reportId: await on.report(mallory, guilty), decision: 'WARN', note: 'Be honest.' });
    await openWindows(on.app);
    const victims = await people(20, () => person(on.app, 'Bola'));
    await on.report(await person(on.app, 'Dayo'), victims[0] as Person, 'HARASSMENT');
    for (const victim of victims) await on.report(mallory, victim);
    for (const victim of victims.slice(0, 10)) {
      await openWindows(on.app);
      await on.report(mallory, victim);
    }
    expect(await on.limited()).toEqual([]);
    for (const victim of victims) expect(await on.sees(on.admin, victim)).toBe(true);
    expect((await on.queue()).map(({ priority }) => priority)).toEqual(Array.from({ length: 20 }, () => 'URGENT'));
  });

  it('nobody, by 50 fresh accounts', async () => {
    const fifty = await people(50, () => person(on.app, 'Mallory'));
    for (const by of fifty) await on.report(by, bola);
    expect(await on.limited()).toEqual([]);
    expect(await on.letters(bola)).toEqual([]);
    expect(await on.audited(bola)).toEqual([]);
    // Nor do they once one whom it is worth to believe says so too.
    await on.report(await trusted(on, 'Ada'), bola);
    expect(await on.limited()).toEqual([]);
    await on.pass(8 * DAY);
    await on.report(fifty[0] as Person, bola);
    expect(await on.limited()).toEqual([]);
  });

  it('one, by two trusted ones, within a second', async () => {
    const [ada, chidi] = [await trusted(on, 'Ada'), await trusted(on, 'Chidi')];
    await on.report(ada, bola);
    expect(await on.limited()).toEqual([]);
    const began = performance.now();
    await on.report(chidi, bola);
    expect(await on.limited()).toEqual([bola.id]);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it.each([
    ['matched with each other', {}, true],
    ['joined in one network within 48 hours', { network: Buffer.alloc(32, 7) }, false],
  ])('nobody, by two who %s', async (_, account, areMatched) => {
    const [ada, chidi] = [await trusted(on, 'Ada', account), await trusted(on, 'Chidi', account)];
    if (areMatched) {
      const matchId = await matched(on.app, ada, chidi);
      // A match that is over was one.
      const unmatch = `mutation { unmatch(input: { matchId: "${matchId}" }) { __typename } }`;
      expect((await on.app.gql(unmatch, {}, ada.accessToken)).data.unmatch.__typename).toBe('UnmatchSuccess');
    }
    await on.report(ada, bola);
    await on.report(chidi, bola);
    expect(await on.limited()).toEqual([]);
    await on.report(await trusted(on, 'Dayo'), bola);
    expect(await on.limited()).toEqual([bola.id]);
  });

  it('keeps of a network nothing but a hash, the same for both who joined there', async () => {
    const [ada, chidi] = [await person(on.app, 'Ada'), await person(on.app, 'Chidi')];
    const rows = on.app.db.selectFrom('users').select('joinedNetwork').where('id', 'in', [ada.id, chidi.id]);
    const [one, other] = (await rows.execute()).map(({ joinedNetwork }) => joinedNetwork);
    expect(one).toHaveLength(32);
    expect(one).toEqual(other);
  });

  it('nobody, by any number of reports for another reason', async () => {
    for (const by of await people(3, () => trusted(on, 'Ada'))) await on.report(by, bola, 'HARASSMENT');
    expect(await on.limited()).toEqual([]);
  });

  it('once, by fifty trusted ones at the same time', async () => {
    const fifty = await people(50, () => trusted(on, 'Ada'));
    expect(new Set(await Promise.all(fifty.map((by) => on.report(by, bola)))).size).toBe(50);
    expect(await on.limited()).toEqual([bola.id]);
    expect(await on.audited(bola)).toEqual(['limit_profile']);
    expect(await on.letters(bola)).toHaveLength(1);
  });
});

describe('whoever is limited', () => {
  it('is in no new deck and gets none, keeps matches and chats, and is told but not by whom', async () => {
    const ngozi = await person(on.app, 'Ngozi', { plan: 'gold' });
    const [eze, femi] = [await person(on.app, 'Eze'), await person(on.app, 'Femi', { plan: 'gold' })];
    const matchId = await matched(on.app, ngozi, femi);
    const found = async (by: Person) => (await on.deck(by, 'Ngozi')).ids.includes(ngozi.id);
    expect([await found(eze), (await on.deck(ngozi)).end === 'UNDER_REVIEW']).toEqual([true, false]);
    const reporters = await limitByTwo(ngozi);
    expect([await found(eze), await on.sees(eze, ngozi), await on.sees(femi, ngozi)]).toEqual([false, false, true]);
    expect(await on.deck(ngozi)).toEqual({ end: 'UNDER_REVIEW', ids: [] });
    await expect(like(on.app, eze, ngozi)).rejects.toThrow('no longer available');
    await on.say(femi, matchId, 'Still here?');
    await on.say(ngozi, matchId, 'Still here.');
    expect(await on.own(ngozi)).toMatchObject({ profile: { isUnderReview: true } });
    const [letter, ...more] = await on.letters(ngozi);
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('Your profile is in no new decks for now');
    for (const { name, email, id } of reporters)
      for (const word of [name, email, id]) expect(JSON.stringify(letter)).not.toContain(word);
    const { limitedAt } = (await on.queue())[0]?.reported ?? {};
    expect(limitedAt).not.toBeNull();
  });

  it('is back when a moderator dismisses one of the reports, and protected from then on', async () => {
    const [ada] = await limitByTwo(bola);
    const [first] = await on.queue();
    await on.resolve({ reportId: first?.id, decision: 'DISMISS', isDryRun: true });
    expect(await isLimited(bola)).toBe(true);
    await on.letters(bola);
    await on.resolve({ reportId: first?.id, decision: 'DISMISS' });
    expect([await isLimited(bola), await on.sees(on.admin, bola)]).toEqual([false, true]);
    expect(await on.own(bola)).toMatchObject({ profile: { isUnderReview: false } });
    expect((await on.letters(bola)).map(({ subject }) => subject)).toEqual(['Your profile is in decks again']);
    expect(await on.audited(bola)).toEqual(['limit_profile', 'lift_limit', 'resolve_report']);
    for (const by of [ada, await trusted(on, 'Dayo'), await trusted(on, 'Eze')]) await on.report(by, bola);
    expect(await isLimited(bola)).toBe(false);
  });

  it('is back once a moderator warned them, and may be limited again', async () => {
    await limitByTwo(bola);
    await on.resolve({ reportId: (await on.queue())[0]?.id, decision: 'WARN', note: 'Be honest about your age.' });
    expect(await isLimited(bola)).toBe(false);
    await limitByTwo(bola);
    expect(await isLimited(bola)).toBe(true);
  });

  it('of two administrators who dismiss both reports at once, is back once', async () => {
    await limitByTwo(bola);
    const ids = (await on.queue()).map(({ id }) => id);
    await Promise.all(ids.map((reportId) => on.resolve({ reportId, decision: 'DISMISS' })));
    expect(await on.audited(bola)).toEqual(expect.arrayContaining(['limit_profile', 'lift_limit']));
    expect((await on.audited(bola)).filter((action) => action === 'lift_limit')).toHaveLength(1);
  });

  it('and suspended, is in decks again once they are let in: their reports were decided', async () => {
    await limitByTwo(bola);
    const account = `account: { email: "${bola.email}" }, reason: "Spam"`;
    await on.app.gql(`mutation { suspendAccount(input: { ${account} }) { __typename } }`, {}, on.admin.accessToken);
    expect(await on.sees(on.admin, bola)).toBe(false);
    await on.app.gql(`mutation { restoreAccount(input: { ${account} }) { __typename } }`, {}, on.admin.accessToken);
    expect([await isLimited(bola), await on.sees(on.admin, bola)]).toEqual([false, true]);
  });
});

describe('what a reporter weighs', () => {
  it('is nothing from the sixth report of a minor in a day on, also when it is made again the next day', async () => {
    const [ada, chidi] = [await trusted(on, 'Ada'), await trusted(on, 'Chidi')];
    const victims = await people(8, () => person(on.app, 'Bola'));
    for (const victim of victims) await on.report(ada, victim);
    await on.pass(DAY);
    for (const victim of victims.slice(5)) await on.report(ada, victim);
    await openWindows(on.app);
    const dayo = await trusted(on, 'Dayo');
    for (const victim of [victims[4], victims[5]] as Person[]) await on.report(chidi, victim);
    expect(await on.limited()).toEqual([victims[4]?.id]);
    await on.report(dayo, victims[5] as Person);
    expect((await on.limited()).toSorted()).toEqual([victims[4]?.id, victims[5]?.id].toSorted());
    // The day is over: five more count.
    const next = await person(on.app, 'Bola');
    for (const by of [ada, chidi]) await on.report(by, next);
    expect(await isLimited(next)).toBe(true);
  });

  it('is of five of fifty that are sent at once', async () => {
    const ada = await trusted(on, 'Ada');
    const victims = await people(20, () => person(on.app, 'Bola'));
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => on.report(ada, victims[at % 20] as Person).catch(() => null)),
    );
    const made = await reportsBy(ada);
    expect(made.length).toBeGreaterThan(limits.reports.underagePerDay);
    expect(made.filter(({ counts }) => counts)).toHaveLength(limits.reports.underagePerDay);
  });

  it('is nothing for 30 days after three were dismissed, also when those are made again; they are queued all the same', async () => {
    const mallory = await trusted(on, 'Mallory');
    const dismissed = await people(3, () => person(on.app, 'Bola'));
    for (const victim of dismissed)
      await on.resolve({ reportId: await on.report(mallory, victim), decision: 'DISMISS' });
    for (const victim of dismissed) await on.report(mallory, victim);
    const id = await on.report(mallory, bola);
    expect((await on.queue()).map((report) => report.id)).toContain(id);
    await on.report(await trusted(on, 'Ada'), bola);
    expect(await on.limited()).toEqual([]);
  });

  it('is less with each that was dismissed: who limits somebody no more lets them go within the hour', async () => {
    const [ada] = await limitByTwo(bola);
    const other = await person(on.app, 'Eze');
    await on.resolve({ reportId: await on.report(ada, other), decision: 'DISMISS' });
    expect(await isLimited(bola)).toBe(true);
    await on.recheckLimits();
    expect(await isLimited(bola)).toBe(false);
  });

  it('is told to nobody: every answer is the same', async () => {
    const ada = await trusted(on, 'Ada');
    const muted = await trusted(on, 'Mallory');
    for (const victim of await people(3, () => person(on.app, 'Eze')))
      await on.resolve({ reportId: await on.report(muted, victim), decision: 'DISMISS' });
    const many = await trusted(on, 'Chidi');
    for (const victim of await people(5, () => person(on.app, 'Eze'))) await on.report(many, victim);
    const cleared = await person(on.app, 'Femi');
    await on.resolve({ reportId: await on.report(await trusted(on, 'Hauwa'), cleared), decision: 'DISMISS' });
    const answers = [
      await on.answerTo(await person(on.app, 'Fresh'), bola),
      await on.answerTo(muted, bola),
      await on.answerTo(many, bola),
      await on.answerTo(ada, bola),
      await on.answerTo(await trusted(on, 'Dayo'), bola),
      await on.answerTo(many, cleared),
      // Somebody with the card still in hand.
      await on.answerTo(await person(on.app, 'Gani'), bola),
    ];
    expect(await on.limited()).toEqual([bola.id]);
    expect(new Set(answers)).toEqual(
      new Set(['200 {"data":{"reportProfile":{"__typename":"ReportProfileSuccess","reportId":"<id>"}}}']),
    );
  });
});

describe('a flood of limits', () => {
  it('stops after ten in an hour, calls the administrators once, and goes on when the hour is over', async () => {
    const reporters = await people(4, () => trusted(on, 'Mallory'));
    const victims = await people(12, () => person(on.app, 'Bola'));
    for (const [at, victim] of victims.entries()) {
      const [one, other] = at % 10 < 5 ? reporters : reporters.slice(2);
      if (at === 10) on.app.clock.advance(1);
      for (const by of at < 10 ? [one, other] : await people(2, () => trusted(on, 'Ada')))
        await on.report(by as Person, victim);
    }
    const ten = victims.slice(0, 10).map(({ id }) => id);
    expect((await on.limited()).toSorted()).toEqual(ten.toSorted());
    const letters = await on.calls();
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
      [on.admin.email, 'Reports limit nobody for now: please look'],
    ]);
    await on.pass(HOUR);
    await on.report(await trusted(on, 'Chidi'), victims[11] as Person);
    expect(await isLimited(victims[11] as Person)).toBe(true);
  });

  it('stops fifty at once after ten', async () => {
    const victims = await people(15, () => person(on.app, 'Bola'));
    const pairs = await people(30, () => trusted(on, 'Ada'));
    await Promise.all(pairs.map((by, at) => on.report(by, victims[at % 15] as Person)));
    expect(await on.limited()).toHaveLength(limits.reports.breaker.perHour);
  });
});
