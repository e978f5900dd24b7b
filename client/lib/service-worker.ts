import { showPlainHttpNote } from './plain-http.ts';
import { scripts, trustedScript } from './trusted-types.ts';

// Service workers need TLS, as other browser features do.
if (!isSecureContext) showPlainHttpNote();

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker
    .register(trustedScript(scripts.serviceWorker), { updateViaCache: 'none' })
    .catch(() => undefined);
