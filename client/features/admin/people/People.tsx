import { useSearchParams } from 'react-router-dom';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { limits } from '#rules/limits.ts';
import { ConsoleList } from '../ConsoleList.tsx';
import { pagesOf } from '../pages.ts';
import { SearchForm } from '../SearchForm.tsx';
import { PersonCard } from './PersonCard.tsx';
import { useConsolePeopleQuery } from './people.generated.ts';
import { texts } from './texts.ts';

export function People() {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const { data, ...query } = useConsolePeopleQuery({
    ...shownAtOnce,
    variables: { search, first: limits.page.default },
  });
  return (
    <div className="grid grid-cols-1 gap-6">
      <SearchForm
        label={texts.search}
        search={search}
        onSearch={(next) => setAddress(next === '' ? {} : { search: next })}
      />
      <ConsoleList key={search} pages={pagesOf(data?.admin?.users, query)} empty={texts.none}>
        {(user) => <PersonCard user={user} />}
      </ConsoleList>
    </div>
  );
}
