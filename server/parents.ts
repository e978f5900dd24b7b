/** What resolvers receive as their parent: the row itself, with what a statement may have read ahead. */
import type { Compatibility, CompatibilitySide } from '#rules/compatibility.ts';
import type { Position } from '#rules/distance.ts';
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

/** What of a profile's row the fields of `Profile` come from. */
export type SeenProfile = Pick<
  ProfileRow,
  | 'id'
  | 'fullName'
  | 'dateOfBirth'
  | 'gender'
  | 'bio'
  | 'location'
  | 'interests'
  | 'heightCm'
  | 'education'
  | 'religion'
  | 'smoking'
  | 'drinking'
  | 'verified'
  | 'lastActiveAt'
  | 'deckLatitude'
  | 'deckLongitude'
  | 'travelAllowed'
  | 'travelLocation'
>;

/** What the fields of `Photo` come from; a statement that reads ahead brings the thumbhash in base64. */
export type SeenPhoto = Pick<PhotoRow, 'id' | 'displayOrder' | 'width' | 'height'> & {
  thumbHash: Buffer | string | null;
};

/** The viewer, for what is said of others beside them: where they look from, and how well somebody fits them. */
export type Beside = { from: Position | null; compare: (theirs: CompatibilitySide) => Compatibility };

/** Somebody as others see them. The deck's statement reads photos ahead and knows its viewer; elsewhere loaders do. */
export type ProfileParent = SeenProfile & { photos?: SeenPhoto[]; beside?: Beside };

/** A town of the gazetteer; coordinates stay inside. */
export type TownParent = { id: string; name: string; state: string };

/** Somebody the viewer blocked. */
export type BlockedProfileParent = { id: string; fullName: string; blockedAt: Date };

/** Somebody who liked the viewer: the like, and whose it is. */
export type LikerParent = { id: string; createdAt: Date; profile: ProfileParent };
