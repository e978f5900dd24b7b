import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { limits } from '#rules/limits.ts';
import { ByState } from '../ByState.tsx';
import { pagesOf } from '../pages.ts';
import { ReportCard } from './ReportCard.tsx';
import { type ReportState, useConsoleReportsQuery } from './reports.generated.ts';
import { texts } from './texts.ts';

function usePages(state: ReportState) {
  const { data, ...query } = useConsoleReportsQuery({
    ...shownAtOnce,
    variables: { state, first: limits.page.default },
  });
  // A report decided here has another state at once.
  return pagesOf(data?.admin?.reports, query, (report) => report.state === state);
}

export function Reports() {
  return (
    <ByState texts={texts} usePages={usePages}>
      {(report) => <ReportCard report={report} />}
    </ByState>
  );
}
