import { createHash } from 'node:crypto';
import { brand, pageTitle } from '#rules/brand.ts';
import { escaped } from '#server/base/escape.ts';

/** Complete when everything else failed. */
const style = `
:root { color-scheme: light dark; --paper: #fcf6ee; --ink: #26101b; --soft: #57414b; --crimson: #b80f45 }
@media (prefers-color-scheme: dark) { :root { --paper: #170b12; --ink: #fbefe8; --soft: #d6c0c2; --crimson: #cb1c53 } }
body { display: grid; min-height: 100dvh; margin: 0; place-items: center; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif }
main { display: grid; max-width: 28rem; gap: 1rem; justify-items: center; padding: 2rem 1.25rem; text-align: center }
h1, p { margin: 0 } p { color: var(--soft) }
a { display: inline-flex; min-height: 3rem; align-items: center; padding: 0 1.75rem; border-radius: 999px; background: var(--crimson); color: #fffaf7; font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid var(--crimson); outline-offset: 3px }`;

const hash = createHash('sha256').update(style).digest('base64');

export function errorPage(words: string): { html: string; policy: string } {
  const title = 'Something went wrong';
  return {
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    html: `<!doctype html>
<html lang="en-NG">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(pageTitle(title))}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${escaped(words)}</p><a href="/">Back to ${brand.name}</a></main></body>
</html>
`,
  };
}
