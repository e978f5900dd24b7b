import { createBrowserRouter } from 'react-router-dom';
import { paths } from '#rules/paths.ts';
import { session } from './apollo/session.ts';
import { routes } from './routes.tsx';

/** Call it once a page: it begins to load the address. */
export function startRouter() {
  // A page opened by its address has no key, and would scroll to where the last such page was left.
  if (history.state === null) history.replaceState({ key: String(performance.timeOrigin) }, '');

  const router = createBrowserRouter(routes);
  session.subscribe((event) => {
    if (event.type === 'signed_out' && event.reason === 'asked') void router.navigate(paths.home);
    // Another tab or the server changed the session, so the route guards decide again.
    else if ((event.type === 'signed_out' || event.type === 'signed_in') && event.reason !== 'asked')
      void router.revalidate();
  });
  return router;
}
