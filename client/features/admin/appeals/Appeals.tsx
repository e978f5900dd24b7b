import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { toContract } from '#client/lib/vocabulary.ts';
import { limits } from '#rules/limits.ts';
import { ByState } from '../ByState.tsx';
import { ConsoleList } from '../ConsoleList.tsx';
import { pagesOf } from '../pages.ts';
import { AppealCard } from './AppealCard.tsx';
import { useConsoleAppealsQuery } from './appeals.generated.ts';
import { texts } from './texts.ts';

export function Appeals() {
  return (
    <ByState label={texts.byState} states={texts.states}>
      {(shown) => <Queue shown={shown} />}
    </ByState>
  );
}

function Queue({ shown }: { shown: keyof typeof texts.states }) {
  const state = toContract(shown);
  const { data, ...query } = useConsoleAppealsQuery({
    ...shownAtOnce,
    variables: { state, first: limits.page.default },
  });
  // An appeal decided here has another state at once.
  const pages = pagesOf(data?.admin?.appeals, query, (appeal) => appeal.state === state);
  return (
    <ConsoleList pages={pages} empty={texts.none[shown]}>
      {(appeal) => <AppealCard appeal={appeal} />}
    </ConsoleList>
  );
}
