/** The newsletter for readers without scripts. */
import { articlePath, paths } from '#rules/paths.ts';
import { escaped } from '#server/base/escape.ts';

const link = (to: string, words: string): string => `<a href="${escaped(to)}">${escaped(words)}</a>`;
const textOf = (title: string, html: string): string => `<article><h1>${escaped(title)}</h1>\n${html}</article>`;

/** `html` has bare tags of our own around escaped words. */
export function articleText(title: string, html: string): string {
  return `${textOf(title, html)}\n${link(paths.newsletter, 'All articles')}`;
}

export function titlesText(title: string, articles: readonly { slug: string; title: string }[]): string {
  const items = articles.map((article) => `<li>${link(articlePath(article.slug), article.title)}</li>`);
  return `${textOf(title, `<ul>${items.join('')}</ul>`)}\n${link(paths.home, 'Home')}`;
}
