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
  VerificationRow,
} from './db/rows.ts';

/** The signed-in person; fields load what they need by id. */
export type ViewerParent = { id: string };

/** The admin desk: nothing in itself; each field loads what it shows. */
export type AdminParent = Record<string, never>;

/** Somebody as others see them. The deck's statement reads photos ahead; elsewhere loaders do. */
export type ProfileParent = ProfileRow & { photos?: PhotoRow[] };

/** A town of the gazetteer; coordinates stay inside. */
export type TownParent = { id: string; name: string; state: string };

/** Somebody the viewer blocked. */
export type BlockedProfileParent = { id: string; fullName: string; blockedAt: Date };

/** Somebody who liked the viewer: the like, and whose it is. */
export type LikerParent = { id: string; createdAt: Date; profile: ProfileParent };
