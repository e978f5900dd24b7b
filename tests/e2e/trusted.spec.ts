/** The built client beside a server in production mode: it sends ids, which are all that the server runs of what pages send. */
import { paths } from '#rules/paths.ts';
import { newcomer } from '#tests/factories/people.ts';
import { expect, test, urls } from './fixtures.ts';
import { toasts } from './steps.ts';

const UNKNOWN = 'PERSISTED_DOCUMENT_REQUIRED';

test('pages send ids and no texts, over HTTP and the socket, and nothing else is run', async ({ api, browserOf }) => {
  const ada = await newcomer(api, 'Ada');
  const page = await browserOf({ signedInAs: ada });
  const sent: { operationName?: string; query?: string; extensions?: { persistedQuery?: unknown } }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && request.method() === 'POST') sent.push(request.postDataJSON());
  });
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { type, payload: body } = JSON.parse(String(payload));
      if (type === 'subscribe') sent.push(body);
    }),
  );
  await page.goto(paths.browse);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => sent.some(({ operationName }) => operationName === 'ViewerEvents')).toBe(true);
  await page.goto(paths.matches);
  await expect(page.getByRole('heading', { level: 1, name: /Matches/ })).toBeVisible();
  const ofApollo = () => sent.filter(({ operationName }) => operationName !== undefined);
  await expect.poll(() => ofApollo().length).toBeGreaterThan(3);
  for (const { query = '', extensions } of ofApollo()) {
    expect(query).toBe('');
    expect(extensions?.persistedQuery).toMatchObject({ version: 1 });
  }

  const own = { query: 'query Own { viewer { email } }' };
  const headers = { authorization: `Bearer ${ada.accessToken}` };
  const refused = await page.request.post(`${urls.empty}/graphql`, { data: own, headers });
  expect([refused.status(), (await refused.json()).errors[0].extensions.code]).toEqual([400, UNKNOWN]);
});

test('a page whose documents are not known any more says so once, and offers to load anew', async ({
  api,
  browserOf,
}) => {
  const ada = await newcomer(api, 'Ada');
  const page = await browserOf({ signedInAs: ada });
  let asked = 0;
  await page.route('**/graphql', (route) => {
    const body = route.request().postDataJSON();
    if (body?.operationName !== 'MatchesPage') return route.fallback();
    asked += 1;
    const persistedQuery = { version: 1, sha256Hash: 'f'.repeat(64) };
    return route.continue({ postData: JSON.stringify({ ...body, extensions: { persistedQuery } }) });
  });
  await page.goto(paths.matches);
  await expect(toasts(page).getByText('A new version of Zobo is ready.')).toBeVisible();
  const reload = toasts(page).getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  expect(asked).toBe(1);
  await page.unroute('**/graphql');
  await reload.click();
  await expect(page.getByRole('heading', { level: 1, name: /Matches/ })).toBeVisible();
  await expect(toasts(page).getByText('A new version of Zobo is ready.')).toHaveCount(0);
});
