import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, type ReactNode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Observable } from 'rxjs';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { UnsavedGuard } from '#client/features/admin/Unsaved.tsx';
import { useTotals } from '#client/features/admin/use-totals.ts';
import { enter } from '#tests/setup/enter.ts';
import { eventually } from '#tests/setup/eventually.ts';

type Data = Record<string, unknown>;
export type Asked = {
  variables: { input?: Data } & Data;
  answer: (data: Data) => Promise<void>;
  fail: () => Promise<void>;
};

export const pageInfo = (endCursor: string | null = null) => ({
  __typename: 'PageInfo',
  hasNextPage: endCursor !== null,
  hasPreviousPage: false,
  startCursor: null,
  endCursor,
});

/** What the admin console answers for one of its fields. */
export const adminConsole = (fields: Data) => ({ admin: { __typename: 'Admin', ...fields } });

/** A page of a list; `more` is the cursor of its end, where there are more. */
export const connection = (nodes: readonly object[], more: string | null = null) => ({
  __typename: 'Connection',
  edges: nodes.map((node) => ({ __typename: 'Edge', cursor: 'c', node })),
  pageInfo: pageInfo(more),
});

export const page = (field: string, nodes: readonly object[], more: string | null = null) =>
  adminConsole({ [field]: connection(nodes, more) });

/** Asks for the totals, as the navigation beside every part does. */
function Totals() {
  useTotals();
  return null;
}

/** A part of the admin console in a page whose server is the test. */
export function openConsole() {
  /** What the part asked for and was not answered yet, by operation. */
  const asked = new Map<string, Asked>();
  let root: Root;
  let router: ReturnType<typeof createMemoryRouter>;
  let place: HTMLElement;

  // So that no test waits for it.
  beforeAll(async () => void (await import('#client/ui/ModalDialog.tsx')));
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    asked.clear();
    place = document.createElement('main');
    document.body.append(place);
    root = createRoot(place);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
  });

  async function open(part: ReactNode, path = '/admin'): Promise<void> {
    const link = new ApolloLink(
      ({ operationName = '', variables }) =>
        new Observable((observer) => {
          asked.set(operationName, {
            variables,
            answer: (data) =>
              act(async () => {
                asked.delete(operationName);
                observer.next({ data });
                observer.complete();
              }),
            fail: () =>
              act(async () => {
                asked.delete(operationName);
                observer.error(new TypeError('Failed to fetch'));
              }),
          });
        }),
    );
    const client = new ApolloClient({ cache: createCache(), link, dataMasking: true, queryDeduplication: false });
    const page = (
      <>
        <h1 tabIndex={-1}>Desk</h1>
        <Totals />
        <UnsavedGuard>
          <Suspense>{part}</Suspense>
        </UnsavedGuard>
      </>
    );
    router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
    await act(async () =>
      root.render(
        <ApolloProvider client={client}>
          <RouterProvider router={router} />
        </ApolloProvider>,
      ),
    );
    // From here on they are asked for only when something was decided.
    asked.delete('ConsoleTotals');
  }

  const of = (operation: string): Asked => asked.get(operation) ?? expect.fail(`nobody asked for ${operation}`);
  /** The buttons whose words these are, dialogs included; the last one is the one on top. */
  const button = (words: string): HTMLButtonElement =>
    [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent?.trim() === words) ??
    expect.fail(`no button ${words}: ${document.body.textContent}`);
  const field = (name: string): HTMLInputElement | HTMLTextAreaElement =>
    document.querySelector(`[name="${name}"]`) ?? expect.fail(`no field ${name}`);

  return {
    asked,
    open,
    of,
    button,
    field,
    text: () => place.textContent ?? '',
    place: () => place,
    /** Goes to an address, or so many steps through the history. */
    go: (to: string | number) => act(async () => (typeof to === 'string' ? router.navigate(to) : router.navigate(to))),
    address: () => router.state.location.pathname + router.state.location.search,
    dialog: () => document.querySelector('[role=dialog]'),
    press: (words: string) => act(async () => button(words).click()),
    /** Waits for what is fetched when it is needed, such as a dialog. */
    appears: (name: string) => eventually(() => void field(name)),
    type: (name: string, value: string) => act(async () => enter(field(name), value)),
    /** Sends the form that is on top. */
    send: () => act(async () => [...document.querySelectorAll('form')].at(-1)?.requestSubmit()),
    errorOf: (name: string): string | null | undefined => {
      const control = field(name);
      if (control.getAttribute('aria-invalid') !== 'true') return null;
      return document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
    },
  };
}
