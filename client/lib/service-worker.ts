import { showPlainHttpNote } from './plain-http.ts';
import { scripts, trustedScript } from './trusted-types.ts';

// There is none without TLS, as so much else.
if (!isSecureContext) showPlainHttpNote();

/** The page for when the network is away. Where there is no service worker, or it may not be registered, the product is whole without. */
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker
    .register(trustedScript(scripts.serviceWorker), { updateViaCache: 'none' })
    .catch(() => undefined);
