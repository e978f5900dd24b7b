/** One line for each request, and a long journey with a canary in every field, none of which is in any line. */

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { schedule } from '#server/boot/schedule.ts';
import { tasks } from '#server/features/index.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { startWorker } from '#server/platform/jobs/worker.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { jobsOf } from '#tests/setup/mail-server.ts';

type Line = Record<string, unknown> & { level: number; msg: string };

/** In no word of ours, whatever its case. */
const CANARY = 'kanarienvogel';
const EMAIL = `${CANARY}@example.com`;
const PASSWORD = `${CANARY}-1`;
const PLACE = { latitude: 6.524379, longitude: 3.379206 };

const parsed = (lines: readonly string[]): Line[] => lines.map((line) => JSON.parse(line) as Line);

describe('a line', () => {
  const lines: string[] = [];
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ logLines: lines });
  });
  afterAll(() => app.stop());

  const last = (): Line | undefined => parsed(lines).findLast(({ msg }) => msg === 'request');

  it('says what was asked, how it ended and how long it took, under the id that the answer has', async () => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'query BrowsePage { deck(limit: 1) { end } }' }),
    });
    await response.text();
    await vi.waitFor(() => expect(last()).toBeDefined());
    expect(last()).toMatchObject({
      level: 30,
      requestId: response.headers.get('x-request-id'),
      ...{ method: 'POST', route: '/graphql', status: 401, ms: expect.any(Number) },
      ...{ operation: 'BrowsePage', kind: 'query', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      codes: ['UNAUTHENTICATED'],
    });
  });

  it('has the pattern of an address and never the address', async () => {
    const secret = 'a-token-of-somebody';
    for (const path of [
      `/unsubscribe?token=${secret}`,
      `/selfies/${secret}/720.webp?signature=${secret}`,
      `/${secret}`,
    ]) {
      lines.length = 0;
      await (await fetch(`${app.url}${path}`, { headers: { accept: 'text/html' } })).text();
      await vi.waitFor(() => expect(last()).toBeDefined());
      expect(lines.join('\n')).not.toContain(secret);
    }
  });

  it('is no line at info for whoever watches over the process', async () => {
    lines.length = 0;
    await (await fetch(`${app.url}/healthz`)).text();
    await vi.waitFor(() => expect(last()?.level).toBe(20));
  });
});

