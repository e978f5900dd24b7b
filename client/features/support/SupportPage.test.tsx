import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { tellEventsBegan } from '#client/components/events/events-began.ts';
import { ViewerEventsDocument } from '#client/components/events/ViewerEvents.generated.ts';
import { ViewerUnreadDocument } from '#client/components/events/ViewerUnread.generated.ts';
import { paths } from '#rules/paths.ts';
import { messages as rules } from '#rules/support.ts';
import { enter } from '#tests/setup/enter.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { hearToasts } from '#tests/setup/toasts.ts';
import { Component } from './SupportPage.tsx';
import { texts } from './texts.ts';

const { toast } = hearToasts();

const at = '2026-05-05T13:05:00.000Z';
const said = (id: string, content: string, isFromTeam = false) => ({
  __typename: 'SupportMessage' as const,
  id,
  isFromTeam,
  content,
  createdAt: at,
});
const ticket = (id: string, changes: object = {}) => ({
  __typename: 'SupportTicket' as const,
  id,
  subject: `About ${id}`,
  state: 'OPEN' as const,
  isPriority: false,
  createdAt: at,
  updatedAt: at,
  messages: [said(`${id}-1`, `All of ${id}`)],
  ...changes,
});
const viewer = (...supportTickets: object[]) => ({ viewer: { __typename: 'Viewer', id: 'me', supportTickets } });

type Asked = {
  variables: Record<string, Record<string, unknown>>;
  answer: (data: Record<string, unknown>) => Promise<void>;
  fail: () => Promise<void>;
};

/** The unanswered operations of the page. */
let asked: Map<string, Asked>;
let client: ApolloClient;
let root: Root;
let place: HTMLElement;

async function open(path: string = paths.support): Promise<void> {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <MemoryRouter initialEntries={[path]}>
          <Component />
        </MemoryRouter>
      </ApolloProvider>,
    ),
  );
}

async function leave(): Promise<void> {
  await act(async () => root.unmount());
  place.remove();
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  asked = new Map();
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
          fail: () => act(async () => observer.error(new TypeError('Failed to fetch'))),
        });
      }),
  );
  client = new ApolloClient({ cache: createCache(), link, dataMasking: true, queryDeduplication: false });
  // The shell has already fetched these data.
  const plan = { __typename: 'HeldPlan' as const, name: null, tier: 'FREE' as const, abilities: [] };
  const me = { __typename: 'Viewer' as const, id: 'me', unreadCount: 0, warning: null };
  const notices = { __typename: 'NoticeSettings' as const, hasPushDevice: false, hasRefusedPush: false };
  client.writeQuery({
    query: ViewerUnreadDocument,
    data: { viewer: { ...me, notices, plan: { ...plan, endsAt: null, subscription: null } } },
  });
});
afterEach(leave);

const of = (operation: string): Asked => asked.get(operation) ?? expect.fail(`nobody asked for ${operation}`);
const field = (name: string): HTMLInputElement | HTMLTextAreaElement =>
  place.querySelector(`[name=${name}]`) ?? expect.fail(`no field ${name}`);
const errorOf = (name: string) =>
  field(name).getAttribute('aria-invalid') === 'true'
    ? document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent
    : null;
const badges = () => [...place.querySelectorAll('span.rounded-full')].map(({ textContent }) => textContent);
const spoken = () => [...place.querySelectorAll('[role=log] li p:last-child')].map(({ textContent }) => textContent);

const type = (name: string, text: string) => act(async () => enter(field(name), text));
const send = () => act(async () => place.querySelector('form')?.requestSubmit());

describe('asking the team', () => {
  beforeEach(async () => {
    await open();
    await of('SupportPage').answer(viewer());
  });

  it('says what is wrong beside each field, and sends nothing', async () => {
    await type('subject', ' x ');
    await send();
    expect([errorOf('subject'), errorOf('content')]).toEqual([rules.subject, rules.content]);
    expect(document.activeElement).toBe(field('subject'));
    await type('subject', 'My card');
    expect([errorOf('subject'), errorOf('content')]).toEqual([null, rules.content]);
    expect(asked.has('CreateSupportTicket')).toBe(false);
  });

  it('counts what is typed, and lets nobody send what is too long', async () => {
    await type('content', 'x'.repeat(2_001));
    expect(place.textContent).toContain('2001/2000');
    await send();
    expect(errorOf('content')).toBe(rules.content);
    expect(field('content').value).toHaveLength(2_001);
  });

  it('keeps what was typed when one leaves, until it is sent', async () => {
    await type('subject', 'My card');
    await type('content', 'My bank refuses it.');
    await leave();
    await open();
    expect([field('subject').value, field('content').value]).toEqual(['My card', 'My bank refuses it.']);
    await send();
    const [early, { variables, answer }] = [of('SupportPage'), of('CreateSupportTicket')];
    expect(variables).toEqual({ input: { subject: 'My card', content: 'My bank refuses it.' } });
    const after = viewer(ticket('t1', { subject: 'My card' }), ticket('t0'));
    const created = { __typename: 'SupportTicket', id: 't1' };
    await answer({ createSupportTicket: { __typename: 'CreateSupportTicketSuccess', ticket: created, ...after } });
    // The answer to the earlier list request arrives after the mutation's answer and is ignored.
    const late = of('SupportPage');
    await early.answer(viewer(ticket('t0')));
    await late.answer(after);
    expect(toast).toHaveBeenCalledExactlyOnceWith({ title: texts.sent, description: texts.sentBody, tone: 'success' });
    // The new request is expanded.
    expect(place.querySelector('h2')?.textContent).toBe('My card');
    expect(spoken()).toEqual(['All of t1']);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('keeps it too when the server refuses or cannot be reached, and says why', async () => {
    await type('subject', 'My card');
    await type('content', 'My bank refuses it.');
    await send();
    await of('CreateSupportTicket').answer({
      createSupportTicket: { __typename: 'TooManyAttempts', message: 'Too many.', retryAfterSeconds: 3_600 },
    });
    expect(toast).toHaveBeenLastCalledWith(
      expect.objectContaining({
        title: texts.failed,
        description: expect.stringContaining('Too many. You can try again in'),
      }),
    );
    await send();
    await of('CreateSupportTicket').fail();
    expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ title: texts.failed, tone: 'error' }));
    expect([field('subject').value, field('content').value]).toEqual(['My card', 'My bank refuses it.']);
  });
});

