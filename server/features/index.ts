/** The features, in the order in which a later one may use an earlier one, never the other way round; tooling/import-rules.ts holds it. */
import type { Feature } from '#server/contract/feature.ts';
import type { Hooks } from '#server/platform/context/hooks.ts';
import { removeFiles } from '#server/platform/jobs/files.ts';
import type { Handlers, Jobs } from '#server/platform/jobs/queue.ts';
import { type PrivacyRegister, platformPrivacy } from '#server/platform/records/privacy.ts';
import { accounts } from './accounts/index.ts';
import { admin } from './admin/index.ts';
import { billing } from './billing/index.ts';
import { calls } from './calls/index.ts';
import { chat } from './chat/index.ts';
import { companion } from './companion/index.ts';
import { dataRights } from './data-rights/index.ts';
import { dateIdeas } from './date-ideas/index.ts';
import { discovery } from './discovery/index.ts';
import { entitlements } from './entitlements/index.ts';
import { events } from './events/index.ts';
import { feedback } from './feedback/index.ts';
import { games } from './games/index.ts';
import { matches } from './matches/index.ts';
import { moderation } from './moderation/index.ts';
import { newsletter } from './newsletter/index.ts';
import { photos } from './photos/index.ts';
import { profiles } from './profiles/index.ts';
import { safety } from './safety/index.ts';
import { support } from './support/index.ts';
import { verification } from './verification/index.ts';

const inOrder = [
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
  events,
] as const satisfies readonly Feature[];

export const features: readonly Feature[] = inOrder;

/** The keys of every member of a union. */
type KeysOf<T> = T extends unknown ? keyof T : never;
type Of<K extends keyof Feature> = Extract<(typeof inOrder)[number], Record<K, object>>[K];
/** No name where there is nothing left out; a name that is left out fails the compiler here. */
const leftOut: Exclude<keyof Jobs, KeysOf<Of<'tasks'>> | 'removeFiles'> | Exclude<keyof Hooks, KeysOf<Of<'hooks'>>> =
  undefined as never;
void leftOut;

/** What each job of the queue does. */
export const tasks: Handlers = Object.assign({ removeFiles }, ...features.map((feature) => feature.tasks));

/** What features do for those before them. */
export const hooks: Hooks = Object.assign({}, ...features.map((feature) => feature.hooks));

/** Every column of the database, by table. Two features never register the same table. */
export const privacyRegister: PrivacyRegister = Object.assign(
  {},
  ...features.map(({ privacy }) => privacy),
  platformPrivacy,
);
