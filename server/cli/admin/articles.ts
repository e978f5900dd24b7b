import { articleKeys, readArticleFile } from '#rules/article-files.ts';
import type {
  AdminArticlesQuery,
  AdminRemoveArticleMutation,
  AdminSaveArticleMutation,
  ArticleFragment,
} from './answers.generated.ts';
import { everyNode, mutate, PAGE_INFO, REFUSAL, USER_ERROR } from './api.ts';
import { changing, reading } from './command.ts';
import { Failure } from './failure.ts';
import { textOf } from './files.ts';
import { listed, shown } from './output.ts';
import { scripted } from './remote.ts';

const ARTICLE = /* GraphQL */ `fragment Article on AdminArticle { id isRemoved lastSentAt article { slug day category subject title } }`;
const ARTICLES = /* GraphQL */ `query AdminArticles($first: Int!, $after: String) { admin { newsletter {
  articles(first: $first, after: $after) { nodes { ...Article } ${PAGE_INFO} } } } } ${ARTICLE}`;
const SAVE = /* GraphQL */ `mutation AdminSaveArticle($input: SaveNewsletterArticleInput!) { saveNewsletterArticle(input: $input) { __typename
  ... on SaveNewsletterArticleSuccess { article { ...Article } } ${USER_ERROR} } } ${ARTICLE}`;
const REMOVE = /* GraphQL */ `mutation AdminRemoveArticle($input: RemoveNewsletterArticleInput!) { removeNewsletterArticle(input: $input) { __typename
  ... on RemoveNewsletterArticleSuccess { article { ...Article } } ${REFUSAL} } } ${ARTICLE}`;

function articleOf(path: string, text: string) {
  try {
    const { day, category, ...words } = readArticleFile(text);
    return { day: day.toUpperCase(), category: category.toUpperCase(), ...words };
  } catch (error) {
    throw new Failure('INVALID_INPUT', `${path}: ${shown((error as Error).message)}.`);
  }
}

/** An article as JSON for scripts: flat, and the same in every command. */
const rowOf = ({ id, isRemoved, lastSentAt, article }: ArticleFragment) => ({ id, ...article, isRemoved, lastSentAt });

const lineOf = ({ id, isRemoved, lastSentAt, article }: ArticleFragment): string =>
  [
    `${id}  ${article.day.toLowerCase()}  ${article.category.toLowerCase()}  ${shown(article.title)}`,
    lastSentAt === null ? 'never sent' : `sent ${lastSentAt}`,
    ...(isRemoved ? ['removed'] : []),
  ].join('  ');

export const articleCommands = [
  reading({
    name: 'list-articles',
    usage: '',
    does: 'Lists the articles of the newsletter in the order in which they are sent, removed ones too.',
    scope: 'users_read',
    parse: () => null,
    async read(env) {
      const articles = await everyNode<AdminArticlesQuery>(scripted(env), ARTICLES);
      return { json: articles.map(rowOf), text: listed(articles.map(lineOf), 'There is no article yet.') };
    },
  }),
  changing({
    name: 'save-article',
    usage: '<file.md> [--id <id>]',
    does: `Writes an article, or changes the one with the id. The file begins with lines of ${articleKeys.map((key) => `${key}: …`).join(', ')} between two lines of ---; its Markdown follows.`,
    scope: 'catalog_write',
    words: ['a file'],
    options: { id: { type: 'string' } },
    async parse(line) {
      const [path = ''] = line.words;
      return { ...articleOf(path, await textOf(path)), articleId: line.text('id') ?? null };
    },
    async act(env, input, isDryRun) {
      const { article } = await mutate<AdminSaveArticleMutation>(scripted(env), SAVE, { ...input, isDryRun });
      const title = `"${shown(article.article.title)}"`;
      const text = isDryRun
        ? `Nothing was stored: ${title} would be ${input.articleId === null ? 'a new article' : 'changed'}.`
        : `${title} is saved as ${article.id}.`;
      return { json: { isDryRun, ...rowOf(article) }, text };
    },
  }),
  changing({
    name: 'remove-article',
    isFinal: true,
    usage: '<id>',
    does: 'Takes an article out of the newsletter; letters that were sent keep it.',
    scope: 'catalog_write',
    words: ['an id'],
    parse: ({ words: [id = ''] }) => id,
    async act(env, id, isDryRun) {
      const { article } = await mutate<AdminRemoveArticleMutation>(scripted(env), REMOVE, {
        articleId: id,
        isDryRun,
      });
      const title = `"${shown(article.article.title)}"`;
      const text = isDryRun ? `Nothing was stored: ${title} would be removed.` : `${title} is removed.`;
      return { json: { isDryRun, ...rowOf(article) }, text };
    },
  }),
];
