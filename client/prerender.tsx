/** Runs at build: writes the public pages as HTML, which reads without JavaScript and which main.tsx hydrates. */
import './prerender-window.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router-dom';
import { paths } from '#rules/paths.ts';
import { BrowseFrame } from './features/discovery/BrowseLayout.tsx';
import { prerenderedFor } from './lib/installation.ts';
import { routes } from './routes.tsx';
import { Component as AppLayout } from './shell/AppLayout.tsx';
import { Shell } from './shell/Shell.tsx';

/** By file name. Facts of one installation stay placeholders, except those that change the words of a page. */
const wanted = {
  home: { path: paths.home },
  'home-over': { path: paths.home, beta: 'over' },
  'home-paystack': { path: paths.home, cards: 'paystack' },
  'home-over-paystack': { path: paths.home, beta: 'over', cards: 'paystack' },
  privacyPolicy: { path: paths.privacyPolicy },
  termsOfService: { path: paths.termsOfService },
  auth: { path: paths.auth },
  pricing: { path: paths.pricing },
  'pricing-paystack': { path: paths.pricing, cards: 'paystack' },
  // Any address without a page.
  notFound: { path: '/404' },
} as const satisfies Record<string, { path: string; beta?: 'over'; cards?: 'paystack' }>;

/** Pages of the app with a place for what is not known yet. The document shows them until the app is there. */
const frames = { browse: { path: paths.browse, Component: BrowseFrame } } as const;

async function render(path: string, of: RouteObject[]): Promise<string> {
  const handler = createStaticHandler(of);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response || context.errors) throw new Error(`${path} cannot be prerendered`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
  const html = await text(prelude);
  // The content security policy would drop a style attribute.
  if (/\sstyle=|<script/.test(html)) throw new Error(`${path} has a style attribute or a script in its HTML`);
  return html;
}

async function prerender(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, { path, ...facts }] of Object.entries(wanted)) {
    Object.assign(prerenderedFor, { beta: 'open', cards: 'stripe', ...facts });
    await writeFile(join(folder, `${name}.html`), await render(path, routes));
  }
  prerenderedFor.isSignedIn = true;
  for (const [name, frame] of Object.entries(frames))
    await writeFile(
      join(folder, `${name}-frame.html`),
      await render(frame.path, [{ Component: Shell, children: [{ Component: AppLayout, children: [frame] }] }]),
    );
}

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('The first argument is the folder to write to.');
await prerender(folder);
