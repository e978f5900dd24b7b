/** Modules read these when they load, also where pages are prerendered without a browser. */
const nothing = () => {};
const storage = { getItem: () => null, setItem: nothing, removeItem: nothing, key: () => null, length: 0 };
/** The data client checks for sockets; none is opened while nobody is signed in. */
const NoSocket = Object.assign(() => {}, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 });
Object.assign(globalThis, {
  window: {
    localStorage: storage,
    sessionStorage: storage,
    addEventListener: nothing,
    location: { protocol: 'https:', host: 'localhost' },
  },
  document: { addEventListener: nothing, querySelector: nothing },
  WebSocket: NoSocket,
  // A newer Node has one that cannot be replaced.
  ...('navigator' in globalThis ? {} : { navigator: {} }),
});
