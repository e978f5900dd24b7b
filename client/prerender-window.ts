/** Modules of the client ask for these when they load, also where pages are prerendered and there is no browser: nobody is signed in. */
const nothing = () => {};
const storage = { getItem: () => null, setItem: nothing, removeItem: nothing, key: () => null, length: 0 };
Object.assign(globalThis, {
  window: { localStorage: storage, sessionStorage: storage, addEventListener: nothing },
  document: { addEventListener: nothing },
});
