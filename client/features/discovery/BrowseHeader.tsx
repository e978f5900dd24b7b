import { useState } from 'react';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { cx } from '#client/ui/cx.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { HeartIcon } from '#client/ui/icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { paths } from '#rules/paths.ts';
import { KeyboardIcon, SearchIcon, SlidersIcon } from './browse-icons.tsx';
import { DeckBadges } from './DeckBadges.tsx';
import { SearchForm } from './SearchForm.tsx';
import { texts } from './texts.ts';
import type { Counters } from './use-counters.ts';

type Props = {
  counters: Counters | null;
  q: string;
  /** How many filters are in use. */
  narrowed: number;
  onSearch: (q: string) => void;
  onFilter: () => void;
  onKeys: () => void;
};

/** On a phone the search field opens on its own line. */
export function BrowseHeader({ counters, q, narrowed, onSearch, onFilter, onKeys }: Props) {
  const [isSearching, setSearching] = useState(false);
  const isFieldShown = isSearching || q !== '';
  return (
    <div
      data-search={isFieldShown || undefined}
      className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2"
    >
      {counters?.isPremium === false ? (
        <DeckBadges counters={counters} />
      ) : (
        <p aria-hidden="true" className="font-bold text-lg lg:text-2xl">
          Browse
        </p>
      )}
      <SearchForm
        q={q}
        takesFocus={isSearching}
        onSearch={(wanted) => {
          // On a phone a cleared field would otherwise close while it is being used.
          if (wanted === '') setSearching(true);
          onSearch(wanted);
        }}
        className={cx(
          'max-sm:order-last max-sm:-mr-10 max-sm:basis-[calc(100%+2.5rem)] sm:ml-auto sm:w-0 sm:min-w-24 sm:max-w-72 sm:flex-1',
          !isFieldShown && 'max-sm:hidden',
        )}
      />
      <div className="-mr-2.5 flex items-center sm:-mr-4">
        {q === '' && (
          <IconButton
            label="Search"
            icon={<SearchIcon />}
            aria-expanded={isSearching}
            onClick={() => setSearching(!isSearching)}
            className="sm:hidden"
          />
        )}
        <LinkButton to={paths.whoLikesYou} variant="ghost" size="sm" className="max-lg:hidden">
          <HeartIcon className="text-xl" />
          Who likes you
        </LinkButton>
        <IconButton
          label={texts.keysTitle}
          aria-keyshortcuts="?"
          aria-haspopup="dialog"
          icon={<KeyboardIcon />}
          onClick={onKeys}
          className="pointer-coarse:hidden max-sm:hidden"
        />
        <Button
          variant="ghost"
          size="sm"
          aria-haspopup="dialog"
          onClick={onFilter}
          className="relative shrink-0 !px-2.5 sm:!px-4"
        >
          <SlidersIcon className="text-xl" />
          <span className="max-sm:sr-only">Filters</span>
          {narrowed > 0 && (
            <Badge tone="crimson" className="!px-1.5 !leading-4 max-sm:-right-1 max-sm:absolute max-sm:top-0">
              {narrowed}
              <span className="sr-only"> in use</span>
            </Badge>
          )}
        </Button>
      </div>
    </div>
  );
}
