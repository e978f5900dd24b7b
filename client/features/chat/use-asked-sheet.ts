import { useLocation, useNavigate } from 'react-router-dom';

/** A sheet that the address asks for with a parameter, whose value is `asked`; null when nobody asks. */
export function useAskedSheet(name: string): { asked: string | null; close: () => void } {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const close = () => {
    // An answer may come when they have gone on.
    const isHere = location.pathname === pathname && new URLSearchParams(location.search).has(name);
    if (isHere) void (key === 'default' ? navigate(pathname, { replace: true }) : navigate(-1));
  };
  return { asked: new URLSearchParams(search).get(name), close };
}
