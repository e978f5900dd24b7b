import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageTitle } from '#rules/brand.ts';

type Head = { title: string; description: string; indexed: boolean; unread: string | null };

/** Updates the tags that the server rendered, instead of adding new ones. */
export function useHead({ title, description, indexed, unread }: Head): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const full = pageTitle(title);
    document.title = unread ? `(${unread}) ${full}` : full;
    // The server sets the public origin in the canonical link; it stays.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const url = new URL(pathname, canonical?.href ?? location.href).href;
    if (canonical) canonical.href = url;
    const contents = { title: full, description, url, robots: indexed ? 'index, follow' : 'noindex' };
    for (const [name, content] of Object.entries(contents))
      for (const tag of document.querySelectorAll(`meta[name$="${name}"],meta[property="og:${name}"]`))
        tag.setAttribute('content', content);
  }, [title, description, indexed, unread, pathname]);
}
