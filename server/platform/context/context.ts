import type { Logger } from 'pino';
import type { AccessTokenScope } from '#rules/admin.ts';
import type { Clock, Random } from '#server/base/chance.ts';
import type { RequestLog } from '#server/base/request-log.ts';
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/db/pool.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { Ports } from '#server/ports/index.ts';
import { freshLoad, type Load } from './dataloader.ts';
import type { Hooks } from './hooks.ts';

export type Role = 'admin';

/** The viewer of a request. A person's device has a `sessionId`; a script has an `accessTokenId` with its scopes instead. */
export type Viewer = {
  userId: string;
  sessionId: string | null;
  accessTokenId: string | null;
  scopes: readonly AccessTokenScope[];
  roles: readonly Role[];
  /** An account deletion is requested: only @public and @whileLeaving fields are open. */
  isLeaving?: boolean;
};

/** A request's data about its caller. `label` is the shortened user agent; `note` collects the fields of its line in the request log. */
export type RequestInfo = { ip: string; label: string; note?: RequestLog };

/** The parts that live as long as the process. */
export type Deps = {
  db: Db;
  bus: Bus;
  clock: Clock;
  random: Random;
  ports: Ports;
  hooks: Hooks;
  config: Config;
  log: Logger;
};

/** The parts that live as long as one request, or one event of a subscription. */
export type Context = Deps & {
  viewer: Viewer | null;
  request: RequestInfo;
  load: Load;
  /** True if a statement saw the live session while it loaded this context's event; see event-listener.ts. */
  isSessionVerified: boolean;
  /**
   * Queues work until after the outermost commit; outside a transaction it runs at once. Its failure is logged as a warning and fails no
   * request.
   */
  afterCommit(work: () => void | Promise<void>): void;
};

/** Runs work after a commit. The commit stands, so a failure here is only logged as a warning. */
export async function follow({ log }: Pick<Deps, 'log'>, work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn({ err: error }, 'What follows a commit failed; what was written stands.');
  }
}

/** A fresh context, with empty dataloaders. */
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

/** Changes the viewer for the rest of the document. The dataloaders' cache was read for the previous viewer, so it is cleared. */
export function becomeViewer(ctx: Context, viewer: Viewer | null): void {
  ctx.viewer = viewer;
  ctx.load.clearAll();
}
