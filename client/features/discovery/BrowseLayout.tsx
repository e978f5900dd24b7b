import type { ComponentProps, ReactNode } from 'react';
import { Page } from '#client/ui/Page.tsx';
import { BrowseHeader } from './BrowseHeader.tsx';
import { DeckSkeleton } from './DeckSkeleton.tsx';

type Props = { header: ComponentProps<typeof BrowseHeader>; children: ReactNode };

export function BrowseLayout({ header, children }: Props) {
  return (
    <Page
      title="Browse"
      description="Meet single people near you, one profile at a time."
      width="wide"
      bar={<BrowseHeader {...header} />}
      // A card that flies off makes the page no wider.
      className="!pb-0 gap-2 overflow-x-clip lg:!pt-6 lg:gap-3"
    >
      {children}
    </Page>
  );
}

const nothing = () => {};

/** The page before anything of it is known. The build writes it as HTML, which the document shows until the app is there. */
export function BrowseFrame() {
  const header = { counters: null, q: '', narrowed: 0, onSearch: nothing, onFilter: nothing, onKeys: nothing };
  return (
    <BrowseLayout header={header}>
      <DeckSkeleton />
    </BrowseLayout>
  );
}
