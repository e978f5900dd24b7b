/** Rows of the field x role table for the newsletter's articles, its sendings and its admin console. */
import { article } from '#tests/factories/articles.ts';
import { errorFields, forAdmin, type Here, noOne, open, type RootRow, type TypeRow } from './matrix-cells.ts';
import { onTheList } from './matrix-letters.ts';

/** The one article there is, sent once, to nobody any more; and somebody on the list. `isSending`: it is on its way. */
async function sentArticle(here: Here, { isSending = false } = {}): Promise<string> {
  const { db, clock } = here.app;
  const { content, subject, title, day, ...more } = article('monday', 1);
  const [id, startedAt] = [crypto.randomUUID(), clock.now()];
  await onTheList(here);
  await db.deleteFrom('newsletterIssues').execute();
  await db.deleteFrom('newsletterArticles').execute();
  const words = { content, subject, title, day };
  await db
    .insertInto('newsletterArticles')
    .values({ id, ...words, ...more, editedAt: null, removedAt: null })
    .execute();
  await db
    .insertInto('newsletterIssues')
    .values({
      id: crypto.randomUUID(),
      ...words,
      source: 'manual',
      articleId: id,
      lagosDate: '2026-03-02',
      startedAt,
      recipients: 1,
      expandedAt: startedAt,
      finishedAt: isSending ? null : startedAt,
    })
    .execute();
  return id;
}

const adminConsole = (selection: string) => async (here: Here) => {
  await sentArticle(here);
  return `query { admin { newsletter ${selection} } }`;
};
const send = 'sendWeeklyNewsletter(input: { day: MONDAY, isDryRun: true })';
const bounces = 'recordNewsletterBounces(input: { emails: ["nobody@example.com"], isDryRun: true })';
const save = ({
  fresh,
}: Here) => `saveNewsletterArticle(input: { day: MONDAY, category: GROWTH, subject: "A subject", title: "A title ${fresh}",
  content: "${'Words of a new article. '.repeat(8)}", isDryRun: true })`;
const remove = async (here: Here) =>
  `removeNewsletterArticle(input: { articleId: "${await sentArticle(here)}", isDryRun: true })`;

const read = forAdmin('value', 'value');
const written = forAdmin('value', 'FORBIDDEN');

export const rootRows: Record<string, RootRow> = {
  'Query.newsletterArticles': { ask: () => 'newsletterArticles { nodes { id } }', row: open('value') },
  'Query.newsletterArticle': {
    ask: async (here) => {
      await sentArticle(here);
      return `newsletterArticle(slug: "${article('monday', 1).slug}") { id }`;
    },
    row: open('value'),
  },
  'Mutation.sendWeeklyNewsletter': {
    ask: async (here) => {
      await sentArticle(here);
      return send;
    },
    row: forAdmin('SendWeeklyNewsletterSuccess', 'FORBIDDEN'),
  },
  'Mutation.recordNewsletterBounces': {
    ask: () => bounces,
    row: forAdmin('RecordNewsletterBouncesSuccess', 'FORBIDDEN'),
  },
  'Mutation.saveNewsletterArticle': { ask: save, row: forAdmin('SaveNewsletterArticleSuccess', 'FORBIDDEN') },
  'Mutation.removeNewsletterArticle': {
    ask: () => `removeNewsletterArticle(input: { articleId: "${noOne}" })`,
    row: forAdmin('NotAvailable', 'FORBIDDEN'),
  },
};

const articles = (selection: string) => async (here: Here) => {
  await sentArticle(here);
  return `query { newsletterArticle(slug: "${article('monday', 1).slug}") ${selection} }`;
};

const list = (selection: string) => async (here: Here) => {
  await sentArticle(here);
  return `query { newsletterArticles ${selection} }`;
};

export const typeRows: Record<string, TypeRow> = {
  NewsletterArticle: {
    ask: articles('{ @@ }'),
    at: 'newsletterArticle',
    fields: 'id slug day category subject title summary minutes blocks html',
    row: open('value'),
  },
  NewsletterArticleConnection: {
    ask: list('{ @@ }'),
    at: 'newsletterArticles',
    fields: 'edges nodes pageInfo',
    row: open('value'),
  },
  NewsletterArticleEdge: {
    ask: list('{ edges { @@ } }'),
    at: 'newsletterArticles.edges.0',
    fields: 'cursor node',
    row: open('value'),
  },
  ArticleBlock: {
    ask: articles('{ blocks { @@ } }'),
    at: 'newsletterArticle.blocks.0',
    fields: 'kind spans',
    row: open('value'),
  },
  ArticleSpan: {
    ask: articles('{ blocks { spans { @@ } } }'),
    at: 'newsletterArticle.blocks.0.spans.0',
    fields: 'text style',
    row: open('value'),
  },
  AdminNewsletter: {
    ask: async (here) => {
      await sentArticle(here);
      return 'query { admin { newsletter { @@ } } }';
    },
    at: 'admin.newsletter',
    fields: 'subscribers unsubscribed bounced issues next articles article',
    row: read,
    // The table's id is that of a match.
    except: { article: { admin: 'null', script: 'null' } },
  },
  AdminArticle: {
    ask: adminConsole('{ articles { nodes { @@ } } }'),
    at: 'admin.newsletter.articles.nodes.0',
    fields: 'id article content isRemoved lastSentAt',
    row: read,
  },
  AdminArticleConnection: {
    ask: adminConsole('{ articles { @@ } }'),
    at: 'admin.newsletter.articles',
    fields: 'edges nodes pageInfo',
    row: read,
  },
  AdminArticleEdge: {
    ask: adminConsole('{ articles { edges { @@ } } }'),
    at: 'admin.newsletter.articles.edges.0',
    fields: 'cursor node',
    row: read,
  },
  NewsletterIssueConnection: {
    ask: adminConsole('{ issues { @@ } }'),
    at: 'admin.newsletter.issues',
    fields: 'edges nodes pageInfo',
    row: read,
  },
  NewsletterIssueEdge: {
    ask: adminConsole('{ issues { edges { @@ } } }'),
    at: 'admin.newsletter.issues.edges.0',
    fields: 'cursor node',
    row: read,
  },
  NewsletterIssue: {
    ask: adminConsole('{ issues { nodes { @@ } } }'),
    at: 'admin.newsletter.issues.nodes.0',
    fields: 'id day subject source state recipients sent bounced skipped startedAt finishedAt',
    row: read,
  },
  SendWeeklyNewsletterSuccess: {
    ask: async (here) => {
      await sentArticle(here);
      return `mutation { ${send} { @@ } }`;
    },
    at: 'sendWeeklyNewsletter',
    fields: 'isDryRun emailsSent article',
    row: written,
  },
  NewsletterSending: {
    ask: async (here) => {
      await sentArticle(here, { isSending: true });
      return `mutation { ${send} { @@ } }`;
    },
    at: 'sendWeeklyNewsletter',
    fields: errorFields,
    row: written,
  },
  RecordNewsletterBouncesSuccess: {
    ask: () => `mutation { ${bounces} { @@ } }`,
    at: 'recordNewsletterBounces',
    fields: 'isDryRun removed',
    row: written,
  },
  SaveNewsletterArticleSuccess: {
    ask: (here) => `mutation { ${save(here)} { @@ } }`,
    at: 'saveNewsletterArticle',
    fields: 'isDryRun article',
    row: written,
  },
  RemoveNewsletterArticleSuccess: {
    ask: async (here) => `mutation { ${await remove(here)} { @@ } }`,
    at: 'removeNewsletterArticle',
    fields: 'isDryRun article',
    row: written,
  },
};
