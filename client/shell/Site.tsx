import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyPart } from '#client/lib/lazy-part.ts';

const LATER_MS = 200;

/** What a prerendered page has as HTML needs its code only for whoever scrolls down to it; elsewhere it comes after the page. */
async function onceNear(selector: string): Promise<void> {
  const drawn = document.querySelector(selector);
  if (!drawn) return new Promise((resolve) => setTimeout(resolve, LATER_MS));
  await new Promise<void>((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: '400px' },
    );
    watch.observe(drawn);
  });
}

const Footer = lazyPart(() =>
  onceNear('footer')
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
