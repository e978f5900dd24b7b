import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { hearToasts } from '#tests/setup/toasts.ts';
import { Guide } from './Guide.tsx';

const { toast } = hearToasts();

const idea = (name: string, change: object = {}) => ({
  __typename: 'DateIdea',
  id: name,
  name,
  description: '<b>Bold</b> & quiet.',
  category: 'CAFE',
  area: 'Wuse 2',
  city: 'ABUJA',
  budgetLevel: 'LOW',
  romanticScore: 4,
  estimatedCost: '₦8,000 for two',
  bestTime: 'Sunday',
  openingHours: 'Daily, 8 am',
  tips: ['One', 'Two', 'Three', 'Four', 'Five'],
  bestForDateNumbers: [1, 4],
  isFeatured: false,
  isSaved: false,
  ...change,
});
const page = (names: string[], more: { total?: number; end?: string; change?: object } = {}) => ({
  dateIdeas: {
    __typename: 'DateIdeaConnection',
    totalCount: more.total ?? names.length,
    edges: names.map((name) => ({ __typename: 'DateIdeaEdge', cursor: name, node: idea(name, more.change) })),
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage: more.end !== undefined,
      hasPreviousPage: false,
      startCursor: names[0] ?? null,
      endCursor: more.end ?? names.at(-1) ?? null,
    },
  },
});

type Asked = { variables: Record<string, unknown>; answer: (data: object) => Promise<void>; fail: () => Promise<void> };
let asked: Asked[];
let root: Root;
let place: HTMLElement;
let router: ReturnType<typeof createMemoryRouter>;
const onRetry = vi.fn();
/** The page's loader waits for this promise. */
let gate: Promise<void>;

async function open(address: string): Promise<void> {
  const loader = () => gate.then(() => null);
  router = createMemoryRouter(
    [{ path: '*', loader, HydrateFallback: () => null, element: <Guide hasPosition onRetry={onRetry} /> }],
    { initialEntries: [address] },
  );
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        asked.push({
          variables,
          answer: (data) =>
            act(async () => {
              observer.next({ data });
              observer.complete();
            }),
          fail: () => act(async () => observer.error(new Error('offline'))),
        });
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link, dataMasking: true });
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>,
    ),
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = [];
  gate = Promise.resolve();
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

