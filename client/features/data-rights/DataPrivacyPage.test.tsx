import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { session } from '#client/apollo/session.ts';
import { saveFile } from '#client/lib/save-file.ts';
import { hearToasts } from '#tests/setup/toasts.ts';
import { Component } from './DataPrivacyPage.tsx';

vi.mock('#client/lib/save-file.ts', () => ({ saveFile: vi.fn() }));

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const { toast } = hearToasts();
const said = () => toast.mock.calls.map(([{ title, description }]) => [title, description]);

type Answers = Record<string, (variables: Record<string, unknown>) => object | null>;
let answers: Answers;
let asked: [string, unknown][];
let root: Root;
let place: HTMLElement;

const viewer = {
  __typename: 'Viewer',
  id: 'me',
  email: 'ada@example.com',
  plan: { __typename: 'HeldPlan', subscription: null },
  deletionRequest: null,
};

async function open(): Promise<void> {
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        asked.push([operationName, variables.input]);
        const data = answers[operationName]?.(variables) ?? null;
        if (data === null) return observer.error(new Error('offline'));
        observer.next({ data: data as Record<string, unknown> });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link, dataMasking: true });
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <MemoryRouter>
          <Component />
        </MemoryRouter>
      </ApolloProvider>,
    ),
  );
}

beforeEach(() => {
  asked = [];
  answers = { DataPrivacyPage: () => ({ viewer }) };
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
async function press(name: string): Promise<void> {
  const found = button(name) ?? expect.fail(`There is no button ${name}`);
  await act(async () => found.click());
}
const inputs = () => asked.filter(([name]) => name !== 'DataPrivacyPage');

const ready = {
  exportMyData: { __typename: 'ExportMyDataSuccess', url: '/exports/1', fileName: 'data-export-2026-11-22.json' },
};

it('begins with what can be done, and tells the rights after it', async () => {
  await open();
  expect([...place.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Export your data',
    'Delete Account',
    'What you can ask of us',
  ]);
});

it('saves the file under its name and says so', async () => {
  answers.ExportMyData = () => ready;
  const file = new Blob(['{}']);
  vi.stubGlobal('fetch', async () => ({ ok: true, blob: async (): Promise<Blob> => file }));
  await open();
  await press('Download My Data');
  expect(inputs()).toEqual([['ExportMyData', { hasPhotos: false, password: null }]]);
  expect(vi.mocked(saveFile)).toHaveBeenCalledExactlyOnceWith(file, 'data-export-2026-11-22.json');
  expect(said()).toEqual([['Data exported successfully', 'Your data has been downloaded as a JSON file.']]);
});

it.each([
  ['the server cannot be reached', (): null => null, true],
  ['the file is not there', (): object => ready, false],
] as const)('says that the export failed when %s', async (_, answer, isOk) => {
  answers.ExportMyData = answer;
  vi.stubGlobal('fetch', async () => ({ ok: isOk, status: 500 }));
  vi.mocked(saveFile).mockClear();
  await open();
  await press('Download My Data');
  expect(said()).toEqual([['Export failed', 'Failed to export your data. Please try again.']]);
  expect(saveFile).not.toHaveBeenCalled();
  expect(button('Download My Data')?.hasAttribute('aria-busy')).toBe(false);
});

it('asks for the password where the sign-in was long ago, and stands by it when that is wrong', async () => {
  answers.ExportMyData = ({ input }): object => ({
    exportMyData:
      (input as { password: string | null }).password === null
        ? { __typename: 'PasswordRequired', code: 'PASSWORD_REQUIRED', message: 'Your password, please.' }
        : { __typename: 'InvalidCredentials', code: 'INVALID_CREDENTIALS', message: 'Wrong password.' },
  });
  await open();
  await press('Download My Data');
  await act(async () => place.querySelector('form')?.requestSubmit());
  expect(place.textContent).toContain('Wrong password.');
  expect(said()).toEqual([]);
  await press('Cancel');
  expect(document.activeElement?.textContent).toBe('Download My Data');
});

it('shows until when a deletion can be cancelled, offers no second one, and cancels it', async () => {
  const request = {
    __typename: 'DeletionRequest',
    id: '1',
    cancellableUntil: '2026-12-22T10:00:00Z',
    erasedBy: '2027-02-20T10:00:00Z',
  };
  answers.DataPrivacyPage = () => ({ viewer: { ...viewer, deletionRequest: request } });
  answers.CancelAccountDeletion = () => ({
    cancelAccountDeletion: {
      __typename: 'CancelAccountDeletionSuccess',
      viewer: { __typename: 'Viewer', id: 'me', deletionRequest: null },
    },
  });
  await open();
  expect(place.textContent).toContain('You can change your mind until 22 December 2026. By 20 February 2027');
  expect(button('Delete My Account')).toBeUndefined();
  await press('Keep My Account');
  expect(said()).toEqual([['Your account stays', 'The deletion is cancelled, and everything is as you left it.']]);
  expect(button('Delete My Account')).toBeDefined();
});

it('asks once more, signs out once the account is on its way out, and says it as the spec has it', async () => {
  const signOut = vi.spyOn(session, 'signOut').mockResolvedValue();
  const outcomes: (object | null)[] = [
    null,
    { requestAccountDeletion: { __typename: 'RequestAccountDeletionSuccess', viewer } },
  ];
  answers.RequestAccountDeletion = () => outcomes.shift() ?? null;
  await open();
  await press('Delete My Account');
  await vi.waitFor(() => expect(document.body.textContent).toContain('Are you absolutely sure?'));
  expect(document.querySelector('[role=alertdialog]')).not.toBeNull();
  await press('Yes, Delete My Account');
  expect(said().at(-1)).toEqual(['Deletion request failed', 'Failed to submit deletion request. Please try again.']);
  expect(signOut).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(button('Yes, Delete My Account')).toBeUndefined());
  await press('Delete My Account');
  await vi.waitFor(() => expect(button('Yes, Delete My Account')).toBeDefined());
  await press('Yes, Delete My Account');
  expect(signOut).toHaveBeenCalledOnce();
  expect(said().at(-1)).toEqual([
    'Deletion request submitted',
    'Your account will be deleted within 30 days. You can cancel this request during this period by logging in.',
  ]);
});
