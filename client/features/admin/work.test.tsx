/** Work in the admin console is not lost, is part of the address, and keeps the reader's place in a list. */
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '#client/apollo/session.ts';
import { connection, openConsole, page } from '#tests/setup/admin-console.tsx';
import { hearToasts } from '#tests/setup/toasts.ts';
import { DateIdeas } from './date-ideas/DateIdeas.tsx';
import { texts as places } from './date-ideas/texts.ts';
import { Newsletter } from './newsletter/Newsletter.tsx';
import { texts as articles } from './newsletter/texts.ts';
import { Support } from './support/Support.tsx';
import { texts as requests } from './support/texts.ts';
import { texts as common } from './texts.ts';
import { Tokens } from './tokens/Tokens.tsx';
import { texts as tokens } from './tokens/texts.ts';

const { open, of, asked, press, type, send, errorOf, field, text, place, dialog, appears, go, address } = openConsole();

hearToasts();
// After a sign-out the navigation blocker would not ask.
beforeEach(() => void vi.spyOn(session, 'isSignedIn').mockReturnValue(true));
afterEach(() => vi.restoreAllMocks());

const at = '2026-05-05T12:00:00.000Z';
const idea = (id: string, more: object = {}) => ({
  __typename: 'AdminDateIdea',
  id,
  isRemoved: false,
  editedAt: null,
  reports: [],
  idea: {
    __typename: 'DateIdea',
    id,
    name: `Place ${id}`,
    description: 'A quiet garden with a lake and old trees.',
    category: 'NATURE',
    area: 'Ikoyi',
    city: 'LAGOS',
    budgetLevel: 'LOW',
    romanticScore: 4,
    estimatedCost: 'About 5,000',
    bestTime: 'Late afternoon',
    openingHours: '9 to 6',
    tips: ['Go early'],
    bestForDateNumbers: [1],
    isFeatured: false,
    checkedOn: null,
    ...more,
  },
});
const many = (from: number, count: number) => Array.from({ length: count }, (_, index) => idea(`${from + index}`));
/** Waits for this number of rows: the refetched rows follow the answer a little later. */
const are = (count: number) =>
  vi.waitFor(() => expect(place().querySelectorAll('article')).toHaveLength(count), { timeout: 4_000 });
/** Waits for the question, which takes longer on a busy machine. */
const isAsked = (title: string = common.unsaved.draft.title) =>
  vi.waitFor(() => expect(dialog()?.textContent ?? '').toContain(title), { timeout: 4_000 });

describe('a place that is edited', () => {
  const edit = `${places.edit} Place 1`;
  const list = '/admin/date-ideas?search=place';

  it('stands in the address, so that Back closes it, and gives the focus back', async () => {
    await open(<DateIdeas />, list);
    await of('ConsoleDateIdeas').answer(page('dateIdeas', many(1, 2)));
    await press(edit);
    expect(address()).toBe(`${list}&edit=1`);
    expect(field('name').value).toBe('Place 1');
    await go(-1);
    expect(address()).toBe(list);
    expect(document.activeElement?.textContent).toBe(edit);
    expect(dialog()).toBeNull();
  });

  it('is not lost without a word: by Back, by a link', async () => {
    await open(<DateIdeas />, list);
    await of('ConsoleDateIdeas').answer(page('dateIdeas', many(1, 2)));
    await press(edit);
    await type('name', 'Place one');
    await go(-1);
    await isAsked();
    await press(common.unsaved.draft.stay);
    expect(field('name').value).toBe('Place one');
    expect(address()).toBe(`${list}&edit=1`);
    await go('/admin/date-ideas');
    await isAsked();
    await press(common.leave);
    expect(address()).toBe('/admin/date-ideas');
  });

  it('is saved where it stands: the list keeps its length and is not asked for again', async () => {
    await open(<DateIdeas />, list);
    await of('ConsoleDateIdeas').answer(page('dateIdeas', many(1, 20), 'c20'));
    await press(common.more);
    await of('ConsoleDateIdeas').answer(page('dateIdeas', many(21, 5)));
    await are(25);
    await press(`${places.edit} Place 23`);
    await type('name', 'Another name');
    await send();
    const saved = idea('23', { name: 'Another name' });
    await of('ConsoleSaveIdea').answer({ saveDateIdea: { __typename: 'SaveDateIdeaSuccess', dateIdea: saved } });
    expect(address()).toBe(list);
    expect(asked.has('ConsoleDateIdeas')).toBe(false);
    await are(25);
    expect(document.activeElement?.textContent).toBe(`${places.edit} Another name`);
  });

  it('that is hidden by another leaves the list as long as it was', async () => {
    await open(<DateIdeas />, list);
    await of('ConsoleDateIdeas').answer(page('dateIdeas', many(1, 20), 'c20'));
    await press(common.more);
    await of('ConsoleDateIdeas').answer(page('dateIdeas', many(21, 5)));
    await are(25);
    await press(`${places.hide} Place 2`);
    await vi.waitFor(() => expect(dialog()).not.toBeNull());
    await send();
    await of('ConsoleRemoveIdea').answer({ removeDateIdea: { __typename: 'NotAvailable', message: 'Gone' } });
    expect(of('ConsoleDateIdeas').variables).toMatchObject({ first: 25, search: 'place' });
    await of('ConsoleDateIdeas').answer(page('dateIdeas', many(1, 25)));
    await are(25);
  });
});

