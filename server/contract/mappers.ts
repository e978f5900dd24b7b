/** Fields of the schema are plain values here, never promises or functions: compiled queries read them as they are. */

import type { Activity } from '#rules/activity.ts';
import type { TalkId } from '#rules/companion.ts';
import type { Compatibility, CompatibilitySide } from '#rules/compatibility.ts';
import type { DeckFilter } from '#rules/deck-filter.ts';
import type { Position } from '#rules/distance.ts';
import type { PaidPlan } from '#rules/entitlements.ts';
import type { GameType } from '#rules/games.ts';
import type { PrepaidTerm } from '#rules/prepaid.ts';
import type { ProfileRow } from '#server/db/rows.ts';

export type ViewerParent = { id: string };

export type AdminParent = Record<string, never>;

/** The days to count, today included. */
export type MoneyFiguresParent = { days: number };

/** Actions of the audit, and `session` for a session that was in use. */
export type BreachedParent = { id: string; actions: string[] };

/** `thumbHash` is in base64. A photo `isForConsole` has an address that works also while its owner is suspended. */
export type PhotoParent = {
  id: string;
  displayOrder: number;
  aspectRatio: number;
  thumbHash: string;
  isForConsole?: boolean;
};

/** No field of the schema: what a resolver needs of the viewer for distances and compatibility. */
export type Beside = { from: Position | null; compare: (theirs: CompatibilitySide) => Compatibility };

/** Values without a look-up are computed as the row is read: over a page of people a resolver costs ten times as much as a property. */
export type ProfileParent = Pick<
  ProfileRow,
  'id' | 'fullName' | 'gender' | 'bio' | 'location' | 'interests' | 'heightCm'
> &
  Pick<ProfileRow, 'education' | 'religion' | 'smoking' | 'drinking' | 'deckLatitude' | 'deckLongitude'> & {
    age: number;
    isVerified: boolean;
    activity: Activity | null;
    visiting: string | null;
    photos?: PhotoParent[];
    beside?: Beside;
  };

export type DeckFilterParent = DeckFilter;

/** Its coordinates are not in the API. */
export type TownParent = { id: string; name: string; state: string };

export type BlockedProfileParent = { id: string; fullName: string; blockedAt: Date };

export type LikerParent = { id: string; createdAt: Date; profile: ProfileParent };

export type HeldPlanParent = { userId: string };

export type PrepaidPlanParent = {
  id: string;
  plan: PaidPlan;
  term: PrepaidTerm;
  startsAt: Date;
  endsAt: Date;
  returnableUntil: Date | null;
};

export type CompanionParent = { userId: string };

export type ScenarioParent = { id: TalkId };

export type GameParent = { id: GameType };

export type EvidenceParent = { id: string; isByReported: boolean; content: string; sentAt: Date };
