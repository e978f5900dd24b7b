import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyPart } from '#client/lib/lazy-part.ts';

const LATER_MS = 200;

/**
 * The foot of a prerendered page is HTML already. Its code is needed by people who scroll down to it, and by React before it can change the
 * page. So the first click, by pointer or key, asks for it too. Elsewhere it comes after the page.
 */
async function onceNeeded(): Promise<void> {
  const drawn = document.querySelector('footer');
  await new Promise<unknown>((resolve) => {
    if (!drawn) return setTimeout(resolve, LATER_MS);
    addEventListener('click', resolve, { once: true });
    new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(entry), { rootMargin: '400px' }).observe(
      drawn,
    );
  });
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
