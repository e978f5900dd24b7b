/** The built-in articles: content/articles, named <position>-<slug>.md. */
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readArticleFile } from '#rules/article-files.ts';
import { articleRule, type NewsletterCategory, type NewsletterDay } from '#rules/newsletter-console.ts';
import { check } from '#rules/validation.ts';
import { root } from '#server/base/root.ts';
import { isReadable } from './lib/reading.ts';

export type ContentArticle = {
  slug: string;
  position: number;
  day: NewsletterDay;
  category: NewsletterCategory;
  subject: string;
  title: string;
  content: string;
};

const folder = fileURLToPath(new URL('content/articles/', root));
/** Errors are sentences about the file. */
export function parseArticle(name: string, text: string): ContentArticle {
  try {
    const [, position, slug = ''] = /^(\d{2,3})-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(name) ?? [];
    if (position === undefined) throw new Error('its name is not <position>-<slug>.md');
    const { day, category, ...words } = readArticleFile(text);
    const checked = check(articleRule, words);
    if (!checked.ok) throw new Error(checked.fieldErrors.map(({ message }) => message).join(', '));
    if (!isReadable(checked.value.content)) throw new Error('nothing of it can be shown');
    return { slug, position: Number(position), day, category, ...checked.value };
  } catch (error) {
    throw new Error(`content/articles/${name}: ${(error as Error).message}.`);
  }
}

export async function contentArticles(from = folder): Promise<ContentArticle[]> {
  const names = (await readdir(from)).filter((name) => !name.startsWith('.')).sort();
  const articles = await Promise.all(
    names.map(async (name) => parseArticle(name, await readFile(`${from}/${name}`, 'utf8'))),
  );
  const seen = new Map<string, string>();
  for (const [at, { slug, day, position, title }] of articles.entries()) {
    for (const key of [slug, `${day} ${position}`, title.toLowerCase()]) {
      const other = seen.get(key);
      if (other !== undefined) throw new Error(`content/articles/${names[at]}: ${other} has the same "${key}".`);
      seen.set(key, names[at] ?? '');
    }
  }
  return articles;
}
