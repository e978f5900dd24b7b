import { createBrowserRouter } from 'react-router-dom';
import { paths } from '#rules/paths.ts';
import { session } from './apollo/session.ts';
import { routes } from './routes.tsx';

/** Once a page: it begins to load what the address asks for. */
export function startRouter() {
  // Every page opened by its address has no key of its own, and would begin as far down as the last such page in this tab was left.
  if (history.state === null) history.replaceState({ key: String(performance.timeOrigin) }, '');

  const router = createBrowserRouter(routes);
  session.subscribe((event) => {
    if (event.type === 'signed_out' && event.reason === 'asked') void router.navigate(paths.home);
    // Signed out or in elsewhere, or by the server: the gates decide anew where this tab may be.
    else if ((event.type === 'signed_out' || event.type === 'signed_in') && event.reason !== 'asked')
      void router.revalidate();
  });
  return router;
}
