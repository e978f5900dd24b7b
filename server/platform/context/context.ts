import type { Logger } from 'pino';
import type { AccessTokenScope } from '#rules/admin.ts';
import type { Clock, Random } from '#server/base/chance.ts';
import type { Note } from '#server/base/request-log.ts';
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/db/pool.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { Ports } from '#server/ports/index.ts';
import { freshLoad, type Load } from './dataloader.ts';
import type { Hooks } from './hooks.ts';

export type Role = 'admin';

/** Who asks. A person's device has a `sessionId`; a script has an `accessTokenId` with its scopes instead. */
export type Viewer = {
  userId: string;
  sessionId: string | null;
  accessTokenId: string | null;
  scopes: readonly AccessTokenScope[];
  roles: readonly Role[];
  /** Their account is going to be deleted: what is not @public or @whileLeaving is closed to them. */
  isLeaving?: boolean;
};

/** What one request knows of its caller. `label` is the shortened user agent; `note` collects what its log line will say. */
export type RequestInfo = { ip: string; label: string; note?: Note };

/** What lives as long as the process. */
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

/** What lives as long as one request, or one event of a subscription. */
export type Context = Deps & {
  viewer: Viewer | null;
  request: RequestInfo;
  load: Load;
  /** Whether a statement saw the live session while it loaded what this context is about; see event-listener.ts. */
  isSessionVerified: boolean;
  /** Work for after the outermost commit; at once outside a transaction. Its failure is warned of and fails nothing. */
  afterCommit(work: () => void | Promise<void>): void;
};

/** Does what follows a commit. What was written stands, so that a failure here fails nothing: it is warned of. */
export async function follow({ log }: Pick<Deps, 'log'>, work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn({ err: error }, 'What follows a commit failed; what was written stands.');
  }
}

/** A fresh context: no loader remembers anything. */
export function createContext(deps: Deps, viewer: Viewer | null, request: RequestInfo): Context {
  const { db, bus, clock, random, ports, hooks, config, log } = deps;
  const afterCommit: Context['afterCommit'] = (work) => void follow(deps, work);
  // Part by part: one is made for each request, and a spread takes several times as long.
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

/** Answers the rest of the document as somebody else, or as nobody. What loaders remember was read for the one before, so it goes. */
export function becomeViewer(ctx: Context, viewer: Viewer | null): void {
  ctx.viewer = viewer;
  ctx.load.clearAll();
}