const last = () => asked.at(-1) ?? expect.fail('nothing was asked');
const names = () => [...place.querySelectorAll('h2')].map(({ textContent }) => textContent);
const status = () => place.querySelector('[role=status]')?.textContent;
const select = (label: string): HTMLSelectElement => {
  const found = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return (document.getElementById(found?.htmlFor ?? '') ?? expect.fail(label)) as HTMLSelectElement;
};
const choose = (label: string, value: string) =>
  act(async () => {
    const field = select(label);
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
const button = (name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name) ?? expect.fail(name);
const press = (name: string) => act(async () => button(name).click());

it('shows a place with all that is known of it, as text, and at most four tips', async () => {
  await open('/');
  await last().answer(page(['Jabi <i>Lake</i>'], { change: { isFeatured: true } }));
  expect(status()).toBe('1 place');
  const card = place.querySelector('article')?.textContent ?? '';
  for (const text of [
    'Jabi <i>Lake</i>',
    'Wuse 2, Abuja',
    'Cafés and treats',
    'Featured',
    'Low budget',
    'Romance 4 of 5',
    '₦8,000 for two',
  ])
    expect(card).toContain(text);
  for (const text of ['Typical cost · check first', 'Typical hours · check first', 'Best for date1, 4+', '<b>Bold</b>'])
    expect(card).toContain(text);
  expect(card).toContain('Four');
  expect(card).not.toContain('Five');
  const map = place.querySelector<HTMLAnchorElement>('a[target]');
  expect(map?.rel).toBe('noopener noreferrer');
  expect(map?.target).toBe('_blank');
  expect(new URL(map?.href ?? '').origin).toBe('https://www.google.com');
  expect(new URL(map?.href ?? '').searchParams.get('query')).toBe('Jabi <i>Lake</i>, Wuse 2, Abuja, Nigeria');
});

it('folds the rest of a place away, and not what it costs, behind a button that says whose it is', async () => {
  await open('/');
  await last().answer(page(['A', 'B']));
  const toggle = button('Details: B');
  const rest = document.getElementById(toggle.getAttribute('aria-controls') ?? '')?.textContent;
  for (const text of ['Typical hours', 'Best time', 'Best for date', '4 tips']) expect(rest).toContain(text);
  expect(rest).not.toContain('Typical cost');
  const areOpen = () => ['A', 'B'].map((name) => button(`Details: ${name}`).getAttribute('aria-expanded'));
  expect(areOpen()).toEqual(['false', 'false']);
  await press('Details: B');
  expect(areOpen()).toEqual(['false', 'true']);
  await press('Details: B');
  expect(areOpen()).toEqual(['false', 'false']);
});

it('asks for what the address names, and writes what is chosen into it', async () => {
  await open('/?city=port-harcourt&date=4&budget=free');
  const four = { dateNumber: 4, city: 'PORT_HARCOURT', budgetLevel: null, category: null, isNear: null };
  expect(last().variables).toEqual({ first: 18, filter: four });
  expect([select('City').value, select('Date number').value, select('Budget').value]).toEqual([
    'port_harcourt',
    '4',
    '',
  ]);
  await last().answer(page(['A']));
  await choose('Category', 'beach');
  expect(router.state.location.search).toBe('?date=4&city=port-harcourt&category=beach');
  expect(last().variables.filter).toEqual({ ...four, category: 'BEACH' });
  expect(status()).toBe('Looking for places');
  await last().answer(page([]));
  expect(names()).toEqual(['No place fits all of that']);
  // Data read before is shown at once, without another request.
  await choose('Category', '');
  expect([names(), asked.length]).toEqual([['A'], 2]);
  await press('Clear all');
  expect(router.state.location.search).toBe('');
  expect(last().variables.filter).toEqual({
    dateNumber: null,
    city: null,
    budgetLevel: null,
    category: null,
    isNear: null,
  });
});

it('keeps two changes of which the second comes before the address has the first', async () => {
  await open('/');
  let pass = () => {};
  gate = new Promise<void>((resolve) => (pass = resolve));
  await choose('City', 'lagos');
  expect(select('City').value).toBe('lagos');
  await choose('Budget', 'low');
  await act(async () => pass());
  expect(router.state.location.search).toBe('?city=lagos&budget=low');
  expect(last().variables.filter).toEqual({
    dateNumber: null,
    city: 'LAGOS',
    budgetLevel: 'LOW',
    category: null,
    isNear: null,
  });
  // A navigation still overrides the choice.
  await act(async () => router.navigate('/?city=abuja'));
  expect([select('City').value, select('Budget').value]).toEqual(['abuja', '']);
});

it('leads back to where one came from, whatever was chosen meanwhile', async () => {
  await open('/from');
  await act(async () => router.navigate('/?city=lagos'));
  await choose('Date number', '2');
  await choose('Budget', 'low');
  await press('Clear all');
  await choose('City', 'abuja');
  expect(router.state.location.search).toBe('?city=abuja');
  await act(async () => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/from');
});

it('shows more, and the focus goes on to the first that came', async () => {
  await open('/');
  await last().answer(page(['A', 'B'], { total: 3, end: 'B' }));
  await press('Show more');
  expect(last().variables.after).toBe('B');
  await last().fail();
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Failed to load date ideas', tone: 'error' }),
  );
  expect(names()).toEqual(['A', 'B']);
  await press('Show more');
  await last().answer(page(['C'], { total: 3 }));
  // The new rows are delivered in a later turn.
  await eventually(() => expect(names()).toEqual(['A', 'B', 'C']));
  expect(document.activeElement?.textContent).toBe('C');
  expect(status()).toBe('3 places');
  expect(place.textContent).not.toContain('Show more');
});

it('says that it failed, and asks again for the places and for the plan', async () => {
  await open('/');
  await last().fail();
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    title: 'Failed to load date ideas',
    description: 'Please check your connection and try again.',
    tone: 'error',
    about: 'date ideas',
  });
  await press('Try again');
  expect(onRetry).toHaveBeenCalledOnce();
  await last().answer(page(['A']));
  expect(names()).toEqual(['A']);
});
