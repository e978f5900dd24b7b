import { brand, pageTitle } from '#rules/brand.ts';
import { notFoundPage, type PageMeta, pages } from '#rules/pages.ts';
import { articlePath, paths } from '#rules/paths.ts';
import { escaped as escapedEverywhere } from '#server/base/escape.ts';
import type { Config } from '#server/config/config.ts';

export type PageName = keyof typeof pages;
/**
 * `name` is null for a 404, which has no canonical path. A `part` shows other content than its page, so it has no prerendered body.
 * `text` is HTML for readers without scripts, `data` what schema.org says of it.
 */
export type Address =
  | { name: PageName; page: PageMeta; path: string; part?: true; text?: string; data?: object }
  | { name: null; page: PageMeta; path: null; text?: undefined; data?: undefined };

const patterns = (Object.keys(pages) as PageName[]).map((name) => ({
  name,
  // A part below a page, as in the admin console, is the page itself.
  pattern: new RegExp(`^${paths[name].replace(/:[a-zA-Z]+/g, '[^/]+').replace('/*', '(?:/[a-z-]+)?')}/?$`),
}));

export const nowhere: Address = { name: null, page: notFoundPage, path: null };

/** A slash at the end changes nothing. */
export function addressOf(path: string): Address | null {
  const name = patterns.find(({ pattern }) => pattern.test(path))?.name;
  return name === undefined ? null : { name, page: pages[name], path: path.replace(/(?!^)\/$/, '') };
}

export const shareImage = { path: '/share.png', width: 1200, height: 630, alt: `${brand.name}: ${brand.tagline}` };

const publisherOf = (publicUrl: string) => ({ '@id': `${publicUrl}/#publisher` });

function siteData(publicUrl: string): object {
  return {
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${publicUrl}/#site`,
        url: `${publicUrl}/`,
        name: brand.name,
        description: brand.tagline,
        inLanguage: 'en-NG',
        publisher: publisherOf(publicUrl),
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}${paths.browse}?q={search_term}` },
          'query-input': 'required name=search_term',
        },
      },
      {
        '@type': 'Organization',
        ...publisherOf(publicUrl),
        name: brand.name,
        url: `${publicUrl}/`,
        logo: `${publicUrl}/icons/zobo-512.png`,
        areaServed: 'NG',
      },
    ],
  };
}

export type ArticleFacts = { title: string; summary: string; slug: string; section: string; changedAt: Date | null };

/** https://schema.org/Article */
export function articleData({ title, summary, slug, section, changedAt }: ArticleFacts, publicUrl: string): object {
  const url = `${publicUrl}${articlePath(slug)}`;
  return {
    '@type': 'Article',
    headline: title,
    description: summary,
    articleSection: section,
    inLanguage: 'en-NG',
    isAccessibleForFree: true,
    mainEntityOfPage: url,
    image: `${publicUrl}${shareImage.path}`,
    author: { '@type': 'Organization', ...publisherOf(publicUrl), name: brand.name, url: `${publicUrl}/` },
    publisher: { '@type': 'Organization', ...publisherOf(publicUrl), name: brand.name },
    ...(changedAt !== null && { dateModified: changedAt.toISOString() }),
  };
}

/** It is a block of data, so no policy treats it as a script. */
function structured(data: object): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}

/** An apostrophe needs no escape between double quotes, and reads better unescaped. */
const escaped = (text: string): string => escapedEverywhere(text).replaceAll('&#39;', "'");

export function headOf({ name, page, path, data }: Address, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  const { description } = page;
  const title = pageTitle(page.title);
  const url = path === null ? null : `${publicUrl}${path}`;
  const image = `${publicUrl}${shareImage.path}`;
  const named: [name: string, content: string][] = [
    ['description', description],
    ['robots', page.indexed ? 'index, follow' : 'noindex'],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', image],
  ];
  const properties: [property: string, content: string | null][] = [
    ['og:type', data === undefined ? 'website' : 'article'],
    ['og:site_name', brand.name],
    ['og:locale', 'en_NG'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', image],
    ['og:image:width', String(shareImage.width)],
    ['og:image:height', String(shareImage.height)],
    ['og:image:alt', shareImage.alt],
  ];
  return [
    `<title>${escaped(title)}</title>`,
    ...named.map(([key, content]) => `<meta name="${key}" content="${escaped(content)}">`),
    ...(url === null ? [] : [`<link rel="canonical" href="${escaped(url)}">`]),
    ...properties.flatMap(([key, content]) =>
      content === null ? [] : [`<meta property="${key}" content="${escaped(content)}">`],
    ),
    ...(name === 'home' ? [structured(siteData(publicUrl))] : []),
    ...(data === undefined ? [] : [structured(data)]),
  ].join('\n    ');
}
