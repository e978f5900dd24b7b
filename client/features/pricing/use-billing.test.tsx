import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { hearToasts } from '#tests/setup/toasts.ts';
import { type Billing, useBilling } from './use-billing.ts';

const { toast } = hearToasts();

const page = 'https://pay.example/page';
const refusal = { __typename: 'PaymentsUnavailable', code: 'PAYMENTS_UNAVAILABLE', message: 'Payments are asleep.' };

let billing: Billing;
let asked: { name: string; input: unknown; answer: (data: object) => Promise<void>; fail: () => Promise<void> }[];
let root: Root;

function Probe() {
  billing = useBilling();
  return null;
}

/** A fake of the tab that `window.open` returns. */
function fakeTab() {
  return {
    opener: window,
    closed: false,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
    close: vi.fn(),
  };
}

let tab: ReturnType<typeof fakeTab>;
const opens = (given: unknown) => vi.spyOn(window, 'open').mockReturnValue(given as Window | null);
const press = (run: () => void): Promise<void> => act(async () => run());

beforeEach(async () => {
  vi.clearAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = [];
  tab = fakeTab();
  opens(tab);
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        asked.push({
          name: operationName ?? '',
          input: variables.input,
          answer: (data) =>
            act(async () => {
              observer.next({ data });
              observer.complete();
            }),
          fail: () => act(async () => observer.error(new TypeError('Failed to fetch'))),
        });
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link });
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <Probe />
      </ApolloProvider>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
});

const success = { startCheckout: { __typename: 'StartCheckoutSuccess', url: page, hasTrial: true } };
const portal = { openCustomerPortal: { __typename: 'OpenCustomerPortalSuccess', url: `${page}/portal` } };

it('opens the tab in the click, leads it to the payment page, and asks once however often it is pressed', async () => {
  let openedBefore = false;
  await press(() => {
    void billing.open('GOLD', 'subscribe');
    openedBefore = vi.mocked(window.open).mock.calls.length === 1;
    void billing.open('GOLD', 'subscribe');
  });
  expect(openedBefore).toBe(true);
  expect(billing.working).toBe('GOLD');
  expect(tab.opener).toBeNull();
  expect(tab.document.body.textContent).not.toBe('');
  expect(asked.map(({ name, input }) => [name, input])).toEqual([['StartCheckout', { plan: 'GOLD' }]]);
  await asked[0]?.answer(success);
  expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(page);
  expect(window.open).toHaveBeenCalledTimes(1);
  expect(billing.working).toBeNull();
  expect(billing.blocked).toBeNull();
});

it('offers a link where the browser opened no tab', async () => {
  opens(null);
  await press(() => void billing.open('SOUL', 'subscribe'));
  await asked[0]?.answer(success);
  expect(billing.blocked).toEqual({ url: page, isPortal: false });
  await press(billing.dismiss);
  expect(billing.blocked).toBeNull();
  expect(toast).not.toHaveBeenCalled();
});

it('does not lead on a tab that was closed meanwhile', async () => {
  await press(() => void billing.open('GOLD', 'subscribe'));
  tab.closed = true;
  await asked[0]?.answer(success);
  expect(tab.location.replace).not.toHaveBeenCalled();
  expect(billing.blocked).toBeNull();
});

it.each([
  ['checkout', (): void => void billing.open('GOLD', 'subscribe'), 'Failed to start checkout. Please try again.'],
  [
    'portal',
    (): void => void billing.open(null, 'switch'),
    'Failed to open subscription management. Please try again.',
  ],
] as const)('closes the tab and says so when the %s fails', async (_name, run, description) => {
  await press(run);
  await asked[0]?.fail();
  expect(tab.close).toHaveBeenCalledTimes(1);
  expect(toast).toHaveBeenCalledExactlyOnceWith({ title: 'Error', description, tone: 'error', about: 'billing' });
  expect(billing.working).toBeNull();
});

it('says a refusal in the words of the server, and may be pressed again', async () => {
  await press(() => void billing.open('GOLD', 'subscribe'));
  await asked[0]?.answer({ startCheckout: refusal });
  expect(tab.close).toHaveBeenCalledTimes(1);
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ description: 'Payments are asleep.' }));
  await press(() => void billing.open('GOLD', 'subscribe'));
  expect(asked).toHaveLength(2);
});

it('opens the portal for the plan when there is a subscription already', async () => {
  await press(() => void billing.open('DIAMOND', 'subscribe'));
  await asked[0]?.answer({ startCheckout: { __typename: 'HasSubscription', code: 'HAS_SUBSCRIPTION', message: 'No' } });
  expect(asked.map(({ name }) => name)).toEqual(['StartCheckout', 'OpenCustomerPortal']);
  expect(asked[1]?.input).toEqual({ plan: 'DIAMOND' });
  await asked[1]?.answer(portal);
  expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(`${page}/portal`);
  expect(window.open).toHaveBeenCalledTimes(1);
  expect(toast).not.toHaveBeenCalled();
});

it('switches by the portal, and manages at its start', async () => {
  await press(() => void billing.open('SOUL', 'switch'));
  expect([asked[0]?.name, asked[0]?.input]).toEqual(['OpenCustomerPortal', { plan: 'SOUL' }]);
  await asked[0]?.answer(portal);
  await press(() => void billing.open(null, 'switch'));
  expect(billing.working).toBe('manage');
  expect(asked[1]?.input).toEqual({ plan: null });
});
