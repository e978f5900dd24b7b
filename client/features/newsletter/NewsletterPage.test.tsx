import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCache } from '#client/apollo/cache.ts';
import { articlePath, paths } from '#rules/paths.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { Component } from './NewsletterPage.tsx';
import { texts } from './texts.ts';

const plain = (text: string) => ({ __typename: 'ArticleSpan', text, style: 'PLAIN' });
const block = (kind: string, ...spans: object[]) => ({ __typename: 'ArticleBlock', kind, spans });
const article = (slug: string, day: 'MONDAY' | 'THURSDAY', changes: object = {}) => ({
  __typename: 'NewsletterArticle',
  id: slug,
  slug,
  day,
  category: 'GROWTH',
  title: `Title of ${slug}`,
  summary: `How ${slug} begins`,
  minutes: 3,
  ...changes,
});
const pageOf = (articles: { id: string }[], endCursor: string | null = null) => ({
  newsletterArticles: {
    __typename: 'NewsletterArticleConnection',
    edges: articles.map((node) => ({ __typename: 'NewsletterArticleEdge', cursor: node.id, node })),
    pageInfo: {
      ...{ __typename: 'PageInfo', hasNextPage: endCursor !== null, hasPreviousPage: false },
      ...{ startCursor: null, endCursor },
    },
  },
});
const list = pageOf([article('one', 'MONDAY'), article('two', 'THURSDAY'), article('three', 'MONDAY')]);
const read = (slug: string, blocks: object[] = [block('PARAGRAPH', plain(`Text of ${slug}`))]) => ({
  newsletterArticle: { ...article(slug, 'MONDAY'), blocks },
});

type Asked = { variables: object; answer: (data: object) => Promise<void>; fail: () => Promise<void> };
/** The unanswered operations of the page. */
let asked: Map<string, Asked>;
let root: Root;
let place: HTMLElement;
let router: ReturnType<typeof createMemoryRouter>;

async function open(path: string): Promise<void> {
  router = createMemoryRouter(
    [paths.newsletter, paths.article].map((each) => ({ path: each, Component })),
    { initialEntries: [path] },
  );
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
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>,
    ),
  );
}

