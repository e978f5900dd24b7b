import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Observable } from 'rxjs';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { sendingMessages } from '#rules/newsletter-console.ts';
import { hearToasts } from '#tests/setup/toasts.ts';
import { NewsletterSend } from './NewsletterSend.tsx';
import { texts } from './newsletter-send.ts';

const { toast } = hearToasts();

const issue = (changes: object = {}) => ({
  __typename: 'NewsletterIssue',
  id: 'i1',
  day: 'THURSDAY',
  subject: 'The last letter',
  source: 'SCHEDULED',
  state: 'SENT',
  recipients: 1_204,
  sent: 1_200,
  bounced: 3,
  skipped: 1,
  startedAt: '2026-05-07T06:00:00.000Z',
  ...changes,
});
const adminConsole = (...issues: object[]) => ({
  admin: {
    __typename: 'Admin',
    newsletter: {
      __typename: 'AdminNewsletter',
      subscribers: 1_204,
      issues: { __typename: 'NewsletterIssueConnection', nodes: issues },
    },
  },
});
const success = (isDryRun: boolean, emailsSent = 1_204) => ({
  sendWeeklyNewsletter: {
    __typename: 'SendWeeklyNewsletterSuccess',
    isDryRun,
    emailsSent,
    article: { __typename: 'NewsletterArticle', id: 'a', title: 'The title', subject: 'The subject' },
  },
});

type Asked = { variables: object; answer: (data: object) => Promise<void>; fail: () => Promise<void> };
/** The unanswered operations of the panel. */
let asked: Map<string, Asked>;
let root: Root;
let place: HTMLElement;

// The dialog's code is loaded on first use, which can exceed a test's time limit on a busy machine.
beforeAll(() => import('#client/ui/ModalDialog.tsx'), 60_000);

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = new Map();
  const client = new ApolloClient({
    cache: createCache(),
    link: new ApolloLink(
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
            fail: () => act(async () => observer.error(new TypeError('Failed to fetch'))),
          });
        }),
    ),
  });
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <NewsletterSend />
      </ApolloProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

const of = (name: string): Asked => asked.get(name) ?? expect.fail(`nobody asked for ${name}`);
const press = (name: string, within: ParentNode = place) =>
  act(async () => [...within.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
const buttons = () => [...place.querySelectorAll('button')].map(({ textContent }) => textContent);
/** The dialog; it appears shortly after the request. */
async function dialog(): Promise<HTMLElement> {
  let found: HTMLElement | null = null;
  await act(() =>
    vi.waitFor(() => {
      found = document.querySelector<HTMLElement>('[role=dialog]');
      expect(found).not.toBeNull();
    }),
  );
  return found ?? expect.fail('no dialog');
}

it('asks first, with the article and how many it goes to, and sends what was said yes to', async () => {
  await of('NewsletterConsole').answer(adminConsole());
  expect(place.textContent).toContain('1,204 subscribers');
  expect(place.textContent).toContain(texts.none);
  await press('Send Monday Motivation');
  expect(of('SendWeeklyNewsletter').variables).toEqual({ input: { day: 'MONDAY', isDryRun: true } });
  await of('SendWeeklyNewsletter').answer(success(true));
  const shown = await dialog();
  for (const word of ['Send Monday Motivation now?', '1,204 subscribers', 'The title', 'The subject'])
    expect(shown.textContent).toContain(word);
  expect(asked.size).toBe(0);

  await press('Send to 1,204 subscribers', shown);
  expect(of('SendWeeklyNewsletter').variables).toEqual({ input: { day: 'MONDAY', articleId: 'a', isDryRun: false } });
  expect(buttons()).toContain('Sending...');
  // Neither button can be pressed again meanwhile.
  const waiting = of('SendWeeklyNewsletter');
  await press('Sending...');
  await press('Send Thursday Thoughts');
  expect(of('SendWeeklyNewsletter')).toBe(waiting);
  await waiting.answer(success(false, 1_203));
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Newsletter Sent!', description: 'It is on its way to 1,203 subscribers.' }),
  );
  expect(buttons()).toEqual(['Send Monday Motivation', 'Send Thursday Thoughts']);
  await of('NewsletterConsole').answer(
    adminConsole(issue({ state: 'SENDING', day: 'MONDAY', source: 'MANUAL', sent: 7 })),
  );
  expect(place.querySelector('li')?.textContent).toContain('7 of 1,204 letters sent');
}, 20_000);

it('sends nothing when the answer is no', async () => {
  await press('Send Thursday Thoughts');
  await of('SendWeeklyNewsletter').answer(success(true));
  await press('Cancel', await dialog());
  expect(asked.has('SendWeeklyNewsletter')).toBe(false);
  expect(toast).not.toHaveBeenCalled();
}, 20_000);

it.each([
  ['the server’s', sendingMessages.sending, { __typename: 'NewsletterSending', code: 'NEWSLETTER_SENDING' }],
  ['its own', sendingMessages.sendFailed, null],
] as const)('says why it does not send, in %s words, and looks how things stand', async (_whose, message, refusal) => {
  await of('NewsletterConsole').answer(adminConsole());
  await press('Send Thursday Thoughts');
  if (refusal === null) await of('SendWeeklyNewsletter').fail();
  else await of('SendWeeklyNewsletter').answer({ sendWeeklyNewsletter: { ...refusal, message } });
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ description: message, tone: 'error' }));
  expect(document.querySelector('[role=dialog]')).toBeNull();
  expect(buttons()).toEqual(['Send Monday Motivation', 'Send Thursday Thoughts']);
  expect(asked.has('NewsletterConsole')).toBe(true);
});

it('says that a sending without an answer may have gone out, and shows whether it did', async () => {
  await of('NewsletterConsole').answer(adminConsole());
  await press('Send Thursday Thoughts');
  await of('SendWeeklyNewsletter').answer(success(true));
  await press('Send to 1,204 subscribers', await dialog());
  await of('SendWeeklyNewsletter').fail();
  const description = `${sendingMessages.sendFailed} ${texts.mayBeOut}`;
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ description, tone: 'error' }));
  await of('NewsletterConsole').answer(adminConsole(issue()));
  expect(place.querySelector('li')?.textContent).toContain('The last letter');
}, 20_000);

it('tells those who hear the page that a sending began and that it is over, and not each count', async () => {
  const heard = () => place.querySelector('h3 ~ [role=status]')?.textContent;
  const stands = async (...issues: object[]) => {
    if (!asked.has('NewsletterConsole')) await press('Send Thursday Thoughts');
    if (asked.has('SendWeeklyNewsletter')) await of('SendWeeklyNewsletter').fail();
    await of('NewsletterConsole').answer(adminConsole(...issues));
  };
  await stands(issue());
  expect(heard()).toBe('');
  const now = (sent: number) => issue({ id: 'i2', subject: 'Hello', state: sent < 9 ? 'SENDING' : 'SENT', sent });
  for (const sent of [1, 5]) {
    await stands(now(sent), issue());
    expect(heard()).toBe(texts.begun('Hello'));
  }
  await stands(now(9), issue());
  expect(heard()).toBe(texts.over('Hello'));
  expect(place.querySelector('ul')?.closest('[aria-live]')).toBeNull();
});

it('shows how the last ones stand, and can be asked again when that fails', async () => {
  await of('NewsletterConsole').fail();
  await press(texts.retry);
  await of('NewsletterConsole').answer(adminConsole(issue()));
  expect(place.querySelector('li')?.textContent).toBe(
    'The last letterThursday Thoughts, by the clock, 7 May, 07:001,200 of 1,204 letters sent · 3 bounced · 1 left the list beforeSent',
  );
});
