import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { messages as selfieRules } from '#rules/verification.ts';
import { openConsole, page } from '#tests/setup/admin-console.tsx';
import { hearToasts } from '#tests/setup/toasts.ts';
import { texts as common } from '../texts.ts';
import { texts as selfies } from './texts.ts';
import { Verifications } from './Verifications.tsx';

const { toast } = hearToasts();
const { open, of, asked, press, type, send, errorOf, text, place, dialog, appears, button } = openConsole();

const at = '2026-05-05T12:00:00.000Z';
const person = (id: string) => ({
  __typename: 'AdminUser',
  id,
  fullName: `${id} Test`,
  email: `${id}@example.com`,
  suspendedAt: null,
  limitedAt: null,
  isVerified: false,
});
const selfie = (id: string, more: object = {}) => ({
  __typename: 'AdminVerification',
  id,
  status: 'PENDING',
  submittedAt: at,
  selfieUrl: `/selfies/${id}`,
  user: person(id),
  photos: [],
  ...more,
});
/** Lets the picture load or fail. */
const picture = (type: 'load' | 'error') =>
  act(async () => place().querySelector('img')?.dispatchEvent(new Event(type)));
const isOffered = (label: string) => button(`${label} ada Test`).getAttribute('aria-disabled') === null;
const shown = () => place().querySelector('img')?.getAttribute('src');

it('come one at a time; who is put off comes again after the last', async () => {
  await open(<Verifications />);
  await of('ConsoleVerifications').answer(page('verifications', [selfie('ada'), selfie('bola'), selfie('chidi')]));
  const seen = [shown()];
  for (let skips = 0; skips < 3; skips += 1) {
    await press(selfies.skip);
    seen.push(shown());
  }
  expect(seen).toEqual(['/selfies/ada', '/selfies/bola', '/selfies/chidi', '/selfies/ada']);
});

it('are rejected with a reason only; the next one follows, and the totals', async () => {
  await open(<Verifications />);
  await of('ConsoleVerifications').answer(page('verifications', [selfie('ada'), selfie('bola')]));
  await picture('load');
  await press(`${selfies.reject} ada Test`);
  await appears('reason');
  await send();
  expect(errorOf('reason')).toBe(selfieRules.reasonRequired);
  expect(asked.size).toBe(0);
  await type('reason', 'Too dark');
  await send();
  expect(of('ConsoleReview').variables.input).toEqual({
    verificationId: 'ada',
    decision: 'REJECT',
    reason: 'Too dark',
  });
  const verification = { ...selfie('ada', { status: 'REJECTED' }), user: person('ada') };
  await of('ConsoleReview').answer({ reviewVerification: { __typename: 'ReviewVerificationSuccess', verification } });
  expect(shown()).toBe('/selfies/bola');
  expect(asked.has('ConsoleTotals')).toBe(true);
});

it('that another has decided are said so and asked for again', async () => {
  await open(<Verifications />);
  await of('ConsoleVerifications').answer(page('verifications', [selfie('ada')]));
  await picture('load');
  await press(`${selfies.approve} ada Test`);
  await vi.waitFor(() => expect(dialog()).not.toBeNull());
  await send();
  const message = selfieRules.notWaiting;
  await of('ConsoleReview').answer({ reviewVerification: { __typename: 'NotAvailable', message } });
  expect(toast).toHaveBeenCalledExactlyOnceWith({ title: selfies.failed, description: message, tone: 'error' });
  await of('ConsoleVerifications').answer(page('verifications', []));
  expect(text()).toContain(common.nothing);
});

it('are judged by nobody who has not seen them: an address that is no longer good is asked for anew', async () => {
  await open(<Verifications />);
  await of('ConsoleVerifications').answer(page('verifications', [selfie('ada')]));
  expect([isOffered(selfies.approve), isOffered(selfies.reject)]).toEqual([false, false]);
  await press(`${selfies.approve} ada Test`);
  await press(`${selfies.reject} ada Test`);
  expect(dialog()).toBeNull();
  expect(text()).toContain(selfies.loadingSelfie);

  await picture('error');
  await of('ConsoleVerifications').answer(page('verifications', [selfie('ada', { selfieUrl: '/selfies/ada?fresh' })]));
  expect(shown()).toBe('/selfies/ada?fresh');
  expect(isOffered(selfies.approve)).toBe(false);
  await picture('load');
  expect([isOffered(selfies.approve), isOffered(selfies.reject)]).toEqual([true, true]);
  expect(text()).not.toContain(selfies.loadingSelfie);
});

it('that do not come are said so, and asked for when somebody says so', async () => {
  await open(<Verifications />);
  await of('ConsoleVerifications').answer(page('verifications', [selfie('ada')]));
  await picture('error');
  await of('ConsoleVerifications').fail();
  await picture('error');
  expect(text()).toContain(selfies.notLoaded);
  expect(isOffered(selfies.approve)).toBe(false);
  await press(selfies.again);
  await of('ConsoleVerifications').answer(page('verifications', [selfie('ada')]));
  await picture('load');
  expect(isOffered(selfies.approve)).toBe(true);
});
