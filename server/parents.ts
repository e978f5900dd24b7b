/** What resolvers receive as their parent: the row itself, with what a statement may have read ahead. */
import type { PhotoRow, ProfileRow } from './db/rows.ts';

export type {
  AccessTokenRow,
  EntitlementRow,
  MatchRow,
  MessageRow,
  PhotoRow,
  ProfileRow,
  SessionRow,
  UserRow,
} from './db/rows.ts';

/** The signed-in person; fields load what they need by id. */
export type ViewerParent = { id: string };

/** Somebody as others see them. The deck's statement reads photos ahead; elsewhere loaders do. */
export type ProfileParent = ProfileRow & { photos?: PhotoRow[] };
