import { persistently } from './lazy-part.ts';
import { watchForNewVersion } from './new-version.ts';
import { outdatedEvent } from './outdated.ts';
import { scripts, trustedScript } from './trusted-types.ts';

// Service workers need TLS, as other browser features do.
if (!isSecureContext) void persistently(() => import('./plain-http.ts')).then((part) => part.showPlainHttpNote());

if ('serviceWorker' in navigator) {
  const tell = () => document.dispatchEvent(new Event(outdatedEvent));
  watchForNewVersion(navigator.serviceWorker, document, Date.now, tell);
}

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker
    .register(trustedScript(scripts.serviceWorker), { updateViaCache: 'none' })
    .catch(() => undefined);
