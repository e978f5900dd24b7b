/** The features, in the order in which a later one may use an earlier one, never the other way round; tooling/import-rules.ts holds it. */
import type { Feature } from '#server/contract/feature.ts';
import type { FeatureHooks } from '#server/platform/context/feature-hooks.ts';
import { removeFiles } from '#server/platform/jobs/files.ts';
import type { Handlers, Jobs } from '#server/platform/jobs/queue.ts';
import { type PrivacyRegister, platformPrivacy } from '#server/platform/legal-records/privacy.ts';
import { accounts } from './accounts/index.ts';
import { admin } from './admin/index.ts';
import { billing } from './billing/index.ts';
import { calls } from './calls/index.ts';
import { chat } from './chat/index.ts';
import { checkIns } from './check-ins/index.ts';
import { companion } from './companion/index.ts';
import { dataRights } from './data-rights/index.ts';
import { dateIdeas } from './date-ideas/index.ts';
import { datePlans } from './date-plans/index.ts';
import { discovery } from './discovery/index.ts';
import { entitlements } from './entitlements/index.ts';
import { events } from './events/index.ts';
import { feedback } from './feedback/index.ts';
import { games } from './games/index.ts';
import { matches } from './matches/index.ts';
import { moderation } from './moderation/index.ts';
import { money } from './money/index.ts';
import { newsletter } from './newsletter/index.ts';
import { photos } from './photos/index.ts';
import { prepaid } from './prepaid/index.ts';
import { profiles } from './profiles/index.ts';
import { push } from './push/index.ts';
import { safety } from './safety/index.ts';
import { support } from './support/index.ts';
import { verification } from './verification/index.ts';
import { vitals } from './vitals/index.ts';

const inOrder = [
  accounts,
  entitlements,
  billing,
  prepaid,
  photos,
  profiles,
  verification,
  safety,
  discovery,
  matches,
  chat,
  calls,
  push,
  dateIdeas,
  datePlans,
  checkIns,
  newsletter,
  companion,
  games,
  feedback,
  support,
  moderation,
  vitals,
  money,
  admin,
  dataRights,
  events,
] as const satisfies readonly Feature[];

export const features: readonly Feature[] = inOrder;

/** The keys of every member of a union. */
type KeysOf<T> = T extends unknown ? keyof T : never;
type Of<K extends keyof Feature> = Extract<(typeof inOrder)[number], Record<K, object>>[K];
/** The jobs and hooks that no feature has. The compiler stops here while there are any: then this type is not `never`. */
type LeftOut =
  | Exclude<keyof Jobs, KeysOf<Of<'tasks'>> | 'removeFiles'>
  | Exclude<keyof FeatureHooks, KeysOf<Of<'hooks'>>>;
const isWhole: [LeftOut] extends [never] ? true : LeftOut = true;

/** Joins the parts of all features. Throws if two have the same name, so that none silently replaces another. */
function joined<T extends object>(what: string, parts: readonly (Partial<T> | undefined)[]): T {
  const all = new Map<string, unknown>();
  for (const [name, part] of parts.flatMap((each) => Object.entries(each ?? {}))) {
    if (all.has(name)) throw new Error(`Two features have the ${what} ${name}.`);
    all.set(name, part);
  }
  return Object.fromEntries(all) as T;
}

/** The function of each job of the queue. */
export const tasks = joined<Handlers>('job', [isWhole && { removeFiles }, ...features.map((feature) => feature.tasks)]);

/** The functions that features run for earlier ones. */
export const hooks = joined<FeatureHooks>(
  'hook',
  features.map((feature) => feature.hooks),
);

/** Every column of the database, by table. */
export const privacyRegister = joined<PrivacyRegister>('table', [
  ...features.map(({ privacy }) => privacy),
  platformPrivacy,
]);
