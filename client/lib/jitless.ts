/**
 * Zod's compiled schemas need eval, which the content security policy forbids. Zod reads this when it is loaded; it stands in a chunk behind
 * this one.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
