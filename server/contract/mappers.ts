/**
 * The parents that resolvers receive: a row, or the shown part of one, with values that a statement read ahead. No property is a promise or
 * a function: compiled queries read properties as they are.
 */
import type { Activity } from '#rules/activity.ts';
import type { ScenarioId } from '#rules/companion.ts';
import type { Compatibility, CompatibilitySide } from '#rules/compatibility.ts';
import type { Position } from '#rules/distance.ts';
import type { GameType } from '#rules/games.ts';
import type { ProfileRow } from '#server/db/rows.ts';

export type {
  AccessTokenRow,
  AppealRow,
  ArticleRow,
  AuditEventRow,
  CallRow,
  DateIdeaRow,
  DeletionRequestRow,
  EntitlementRow,
  FeedbackRow,
  GamePlayRow,
  InvoiceRow,
  MatchRow,
  MessageRow,
  NewsletterIssueRow,
  PhotoRow,
  PlanSubscriptionRow,
  ProfileRow,
  ReportRow,
  SessionRow,
  SupportMessageRow,
  SupportTicketRow,
  SuspensionRow,
  TranscriptRow,
  UserRow,
  VerificationRow,
  WarningRow,
} from '#server/db/rows.ts';

/** The signed-in person. Fields load their data by id. */
export type ViewerParent = { id: string };

/** The admin console. It holds no data: each field loads its own. */
export type AdminParent = Record<string, never>;

/** A person whom a breach may have touched. `actions` are actions of the audit, and `session` for a session that was in use. */
export type BreachedParent = { id: string; actions: string[] };

/**
 * A shown photo; `thumbHash` is in base64. A moderator's photo (`isForConsole`) has an address that works also while its owner is suspended.
 */
export type PhotoParent = {
  id: string;
  displayOrder: number;
  aspectRatio: number;
  thumbHash: string;
  isForConsole?: boolean;
};

/** The viewer's side of a comparison: the position for distances, and the function for compatibility. */
export type Beside = { from: Position | null; compare: (theirs: CompatibilitySide) => Compatibility };

/**
 * A person as others see them at the moment of the request. Values without a look-up are computed as the row is read. Over a page of people
 * a resolver costs ten times as much as a property. The deck's statement reads photos ahead and knows its viewer; elsewhere dataloaders do
 * that.
 */
export type ProfileParent = Pick<
  ProfileRow,
  'id' | 'fullName' | 'gender' | 'bio' | 'location' | 'interests' | 'heightCm' | 'verified'
> &
  Pick<ProfileRow, 'education' | 'religion' | 'smoking' | 'drinking' | 'deckLatitude' | 'deckLongitude'> & {
    age: number;
    activity: Activity | null;
    visiting: string | null;
    photos?: PhotoParent[];
    beside?: Beside;
  };

/** A town of the gazetteer; its coordinates are not in the API. */
export type TownParent = { id: string; name: string; state: string };

/** A person whom the viewer blocked. */
export type BlockedProfileParent = { id: string; fullName: string; blockedAt: Date };

/** A like of the viewer: its id and time, and the profile of its sender. */
export type LikerParent = { id: string; createdAt: Date; profile: ProfileParent };

/** The companion of a person. Fields load their data by the person's id. */
export type CompanionParent = { userId: string };

/** A scenario, by its name. */
export type ScenarioParent = { id: ScenarioId };

/** A game, by its name. */
export type GameParent = { id: GameType };

/** A message that a report keeps. */
export type EvidenceParent = { id: string; isByReported: boolean; content: string; sentAt: Date };
