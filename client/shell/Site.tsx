import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyPart } from '#client/lib/lazy-part.ts';

const LATER_MS = 200;

const used = new Promise((resolve) => {
  for (const type of ['click', 'popstate']) window.addEventListener(type, resolve, { once: true });
});

const near = (foot: Element) =>
  new Promise<void>((resolve) => {
    const look = (entries: IntersectionObserverEntry[]) => {
      if (entries.at(-1)?.isIntersecting) resolve();
    };
    new IntersectionObserver(look, { rootMargin: '400px' }).observe(foot);
  });

/**
 * The foot of a prerendered page is HTML already. Its code is needed by people who scroll down to it, and by React before it can change the
 * page. So the first click, by pointer or key, asks for it too. Elsewhere it comes after the page.
 */
function onceNeeded(): Promise<unknown> {
  const foot = document.querySelector('footer');
  return foot ? Promise.race([used, near(foot)]) : new Promise((resolve) => setTimeout(resolve, LATER_MS));
}

const Footer = lazyPart(() =>
  onceNeeded()
    .then(() => import('./Footer.tsx'))
    .then((part) => part.Footer),
);

/** The layout of the public pages. Those of the app have no footer. */
export function Site() {
  return (
    <>
      <Outlet />
      <Suspense>
        <Footer />
      </Suspense>
    </>
  );
}
