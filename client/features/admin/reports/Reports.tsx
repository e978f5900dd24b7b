import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { toContract } from '#client/lib/vocabulary.ts';
import { limits } from '#rules/limits.ts';
import { ByState } from '../ByState.tsx';
import { ConsoleList } from '../ConsoleList.tsx';
import { pagesOf } from '../pages.ts';
import { ReportCard } from './ReportCard.tsx';
import { useConsoleReportsQuery } from './reports.generated.ts';
import { texts } from './texts.ts';

export function Reports() {
  return (
    <ByState label={texts.byState} states={texts.states}>
      {(shown) => <Queue shown={shown} />}
    </ByState>
  );
}

function Queue({ shown }: { shown: keyof typeof texts.states }) {
  const state = toContract(shown);
  const { data, ...query } = useConsoleReportsQuery({
    ...shownAtOnce,
    variables: { state, first: limits.page.default },
  });
  // A report decided here has another state at once.
  const pages = pagesOf(data?.admin?.reports, query, (report) => report.state === state);
  return (
    <ConsoleList pages={pages} empty={texts.none[shown]}>
      {(report) => <ReportCard report={report} />}
    </ConsoleList>
  );
}