const of = (name: string): Asked => asked.get(name) ?? expect.fail(`nobody asked for ${name}`);
const address = () => router.state.location.pathname + router.state.location.search;
const click = (element: Element | null | undefined) =>
  act(async () => element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
const linkOf = (text: string) => [...place.querySelectorAll('a')].find((each) => each.textContent?.includes(text));
const titles = () => [...place.querySelectorAll('[role=tabpanel] h3')].map((each) => each.textContent);
const tab = () => place.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
const press = (key: string) =>
  act(async () => tab()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = new Map();
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

describe('the list', () => {
  it('has a tab for each day, by arrow keys too, which the address keeps', async () => {
    await open(paths.newsletter);
    expect(place.querySelector('[role=tabpanel] [role=status]')?.textContent).toBe(texts.loading);
    await of('NewsletterPage').answer(list);
    expect([tab()?.textContent, titles()]).toEqual(['All', ['Title of one', 'Title of two', 'Title of three']]);
    await press('ArrowRight');
    expect([tab()?.textContent, titles()]).toEqual(['Monday Motivation', ['Title of one', 'Title of three']]);
    expect(address()).toBe('/newsletter?day=monday');
    expect(document.activeElement).toBe(tab());
    await press('End');
    expect([address(), titles()]).toEqual(['/newsletter?day=thursday', ['Title of two']]);
    await press('ArrowRight');
    expect([tab()?.textContent, address()]).toEqual(['All', '/newsletter']);
    // One Tab stop, and each tab names the panel.
    expect(place.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1);
    expect(place.querySelector('[role=tabpanel]')?.getAttribute('aria-labelledby')).toBe(tab()?.id);
  });

  it('opens at the day of the address, and says when there is nothing', async () => {
    await open('/newsletter?day=thursday');
    await of('NewsletterPage').answer(pageOf([article('one', 'MONDAY')]));
    expect(tab()?.textContent).toBe('Thursday Thoughts');
    expect(place.querySelector('[role=tabpanel]')?.textContent).toContain(texts.none);
  });

  it('lists one topic, within a day too, at an address of its own', async () => {
    await open('/newsletter?day=monday');
    const health = { category: 'LONGEVITY' };
    await of('NewsletterPage').answer(
      pageOf([article('one', 'MONDAY'), article('two', 'MONDAY', health), article('three', 'THURSDAY', health)]),
    );
    await click(linkOf('Longevity'));
    expect([address(), titles()]).toEqual(['/newsletter?day=monday&topic=longevity', ['Title of two']]);
    expect(place.querySelector('nav [aria-current]')?.textContent).toBe('Longevity');
    await click(linkOf('Title of two'));
    expect(address()).toBe('/newsletter/two?day=monday&topic=longevity');
    await click(linkOf(texts.back));
    await click(linkOf(texts.allTopics));
    expect([address(), titles()]).toEqual(['/newsletter?day=monday', ['Title of one', 'Title of two']]);
  });

  it('shows more, whose first title then has the focus', async () => {
    await open(paths.newsletter);
    await of('NewsletterPage').answer(pageOf([article('one', 'MONDAY')], 'one'));
    const more = [...place.querySelectorAll('button')].find((each) => each.textContent === texts.showMore);
    await click(more ?? null);
    expect(of('NewsletterPage').variables).toEqual({ first: 100, after: 'one' });
    await of('NewsletterPage').answer(pageOf([article('two', 'THURSDAY')]));
    // The new rows are delivered in a later turn.
    await eventually(() => expect(titles()).toEqual(['Title of one', 'Title of two']));
    expect(document.activeElement?.textContent).toBe('Title of two');
    expect(place.textContent).not.toContain(texts.showMore);
  });

  it('can be loaded again when that failed', async () => {
    await open(paths.newsletter);
    await of('NewsletterPage').fail();
    expect(place.querySelector('[role=alert]')?.textContent).toContain(texts.loadFailed);
    asked.clear();
    await click(place.querySelector('[role=alert] button'));
    await of('NewsletterPage').answer(list);
    expect(titles()).toHaveLength(3);
  });
});

describe('the reader', () => {
  it('shows every kind of piece, and hostile words as words', async () => {
    const strong = { __typename: 'ArticleSpan', text: 'strong', style: 'STRONG' };
    const soft = { __typename: 'ArticleSpan', text: 'soft', style: 'EMPHASIS' };
    await open(articlePath('one'));
    expect(of('NewsletterArticle').variables).toEqual({ slug: 'one' });
    await of('NewsletterArticle').answer(
      read('one', [
        block('HEADING', plain('Begin')),
        block('PARAGRAPH', plain('A '), strong, plain(' and '), soft),
        block('BULLET', plain('a')),
        block('BULLET', plain('b')),
        block('NUMBER', plain('1')),
        block('QUOTE', plain('<img src=x onerror="alert(1)">')),
        block('BULLET', plain('c')),
      ]),
    );
    const body = place.querySelector('article header')?.nextElementSibling;
    const bare = body?.innerHTML.replaceAll(/ class="[^"]*"/g, '');
    expect(bare).toBe(
      '<h2>Begin</h2><p>A <strong>strong</strong> and <em>soft</em></p><ul><li>a</li><li>b</li></ul><ol><li>1</li></ol>' +
        '<blockquote>&lt;img src=x onerror="alert(1)"&gt;</blockquote><ul><li>c</li></ul>',
    );
    expect(linkOf(texts.start)?.getAttribute('href')).toBe(paths.auth);
  });

  it('is gone through within the day it was opened from, and left for where the list was', async () => {
    await open('/newsletter?day=monday');
    await of('NewsletterPage').answer(list);
    await click(linkOf('Title of one'));
    expect(address()).toBe('/newsletter/one?day=monday');
    // The title is known before the text.
    expect(document.activeElement).toBe(place.querySelector('h1'));
    expect(place.querySelector('h1')?.textContent).toBe('Title of one');
    await of('NewsletterArticle').answer(read('one'));
    expect(place.textContent).toContain('Text of one');
    expect(linkOf(texts.previous)).toBeUndefined();
    await click(linkOf(texts.next));
    await of('NewsletterArticle').answer(read('three'));
    expect([address(), place.querySelector('h1')?.textContent]).toEqual([
      '/newsletter/three?day=monday',
      'Title of three',
    ]);
    expect(linkOf(texts.next)).toBeUndefined();
    await click(linkOf(texts.back));
    // By the history's back: its entry keeps the scroll position of the list.
    expect([address(), router.state.historyAction]).toEqual(['/newsletter?day=monday', 'POP']);
    expect(document.activeElement).toBe(linkOf('Title of three'));
  });

  it('leads whoever came by a link to the list', async () => {
    await open(articlePath('two'));
    await of('NewsletterPage').answer(list);
    await of('NewsletterArticle').answer(read('two'));
    await click(linkOf(texts.back));
    expect([address(), router.state.historyAction]).toEqual(['/newsletter', 'PUSH']);
  });

  it('says that an article is not there, and how to go on', async () => {
    await open(articlePath('never-written'));
    await of('NewsletterPage').answer(list);
    expect(place.textContent).not.toContain(texts.gone);
    await of('NewsletterArticle').answer({ newsletterArticle: null });
    expect(place.textContent).toContain(texts.gone);
    expect(linkOf(texts.toList)?.getAttribute('href')).toBe(paths.newsletter);
  });

  it('can be loaded again when that failed', async () => {
    await open(articlePath('two'));
    await of('NewsletterArticle').fail();
    expect(place.querySelector('[role=alert]')?.textContent).toContain(texts.oneFailed);
    await click(place.querySelector('[role=alert] button'));
    await of('NewsletterArticle').answer(read('two'));
    expect(place.textContent).toContain('Text of two');
  });
});
