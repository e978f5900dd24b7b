import type { Dispatch } from 'react';
import type { DeckAction } from './deck-state.ts';
import type { BrowsePageQuery } from './discovery.generated.ts';

export type Card = BrowsePageQuery['deck']['profiles'][number];
export type DeckDispatch = Dispatch<DeckAction<Card>>;
