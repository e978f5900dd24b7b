import { useSearchParams } from 'react-router-dom';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { optionsOf, toContract } from '#client/lib/vocabulary.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { PlusIcon } from '#client/ui/feature-icons.tsx';
import { Select } from '#client/ui/Select.tsx';
import { type City, cities } from '#rules/date-ideas.ts';
import { limits } from '#rules/limits.ts';
import { ConsoleList } from '../ConsoleList.tsx';
import { pagesOf } from '../pages.ts';
import { SearchForm } from '../SearchForm.tsx';
import { useEditing } from '../use-editing.ts';
import { cityNames } from './city-names.ts';
import { useConsoleDateIdeasQuery } from './console-date-ideas.generated.ts';
import { IdeaEditor } from './IdeaEditor.tsx';
import { IdeaForm } from './IdeaForm.tsx';
import { IdeaRow } from './IdeaRow.tsx';
import { texts } from './texts.ts';

export function DateIdeas() {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const named = address.get('city') ?? '';
  const city = Object.hasOwn(cities, named) ? (named as City) : null;
  const isReported = address.has('reported');
  const { data, ...query } = useConsoleDateIdeasQuery({
    ...shownAtOnce,
    variables: { search, city: city && toContract(city), isReported, first: limits.page.default },
  });
  const { editing, edit, close } = useEditing();

  function narrow(next: { search?: string; city?: string; reported?: string }): void {
    const all = { search, city: city ?? '', reported: isReported ? 'yes' : '', ...next };
    setAddress(Object.entries(all).filter(([, value]) => value !== ''));
  }

  const pages = pagesOf(data?.admin?.dateIdeas, query);
  if (editing === 'new') return <IdeaForm place={null} onClose={close} />;
  if (editing !== null) return <IdeaEditor key={editing} id={editing} pages={pages} onClose={close} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <SearchForm label={texts.search} search={search} onSearch={(next) => narrow({ search: next })}>
        <div className="min-w-40">
          <Select
            label={texts.city}
            options={optionsOf(cityNames)}
            placeholder={texts.allCities}
            value={city ?? ''}
            onChange={({ target }) => narrow({ city: target.value })}
          />
        </div>
      </SearchForm>
      <Checkbox
        label={texts.onlyReported}
        checked={isReported}
        onChange={({ target }) => narrow({ reported: target.checked ? 'yes' : '' })}
      />
      <Button size="sm" className="justify-self-start" data-edits="new" onClick={() => edit('new')}>
        <PlusIcon />
        {texts.add}
      </Button>
      <ConsoleList key={`${search} ${city} ${isReported}`} pages={pages} empty={texts.none}>
        {(idea) => <IdeaRow idea={idea} onEdit={edit} />}
      </ConsoleList>
    </div>
  );
}
