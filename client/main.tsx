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

/** Work in slices: a slow phone answers to a thumb between them. */
const inItsTurn = (run: () => void) => void setTimeout(run);

/** A prerendered page stands there and reads already; it is taken over once its own code is here. Without that it stays as it is. */
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

// Nothing of the first page waits for it.
window.addEventListener('load', () => inItsTurn(() => void import('./lib/service-worker.ts')));
