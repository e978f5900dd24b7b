/** Runs at build: the public pages as HTML, which reads without JavaScript and which main.tsx hydrates. */
import './prerender-window.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { paths } from '#rules/paths.ts';
import { settled } from './lib/installation.ts';
import { routes } from './routes.tsx';

/** The files to write, by name. What only an installation knows is left as a mark in them, but for what changes the words of a page. */
const wanted = {
  home: { path: paths.home, beta: 'open' },
  'home-over': { path: paths.home, beta: 'over' },
  privacyPolicy: { path: paths.privacyPolicy, beta: 'open' },
  termsOfService: { path: paths.termsOfService, beta: 'open' },
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

/** Each page's HTML by the name of its file. A style attribute in it would be dropped by the content security policy, so there is none. */
export async function prerender(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [name, { path, beta }] of Object.entries(wanted)) {
    settled.beta = beta;
    const html = await render(path);
    if (/\sstyle=|<script/.test(html)) throw new Error(`${path} has a style attribute or a script in its HTML`);
    files.set(name, html);
  }
  return files;
}
