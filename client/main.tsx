import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { router } from './router.ts';
import './styles.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

if (root.firstChild === null) createRoot(root).render(app);
else {
  // A prerendered page stands there and reads already; it is taken over once its own code is here. Without that it stays as it is.
  const takeOver = () => {
    if (!router.state.initialized || router.state.errors) return;
    stop();
    // In slices, so that a slow phone answers to a thumb meanwhile.
    startTransition(() => void hydrateRoot(root, app));
  };
  const stop = router.subscribe(takeOver);
  takeOver();
}

// Nothing of the first page waits for it.
window.addEventListener('load', () => void import('./lib/service-worker.ts'));
