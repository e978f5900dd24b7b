const asked = new Map<string, Promise<unknown>>();

function addStyles(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new TypeError(href));
    };
    document.head.append(link);
  });
}

async function fetchPart(href: string): Promise<unknown> {
  const answer = await fetch(href);
  if (!answer.ok) throw new TypeError(href);
  return answer.arrayBuffer();
}

/** Once for each file. After a failure it may be asked for again. */
function ensure(file: string): Promise<unknown> | undefined {
  const href = `/${file}`;
  if (document.querySelector(`link[href="${href}"],script[src="${href}"]`)) return;
  const known = asked.get(href);
  if (known) return known;
  const asking = (file.endsWith('.css') ? addStyles : fetchPart)(href);
  asked.set(href, asking);
  asking.catch(() => asked.delete(href));
  return asking;
}

/**
 * Stands around each `import()` of the build, in place of Vite's own helper. Browsers of before late 2026 never ask again for a module whose
 * request has failed once (WHATWG HTML, pull request 10327), until the page is loaded anew. A `fetch` may be repeated, and the import after
 * it is answered by the browser's cache. Rejects with a TypeError when a file cannot be had.
 */
export async function fetchFirst<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  await Promise.all(files.map(ensure));
  return load();
}
