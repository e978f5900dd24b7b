import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enter } from '#tests/setup/enter.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { hearToasts } from '#tests/setup/toasts.ts';
import { AuthForm } from './AuthForm.tsx';

const { toast, clear } = hearToasts();
/** The titles and descriptions of the toasts on screen, in the order of their appearance. */
let told: (string | undefined)[] = [];
beforeEach(() => {
  told = [];
  toast.mockImplementation(({ title, description }) => void told.push(title, description));
  clear.mockImplementation(() => void told.splice(0));
});

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const credentials = { email: 'ada@example.com', password: 'correct horse' };
let root: Root;
let place: HTMLElement;

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const onSuspended = vi.fn();

/** One sign-in attempt: the variables sent and the server's answer. */
type Exchange = { sends: object; answer: object };

function Form() {
  const [needsCode, setNeedsCode] = useState(false);
  return (
    <AuthForm
      mode="sign-in"
      email={credentials.email}
      onEmail={() => {}}
      needsCode={needsCode}
      onNeedsCode={setNeedsCode}
      onSuspended={onSuspended}
    />
  );
}

async function show(...exchanges: Exchange[]): Promise<void> {
  const left = [...exchanges];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { sends, answer } = left.shift() ?? {};
    expect(JSON.parse(body).variables).toEqual({ input: { captchaToken: null, twoFactorCode: null, ...sends } });
    return Response.json({ data: { signIn: answer } });
  });
  await act(async () =>
    root.render(
      <MemoryRouter>
        <Form />
      </MemoryRouter>,
    ),
  );
}

const input = (name: string) => place.querySelector<HTMLInputElement>(`input[name="${name}"]`);

async function type(name: string, value: string): Promise<void> {
  const field = input(name);
  if (field === null) throw new Error(`There is no ${name}`);
  await act(async () => enter(field, value));
}

/** Presses the button and waits for the answer. */
async function send(): Promise<void> {
  await act(async () => place.querySelector('form')?.requestSubmit());
  await eventually(() => expect(place.querySelector('[aria-busy]')).toBeNull());
}

it('says how long to wait after too many attempts', async () => {
  const message = 'Too many attempts.';
  await show({
    sends: credentials,
    answer: { __typename: 'TooManyAttempts', code: 'TOO_MANY_ATTEMPTS', message, retryAfterSeconds: 421 },
  });
  await type('password', credentials.password);
  await send();
  expect(told).toEqual(['Login failed', 'Too many attempts. You can try again in 8 minutes.']);
  expect(input('password')?.value).toBe(credentials.password);
});

it('offers a mailed code while the password is not looked at, and no longer', async () => {
  const message = 'Too many attempts.';
  const wrong = { __typename: 'InvalidCredentials', code: 'INVALID_CREDENTIALS', message: 'Wrong.' };
  await show(
    {
      sends: credentials,
      answer: { __typename: 'TooManyAttempts', code: 'TOO_MANY_ATTEMPTS', message, retryAfterSeconds: 80_000 },
    },
    { sends: credentials, answer: wrong },
  );
  const way = () => place.querySelector('a[href^="/auth/code"]');
  expect(way()).toBeNull();
  await type('password', credentials.password);
  await send();
  expect(way()?.textContent).toBe('Email me a code');
  await send();
  expect(told).toEqual(['Login failed', 'Wrong.']);
  expect(way()).toBeNull();
});

it('offers none to somebody whose second factor was tried too often: a letter takes it too', async () => {
  const asks = { __typename: 'TwoFactorRequired', code: 'TWO_FACTOR_REQUIRED', message: 'Code, please.' };
  const often = { __typename: 'TooManyAttempts', code: 'TOO_MANY_ATTEMPTS', message: 'Wait.', retryAfterSeconds: 60 };
  await show(
    { sends: credentials, answer: asks },
    { sends: { ...credentials, twoFactorCode: '123456' }, answer: often },
  );
  await type('password', credentials.password);
  await send();
  await type('twoFactorCode', '123456');
  await send();
  expect(place.querySelector('a[href^="/auth/code"]')).toBeNull();
});

it('sends the code with what was typed before, and comes back to it when that is wrong', async () => {
  const asks = { __typename: 'TwoFactorRequired', code: 'TWO_FACTOR_REQUIRED', message: 'Code, please.' };
  const wrong = { __typename: 'InvalidTwoFactorCode', code: 'INVALID_TWO_FACTOR_CODE', message: 'Wrong code.' };
  const gone = { __typename: 'InvalidCredentials', code: 'INVALID_CREDENTIALS', message: 'No longer.' };
  await show(
    { sends: credentials, answer: asks },
    { sends: { ...credentials, twoFactorCode: '123456' }, answer: wrong },
    { sends: { ...credentials, twoFactorCode: '123456' }, answer: gone },
  );
  await type('password', credentials.password);
  await send();
  expect(document.activeElement).toBe(input('twoFactorCode'));
  await type('twoFactorCode', ' 123 456 ');
  await send();
  expect(told).toEqual(['Login failed', 'Wrong code.']);
  expect(input('twoFactorCode')?.getAttribute('aria-invalid')).toBe('true');
  await send();
  expect(told).toEqual(['Login failed', 'No longer.']);
  expect(input('twoFactorCode')).toBeNull();
  expect(input('password')?.value).toBe(credentials.password);
});

it('asks for a captcha once the server does', async () => {
  const asks = { __typename: 'CaptchaRequired', code: 'CAPTCHA_REQUIRED', message: 'Show it.' };
  await show({ sends: credentials, answer: asks });
  expect(input('captchaToken')).toBeNull();
  await type('password', credentials.password);
  await send();
  expect(told).toEqual(['Login failed', 'Show it.']);
  await eventually(() => expect(input('captchaToken')?.value).toBe(''));
});

it('hands on why an account is suspended, and says it as the spec has it', async () => {
  const message = 'This account is suspended. Please contact us if you think this is a mistake.';
  const suspension = { reason: 'Asked people for money.', appeal: 'NONE', appealToken: 'a token' };
  await show({
    sends: credentials,
    answer: { __typename: 'AccountSuspended', code: 'SUSPENDED', message, ...suspension },
  });
  await type('password', credentials.password);
  await send();
  expect(told).toEqual(['Login failed', message]);
  expect(onSuspended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(suspension));
});
