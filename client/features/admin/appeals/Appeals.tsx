import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { limits } from '#rules/limits.ts';
import { ByState } from '../ByState.tsx';
import { pagesOf } from '../pages.ts';
import { AppealCard } from './AppealCard.tsx';
import { type AppealState, useConsoleAppealsQuery } from './appeals.generated.ts';
import { texts } from './texts.ts';

function usePages(state: AppealState) {
  const { data, ...query } = useConsoleAppealsQuery({
    ...shownAtOnce,
    variables: { state, first: limits.page.default },
  });
  // An appeal decided here has another state at once.
  return pagesOf(data?.admin?.appeals, query, (appeal) => appeal.state === state);
}

export function Appeals() {
  return (
    <ByState texts={texts} usePages={usePages}>
      {(appeal) => <AppealCard appeal={appeal} />}
    </ByState>
  );
}
