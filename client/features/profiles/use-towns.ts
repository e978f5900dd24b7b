import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { limits } from '#rules/limits.ts';
import { useTownsQuery } from './perks.generated.ts';

const quietMs = 250;

export type Town = { id: string; label: string };

/** The towns that match the typed text, after a pause in typing; null sends no query. The former towns stay while new ones load. */
export function useTowns(typed: string | null): { towns: readonly Town[]; isLoading: boolean } {
  const { min, max } = limits.text.townSearch;
  const wanted = typed?.trim() ?? '';
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), quietMs);
    return () => clearTimeout(timer);
  }, [wanted]);

  const isAsked = search.length >= min && search.length <= max;
  const { data, previousData, loading } = useTownsQuery(isAsked ? { variables: { search } } : skipToken);
  const isWanted = wanted.length >= min;
  return {
    towns: isWanted && isAsked ? ((data ?? previousData)?.towns ?? []) : [],
    isLoading: loading || search !== wanted,
  };
}
