import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';

export type ToastTone = 'success' | 'error' | 'info';
export type ToastOptions = {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** What it is about: it replaces an older toast about the same, and can be taken away by it. */
  about?: string;
  /** What can be done about it, in a word; a toast with it stays until it is dismissed. */
  action?: { label: string; run: () => void };
};
export type ToastSink = { add: (options: ToastOptions) => void; clear: (about?: string) => void };

/** Where toasts go once the part that shows them is there; until then they wait, so that none is lost. */
let sink: ToastSink | null = null;
let waiting: ToastOptions[] = [];
let isExpected = false;
let wake = () => {};

/** Says something in passing. Good news leaves by itself and is announced politely; an error stays until it is dismissed. */
export function toast(options: ToastOptions): void {
  if (sink) {
    sink.add(options);
    return;
  }
  waiting.push(options);
  expectToasts();
}

/** What shows toasts weighs much: it comes with the first of them, or when a page that is likely to have some asks for it. */
export function expectToasts(): void {
  isExpected = true;
  wake();
}

/** Takes every toast away, as at sign-out, or the one about something that is mended. */
export function clearToasts(about?: string): void {
  waiting = about === undefined ? [] : waiting.filter((each) => each.about !== about);
  sink?.clear(about);
}

/** Called by the part that shows toasts, with null when it leaves. */
export function connectToasts(to: ToastSink | null): void {
  sink = to;
  if (to === null) return;
  for (const options of waiting) to.add(options);
  waiting = [];
}

const ToastStack = lazyPart(async () => (await import('./ToastStack.tsx')).ToastStack);

function subscribe(changed: () => void): () => void {
  wake = changed;
  return () => {
    wake = () => {};
  };
}

/** Room for toasts, once, in the shell. */
export function Toaster() {
  const isNeeded = useSyncExternalStore(
    subscribe,
    () => isExpected,
    () => false,
  );
  return <Suspense>{isNeeded && <ToastStack connect={connectToasts} />}</Suspense>;
}
