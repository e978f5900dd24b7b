import type { Logger } from 'pino';
import type { AccessTokenScope } from '#rules/admin.ts';
import type { Clock, Random } from '#server/base/chance.ts';
import type { RequestLog } from '#server/base/request-log.ts';
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/db/pool.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { Ports } from '#server/ports/index.ts';
import { freshLoad, type Load } from './dataloader.ts';
import type { FeatureHooks } from './feature-hooks.ts';

export type Role = 'admin';

/** A person's device has a `sessionId`; a script has an `accessTokenId` with its scopes. */
export type Viewer = {
  userId: string;
  sessionId: string | null;
  accessTokenId: string | null;
  scopes: readonly AccessTokenScope[];
  roles: readonly Role[];
  /** Only @public and @whileDeletionPending fields are open. */
  isDeletionPending?: boolean;
};

/** `label` is the shortened user agent. `namedByEmail` holds the ids of accounts whose address the caller gave. */
export type RequestInfo = { ip: string; label: string; note?: RequestLog; namedByEmail?: Set<string> };

/** As long as the process lives. */
export type Deps = {
  db: Db;
  bus: Bus;
  clock: Clock;
  random: Random;
  ports: Ports;
  hooks: FeatureHooks;
  config: Config;
  log: Logger;
};

/** As long as one request, or one event of a subscription. */
export type Context = Deps & {
  viewer: Viewer | null;
  request: RequestInfo;
  load: Load;
  /** See event-listener.ts. */
  isSessionVerified: boolean;
  /** Outside a transaction it runs at once. Its failure is logged as a warning and fails no request. */
  afterCommit(work: () => void | Promise<void>): void;
};

/** The commit stands, so a failure here is only logged as a warning. */
export async function follow({ log }: Pick<Deps, 'log'>, work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn({ err: error }, 'What follows a commit failed; what was written stands.');
  }
}

export function createContext(deps: Deps, viewer: Viewer | null, request: RequestInfo): Context {
  const { db, bus, clock, random, ports, hooks, config, log } = deps;
  const afterCommit: Context['afterCommit'] = (work) => void follow(deps, work);
  // Assigned one by one: each request makes a context, and a spread takes several times as long.
  const ctx = {
    db,
    bus,
    clock,
    random,
    ports,
    hooks,
    config,
    log,
    viewer,
    request,
    load: null as never as Load,
    isSessionVerified: false,
    afterCommit,
  };
  ctx.load = freshLoad(ctx);
  return ctx;
}

/** Clears the dataloaders' cache, which was read for the previous viewer. */
export function becomeViewer(ctx: Context, viewer: Viewer | null): void {
  ctx.viewer = viewer;
  ctx.load.clearAll();
}
