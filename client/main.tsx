import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { paths } from '#rules/paths.ts';
import { readyEvent } from './lib/app-ready.ts';
import { persistently } from './lib/lazy-part.ts';
import { savesData } from './lib/save-data.ts';
import { startRouter } from './router.ts';
import { browsePage } from './routes.tsx';
import './styles.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const restMs = 1_000;

/** Fetches the page behind the sign-in while the form is filled in. */
function prepareSignIn(): void {
  if (location.pathname !== paths.auth || savesData()) return;
  setTimeout(() => browsePage().catch(() => undefined), restMs);
}

/** No element of its own, as the prerendered page has none. */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.dispatchEvent(new Event(readyEvent));
    prepareSignIn();
  }, []);
  return children;
}

type Router = ReturnType<typeof startRouter>;
const appWith = (router: Router) => (
  <StrictMode>
    <Ready>
      <RouterProvider router={router} />
    </Ready>
  </StrictMode>
);

/** Works in slices, so that a slow phone answers to touch between them. */
const inItsTurn = (run: () => void) => void setTimeout(run);

/**
 * The prerendered page is hydrated once its own code is here; without that it stays as it is. A guard may lead to another page. A frame only
 * holds the place of the page.
 */
function takeOver(page: HTMLElement): void {
  const { pathname } = location;
  const router = startRouter();
  const go = () => {
    const isFrame = page.dataset.frame !== undefined;
    if (!router.state.initialized || (router.state.errors && !isFrame)) return;
    stop();
    inItsTurn(() => {
      delete page.dataset.frame;
      if (isFrame || router.state.location.pathname !== pathname) createRoot(page).render(appWith(router));
      else startTransition(() => void hydrateRoot(page, appWith(router)));
    });
  };
  const stop = router.subscribe(go);
  go();
}

if (root.firstChild === null) createRoot(root).render(appWith(startRouter()));
else inItsTurn(() => takeOver(root));

// No page waits for it.
const loadWorker = () => setTimeout(() => void persistently(() => import('./lib/service-worker.ts')), restMs);
if (document.readyState === 'complete') loadWorker();
else addEventListener('load', loadWorker);
