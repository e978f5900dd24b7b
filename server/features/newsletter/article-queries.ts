import { type Insertable, sql } from 'kysely';
import type { NewsletterCategory, NewsletterDay } from '#rules/newsletter-console.ts';
import { anyOf } from '#server/db/any-of.ts';
import { followContent, type Shown } from '#server/db/content.ts';
import type { Db } from '#server/db/pool.ts';
import type { NewsletterArticlesTable } from '#server/db/rows.generated.ts';
import type { ArticleRow } from '#server/db/rows.ts';
import type { ContentArticle } from './content.ts';

type NewArticle = Omit<Insertable<NewsletterArticlesTable>, 'position'>;
type Written = Pick<ArticleRow, 'day' | 'category' | 'subject' | 'title' | 'content'>;

export type ArticlePlace = Pick<ArticleRow, 'position' | 'id'>;
type Which = { day: NewsletterDay | null; category?: NewsletterCategory | null; removedToo: boolean };

/** `removedToo` is for administrators. */
export async function articlesPage(
  db: Db,
  { day, category = null, removedToo }: Which,
  { after, limit }: { after: ArticlePlace | null; limit: number },
): Promise<ArticleRow[]> {
  let page = db.selectFrom('newsletterArticles').selectAll();
  if (day !== null) page = page.where('day', '=', day);
  if (category !== null) page = page.where('category', '=', category);
  if (!removedToo) page = page.where('removedAt', 'is', null);
  if (after !== null) page = page.where(sql<boolean>`(position, id) > (${after.position}::int, ${after.id}::uuid)`);
  return page.orderBy('position').orderBy('id').limit(limit).execute();
}

export async function shownTitles(db: Db): Promise<Pick<ArticleRow, 'slug' | 'title'>[]> {
  return db
    .selectFrom('newsletterArticles')
    .select(['slug', 'title'])
    .where('removedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Another one after each change of a shown article: `xmin` is the transaction that wrote a row last. */
export async function versionOfShown(db: Db): Promise<string> {
  const { version } = await db
    .selectFrom('newsletterArticles')
    .select(sql<string>`coalesce(md5(string_agg(slug || ' ' || xmin::text, ',' order by slug)), '')`.as('version'))
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return version;
}

export async function shownArticles(db: Db): Promise<Pick<ArticleRow, 'title' | 'content'>[]> {
  return db
    .selectFrom('newsletterArticles')
    .select(['title', 'content'])
    .where('removedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Titles are compared, and articles counted, before an article is stored. */
export async function lockArticles(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('newsletter articles', 0))`.execute(db);
}

export async function articleCount(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('newsletterArticles')
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function shownArticle(db: Db, slug: string): Promise<ArticleRow | undefined> {
  return db
    .selectFrom('newsletterArticles')
    .selectAll()
    .where('slug', '=', slug)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
}

export async function articleById(db: Db, id: string): Promise<ArticleRow | undefined> {
  return db.selectFrom('newsletterArticles').selectAll().where('id', '=', id).executeTakeFirst();
}

/** True if another article has the title or its slug. */
export async function isTitleTaken(db: Db, { title, slug, id }: { title: string; slug: string; id: string | null }) {
  const other = await db
    .selectFrom('newsletterArticles')
    .select('id')
    .where((eb) => eb.or([eb('slug', '=', slug), eb(eb.fn<string>('lower', ['title']), '=', title.toLowerCase())]))
    .$if(id !== null, (query) => query.where('id', '<>', id))
    .executeTakeFirst();
  return other !== undefined;
}

const behindAll = sql<number>`(select coalesce(max(position), 0) + 1 from newsletter_articles)`;

/** Adds behind all others; undefined when the slug is taken. Of parallel calls with one slug, one succeeds. */
export async function insertArticle(db: Db, row: NewArticle): Promise<ArticleRow | undefined> {
  return db
    .insertInto('newsletterArticles')
    .values({ ...row, position: behindAll })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function editArticle(db: Db, id: string, written: Written, now: Date): Promise<ArticleRow | undefined> {
  return db
    .updateTable('newsletterArticles')
    .set({ ...written, editedAt: now, removedAt: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Undefined when an administrator removed it before. An article that the content dropped is hidden too, but could return. */
export async function markArticleRemoved(db: Db, id: string, now: Date): Promise<ArticleRow | undefined> {
  return db
    .updateTable('newsletterArticles')
    .set(({ fn, val }) => ({ editedAt: now, removedAt: fn.coalesce('removedAt', val(now)) }))
    .where('id', '=', id)
    .where((eb) => eb.or([eb('removedAt', 'is', null), eb('editedAt', 'is', null)]))
    .returningAll()
    .executeTakeFirst();
}

const shown: Shown<ContentArticle & { id: string }> = {
  position: 'integer',
  day: 'text',
  category: 'text',
  subject: 'text',
  title: 'text',
  content: 'text',
};

export async function followArticles(db: Db, articles: readonly (ContentArticle & { id: string })[], now: Date) {
  await followContent(db, 'newsletter_articles', shown, articles, now);
}

export async function lastSendings(db: Db, articleIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('newsletterIssues')
    .select(({ fn }) => ['articleId', fn.max('startedAt').as('at')])
    .where('articleId', '=', anyOf(articleIds))
    .groupBy('articleId')
    .execute();
  return new Map(rows.map(({ articleId, at }) => [articleId, at]));
}
