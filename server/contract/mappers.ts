/**
 * What resolvers receive as their parent: the row itself, or what is shown of one, with what a statement may have read ahead. No property
 * is a promise or a function: compiled queries read properties as they are.
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

/** The signed-in person; fields load what they need by id. */
export type ViewerParent = { id: string };

/** The admin desk: nothing in itself; each field loads what it shows. */
export type AdminParent = Record<string, never>;

/** Somebody whom a breach may have touched, by what was done: actions of the audit, and `session` for one that was in use. */
export type BreachedParent = { id: string; actions: string[] };

/** A shown photo; `thumbHash` in base64. One for a moderator has an address that works also while its owner is suspended. */
export type PhotoParent = {
  id: string;
  displayOrder: number;
  aspectRatio: number;
  thumbHash: string;
  isForDesk?: boolean;
};

/** The viewer, for what is said of others beside them: where they look from, and how well somebody fits them. */
export type Beside = { from: Position | null; compare: (theirs: CompatibilitySide) => Compatibility };

/**
 * Somebody as others see them at the moment of the request. What needs no look-up is worked out as the row is read: over a page of people
 * a resolver costs ten times as much as a property. The deck's statement reads photos ahead and knows its viewer; elsewhere loaders do.
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

/** A town of the gazetteer; coordinates stay inside. */
export type TownParent = { id: string; name: string; state: string };

/** Somebody the viewer blocked. */
export type BlockedProfileParent = { id: string; fullName: string; blockedAt: Date };

/** Somebody who liked the viewer: the like, and whose it is. */
export type LikerParent = { id: string; createdAt: Date; profile: ProfileParent };

/** The companion of a person; fields load what they need by the person's id. */
export type CompanionParent = { userId: string };

/** A scenario, by its name. */
export type ScenarioParent = { id: ScenarioId };

/** A game, by its name. */
export type GameParent = { id: GameType };

/** A message that was kept with a report. */
export type EvidenceParent = { id: string; isByReported: boolean; content: string; sentAt: Date };
