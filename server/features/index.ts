/** The features, joined; order.ts says which may use which. */

import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import { housePrivacy, type PrivacyRegister } from '#server/platform/records/privacy.ts';
import { privacy as accountsPrivacy } from './accounts/privacy.ts';
import { resolvers as accounts } from './accounts/resolvers.ts';
import { privacy as adminPrivacy } from './admin/privacy.ts';
import { resolvers as admin } from './admin/resolvers.ts';
import { privacy as billingPrivacy } from './billing/privacy.ts';
import { resolvers as billing } from './billing/resolvers.ts';
import { privacy as callsPrivacy } from './calls/privacy.ts';
import { resolvers as calls } from './calls/resolvers.ts';
import { privacy as chatPrivacy } from './chat/privacy.ts';
import { resolvers as chat } from './chat/resolvers.ts';
import { privacy as companionPrivacy } from './companion/privacy.ts';
import { resolvers as companion } from './companion/resolvers.ts';
import { privacy as dataRightsPrivacy } from './data-rights/privacy.ts';
import { resolvers as dataRights } from './data-rights/resolvers.ts';
import { privacy as dateIdeasPrivacy } from './date-ideas/privacy.ts';
import { resolvers as dateIdeas } from './date-ideas/resolvers.ts';
import { privacy as discoveryPrivacy } from './discovery/privacy.ts';
import { resolvers as discovery } from './discovery/resolvers.ts';
import { privacy as entitlementsPrivacy } from './entitlements/privacy.ts';
import { resolvers as entitlements } from './entitlements/resolvers.ts';
import { privacy as feedbackPrivacy } from './feedback/privacy.ts';
import { resolvers as feedback } from './feedback/resolvers.ts';
import { privacy as gamesPrivacy } from './games/privacy.ts';
import { resolvers as games } from './games/resolvers.ts';
import { privacy as matchesPrivacy } from './matches/privacy.ts';
import { resolvers as matches } from './matches/resolvers.ts';
import { privacy as moderationPrivacy } from './moderation/privacy.ts';
import { resolvers as moderation } from './moderation/resolvers.ts';
import { privacy as newsletterPrivacy } from './newsletter/privacy.ts';
import { resolvers as newsletter } from './newsletter/resolvers.ts';
import { privacy as photosPrivacy } from './photos/privacy.ts';
import { resolvers as photos } from './photos/resolvers.ts';
import { privacy as profilesPrivacy } from './profiles/privacy.ts';
import { resolvers as profiles } from './profiles/resolvers.ts';
import { privacy as safetyPrivacy } from './safety/privacy.ts';
import { resolvers as safety } from './safety/resolvers.ts';
import { privacy as supportPrivacy } from './support/privacy.ts';
import { resolvers as support } from './support/resolvers.ts';
import { privacy as verificationPrivacy } from './verification/privacy.ts';
import { resolvers as verification } from './verification/resolvers.ts';

export const featureResolvers: Resolvers[] = [
  accounts,
  entitlements,
  billing,
  photos,
  profiles,
  verification,
  safety,
  discovery,
  matches,
  chat,
  calls,
  companion,
  games,
  dateIdeas,
  newsletter,
  feedback,
  support,
  moderation,
  admin,
  dataRights,
];

/** Every column of the database, by table. Two features never register the same table. */
export const privacyRegister: PrivacyRegister = {
  ...accountsPrivacy,
  ...entitlementsPrivacy,
  ...billingPrivacy,
  ...photosPrivacy,
  ...profilesPrivacy,
  ...verificationPrivacy,
  ...safetyPrivacy,
  ...discoveryPrivacy,
  ...matchesPrivacy,
  ...chatPrivacy,
  ...callsPrivacy,
  ...companionPrivacy,
  ...gamesPrivacy,
  ...dateIdeasPrivacy,
  ...newsletterPrivacy,
  ...feedbackPrivacy,
  ...supportPrivacy,
  ...moderationPrivacy,
  ...adminPrivacy,
  ...dataRightsPrivacy,
  ...housePrivacy,
};