it('after “Show more” the first of the new rows has the focus', async () => {
  await open(<DateIdeas />);
  await of('ConsoleDateIdeas').answer(page('dateIdeas', many(1, 2), 'c2'));
  await press(common.more);
  await of('ConsoleDateIdeas').answer(page('dateIdeas', many(3, 2)));
  const focused = () => expect(document.activeElement?.querySelector('h2')?.textContent).toBe('Place 3');
  await vi.waitFor(focused, { timeout: 4_000 });
});

it('a new place is of no city, kind, budget or hearts until somebody says so', async () => {
  await open(<DateIdeas />, '/admin/date-ideas?edit=new');
  await send();
  for (const name of ['city', 'category', 'budgetLevel']) expect(errorOf(name)).toBe(common.chooseOne);
  expect(errorOf('romanticScore')).toContain('Hearts');
  expect(asked.has('ConsoleSaveIdea')).toBe(false);
});

describe('an article', () => {
  const article = (title: string) => ({
    __typename: 'NewsletterArticle',
    id: 'a',
    slug: 'hello',
    day: 'MONDAY',
    category: 'SUCCESS',
    subject: 'Hello',
    title,
    minutes: 1,
  });
  const content = 'There is much to say about small hellos. '.repeat(5).trim();
  const row = {
    __typename: 'AdminArticle',
    id: 'a',
    isRemoved: false,
    lastSentAt: at,
    article: article('Small hellos'),
  };
  const newsletter = (fields: object) => ({
    admin: {
      __typename: 'Admin',
      newsletter: { __typename: 'AdminNewsletter', unsubscribed: 0, bounced: 0, ...fields },
    },
  });

  it('is fetched when it is opened; its preview says when it is of an earlier text', async () => {
    await open(<Newsletter />);
    await of('ConsoleArticles').answer(newsletter({ articles: connection([row]) }));
    // The articles wait for the panel above them, and come though it fails.
    expect(text()).not.toContain('Small hellos');
    await of('NewsletterConsole').fail();
    await press(`${articles.edit} Small hellos`);
    expect(address()).toBe('/admin?edit=a');
    expect(of('ConsoleArticle').variables).toEqual({ id: 'a' });
    await of('ConsoleArticle').answer(newsletter({ article: { ...row, content } }));
    expect(field('content').value).toBe(content);
    await press(articles.preview);
    const read = { ...article('Small hellos'), summary: 'x', blocks: [] };
    const success = {
      __typename: 'SaveNewsletterArticleSuccess',
      article: { __typename: 'AdminArticle', id: 'a', article: read },
    };
    await of('ConsolePreviewArticle').answer({ saveNewsletterArticle: success });
    const said = () => place().querySelector('section section [role=status]')?.textContent;
    expect(said()).toBe(articles.previewed);
    await type('content', `${content} And more.`);
    expect(said()).toBe(articles.stale);
    await type('content', content);
    expect(said()).toBe(articles.previewed);
    expect(place().querySelector('[aria-live]')).toBeNull();
  });

  it('that there is none of says so, and leads back', async () => {
    await open(<Newsletter />, '/admin/newsletter?edit=none');
    await of('ConsoleArticle').answer(newsletter({ article: null }));
    expect(text()).toContain(articles.absent);
    await press(articles.back);
    expect(address()).toBe('/admin/newsletter');
  });
});

it('an answer that is being written holds whoever leaves, until it is sent', async () => {
  const ticket = (state: string) => ({
    __typename: 'AdminSupportTicket',
    id: 't',
    subject: 'My card',
    state,
    isPriority: false,
    createdAt: at,
    updatedAt: at,
    user: {
      __typename: 'AdminUser',
      id: 'ada',
      fullName: 'Ada',
      email: 'ada@example.com',
      suspendedAt: null,
      limitedAt: null,
    },
    messages: [],
  });
  await open(<Support />, '/admin/support');
  await of('ConsoleTickets').answer(page('supportTickets', [ticket('OPEN')]));
  await type('content', 'Your bank must allow it.');
  await go('/admin/support?state=closed');
  await isAsked();
  await press(common.unsaved.draft.stay);
  await press(requests.send);
  await of('ConsoleAnswer').answer({
    answerSupportTicket: { __typename: 'AnswerSupportTicketSuccess', ticket: ticket('ANSWERED') },
  });
  await go('/admin/support?state=closed');
  expect(address()).toBe('/admin/support?state=closed');
});

it('the secret of a token is not left by mistake', async () => {
  await open(<Tokens />, '/admin/tokens');
  await of('ConsoleTokens').answer({ viewer: { __typename: 'Viewer', id: 'me', accessTokens: [] } });
  await press(tokens.create);
  await appears('name');
  await type('name', 'Nightly');
  await act(async () => document.querySelector<HTMLInputElement>('[name="scope-USERS_READ"]')?.click());
  await send();
  const accessToken = { __typename: 'AccessToken', id: 't' };
  await of('ConsoleCreateToken').answer({
    createAccessToken: { __typename: 'CreateAccessTokenSuccess', token: 'the-secret', accessToken },
  });
  expect(text()).toContain('the-secret');
  await go('/admin/people');
  await isAsked(common.unsaved.secret.title);
  await press(common.unsaved.secret.stay);
  await press(tokens.done);
  await go('/admin/people');
  expect(address()).toBe('/admin/people');
});
