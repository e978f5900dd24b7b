/** The admin console after a decision, a refusal or an error. The queues of reports and selfies have their own test files. */
import { describe, expect, it } from 'vitest';
import { messages as adminRules } from '#rules/admin.ts';
import { messages as placeRules } from '#rules/date-ideas.ts';
import { openConsole, page } from '#tests/setup/admin-console.tsx';
import { eventually } from '#tests/setup/eventually.ts';
import { hearToasts } from '#tests/setup/toasts.ts';
import { Appeals } from './appeals/Appeals.tsx';
import { texts as appealTexts } from './appeals/texts.ts';
import { Audit } from './audit/Audit.tsx';
import { DateIdeas } from './date-ideas/DateIdeas.tsx';
import { texts as places } from './date-ideas/texts.ts';
import { Feedback } from './feedback/Feedback.tsx';
import { People } from './people/People.tsx';
import { texts as people } from './people/texts.ts';
import { Support } from './support/Support.tsx';
import { texts as common } from './texts.ts';
import { Tokens } from './tokens/Tokens.tsx';
import { Verifications } from './verifications/Verifications.tsx';

hearToasts();
const { open, of, asked, press, type, send, errorOf, text, place, dialog, appears, button } = openConsole();

const at = '2026-05-05T12:00:00.000Z';
const free = { __typename: 'HeldPlan', name: null, endsAt: null, trialEndsAt: null, subscription: null };
const paidUntil = (plan: string) => ({ __typename: 'PlanSubscription', id: 's', plan, currentPeriodEndsAt: at });
const person = (id: string, more: object = {}) => ({
  __typename: 'AdminUser',
  id,
  fullName: `${id} Test`,
  email: `${id}@example.com`,
  createdAt: at,
  suspendedAt: null,
  limitedAt: null,
  roles: [],
  plan: free,
  photos: [],
  bio: null,
  isVerified: false,
  openReports: 0,
  dateFeelings: { __typename: 'DateFeelings', safe: 0, unsure: 0, unsafe: 0 },
  suspension: null,
  warnings: [],
  deletionRequestedAt: null,
  ...more,
});

describe.each([
  ['People', 'ConsolePeople', 'users', <People key="part" />, people.none],
  ['Verifications', 'ConsoleVerifications', 'verifications', <Verifications key="part" />, common.nothing],
  ['Appeals', 'ConsoleAppeals', 'appeals', <Appeals key="part" />, appealTexts.none.waiting],
  ['Support', 'ConsoleTickets', 'supportTickets', <Support key="part" />, common.nothing],
  ['Feedback', 'ConsoleFeedback', 'feedback', <Feedback key="part" />, 'Nobody has said anything yet.'],
  ['DateIdeas', 'ConsoleDateIdeas', 'dateIdeas', <DateIdeas key="part" />, places.none],
  ['Audit', 'ConsoleAudit', 'auditEvents', <Audit key="part" />, 'Nothing was done yet.'],
])('%s', (_, operation, field, part, empty) => {
  it('loads, fails, loads again, and says when there is nothing', async () => {
    await open(part);
    expect(place().querySelector('[aria-busy=true]')).not.toBeNull();
    // Shown together with the list.
    if (asked.has('ConsoleReplyRatings'))
      await of('ConsoleReplyRatings').answer({ admin: { __typename: 'Admin', replyRatings: [] } });
    await of(operation).fail();
    expect(place().querySelector('[role=alert]')?.textContent).toContain(common.loadFailed);
    await press('Try again');
    await of(operation).answer(page(field, []));
    expect(place().querySelector('[role=alert]')).toBeNull();
    expect(text()).toContain(empty);
  });
});

