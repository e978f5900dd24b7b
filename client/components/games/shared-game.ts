import type { SharedGameFragment } from './games.generated.ts';

/** A game for two as the pages have it. */
export type SharedGame = Omit<SharedGameFragment, ' $fragmentName'>;

export type TableOf<T extends string> = Extract<NonNullable<SharedGame['table']>, { __typename: T }>;

/** What the line above a chat needs of it. */
export type GameLine = Pick<SharedGame, 'id' | 'version' | 'status' | 'isViewersTurn' | 'isInvitedByViewer'> & {
  game: { name: string };
};

export const isOpenGame = ({ status }: Pick<SharedGame, 'status'>): boolean =>
  status === 'INVITED' || status === 'PLAYING';
