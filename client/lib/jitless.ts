import { config } from 'zod/mini';

// Zod's compiled schemas need eval, which the content security policy forbids.
config({ jitless: true });
