import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { savesData } from '../lib/save-data.ts';

export type ToastTone = 'success' | 'error' | 'info';
export type ToastOptions = {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** The subject of the toast. It replaces an older toast with the same subject, and `clearToasts` can remove it. */
  about?: string;
  /** One action, labelled with a word. A toast with an action stays until it is dismissed. */
  action?: { label: string; run: () => void };
  /** A word in place of the cross, for a question whose no is to be remembered. */
  refusal?: { label: string; run: () => void };
};
export type ToastSink = { add: (options: ToastOptions) => void; clear: (about?: string) => void };

/** Toasts wait until the component that shows them is mounted, so that none is lost. */
let sink: ToastSink | null = null;
let waiting: ToastOptions[] = [];
let isExpected = false;
let wake = () => {};

/** Shows a toast. An error, or a toast with an action, stays until it is dismissed; any other disappears after five seconds. */
export function toast(options: ToastOptions): void {
  if (sink) {
    sink.add(options);
    return;
  }
  waiting.push(options);
  expectToasts();
}

/** Loads the large code that shows toasts. */
function expectToasts(): void {
  isExpected = true;
  wake();
}

/** Every toast, as at sign-out, or those with the subject `about`. */
export function clearToasts(about?: string): void {
  waiting = about === undefined ? [] : waiting.filter((each) => each.about !== about);
  sink?.clear(about);
}

/** Null when the component unmounts. */
export function connectToasts(to: ToastSink | null): void {
  sink = to;
  if (to === null) return;
  for (const options of waiting) to.add(options);
  waiting = [];
}

const idleMs = 1_500;

/** Loads it after the page has become idle, so that the first toast finds it. Under the data saver it waits for a toast. */
export function useExpectedToasts(): void {
  useEffect(() => {
    if (savesData()) return;
    const timer = setTimeout(expectToasts, idleMs);
    return () => clearTimeout(timer);
  }, []);
}

const ToastStack = lazyPart(() => import('./ToastStack.tsx').then((part) => part.ToastStack));

function subscribe(changed: () => void): () => void {
  wake = changed;
  return () => {
    wake = () => {};
  };
}

/** Once in the shell. */
export function Toaster() {
  const isNeeded = useSyncExternalStore(
    subscribe,
    () => isExpected,
    () => false,
  );
  return <Suspense>{isNeeded && <ToastStack connect={connectToasts} />}</Suspense>;
}