describe('the list', () => {
  it('shows how each request stands, and leads to it', async () => {
    await open();
    expect(place.querySelector('[role=status]')?.textContent).toBe(texts.loading);
    await of('SupportPage').answer(
      viewer(ticket('a', { isPriority: true }), ticket('b', { state: 'ANSWERED' }), ticket('c', { state: 'CLOSED' })),
    );
    expect(badges()).toEqual(['Waiting for the team', 'Priority', 'Answered', 'Closed']);
    const links = [...place.querySelectorAll<HTMLAnchorElement>('ul a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['a', 'b', 'c'].map((id) => `${paths.support}?request=${id}`),
    );
    await act(async () => links[1]?.click());
    expect(place.querySelector('h2')?.textContent).toBe('About b');
    expect(document.activeElement).toBe(place.querySelector('h1'));
  });

  it('says that there is none, with the mailbox', async () => {
    const meta = document.createElement('meta');
    meta.name = 'zobo:support';
    meta.content = 'help@zobo.example';
    document.head.append(meta);
    await open();
    await of('SupportPage').answer(viewer());
    expect(place.querySelector('#requests')?.parentElement?.textContent).toContain(texts.none);
    expect(place.querySelectorAll('a[href="mailto:help@zobo.example"]')).toHaveLength(2);
    meta.remove();
  });

  it('can be loaded again when that failed; the form is there all the same', async () => {
    await open();
    await of('SupportPage').fail();
    expect(place.querySelector('[role=alert]')?.textContent).toContain(texts.loadFailed);
    expect(field('subject')).toBeTruthy();
    asked.clear();
    await act(async () => place.querySelector<HTMLButtonElement>('[role=alert] button')?.click());
    await of('SupportPage').answer(viewer(ticket('a')));
    expect(place.querySelector('[role=alert]')).toBeNull();
    expect(badges()).toEqual(['Waiting for the team']);
  });
});

describe('a request', () => {
  const one = `${paths.support}?request=a`;

  it('shows an answer as it comes, and is open again once one writes more', async () => {
    await open(one);
    await of('SupportPage').answer(viewer(ticket('a')));
    expect([badges(), spoken()]).toEqual([['Waiting for the team'], ['All of a']]);
    expect(place.textContent).toContain(texts.after.OPEN);

    const answered = ticket('a', {
      state: 'ANSWERED',
      messages: [said('a-1', 'All of a'), said('a-2', 'Try it\nagain.', true)],
    });
    // The shell's subscription.
    client.subscribe({ query: ViewerEventsDocument }).subscribe({});
    await of('ViewerEvents').answer({ viewerEvents: { __typename: 'SupportAnswered', ticket: answered } });
    await eventually(() => expect([badges(), spoken()]).toEqual([['Answered'], ['All of a', 'Try it\nagain.']]));

    await send();
    expect(errorOf('content')).toBe(rules.reply);
    await type('content', '  Thanks.\n');
    await send();
    const { variables, answer } = of('ReplyToSupportTicket');
    expect(variables).toEqual({ input: { ticketId: 'a', content: 'Thanks.' } });
    await answer({
      replyToSupportTicket: {
        __typename: 'ReplyToSupportTicketSuccess',
        ticket: { ...answered, state: 'OPEN', messages: [...answered.messages, said('a-3', 'Thanks.')] },
      },
    });
    await eventually(() =>
      expect([badges(), spoken()]).toEqual([['Waiting for the team'], ['All of a', 'Try it\nagain.', 'Thanks.']]),
    );
    expect(field('content').value).toBe('');
    expect(toast).toHaveBeenLastCalledWith({ title: texts.replied, tone: 'success' });
  });

  it('keeps a reply that was refused', async () => {
    await open(one);
    await of('SupportPage').answer(viewer(ticket('a', { state: 'CLOSED' })));
    expect(place.textContent).toContain(texts.after.CLOSED);
    await type('content', 'Hello?');
    await send();
    await of('ReplyToSupportTicket').answer({
      replyToSupportTicket: { __typename: 'NotAvailable', message: rules.unknown },
    });
    expect(toast).toHaveBeenLastCalledWith({ title: texts.failed, description: rules.unknown, tone: 'error' });
    expect(field('content').value).toBe('Hello?');
  });

  it('is asked for again once the events begin anew', async () => {
    await open(one);
    await of('SupportPage').answer(viewer(ticket('a')));
    expect(asked.size).toBe(0);
    await act(async () => tellEventsBegan());
    await of('SupportPage').answer(viewer(ticket('a', { state: 'ANSWERED' })));
    expect(badges()).toEqual(['Answered']);
  });

  it('that is none of one’s own is not there', async () => {
    await open(`${paths.support}?request=foreign`);
    expect(place.textContent).not.toContain(texts.gone);
    await of('SupportPage').answer(viewer(ticket('a')));
    expect(place.textContent).toContain(texts.gone);
    expect(place.querySelector(`a[href="${paths.support}"]`)?.textContent).toBe(texts.back);
  });
});