describe('people', () => {
  it.each([
    [{}, people.free],
    [{ name: 'GOLD', endsAt: at }, people.until('Gold', '5 May 2026')],
    [
      { name: 'DIAMOND', trialEndsAt: at, subscription: paidUntil('DIAMOND') },
      people.renews(people.trial('Diamond'), '5 May 2026'),
    ],
    [{ name: 'GOLD' }, 'Gold'],
    [{ name: 'DIAMOND', subscription: paidUntil('GOLD') }, 'Diamond'],
  ])('with %j show their plan', async (held, words) => {
    await open(<People />, '/admin/people?search=ada');
    expect(of('ConsolePeople').variables.search).toBe('ada');
    const ada = person('ada', { plan: { ...free, ...held } });
    await of('ConsolePeople').answer(page('users', [ada]));
    const plan = [...place().querySelectorAll('dt')].find(({ textContent }) => textContent === people.plan);
    expect(plan?.nextElementSibling?.textContent).toBe(words);
  });

  it.each([
    ['', adminRules.grantDays],
    ['1.5', adminRules.grantDays],
    ['367', adminRules.grantDays],
  ])('are granted no plan for %j days', async (days, message) => {
    await open(<People />);
    await of('ConsolePeople').answer(page('users', [person('ada')]));
    await press(`${people.grant} ${people.to('ada Test')}`);
    await appears('days');
    await type('days', days);
    await send();
    expect(errorOf('days')).toBe(message);
    expect(asked.has('ConsoleGrant')).toBe(false);
  });

  it('are not suspended when the server says why not, in the dialog itself', async () => {
    await open(<People />);
    await of('ConsolePeople').answer(page('users', [person('ada')]));
    await press(`${people.suspend} ada Test`);
    await appears('reason');
    await type('reason', 'A test');
    await send();
    const fieldErrors = [{ __typename: 'FieldError', path: 'account', message: adminRules.ownAccount }];
    await of('ConsoleSuspend').answer({ suspendAccount: { __typename: 'InvalidInput', fieldErrors, message: 'x' } });
    expect(dialog()?.textContent).toContain(adminRules.ownAccount);
    const user = person('ada', { suspendedAt: at });
    await send();
    await of('ConsoleSuspend').answer({ suspendAccount: { __typename: 'SuspendAccountSuccess', user } });
    // The same button, because the focus returns to it.
    await eventually(() => void button(`${people.restore} ada Test`));
  });
});

it('a place with mistakes has each beside its field, and is not sent', async () => {
  await open(<DateIdeas />);
  await of('ConsoleDateIdeas').answer(page('dateIdeas', []));
  await press(places.add);
  await type('name', 'Yaba Cinema');
  await type('tips', 'Go early\nNo\n');
  await send();
  expect([errorOf('name'), errorOf('description'), errorOf('tips')]).toEqual([
    null,
    placeRules.description,
    placeRules.tips,
  ]);
  expect(place().querySelector('fieldset')?.textContent).toContain(placeRules.noDate);
  expect(asked.has('ConsoleSaveIdea')).toBe(false);
});

it('a token without a scope is none', async () => {
  await open(<Tokens />);
  await of('ConsoleTokens').answer({ viewer: { __typename: 'Viewer', id: 'me', accessTokens: [] } });
  await press('Create a token');
  await appears('name');
  await type('name', 'Nightly');
  await send();
  expect(dialog()?.querySelector('fieldset')?.textContent).toContain(adminRules.scopes);
  await press('Cancel');
  expect(asked.has('ConsoleCreateToken')).toBe(false);
});

it('what was done stands in words, whoever did it', async () => {
  const event = (id: string, more: object) => ({
    __typename: 'AuditEvent',
    id,
    action: 'SUSPEND_ACCOUNT',
    details: '{"reason":"Threats","reportId":"r1","note":null}',
    isScript: false,
    createdAt: at,
    actor: null,
    subject: null,
    ...more,
  });
  await open(<Audit />);
  const events = [event('1', { actor: person('ada'), isScript: true }), event('2', { details: 'no JSON' })];
  await of('ConsoleAudit').answer(page('auditEvents', events));
  const [script, beside] = [...place().querySelectorAll('article')].map(({ textContent }) => textContent);
  expect(script).toContain('Suspend account');
  expect(script).toContain('ReasonThreats');
  expect(script).toContain('Report idr1');
  expect(script).not.toContain('Note');
  expect(beside).toContain('no JSON');
  expect(beside).toContain('The server itself');
});
