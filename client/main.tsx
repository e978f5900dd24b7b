import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { startRouter } from './router.ts';
import './styles.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

type Router = ReturnType<typeof startRouter>;
const appWith = (router: Router) => (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

/** Works in slices, so that a slow phone answers to touch between them. */
const inItsTurn = (run: () => void) => void setTimeout(run);

/** The prerendered page is hydrated once its own code is here; without that it stays as it is. */
function takeOver(page: HTMLElement): void {
  const router = startRouter();
  const go = () => {
    if (!router.state.initialized || router.state.errors) return;
    stop();
    inItsTurn(() => startTransition(() => void hydrateRoot(page, appWith(router))));
  };
  const stop = router.subscribe(go);
  go();
}

if (root.firstChild === null) createRoot(root).render(appWith(startRouter()));
else inItsTurn(() => takeOver(root));

// The first page does not wait for it.
window.addEventListener('load', () => inItsTurn(() => void import('./lib/service-worker.ts')));
