import { afterEach, expect, it, vi } from 'vitest';
import { sendSignIn, signInInput, takeSignIn } from './early-sign-in.ts';

const values = { email: 'ada@example.com', password: 'correct horse' };
const input = { ...values, twoFactorCode: null, captchaToken: null };
const answer = { data: { signIn: { __typename: 'TwoFactorRequired' } } };

function hearFetch(fetched: () => Promise<Response> = async () => Response.json(answer)) {
  const fetch = vi.fn(async (_url: string, _init: { body: string }) => fetched());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  void takeSignIn(signInInput({}));
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

it('tells whoever takes it that the line was cut', async () => {
  hearFetch(async () => {
    throw new TypeError('Failed to fetch');
  });
  sendSignIn('id', values);
  await expect(takeSignIn(input)).rejects.toThrow('Failed to fetch');
});
