/** The field x role table: what every role gets of every field of the contract. A field without a row fails the test. */
import * as access from './matrix-access.ts';
import * as accounts from './matrix-accounts.ts';
import * as admin from './matrix-admin.ts';
import * as billing from './matrix-billing.ts';
import * as calls from './matrix-calls.ts';
import type { EventRow, RootRow, TypeRow } from './matrix-cells.ts';
import * as chat from './matrix-chat.ts';
import * as checkIns from './matrix-check-ins.ts';
import * as companion from './matrix-companion.ts';
import * as dataRights from './matrix-data-rights.ts';
import * as dateIdeas from './matrix-date-ideas.ts';
import * as datePlans from './matrix-date-plans.ts';
import * as discovery from './matrix-discovery.ts';
import * as gameSessions from './matrix-game-sessions.ts';
import * as games from './matrix-games.ts';
import * as letters from './matrix-letters.ts';
import * as likers from './matrix-likers.ts';
import * as matches from './matrix-matches.ts';
import * as moderation from './matrix-moderation.ts';
import * as newsletter from './matrix-newsletter.ts';
import * as photos from './matrix-photos.ts';
import * as prepaid from './matrix-prepaid.ts';
import * as profiles from './matrix-profiles.ts';
import * as push from './matrix-push.ts';
import * as sessions from './matrix-sessions.ts';
import * as support from './matrix-support.ts';
import * as viewer from './matrix-viewer.ts';

/** Root fields, asked about the subject. */
export const rootRows: Record<string, RootRow> = {
  ...accounts.rootRows,
  ...admin.rootRows,
  ...billing.rootRows,
  ...calls.rootRows,
  ...checkIns.rootRows,
  ...companion.rootRows,
  ...dataRights.rootRows,
  ...dateIdeas.rootRows,
  ...datePlans.rootRows,
  ...gameSessions.rootRows,
  ...games.rootRows,
  ...letters.rootRows,
  ...matches.rootRows,
  ...moderation.rootRows,
  ...newsletter.rootRows,
  ...photos.rootRows,
  ...prepaid.rootRows,
  ...profiles.rootRows,
  ...push.rootRows,
  ...support.rootRows,
  ...sessions.rootRows,
  ...viewer.rootRows,
  ...discovery.rootRows,
  ...chat.rootRows,
  ...access.rootRows,
};

/** Object types, each reached by every role about the subject. */
export const typeRows: Record<string, TypeRow> = {
  ...accounts.typeRows,
  ...admin.typeRows,
  ...billing.typeRows,
  ...calls.typeRows,
  ...checkIns.typeRows,
  ...companion.typeRows,
  ...dataRights.typeRows,
  ...dateIdeas.typeRows,
  ...datePlans.typeRows,
  ...gameSessions.typeRows,
  ...games.typeRows,
  ...letters.typeRows,
  ...likers.typeRows,
  ...matches.typeRows,
  ...moderation.typeRows,
  ...newsletter.typeRows,
  ...photos.typeRows,
  ...prepaid.typeRows,
  ...profiles.typeRows,
  ...push.typeRows,
  ...support.typeRows,
  ...sessions.typeRows,
  ...viewer.typeRows,
  ...discovery.typeRows,
  ...chat.typeRows,
  ...access.typeRows,
};

/** Events: every role listens to all it may, then each of them is caused once, for the subject. `silent`: nothing arrives. */
export const eventRows: Record<string, EventRow> = {
  ...calls.eventRows,
  ...companion.eventRows,
  ...datePlans.eventRows,
  ...gameSessions.eventRows,
  ...moderation.eventRows,
  ...support.eventRows,
  ...viewer.eventRows,
  ...chat.eventRows,
};
