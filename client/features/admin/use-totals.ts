import { useDeskTotalsQuery } from './desk.generated.ts';
import { freshly } from './pages.ts';

/** How things stand, for the navigation and the overview. */
export function useTotals() {
  const { data, error, loading, refetch } = useDeskTotalsQuery(freshly);
  return {
    totals: data?.admin?.totals,
    hasFailed: error !== undefined && !loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
