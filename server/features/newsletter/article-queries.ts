import { type Insertable, sql } from 'kysely';
import type { NewsletterDay } from '#rules/newsletter-desk.ts';
import { anyOf } from '#server/db/any-of.ts';
import { followContent, type Shown } from '#server/db/content.ts';
import type { Db } from '#server/db/pool.ts';
import type { NewsletterArticlesTable } from '#server/db/rows.generated.ts';
import type { ArticleRow } from '#server/db/rows.ts';
import type { ContentArticle } from './content.ts';

type NewArticle = Omit<Insertable<NewsletterArticlesTable>, 'position'>;
type Written = Pick<ArticleRow, 'day' | 'category' | 'subject' | 'title' | 'content'>;

/** Articles as readers are shown them, in their order; with removed ones for administrators. There are not more than `saveArticle` allows. */
export async function articlesInOrder(
  db: Db,
  { day, removedToo }: { day: NewsletterDay | null; removedToo: boolean },
): Promise<ArticleRow[]> {
  return db
    .selectFrom('newsletterArticles')
    .selectAll()
    .$if(day !== null, (query) => query.where('day', '=', day))
    .$if(!removedToo, (query) => query.where('removedAt', 'is', null))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The names in addresses of the articles that readers are shown, in their order. */
export async function shownSlugs(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('newsletterArticles')
    .select('slug')
    .where('removedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Nobody else saves articles before the transaction ends: titles are compared, and articles counted, before they are stored. */
export async function lockArticles(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('newsletter articles', 0))`.execute(db);
}

/** How many articles there are, removed ones too. */
export async function articleCount(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('newsletterArticles')
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** An article that readers are shown. */
export async function shownArticle(db: Db, slug: string): Promise<ArticleRow | undefined> {
  return db
    .selectFrom('newsletterArticles')
    .selectAll()
    .where('slug', '=', slug)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
}

/** Any article, removed or not. */
export async function articleById(db: Db, id: string): Promise<ArticleRow | undefined> {
  return db.selectFrom('newsletterArticles').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether another article has a title, or the name in addresses that it leads to. */
export async function isTitleTaken(
  db: Db,
  { title, slug, id }: { title: string; slug: string; id: string | null },
): Promise<boolean> {
  const other = await db
    .selectFrom('newsletterArticles')
    .select('id')
    .where((eb) => eb.or([eb('slug', '=', slug), eb(eb.fn<string>('lower', ['title']), '=', title.toLowerCase())]))
    .$if(id !== null, (query) => query.where('id', '<>', id))
    .executeTakeFirst();
  return other !== undefined;
}

const behindAll = sql<number>`(select coalesce(max(position), 0) + 1 from newsletter_articles)`;

/** Puts an article behind all others; undefined when there is one of its name. Of any number at once, one is kept. */
export async function insertArticle(db: Db, row: NewArticle): Promise<ArticleRow | undefined> {
  return db
    .insertInto('newsletterArticles')
    .values({ ...row, position: behindAll })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Writes an article over and shows it; undefined when there is none. */
export async function editArticle(db: Db, id: string, written: Written, now: Date): Promise<ArticleRow | undefined> {
  return db
    .updateTable('newsletterArticles')
    .set({ ...written, editedAt: now, removedAt: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Takes an article out; undefined when an administrator did so before. What the content gave up is out too, but could come back. */
export async function markArticleRemoved(db: Db, id: string, now: Date): Promise<ArticleRow | undefined> {
  return db
    .updateTable('newsletterArticles')
    .set(({ fn, val }) => ({ editedAt: now, removedAt: fn.coalesce('removedAt', val(now)) }))
    .where('id', '=', id)
    .where((eb) => eb.or([eb('removedAt', 'is', null), eb('editedAt', 'is', null)]))
    .returningAll()
    .executeTakeFirst();
}

/** What an article shows, with the types of the table. */
const shown: Shown<ContentArticle & { id: string }> = {
  position: 'integer',
  day: 'text',
  category: 'text',
  subject: 'text',
  title: 'text',
  content: 'text',
};

/** Lets the articles that no administrator changed be those of the content. */
export async function followArticles(
  db: Db,
  articles: readonly (ContentArticle & { id: string })[],
  now: Date,
): Promise<void> {
  await followContent(db, 'newsletter_articles', shown, articles, now);
}

/** When each of these articles was sent last; those that never were are missing. */
export async function lastSendings(db: Db, articleIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('newsletterIssues')
    .select(({ fn }) => ['articleId', fn.max('startedAt').as('at')])
    .where('articleId', '=', anyOf(articleIds))
    .groupBy('articleId')
    .execute();
  return new Map(rows.map(({ articleId, at }) => [articleId, at]));
}
