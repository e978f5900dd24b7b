import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '#rules/admin.ts';
import { openConsole, page } from '#tests/setup/admin-console.tsx';
import { hearToasts } from '#tests/setup/toasts.ts';
import { texts as common } from '../texts.ts';
import { Reports } from './Reports.tsx';
import { texts } from './texts.ts';

const { toast } = hearToasts();
const { open, of, asked, press, type, send, errorOf, text, place, dialog, appears } = openConsole();

const person = (id: string, more: object = {}) => ({
  __typename: 'AdminUser',
  id,
  fullName: `${id} Test`,
  email: `${id}@example.com`,
  suspendedAt: null,
  limitedAt: null,
  bio: `I am ${id}.`,
  openReports: 1,
  photos: [],
  ...more,
});
const report = (id: string, more: object = {}) => ({
  __typename: 'AdminReport',
  id,
  reason: 'HARASSMENT',
  priority: 'HIGH',
  evidence: [],
  shown: null,
  description: `What ${id} is about.`,
  state: 'OPEN',
  note: null,
  createdAt: '2026-05-05T12:00:00.000Z',
  decidedAt: null,
  reporter: person('ada'),
  reported: person('bola'),
  ...more,
});
const resolved = (id: string, state: string) => ({
  resolveReport: {
    __typename: 'ResolveReportSuccess',
    report: { ...report(id, { state }), reported: person('bola', { openReports: 0 }) },
  },
});

it('says when nothing waits, when it could not be loaded, and loads again', async () => {
  await open(<Reports />);
  expect(place().querySelector('[aria-busy=true]')).not.toBeNull();
  await of('ConsoleReports').fail();
  expect(place().querySelector('[role=alert]')?.textContent).toContain(common.loadFailed);
  await press('Try again');
  await of('ConsoleReports').answer(page('reports', []));
  expect(text()).toContain(common.nothing);
});

it.each([
  ['/admin/reports', 'OPEN', texts.none.open],
  ['/admin/reports?state=dismissed', 'DISMISSED', texts.none.dismissed],
  ['/admin/reports?state=acted', 'ACTED', texts.none.acted],
  ['/admin/reports?state=constructor', 'OPEN', texts.none.open],
])('%s shows what is %s', async (path, state, empty) => {
  await open(<Reports />, path);
  expect(of('ConsoleReports').variables.state).toBe(state);
  await of('ConsoleReports').answer(page('reports', []));
  expect(text()).toContain(empty);
});

it('shows more of a long queue, and offers no decision on what is decided', async () => {
  await open(<Reports />, '/admin/reports?state=acted');
  await of('ConsoleReports').answer(page('reports', [report('r1', { state: 'ACTED', note: 'Threats' })], 'end'));
  expect(text()).toContain('Threats');
  expect(text()).not.toContain(texts.dismiss + texts.of('bola Test'));
  await press(common.more);
  expect(of('ConsoleReports').variables.after).toBe('end');
  await of('ConsoleReports').answer(page('reports', [report('r2', { state: 'ACTED' })]));
  await vi.waitFor(() => expect(place().querySelectorAll('article')).toHaveLength(2));
});

describe('a decision', () => {
  beforeEach(async () => {
    await open(<Reports />);
    await of('ConsoleReports').answer(page('reports', [report('r1'), report('r2', { reported: person('chidi') })]));
  });
  const dismiss = `${texts.dismiss} ${texts.of('bola Test')}`;
  const suspend = `${texts.suspend} bola Test`;

  it('takes the row out of the queue and gives the focus to the next', async () => {
    await press(dismiss);
    await appears('note');
    await send();
    expect(of('ConsoleResolve').variables.input).toEqual({ reportId: 'r1', decision: 'DISMISS', note: null });
    await of('ConsoleResolve').answer(resolved('r1', 'DISMISSED'));
    expect(toast).toHaveBeenCalledExactlyOnceWith({ title: texts.dismissed, tone: 'success' });
    expect(text()).not.toContain('What r1 is about.');
    expect(dialog()).toBeNull();
    expect(asked.has('ConsoleTotals')).toBe(true);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('What r2 is about.'));
  });

  it('wants a note before somebody is suspended, and asks for the queue again after', async () => {
    await press(suspend);
    await appears('note');
    await type('note', '   ');
    await send();
    expect(errorOf('note')).toBe(messages.reasonRequired);
    expect(asked.has('ConsoleResolve')).toBe(false);
    await type('note', ' Threats ');
    await send();
    expect(of('ConsoleResolve').variables.input).toEqual({ reportId: 'r1', decision: 'SUSPEND', note: 'Threats' });
    await of('ConsoleResolve').answer(resolved('r1', 'ACTED'));
    await of('ConsoleReports').answer(page('reports', []));
    expect(text()).toContain(common.nothing);
  });

  it('of another administrator is said in a sentence, and the queue is asked for again', async () => {
    await press(dismiss);
    await appears('note');
    await send();
    const message = messages.reportDecided;
    await of('ConsoleResolve').answer({ resolveReport: { __typename: 'NotAvailable', message } });
    expect(toast).toHaveBeenCalledExactlyOnceWith({ title: texts.failed, description: message, tone: 'error' });
    await of('ConsoleReports').answer(page('reports', [report('r2', { reported: person('chidi') })]));
    expect(text()).not.toContain('What r1 is about.');
  });

  it('that does not reach the server leaves the dialog as it was', async () => {
    await press(dismiss);
    await appears('note');
    await type('note', 'Nothing in it');
    await send();
    await of('ConsoleResolve').fail();
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: texts.failed, tone: 'error' }));
    expect(dialog()).not.toBeNull();
    expect(text()).toContain('What r1 is about.');
  });
});

