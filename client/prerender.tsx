/** Runs at build: writes the public pages as HTML, which reads without JavaScript and which main.tsx hydrates. */
import './prerender-window.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { paths } from '#rules/paths.ts';
import { prerenderedFor } from './lib/installation.ts';
import { routes } from './routes.tsx';

/** By file name. Facts of one installation stay placeholders, except those that change the words of a page. */
const wanted = {
  home: { path: paths.home, beta: 'open' },
  'home-over': { path: paths.home, beta: 'over' },
  privacyPolicy: { path: paths.privacyPolicy, beta: 'open' },
  termsOfService: { path: paths.termsOfService, beta: 'open' },
  pricing: { path: paths.pricing, beta: 'open' },
  // Any address without a page.
  notFound: { path: '/404', beta: 'open' },
} as const;

async function render(path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response || context.errors) throw new Error(`${path} cannot be prerendered`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
}

/** The content security policy would drop a style attribute. */
async function prerender(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, { path, beta }] of Object.entries(wanted)) {
    prerenderedFor.beta = beta;
    const html = await render(path);
    if (/\sstyle=|<script/.test(html)) throw new Error(`${path} has a style attribute or a script in its HTML`);
    await writeFile(join(folder, `${name}.html`), html);
  }
}

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('The first argument is the folder to write to.');
await prerender(folder);
