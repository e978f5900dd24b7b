import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { useConsoleTotalsQuery } from './console.generated.ts';

export function useTotals() {
  const { data, error, loading, refetch } = useConsoleTotalsQuery(shownAtOnce);
  return {
    totals: data?.admin?.totals,
    hasFailed: error !== undefined && !loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
