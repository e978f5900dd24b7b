import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The part of a mailed link's address after #; '' if there is none. It leaves the address bar and the history at once. */
export function useUrlFragment(): string {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState('');
  useEffect(() => {
    if (hash.length < 2) return;
    setKept(hash.slice(1));
    void navigate({ pathname, search }, { replace: true, state, preventScrollReset: true });
  }, [hash, pathname, search, state, navigate]);
  return hash.length < 2 ? kept : hash.slice(1);
}
