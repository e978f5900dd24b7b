import { afterEach, expect, it, vi } from 'vitest';
import { dropSignIn, sendSignIn, takeSignIn } from './early-sign-in.ts';

const values = { email: 'ada@example.com', password: 'correct horse' };
const input = { ...values, twoFactorCode: null, captchaToken: null };
const answer = { data: { signIn: { __typename: 'TwoFactorRequired' } } };

function hearFetch(fetched: () => Promise<Response> = async () => Response.json(answer)) {
  const fetch = vi.fn(async (_url: string, _init: { body: string }) => fetched());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  dropSignIn();
  vi.unstubAllGlobals();
});

it('sends what was submitted under the id of its document, once however often the button is pressed', async () => {
  const fetch = hearFetch();
  sendSignIn('id', values);
  sendSignIn('id', values);
  expect(fetch).toHaveBeenCalledOnce();
  expect(JSON.parse(fetch.mock.calls[0]?.[1].body ?? '')).toEqual({
    variables: { input },
    extensions: { persistedQuery: { version: 1, sha256Hash: 'id' } },
  });
  expect(await takeSignIn(input)).toMatchObject({ status: 200, data: answer.data });
});

it('is taken over once, and only for the same values', () => {
  hearFetch();
  sendSignIn('id', values);
  expect(takeSignIn(input)).toBeInstanceOf(Promise);
  expect(takeSignIn(input)).toBeUndefined();
  sendSignIn('id', values);
  expect(takeSignIn({ ...input, password: 'another' })).toBeUndefined();
});

it('sends changed values anew, which replace the former', async () => {
  const fetch = hearFetch();
  sendSignIn('id', { ...values, password: 'wrong' });
  sendSignIn('id', values);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(takeSignIn(input)).toBeInstanceOf(Promise);
});

it('is sent once more when the line was cut', async () => {
  const fetch = hearFetch(async () => {
    throw new TypeError('Failed to fetch');
  });
  sendSignIn('id', values);
  await vi.waitFor(() => expect(globalThis.zoboSignIn).toBeUndefined());
  sendSignIn('id', values);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('ends the session of one that nobody takes over', async () => {
  const session = { accessToken: 'a', accessExpiresAt: '2026-11-28T10:00:00.000Z', refreshToken: 'one.secret' };
  const fetch = hearFetch(async () => Response.json({ data: { signIn: { session } } }));
  sendSignIn('id', values);
  dropSignIn();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(fetch.mock.calls[1]?.[1].body).toContain('one.secret');
  expect(globalThis.zoboSignIn).toBeUndefined();
});