describe('a long journey', () => {
  const lines: string[] = [];
  const letters: string[] = [];
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ logLines: lines });
  });
  afterAll(() => app.stop());

  it('leaves nothing of what people wrote, nor tokens, addresses or places', async () => {
    const secrets: string[] = [];
    const error = '... on UserError { code message }';
    const send = async (document: string, input: object, token?: string) => {
      const { data } = await app.gql(document, { input }, token);
      return Object.values(data ?? {})[0] as Record<string, never> | undefined;
    };
    const signUp = `mutation SignUp($input: SignUpInput!) { signUp(input: $input) { __typename
      ... on SignUpSuccess { viewer { id } session { accessToken refreshToken } } ${error} } }`;
    const consents = { hasAcceptedPrivacy: true, hasAcceptedTerms: true, isAdult: true };
    const signIn = `mutation SignIn($input: SignInInput!) { signIn(input: $input) { __typename ${error} } }`;
    const account = { email: EMAIL, password: PASSWORD, fullName: `${CANARY} Obi`, ...consents };

    const made = (await send(signUp, account)) as unknown as {
      viewer: { id: string };
      session: { accessToken: string; refreshToken: string };
    };
    const { accessToken, refreshToken } = made.session;
    secrets.push(accessToken, refreshToken);
    await send(signUp, account);
    await send(signUp, { ...account, email: `${CANARY} is no address`, password: CANARY.slice(0, 3) });
    await send(signIn, { email: EMAIL, password: `${CANARY}-wrong` });
    await send(
      `mutation CreateProfile($input: CreateProfileInput!) { createProfile(input: $input) { __typename ${error} } }`,
      {
        fullName: `${CANARY} Obi`,
        bio: `${CANARY} in Lagos`,
        location: CANARY,
        interests: CANARY,
        dateOfBirth: '1995-05-05',
        gender: 'FEMALE',
      },
      accessToken,
    );
    await send(
      `mutation UpdateLocation($input: UpdateLocationInput!) { updateLocation(input: $input) { __typename } }`,
      PLACE,
      accessToken,
    );
    await send(
      `mutation Message($input: SendMessageInput!) { sendMessage(input: $input) { __typename ${error} } }`,
      { matchId: made.viewer.id, clientId: made.viewer.id, content: CANARY },
      accessToken,
    );
    await send(
      `mutation Reset($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename ${error} } }`,
      { email: EMAIL },
    );
    await send(
      `mutation Companion($input: SendCompanionMessageInput!) { sendCompanionMessage(input: $input) { __typename ${error} } }`,
      { scenarioId: 'first-message', clientId: made.viewer.id, content: CANARY },
      accessToken,
    );
    await send(
      `mutation Letters($input: SubscribeToNewsletterInput!) { subscribeToNewsletter(input: $input) { __typename ${error} } }`,
      { email: EMAIL, hasConsented: true },
    );
    await send(
      `mutation Feedback($input: SendBetaFeedbackInput!) { sendBetaFeedback(input: $input) { __typename ${error} } }`,
      { bugReport: CANARY, featureRequest: CANARY, generalFeedback: CANARY },
      accessToken,
    );

    // Bad input of each kind.
    await app.gql(`query ${CANARY} { ${CANARY} }`);
    await app.gql(`{ "${CANARY}`);
    await app.gql(`query ($id: ID!) { profile(id: $id) { id } }`, { id: CANARY, [CANARY]: CANARY }, accessToken);
    await app.gql('{ viewer { id } }', {}, CANARY);
    const post = (headers: Record<string, string>, body: string) =>
      fetch(`${app.url}/graphql`, { method: 'POST', headers, body });
    await post(
      { 'content-type': 'application/json', 'user-agent': CANARY, 'x-forwarded-for': CANARY },
      `{"query": "${CANARY}`,
    );
    await post({ 'content-type': `text/${CANARY}` }, CANARY);
    await post({ 'content-type': 'application/json', 'x-request-id': CANARY }, '[]');
    for (const path of [
      `/${CANARY}`,
      `/photos/${CANARY}/x.webp?${CANARY}`,
      `/unsubscribe?token=${CANARY}`,
      `/newsletter/${CANARY}`,
    ])
      await fetch(`${app.url}${path}`, { headers: { accept: 'text/html', referer: `http://${CANARY}/` } });
    await fetch(`${app.url}/unsubscribe?token=${CANARY}`, { method: 'POST', body: CANARY });
    await fetch(`${app.url}/uploads/${CANARY}?signature=${CANARY}`, { method: 'PUT', body: CANARY });
    await fetch(`${app.url}/webhooks/stripe`, {
      method: 'POST',
      headers: { 'stripe-signature': CANARY },
      body: CANARY,
    });

    // Over the socket.
    const client = app.socket(accessToken);
    const chat = client.iterate({
      query: `subscription ${CANARY} { chatEvents(matchId: "${CANARY}") { __typename } }`,
    });
    await chat.next().catch(() => undefined);
    const own = client.iterate({
      query: `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }`,
      variables: { input: { matchId: made.viewer.id, clientId: made.viewer.id, content: CANARY } },
    });
    await own.next().catch(() => undefined);
    await client.dispose();

    // The letters of all that go out.
    const worker = await startWorker(app.deps, { tasks, schedule });
    await vi.waitFor(async () => expect((await jobsOf(app)).left).toBe(0), { timeout: 30_000 });
    await worker.stop();
    letters.push(...app.mails.map((mail) => JSON.stringify(mail)));
    expect(letters.join()).toContain(EMAIL);

    const all = lines.join('\n');
    expect(parsed(lines).filter(({ msg }) => msg === 'request').length).toBeGreaterThanOrEqual(25);
    expect(
      parsed(lines)
        .filter(({ msg }) => msg === 'operation')
        .map(({ kind }) => kind),
    ).toEqual(['subscription', 'mutation']);
    expect(all).toContain(made.viewer.id);
    expect(all.toLowerCase()).not.toContain(CANARY);
    for (const secret of [...secrets, '127.0.0.1']) expect(all).not.toContain(secret);
    // The seconds of a line's time, and how long a job took, are like these by chance.
    const timeless = all.replace(/"time":"[^"]+"|[\d.]+ms/g, '');
    for (const coordinate of ['6.52', '3.37']) expect(timeless).not.toContain(coordinate);
  });
});

describe('in production', () => {
  it('a job that fails says its name and kind, and not what the error says', async () => {
    const lines: string[] = [];
    const app = await startTestApp({ logLines: lines, config: { mode: 'production' } });
    const storage = {
      ...app.deps.ports.storage,
      remove: () => Promise.reject(new RangeError(`550 <${EMAIL}> is not taken`)),
    };
    const deps = { ...app.deps, ports: { ...app.deps.ports, storage } };
    await enqueue(deps, 'removeFiles', { keys: ['photos/a/'] });
    const worker = await startWorker(deps, { tasks, schedule });
    await vi.waitFor(() => expect(lines.join()).toContain('AggregateError'), { timeout: 20_000 });
    await worker.stop();
    app.deps.log.warn({ err: new Error(`Key (email)=(${EMAIL}) exists`) }, 'Something failed.');
    await app.stop();
    expect(parsed(lines).find(({ msg }) => msg === 'A job failed.')).toMatchObject({ level: 50, job: 'removeFiles' });
    expect(lines.join()).not.toContain(CANARY);
  });
});
