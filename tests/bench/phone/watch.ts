/** Runs in the page before its own code, in every document: tells what was painted and when, in milliseconds since 1970. */

/** `text`: only an element that has it. `isUnpainted`: it need only be there, like a heading for screen readers. */
export type Sight = { selector: string; text?: string; isUnpainted?: boolean };
export type Told =
  | { kind: 'mark'; name: string; at: number }
  | { kind: 'script'; name: string; at: number; bytes: number };

type Given = { sights: Readonly<Record<string, Sight>>; tell: string };

/** Self-contained, as it is handed over as text. */
export function watch({ sights, tell }: Given): void {
  if (!location.protocol.startsWith('http')) return;
  const say = (told: Told) => (window as unknown as Record<string, (told: Told) => void>)[tell]?.(told);
  const mark = (name: string, at: number) => say({ kind: 'mark', name, at: performance.timeOrigin + at });
  mark('opened', 0);

  // The first message after the callbacks of a frame is handled once that frame was painted.
  const { port1, port2 } = new MessageChannel();
  const painted: (() => void)[] = [];
  port1.onmessage = () => {
    for (const run of painted.splice(0)) run();
  };
  const afterPaint = (run: () => void) =>
    requestAnimationFrame(() => {
      painted.push(run);
      port2.postMessage(null);
    });

  // The browser dates the first paint of elements with this attribute: of their text, or of their picture.
  const label = () => {
    for (const [name, { selector, text = '', isUnpainted }] of Object.entries(sights))
      for (const element of document.querySelectorAll(selector)) {
        if (element.hasAttribute('elementtiming') || !(element.textContent ?? '').includes(text)) continue;
        element.setAttribute('elementtiming', name);
        if (isUnpainted) mark(name, performance.now());
      }
  };
  new MutationObserver(label).observe(document, { childList: true, subtree: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      mark((entry as unknown as { identifier: string }).identifier, entry.startTime);
  }).observe({ type: 'element', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const { pathname } = new URL(entry.name);
      if (!pathname.endsWith('.js')) continue;
      say({
        kind: 'script',
        name: pathname,
        at: performance.timeOrigin + entry.startTime,
        bytes: entry.encodedBodySize,
      });
    }
  }).observe({ type: 'resource', buffered: true });
  addEventListener('load', () => mark('loaded', performance.now()));

  // The field takes the focus as soon as it is there, as if tapped.
  const field = () => document.querySelector<HTMLInputElement>('input[type=email]');
  const lookForField = () => {
    const found = field();
    if (found === null || found.disabled || found.getClientRects().length === 0)
      return requestAnimationFrame(lookForField);
    found.focus();
    mark('field', performance.now());
  };
  if (location.pathname === '/auth') requestAnimationFrame(lookForField);
  document.addEventListener(
    'input',
    () =>
      afterPaint(() => {
        if (field()?.value) mark('typed', performance.now());
      }),
    { capture: true },
  );

  const pressed = 'button[type=submit], a[href^="/chat/"]';
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest(pressed)) mark('tapped', timeStamp);
    },
    { capture: true },
  );
}

/** Tells when the card on top has followed a finger, in the frame in which it first stands elsewhere. */
export function watchCard(tell: string): void {
  const leftOfCard = () =>
    [...document.querySelectorAll('article')]
      .find((one) => one.closest('[aria-hidden=true]') === null)
      ?.getBoundingClientRect().left ?? 0;
  const from = leftOfCard();
  const look = () => {
    const at = performance.timeOrigin + performance.now();
    if (Math.abs(leftOfCard() - from) < 8) return void requestAnimationFrame(look);
    const told: Told = { kind: 'mark', name: 'followed', at };
    (window as unknown as Record<string, (told: Told) => void>)[tell]?.(told);
  };
  requestAnimationFrame(look);
}
