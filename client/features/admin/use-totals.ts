import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { useDeskTotalsQuery } from './desk.generated.ts';

export function useTotals() {
  const { data, error, loading, refetch } = useDeskTotalsQuery(shownAtOnce);
  return {
    totals: data?.admin?.totals,
    hasFailed: error !== undefined && !loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
