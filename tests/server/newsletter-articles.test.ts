/** The articles of the newsletter: what the product brings along, what readers get, and what administrators write. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { newsletterCategories, sendingMessages } from '#rules/newsletter-console.ts';
import { syncArticles } from '#server/features/newsletter/article-service.ts';
import { contentArticles, parseArticle } from '#server/features/newsletter/content.ts';
import { article } from '#tests/factories/articles.ts';
import { newAdmin, type Person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';

const ARTICLES = `query A($day: NewsletterDay, $category: NewsletterCategory, $first: Int! = 100, $after: String) {
  newsletterArticles(day: $day, category: $category, first: $first, after: $after) { nodes { id slug day category subject title summary minutes }
    pageInfo { hasNextPage hasPreviousPage endCursor } } }`;
const ARTICLE =
  'query A($slug: String!) { newsletterArticle(slug: $slug) { slug title html blocks { kind spans { text style } } } }';
const PARTS = 'id content isRemoved lastSentAt article { slug day category subject title summary html }';
const SAVE = `mutation S($input: SaveNewsletterArticleInput!) { saveNewsletterArticle(input: $input) { __typename
  ... on SaveNewsletterArticleSuccess { isDryRun article { ${PARTS} } } ... on UserError { code message }
  ... on InvalidInput { fieldErrors { path message } } } }`;
const REMOVE = `mutation R($input: RemoveNewsletterArticleInput!) { removeNewsletterArticle(input: $input) { __typename
  ... on RemoveNewsletterArticleSuccess { isDryRun article { ${PARTS} } } ... on UserError { code message } } }`;
const CONSOLE = `query D($first: Int! = 100, $after: String) { admin { newsletter {
  articles(first: $first, after: $after) { nodes { ${PARTS} } pageInfo { hasNextPage endCursor } } } } }`;

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await newAdmin(app, 'Zainab');
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db.deleteFrom('newsletterArticles').execute();
  await app.db.deleteFrom('auditEvents').execute();
});

async function ask(document: string, variables: object = {}, by?: Person): Promise<Data> {
  const answer = await app.gql(document, variables as Record<string, unknown>, by?.accessToken);
  if (answer.errors) throw new Error(answer.body);
  return Object.values(answer.data)[0];
}
const save = (input: object) => ask(SAVE, { input: { ...draft, ...input } }, admin);
const remove = (articleId: string, isDryRun = false) => ask(REMOVE, { input: { articleId, isDryRun } }, admin);
const shown = async (day?: string, category?: string): Promise<string[]> =>
  (await ask(ARTICLES, { day, category })).nodes.map(({ slug }: Data) => slug);
const rows = () => app.db.selectFrom('newsletterArticles').selectAll().orderBy('position').execute();
const audits = async () =>
  (await app.db.selectFrom('auditEvents').select(['action', 'details']).orderBy('id').execute()).map(
    ({ action }) => action,
  );
const content = 'There is much to say about small hellos. '.repeat(5).trim();
const draft = { day: 'MONDAY', category: 'SUCCESS', subject: 'Say hello', title: 'The power of small hellos', content };

describe('the articles of the content', () => {
  it('are 24 or more over both days and all categories, and each can be read', async () => {
    const written = await contentArticles();
    expect(written.length).toBeGreaterThanOrEqual(24);
    const kinds = (key: 'day' | 'category') => new Set(written.map((one) => one[key]));
    expect(kinds('day').size).toBe(2);
    expect(kinds('category').size).toBe(Object.keys(newsletterCategories).length);
    await syncArticles(app.deps);
    const read = (await ask(ARTICLES)).nodes;
    expect(read).toHaveLength(written.length);
    for (const { slug, title, summary, minutes } of read) {
      const { html, blocks } = await ask(ARTICLE, { slug });
      expect(summary.length, title).toBeGreaterThan(50);
      expect([...summary].length, title).toBeLessThanOrEqual(limits.text.articleSummary);
      expect(minutes, title).toBeGreaterThan(0);
      expect(blocks.length, title).toBeGreaterThan(3);
      expect(html.replace(/<\/?(?:h2|p|ul|ol|li|blockquote|strong|em)>/g, ''), title).not.toMatch(/[<>]/);
    }
  });

  it.each([
    ['hello.md', '', 'its name'],
    ['1-hello.md', '', 'its name'],
    ['01-Hello.md', '', 'its name'],
    ['01-hello.md', 'day: monday', 'head'],
    ['01-hello.md', '---\nday: monday\n---\nText', 'category is missing'],
    ['01-hello.md', '---\nday: monday\nday: monday\n---\nText', 'not a line of its head'],
    ['01-hello.md', '---\nauthor: Ada\n---\nText', '"author: Ada" is not'],
    [
      '01-hello.md',
      `---\nday: friday\ncategory: growth\nsubject: Hello you\ntitle: Hello you\n---\n${content}`,
      '"friday"',
    ],
    [
      '01-hello.md',
      `---\nday: monday\ncategory: love\nsubject: Hello you\ntitle: Hello you\n---\n${content}`,
      '"love"',
    ],
    [
      '01-hello.md',
      `---\nday: monday\ncategory: growth\nsubject: "Hello"\ntitle: Hello you\n---\n${content}`,
      'quotation',
    ],
    ['01-hello.md', '---\nday: monday\ncategory: growth\nsubject: Hello you\ntitle: Hi\n---\nText', 'Title must be 5'],
    [
      '01-hello.md',
      `---\nday: monday\ncategory: growth\nsubject: Hello you\ntitle: Hello you\n---\n<p>${content}</p>`,
      'shown',
    ],
  ])('%s with %j says what is wrong, and in which file', (name, text, problem) => {
    expect(() => parseArticle(name, text)).toThrow(`content/articles/${name}: `);
    expect(() => parseArticle(name, text)).toThrow(problem);
  });

  it('come, follow their files until somebody edits them, and stay removed', async () => {
    const [first, second, third] = [article('monday', 1), article('monday', 2), article('thursday', 3)];
    await syncArticles(app.deps, [first, second, third]);
    const ids = new Map((await rows()).map(({ slug, id }) => [slug, id]));
    await save({ articleId: ids.get('monday-2'), title: 'Written by hand' });
    await remove(ids.get('thursday-3') ?? '');
    const changed = [first, second, third].map((one) => ({ ...one, subject: 'Another subject' }));
    await syncArticles(app.deps, [...changed, article('thursday', 4)]);
    const after = await rows();
    expect(after.map(({ slug, subject, title }) => [slug, subject, title])).toEqual([
      ['monday-1', 'Another subject', first.title],
      ['monday-2', draft.subject, 'Written by hand'],
      ['thursday-3', third.subject, third.title],
      ['thursday-4', article('thursday', 4).subject, article('thursday', 4).title],
    ]);
    expect(await shown()).toEqual(['monday-1', 'monday-2', 'thursday-4']);
    expect(after.map(({ id }) => id).slice(0, 3)).toEqual([...ids.values()]);
  });

  it('leave with their files, and come back with them; what somebody edited or removed does neither', async () => {
    const [first, second, third] = [article('monday', 1), article('monday', 2), article('thursday', 3)];
    await syncArticles(app.deps, [first, second, third]);
    const idOf = async (slug: string) => (await rows()).find((row) => row.slug === slug)?.id ?? '';
    await save({ articleId: await idOf('monday-2'), title: 'Written by hand' });
    await save({});
    await syncArticles(app.deps, [{ ...first, slug: 'monday-renamed' }]);
    const byHand = ['monday-2', 'the-power-of-small-hellos'];
    expect((await shown()).toSorted()).toEqual([byHand[0], 'monday-renamed', byHand[1]]);
    // Out already, but only by the content's word: from now on by an administrator's.
    expect((await remove(await idOf('thursday-3'))).article.isRemoved).toBe(true);
    expect(await audits()).toContain('remove_newsletter_article');
    await syncArticles(app.deps, [first, third]);
    expect((await shown()).toSorted()).toEqual(['monday-1', ...byHand]);
  });

  it('write nothing when nothing changed, and come once of ten at once', async () => {
    const written = [article('monday', 1), article('thursday', 2)];
    await Promise.all(Array.from({ length: 10 }, () => syncArticles(app.deps, written)));
    const versions = () =>
      app.db
        .selectFrom('newsletterArticles')
        .select(['slug', 'ctid' as never])
        .execute();
    const before = await versions();
    expect(before).toHaveLength(2);
    await syncArticles(app.deps, written);
    expect(await versions()).toEqual(before);
  });
});

describe('readers', () => {
  it('get them without signing in, in their order, of one day or of both', async () => {
    await syncArticles(app.deps, [article('monday', 3), article('thursday', 2), article('monday', 1)]);
    expect(await shown()).toEqual(['monday-1', 'thursday-2', 'monday-3']);
    expect(await shown('MONDAY')).toEqual(['monday-1', 'monday-3']);
    expect(await shown('THURSDAY')).toEqual(['thursday-2']);
    await app.db
      .updateTable('newsletterArticles')
      .set({ category: 'success' })
      .where('slug', '=', 'monday-3')
      .execute();
    expect(await shown(undefined, 'SUCCESS')).toEqual(['monday-3']);
    expect(await shown('THURSDAY', 'SUCCESS')).toEqual([]);
    expect(await ask(ARTICLE, { slug: 'monday-3' })).toMatchObject({ title: article('monday', 3).title });
  });

  it.each(['nothing', '', 'MONDAY-1', '../x', '\u0000', '\ud800', 'a'.repeat(10_000), "' or 1=1"])(
    'get null for %j',
    async (slug) => {
      await syncArticles(app.deps, [article('monday', 1)]);
      expect(await ask(ARTICLE, { slug })).toBeNull();
    },
  );
});

describe('administrators', () => {
  it('write one, which comes last, and change it; its address stays', async () => {
    await syncArticles(app.deps, [article('monday', 7)]);
    const { article: made, ...answer } = await save({});
    expect(answer).toEqual({ __typename: 'SaveNewsletterArticleSuccess', isDryRun: false });
    expect(made).toMatchObject({ content, isRemoved: false, lastSentAt: null });
    expect(made.article).toMatchObject({ slug: 'the-power-of-small-hellos', day: 'MONDAY', category: 'SUCCESS' });
    expect(await shown()).toEqual(['monday-7', 'the-power-of-small-hellos']);
    const { article: changed } = await save({ articleId: made.id, title: 'Hellos, great and small', day: 'THURSDAY' });
    expect(changed.article).toMatchObject({
      slug: 'the-power-of-small-hellos',
      title: 'Hellos, great and small',
      day: 'THURSDAY',
    });
    expect(await audits()).toEqual(['save_newsletter_article', 'save_newsletter_article']);
  });

  it('remove one, find it on the admin console, and bring it back by saving it', async () => {
    const { article: made } = await save({});
    expect((await remove(made.id)).article.isRemoved).toBe(true);
    expect(await ask(ARTICLE, { slug: made.article.slug })).toBeNull();
    expect(await shown()).toEqual([]);
    const adminConsole = await ask(CONSOLE, {}, admin);
    expect(adminConsole.newsletter.articles.nodes).toEqual([{ ...made, isRemoved: true }]);
    // Again: it is so, and nobody did anything.
    expect((await remove(made.id)).article.isRemoved).toBe(true);
    expect(await audits()).toEqual(['save_newsletter_article', 'remove_newsletter_article']);
    expect((await save({ articleId: made.id })).article.isRemoved).toBe(false);
    expect(await shown()).toEqual(['the-power-of-small-hellos']);
  });

  it('come in pages, in their order, of one day too', async () => {
    await syncArticles(
      app.deps,
      Array.from({ length: 5 }, (_, at) => article(at % 2 ? 'thursday' : 'monday', at)),
    );
    const all = await shown();
    const inPages = async (size: number, day?: string): Promise<string[]> => {
      const found: string[] = [];
      for (let after: string | null = null, isOver = false; !isOver; ) {
        const page: Data = await ask(ARTICLES, { first: size, after, day });
        expect(page.pageInfo.hasPreviousPage).toBe(after !== null);
        found.push(...page.nodes.map(({ slug }: Data) => slug));
        ({ endCursor: after } = page.pageInfo);
        isOver = !page.pageInfo.hasNextPage;
      }
      return found;
    };
    expect(await inPages(2)).toEqual(all);
    expect(await inPages(1, 'THURSDAY')).toEqual(await shown('THURSDAY'));
    for (const bad of ['x', Buffer.from('["article",1e20,"x"]').toString('base64url')]) {
      const { errors } = await app.gql(ARTICLES, { after: bad });
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
  });

  it('are given one alone by its id, and nothing for an id of none', async () => {
    const saved = (await save({})).article;
    await save({ title: 'Another one', subject: 'Another' });
    const one = (id: string) =>
      ask(`query One($id: ID!) { admin { newsletter { article(id: $id) { id content } } } }`, { id }, admin);
    expect((await one(saved.id)).newsletter.article).toEqual({ id: saved.id, content });
    for (const id of [admin.id, 'no id']) expect((await one(id)).newsletter.article).toBeNull();
  });

  it('may try both and change nothing', async () => {
    const { article: made } = await save({});
    const before = await rows();
    const tried = await save({ title: 'A second one', isDryRun: true });
    expect(tried).toMatchObject({ isDryRun: true, article: { article: { slug: 'a-second-one' }, isRemoved: false } });
    expect((await save({ articleId: made.id, title: 'Another title', isDryRun: true })).article.article.title).toBe(
      'Another title',
    );
    expect(await remove(made.id, true)).toMatchObject({ isDryRun: true, article: { isRemoved: true } });
    expect(await rows()).toEqual(before);
    expect(await audits()).toEqual(['save_newsletter_article']);
  });

  it.each([
    [{ subject: 'Hey' }, 'subject', 'Subject must be 5 to 100 characters'],
    [{ subject: '🎉🎉🎉' }, 'subject', 'Subject must be 5 to 100 characters'],
    [{ subject: 'Hello\r\nBcc: bola@example.com' }, 'subject', sendingMessages.oneLine],
    [{ title: 'a'.repeat(101) }, 'title', 'Title must be 5 to 100 characters'],
    [{ title: '!!!!!!!' }, 'title', sendingMessages.wordless],
    [{ content: 'Too short.' }, 'content', 'Text must be 100 to 20,000 characters'],
    [{ content: 'a'.repeat(20_001) }, 'content', 'Text must be 100 to 20,000 characters'],
    [{ content: `<script>${content}</script>` }, 'content', sendingMessages.unreadable],
    [{ content: '>'.repeat(20_000) }, 'content', sendingMessages.unreadable],
  ])('are told what is wrong with %j', async (input, path, message) => {
    expect(await save(input)).toMatchObject({ __typename: 'InvalidInput', fieldErrors: [{ path, message }] });
    expect(await rows()).toEqual([]);
  });

  it('cannot give two the same title, however it is spelled and however many try at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        save({ title: at % 2 ? 'The Power of Small Hellos' : 'The power of small hellos!' }),
      ),
    );
    const kinds = answers.map(({ __typename }) => __typename);
    expect(kinds.filter((kind) => kind === 'SaveNewsletterArticleSuccess')).toHaveLength(1);
    expect(answers.find(({ __typename }) => __typename === 'InvalidInput').fieldErrors).toEqual([
      { path: 'title', message: sendingMessages.sameTitle },
    ]);
    expect(await rows()).toHaveLength(1);
    const { article: other } = await save({ title: 'Quite another one' });
    expect((await save({ articleId: other.id, title: 'THE POWER of small hellos' })).__typename).toBe('InvalidInput');
    expect((await save({ articleId: other.id, title: 'Quite another one' })).__typename).toBe(
      'SaveNewsletterArticleSuccess',
    );
  });

  it('cannot give two the same title by changing them at once', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, (_, at) => save({ title: `Number ${at} of them` })));
    const renamed = await Promise.all(
      made.map((one) => save({ articleId: one.article.id, title: 'One and the same' })),
    );
    expect(renamed.filter(({ article: saved }) => saved !== undefined)).toHaveLength(1);
    expect((await rows()).filter(({ title }) => title === 'One and the same')).toHaveLength(1);
  });

  it('find all of them on the admin console, because there are never more than 200, however many are written at once', async () => {
    const most = limits.newsletter.articles;
    await syncArticles(
      app.deps,
      Array.from({ length: most - 1 }, (_, at) => article('monday', at)),
    );
    const [{ id: last } = { id: '' }] = await rows();
    await remove(last);
    const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => save({ title: `Number ${at} of them` })));
    const refused = answers.filter(({ __typename }) => __typename === 'InvalidInput');
    expect(refused).toHaveLength(4);
    expect(refused[0].fieldErrors).toEqual([{ path: 'title', message: sendingMessages.many }]);
    expect(await save({ title: 'And another', isDryRun: true })).toMatchObject({ message: sendingMessages.many });
    const first = (await ask(CONSOLE, {}, admin)).newsletter.articles;
    const { endCursor: after } = first.pageInfo;
    const rest = (await ask(CONSOLE, { after }, admin)).newsletter.articles;
    expect(rest.pageInfo.hasNextPage).toBe(false);
    expect(new Set([...first.nodes, ...rest.nodes].map(({ id }: Data) => id)).size).toBe(most);
    // Those that are there may be changed as ever.
    expect((await save({ articleId: last, title: 'A new beginning' })).__typename).toBe('SaveNewsletterArticleSuccess');
  });

  it('are told of an unknown one', async () => {
    for (const id of ['nothing', crypto.randomUUID()]) {
      expect(await save({ articleId: id })).toMatchObject({
        __typename: 'NotAvailable',
        message: sendingMessages.unknownArticle,
      });
      expect(await remove(id)).toMatchObject({ __typename: 'NotAvailable', message: sendingMessages.unknownArticle });
    }
    expect(await audits()).toEqual([]);
  });

  it('whose HTML is hostile reach readers without it', async () => {
    const hostile = `${content}\n\n<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> [x](javascript:alert(1)) <b onclick="x">bold</b>`;
    const { article: made } = await save({ content: hostile });
    expect(made.content).toBe(hostile);
    expect(made.article.html).toBe(`<p>${content}</p>\n<p>x bold</p>`);
  });
});