it('asks for what comes next when every row in hand was decided', async () => {
  await open(<Reports />);
  await of('ConsoleReports').answer(page('reports', [report('r1')], 'end'));
  await press(`${texts.dismiss} ${texts.of('bola Test')}`);
  await appears('note');
  await send();
  await of('ConsoleResolve').answer(resolved('r1', 'DISMISSED'));
  // An unknown state is not announced.
  await of('ConsoleReports').fail();
  expect(text()).not.toContain(texts.none.open);
  expect(text()).toContain(common.loadFailed);
  await press('Try again');
  await of('ConsoleReports').answer(page('reports', [report('r9')]));
  expect(text()).toContain('What r9 is about.');
});

it('shows how urgent it is, and what was written and shown when it was made', async () => {
  await open(<Reports />);
  const evidence = [
    {
      __typename: 'ReportEvidence',
      id: 'm1',
      isByReported: true,
      content: 'Send me money',
      sentAt: '2026-05-05T11:00:00.000Z',
    },
    { __typename: 'ReportEvidence', id: 'm2', isByReported: false, content: 'No', sentAt: '2026-05-05T11:01:00.000Z' },
  ];
  const shown = {
    __typename: 'ReportedProfile',
    fullName: 'Bola',
    age: 19,
    bio: 'As it was',
    location: 'Yaba',
    interests: ['Art', 'Tea'],
  };
  await of('ConsoleReports').answer(page('reports', [report('r1', { priority: 'URGENT', evidence, shown })]));
  expect(text()).toContain(texts.urgent);
  const written = [...place().querySelectorAll('details li')].map(({ textContent }) => textContent);
  expect(written).toEqual([
    expect.stringMatching(/^bola Test .*Send me money$/),
    expect.stringMatching(/^ada Test .*No$/),
  ]);
  expect(text()).toContain('Bola, 19\nYaba\nAs it was\nArt, Tea');
});

it('warns with a reason for the person, and asks for the queue again', async () => {
  await open(<Reports />);
  await of('ConsoleReports').answer(page('reports', [report('r1')]));
  await press(`${texts.warn} bola Test`);
  await appears('note');
  await send();
  expect(errorOf('note')).toBe(messages.reasonRequired);
  await type('note', 'Be kind');
  await send();
  expect(of('ConsoleResolve').variables.input).toEqual({ reportId: 'r1', decision: 'WARN', note: 'Be kind' });
  await of('ConsoleResolve').answer(resolved('r1', 'ACTED'));
  expect(toast).toHaveBeenLastCalledWith({ title: texts.warned('bola Test'), tone: 'success' });
  await of('ConsoleReports').answer(page('reports', []));
});

it('dismisses all that one person reported, and asks for the queue again', async () => {
  await open(<Reports />);
  const limited = person('bola', { limitedAt: '2026-05-05T12:00:00.000Z' });
  await of('ConsoleReports').answer(page('reports', [report('r1', { reported: limited }), report('r2')]));
  expect(text()).toContain(common.limited);
  await press(`${texts.dismissAll} ada Test`);
  await appears('note');
  await type('note', ' All of them false ');
  await send();
  expect(of('ConsoleDismissAll').variables.input).toEqual({ account: { id: 'ada' }, note: 'All of them false' });
  const answer = { __typename: 'DismissReportsBySuccess', dismissed: 2 };
  await of('ConsoleDismissAll').answer({ dismissReportsBy: answer });
  expect(toast).toHaveBeenLastCalledWith({ title: texts.allDismissed(2, 'ada Test'), tone: 'success' });
  await of('ConsoleReports').answer(page('reports', []));
  expect(text()).toContain(common.nothing);
});
