import { Outlet } from 'react-router-dom';
import { Footer } from './Footer.tsx';

/** The layout of the public pages. Those of the app have no footer. */
export function Site() {
  return (
    <>
      <Outlet />
      <Footer />
    </>
  );
}
